"""The development boards in their shapes: places by how often they are acquired, or tiles by value."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from game.playtest.measures import share_of
from game.playtest.report.drawings import of_tile
from game.playtest.report.drawn import Picture
from game.playtest.report.hexes import Cell, Spot, board, depths, hexagon, ramp
from game.playtest.report.readings import Reading, Readings
from game.playtest.report.svg import picture, text, wrapped
from game.playtest.summary import BoardMap
from game.playtest.voice import Voice
from game.rules.message import Board, Message, message

SIZE, LINE, GAP, FOOT = 15.5, 18.0, 18.0, 34.0


class Looks(NamedTuple):
    """How boards are laid out: the least width of one, its greatest height, the greatest radius of a hex."""

    least: float
    highest: float
    radius: float


class Atlas(NamedTuple):
    """Boards to be drawn: how each hex looks, and what the colours go from and to."""

    voice: Voice
    title: str
    about: str
    boards: Sequence[BoardMap]
    cells: Callable[[BoardMap], list[Cell]]
    ends: tuple[str, str]
    wide: Looks
    narrow: Looks


def boards_picture(
    voice: Voice, names: Sequence[str], maps: Sequence[BoardMap], found: Readings | None
) -> Picture | None:
    """Return the picture, if there are boards; where the same tiles lay in all games, it is of them."""
    maps = [one for one in maps if one.hexes and one.acquired]
    if not maps:
        return None
    same = found is not None and all(one.tiles for one in maps)
    atlas = _of_tiles(voice, maps, found) if same and found else _of_places(voice, names, maps)
    return Picture(
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
        lambda one: [
            _tile(voice, one, at, found.each.get(one.tiles[at]), shades) for at in range(len(one.hexes))
        ],
        found.ends,
        Looks(520, 560, 62),
        Looks(300, 420, 50),
    )


def caption(names: Sequence[str], maps: Sequence[BoardMap]) -> Message:
    """Return what to see on places."""
    first = _mean(share for one in maps for level, share in _places(one) if level == min(one.levels))
    last = _mean(share for one in maps for level, share in _places(one) if level == max(one.levels))
    return message(
        "lab-boards-places-caption-with" if len(names) > 1 else "lab-boards-places-caption",
        ruleset=names[0],
        first=share_of(first),
        last=share_of(last),
    )


def _places(one: BoardMap) -> Iterable[tuple[int, float]]:
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
    names = [wrapped(_named(atlas.voice, one), SIZE, room, 2) for one in atlas.boards]
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
    """Return a board's name, the last line of it just above the board."""
    first = foot - 9 - LINE * (len(lines) - 1)
    return [text(x, first + LINE * at, line, "heading", "middle") for at, line in enumerate(lines)]


def _board(atlas: Atlas, at: int, spots: Sequence[Spot], left: float, middle: float) -> list[str]:
    """Return a board, with its middle at a height."""
    ys = [spot.middle[1] for spot in spots]
    down = middle - (max(ys) + min(ys)) / 2
    moved = [spot._replace(middle=(spot.middle[0] + left, spot.middle[1] + down)) for spot in spots]
    return [hexagon(cell, spot) for cell, spot in zip(atlas.cells(atlas.boards[at]), moved, strict=True)]


def _named(voice: Voice, one: BoardMap) -> str:
    return voice.breakable(Board(one.name))


def _place(voice: Voice, one: BoardMap, at: int, names: Sequence[str], most: float) -> Cell:
    shares = [by_arm[at] for by_arm in one.acquired]
    each = tuple(share_of(share, 1) for share in shares)
    if len(names) > 1:
        each = tuple(
            message("lab-boards-share-with", share=share, ruleset=name)
            for share, name in zip(each, names, strict=False)
        )
    words = voice.say("lab-boards-place-tip", board=Board(one.name), level=one.levels[at], shares=each)
    return Cell(one.levels[at], shares[0] / most, words, value=voice.number(100 * shares[0]))


def _tile(
    voice: Voice, one: BoardMap, at: int, found: Reading | None, shades: dict[str, float | None]
) -> Cell:
    share = voice.share(one.acquired[0][at])
    if found is None:
        words = voice.say("lab-boards-hex-tip", board=Board(one.name), level=one.levels[at], share=share)
        return Cell(one.levels[at], None, words, note=share)
    return Cell(
        found.level,
        shades[found.id],
        voice.say("lab-boards-tile-tip", words=found.words, share=share),
        found.breakable,
        found.value_words,
        "" if found.value_words == share else share,
        found.change,
        of_tile(found.id),
        found.short,
    )
