"""Checks of a ruleset beyond its types: figures that fit together, layouts that obey V1."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence, Set

from game.plain import escaped, quoted
from game.rules.message import Value, message
from game.rules.ruleset.faults import BOARDS, NAMED, Problem, key_text, problem
from game.rules.ruleset.figures import Enhanced, Tunnel
from game.rules.ruleset.lines import Key
from game.rules.ruleset.play_checks import unfilled, useless
from game.rules.ruleset.records import Ruleset
from game.rules.ruleset.storage_checks import storage_problems
from game.rules.ruleset.tile_checks import LEVELS, tile_problems
from game.rules.ruleset.tile_data import LayoutData
from game.rules.ruleset.worker_checks import worker_problems

Hex = tuple[int, int]
Shape = list[list[Hex]]
KEPT_SECTIONS = 2
"""Sections of the Tunnel that an Enhanced Tunnel does not cover (I4)."""
LONGEST_TEXT = 400
"""Most characters of a name or text; the longest of the base has 190."""
_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+){0,9}")
_OF_BOARDS = ("tile", BOARDS, "developments")
_AROUND = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


def contradictions(
    ruleset: Ruleset, misfits: Sequence[Problem] = (), levels: int | None = None
) -> list[Problem]:
    """Return the figures that contradict each other; `levels` is their number, if the ruleset cannot tell.

    Consequences of misfits, or of contradictions in tiles and boards, are not reported again.
    """
    levels = len(ruleset.developments.level) if levels is None else levels
    found = [*_misplaced(ruleset, levels), *useless(ruleset)]
    if not any(one.key[0] in _OF_BOARDS for one in (*misfits, *found)):
        found += unfilled(ruleset)
    return found


def _misplaced(ruleset: Ruleset, levels: int) -> Iterator[Problem]:
    yield from _uneven(("tunnel",), ruleset.tunnel)
    for number, tile in ruleset.tile.items():
        yield from tile_problems(number, tile, levels)
    yield from worker_problems(ruleset)
    yield from storage_problems(ruleset)
    yield from _enhanced_problems(ruleset)
    yield from _boards_ids(ruleset)
    yield from _text_problems(ruleset)
    for layout in ruleset.layout:
        yield from _layout_problems(layout, levels)


def touching(one: Hex, other: Hex) -> bool:
    """Return True if two hexes are neighbours."""
    return (one[0] - other[0], one[1] - other[1]) in _AROUND


def _uneven(key: Key, tunnel: Tunnel | Enhanced) -> Iterator[Problem]:
    """Check that the lists of a Tunnel describe the same number of sections."""
    sections, coal = len(tunnel.coal), (*key, "coal")
    for name, given in (("vp", len(tunnel.vp)), ("bonus", len(tunnel.bonus))):
        if given != sections:
            figures: dict[str, Value] = {"count": given, "sections": sections, "key": key_text(coal)}
            yield problem((*key, name), "ruleset-uneven", coal, **figures)


def _boards_ids(ruleset: Ruleset) -> Iterator[Problem]:
    """Check the ids of boards, by which setups, records and commands name them."""
    for layout in ruleset.layout:
        if not _ID.fullmatch(layout.id):
            yield problem((BOARDS, layout.id), "ruleset-no-id", example="'two-rounds'")
    for name, times in Counter(layout.id for layout in ruleset.layout).items():
        if times > 1:
            yield problem((BOARDS, name), "ruleset-board-twice")


def _text_problems(ruleset: Ruleset) -> Iterator[Problem]:
    """Check that each name and text is one plain line: they are shown in tables and in the window."""
    for key, text in _texts(ruleset):
        if escaped(text) != text:
            yield problem(key, "ruleset-strange-letters", value=quoted(text, NAMED))
        if len(text) > LONGEST_TEXT:
            yield problem(key, "ruleset-long-text", count=len(text), most=LONGEST_TEXT)


def _texts(ruleset: Ruleset) -> Iterator[tuple[Key, str]]:
    yield ("name",), ruleset.name
    for layout in ruleset.layout:
        yield (BOARDS, layout.id, "name"), layout.name
    for number, tile in ruleset.tile.items():
        yield ("tile", number, "name"), tile.name


def _enhanced_problems(ruleset: Ruleset) -> Iterator[Problem]:
    """I4: every Enhanced Tunnel describes its sections alike and leaves some to wood."""
    for name, tunnel in ruleset.enhanced_tunnel.items():
        key: Key = ("enhanced_tunnel", name)
        sections = len(tunnel.coal)
        yield from _uneven(key, tunnel)
        first, last = KEPT_SECTIONS + 1, KEPT_SECTIONS + sections
        for at, section in enumerate(tunnel.iron_only):
            if not first <= section <= last:
                figures = {"section": section, "first": first, "last": last}
                yield problem((*key, "iron_only", at), "ruleset-iron-only", (*key, "coal"), **figures)


def _layout_problems(layout: LayoutData, levels: int) -> Iterator[Problem]:
    key: Key = (BOARDS, layout.id)
    yield from _shape_problems((*key, "levels"), layout.levels, layout.seats, levels)
    if layout.levels_with_black:
        other = (*key, "levels_with_black")
        yield from _shape_problems(other, layout.levels_with_black, layout.seats, levels)
        if [*map(len, layout.levels)] != [*map(len, layout.levels_with_black)]:
            yield problem(other, "ruleset-black-widths", (*key, "levels"))
    if layout.black:
        yield from _black_problems((*key, "black"), layout)


def _shape_problems(key: Key, shape: Shape, all_seats: list[int], levels: int) -> Iterator[Problem]:
    if len(shape) != levels:
        yield problem(key, "ruleset-board-levels", LEVELS, count=len(shape), levels=levels)
    for number, level in enumerate(shape):
        for seats in all_seats:
            yield from _width_problems((*key, number), number + 1, len(level), seats)
        yield from _level_of_board_problems((*key, number), level, shape[:number])


def _black_problems(key: Key, layout: LayoutData) -> Iterator[Problem]:
    """B1: seats + 1 places, and V1 for them as well."""
    wanted = max(layout.seats) + 1
    if len(layout.black) < wanted:
        seats = (*key[:-1], "seats")
        yield problem(key, "ruleset-black-places", seats, count=len(layout.black), wanted=wanted)
    yield from _level_of_board_problems(key, layout.black, layout.levels_with_black or layout.levels)


def _width_problems(key: Key, number: int, tiles: int, seats: int) -> Iterator[Problem]:
    if tiles < 3 or (seats > 2 and not seats <= tiles <= seats + 1):
        wanted = (message("ruleset-or-more", least=3),) if seats == 2 else (seats, seats + 1)
        figures: dict[str, Value] = {"level": number, "tiles": tiles, "seats": seats, "wanted": wanted}
        yield problem(key, "ruleset-level-width", (*key[:2], "seats"), **figures)


def _level_of_board_problems(key: Key, level: Sequence[Hex], before: Shape) -> Iterator[Problem]:
    """V1: each tile touches the level before it and none farther away, and has a hex of its own."""
    near = set(before[-1]) if before else set()
    far = {place for other in before[:-1] for place in other}
    taken = near | far
    for at, place in enumerate(level):
        named = str(list(place))
        if place in taken:
            yield problem((*key, at), "ruleset-hex-twice", hex=named)
        elif before and not _touches(place, near):
            yield problem((*key, at), "ruleset-hex-apart", hex=named)
        elif _touches(place, far):
            yield problem((*key, at), "ruleset-hex-far", hex=named)
        taken.add(place)


def _touches(place: Hex, others: Set[Hex]) -> bool:
    return any((place[0] + q, place[1] + r) in others for q, r in _AROUND)
