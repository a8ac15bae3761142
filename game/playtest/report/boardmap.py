"""The development boards in their shapes: hexes by how often they are acquired, or tiles by value."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import fmean
from typing import NamedTuple

from game.playtest.measures import share_of
from game.playtest.report.drawing import Drawing
from game.playtest.report.hexes import HexCell, HexSpot, board, depths, hexagon, ramp
from game.playtest.report.readings import Readings, tile_cell
from game.playtest.report.svg import picture, text, wrapped
from game.playtest.summary import BoardMap
from game.playtest.voice import Voice
from game.rules.ids import TileId
from game.rules.message import BoardName, Message, message

Shades = dict[TileId, float | None]
SIZE, LINE, GAP, FOOT = 15.5, 18.0, 18.0, 34.0


class Looks(NamedTuple):
    """Sizes: the least width of a board, its greatest height, the greatest radius of a hex."""

    least: float
    highest: float
    radius: float


class Atlas(NamedTuple):
    """Boards to draw, the look of their hexes, and the ends of the colour scale."""

    voice: Voice
    title: str
    about: str
    boards: Sequence[BoardMap]
    cells: Callable[[BoardMap], list[HexCell]]
    ends: tuple[str, str]
    wide: Looks
    narrow: Looks


def boards_picture(
    voice: Voice, names: Sequence[str], maps: Sequence[BoardMap], found: Readings | None
) -> Drawing | None:
    """Return a drawing of the boards if there are any: of the tiles if the same lay there in all games."""
    maps = [one for one in maps if one.hexes and one.acquired]
    if not maps:
        return None
    same = found is not None and all(one.tiles for one in maps)
    atlas = _of_tiles(voice, maps, found) if same and found else _of_places(voice, names, maps)
    return Drawing(
        "boards",
        atlas.title,
        atlas.about,
        lambda slug, width: _drawn(slug, width, atlas),
        full=same or len(maps) > 2,
    )


def _of_places(voice: Voice, names: Sequence[str], maps: Sequence[BoardMap]) -> Atlas:
    most = max(max(one.acquired[0]) for one in maps) or 1.0
    return Atlas(
        voice,
        voice.say("lab-boards-places-title"),
        voice.text(caption(names, maps)),
        maps,
        lambda one: [_place(voice, one, at, names, most) for at in range(len(one.hexes))],
        (voice.share(0), voice.share(most)),
        Looks(200, 380, 46),
        Looks(150, 300, 46),
    )


def _of_tiles(voice: Voice, maps: Sequence[BoardMap], found: Readings) -> Atlas:
    about = f"{voice.say('lab-reading-deeper', what=found.what)} {voice.say('lab-boards-tiles-caption')}"
    shades = dict(zip(found.each, depths([one.value for one in found.each.values()]), strict=True))
    return Atlas(
        voice,
        voice.say("lab-boards-tiles-title"),
        about,
        maps,
        lambda one: [_tile(voice, one, at, found, shades) for at in range(len(one.hexes))],
        found.ends,
        Looks(520, 560, 62),
        Looks(300, 420, 50),
    )


def caption(names: Sequence[str], maps: Sequence[BoardMap]) -> Message:
    """Return the caption for a drawing of hexes."""
    first, last = (share_of(_mean_share(maps, end)) for end in (min, max))
    id = "lab-boards-places-caption-with" if len(names) > 1 else "lab-boards-places-caption"
    return message(id, ruleset=names[0], first=first, last=last)


def _mean_share(maps: Sequence[BoardMap], end: Callable[[Sequence[int]], int]) -> float:
    """Return the mean share of seats on hexes of the first or the last level."""
    return fmean(
        share
        for one in maps
        for level, share in zip(one.levels, one.acquired[0], strict=True)
        if level == end(one.levels)
    )


def _drawn(slug: str, width: float, atlas: Atlas) -> str:
    looks = atlas.wide if width > 420 else atlas.narrow
    columns = min(len(atlas.boards), max(1, int((width + GAP) / (looks.least + GAP))))
    room = (width - GAP * (columns - 1)) / columns
    highest = min(0.86 * room, looks.highest)
    spots = [board(one.hexes, one.levels, room, highest, looks.radius) for one in atlas.boards]
    names = [wrapped(atlas.voice.breakable(BoardName(one.name)), SIZE, room, 2) for one in atlas.boards]
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


def _height(spots: Sequence[HexSpot]) -> float:
    ys = [spot.middle[1] for spot in spots]
    return max(ys) - min(ys) + 2 * spots[0].ry


def _name(lines: Sequence[str], x: float, foot: float) -> list[str]:
    first = foot - 9 - LINE * (len(lines) - 1)
    return [text(x, first + LINE * at, line, "heading", "middle") for at, line in enumerate(lines)]


def _board(atlas: Atlas, at: int, spots: Sequence[HexSpot], left: float, middle: float) -> list[str]:
    ys = [spot.middle[1] for spot in spots]
    down = middle - (max(ys) + min(ys)) / 2
    moved = [spot._replace(middle=(spot.middle[0] + left, spot.middle[1] + down)) for spot in spots]
    return [hexagon(cell, spot) for cell, spot in zip(atlas.cells(atlas.boards[at]), moved, strict=True)]


def _place(voice: Voice, one: BoardMap, at: int, names: Sequence[str], most: float) -> HexCell:
    shares = [by_arm[at] for by_arm in one.acquired]
    each = tuple(share_of(share, 1) for share in shares)
    if len(names) > 1:
        each = tuple(
            message("lab-boards-share-with", share=share, ruleset=name)
            for share, name in zip(each, names, strict=False)
        )
    words = voice.say("lab-boards-place-tip", board=BoardName(one.name), level=one.levels[at], shares=each)
    return HexCell(one.levels[at], shares[0] / most, words, value=voice.number(100 * shares[0]))


def _tile(voice: Voice, one: BoardMap, at: int, known: Readings, shades: Shades) -> HexCell:
    found = known.each.get(one.tiles[at])
    share = voice.share(one.acquired[0][at])
    if found is None:
        words = voice.say("lab-boards-hex-tip", board=BoardName(one.name), level=one.levels[at], share=share)
        return HexCell(one.levels[at], None, words, note=share)
    words = voice.say("lab-boards-tile-tip", words=found.cell.words, share=share)
    return tile_cell(found, shades[found.id], "" if found.cell.value == share else share, words)
