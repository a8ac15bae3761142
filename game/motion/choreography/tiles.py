"""Events of the developments and of what they bring: tokens, markers, the workshop."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.motion.choreography.entry import Choreography, Entries, Scenery
from game.motion.courier import STAGGER, TOUCHES, Courier
from game.motion.flight import Flight, Hold
from game.motion.paths import set_down
from game.motion.vignettes.acquisition import STAMPED, Acquisition, lifted_rect, nearer_rect
from game.rules import events as e
from game.rules.box import TileInfo
from game.rules.terms import Ability, Field, Marker
from game.table.boardareas import building_at
from game.table.fields import figure_of
from game.table.palette import SEAT_COLOUR_NAMES
from game.table.pieces import BUILDINGS, SKILLS, skills_of
from game.table.tokens import load, token_spots

SET_DOWN = 0.6  # seconds of a token
LIFTED, BLACK, OTHERS = 2.4, 2.5, 0.8  # seconds of a development's vignette, of a black one's, of others'


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


def _lifted(s: Scenery, v: e.TileAcquired) -> Iterator[Acquisition]:
    """The tile is lifted, with the token on it; what it brings for good is there once it has come down.

    Another seat's is only held a little nearer.
    """
    assert s.repertoire is not None
    tile = s.before.box.tiles[s.before.box.index[v.tile]]
    tokens = s.of(v)
    if not tokens:
        return
    own = s.large(v.seat)
    kind = ("black" if tile.black else "tile") if own else "others"
    full = BLACK if tile.black else LIFTED
    seconds = s.repertoire.seconds(kind, full) if own else s.repertoire.fitting(kind, OTHERS)
    at, place = s.make_room(v, seconds), s.layout.developments.hexes[tile.index].rect
    rect = lifted_rect(s.layout.size) if own else nearer_rect(s.layout.size, place)
    s.take(tokens)
    ability, goal = tile.ability, _workplace(s, tile) if own else None
    holds: tuple[Hold, ...] = ()
    if ability is not None and goal is not None and not s.before.seats[v.seat].has(ability):
        holds = (Hold("ability", v.seat, ability),)
    yield Acquisition(
        at=at, length=seconds, event=v, place=place, rect=rect,
        nth=s.repertoire.shows(kind, seconds), carried=tokens[0], strikes=STAMPED, tile=tile,
        token=tokens[0].sprite, goal=goal, hands=s.layout.boards[v.seat].tokens.center, holds=holds,
    )  # fmt: skip


def _workplace(s: Scenery, tile: TileInfo) -> pygame.Rect | None:
    """Return where a development of lasting use stands on the large board; None for any other."""
    ability, seat = tile.ability, s.before.seats[s.layout.focus].copy()
    if ability is None:
        return None
    if ability in BUILDINGS:
        return building_at(s.board, ability, s.scale)
    if ability == Ability.IMPROVED_FARMHAND:
        return figure_of(s.board, Field.FARMHAND, s.scale)
    if ability not in SKILLS:
        return None
    seat.abilities |= ability.bit
    skills = skills_of(seat)
    return s.board.skill_spots(len(skills))[skills.index(ability)]


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
    e.TileAcquired: Choreography(_tile_acquired, vignette=_lifted),
    e.MarkerGained: Choreography(_marker_gained),
    e.MarkerUsed: Choreography(_marker_used),
    e.BonusTaken: Choreography(_bonus_taken),
    e.WorkshopGained: Choreography(_workshop_gained),
}
