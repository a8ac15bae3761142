"""The bauer's reasons are true: what a sentence says of a move is what the rules make of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from game.automa.priorities import IN_THE_VALLEY, PRIORITIES
from game.rules import Setup, new_game, play
from game.rules.events import Event, Gained, PingeExhausted, Scored, SectionEmptied, Stored, TileAcquired
from game.rules.moves import (
    Acquire,
    Activate,
    Choose,
    CountCart,
    Dig,
    Drain,
    GiveCoal,
    GiveFood,
    Lay,
    Move,
    Prop,
    Reel,
    Store,
    Take,
    TakeBonus,
    TakeMarker,
    UseMarker,
)
from game.rules.state import GameState, Seat
from game.rules.terms import Ability, Bonus, Marker, Resource, Step
from tests.automa.games import board, decisions, mix, players

BOARDS = [board(2, number) for number in range(12)]
MIXES = [mix(2 + number % 2, number) for number in range(12)]


class Told(NamedTuple):
    """A decision: what was seen, the move, its reasons, what it brought about, the seat after it."""

    seen: GameState
    move: Move
    reasons: tuple[str, ...]
    events: list[Event]
    seat: Seat


@pytest.fixture(scope="module", params=[BOARDS, MIXES], ids=["base", "the Ruhr Valley"])
def told(request: pytest.FixtureRequest) -> list[Told]:
    """Every decision of a dozen games."""
    return [entry for setup in request.param for entry in _told(setup)]


def _told(setup: Setup) -> Iterator[Told]:
    state = new_game(setup)
    for seen, _, decision in decisions(state, players(*["bauer"] * setup.seats)):
        assert seen.to_move is not None
        ahead = state.copy()
        events = play(ahead, decision.move)
        yield Told(seen, decision.move, decision.reasons, events, ahead.seats[seen.to_move])


def _of(told: list[Told], *kinds: type[Move]) -> list[Told]:
    found = [entry for entry in told if isinstance(entry.move, kinds)]
    assert found or set(kinds) <= {GiveFood, CountCart, TakeBonus, UseMarker}
    return found


def _in_the_valley(told: list[Told]) -> bool:
    return any(entry.seen.box.iron for entry in told)


def test_every_first_sentence_is_of_the_move(told: list[Told]) -> None:
    begins: dict[type[Move], str | tuple[str, ...]] = {
        Take: "Takes ", Lay: ("Lays ", "Pays ", "Leaves "), Acquire: "Acquires the ", Dig: "Digs ",
        Drain: "Removes ", Reel: "Reels up ", Prop: "Places a prop ", Store: ("Stores ", "Leaves the "),
        Activate: "Activates the ", CountCart: "Counts cart ", GiveFood: "Gives 1 food to ",
        GiveCoal: "Gives the coal to ", TakeMarker: "Takes the marker ", TakeBonus: "Takes in secret ",
        UseMarker: "Uses the ", Choose: "Chooses ",
    }  # fmt: skip
    for _, move, reasons, _, _ in _of(told, *begins):
        assert reasons[0].startswith(begins[type(move)])


def test_wishes_are_priorities(told: list[Told]) -> None:
    priorities = PRIORITIES + IN_THE_VALLEY if _in_the_valley(told) else PRIORITIES
    wishes = {f"Most of all it wants {priority.wish}." for priority in priorities}
    named = {reason for _, _, reasons, _, _ in told for reason in reasons if reason.startswith("Most of all")}
    assert named <= wishes
    assert len(named) > len(wishes) / 2


def test_points_named_are_scored_at_once(told: list[Told]) -> None:
    for _, move, reasons, events, _ in _of(told, Acquire, Dig, Store):
        scored = sum(e.vp for e in events if isinstance(e, Scored) and e.rule in ("T6", "B3", "M7", "W3"))
        named = re.search(r"(?:for|scores) (\d+) VP|(\d+) VP at once", reasons[0])
        said = int(named[1] or named[2]) if named and "in the end" not in reasons[0] else 0
        assert said == scored, (move, reasons)


def test_what_taking_says_is_taken(told: list[Told]) -> None:
    for seen, _, reasons, _, seat in _of(told, Take):
        cart = seat.cart1 if seen.step == Step.FIRST_TAKING else seat.cart2
        assert f"Takes {sum(cart)} " in reasons[0]


def test_work_brings_what_it_says(told: list[Told]) -> None:
    for _, _, reasons, events, _ in _of(told, Activate):
        said = re.search(r"to gain (\d+) (wood|food)", reasons[0])
        if said:
            gained = sum(e.amount for e in events if isinstance(e, Gained) and e.what == said[2])
            assert int(said[1]) == gained


def test_digging_says_what_it_opens(told: list[Told]) -> None:
    for _, _, reasons, events, seat in _of(told, Dig):
        assert ("last coal of the Pinge" in reasons[0]) == any(isinstance(e, PingeExhausted) for e in events)
        assert ("empties a section" in reasons[0]) == any(isinstance(e, SectionEmptied) for e in events)
        left = re.search(r"(\d+) more exhausts? the Pinge", reasons[0])
        if left:
            assert int(left[1]) == seat.board.pinge_size - seat.pinge_dug


def test_a_prop_frees_the_coal_it_says(told: list[Told]) -> None:
    for seen, move, reasons, _, seat in _of(told, Prop):
        before = seen.seats[seen.to_move]
        board = seat.board
        if move.place == 0:
            first = max(board.pinge_reach[before.pinge_props], before.pinge_dug)
            freed = board.pinge_reach[seat.pinge_props] - first
        else:
            first = max(board.tunnel_reach[before.tunnel_props], before.tunnel_dug)
            freed = board.tunnel_reach[seat.tunnel_props] - first
        assert (f"frees {freed} coal" in reasons[0]) == (freed > 0)
        assert ("of iron" in reasons[0]) == move.iron


def test_acquired_and_stored_things_bear_their_names(told: list[Told]) -> None:
    for seen, _, reasons, events, _ in _of(told, Acquire):
        tile = next(e.tile for e in events if isinstance(e, TileAcquired))
        assert seen.box.tiles[seen.box.index[tile]].name in reasons[0]
    for _, _, reasons, events, _ in _of(told, Store):
        stored = [e.resource for e in events if isinstance(e, Stored)]
        assert all(Resource(resource).label in reasons[0] for resource in stored)


def test_a_plan_for_a_development_can_acquire_it(told: list[Told]) -> None:
    for seen, move, reasons, _, _ in _of(told, Lay):
        name = re.match(r"Lays .* on the (?:farmer|farmhand) for the (.*)\.$", reasons[0])
        if name:
            tile = next(t for t in seen.box.tiles if t.name == name[1])
            assert tile in seen.box.meeting(move)


def test_a_gift_of_food_is_worth_the_points_it_names(told: list[Told]) -> None:
    for seen, move, reasons, events, seat in _of(told, GiveFood):
        assert f"for {sum(e.vp for e in events if isinstance(e, Scored) and e.rule == '29')} VP" in reasons[0]
        assert seen.seats[seen.to_move].food - seat.food == 1
        assert ("leaves the water" in reasons[0]) == (not move.water and not seat.has(Ability.BUCKET))


def test_the_cart_that_counts_has_the_lower_value(told: list[Told]) -> None:
    for seen, move, reasons, _, _ in _of(told, CountCart):
        values = [
            sum(n * value for n, value in zip(cart, seen.box.cart_value, strict=True))
            for cart in (seen.seats[seen.to_move].cart1, seen.seats[seen.to_move].cart2)
        ]
        assert values[move.cart - 1] == min(values)
        assert str(min(values)) in reasons[0]


def test_a_bonus_marker_is_not_named(told: list[Told]) -> None:
    """R-26: whoever reads the reasons does not learn which one was taken."""
    for _, _, reasons, _, _ in _of(told, TakeBonus):
        assert not any(bonus.label in reasons[0] for bonus in Bonus)


def test_the_market_pays_what_is_named(told: list[Told]) -> None:
    for _, move, reasons, events, _ in _of(told, UseMarker):
        if move.marker == Marker.MARKET:
            thaler = sum(e.amount for e in events if isinstance(e, Gained) and e.what == "thaler")
            assert reasons[0].startswith(f"Uses the market: {thaler} Thaler and ")
