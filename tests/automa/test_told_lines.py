"""What automas say of their plans is of the line they chose: their own look-ahead plays it again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

import pytest

from game.automa import named
from game.automa.hidden import guessed, own_chance
from game.automa.lookahead import Foresight
from game.automa.own_lines import Line, told_line
from game.automa.steiger import Steiger
from game.automa.weights import PLAIN
from game.rules import new_game, play
from game.rules.events import (
    CoalDug,
    CoalReeled,
    DisksTaken,
    Event,
    Gained,
    PingeExhausted,
    PropPlaced,
    Scored,
    SectionEmptied,
    TileAcquired,
    TurnBegan,
    TurnEnded,
    WaterDrained,
)
from game.rules.message import Amount, Message, TileName, disks, message
from game.rules.moves import Move
from game.rules.player import Decision
from game.rules.state import GameState
from game.rules.terms import Colour, Place, Step
from tests.automa.games import board, decisions, mix, players

SEED = 7
GAMES = (board(2, 3), mix(3, 3), mix(4, 6), board(2, 9))


class Asked(NamedTuple):
    """A decision of a level in a position of some game."""

    seen: GameState
    moves: Sequence[Move]
    decision: Decision

    @property
    def first(self) -> Message:
        """The first reason."""
        return self.decision.reasons[0]

    @property
    def values(self) -> dict[str, Any]:
        """The values of the first reason."""
        return dict(self.first.values)


@cache
def positions() -> list[tuple[GameState, Sequence[Move]]]:
    """Every view of some games between knechts in which there is a choice."""
    games = (decisions(new_game(setup), players(*["knecht"] * setup.seats)) for setup in GAMES)
    return [(seen, moves) for game in games for seen, moves, _ in game if len(moves) > 1]


@cache
def asked(level: str, *steps: Step, every: int = 1) -> list[Asked]:
    """What a level decides at some of the positions."""
    found = [(seen, moves) for seen, moves in positions() if seen.step in steps]
    return [Asked(seen, moves, named(level)(SEED).choose(seen, moves)) for seen, moves in found[::every]]


# -- deeds, counted in events --


def vp_by(events: Sequence[Event], *rules: str) -> int:
    """The VP scored by some rules."""
    return sum(event.vp for event in events if isinstance(event, Scored) and event.rule in rules)


def amount_of(events: Sequence[Event], what: str) -> int:
    """How much of a good is gained, or how many VP beside those of deeds."""
    if what == "vp":
        told = ("T6", "B3", "M7")
        return sum(event.vp for event in events if isinstance(event, Scored) and event.rule not in told)
    return sum(event.amount for event in events if isinstance(event, Gained) and event.what == what)


def done(deed: Message, events: Sequence[Event]) -> bool:
    """Whether a deed is done in these events."""
    values: dict[str, Any] = dict(deed.values)
    kinds = Counter(type(event) for event in events)
    dug = Counter(event.place for event in events if isinstance(event, CoalDug))
    drained = sum(event.amount for event in events if isinstance(event, WaterDrained))
    scored = values["vp"].number if "vp" in values else 0
    if deed.id.startswith("deed-acquire"):
        tiles = [event.tile for event in events if isinstance(event, TileAcquired)]
        return values["tile"].id in tiles and scored <= vp_by(events, "T6", "B3")
    if deed.id == "deed-gain":
        return all(amount.number == amount_of(events, amount.what) for amount in values["goods"])
    if deed.id.startswith("deed-exhaust"):
        return kinds[PingeExhausted] == 1 and scored == vp_by(events, "M7")
    number = {
        "deed-drain": drained,
        "deed-prop": kinds[PropPlaced],
        "deed-dig-pinge": dug[Place.PINGE],
        "deed-dig-tunnel": dug[Place.TUNNEL],
        "deed-empty-sections": kinds[SectionEmptied],
        "deed-reel": kinds[CoalReeled],
    }[deed.id]
    (told,) = values.values()
    return number == (told.number if isinstance(told, Amount) else told)


def turn_of(events: Sequence[Event], number: int) -> list[Event]:
    """The events of a seat's working turn."""
    found: list[Event] = []
    working = False
    for event in events:
        if isinstance(event, TurnBegan | TurnEnded):
            working = isinstance(event, TurnBegan) and event.seat == number
        elif working and getattr(event, "seat", number) == number:
            found.append(event)
    return found


