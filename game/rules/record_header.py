"""The header of a record: the setup of its game, the rules it was played by, and who played."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from game.plain import cut, escaped, quoted
from game.rules.record_lines import CHECKED_LINE, Fault, Line, RecordError
from game.rules.ruleset import BASE, digest
from game.rules.ruleset_files import RulesetError
from game.rules.setup import MODULES, RULES, Setup
from game.rules.shelf import NoRuleset, Shelf, name_of

LONGEST = 4_000
"""Of what a header line says, in characters: there is room for the numbers of a thousand tiles."""
_SEATS = (1, 2, 3, 4)
_VARIANTS = {
    "open planning": "open_planning",
    "start buildings": "start_buildings",
    "improved farmhand": "start_improved_farmhand",
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
    "new tiles",
    "variants",
)
_PLAYERS = tuple(f"player {seat}" for seat in _SEATS)
_Fields = dict[str, Line]


class Header(NamedTuple):
    """What a header says; `players` are the free texts of its player lines, by seat."""

    setup: Setup
    players: tuple[str, ...]
    former: bool
    """Whether it was played by rules before these."""
    ruleset_line: int


def header_lines(setup: Setup, figures: str, players: Sequence[str]) -> list[str]:
    """A header for a game with the ruleset's figures, and with names for its seats."""
    tiles = setup.tiles if isinstance(setup.tiles, str) else " ".join(setup.tiles)
    variants = [name for name, key in _VARIANTS.items() if getattr(setup, key)]
    return [
        CHECKED_LINE,
        f"rules: {setup.rules}",
        f"ruleset: {name_of(setup.ruleset)} {figures}",
        f"seats: {setup.seats}",
        f"seed: {setup.seed}",
        *([f"layout: {setup.layout}"] if setup.layout else []),
        f"tiles: {tiles}",
        *([f"modules: {', '.join(sorted(setup.modules))}"] if setup.modules else []),
        *([f"tunnel: {setup.tunnel}"] if setup.tunnel != "A" else []),
        *([f"new tiles: {' '.join(setup.new_tiles)}"] if setup.new_tiles else []),
        *([f"variants: {', '.join(variants)}"] if variants else []),
        *(f"player {seat}: {plain_name(name)}".rstrip() for seat, name in enumerate(players, 1)),
    ]


def plain_name(name: str) -> str:
    """A player line's text on one plain line, with single blanks."""
    return cut(escaped(" ".join(name.split())))


def read_header(lines: Sequence[Line], shelf: Shelf) -> Header:
    """The header of these lines, with the ruleset that the shelf has for it. Raises RecordError."""
    rules = _rules_of(lines)
    former = rules < RULES
    fields = _fields(lines)
    ruleset, at = _ruleset(fields, shelf, former)
    setup = _setup(fields, ruleset, rules)
    players = tuple(fields.get(f"player {seat}", Line(0, "")).text for seat in _SEATS[: setup.seats])
    return Header(setup, tuple(map(plain_name, players)) if any(players) else (), former, at)


def _rules_of(lines: Iterable[Line]) -> int:
    """The version of the rules. Newer rules may have other header lines, so this comes first."""
    at, given = next(
        (Line(line.at, line.text[6:].strip()) for line in lines if line.text.startswith("rules:")),
        Line(0, ""),
    )
    if not at:
        raise RecordError("header: the line 'rules: …' is missing")
    if not (given.isascii() and given.isdecimal() and 0 < len(given) <= 6 and int(given)):
        raise RecordError(f"line {at}: rules {quoted(given)}; this edition reads rules 1 to {RULES}")
    if int(given) > RULES:
        newer = f"line {at}: played by rules {given}, those of a newer edition"
        raise RecordError(f"{newer}; this edition reads rules 1 to {RULES}", Fault.NEWER)
    return int(given)


def _fields(lines: Iterable[Line]) -> _Fields:
    fields: _Fields = {}
    for at, line in lines:
        key, colon, value = line.partition(":")
        if not colon or key not in (*_KNOWN, *_PLAYERS):
            known = ", ".join((*_KNOWN, *_PLAYERS))
            raise RecordError(f"line {at}: {quoted(line)} is no header line; known are {known}")
        if key in fields:
            raise RecordError(f"line {at}: {key} stands twice; once is right")
        fields[key] = Line(at, value.strip())
        if len(fields[key].text) > LONGEST:
            long = len(fields[key].text)
            raise RecordError(f"line {at}: {key} is {long} characters long; {LONGEST} at most are right")
    return fields


def _ruleset(fields: _Fields, shelf: Shelf, former: bool) -> tuple[str, int]:
    """The ruleset, if it has the figures that were played by; and its line.

    The base of former rules may have had others: whether its moves still hold decides.
    """
    at, named = _needed(fields, "ruleset")
    name, _, figures = named.rpartition(" ")
    if not name:
        raise RecordError(f"line {at}: ruleset {quoted(named)}; it reads like '{BASE} {digest(BASE)}'")
    try:
        path = shelf.path_of(name)
        now = digest(path)
    except (NoRuleset, RulesetError) as error:
        raise RecordError(f"line {at}: {error}", Fault.NO_RULESET) from None
    if figures != now and not (former and path == BASE):
        was = f"line {at}: played by the figures {quoted(figures)} of {cut(escaped(name))}"
        raise RecordError(f"{was}; those of {escaped(path)} are now {now}", Fault.OTHER_FIGURES)
    return path, at


def _setup(fields: _Fields, ruleset: str, rules: int) -> Setup:
    tiles = _needed(fields, "tiles").text
    chosen = _listed(fields, "variants", _VARIANTS)
    return Setup(
        seats=_number(fields, "seats"),
        seed=_number(fields, "seed"),
        ruleset=ruleset,
        layout=fields["layout"].text if "layout" in fields else None,
        tiles=tiles if tiles in ("first", "random", "recommended") else tuple(tiles.split()),
        modules=frozenset(_listed(fields, "modules", MODULES)),
        tunnel=fields["tunnel"].text if "tunnel" in fields else "A",
        new_tiles=tuple(fields["new tiles"].text.split()) if "new tiles" in fields else (),
        open_planning="open planning" in chosen,
        start_buildings="start buildings" in chosen,
        start_improved_farmhand="improved farmhand" in chosen,
        rules=rules,
    )


def _needed(fields: _Fields, key: str) -> Line:
    if key not in fields:
        raise RecordError(f"header: the line '{key}: …' is missing")
    return fields[key]


def _number(fields: _Fields, key: str) -> int:
    at, value = _needed(fields, key)
    if not (value.isascii() and value.isdecimal() and len(value) <= 20):
        raise RecordError(f"line {at}: {key} {quoted(value)} is no whole number")
    return int(value)


def _listed(fields: _Fields, key: str, known: Collection[str]) -> list[str]:
    """The names in a line of names with commas, all of them known."""
    at, value = fields.get(key, Line(0, ""))
    chosen = [name.strip() for name in value.split(",") if name.strip()]
    for name in chosen:
        if name not in known:
            raise RecordError(f"line {at}: {key}: {quoted(name)} is not known; known are {', '.join(known)}")
    return chosen
