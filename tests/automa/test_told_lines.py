"""What automas say of their plans is of the line they chose: their own look-ahead plays it again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from statistics import fmean
from typing import Any, NamedTuple

import pytest

from game.automa import named
from game.automa.bauer import Bauer
from game.automa.hidden import guessed, own_chance
from game.automa.horizon import horizon_before, horizon_of
from game.automa.intentions import lay_reasons
from game.automa.lookahead import Foresight, SearchBudget
from game.automa.own_lines import Line, told_line
from game.automa.reasons import turn_reasons
from game.automa.rollout_policy import WorkingTurn, play_out
from game.automa.steiger import Steiger
from game.automa.trials import Trial, trials, winter_trials
from game.automa.weighing import standing
from game.automa.weights import PLAIN, Weights
from game.rules import legal_moves, new_game, parse_move, play, view
from game.rules.engine.free_actions import with_marker
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
    WorkerActivated,
)
from game.rules.message import Amount, Message, TileName, disks, message
from game.rules.moves import Drain, Lay, Move, Store, Swap
from game.rules.player import Aspect, Decision
from game.rules.state import GameState
from game.rules.terms import Ability, Colour, Marker, Place, Season, Step
from tests.automa.games import board, decisions, mix, players
from tests.rules.helpers import at_taking, at_working

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
    budget = player.budget(seen)
    assert budget is not None
    weights = player.weights_by_seat(seen)
    foresight = Foresight(weights, budget.thorough)
    chance = own_chance(SEED, seen)
    for _ in range(deals_of(one)):
        dealt, heard = guessed(seen, chance), list[Event]()
        play(dealt, one.decision.move, None)
        if budget.follow_ups > 1 and foresight.play_to_taking(dealt, seen.mover, heard.append):
            heard += best_followed(foresight, dealt, budget, weights)
        else:
            foresight.play_on(dealt, seen.phases_before + 1, tell=heard.append)
        yield heard


def best_followed(
    foresight: Foresight, state: GameState, budget: SearchBudget, weights: Sequence[Weights]
) -> list[Event]:
    """The rest of the phase after the own taking that leads to the best mean lead at the ends of phases."""
    found: list[tuple[float, list[Event]]] = []
    for move in foresight.best_takings(state, budget.follow_ups):
        ahead, heard, leads = state.copy(), list[Event](), list[float]()
        play(ahead, move, heard.append)
        for until in range(state.phases_before + 1, state.phases_before + budget.phases + 1):
            if ahead.to_move is not None:
                foresight.play_on(ahead, until, None if leads else heard.append)
                leads.append(lead(ahead, state.mover, weights))
        found.append((round(fmean(leads), 6), heard))
    return max(found, key=lambda each: each[0])[1]


def lead(state: GameState, number: int, weights: Sequence[Weights]) -> float:
    """A seat's lead over the best of the others at the beginning of a phase, or at the end."""
    horizon = horizon_before(state.box, state.year, state.season)
    seats = zip(state.seats, weights, strict=True)
    totals = [standing(state, at, seat, horizon, weighs).total for at, (seat, weighs) in enumerate(seats)]
    return totals.pop(number) - max(totals)


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
    pytest.param("meister", (FIRST, SECOND), 17, id="meister", marks=pytest.mark.long),
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
    """In the line of the taking that was chosen, and up to the limit in a second taking (D2)."""
    checked = 0
    for one in asked("steiger", FIRST, every=20):
        chosen = one.decision.options[0] if deals_of(one) else None
        for part in chosen.components if chosen else ():
            if part.text is not None and part.text.id.startswith("component-denies-disks"):
                values: dict[str, Any] = dict(part.text.values)
                heard = [*played_on("steiger", one)]
                first = [first_taken(events, values["seat"].number) for events in heard]
                assert first.count(values["taken"]) >= values.get("told", len(heard))
                checked += 1
    assert checked


def first_taken(events: Sequence[Event], number: int) -> Amount | None:
    """The disks that a seat takes first."""
    taken = (event for event in events if isinstance(event, DisksTaken) and event.seat == number)
    first = next(taken, None)
    return Amount(first.amount, first.colour) if first is not None else None