# -- takings that were played on --


def deals_of(one: Asked) -> int:
    """In how many deals a taking was played on; 0 if it was not."""
    ahead = [
        reason for reason in one.decision.reasons if reason.id.startswith(("reason-ahead", "reason-behind"))
    ]
    return dict(ahead[0].values)["deals"] if ahead else 0  # type: ignore[return-value]


def played_on(level: str, one: Asked) -> Iterator[list[Event]]:
    """The rest of the phase after the taking that was chosen, in each of the deals it was played on in."""
    seen, player = one.seen, named(level)(SEED)
    assert isinstance(player, Steiger)
    budget = player.first if seen.step == Step.FIRST_TAKING else player.second
    assert budget is not None
    weights = [player.weights if seat == seen.mover else PLAIN for seat in range(len(seen.seats))]
    foresight, chance = Foresight(weights, budget.thorough), own_chance(SEED, seen)
    for _ in range(deals_of(one)):
        dealt, heard = guessed(seen, chance), list[Event]()
        play(dealt, one.decision.move, None)
        foresight.play_on(dealt, seen.phases_before + 1, tell=heard.append)
        yield heard


def followed(heard: Sequence[Event], number: int) -> tuple[Amount, ...]:
    """The disks that a seat takes in these events."""
    taken = [0, 0, 0]
    for event in heard:
        if isinstance(event, DisksTaken) and event.seat == number:
            taken[event.colour] += event.amount
    return disks((taken[0], taken[1], taken[2]))


FIRST, SECOND = Step.FIRST_TAKING, Step.SECOND_TAKING
LOOKING_ON = [
    pytest.param("steiger", (FIRST,), 20, id="steiger"),
    pytest.param("steiger:miner", (FIRST,), 9, id="miner", marks=pytest.mark.long),
    pytest.param("meister", (FIRST, SECOND), 45, id="meister", marks=pytest.mark.long),
]


@pytest.mark.parametrize(("level", "steps", "every"), LOOKING_ON)
def test_what_is_to_follow_a_taking_does_follow(level: str, steps: tuple[Step, ...], every: int) -> None:
    """Its disks and deeds come in as many deals as are told of, and so do those of the advice."""
    checked = 0
    for one in asked(level, *steps, every=every):
        deals, number = deals_of(one), one.seen.mover
        if not deals:
            continue
        values, lines = one.values, list(played_on(level, one))
        for follow, deeds, least in (
            (values.get("disks", ()), values.get("deeds", ()), values.get("told", deals)),
            *((p.follow, p.deeds, deals // 2 + 1 if p.mostly else deals) for p in one.decision.points),
        ):
            so = [
                follow in ((), followed(heard, number))
                and all(done(deed, turn_of(heard, number)) for deed in deeds)
                for heard in lines
            ]
            assert sum(so) >= least, one.decision
            checked += len(deeds)
    assert checked


def test_only_what_most_deals_do_is_told() -> None:
    """Where no deed is common to more than half of the deals, a whole line of some is told."""
    brown, black = (Amount(2, Colour.BROWN),), (Amount(3, Colour.BLACK),)
    barn, prop = message("deed-acquire", tile=TileName("12")), message("deed-prop", count=1)
    reel = message("deed-reel", coal=Amount(1, "coal"))
    alone, both, other = Line(brown, (barn,)), Line(brown, (barn, prop)), Line(black, (barn,))
    assert told_line([alone]) == (brown, (barn,), (0,))
    assert told_line([both, both, both, other]) == (brown, (barn, prop), (0, 1, 2))
    assert told_line([alone, other, Line((), (barn, prop))]) == ((), (barn,), (0, 1, 2))
    assert told_line([alone, Line(black, (prop,)), Line(black, (reel,))]) == (brown, (barn,), (0,))
    assert told_line([Line(brown, ())] * 2) == ((), (), (0, 1))


def test_what_is_told_of_others_is_what_they_take() -> None:
    """D2: a second taking brings no more disks than there is room for."""
    limit = 5
    for one in asked("steiger", FIRST, every=20):
        parts = (part.text for option in one.decision.options for part in option.components)
        for text in parts:
            if text is not None and text.id.startswith("component-denies-disks"):
                values: dict[str, Any] = dict(text.values)
                assert 0 < values["taken"].number <= limit
                assert values["taken"] != values["wanted"]
