"""What is shown of people's playtests, group by group, for the page and the terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from game.locations import COMMAND
from game.plain import as_typed
from game.playtest.measures import NOTHING, measured, number, share_of
from game.playtest.naming import player
from game.playtest.people.expecting import NINE_IN_TEN, ExpectedResult, GameGroup
from game.playtest.people.gathering import PlayedGame
from game.playtest.people.rows import AnswerRow, GroupShown, MomentShown, NoteShown
from game.playtest.report.assets import of_tile, of_worker
from game.playtest.report.heads import HeadlineFigure
from game.playtest.report.histogram import mean_of, quantile
from game.playtest.report.tables import Cell, TableRow
from game.playtest.voice import Voice, voice_naming
from game.rules.message import Message, TileName, Value, message
from game.rules.record import Answers, Felt, NoteKind, PlaytestNote
from game.rules.ruleset import load_ruleset
from game.rules.terms import Field, Season

FEW = 20
"""Results of people below which a mean says little."""
_NONE: Final = Cell(NOTHING, -1.0)
"""The cell of what is not known, ordered below every figure."""


def voice_for(group: GameGroup, language: str) -> Voice:
    """Return a voice with the names of developments in the group's ruleset."""
    return voice_naming({id: tile.name for id, tile in load_ruleset(group.ruleset).tile.items()}, language)


def group_shown(
    voice: Voice, group: GameGroup, expected: ExpectedResult | None, kept: Path | None, ruleset: str | None
) -> GroupShown:
    """Return a group in words; `kept` is the folder of the report that tells what to expect, if one does."""
    found = _Group(voice, group, expected, ruleset)
    return GroupShown(
        found.title(),
        tuple(found.intro(kept)),
        tuple(found.glance()),
        tuple(found.results()),
        tuple(found.moments()),
        tuple(found.tiles()),
        tuple(found.workers()),
        tuple(found.answers()),
    )


def command_at(game: PlayedGame, at: int, ruleset: str | None) -> str:
    """Return the command that opens a game at a moment."""
    words = [*COMMAND.split(), str(game.file), "--at", str(at)]
    return as_typed([*words, *(["--ruleset", ruleset] if ruleset else [])])


