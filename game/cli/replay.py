"""A recorded game as text: phases as headings, the effects of each move, the final scoring."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from game.cli.helping import LEVELS, TEMPERAMENTS
from game.cli.saying import UserError
from game.plain import escaped
from game.rules import new_game, play, scores
from game.rules.engine import final_lines, ranking
from game.rules.events import Event, Scored, SeasonBegan, StepBegan, TurnBegan, TurnEnded
from game.rules.message import Amount, Message, SeatName, Value, at_place, automa_said, message
from game.rules.record import Fault, Record, RecordError, Shelf, read_record, seated_at
from game.rules.sources import source_of
from game.rules.state import GameState
from game.rules.terms import Season, Step
from game.rules.textfile import FileError, FileKind, read_text
from game.telling import renamed_tiles, told
from game.words import Names, Words, words_of

INDENT = "    "
_OF_RULESET = (Fault.NO_RULESET, Fault.OTHER_FIGURES)


def tell_game(path: Path, language: str, shelf: Shelf) -> None:
    """Print the game in a file. Raises UserError before anything is printed if the record is damaged."""
    for line in Teller(recorded(path, shelf), words_of(language)).lines():
        print(escaped(line))


def recorded(path: Path, shelf: Shelf) -> Record:
    """Return the record in a file, with its ruleset from the shelf. Raises UserError."""
    try:
        return read_record(read_text(path, FileKind.RECORD), shelf)
    except FileError as problem:
        raise UserError(problem.said) from problem
    except RecordError as problem:
        said = at_place(str(path), problem.said)
        if problem.fault in _OF_RULESET and shelf.given is None:
            said = message("run-name-ruleset", problem=said, option="--ruleset")
        raise UserError(said) from problem


class Teller:
    """Tells a game in a language."""

    def __init__(self, record: Record, words: Words) -> None:
        self._record, self._words = record, words
        self._opening: list[Event] = []
        self._state = new_game(record.setup, self._opening.append)
        self._seat(0)

    def lines(self) -> Iterator[str]:
        """Yield the game line by line; consequences of a move are indented below it."""
        yield from self._title()
        yield ""
        yield from self._told(self._opening, None)
        for number, move in enumerate(self._record.moves):
            yield from self._handed(number)
            mover = self._state.to_move
            yield from self._told(play(self._state, move), mover)
        yield from self._handed(len(self._record.moves))
        yield from self._ending() if self._state.to_move is None else self._break()

    def _seat(self, moves: int) -> None:
        """Name the seats by who sits there after so many moves."""
        players = seated_at(self._record, moves)
        self._names = Names(sitters(players, self._record.setup.seats), renamed_tiles(self._state))

    def _handed(self, moves: int) -> Iterator[str]:
        """Yield a line for each seat that changes hands after so many moves."""
        changed = [seating for seating in self._record.seatings if seating.move == moves]
        former = seated_at(self._record, moves - 1) or ("",) * self._record.setup.seats
        if changed:
            self._seat(moves)
        for _, seat, player in changed:
            if player != former[seat]:
                before, now = _decides(former[seat]), _decides(player)
                yield self._line("tell-handed", seat=seat + 1, former=before, now=now)

    def _title(self) -> Iterator[str]:
        setup = self._record.setup
        yield self._line("tell-title", seats=tuple(map(SeatName, range(setup.seats))))
        yield self._line("tell-board", board=self._state.box.layout_said)
        if setup.modules:
            modules = tuple(message(f"module-{name}") for name in sorted(setup.modules))
            yield self._line("tell-modules", modules=modules)
        if "iron" in setup.modules:
            yield self._line("tell-tunnel", side=setup.tunnel)
        yield self._line("tell-seed", seed=str(setup.seed))

    def _told(self, events: Iterable[Event], mover: int | None) -> Iterator[str]:
        """Yield events as lines; further events of the mover are indented below the first."""
        before = ""
        for event in events:
            if isinstance(event, TurnBegan | TurnEnded) or getattr(event, "seat", None) != mover:
                before, mover = "", None
            if isinstance(event, SeasonBegan | StepBegan):
                yield from self._heading(event)
            elif not _told_at_the_end(event) and (said := told(event)):
                yield before + self._words.line(said, self._names)
                before = "" if mover is None else INDENT

    def _heading(self, event: SeasonBegan | StepBegan) -> list[str]:
        if isinstance(event, SeasonBegan):
            title = self._line("tell-season", year=event.year, season=Season(event.season))
            return ["", *_underlined(title)]
        return [] if event.step == Step.OVER else ["", f"- {self._line('tell-step', step=Step(event.step))}"]

    def _break(self) -> Iterator[str]:
        """Yield the line that says where an unfinished game stands."""
        assert self._state.to_move is not None
        yield from ("", self._line("tell-ends-here", seat=SeatName(self._state.to_move)))

    def _ending(self) -> Iterator[str]:
        yield from ("", *_underlined(self._line("tell-final")))
        final = scores(self._state)
        for rank, seat in enumerate(ranking(self._state), start=1):
            yield self._line("tell-rank", rank=rank, seat=SeatName(seat), vp=Amount(final[seat], "vp"))
            lines = list(_score_lines(self._state, seat))
            yield self._scored(final[seat] - sum(vp for _, vp in lines), self._line("tell-during"))
            for said, vp in lines:
                yield self._scored(vp, self._words.line(said, self._names))

    def _scored(self, vp: int, why: str) -> str:
        points = self._line("number", number=vp)
        return f"{INDENT}{points:>4}  {why}"

    def _line(self, id: str, **values: Value) -> str:
        return self._words.line(message(id, **values), self._names)


def _told_at_the_end(event: Event) -> bool:
    """Return True if the final scoring has a line of its own for this event."""
    return isinstance(event, Scored) and source_of(event.rule).final


def _underlined(title: str) -> list[str]:
    return [title, "=" * len(title)]


def _score_lines(state: GameState, seat: int) -> Iterator[tuple[Message, int]]:
    """Yield the message and the VP of each line of a seat's final scoring."""
    for line in final_lines(state, seat):
        yield message("tell-score", line=line.said, rule=line.rule), line.vp


def sitters(players: Sequence[str], seats: int) -> tuple[str | Message, ...]:
    """Return the seats' names from a record's player lines, numbered if several are the same; "" for none."""
    found = [_sitter(player) for player in players] or [""] * seats
    return tuple(
        message("seat-namesake", name=one, number=number) if one and found.count(one) > 1 else one
        for number, one in enumerate(found, start=1)
    )


def _decides(player: str) -> str | Message:
    """Return who decides by a player line: a window's automa by its level, anybody else by name."""
    kind, automa, *_ = *player.partition(" (")[2].split(), "", ""
    name = _sitter(automa if kind == "automa" else player)
    return name or message("player-human")


def is_person(player: str) -> bool:
    """Return True if a player line is a person's."""
    return player.partition(" (")[2].startswith("human")


def _sitter(player: str) -> str | Message:
    """Return the name in a player line; an automa named after its level is a message."""
    name = player.partition(" (")[0]
    level, _, temperament = name.lower().partition(":")
    if level not in LEVELS or temperament not in ("", *TEMPERAMENTS) or is_person(player):
        return name
    return automa_said(level, temperament)
