"""The header of a record: the setup of its game, the rules it was played by, and who played."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from game.plain import cut, escaped, quoted
from game.rules.ids import AddedTile
from game.rules.message import message
from game.rules.record.lines import CHECKED_LINE, PLAYER, Fault, RecordError, RecordLine
from game.rules.record.shelf import NoRuleset, OtherFigures, Shelf, name_of
from game.rules.ruleset.files import BASE, DRAFT
from game.rules.ruleset.loader import digest
from game.rules.setup.beginning import MODULES, RULES
from game.rules.setup.choices import Setup

LONGEST = 4_000
"""Most characters of a header line: enough for the numbers of a thousand tiles."""
_SEATS = (1, 2, 3, 4)
_VARIANTS = {
    "open-planning": "open_planning",
    "start-buildings": "start_buildings",
    "improved-farmhand": "start_improved_farmhand",
}
_KNOWN = (
    "rules",
    "ruleset",
    "seats",
    "seed",
    "layout",
    "tiles",
    "modules",
    "tunnel",
    "new-tiles",
    "variants",
    "practice",
    "advised",
    "daily",
    "playtest",
    DRAFT,
)
_DAILY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}( again)?")
_PLAYERS = tuple(f"{PLAYER}{seat}" for seat in _SEATS)
_Fields = dict[str, RecordLine]


class Header(NamedTuple):
    """The header of a record; `players` are the free texts of its player lines, by seat."""

    setup: Setup
    players: Sequence[str] = ()
    practice: bool = False
    advised: bool = False
    daily: str = ""
    playtest: bool = False


def header_lines(header: Header, digest: str, carried: str = "") -> list[str]:
    """Return the lines of a header, for a game by the ruleset of this digest.

    `carried` is the text of the whole ruleset, for a game of a draft.
    """
    setup = header.setup
    tiles = setup.tiles if isinstance(setup.tiles, str) else " ".join(setup.tiles)
    variants = [name for name, key in _VARIANTS.items() if getattr(setup, key)]
    return [
        CHECKED_LINE,
        f"rules: {RULES}",
        f"ruleset: {name_of(setup.ruleset)} {digest}",
        f"seats: {setup.seats}",
        f"seed: {setup.seed}",
        *([f"layout: {setup.layout}"] if setup.layout else []),
        f"tiles: {tiles}",
        *([f"modules: {', '.join(sorted(setup.modules))}"] if setup.modules else []),
        *([f"tunnel: {setup.tunnel}"] if setup.tunnel != "A" else []),
        *([f"new-tiles: {' '.join(setup.new_tiles)}"] if setup.new_tiles else []),
        *([f"variants: {', '.join(variants)}"] if variants else []),
        *(["practice: yes"] if header.practice else []),
        *(["advised: yes"] if header.advised else []),
        *([f"daily: {header.daily}"] if header.daily else []),
        *(["playtest: yes"] if header.playtest else []),
        *(player_line(seat, name) for seat, name in enumerate(header.players)),
        *(f"{DRAFT}: {line}" for line in carried.splitlines()),
    ]


def player_line(seat: int, name: str) -> str:
    """Return the line that says who sits on a seat, counted from 0."""
    return f"{PLAYER}{seat + 1}: {plain_name(name)}".rstrip()


def plain_name(name: str) -> str:
    """Return a player line's text on one plain line, with single blanks."""
    return cut(escaped(" ".join(name.split())))


def read_header(lines: Sequence[RecordLine], shelf: Shelf) -> Header:
    """Return the header of these lines, with its ruleset looked up on the shelf. Raises RecordError."""
    _check_rules(lines)
    fields = _fields(lines)
    setup = _setup(fields, _ruleset(fields, shelf))
    players = tuple(fields.get(f"{PLAYER}{seat}", RecordLine(0, "")).text for seat in _SEATS[: setup.seats])
    named = tuple(map(plain_name, players)) if any(players) else ()
    marked = _marked(fields, "practice"), _marked(fields, "advised")
    return Header(setup, named, *marked, _daily(fields), _marked(fields, "playtest"))


def _marked(fields: _Fields, key: str) -> bool:
    at, given = fields.get(key, RecordLine(0, "yes"))
    if given != "yes":
        raise RecordError(message("record-entry", key=key, text=quoted(given), known="yes"), line=at)
    return key in fields


