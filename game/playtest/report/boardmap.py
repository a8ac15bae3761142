"""The development boards in their shapes, each place coloured by how often what lies there is acquired."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.playtest.report.drawn import Picture
from game.playtest.report.hexes import Cell, Spot, board, hexagon, ramp
from game.playtest.report.readings import share_words
from game.playtest.report.svg import picture, text
from game.playtest.report.words import number
from game.playtest.summary import Board

TITLE = "The places of the boards"
NAME, GAP, FOOT = 26.0, 18.0, 34.0
ALONE = 46.0


def boards_picture(names: Sequence[str], maps: Sequence[Board]) -> Picture | None:
    """The picture, if there are boards."""
    maps = [one for one in maps if one.hexes and one.acquired]
    if not maps:
        return None

    def draw(slug: str, width: float) -> str:
        return _drawn(slug, width, names, maps)

    return Picture("boards", TITLE, caption(names, maps), draw, full=len(maps) > 2)


def caption(names: Sequence[str], maps: Sequence[Board]) -> str:
    """What to see."""
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


def _drawn(slug: str, width: float, names: Sequence[str], maps: Sequence[Board]) -> str:
    columns = min(len(maps), max(1, int(width / (210 if width > 600 else 160))))
    room = (width - GAP * (columns - 1)) / columns
    tall = min(0.86 * room, 380.0)
    rows = -(-len(maps) // columns)
    height = rows * (NAME + tall + GAP) + FOOT
    most = max(max(one.acquired[0]) for one in maps) or 1.0
    parts: list[str] = []
    for at, one in enumerate(maps):
        left, top = (at % columns) * (room + GAP), (at // columns) * (NAME + tall + GAP)
        parts.append(text(left + room / 2, top + 17, f"{one.name}", "heading", "middle"))
        parts += _board(one, names, most, (left, top + NAME), (room, tall))
    parts += ramp(0, height - 20, "0 %", share_words(most))
    return picture(slug, width, height, TITLE, caption(names, maps), *parts)


def _board(
    one: Board, names: Sequence[str], most: float, corner: tuple[float, float], room: tuple[float, float]
) -> list[str]:
    spots = board(one.hexes, *room, ALONE)
    return [hexagon(_cell(one, at, names, most), _moved(spot, corner)) for at, spot in enumerate(spots)]


def _moved(spot: Spot, corner: tuple[float, float]) -> Spot:
    return spot._replace(middle=(spot.middle[0] + corner[0], spot.middle[1] + corner[1]))


def _cell(one: Board, at: int, names: Sequence[str], most: float) -> Cell:
    shares = [by_arm[at] for by_arm in one.acquired]
    told = ", ".join(
        f"{name} {number(100 * share, 1)} %" if len(names) > 1 else f"{number(100 * share, 1)} %"
        for name, share in zip(names, shares, strict=False)
    )
    words = f"{one.name}, level {one.levels[at]}: acquired by {told} of seats"
    return Cell(one.levels[at], shares[0] / most, words, value=number(100 * shares[0]))
