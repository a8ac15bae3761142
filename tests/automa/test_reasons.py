"""The bauer's reasons are true: what a message says of a move is what the rules make of it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from game.automa import named
from game.automa.horizon import horizon_of
from game.automa.priorities import PRIORITIES
from game.automa.reasons import turn_reasons
from game.automa.trials import Trial
from game.automa.weights import PLAIN
from game.rules import Setup, legal_moves, new_game, parse_move, play, view
from game.rules.engine import final_lines
from game.rules.events import (
    DistantPaid,
    Event,
    Gained,
    PingeExhausted,
    Scored,
    SectionEmptied,
    Stored,
    TileAcquired,
)
from game.rules.message import Amount, Message, SeatName, TileName, vp
from game.rules.moves import (
    Acquire,
    Activate,
    Dig,
    GiveFood,
    Lay,
    Move,
    Prop,
    Store,
    Take,
    TakeBonus,
    UseMarker,
)
from game.rules.state import NO_BONUS, GameState, Seat
from game.rules.terms import Ability, Bonus, Marker, Resource, Season, Step
from game.words import words_of
from tests.automa.games import board, choice, decisions, mix, players, reason
from tests.rules.helpers import at_planning, at_winter, at_working, end_phase

BOARDS = [board(2, number) for number in range(12)]
MIXES = [mix(2 + number % 2, number) for number in range(12)]
WISH = "reason-wish-"


class Told(NamedTuple):
    """A decision: what was seen, the move, its reasons, what it brought about, the seat after it."""

    seen: GameState
    move: Any
    reasons: tuple[Message, ...]
    events: list[Event]
    seat: Seat

    @property
    def id(self) -> str:
        """The id of the first reason."""
        return self.reasons[0].id

    @property
    def values(self) -> dict[str, Any]:
        """The values of the first reason."""
        return dict(self.reasons[0].values)


@pytest.fixture(
    scope="module",
    params=["base", pytest.param("valley", marks=pytest.mark.long)],
    ids=["base", "the Ruhr Valley"],
)
def told(request: pytest.FixtureRequest) -> list[Told]:
    """Every decision of a dozen games."""
    return _dozen(request.param)


@pytest.fixture(scope="module")
def in_valley() -> list[Told]:
    """Every decision of a dozen games with new tiles and modules; tests that ask for it are long."""
    return _dozen("valley")


@cache
def _dozen(box: str) -> list[Told]:
    return [entry for setup in (BOARDS if box == "base" else MIXES) for entry in _told(setup)]


def _told(setup: Setup) -> Iterator[Told]:
    state = new_game(setup)
    for seen, _, decision in decisions(state, players(*["bauer"] * setup.seats)):
        assert seen.to_move is not None
        ahead = state.copy()
        events = play(ahead, decision.move)
        yield Told(seen, decision.move, tuple(decision.reasons), events, ahead.seats[seen.to_move])


def _of(told: list[Told], *kinds: type[Move]) -> list[Told]:
    found = [entry for entry in told if isinstance(entry.move, kinds)]
    assert found
    return found


@pytest.mark.long
def test_wishes_are_priorities(told: list[Told]) -> None:
    boxes = {entry.seen.box for entry in told}
    wishes = {f"{WISH}{one.key}" for one in PRIORITIES if any(map(one.counts_in, boxes))}
    named = {reason.id for entry in told for reason in entry.reasons if reason.id.startswith(WISH)}
    assert named <= wishes
    assert len(named) > len(wishes) / 2


def test_points_named_are_scored_at_once(told: list[Told]) -> None:
    later = {"reason-dig-tunnel", "reason-dig-section"}
    for entry in _of(told, Acquire, Dig, Store):
        final = {line.rule for line in final_lines(entry.seen, 0)}
        scored = sum(e.vp for e in entry.events if isinstance(e, Scored) and e.rule not in final)
        amounts = (*entry.values.get("goods", ()), entry.values.get("vp", Amount(0, "vp")))
        said = 0 if entry.id in later else sum(amount.number for amount in amounts if amount.what == "vp")
        assert said == scored, entry.reasons


def test_what_taking_says_is_taken(told: list[Told]) -> None:
    for entry in _of(told, Take):
        cart = entry.seat.cart1 if entry.seen.step == Step.FIRST_TAKING else entry.seat.cart2
        taken = dict(entry.values["taking"].values)
        assert taken == {"disks": Amount(sum(cart), entry.move.colour), "pool": entry.move.pool + 1}


def test_work_brings_what_it_says(told: list[Told]) -> None:
    checked = 0
    for entry in _of(told, Activate):
        gain = [deed for deed in entry.values.get("deeds", ()) if deed.id == "deed-gain"]
        said = {amount.what: amount.number for deed in gain for amount in dict(deed.values)["goods"]}
        for what in ("wood", "food", "iron"):
            gained = sum(e.amount for e in entry.events if isinstance(e, Gained) and e.what == what)
            assert said.get(what, 0) == gained
            checked += gained
    assert checked


def test_what_a_development_brings_is_what_is_gained(told: list[Told]) -> None:
    for entry in _of(told, Acquire):
        said = {amount.what: amount.number for amount in entry.values.get("goods", ())}
        for what in ("wood", "food", "coal", "iron", "thaler", "shaft"):
            gained = sum(e.amount for e in entry.events if isinstance(e, Gained) and e.what == what)
            assert said.get(what, 0) == gained
        paid = [e for e in entry.events if isinstance(e, DistantPaid)]
        costs = [dict(reason.values) for reason in entry.reasons if reason.id == "reason-acquire-distant"]
        assert costs == [{"goods": Amount(1, e.resource), "owner": SeatName(e.owner)} for e in paid]


def test_digging_says_what_it_opens(told: list[Told]) -> None:
    for entry in _of(told, Dig):
        exhausted = any(isinstance(event, PingeExhausted) for event in entry.events)
        assert entry.id.startswith("reason-dig-last") == exhausted
        emptied = any(isinstance(event, SectionEmptied) for event in entry.events)
        assert (entry.id == "reason-dig-section") == emptied
    left = [entry for entry in _of(told, Dig) if entry.id == "reason-dig-pinge"]
    assert left
    for entry in left:
        assert entry.values["left"] == entry.seat.board.pinge_size - entry.seat.pinge_dug


def test_a_prop_frees_the_coal_it_says(told: list[Told]) -> None:
    for entry in _of(told, Prop):
        before = entry.seen.seats[entry.seen.to_move]
        seat, board = entry.seat, entry.seat.board
        if entry.move.place == 0:
            first = max(board.pinge_reach[before.pinge_props], before.pinge_dug)
            freed = board.pinge_reach[seat.pinge_props] - first
        else:
            first = max(board.tunnel_reach[before.tunnel_props], before.tunnel_dug)
            freed = board.tunnel_reach[seat.tunnel_props] - first
        assert entry.values.get("coal") == (Amount(freed, Resource.COAL) if freed > 0 else None)
        assert entry.id.startswith("reason-iron-prop") == entry.move.iron


def test_acquired_and_stored_things_bear_their_names(told: list[Told]) -> None:
    for entry in _of(told, Acquire):
        tile = next(event.tile for event in entry.events if isinstance(event, TileAcquired))
        assert entry.values["tile"] == TileName(tile)
    for entry in _of(told, Store):
        stored = [event.resource for event in entry.events if isinstance(event, Stored)]
        assert stored == ([entry.values["good"]] if "good" in entry.values else [])


def test_a_plan_for_a_development_can_acquire_it(told: list[Told]) -> None:
    planned = [entry for entry in _of(told, Lay) if entry.id == "reason-lay-for-tile"]
    assert planned
    for entry in planned:
        box = entry.seen.box
        assert box.tiles[box.index[entry.values["tile"].id]] in box.meeting(entry.move, 0)


def test_what_is_laid_is_named(told: list[Told]) -> None:
    for entry in _of(told, Lay):
        assert entry.values["field"] == entry.move.field
        assert entry.values.get("lay", ()) == entry.move.said


@pytest.mark.long
def test_a_gift_of_food_is_worth_the_points_it_names(in_valley: list[Told]) -> None:
    for entry in _of(in_valley, GiveFood):
        vp = sum(event.vp for event in entry.events if isinstance(event, Scored) and event.rule == "29")
        assert entry.values["vp"] == Amount(vp, "vp")
        assert entry.seen.seats[entry.seen.to_move].food - entry.seat.food == 1
        leaves = any(reason.id == "reason-leave-water" for reason in entry.reasons)
        assert leaves == (not entry.move.water and not entry.seat.has(Ability.BUCKET))


@pytest.mark.long
def test_a_bonus_marker_is_not_named(in_valley: list[Told]) -> None:
    """R-26: whoever reads the reasons does not learn which one was taken."""
    for entry in _of(in_valley, TakeBonus):
        assert not any(isinstance(value, Bonus) or value == entry.move for value in entry.values.values())
        assert not any(bonus.label in words_of("en").text(entry.reasons[0]) for bonus in Bonus)


@pytest.mark.long
def test_the_market_pays_what_is_named(in_valley: list[Told]) -> None:
    sold = [entry for entry in _of(in_valley, UseMarker) if entry.move.marker == Marker.MARKET]
    assert sold
    for entry in sold:
        thaler = sum(e.amount for e in entry.events if isinstance(e, Gained) and e.what == "thaler")
        assert Amount(thaler, "thaler") in entry.values["goods"]


def test_an_empty_field_is_for_the_development_that_a_draft_gives_away(tmp_path: Path) -> None:
    draft = tmp_path / "draft.toml"
    draft.write_text("[tile.11]\ncost = []\n", "utf-8")
    seen = view(at_planning((0, 0, 3), ruleset=str(draft)), 0)
    decision = named("bauer")(1).choose(seen, legal_moves(seen))
    assert isinstance(decision.move, Lay) and decision.move.empty
    assert TileName("11") in dict(decision.reasons[0].values).values()


def storing(draft: Path, text: str, **where: Any) -> GameState:
    """A seat asked what it stores, by a draft."""
    draft.write_text(text, "utf-8")
    state = at_winter(ruleset=str(draft), **where)
    end_phase(state)
    while state.step == Step.WINTER_SCORING:
        play(state, legal_moves(state)[0])
    assert state.step == Step.WINTER_STORAGE
    return state


def test_what_would_score_in_a_place_may_score_elsewhere(tmp_path: Path) -> None:
    seat = {"food": 6, "wood": 1, "thaler": 9}
    state = storing(tmp_path / "draft.toml", "[storage.cellar]\nwood = 1\n", year=3, seat=seat)
    state.seats[0].food = 1
    assert "store wood in farm" in map(str, legal_moves(state))
    assert reason("bauer", state) == "Stores food on the farm: what scores there scores as much elsewhere."


def test_nothing_is_kept_for_a_spring_that_the_vp_of_storing_take_away(tmp_path: Path) -> None:
    end = "[[end]]\nhave = 'vp'\ncount = 20\n"
    for score, said in ((19, "it scores 1 VP."), (18, "it scores 1 VP and is there again in spring.")):
        seat = {"food": 4, "wood": 1, "thaler": 9, "score": score}
        state = storing(tmp_path / f"{score}.toml", end, seat=seat)
        assert reason("bauer", state) == f"Stores wood on the farm: {said}"


def test_who_stops_before_coal_that_a_prop_would_open_says_no_untruth() -> None:
    """R-30: he could still dig, and keeps the wood for its VP in winter."""
    seat = {"wood": 1, "pinge_dug": 2, "food": 1, "thaler": 2}
    state = at_working("farmer: 2 black", season=Season.AUTUMN, year=3, seat=seat)
    play(state, parse_move("activate farmer"))
    play(state, parse_move("dig"))
    assert "prop pinge" in map(str, legal_moves(state)) and choice("bauer", state) == "stop"
    first = named("bauer")(1).choose(view(state, 0), legal_moves(state)).reasons[0]
    assert first.id == "reason-stop"
    state.seats[0].wood = 0
    assert named("bauer")(1).choose(view(state, 0), legal_moves(state)).reasons[0].id == "reason-stop-no-coal"


def test_digging_tells_a_section_with_its_bonus_and_without_the_secret_marker() -> None:
    """G1, G2; a bonus marker scores some sections too, and everybody reads the log (R-26)."""
    state = at_working("farmer: 3 black", modules=frozenset({"black"}))
    seat = state.seats[0]
    seat.pinge_dug, board = seat.board.pinge_size, seat.board
    number = next(n for n, symbols in enumerate(board.tunnel_bonus) if "wheelbarrow" in symbols)
    seat.tunnel_dug = board.tunnel_reach[number + 1] - 1
    tile = next(tile for tile in state.box.tiles if tile.end_section == "wheelbarrow")
    told = []
    for owned, bonus in ((0, NO_BONUS), (tile.bit, NO_BONUS), (tile.bit, Bonus.WHEELBARROW)):
        seat.tiles, seat.bonus = owned, bonus
        said, *_ = turn_reasons(state, Trial(0.0, Dig(), seat), horizon_of(state), PLAIN)
        assert said.id == "reason-dig-section"
        told.append(dict(said.values)["vp"])
    plain = board.tunnel_vp[number]
    assert told == [vp(plain), vp(plain + tile.end_vp), vp(plain + tile.end_vp)]
