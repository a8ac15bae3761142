"""Developments at work: where the tool or building of one that counts stands, and its moment there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil

import pygame

from game.motion.choreography.counts import Onlooker, Use
from game.motion.choreography.entry import Scenery
from game.motion.paths import chance
from game.motion.scenery.tools import LENGTH, ToolAtWork
from game.rules import events as e
from game.rules.engine import ScoreLine
from game.rules.ids import NoId, TileId
from game.rules.terms import Ability, Field, Marker
from game.table.boardareas import building_at
from game.table.fields import figure_of
from game.table.picture import things
from game.table.pieces import BUILDINGS, SKILLS, skills_of
from game.table.places.ruler import centred
from game.table.smallboard import strip_pieces
from game.table.theme import drawn
from game.table.tileface import art_spot, lanes_of, sign_of

ASPECT = 1.2  # the width of a development's drawing by its height
LARGER, LEAST = 1.35, (50.0, 40.0)  # a tool at work against its place; its least height: large board, others
EDGE = 4  # pixels from the window's edge
PIECES = BUILDINGS | SKILLS
WORKERS = {Ability.IMPROVED_FARMHAND: Field.FARMHAND, Ability.FARMERS_WIFE: Field.FARMERS_WIFE}
"""Abilities that are seen as a worker, and their fields."""


def at_work(scenery: Scenery, events: Sequence[e.Event]) -> Iterator[ToolAtWork]:
    """Yield the tools that work for some events, each once, beside what flies for them."""
    onlooker, seen = Onlooker(scenery), set[tuple[int, TileId | NoId]]()
    for i, event in enumerate(events):
        for use in onlooker.uses(event):
            if (use.seat, use.tile) not in seen:
                seen.add((use.seat, use.tile))
                yield from _tool(onlooker, use, _begins(scenery, events[i:]), event)


def _begins(scenery: Scenery, events: Sequence[e.Event]) -> float:
    """Return the time at which the first of some events is seen."""
    shown = scenery.vignette_of(events[0])
    if shown is not None:
        return shown.ends
    starts = (scenery.begins(event) for event in events if scenery.of(event))
    return next(starts, max((one.ends for one in scenery.vignettes), default=0.0))


def counted_at_work(
    scenery: Scenery, lines: Sequence[ScoreLine], events: Sequence[e.Event]
) -> Iterator[ToolAtWork]:
    """Yield the tools that work for a line of the final scoring; `lines` are those of all seats."""
    onlooker = Onlooker(scenery)
    for event in events:
        if isinstance(event, e.Scored) and lines:
            line = lines[event.seat]
            for use in onlooker.at_the_end(event.seat, line):
                yield from _tool(onlooker, use, 0.0, event)


def _tool(onlooker: Onlooker, use: Use, at: float, event: e.Event) -> Iterator[ToolAtWork]:
    place, scenery = _spot(onlooker, use), onlooker.scenery
    if place is None or not place.width:
        return
    side = 1 if chance(event, use).random() < 0.5 else -1
    start = centred(
        place.center,
        min(place.width, round(place.height * ASPECT)),
        min(place.height, ceil(place.width / ASPECT)),
    )
    large = (use.marker is None and use.ability is None) or scenery.large(use.seat)
    high = round(max(start.height * LARGER, LEAST[not large] * scenery.scale))
    room = centred((start.centerx, start.centery - high // 5), round(high * ASPECT), high)
    if use.ability in BUILDINGS and large:
        room.midbottom = start.midbottom
    room.clamp_ip(pygame.Rect((0, 0), scenery.layout.size).inflate(-2 * EDGE, -2 * EDGE))
    yield ToolAtWork(
        at=at,
        length=LENGTH,
        tile=use.tile,
        picture=_picture(onlooker, use),
        place=start,
        room=room,
        side=side,
    )


def _picture(onlooker: Onlooker, use: Use) -> str:
    """Return the drawing of a tool: that of its development, else of its piece, else its symbol."""
    name = f"development_{use.tile.lower()}"
    if drawn(name):
        return name
    if use.marker is not None:
        return f"marker_{use.marker.name.lower()}"
    if use.ability in PIECES:
        return PIECES[use.ability]
    assert use.tile  # whatever has neither marker nor ability is a development's
    return sign_of(onlooker.box.tiles[onlooker.box.index[use.tile]])


# -- where it stands ----------------------------------------------------------------------------------


def _spot(o: Onlooker, use: Use) -> pygame.Rect | None:
    """Return the place of the piece that works; None where none is seen."""
    if use.marker is not None:
        return _marker_spot(o, use, use.marker)
    if use.ability is not None:
        return _ability_spot(o, use.seat, use.ability)
    index, scale = o.box.index.get(use.tile) if use.tile else None, o.scenery.scale
    if index is None:
        return None
    hexagon = o.scenery.layout.developments.hexes[index]
    return art_spot(hexagon, lanes_of(hexagon, scale, o.box.seats), scale)


def _marker_spot(o: Onlooker, use: Use, marker: Marker) -> pygame.Rect | None:
    board = o.scenery.layout.boards[use.seat]
    if use.field is None:
        place = board.marker(marker)
        return _at_left(place) if place == board.strip else place
    lying = things(o.scenery.before.seats[use.seat].lay_on(use.field))
    return board.tray_spots(use.field, len(lying))[lying.index(("marker", int(marker)))]


def _ability_spot(o: Onlooker, number: int, ability: Ability) -> pygame.Rect | None:
    board, seat, scale = o.scenery.layout.boards[number], o.seat(number), o.scenery.scale
    large = o.scenery.large(number)
    field = WORKERS.get(ability)
    if field in board.fields and (large or ability not in SKILLS):
        return figure_of(board, field, scale) if large else board.fields[field]
    if large and ability in BUILDINGS:
        return building_at(board, ability, scale)
    if board.strip is not None:
        pieces = strip_pieces(board, seat, seat.bonus)
        return pieces.skills.get(ability) or pieces.houses.get(ability)
    if ability in BUILDINGS:
        return board.buildings[ability]
    skills = skills_of(seat) if large else [skill for skill in SKILLS if seat.has(skill)]
    return board.skill_spots(len(skills))[skills.index(ability)] if ability in skills else None


def _at_left(strip: pygame.Rect) -> pygame.Rect:
    """Return the place of the first piece on the strip of a small board."""
    return pygame.Rect(strip.left, strip.top, strip.height, strip.height)
