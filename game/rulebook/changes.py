"""The things that a draft changes, each told by a text of the rules with its figures and those of base."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple

from game.rulebook.guide import GUIDE, PARAGRAPHS, Part, paragraph_told
from game.rulebook.passage_figures import PassageId
from game.rulebook.passages import CHAPTERS, exists, passage, passage_id
from game.rulebook.tile_text import tile_told
from game.rulebook.worker_text import worker_told
from game.rules.ids import RuleId, TileId, is_tile
from game.rules.message import Amount, BoardName, Message, SeatName, Value, message
from game.rules.ruleset import (
    ABSENT,
    BASE,
    BOARDS,
    Difference,
    Key,
    Ruleset,
    Version,
    called,
    differences,
    lineage,
    load_ruleset,
    of_tables,
    spelled,
)

TILE, START, WORKER = "tile", "start", "worker"
_TUNNELS = ("tunnel", "enhanced_tunnel")
SEATS = 4
_OF_PARTS: dict[str, tuple[RuleId, ...]] = {"tunnel": ("G1",), "enhanced_tunnel": ("I4",)}
"""The rules of figures that stand on boards alone."""
PARTS: frozenset[Part] = frozenset(("black", "iron", "valley"))
_NO_PARTS: frozenset[Part] = frozenset()
_INTRODUCTION, _WITHIN = "goal", ("tunnel-early",)
"""The chapter of the guide that tells in short what others tell whole, and what needs the one before."""
_ABOUTS = (
    *(
        one.name
        for chapter in sorted(GUIDE, key=lambda one: one.name == _INTRODUCTION)
        for one in chapter.paragraphs
        if one.name not in _WITHIN
    ),
    *(id for chapter in CHAPTERS for part in chapter.parts if part.kind != "text" for id in part.ids),
)
"""The texts that tell of figures: for players first, and the complete rules where these are silent."""


class DraftChange(NamedTuple):
    """What a draft changes: the text of the thing now, and that of the base, None where it has no such thing.

    `about` is a development's number, a worker's id, a rule's id or a paragraph's name; or the part of the
    ruleset whose figures no text tells.
    """

    about: str
    now: Message
    before: Message | None
    whole: bool = False
    """True if it is told as all that a development or a worker does."""


def draft_changes(source: str) -> tuple[DraftChange, ...]:
    """Return all that a ruleset changes of the base, first its developments, then boards, then the rules."""
    return _changes(source, lineage(source))


@lru_cache(maxsize=8)
def _changes(source: str, versions: tuple[Version, ...]) -> tuple[DraftChange, ...]:
    """Return the changes; another version of a file has others."""
    base, draft = load_ruleset(), load_ruleset(source)
    found = differences(base, draft) if source != BASE else []
    parts = (
        _tiles(found, base, draft),
        _boards(found, base, draft),
        _start(found, draft),
        _workers(found, base, draft),
        _rules(found, base, draft),
    )
    return tuple(dict.fromkeys(change for part in parts for change in part))


def changed_rules(source: str) -> dict[str, DraftChange]:
    """Return the rules and developments whose texts are others by a ruleset, each with what is told of it."""
    return _changed_rules(source, lineage(source))


@lru_cache(maxsize=8)
def _changed_rules(source: str, versions: tuple[Version, ...]) -> dict[str, DraftChange]:
    base, draft, found = load_ruleset(), load_ruleset(source), dict[str, DraftChange]()
    for change in draft_changes(source):
        if change.about in base.tile and change.about not in draft.tile:  # nowhere to be marked
            continue
        rules = _rules_of(change.about, draft)
        several = [rule for rule in rules if exists(rule) and _differs(rule, draft, base)]
        for rule in several or rules[:1]:
            found.setdefault(rule, change)
    return found


def _rules_of(about: str, draft: Ruleset) -> tuple[str, ...]:
    """Return the rules that tell of what is changed."""
    if about in PARAGRAPHS:
        return PARAGRAPHS[about].rules
    return (draft.worker[about].rule,) if about in draft.worker else _OF_PARTS.get(about, (about,))


def _differs(rule: PassageId, draft: Ruleset, base: Ruleset) -> bool:
    try:
        return passage(rule, draft) != passage(rule, base)
    except LookupError:  # a draft without a development that the rule names
        return True


def _tiles(found: Sequence[Difference], base: Ruleset, draft: Ruleset) -> Iterator[DraftChange]:
    numbers = dict.fromkeys(one.tile for one in found if one.tile)
    for number in numbers:
        if number not in draft.tile:
            yield DraftChange(number, message("changes-tile-gone", tile=tile_told(base, number)), None)
            continue
        now = tile_told(draft, number)
        before = tile_told(base, number) if number in base.tile else None
        if before is None:
            yield DraftChange(number, message("changes-tile-new", tile=now), None)
        elif now != before:
            yield DraftChange(number, now, before, whole=True)
        for one in found if before is not None else ():
            if one.way[:2] == (TILE, number) and not _is_told(one, base, draft, number):
                yield _figure(one, number)


def _is_told(one: Difference, base: Ruleset, draft: Ruleset, number: TileId) -> bool:
    """Return True if the text of a development tells a figure of it, by itself or beside the others."""
    if one.way[2:3] == ("effects",):
        return True  # all of an effect is told, and half of another kind of effect would be none
    alone, without = _with(base, one), _put_in(spelled(draft), one.way, one.one)
    return any(
        other is not None and tile_told(other, number) != tile_told(ruleset, number)
        for ruleset, other in ((base, alone), (draft, without))
    )


def _boards(found: Sequence[Difference], base: Ruleset, draft: Ruleset) -> Iterator[DraftChange]:
    known, names = {board.id for board in base.layout}, {board.id: board.name for board in draft.layout}
    for id in dict.fromkeys(str(one.way[1]) for one in found if one.way[0] == BOARDS):
        way = "other" if id in known else "new"
        yield DraftChange(id, message(f"changes-board-{way}", board=BoardName(id, names.get(id, ""))), None)


def _rules(found: Sequence[Difference], base: Ruleset, draft: Ruleset) -> Iterator[DraftChange]:
    telling = [about for about in _ABOUTS if _tells(about, draft, base)]
    for one in found:
        if one.way[0] in (TILE, BOARDS, START, WORKER):
            continue
        other = _with(base, one)
        about = next((id for id in telling if other is not None and _tells(id, other, base)), "")
        if other is None or not about:
            yield _figure(one, one.part)
            continue
        parts = _NO_PARTS if _tells(about, other, base, _NO_PARTS) else PARTS
        now, before = _texts(about, draft, parts), _texts(about, base, parts)
        yield DraftChange(about, now, before, whole=about in base.tile)


def _workers(found: Sequence[Difference], base: Ruleset, draft: Ruleset) -> Iterator[DraftChange]:
    for id in dict.fromkeys(str(one.way[1]) for one in found if one.way[0] == WORKER):
        now = worker_told(draft, id)
        if id in base.worker:
            yield DraftChange(id, now, worker_told(base, id), whole=True)
        else:
            yield DraftChange(id, message("changes-worker-new", worker=now), None)


def _start(found: Sequence[Difference], draft: Ruleset) -> Iterator[DraftChange]:
    """Yield what the farms begin with, for all seats at once where they begin alike (S6)."""
    if not any(one.way[0] == START for one in found):
        return
    for place in range(SEATS):
        if some := draft.start.by_turn.of(place).said:
            yield DraftChange("S6", message("changes-start-place", place=place + 1, goods=some), None)
    goods = [draft.start.of(seat).said for seat in range(SEATS)]
    if any(goods) and len(set(goods)) == 1:
        yield DraftChange("S6", message("changes-start", goods=goods[0]), None)
        return
    for seat, some in enumerate(goods):
        if some:
            yield DraftChange("S6", message("changes-start-seat", seat=SeatName(seat), goods=some), None)


def _figure(one: Difference, about: str) -> DraftChange:
    """Return the change of a figure that no text tells, as it stands on a board or counts before the game."""
    if one.way[0] in _TUNNELS and "bonus" in one.way:
        return DraftChange(about, _of_board(one, "symbols"), None)
    return DraftChange(about, _figure_told(one, one.other), _figure_told(one, one.one))


def _figure_told(one: Difference, value: str) -> Message:
    """Return a sentence on a figure with one of its values."""
    what = str(one.way[-1])
    if one.way[0] in _TUNNELS and what in ("vp", "iron_only"):
        return _of_board(one, what.replace("_", "-"), list=_list(value))
    tile = called(one.tile, one.name) if one.tile else ""
    if tile and what == "thaler":
        return message("changes-tile-thaler", tile=tile, thaler=Amount(_value(value) or 0, "thaler"))
    if tile and what == "set":
        return message(f"changes-tile-set-{_value(value)}", tile=tile)
    return message("changes-figure", key=one.key, value=value)


def _of_board(one: Difference, what: str, **values: Value) -> Message:
    """Return a sentence on the sections of the Tunnel, or of the Enhanced Tunnel of a board."""
    if one.way[0] == "tunnel":
        return message(f"changes-tunnel-{what}", **values)
    return message(f"changes-enhanced-{what}", board=str(one.way[1]), **values)


def _list(value: str) -> tuple[Value, ...]:
    """Return the numbers of a list in TOML; none for anything else."""
    found = _value(value)
    return tuple(map(str, found)) if isinstance(found, list) else ()


def _value(text: str) -> Any:
    return None if text == ABSENT else tomllib.loads(f"value = {text}")["value"]


def _texts(about: str, ruleset: Ruleset, parts: frozenset[Part]) -> Message:
    """Return the text of a paragraph of the guide, with these parts, or of a rule, by a ruleset."""
    if about in PARAGRAPHS:
        return paragraph_told(PARAGRAPHS[about], ruleset, parts)
    if is_tile(about) and about in ruleset.tile:
        return tile_told(ruleset, about)
    return passage(passage_id(about), ruleset)


def _tells(about: str, other: Ruleset, base: Ruleset, parts: frozenset[Part] = PARTS) -> bool:
    """Return True if a text is another by a ruleset, with these parts in play."""
    try:
        return _texts(about, other, parts) != _texts(about, base, parts)
    except (LookupError, ValueError):  # a single change may make no sense without the others
        return False


def _with(base: Ruleset, one: Difference) -> Ruleset | None:
    """Return the base with a single change; None where it makes no sense without the others."""
    return _put_in(_spelled_base(), one.way, one.other)


def _put_in(tables: Any, way: Key, value: str) -> Ruleset | None:
    """Return the ruleset of plain tables with another value at a place; None where that makes no sense."""
    try:
        return of_tables(_put(tables, way, _value(value)))
    except (AttributeError, TypeError):  # a table that the base does not have, or that is a list there
        return None


@cache
def _spelled_base() -> dict[str, Any]:
    """Return the plain tables of the base; nobody changes them."""
    tables: dict[str, Any] = spelled(load_ruleset())
    return tables


def _put(node: Any, way: Key, value: Any) -> Any:
    """Return tables with another value at a place, or without it for None."""
    if not way:
        return value
    name, *rest = way
    if isinstance(node, list):
        return [_put(one, tuple(rest), value) if at == name else one for at, one in enumerate(node)]
    inner = _put(node.get(name, {}) if rest else None, tuple(rest), value)
    if inner is None:
        return {key: one for key, one in node.items() if key != name}
    return {**node, name: inner}