def test_what_follows_a_swap_begins_with_the_taking_it_is_for() -> None:
    state = at_taking([(1, 0, 0), (0, 3, 1)], [(0, 0, 0), (0, 2, 0)], year=2)
    state.seats[0].markers = with_marker(state.seats[0].markers, Marker.OIL_LAMP, 1)
    keen = Bauer(1, replace(PLAIN, swap=-9.0))  # a marker is worth less than nothing to it
    decision = keen.choose(view(state, 0), legal_moves(state))
    assert isinstance(decision.move, Swap)
    to_follow = dict(decision.reasons[0].values)["disks"]
    play(state, decision.move, None)
    then = keen.choose(view(state, 0), legal_moves(state))
    values: dict[str, Any] = dict(then.reasons[0].values)
    taken = dict(values["taking"].values)["disks"]
    assert sorted(to_follow) == sorted((taken, *values.get("disks", ())))


@pytest.mark.parametrize(("second", "number"), [(False, 7), (True, 2)])
def test_the_disks_that_are_taken_are_told(second: bool, number: int) -> None:
    """D2: there is a limit in the second taking alone."""
    state = at_taking([(7, 0, 0), (0, 0, 0)], second=second)
    if second:
        state.seats[0].cart1 = state.seats[0].disks = (0, 3, 0)
    decision = Bauer(1).choose(view(state, 0), legal_moves(state))
    taking: Any = dict(decision.reasons[0].values)["taking"]
    assert dict(taking.values)["disks"] == Amount(number, Colour.BLACK)


# -- plans --


def plan_of(level: str, one: Asked) -> list[Event]:
    """The events of the plan whose next field was laid, carried out where nobody else acts."""
    player = named(level)(SEED)
    assert isinstance(player, Bauer)
    search, found = player.prospects(one.seen)
    assert one.decision.move in found[0].plan.lays
    return search.events(found[0])


LAYING = [
    pytest.param("bauer", 5, id="bauer"),
    pytest.param("steiger", 40, id="steiger"),
    pytest.param("meister:inventor", 15, id="inventor", marks=pytest.mark.long),
]


@pytest.mark.parametrize(("level", "every"), LAYING)
def test_what_is_laid_does_in_its_plan_what_is_told(level: str, every: int) -> None:
    """Workers work or develop as told, the deeds are done, and where nothing is laid it could have been."""
    told: Counter[str] = Counter()
    for one in asked(level, Step.PLANNING, every=every):
        events, move, id = plan_of(level, one), one.decision.move, one.first.id
        assert isinstance(move, Lay)
        told[id] += 1
        bought = [e.tile for e in events if isinstance(e, TileAcquired) and e.field == move.field]
        if id == "reason-lay-for-tile":
            assert bought == [one.values["tile"].id]
        elif not move.empty:
            assert not bought
            works = any(isinstance(e, WorkerActivated) and e.field == move.field for e in events)
            assert works == (id != "reason-lay-idle")
        else:
            left = any(isinstance(other, Lay) and not other.empty for other in one.moves)
            assert left == (id in ("reason-lay-nothing", "reason-unpaid-worth-less"))
        for reason in one.decision.reasons:
            if reason.id == "reason-plan":
                deeds: Any = dict(reason.values)["deeds"]
                assert all(done(deed, events) for deed in deeds)
    assert told["reason-lay-for-work"] and told["reason-lay-for-tile"]


def test_a_plan_that_lets_workers_decide_tells_what_they_acquire() -> None:
    """It has no targets: what the disks on a field are for is seen when it is carried out."""
    for one in asked("steiger", Step.PLANNING, every=40):
        search, found = Steiger(SEED).prospects(one.seen)
        at = len(one.seen.seats[one.seen.mover].plan)
        for prospect in found[:40]:
            said, *_ = lay_reasons(one.seen, search, prospect, prospect.plan.lays[at])
            bought = [
                event.tile
                for event in search.events(prospect)
                if isinstance(event, TileAcquired) and event.field == prospect.plan.lays[at].field
            ]
            assert bought == [one.id for name, one in said.values if name == "tile"]


# -- work --


@pytest.mark.parametrize("level", ["bauer", pytest.param("meister", marks=pytest.mark.long)])
def test_what_is_told_of_work_is_of_the_move(level: str) -> None:
    told: Counter[str] = Counter()
    for one in asked(level, Step.WORKING, every=2):
        told[one.first.id] += 1
        ahead, number = one.seen.copy(), one.seen.mover
        seat, stops = one.seen.seats[number], one.seen.seats[number].board.stops_pinge
        if seat.exhausted:
            stops = seat.board.stops_reeling
        scored = vp_by_decision(play(ahead, one.decision.move), number)
        for point in one.decision.points:
            if point.said is not None and point.said.id == "advise-vp":
                assert dict(point.said.values)["vp"] == Amount(scored, "vp")
        if one.first.id == "reason-drain-ahead":
            coming = horizon_of(one.seen).waters
            assert seat.water + coming >= stops and not seat.has(Ability.BUCKET)
        if one.first.id in ("reason-activate", "reason-choose", "reason-choose-for"):
            own = [event for event in play(one.seen.copy(), one.decision.move) if of(event, number)]
            assert all(done(deed, own) for deed in one.values["deeds"])
        if one.first.id == "reason-activate-for-work":
            assert acts_at_once(ahead, level)
    assert told["reason-activate-for-work"] and told["reason-activate"]


