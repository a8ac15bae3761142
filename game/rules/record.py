"""A game as text: setup, rules version and moves (docs/record.md)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from game.rules.engine import play, refusal
from game.rules.moves import Move
from game.rules.notation import parse_move
from game.rules.ruleset import digest
from game.rules.scoring import scores
from game.rules.setup import MODULES, Setup, SetupError, new_game
from game.rules.state import GameState
from game.rules.terms import Season, Step

FIRST_LINE = "Haspelknecht record 1"
RULES_VERSION = "1"
_VARIANTS = {
    "open planning": "open_planning",
    "start buildings": "start_buildings",
    "improved farmhand": "start_improved_farmhand",
}


class RecordError(ValueError):
    """A record that cannot be replayed: one line with line number, what is wrong and what would be right."""


class Record(NamedTuple):
    """A read record; `players` are the free texts of its player lines, by seat."""

    setup: Setup
    moves: tuple[Move, ...]
    state: GameState
    players: tuple[str, ...]


def record_text(setup: Setup, moves: Iterable[Move], players: Sequence[str] = ()) -> str:
    """The record of a game: header, a comment line a phase, one move a line, the scores once it is over.

    `players` names each seat for readers; the rules do not need it.
    """
    state = new_game(setup)
    return decided_text(setup, _played_on(state, moves), state, players)


def decided_text(
    setup: Setup, decided: Iterable[tuple[GameState, Move]], end: GameState, players: Sequence[str] = ()
) -> str:
    """The same for whoever has kept the states: each move with the state it was decided in, and the last."""
    lines = [*_header(setup, players), ""]
    phase = None
    for state, move in decided:
        if phase != (state.year, state.season, state.step):
            phase = (state.year, state.season, state.step)
            lines.append(f"# Year {state.year}, {_phase_name(state)}")
        assert state.to_move is not None
        lines.append(f"{state.to_move + 1} {move}")
    if end.to_move is None:
        lines.append(f"scores: {' '.join(map(str, scores(end)))}")
    return "\n".join(lines) + "\n"


def _played_on(state: GameState, moves: Iterable[Move]) -> Iterator[tuple[GameState, Move]]:
    for move in moves:
        yield state, move
        play(state, move, None)


def replay(text: str) -> tuple[Setup, tuple[Move, ...], GameState]:
    """Setup, moves and final state of a record. Raises RecordError."""
    record = read_record(text)
    return record.setup, record.moves, record.state


def read_record(text: str) -> Record:
    """A record with its player lines, every move checked. Raises RecordError."""
    lines = [(at, line.strip()) for at, line in enumerate(text.splitlines(), 1)]
    lines = [(at, line) for at, line in lines if line and not line.startswith("#")]
    if not lines or lines[0][1] != FIRST_LINE:
        raise RecordError(f"line 1: this is no record; a record begins with {FIRST_LINE!r}")
    body = next((i for i, (_, line) in enumerate(lines) if line[0].isdigit()), len(lines))
    ends = [entry for entry in lines[1:] if entry[1].startswith("scores:")]
    header = _fields([entry for entry in lines[1:body] if entry not in ends])
    setup = _setup(header)
    state, moves = _played(setup, [entry for entry in lines[body:] if entry not in ends])
    _check_scores(state, ends)
    players = tuple(header.get(f"player {seat + 1}", (0, ""))[1] for seat in range(setup.seats))
    return Record(setup, moves, state, players if any(players) else ())


def _header(setup: Setup, players: Sequence[str]) -> list[str]:
    figures = digest(setup.ruleset)
    tiles = setup.tiles if isinstance(setup.tiles, str) else " ".join(setup.tiles)
    variants = [name for name, key in _VARIANTS.items() if getattr(setup, key)]
    return [
        FIRST_LINE,
        f"rules: {RULES_VERSION}",
        f"ruleset: {setup.ruleset} {figures}",
        f"seats: {setup.seats}",
        f"seed: {setup.seed}",
        *([f"layout: {setup.layout}"] if setup.layout else []),
        f"tiles: {tiles}",
        *([f"modules: {', '.join(sorted(setup.modules))}"] if setup.modules else []),
        *([f"tunnel: {setup.tunnel}"] if setup.tunnel != "A" else []),
        *([f"new tiles: {' '.join(setup.new_tiles)}"] if setup.new_tiles else []),
        *([f"variants: {', '.join(variants)}"] if variants else []),
        *(f"player {seat}: {' '.join(name.split())}" for seat, name in enumerate(players, 1)),
    ]


def _phase_name(state: GameState) -> str:
    season, step = Season(state.season), Step(state.step)
    return step.label if season == Season.WINTER else f"{season.label}: {step.label}"


Header = dict[str, tuple[int, str]]
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
_PLAYERS = tuple(f"player {seat}" for seat in range(1, 5))


def _fields(lines: Iterable[tuple[int, str]]) -> Header:
    fields: Header = {}
    for at, line in lines:
        key, colon, value = line.partition(":")
        if not colon or key not in (*_KNOWN, *_PLAYERS):
            known = ", ".join((*_KNOWN, *_PLAYERS))
            raise RecordError(f"line {at}: {line!r} is no header line; known are {known}")
        if key in fields:
            raise RecordError(f"line {at}: {key} stands twice; once is right")
        fields[key] = (at, value.strip())
    return fields


def _setup(header: Header) -> Setup:
    _expect(header, "rules", RULES_VERSION)
    at, named = _needed(header, "ruleset")
    ruleset, _, figures = named.rpartition(" ")
    tiles = _needed(header, "tiles")[1]
    chosen = _listed(header, "variants", _VARIANTS)
    setup = Setup(
        seats=_number(header, "seats"),
        seed=_number(header, "seed"),
        ruleset=ruleset,
        layout=header["layout"][1] if "layout" in header else None,
        tiles=tiles if tiles in ("first", "random", "recommended") else tuple(tiles.split()),
        modules=frozenset(_listed(header, "modules", MODULES)),
        tunnel=header["tunnel"][1] if "tunnel" in header else "A",
        new_tiles=tuple(header["new tiles"][1].split()) if "new tiles" in header else (),
        open_planning="open planning" in chosen,
        start_buildings="start buildings" in chosen,
        start_improved_farmhand="improved farmhand" in chosen,
    )
    try:
        new_game(setup)
    except SetupError as error:
        raise RecordError(f"line {at} and the header around it: {error}") from None
    now = digest(ruleset)
    if figures != now:
        raise RecordError(f"line {at}: played by figures {figures!r} of {ruleset}, which now are {now}")
    return setup


def _expect(header: Header, key: str, value: str) -> None:
    at, given = _needed(header, key)
    if given != value:
        raise RecordError(f"line {at}: {key} {given!r}; this edition reads {key} {value}")


def _needed(header: Header, key: str) -> tuple[int, str]:
    if key not in header:
        raise RecordError(f"header: the line '{key}: …' is missing")
    return header[key]


def _number(header: Header, key: str) -> int:
    at, value = _needed(header, key)
    if not (value.isascii() and value.isdecimal() and len(value) <= 20):
        raise RecordError(f"line {at}: {key} {value!r} is no whole number")
    return int(value)


def _listed(header: Header, key: str, known: Collection[str]) -> list[str]:
    """The names in a line of names with commas, all of them known."""
    at, value = header.get(key, (0, ""))
    chosen = [name.strip() for name in value.split(",") if name.strip()]
    for name in chosen:
        if name not in known:
            raise RecordError(f"line {at}: {key}: {name!r} is not known; known are {', '.join(known)}")
    return chosen


def _played(setup: Setup, lines: Iterable[tuple[int, str]]) -> tuple[GameState, tuple[Move, ...]]:
    state = new_game(setup)
    moves = []
    for at, line in lines:
        seat, _, text = line.partition(" ")
        try:
            move = parse_move(text)
        except ValueError as error:
            raise RecordError(f"line {at}: {error}") from None
        if state.to_move is None:
            raise RecordError(f"line {at}: the game is over; no move can follow")
        if seat != str(state.to_move + 1):
            raise RecordError(f"line {at}: seat {seat} does not decide here; seat {state.to_move + 1} does")
        reason = refusal(state, move)
        if reason is not None:
            raise RecordError(f"line {at}: {text!r} is refused: {reason}")
        play(state, move, None)
        moves.append(move)
    return state, tuple(moves)


def _check_scores(state: GameState, ends: Sequence[tuple[int, str]]) -> None:
    for at, line in ends:
        given = line.removeprefix("scores:").split()
        if state.to_move is not None:
            raise RecordError(f"line {at}: scores stand here, but the game is not over: moves are missing")
        if given != [str(vp) for vp in scores(state)]:
            right = " ".join(map(str, scores(state)))
            raise RecordError(f"line {at}: the moves end in the scores {right}, not {' '.join(given)}")