class _Group:
    """Puts a group into words."""

    def __init__(
        self, voice: Voice, group: GameGroup, expected: ExpectedResult | None, ruleset: str | None
    ) -> None:
        self._voice, self._group, self._expected, self._ruleset = voice, group, expected, ruleset
        self._finished = [game for game in group.games if game.finished]
        self._seats = [one for game in self._finished for one in game.people]
        self._scores = [one.score for one in self._seats]
        self._loaded = load_ruleset(group.ruleset)

    def title(self) -> str:
        group, name = self._group, self._loaded.name
        modules = tuple(message(f"module-{one}") for one in group.modules)
        return self._say("lab-people-group", ruleset=name, seats=group.seats, modules=modules)

    def intro(self, kept: Path | None) -> Iterator[str]:
        expected = self._expected
        if expected is None:
            yield self._say("lab-people-no-lab")
            return
        players = tuple(map(player, dict.fromkeys(expected.players)))
        of: dict[str, Value] = {"games": expected.games, "players": players}
        if kept is None:
            yield self._say("lab-people-lab", **of)
        else:
            yield self._say("lab-people-lab-kept", folder=str(kept), **of)
        if 0 < len(self._scores) < FEW:
            scatter = measured(number(expected.scatter, 1), "VP")
            yield self._say("lab-people-few", count=len(self._scores), scatter=scatter)

    # -- figures ------------------------------------------------------------------------------------

    def glance(self) -> Iterator[HeadlineFigure]:
        expected = self._expected
        if self._scores:
            mean = sum(self._scores) / len(self._scores)
            difference = ""
            if expected is not None:
                away = measured(number(mean - expected.mean, 1, True), "VP")
                difference = self._say("lab-people-difference", value=away)
            yield self._headline(
                "mean", _vp(mean), message("lab-people-results-count", count=len(self._scores)), difference
            )
        if expected is not None:
            low, high = (quantile(expected.scores, share) for share in NINE_IN_TEN)
            within = message("lab-people-nine-in-ten", low=low, high=high)
            yield self._headline("lab-mean", _vp(expected.mean), within)
        margins = [max(map(game.lead, range(len(game.seats)))) for game in self._finished]
        if margins:
            lab = message("lab-people-of-lab", value=_vp(mean_of(expected.margins))) if expected else ""
            yield self._headline("margin", _vp(sum(margins) / len(margins)), lab)
        yield from self._opinions()

    def _opinions(self) -> Iterator[HeadlineFigure]:
        given = [answers for game in self._group.games for answers in game.feedback.answers]
        for name in ("fun", "clear"):
            marks = [mark for answers in given if (mark := getattr(answers, name)) is not None]
            if marks:
                count = message("lab-people-answers-count", count=len(marks))
                yield self._headline(name, number(sum(marks) / len(marks), 1), count)
        felt = Counter(answers.felt for answers in given if answers.felt is not None)
        if felt:
            parts = (
                message("lab-people-felt-count", count=felt[one], felt=message(f"playtest-felt-{one.value}"))
                for one in Felt
                if felt[one]
            )
            yield self._headline("felt", message("lab-people-listed", items=tuple(parts)), "")

    def _headline(self, name: str, value: Value, note: Value, change: str = "") -> HeadlineFigure:
        said = self._voice.text(value), self._voice.text(note) if note else ""
        return HeadlineFigure(self._say(f"lab-people-{name}"), *said, change, False)

    def results(self) -> Iterator[TableRow]:
        """Yield what each person achieved in a game, with the command that opens it."""
        for game in self._group.games:
            for seat, one in enumerate(game.seats):
                if one.person:
                    cells = tuple(self._result(game, seat))
                    command = command_at(game, game.moves, self._ruleset)
                    yield TableRow(game.file.name, self._name(game, seat), cells, False, about=command)

    def _result(self, game: PlayedGame, seat: int) -> Iterator[Cell]:
        """Yield VP, lead, the share of the lab's scores that are lower, and the number of notes."""
        score, lead, expected = game.seats[seat].score, game.lead(seat), self._expected
        share = expected.below(score) if expected is not None and game.finished else -1.0
        notes = sum(note.seat == seat for note in game.feedback.notes)
        yield Cell(self._voice.number(score), score)
        yield Cell(self._voice.number(lead, 0, True), lead) if game.finished else Cell(self._stopped(game))
        yield Cell(self._voice.share(share) if share >= 0 else NOTHING, share)
        yield Cell(str(notes), notes)

    def _stopped(self, game: PlayedGame) -> str:
        return self._say("lab-people-unfinished", count=game.moves)

    # -- what was said ------------------------------------------------------------------------------

    def moments(self) -> Iterator[MomentShown]:
        found: dict[tuple[int, Season], list[NoteShown]] = {}
        for game in self._group.games:
            for note in game.feedback.notes:
                found.setdefault((note.year, note.season), []).append(self._note(game, note))
        for (year, season), notes in sorted(found.items()):
            yield MomentShown(self._say("lab-people-moment", year=year, season=season), tuple(notes))

    def _note(self, game: PlayedGame, note: PlaytestNote) -> NoteShown:
        who, back = self._name(game, note.seat), note.back
        left = message("lab-people-left", who=who, count=note.moves, game=game.file.name)
        if back is not None:
            left = message("lab-people-taken-back", left=left, count=back)
        return NoteShown(
            note.kind,
            self._say(f"playtest-kind-{note.kind.value}"),
            note.words,
            self._voice.text(left),
            *self._subject(note),
            command_at(game, note.at, self._ruleset),
        )

    def _subject(self, note: PlaytestNote) -> tuple[str, str]:
        """Return what a note is about in words, and its icon; nothing for what the ruleset does not have."""
        tile, worker = note.tile, note.worker
        if tile and tile in self._loaded.tile:
            return self._voice.text(TileName(tile)), of_tile(tile)
        if worker in self._loaded.worker:
            return self._say("field-name", field=Field.named(worker)), of_worker(worker)
        return "", ""

    def tiles(self) -> Iterator[TableRow]:
        """Yield the developments of which something was said, that with the most notes first."""
        lab, seats = self._expected.acquired if self._expected is not None else {}, len(self._seats)
        for tile, notes in self._by_subject(self._loaded.tile):
            have, share = sum(tile in one.acquired for one in self._seats), lab.get(tile.lower())
            people = self._say("lab-people-of", have=have, all=seats)
            yield self._row(
                notes,
                Cell(people, have / seats) if seats else _NONE,
                Cell(self._voice.text(share_of(share)), share) if share is not None else _NONE,
            )

    def workers(self) -> Iterator[TableRow]:
        """Yield the workers of whom something was said, him with the most notes first."""
        lab = self._expected.worked if self._expected is not None else {}
        for worker, notes in self._by_subject(self._loaded.worker):
            turns = [one.worked[worker] for one in self._seats if worker in one.worked]
            mean = sum(turns) / len(turns) if turns else None
            yield self._row(notes, self._turns(mean), self._turns(lab.get(worker)))

    def _turns(self, mean: float | None) -> Cell:
        return Cell(self._voice.text(number(mean, 1)), mean) if mean is not None else _NONE

    def _by_subject(self, known: Container[str]) -> Iterable[tuple[str, list[PlaytestNote]]]:
        """Return what notes are about that is known, with its notes: that with the most first."""
        found: dict[str, list[PlaytestNote]] = {}
        for note in self._notes():
            if note.about in known:
                found.setdefault(note.about, []).append(note)
        return sorted(found.items(), key=lambda one: (-len(one[1]), one[0]))

    def _row(self, notes: Sequence[PlaytestNote], people: Cell, lab: Cell) -> TableRow:
        """Return what notes are about: their number and kinds, and how often people and the lab use it.

        A development is used by whoever acquires it, a worker as often as he works.
        """
        counts, (name, drawing) = Counter(note.kind for note in notes), self._subject(notes[0])
        said = (
            message("lab-people-kinds", count=counts[kind], kind=message(f"playtest-kind-{kind.value}"))
            for kind in NoteKind
            if counts[kind]
        )
        count, kinds = str(counts.total()), self._say("lab-people-listed", items=tuple(said))
        cells = Cell(count, counts.total()), Cell(kinds), people, lab
        return TableRow(notes[0].about, name, cells, False, drawing)

    def answers(self) -> Iterator[AnswerRow]:
        for game in self._group.games:
            for given in game.feedback.answers:
                yield self._answers(game, given)

    def _answers(self, game: PlayedGame, given: Answers) -> AnswerRow:
        felt = self._say(f"playtest-felt-{given.felt.value}") if given.felt is not None else NOTHING
        name, file = self._name(game, given.seat), game.file.name
        return AnswerRow(name, file, self._mark(given.fun), self._mark(given.clear), felt, given.change)

    def _mark(self, mark: int | None) -> str:
        return self._voice.number(mark) if mark is not None else NOTHING

    # -- names --------------------------------------------------------------------------------------

    def _notes(self) -> Iterable[PlaytestNote]:
        return (note for game in self._group.games for note in game.feedback.notes)

    def _name(self, game: PlayedGame, seat: int) -> str:
        return game.seats[seat].name or self._say("seat", number=seat + 1)

    def _say(self, id: str, **values: Value) -> str:
        return self._voice.say(id, **values)


def _vp(value: float) -> Value:
    return measured(number(value, 1), "VP")


def heading(games: Sequence[PlayedGame]) -> Message:
    """Return how many games there are, and how many notes."""
    notes = sum(len(game.feedback.notes) for game in games)
    return message(
        "lab-people-heading",
        games=message("lab-people-games", count=len(games)),
        notes=message("lab-people-notes-count", count=notes),
    )