def of(event: Event, number: int) -> bool:
    """Whether an event is of a seat, or of the game."""
    return getattr(event, "seat", number) == number


def vp_by_decision(events: Sequence[Event], number: int) -> int:
    """The VP that a seat scores in these events."""
    return sum(event.vp for event in events if isinstance(event, Scored) and event.seat == number)


def acts_at_once(state: GameState, level: str) -> bool:
    """Whether the worker that was activated works in the line that is played out by habit."""
    player = named(level)(SEED)
    assert isinstance(player, Bauer)
    heard: list[Event] = []
    turn = WorkingTurn(state, state.seats[state.mover], horizon_of(state), player.weights, None)
    play_out(turn, heard.append)
    ends = [at for at, event in enumerate(heard) if isinstance(event, WorkerActivated | TurnEnded)]
    first = heard[: ends[0]] if ends else heard
    return any(isinstance(event, CoalDug | CoalReeled | WaterDrained | PropPlaced) for event in first)


@pytest.mark.parametrize(
    ("owns", "water", "id"),
    [((), 1, "reason-drain-ahead"), (("21",), 1, "reason-drain-idle"), (("21",), 2, "reason-drain-pinge")],
)
def test_water_that_still_comes_is_told_where_it_comes(owns: tuple[str, ...], water: int, id: str) -> None:
    """The Bucket (21) keeps the water of a season out of the mine."""
    state = at_working("farmer: 1 black", owns=owns, seat={"water": water})
    play(state, parse_move("activate farmer"), None)
    drain = next(move for move in legal_moves(state) if isinstance(move, Drain))
    chosen = Trial(0.0, drain, state.seats[0].copy())
    assert next(turn_reasons(state, chosen, horizon_of(state), PLAIN)).id == id


def test_water_that_costs_in_the_end_is_told_so() -> None:
    state = at_working("farmer: 1 black", season=Season.AUTUMN, year=3, seat={"water": 2})
    play(state, parse_move("activate farmer"), None)
    chosen = next(
        trial for trial in trials(state, legal_moves(state), PLAIN) if isinstance(trial.move, Drain)
    )
    said = next(turn_reasons(state, chosen, horizon_of(state), PLAIN))
    assert said.id == "reason-drain-pinge"  # it stops the digging as well
    state.seats[0].board = replace(state.seats[0].board, stops_pinge=5)
    said = next(turn_reasons(state, chosen, horizon_of(state), PLAIN))
    assert said.id == "reason-drain-end"
    assert dict(said.values)["vp"] == Amount(state.box.ruleset.final.water_more, "vp")


# -- storage --


def test_what_is_stored_is_weighed_by_what_it_scores_and_keeps() -> None:
    """The bars of storing are VP of all slots and the worth of what is kept, and differ as its trials do."""
    seen = 0
    for one in asked("bauer", Step.WINTER_STORAGE):
        found = winter_trials(one.seen, one.moves, PLAIN)
        options = one.decision.options
        assert [option.move for option in options] == [trial.move for trial in found[:4]]
        for option, trial in zip(options, found, strict=False):
            less = options[0].worth - option.worth
            assert less == pytest.approx(found[0].worth - trial.worth)
            seen += bool(option.components)
        stored = one.decision.move
        if isinstance(stored, Store) and stored.resource is not None and "vp" in one.values:
            scored = one.seen.box.storage.vp[stored.slot][stored.resource]
            parts = {part.aspect: part.vp for part in options[0].components}
            assert 0 < scored == one.values["vp"].number <= parts[Aspect.NOW]
        if one.first.id == "reason-store-in-vain":
            there = one.seen.box.storage.vp[one.values["slot"]]
            stores = [move for move in one.moves if isinstance(move, Store) and move.resource is not None]
            assert not any(there[move.resource] for move in stores if move.resource is not None)
    assert seen > 20
