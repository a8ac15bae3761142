"""The development boards in their shapes: places by how often they are acquired, or tiles by value."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from game.playtest.report.drawings import of_tile
from game.playtest.report.drawn import Picture
from game.playtest.report.hexes import Cell, Spot, board, depths, hexagon, ramp
from game.playtest.report.readings import Reading, Readings, share_words
from game.playtest.report.svg import picture, text, wrapped
from game.playtest.summary import Board
from game.playtest.words import number

PLACES, TILES = "The places of the boards", "The boards by value"
SIZE, LINE, GAP, FOOT = 15.5, 18.0, 18.0, 34.0


class Looks(NamedTuple):
    """How boards are laid out: the least width of one, its greatest height, the greatest radius of a hex."""

    least: float
    highest: float
    radius: float


class Atlas(NamedTuple):
    """Boards to be drawn: how each hex looks, and what the colours go from and to."""

    title: str
    about: str
    boards: Sequence[Board]
    cells: Callable[[Board], list[Cell]]
    ends: tuple[str, str]
    wide: Looks
    narrow: Looks


def boards_picture(names: Sequence[str], maps: Sequence[Board], found: Readings | None) -> Picture | None:
    """The picture, if there are boards; where the same tiles lay in all games, it is of them."""
    maps = [one for one in maps if one.hexes and one.acquired]
    if not maps:
        return None
    same = found is not None and all(one.tiles for one in maps)
    atlas = _of_tiles(maps, found) if same and found else _of_places(names, maps)
    return Picture(
        "boards",
        atlas.title,
        atlas.about,
        lambda slug, width: _drawn(slug, width, atlas),
        full=same or len(maps) > 2,
    )


def _of_places(names: Sequence[str], maps: Sequence[Board]) -> Atlas:
    most = max(max(one.acquired[0]) for one in maps) or 1.0
    return Atlas(
        PLACES,
        caption(names, maps),
        maps,
        lambda one: [_place(one, at, names, most) for at in range(len(one.hexes))],
        ("0 %", share_words(most)),
        Looks(200, 380, 46),
        Looks(150, 300, 46),
    )


def _of_tiles(maps: Sequence[Board], found: Readings) -> Atlas:
    about = (
        f"The deeper the colour, the more: {found.what}. Beneath it the share of seats that acquire it here."
        " The same developments lay there in all games."
    )
    shades = dict(zip(found.each, depths([one.value for one in found.each.values()]), strict=True))
    return Atlas(
        TILES,
        about,
        maps,
        lambda one: [_tile(one, at, found.each.get(one.tiles[at]), shades) for at in range(len(one.hexes))],
        found.ends,
        Looks(520, 560, 62),
        Looks(300, 420, 50),
    )


def caption(names: Sequence[str], maps: Sequence[Board]) -> str:
    """What to see on places."""
    first = _mean(share for one in maps for level, share in _places(one) if level == min(one.levels))
    last = _mean(share for one in maps for level, share in _places(one) if level == max(one.levels))
    of_draft = f" with {names[0]}" if len(names) > 1 else ""
    return (
        f"Share of seats that acquire what lies on each place{of_draft}, whichever development it is."
        f" Level I: {share_words(first)} a place, the last level: {share_words(last)}."
        " Places of one level that differ much make for a board on which position counts."
    )


def _places(one: Board) -> Iterable[tuple[int, float]]:
    return zip(one.levels, one.acquired[0], strict=True)


def _mean(shares: Iterable[float]) -> float:
    found = list(shares)
    return sum(found) / len(found)


def _drawn(slug: str, width: float, atlas: Atlas) -> str:
    looks = atlas.wide if width > 420 else atlas.narrow
    columns = min(len(atlas.boards), max(1, int((width + GAP) / (looks.least + GAP))))
    room = (width - GAP * (columns - 1)) / columns
    highest = min(0.86 * room, looks.highest)
    spots = [board(one.hexes, one.levels, room, highest, looks.radius) for one in atlas.boards]
    names = [wrapped(one.name, SIZE, room, 2) for one in atlas.boards]
    parts: list[str] = []
    top = 0.0
    for start in range(0, len(spots), columns):
        row = range(start, min(start + columns, len(spots)))
        head = LINE * max(len(names[at]) for at in row) + 8
        tall = max(_height(spots[at]) for at in row)
        for at in row:
            left = (at - start) * (room + GAP)
            parts += _name(names[at], left + room / 2, top + head)
            parts += _board(atlas, at, spots[at], left, top + head + tall / 2)
        top += head + tall + GAP
    parts += ramp(0, top + 8, *atlas.ends)
    return picture(slug, width, top + FOOT, atlas.title, atlas.about, *parts)


def _height(spots: Sequence[Spot]) -> float:
    ys = [spot.middle[1] for spot in spots]
    return max(ys) - min(ys) + 2 * spots[0].ry


def _name(lines: Sequence[str], x: float, foot: float) -> list[str]:
    """A board's name, the last line of it just above the board."""
    first = foot - 9 - LINE * (len(lines) - 1)
    return [text(x, first + LINE * at, line, "heading", "middle") for at, line in enumerate(lines)]


def _board(atlas: Atlas, at: int, spots: Sequence[Spot], left: float, middle: float) -> list[str]:
    """A board, with its middle at a height."""
    ys = [spot.middle[1] for spot in spots]
    down = middle - (max(ys) + min(ys)) / 2
    moved = [spot._replace(middle=(spot.middle[0] + left, spot.middle[1] + down)) for spot in spots]
    return [hexagon(cell, spot) for cell, spot in zip(atlas.cells(atlas.boards[at]), moved, strict=True)]


def _place(one: Board, at: int, names: Sequence[str], most: float) -> Cell:
    shares = [by_arm[at] for by_arm in one.acquired]
    told = [f"{number(100 * share, 1)} %" for share in shares]
    if len(names) > 1:
        told = [f"{share} with {name}" for share, name in zip(told, names, strict=False)]
    words = f"{one.name}, level {one.levels[at]}: acquired by {', '.join(told)} of seats"
    return Cell(one.levels[at], shares[0] / most, words, value=number(100 * shares[0]))


def _tile(one: Board, at: int, found: Reading | None, shades: dict[str, float | None]) -> Cell:
    share = share_words(one.acquired[0][at])
    if found is None:
        return Cell(one.levels[at], None, f"{one.name}, level {one.levels[at]}: {share}", note=share)
    words = f"{found.words}; on this place {share}"
    note = "" if found.value_words == share else share
    return Cell(
        found.level,
        shades[found.id],
        words,
        found.name,
        found.value_words,
        note,
        found.change,
        of_tile(found.id),
    )