def _daily(fields: _Fields) -> str:
    at, given = fields.get("daily", RecordLine(0, ""))
    if "daily" in fields and not _DAILY.fullmatch(given):
        known = "YYYY-MM-DD, YYYY-MM-DD again"
        raise RecordError(message("record-entry", key="daily", text=quoted(given), known=known), line=at)
    return given


def _check_rules(lines: Iterable[RecordLine]) -> None:
    """Refuse other rules. Newer ones may have other header lines, so this comes first."""
    at, given = next(
        (RecordLine(line.at, line.text[6:].strip()) for line in lines if line.text.startswith("rules:")),
        RecordLine(0, ""),
    )
    if not at:
        raise RecordError(message("record-key-missing", line="rules: …"))
    if not (given.isascii() and given.isdecimal() and 0 < len(given) <= 6 and int(given)):
        raise RecordError(message("record-rules", rules=quoted(given), reads=str(RULES)), line=at)
    if int(given) != RULES:
        id, fault = ("newer", Fault.NEWER) if int(given) > RULES else ("older", Fault.FORMER)
        raise RecordError(message(f"record-rules-{id}", rules=given, reads=str(RULES)), fault, at)


def _fields(lines: Iterable[RecordLine]) -> _Fields:
    fields: _Fields = {}
    draft: list[RecordLine] = []
    for at, line in lines:
        key, colon, value = line.partition(":")
        if not colon or key not in (*_KNOWN, *_PLAYERS):
            known = ", ".join((*_KNOWN, *_PLAYERS))
            raise RecordError(message("record-key-unknown", text=quoted(line), known=known), line=at)
        if key == DRAFT:
            draft.append(RecordLine(at, value.strip()))
            continue
        if key in fields:
            raise RecordError(message("record-key-twice", key=key), line=at)
        fields[key] = RecordLine(at, value.strip())
        if (long := len(fields[key].text)) > LONGEST:
            raise RecordError(message("record-key-long", key=key, count=long, most=LONGEST), line=at)
    if draft:
        fields[DRAFT] = RecordLine(draft[0].at, "".join(f"{line.text}\n" for line in draft if line.text))
    return fields


def _ruleset(fields: _Fields, shelf: Shelf) -> str:
    """Return the source of the ruleset that the game was played under."""
    at, named = _needed(fields, "ruleset")
    name, _, wanted = named.rpartition(" ")
    if not name:
        example = f"{BASE} {digest(BASE)}"
        raise RecordError(message("record-ruleset", text=quoted(named), example=example), line=at)
    try:
        return shelf.source_of(name, wanted, fields.get(DRAFT, RecordLine(0, "")).text)
    except OtherFigures as error:
        raise RecordError(error.said, Fault.OTHER_FIGURES, at) from None
    except NoRuleset as error:
        raise RecordError(error.said, Fault.NO_RULESET, at) from None


def _setup(fields: _Fields, ruleset: str) -> Setup:
    tiles = _needed(fields, "tiles").text
    chosen = _listed(fields, "variants", _VARIANTS)
    return Setup(
        seats=_number(fields, "seats"),
        seed=_number(fields, "seed"),
        ruleset=ruleset,
        layout=fields["layout"].text if "layout" in fields else None,
        tiles=tiles if tiles in ("first", "random", "recommended") else tuple(map(AddedTile, tiles.split())),
        modules=frozenset(_listed(fields, "modules", MODULES)),
        tunnel=fields["tunnel"].text if "tunnel" in fields else "A",
        new_tiles=tuple(map(AddedTile, fields["new-tiles"].text.split())) if "new-tiles" in fields else (),
        open_planning="open-planning" in chosen,
        start_buildings="start-buildings" in chosen,
        start_improved_farmhand="improved-farmhand" in chosen,
    )


def _needed(fields: _Fields, key: str) -> RecordLine:
    if key not in fields:
        raise RecordError(message("record-key-missing", line=f"{key}: …"))
    return fields[key]


def _number(fields: _Fields, key: str) -> int:
    at, value = _needed(fields, key)
    if not (value.isascii() and value.isdecimal() and len(value) <= 20):
        raise RecordError(message("record-number", key=key, text=quoted(value)), line=at)
    return int(value)


def _listed(fields: _Fields, key: str, known: Collection[str]) -> list[str]:
    """Return the ids in a comma-separated line, all of them known."""
    at, value = fields.get(key, RecordLine(0, ""))
    chosen = [name.strip() for name in value.split(",") if name.strip()]
    for name in chosen:
        if name not in known:
            what = message("record-entry", key=key, text=quoted(name), known=", ".join(known))
            raise RecordError(what, line=at)
    return chosen
