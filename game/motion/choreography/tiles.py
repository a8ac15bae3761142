"""Events of the developments and of what they bring: tokens, markers, the workshop."""

from __future__ import annotations

from collections.abc import Iterator

from game.motion.choreography.entry import Choreography, Entries
from game.motion.courier import STAGGER, TOUCHES, Courier
from game.motion.flight import Flight, Hold
from game.motion.paths import set_down
from game.rules import events as e
from game.rules.terms import Field, Marker
from game.table.palette import SEAT_COLOUR_NAMES
from game.table.tokens import load, token_spots

SET_DOWN = 0.6  # seconds of a token


def _tile_acquired(r: Courier, v: e.TileAcquired) -> Iterator[Flight]:
    """A token is put on the stack of its tile; what that brings comes once it lies there."""
    name, tile = SEAT_COLOUR_NAMES[r.colours[v.seat]], r.box.index[v.tile]
    hexagon, scale = r.layout.developments.hexes[tile], r.layout.scale
    count = max(1, len(r.state.stacks[tile]))
    laden = load(r.state, r.box.tiles[tile]) is not None
    spot = token_spots(hexagon, count, scale, laden, r.box.seats)[min(v.arrival, count - 1)]
    yield r.send(
        f"token_{name}", r.board(v.seat).tokens.center, spot.center, r.layout.focus, Hold("stack", tile),
        way=set_down, side=spot.width, duration=SET_DOWN,
    )  # fmt: skip
    r.acquired = v.tile
    r.clock += SET_DOWN * TOUCHES[set_down] - STAGGER


def _marker_gained(r: Courier, v: e.MarkerGained) -> Iterator[Flight]:
    tile = next((tile for tile in r.box.tiles if tile.marker == v.marker), None)
    if tile:
        start = r.layout.developments.hexes[tile.index].centre
        spot = r.board(v.seat).marker(v.marker)
        yield r.send(_picture(v.marker), start, spot.center, v.seat, side=spot.height, way=set_down)


def _marker_used(r: Courier, v: e.MarkerUsed) -> Iterator[Flight]:
    start = r.board(v.seat).marker(v.marker).center
    yield r.send(_picture(v.marker), start, r.above(v.seat), v.seat, None, True)


def _picture(marker: Marker) -> str:
    return f"marker_{Marker(marker).name.lower()}"


def _bonus_taken(r: Courier, v: e.BonusTaken) -> Iterator[Flight]:
    """Face down, whoever looks on (R-26)."""
    end = r.board(v.seat).bonus
    if end is not None:
        start = r.layout.developments.levels[-1].center
        yield r.send("bonus_marker_hidden", start, end.center, v.seat, side=end.height, way=set_down)


def _workshop_gained(r: Courier, v: e.WorkshopGained) -> Iterator[Flight]:
    end = r.board(v.seat).fields[Field.WORKSHOP].center
    yield r.send("worker_workshop", r.layout.supply, end, v.seat, None, True)


TILES: Entries = {
    e.TileAcquired: Choreography(_tile_acquired),
    e.MarkerGained: Choreography(_marker_gained),
    e.MarkerUsed: Choreography(_marker_used),
    e.BonusTaken: Choreography(_bonus_taken),
    e.WorkshopGained: Choreography(_workshop_gained),
}
