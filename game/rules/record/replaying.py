"""A game as text: setup, rules version and moves (docs/record.md)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from game.plain import cut, quoted
from game.rules.engine.scoring import scores
from game.rules.engine.steps import play, refusal
from game.rules.message import Message, message
from game.rules.moves import Move, NotationError, parse_move
from game.rules.record.feedback import NO_FEEDBACK, Feedback, is_feedback, read_feedback
from game.rules.record.header import Header, header_lines, plain_name, player_line, read_header
from game.rules.record.lines import (
    PLAYER,
    SCORES,
    Fault,
    Parts,
    RecordError,
    RecordLine,
    RecordWriter,
    count_moves,
    parts_of,
)
from game.rules.record.shelf import BASE_ALONE, Shelf, carried
from game.rules.setup.beginning import new_game
from game.rules.setup.choices import Setup
from game.rules.setup.tiles import SetupError
from game.rules.state import GameState
from game.rules.terms import Season, Step

_SEATED = re.compile(rf"{PLAYER}([1-4]):(.*)")


class Seating(NamedTuple):
    """A seat changes hands: who sits there from a move on, as the free text of a player line."""

    move: int
    """How many moves were played before."""
    seat: int
    player: str


class Record(NamedTuple):
    """A read record: all of it, or its sound beginning if there is a problem.

    `players` are the free texts of its player lines, by seat, as the game began.
    """

    setup: Setup
    moves: tuple[Move, ...]
    state: GameState
    players: tuple[str, ...]
    seatings: tuple[Seating, ...] = ()
    practice: bool = False
    advised: bool = False
    daily: str = ""
    feedback: Feedback = NO_FEEDBACK
    claimed: int | None = None
    """The number of moves of the whole record, where it is known."""
    problem: RecordError | None = None

    @property
    def handed(self) -> bool:
        """Return True if somebody else took a seat on the way."""
        return any(one.player != seated_at(self, one.move - 1)[one.seat] for one in self.seatings)


class RecordHead(NamedTuple):
    """The header of a record and the number of its moves, which have not been played."""

    setup: Setup
    players: tuple[str, ...]
    """Who sits there at its end."""
    moves: int
    finished: bool
    problem: RecordError | None
    """Where it is damaged by its checks, if it is."""
    practice: bool
    advised: bool
    daily: str
    feedback: Feedback
    handed: bool
    """Somebody else took a seat on the way."""


def record_text(
    setup: Setup,
    moves: Iterable[Move],
    players: Sequence[str] = (),
    seatings: Sequence[Seating] = (),
    practice: bool = False,
) -> str:
    """Return the record of a game: header, comments, one move a line, the scores once it is over.

    `players` names each seat for readers, and `seatings` who took one over; the rules do not need them.
    """
    state = new_game(setup)
    return decided_text(setup, _played_on(state, moves), state, players, seatings, practice)


def decided_text(
    setup: Setup,
    decided: Iterable[tuple[GameState, Move]],
    end: GameState,
    players: Sequence[str] = (),
    seatings: Sequence[Seating] = (),
    practice: bool = False,
    advised: bool = False,
    daily: str = "",
    feedback: Feedback = NO_FEEDBACK,
) -> str:
    """Return the same from states that were kept: each move with the state before it, and the last state."""
    writer, moves, phase = RecordWriter(), 0, None
    header = Header(setup, players, practice, advised, daily, feedback.asked)
    writer.add(*header_lines(header, end.box.digest, carried(end.box)))
    writer.check()
    writer.remark("")
    for state, move in decided:
        if phase != (state.year, state.season, state.step):
            if phase is not None:
                writer.check()
            phase = (state.year, state.season, state.step)
            writer.remark(f"# Year {state.year}, {_phase_name(state)}")
        assert state.to_move is not None
        writer.add(*_seated_lines(seatings, moves), f"{state.to_move + 1} {move}")
        moves += 1
    writer.add(*_seated_lines(seatings, moves), *feedback.lines())
    if end.to_move is None:
        writer.add(f"{SCORES} {' '.join(map(str, scores(end)))}")
    return writer.text(moves)


def _seated_lines(seatings: Iterable[Seating], move: int) -> list[str]:
    return [player_line(one.seat, one.player) for one in seatings if one.move == move]


def seated_at(found: Record, move: int) -> tuple[str, ...]:
    """Return the players after so many moves, as the free texts of player lines; () if unknown."""
    players = list(found.players) or [""] * found.setup.seats
    for seating in found.seatings:
        if seating.move <= move:
            players[seating.seat] = seating.player
    return tuple(players) if any(players) else ()


def _played_on(state: GameState, moves: Iterable[Move]) -> Iterator[tuple[GameState, Move]]:
    for move in moves:
        yield state, move
        play(state, move, None)


def _phase_name(state: GameState) -> str:
    season, step = Season(state.season), Step(state.step)
    return step.label if season == Season.WINTER else f"{season.label}: {step.label}"


def replay(text: str, shelf: Shelf = BASE_ALONE) -> tuple[Setup, tuple[Move, ...], GameState]:
    """Return setup, moves and final state of a record. Raises RecordError."""
    record = read_record(text, shelf)
    return record.setup, record.moves, record.state


def read_record(text: str, shelf: Shelf = BASE_ALONE) -> Record:
    """Return a record, with every move checked; its ruleset is looked up on the shelf. Raises RecordError."""
    found = read_beginning(text, shelf)
    if found.problem is not None:
        raise found.problem
    return found


def read_head(text: str, shelf: Shelf = BASE_ALONE) -> RecordHead:
    """Return the head of a record for a list, ten times as fast as reading it whole. Raises RecordError."""
    parts = parts_of(text)
    header = _header(parts, shelf)
    finished = any(line.text.startswith(SCORES) for line in parts.body)
    moves = count_moves(parts.body) if parts.claimed is None else parts.claimed
    players, handed = _seated_last(header, parts.body)
    marks = (header.practice, header.advised, header.daily, _said(header, parts), handed)
    return RecordHead(header.setup, players, moves, finished, parts.problem, *marks)


def _said(header: Header, parts: Parts) -> Feedback:
    """Return what was said of a game, for a list; of what cannot be read only that it is a playtest."""
    try:
        return read_feedback(filter(is_feedback, parts.body), header.playtest, header.setup.seats)
    except RecordError:
        return Feedback(header.playtest)


def _seated_last(header: Header, lines: Iterable[RecordLine]) -> tuple[tuple[str, ...], bool]:
    """Return the players at the end, and whether somebody else took a seat on the way."""
    players, handed = list(header.players), False
    for found in (_SEATED.fullmatch(line.text) for line in lines):
        if found and int(found[1]) <= len(players):
            seat, player = int(found[1]) - 1, plain_name(found[2])
            handed = handed or player != players[seat]
            players[seat] = player
    return tuple(players), handed


def read_beginning(text: str, shelf: Shelf = BASE_ALONE) -> Record:
    """Return a record as far as its moves are legal. Raises RecordError if its header cannot be used."""
    parts = parts_of(text)
    header, state = _begun(parts, shelf)
    body = _Body(state, playtest=header.playtest)
    misfit = body.read(parts.body) or _Body(state.copy(), len(body.moves)).read(parts.doubtful)
    return Record(
        header.setup,
        tuple(body.moves),
        state,
        tuple(header.players),
        tuple(body.seatings),
        header.practice,
        header.advised,
        header.daily,
        body.feedback,
        parts.claimed,
        _problem(parts, misfit),
    )


def _begun(parts: Parts, shelf: Shelf) -> tuple[Header, GameState]:
    """Return the header, and its game at the first decision."""
    header = _header(parts, shelf)
    try:
        return header, new_game(header.setup)
    except SetupError as error:
        fault = Fault.FORMER if parts.checked else Fault.DAMAGED
        raise RecordError(message("record-setup", problem=error.said), fault) from None


def _header(parts: Parts, shelf: Shelf) -> Header:
    """Return the header. A checked one that this edition does not understand was written by another."""
    try:
        return read_header(parts.header, shelf)
    except RecordError as error:
        if error.damaged and parts.checked:
            error.fault = Fault.FORMER
        raise


def _problem(parts: Parts, misfit: RecordError | None) -> RecordError | None:
    """Return the fault of a record, by its checks and by the first line that is not legal.

    A line that matches its check and is not legal was written under other rules.
    """
    if misfit is None or not (parts.problem or parts.checked):
        return parts.problem or misfit
    if parts.problem:
        what = message("record-and-damaged", said=misfit.what, damage=parts.problem.said)
        return RecordError(what, line=misfit.line)
    return RecordError(message("record-other-rules", said=misfit.what), Fault.FORMER, misfit.line)


class _Body:
    """Reads the lines after a header as far as they hold: moves are played as they are read."""

    def __init__(self, state: GameState, before: int = 0, playtest: bool = False) -> None:
        """`before` is how many moves were played before these lines."""
        self._state, self._before = state, before
        self.moves: list[Move] = []
        self.seatings: list[Seating] = []
        self.feedback = Feedback(playtest)

    def read(self, lines: Iterable[RecordLine]) -> RecordError | None:
        """Read lines up to the first that does not hold; return what is wrong with that."""
        scored, told = list[RecordLine](), list[RecordLine]()
        try:
            for line in lines:
                if line.text.startswith(SCORES):
                    scored.append(line)
                elif line.text.startswith(PLAYER):
                    self.seatings.append(self._seated(line))
                elif is_feedback(line):
                    told.append(line)
                else:
                    self.moves.append(_played_move(self._state, line))
            moves, asked = self._before + len(self.moves), self.feedback.asked
            self.feedback = read_feedback(told, asked, len(self._state.seats), moves)
            for line in scored:
                _check_scores(self._state, line)
        except RecordError as error:
            return error
        return None

    def _seated(self, line: RecordLine) -> Seating:
        """Return the player of a seat from the next move on. Raises RecordError."""
        found, move = _SEATED.fullmatch(line.text), self._before + len(self.moves)
        twice = found and (move, int(found[1]) - 1) in [(one.move, one.seat) for one in self.seatings]
        if not found or twice or not move or int(found[1]) > len(self._state.seats) or self._over:
            raise RecordError(message("record-seating", text=quoted(line.text)), line=line.at)
        return Seating(move, int(found[1]) - 1, plain_name(found[2]))

    @property
    def _over(self) -> bool:
        return self._state.to_move is None


def _played_move(state: GameState, line: RecordLine) -> Move:
    """Play the move of a line. Raises RecordError."""
    seat, _, text = line.text.partition(" ")
    try:
        move = parse_move(text)
    except NotationError as error:
        raise RecordError(error.said, line=line.at) from None
    wrong = _refused(state, seat, move)
    if wrong is not None:
        raise RecordError(wrong, line=line.at)
    play(state, move, None)
    return move


def _refused(state: GameState, seat: str, move: Move) -> Message | None:
    """Return the reason why a move of a record is refused, or None."""
    if state.to_move is None:
        return message("record-over")
    if seat != str(state.to_move + 1):
        return message("record-seat", seat=quoted(seat), right=str(state.to_move + 1))
    reason = refusal(state, move)
    if reason is None:
        return None
    return message("record-refused", move=quoted(str(move)), reason=reason)


def _check_scores(state: GameState, line: RecordLine) -> None:
    given = line.text.removeprefix(SCORES).split()
    right = [str(vp) for vp in scores(state)] if state.to_move is None else []
    wrong = message("record-scores", right=" ".join(right), given=cut(" ".join(given)))
    if given != right:
        raise RecordError(wrong if right else message("record-unfinished"), line=line.at)
