"""The checks that a loaded position must pass, to rule out what no game can reach."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.position_past import past
from game.rules.position_turn import turn
from game.rules.position_valley import given_from_mine, may_be_offered, valley, valley_seat
from game.rules.position_values import Flaw, flaw, of_seat
from game.rules.state import GameState, Seat
from game.rules.terms import DISK_MARKER, SPECIAL_MARKERS, Disks, Marker, Season, Step

_WINTER = (Step.WINTER_SCORING, Step.WINTER_STORAGE, Step.OVER)


def impossible(state: GameState) -> Flaw | None:
    """Return the first flaw of a position, or None."""
    return next(_problems(state), None)


def _problems(state: GameState) -> Iterator[Flaw]:
    yield from _clock(state)
    yield from _disks(state)
    yield from _pools(state)
    yield from valley(state)
    for number, seat in enumerate(state.seats):
        yield from of_seat(number, _seat(state, seat))
    yield from past(state)
    yield from turn(state)


def _clock(state: GameState) -> Iterator[Flaw]:
    if (state.step in _WINTER) != (state.season == Season.WINTER):
        yield flaw("step", "position-step-season", step=Step(state.step), season=Season(state.season))
    if state.step == Step.AUTUMN_WATER and state.season != Season.AUTUMN:
        yield flaw("step", "position-autumn-water")
    if state.step == Step.WATER_RETURN and (state.year, state.season) != (1, Season.SPRING):
        yield flaw("step", "position-water-return")
    if state.step == Step.OVER and state.year != state.box.years:
        yield flaw("year", "position-years", years=state.box.years)
    if (state.to_move is None) != (state.step == Step.OVER):
        yield flaw("to move", "position-to-move")


def _disks(state: GameState) -> Iterator[Flaw]:
    """C1."""
    groups: list[Disks] = [state.bag, *state.action, *state.reserve]
    groups += [cart for seat in state.seats for cart in (seat.cart1, seat.cart2)]
    total = tuple(sum(group[colour] for group in groups) for colour in range(3))
    if total != state.box.disks:
        yield flaw("bag", "position-disks", held=str(total), disks=str(state.box.disks))


def _pools(state: GameState) -> Iterator[Flaw]:
    """F3, F4: the bag fills the reserve pools in order, then the action pools; the rest stays in it."""
    figures = state.box.ruleset.pools
    sizes = [sum(reserve) for reserve in state.reserve]
    full = [size for size in sizes if size == figures.reserve]
    short = sizes[len(full) :]
    if sizes[: len(full)] != full or any(short[1:]) or max(sizes) > figures.reserve:
        yield flaw("pools", "position-reserves", sizes=str(sizes), reserve=figures.reserve)
    out = sum(map(sum, state.action)) + sum(seat.held for seat in state.seats)
    if any(state.bag) and (short or out < figures.action * len(state.action)):
        yield flaw("bag", "position-bag-full")


def _seat(state: GameState, seat: Seat) -> Iterator[Flaw]:
    yield from _mine(state, seat)
    yield from valley_seat(state, seat)
    if seat.tiles.bit_count() > state.box.tokens:
        yield flaw("tokens", "position-tokens")
    for marker in Marker:
        tiles = sum(tile.marker == marker for tile in state.box.tiles if seat.tiles >> tile.index & 1)
        laid = sum(_laid(seat, marker))
        offered = int(may_be_offered(state, seat, marker))
        if seat.markers[marker] + seat.fresh[marker] + laid > tiles + offered:
            yield flaw("markers", "position-markers", marker=marker)


def _laid(seat: Seat, marker: Marker) -> Iterator[int]:
    if marker in SPECIAL_MARKERS:
        at = SPECIAL_MARKERS.index(marker)
        yield from ((lay.wild, lay.basket, lay.cottage)[at] for lay in seat.plan)
    for colour, laid in DISK_MARKER.items():
        if laid == marker:
            yield from (lay.markers[colour] for lay in seat.plan)


def _mine(state: GameState, seat: Seat) -> Iterator[Flaw]:
    board = seat.board
    given = given_from_mine(state, seat)
    if not seat.exhausted and seat.pinge_dug > board.pinge_reach[seat.pinge_props] + given:
        yield flaw("pinge.dug", "position-pinge-prop")
    if seat.exhausted and seat.pinge_props:
        yield flaw("pinge.props", "position-pinge-exhausted")
    if seat.tunnel_dug and not seat.exhausted:
        yield flaw("tunnel.dug", "position-tunnel-closed")
    if seat.tunnel_dug > board.tunnel_reach[seat.tunnel_props] + given:
        yield flaw("tunnel.dug", "position-tunnel-prop")
