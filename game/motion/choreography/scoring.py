"""Points: they fly to the score, whose marker walks on; the places that the final scoring counts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pygame

from game.motion.choreography.entry import Choreography, Entries, Scenery
from game.motion.courier import Courier
from game.motion.flight import Flight, Hold
from game.motion.paths import eased, glide
from game.motion.scenery.actor import Actor
from game.rules import events as e
from game.rules.engine import ScoreLine
from game.rules.ids import RuleId, TileId
from game.rules.state import GameState, Seat
from game.rules.terms import Marker
from game.table.layout import Layout
from game.table.places.board import BoardPlace, Good
from game.table.poses import Point, Poses
from game.table.spots import Shape

MOST = 5  # pieces that carry the points of one line
STAGGER = 0.06  # seconds between two of them
READ = 0.11  # the share of a seat's chip from its right end to the middle of its score
STEP, LONGEST_WALK = 0.13, 1.3  # seconds of the score marker
BUILDING = "building"
BY_ARRIVAL: tuple[RuleId, ...] = ("T6", "B3")  # the rules that score a development
BY_YEAR: RuleId = "M7"


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreWalk(Actor):
    """A score marker walks along its track; what it gains is withheld until it sets off."""

    seat: int
    points: int

    def pose(self, poses: Poses, now: float) -> None:
        if now >= self.at or self.points < 0:
            left = self.points * (1 - eased(self.share(now)))
            poses.scores[self.seat] = poses.scores.get(self.seat, 0.0) - left


def _scored(r: Courier, v: e.Scored) -> Iterator[Flight]:
    if v.vp > 0:
        start, end = _scored_at(r, v), r.layout.ribbon.seats[v.seat].center
        yield r.send("vp", start, end, r.layout.focus, Hold("score", v.seat, v.vp), True)


def _scored_at(r: Courier, v: e.Scored) -> Point:
    """Return the place points come from: the development, the Pinge, the work; else the seat's board."""
    if v.rule in BY_ARRIVAL and r.acquired:
        return r.tile(r.acquired)
    if v.rule == BY_YEAR:
        return r.board(v.seat).pinge.center
    start = r.source(v.seat, v.rule)
    return start if start != r.layout.supply else r.board(v.seat).rect.center


def _walking(s: Scenery, v: e.Scored) -> Iterator[Actor]:
    if v.vp:
        length = min(LONGEST_WALK, STEP * (1 + abs(v.vp)))
        yield ScoreWalk(at=s.gone(v), length=length, seat=v.seat, points=v.vp)


SCORING: Entries = {
    e.Scored: Choreography(
        _scored, _walking, undone=lambda v: [Hold("score", v.seat, v.vp)], counted=lambda v: ["coal"]
    )
}


# -- a line of the count ------------------------------------------------------------------------------


def places(layout: Layout, state: GameState, number: int, line: ScoreLine) -> list[Shape]:
    """Return the places that a line of the final scoring counts for a seat."""
    seat, board = state.seats[number], layout.boards[number]
    if line.rule in _ON_BOARD:
        found: list[Shape] = [rect for rect in _ON_BOARD[line.rule](board, seat) if rect.width]
    else:
        found = list(_on_tiles(layout, state, seat, line))
        if line.rule == "G2" and line.tile:
            found += _sections_with(state, board, seat, line.tile)
    return found or [board.plate]


def _tunnel(board: BoardPlace, seat: Seat) -> list[pygame.Rect]:
    return [section.rect for section in board.sections[: seat.emptied_sections()]]


def _markers(board: BoardPlace, seat: Seat) -> list[pygame.Rect]:
    if board.strip is not None:
        return [board.strip]
    return [board.marker(marker) for marker in Marker if seat.markers[marker] or seat.fresh[marker]]


def _iron(board: BoardPlace, seat: Seat) -> list[pygame.Rect]:
    sections = enumerate(board.sections[: seat.emptied_sections()])
    return [section.prop for i, section in sections if seat.iron_props >> i & 1]


def _bonus(board: BoardPlace, seat: Seat) -> list[pygame.Rect]:
    place = board.strip if board.strip is not None else board.bonus
    return [place] if place is not None else []


_ON_BOARD: dict[RuleId, Callable[[BoardPlace, Seat], list[pygame.Rect]]] = {
    "W1": lambda board, seat: [board.good(Good.COAL)],
    "G1": _tunnel,
    "G5": _markers,
    "G6": lambda board, seat: [board.good(Good.THALER)],
    "G7": lambda board, seat: [board.good(Good.DEBT)],
    "G8": lambda board, seat: [board.water(seat.exhausted)],
    "B6": _bonus,
    "I5": _iron,
}


def _on_tiles(layout: Layout, state: GameState, seat: Seat, line: ScoreLine) -> Iterator[Shape]:
    """Yield the development that scores, and those it counts; for buildings all that show one."""
    symbol = state.box.tiles[state.box.index[line.tile]].end_symbol if line.tile else BUILDING
    for tile in state.box.tiles:
        counted = symbol is not None and tile.symbol == symbol
        if seat.tiles >> tile.index & 1 and (tile.id == line.tile or counted):
            yield tuple(layout.developments.hexes[tile.index].points)


def _sections_with(state: GameState, board: BoardPlace, seat: Seat, tile: TileId) -> list[Shape]:
    """Return the emptied sections that bear what a development counts."""
    symbol = state.box.tiles[state.box.index[tile]].end_section
    emptied = board.sections[: seat.emptied_sections()]
    symbols = seat.board.tunnel_bonus
    return [section.rect for i, section in enumerate(emptied) if symbol in symbols[i]]


def carried(event: e.Scored, place: Shape, layout: Layout) -> list[Flight]:
    """Return the points of a line on their way to the score in a few pieces; lost ones leave it."""
    chip = layout.ribbon.seats[event.seat]
    end: Point = (chip.right - chip.width * READ, chip.centery)
    start = _middle(place)
    if event.vp < 0:
        start, end = end, start
    side = max(14, round(layout.board.disk * 0.8))
    path = glide(start, end, 0.4)  # hardly above the table: scores are read at the window's edge
    return [
        Flight(
            "vp", side, start, end, i * STAGGER, Hold("score", event.seat, part), 0.55, path=path, event=event
        )
        for i, part in enumerate(shares(event.vp))
    ]


def shares(vp: int) -> list[int]:
    """Return points in a few parts, as equal as can be."""
    count = min(MOST, abs(vp))
    return [(i + 1) * vp // count - i * vp // count for i in range(count)]


def _middle(place: Shape) -> Point:
    if isinstance(place, pygame.Rect):
        return place.center
    points = tuple(place)
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
