"""Positions to test rules from, and short ways to play, refuse and read them.

Moves are written as a record writes them ("dig", "lay farmer: 2 black"), but options by what they take and
bring ("choose 2 coal for 1 thaler"). A position built here keeps the
disks of C1: what a test does not lay lies in the first action pool, where it disturbs nothing but the taking.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pytest

from game.languages import LANGUAGES
from game.rules import Setup, legal_moves, new_game, parse_move, play, refusal
from game.rules.disks import Disks
from game.rules.engine import open_fields
from game.rules.events import Event
from game.rules.message import Message, Value
from game.rules.moves import Decline, EndTurn, Lay, Move, Take
from game.rules.reason import Refusal
from game.rules.setup import SetupError, advice
from game.rules.state import GameState, Seat
from game.rules.terms import Ability, Marker, Season, Step
from game.words import words_of
from tests.rules.options import move_of, text_of

rule = pytest.mark.rule
"""`@rule("M5", "R-15")`: the test below proves these rules; test_every_rule_is_tested reads it."""

SPRING, SUMMER, AUTUMN, WINTER = Season.SPRING, Season.SUMMER, Season.AUTUMN, Season.WINTER


def game(seats: int = 2, seed: int = 1, **setup: Any) -> GameState:
    """A new game of the base rules."""
    return new_game(Setup(seats=seats, seed=seed, **setup))


# -- reading --


def legal(state: GameState) -> list[str]:
    """The legal moves as text."""
    return [text_of(state, move) for move in legal_moves(state)]


def refused(state: GameState, text: str) -> str:
    """Return the id of the rule that refuses a move; fails if the move is possible after all."""
    return refusal_of(state, text).rule


def why_not(state: GameState, text: str) -> Message:
    """Return what is said of a refused move, without the rule."""
    why = dict(refusal_of(state, text).said.values)["why"]
    assert isinstance(why, Message)
    return why


def refusal_of(state: GameState, text: str) -> Refusal:
    """Return the refusal of a move, which every language can say; fails if the move is possible after all."""
    move = move_of(state, text)
    reason = refusal(state, move)
    assert reason is not None, f"{text!r} is not refused"
    assert move not in legal_moves(state), f"{text!r} is refused, and yet legal"
    for language in LANGUAGES:
        assert words_of(language).line(reason.said).endswith(f". ({reason.rule})")
    return reason


@contextmanager
def setup_refused(id: str, field: str = "", **values: Value) -> Iterator[pytest.ExceptionInfo[SetupError]]:
    """Expect that a setup cannot be played, by a message with these values that every language can say."""
    with pytest.raises(SetupError) as found:
        yield found
    error = found.value
    assert (error.said.id, error.field) == (id, field)
    assert values.items() <= dict(error.said.values).items()
    for language in LANGUAGES:
        assert "\n" not in words_of(language).error(error)


def advised(setup: Setup) -> dict[str, list[str]]:
    """Return the ids of what the rules advise against in a setup, with the numbers of the tiles they name."""
    remarks = advice(setup)
    for language in LANGUAGES:
        assert all(words_of(language).line(remark).endswith(".") for remark in remarks)
    return {remark.id: [*_numbers(remark)] for remark in remarks}


def _numbers(said: Value) -> Iterator[str]:
    if isinstance(said, Message):
        named = dict(said.values)
        yield from [str(named["number"])] if said.id == "setup-tile" else _numbers(tuple(named.values()))
    elif type(said) is tuple:
        for one in said:
            yield from _numbers(one)


def allowed(state: GameState, text: str) -> bool:
    """Whether a move is possible; both halves of the door must say the same."""
    move = move_of(state, text)
    free = refusal(state, move) is None
    assert free == (move in legal_moves(state)), f"refusal and legal_moves disagree about {text!r}"
    return free


def of_kind(state: GameState, word: str) -> list[str]:
    """The legal moves that begin with a word."""
    return [text for text in legal(state) if text.startswith(word)]


def disks_in_game(state: GameState) -> Disks:
    """All disks by colour: bag, pools and what the seats took (C1)."""
    heaps = [state.bag, *state.action, *state.reserve]
    for seat in state.seats:
        heaps += [seat.cart1, seat.cart2]
    return total(*heaps)


def total(*heaps: Disks) -> Disks:
    """Disks added up by colour."""
    return sum(h[0] for h in heaps), sum(h[1] for h in heaps), sum(h[2] for h in heaps)


def on_farm(seat: Seat) -> tuple[int, int, int, int]:
    """Food, wood, coal and Thaler of a seat."""
    return seat.food, seat.wood, seat.coal, seat.thaler


def kinds(events: Iterable[Event]) -> list[str]:
    """The names of events, in order."""
    return [type(event).__name__ for event in events]


# -- playing --


def do(state: GameState, *texts: str) -> list[Event]:
    """Play moves of whoever decides, each checked first; the events of all of them."""
    events: list[Event] = []
    for text in texts:
        move = move_of(state, text)
        assert allowed(state, text), f"{text!r}: {refusal(state, move)}; open: {legal(state)}"
        events += play(state, move)
    return events


def idle_move(state: GameState) -> Move:
    """The move that does least: declines and ends where it can, takes the first colour where it must."""
    moves = legal_moves(state)
    for lazy in (EndTurn(), Decline()):
        if lazy in moves:
            return lazy
    if state.step == Step.PLANNING:
        return next(move for move in moves if isinstance(move, Lay) and move.empty)
    return next((move for move in moves if isinstance(move, Take)), moves[-1])


def idle_until(state: GameState, reached: Callable[[GameState], bool]) -> list[Event]:
    """Play idle moves until a moment is reached; their events."""
    events: list[Event] = []
    while not reached(state):
        assert state.to_move is not None, "the game is over before that moment"
        events += play(state, idle_move(state))
    return events


def idle_to_step(state: GameState, step: Step) -> list[Event]:
    """Play idle moves until a step begins, or a later one does."""
    return idle_until(state, lambda now: now.step >= step)


def end_phase(state: GameState) -> list[Event]:
    """Every seat ends its working turn."""
    assert state.step == Step.WORKING
    events: list[Event] = []
    for _ in state.order:
        events += do(state, "end turn")
    return events


# -- building --


def give(seat: Seat, **slots: Any) -> None:
    """Set slots of a seat; `markers` names usable markers: give(seat, food=2, markers=["ladder"])."""
    for name, value in slots.items():
        setattr(seat, name, _counted(value) if name in ("markers", "fresh") else value)


def own(state: GameState, seat: int, *tiles: str) -> None:
    """A seat owns developments since an earlier phase: tile, token and ability."""
    owner = state.seats[seat]
    for number in tiles:
        tile = state.box.tiles[state.box.index[number]]
        owner.tiles |= 1 << tile.index
        state.stacks[tile.index] += (seat,)
        if tile.ability is not None:
            owner.abilities |= tile.ability.bit
            owner.ready |= tile.ability.bit


def can(seat: Seat, *abilities: Ability) -> None:
    """A seat has abilities since an earlier phase, without the tile."""
    for ability in abilities:
        seat.abilities |= ability.bit
        seat.ready |= ability.bit


def exhaust(seat: Seat) -> None:
    """The Pinge of a seat is exhausted since an earlier phase; with Iron it has its workshop."""
    seat.pinge_dug = seat.board.pinge_size
    seat.pinge_props = 0
    if seat.board.tunnel is not None:
        can(seat, Ability.WORKSHOP)


def at(
    step: Step,
    *,
    seats: int = 2,
    year: int = 1,
    season: int = SPRING,
    order: Sequence[int] | None = None,
    **setup: Any,
) -> GameState:
    """A position at the beginning of a step, seat 0 first and without water, before anything was taken."""
    state = game(seats, **setup)
    for seat in state.seats:
        seat.water = 0
    state.year, state.season, state.step = year, season, step
    state.order = tuple(range(seats) if order is None else order)
    state.turn, state.to_move, state.pending = 0, state.order[0], ()
    return state


def at_taking(
    action: Sequence[Disks],
    reserve: Sequence[Disks] | None = None,
    *,
    second: bool = False,
    season: int = SUMMER,
    **where: Any,
) -> GameState:
    """The first or second taking from these pools; all other disks wait in the bag."""
    step = Step.SECOND_TAKING if second else Step.FIRST_TAKING
    state = at(step, seats=len(action), season=season, **where)
    state.action = list(action)
    state.reserve = list(reserve or [(0, 0, 0)] * len(action))
    _rest_to(state, "bag")
    return state


def at_planning(
    disks: Disks,
    *,
    owns: Sequence[str] = (),
    seats: int = 2,
    season: int = SUMMER,
    seat: dict[str, Any] | None = None,
    **where: Any,
) -> GameState:
    """Seat 0 begins to plan with these disks on its cart."""
    state = at(Step.PLANNING, seats=seats, season=season, **where)
    own(state, 0, *owns)
    give(state.seats[0], disks=disks, **(seat or {}))
    _to_carts(state.seats[0], disks)
    _rest_to(state, "action")
    return state


def at_working(
    *plan: str,
    owns: Sequence[str] = (),
    seats: int = 2,
    season: int = SUMMER,
    exhausted: bool = False,
    seat: dict[str, Any] | None = None,
    **where: Any,
) -> GameState:
    """Seat 0 begins to work with a plan: at_working("farmer: 2 black", "coal-digger: 1 food").

    What lies on the fields has left the farm already; `seat` says what is still there. Everybody else
    planned nothing.
    """
    state = at(Step.WORKING, seats=seats, season=season, **where)
    own(state, 0, *owns)
    if exhausted:
        exhaust(state.seats[0])
    give(state.seats[0], **(seat or {}))
    lay_plan(state, 0, *plan)
    for number in range(1, seats):
        lay_plan(state, number)
    _rest_to(state, "action")
    return state


def lay_plan(state: GameState, number: int, *plan: str) -> None:
    """A finished plan; its disks were taken onto cart 1."""
    seat = state.seats[number]
    lays = {lay.field: lay for lay in map(_lay, plan)}
    fields = open_fields(seat)
    assert set(lays) <= set(fields), "a lay on a field that is not open"
    seat.plan = tuple(lays.get(field) or Lay(field) for field in fields)
    seat.disks = (0, 0, 0)
    _to_carts(seat, total(*(lay.disks for lay in seat.plan)))


def at_winter(*, seats: int = 2, season: int = AUTUMN, **where: Any) -> GameState:
    """The last working turns of autumn with nothing planned: end_phase(state) brings winter."""
    return at_working(seats=seats, season=season, **where)


def _to_carts(seat: Seat, disks: Disks) -> None:
    """As two takings bring them: the colour with most disks on cart 1, the rest on cart 2."""
    most = disks.index(max(disks))
    first = [count if colour == most else 0 for colour, count in enumerate(disks)]
    seat.cart1 = first[0], first[1], first[2]
    seat.cart2 = disks[0] - first[0], disks[1] - first[1], disks[2] - first[2]


def _lay(text: str) -> Lay:
    move = parse_move(f"lay {text}")
    assert isinstance(move, Lay)
    return move


def _counted(value: Any) -> tuple[int, ...]:
    names = list(value)
    return tuple(names.count(marker.id) for marker in Marker)


def _rest_to(state: GameState, where: str) -> None:
    """Put the disks that lie nowhere into the bag, or move all pools' disks into the first action pool."""
    state.bag = (0, 0, 0)
    if where == "action":
        state.action = [(0, 0, 0)] * state.box.seats
        state.reserve = [(0, 0, 0)] * state.box.seats
    there, whole = disks_in_game(state), state.box.disks
    rest = whole[0] - there[0], whole[1] - there[1], whole[2] - there[2]
    assert min(rest) >= 0, f"the position has more disks than the game: {rest}"
    if where == "action":
        state.action[0] = rest
    else:
        state.bag = rest
