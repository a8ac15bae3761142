"""The bauer's reasons are true: what a sentence says of a move is what the rules make of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from game.automa.priorities import PRIORITIES
from game.rules import new_game, play
from game.rules.events import Event, Gained, PingeExhausted, Scored, SectionEmptied, Stored, TileAcquired
from game.rules.moves import Acquire, Activate, Dig, Drain, Lay, Move, Prop, Reel, Store, Take
from game.rules.state import GameState, Seat
from game.rules.terms import Resource, Step
from tests.automa.games import board, decisions, players

GAMES = range(12)


class Told(NamedTuple):
    """A decision: what was seen, the move, its reasons, what it brought about, the seat after it."""

    seen: GameState
    move: Move
    reasons: tuple[str, ...]
    events: list[Event]
    seat: Seat


@pytest.fixture(scope="module")
def told() -> list[Told]:
    """Every decision of a dozen games."""
    return [entry for number in GAMES for entry in _told(number)]


def _told(number: int) -> Iterator[Told]:
    state = new_game(board(2, number))
    for seen, _, decision in decisions(state, players("bauer", "bauer")):
        assert seen.to_move is not None
        ahead = state.copy()
        events = play(ahead, decision.move)
        yield Told(seen, decision.move, decision.reasons, events, ahead.seats[seen.to_move])


def _of(told: list[Told], *kinds: type[Move]) -> list[Told]:
    found = [entry for entry in told if isinstance(entry.move, kinds)]
    assert found
    return found


def test_every_first_sentence_is_of_the_move(told: list[Told]) -> None:
    begins: dict[type[Move], str | tuple[str, ...]] = {
        Take: "Takes ", Lay: ("Lays ", "Pays ", "Leaves "), Acquire: "Acquires the ", Dig: "Digs ",
        Drain: "Removes ", Reel: "Reels up ", Prop: "Places a prop ", Store: ("Stores ", "Leaves the "),
        Activate: "Activates the ",
    }  # fmt: skip
    for _, move, reasons, _, _ in _of(told, *begins):
        assert reasons[0].startswith(begins[type(move)])


def test_wishes_are_priorities(told: list[Told]) -> None:
    wishes = {f"Most of all it wants {priority.wish}." for priority in PRIORITIES}
    named = {reason for _, _, reasons, _, _ in told for reason in reasons if reason.startswith("Most of all")}
    assert named <= wishes
    assert len(named) > len(wishes) / 2


def test_points_named_are_scored_at_once(told: list[Told]) -> None:
    for _, move, reasons, events, _ in _of(told, Acquire, Dig, Store):
        scored = sum(e.vp for e in events if isinstance(e, Scored) and e.rule in ("T6", "M7", "W3"))
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
            freed = board.pinge_reach[seat.pinge_props] - board.pinge_reach[before.pinge_props]
        else:
            freed = board.tunnel_reach[seat.tunnel_props] - board.tunnel_reach[before.tunnel_props]
        assert f"frees {freed} coal" in reasons[0]


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
