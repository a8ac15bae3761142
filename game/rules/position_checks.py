"""What no game can reach: the checks that a loaded position must pass."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.position_past import past
from game.rules.position_turn import turn
from game.rules.position_valley import given_from_mine, may_be_offered, valley, valley_seat
from game.rules.state import GameState, Seat
from game.rules.terms import DISK_MARKER, SPECIAL_MARKERS, Disks, Marker, Season, Step

_WINTER = (Step.WINTER_SCORING, Step.WINTER_STORAGE, Step.OVER)


def impossible(state: GameState) -> str | None:
    """The first thing in a position that cannot be, as "key: reason", or None."""
    return next(_problems(state), None)


def _problems(state: GameState) -> Iterator[str]:
    yield from _clock(state)
    yield from _disks(state)
    yield from _pools(state)
    yield from valley(state)
    for number, seat in enumerate(state.seats):
        for problem in _seat(state, seat):
            yield f"seats[{number}].{problem}"
    yield from past(state)
    yield from turn(state)


def _clock(state: GameState) -> Iterator[str]:
    if (state.step in _WINTER) != (state.season == Season.WINTER):
        yield f"step: {Step(state.step).label} does not belong to {Season(state.season).label} (Y1)"
    if state.step == Step.AUTUMN_WATER and state.season != Season.AUTUMN:
        yield "step: the autumn water belongs to the autumn (29)"
    if state.step == Step.WATER_RETURN and (state.year, state.season) != (1, Season.SPRING):
        yield "step: water is returned only in the spring of year 1 (D5)"
    if state.step == Step.OVER and state.year != state.box.years:
        yield f"year: the game ends after year {state.box.years} (W5)"
    if (state.to_move is None) != (state.step == Step.OVER):
        yield "to move: a seat, or null once the game is over (C3)"


def _disks(state: GameState) -> Iterator[str]:
    """C1."""
    groups: list[Disks] = [state.bag, *state.action, *state.reserve]
    groups += [cart for seat in state.seats for cart in (seat.cart1, seat.cart2)]
    total = tuple(sum(group[colour] for group in groups) for colour in range(3))
    if total != state.box.disks:
        yield f"bag: bag, pools and carts hold {total} black, brown, yellow disks, not {state.box.disks} (C1)"


def _pools(state: GameState) -> Iterator[str]:
    """F3, F4: the bag fills the reserve pools in pool order, then the action pools; what is left stays."""
    figures = state.box.ruleset.pools
    sizes = [sum(reserve) for reserve in state.reserve]
    full = [size for size in sizes if size == figures.reserve]
    short = sizes[len(full) :]
    if sizes[: len(full)] != full or any(short[1:]) or max(sizes) > figures.reserve:
        yield f"pools: reserves of {sizes} disks; they are filled to {figures.reserve} in pool order (F3)"
    out = sum(map(sum, state.action)) + sum(seat.held for seat in state.seats)
    if any(state.bag) and (short or out < figures.action * len(state.action)):
        yield "bag: holds disks while pools are not full (F4)"


def _seat(state: GameState, seat: Seat) -> Iterator[str]:
    yield from _mine(state, seat)
    yield from valley_seat(state, seat)
    if seat.tiles.bit_count() > state.box.tokens:
        yield "tokens: owns more developments than it has tokens (T9)"
    for marker in Marker:
        tiles = sum(tile.marker == marker for tile in state.box.tiles if seat.tiles >> tile.index & 1)
        laid = sum(_laid(seat, marker))
        offered = int(may_be_offered(state, seat, marker))
        if seat.markers[marker] + seat.fresh[marker] + laid > tiles + offered:
            yield f"markers: more {marker.label} markers than its developments gave (T8)"


def _laid(seat: Seat, marker: Marker) -> Iterator[int]:
    if marker in SPECIAL_MARKERS:
        at = SPECIAL_MARKERS.index(marker)
        yield from ((lay.wild, lay.basket, lay.cottage)[at] for lay in seat.plan)
    for colour, laid in DISK_MARKER.items():
        if laid == marker:
            yield from (lay.markers[colour] for lay in seat.plan)


def _mine(state: GameState, seat: Seat) -> Iterator[str]:
    board = seat.board
    given = given_from_mine(state, seat)
    if not seat.exhausted and seat.pinge_dug > board.pinge_reach[seat.pinge_props] + given:
        yield "pinge.dug: coal behind an empty wood field is gone (M1)"
    if seat.exhausted and seat.pinge_props:
        yield "pinge.props: an exhausted Pinge holds no wood (M6)"
    if seat.tunnel_dug and not seat.exhausted:
        yield "tunnel.dug: the Tunnel is dug only once the Pinge is exhausted (M6)"
    if seat.tunnel_dug > board.tunnel_reach[seat.tunnel_props] + given:
        yield "tunnel.dug: coal behind an empty wood field is gone (M2)"
