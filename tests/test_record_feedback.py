"""What people say of a playtest is kept in the record: read back whole, bounded, and no part of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from game.match import Decision, Match
from game.plain import escaped
from game.rules import Setup, legal_moves, record_text, scores
from game.rules.moves import Move
from game.rules.record import (
    LONGEST_WORDS,
    MOST_NOTES,
    Answers,
    Feedback,
    Felt,
    NoteKind,
    PlaytestNote,
    Record,
    RecordError,
    decided_text,
    read_beginning,
    read_head,
    read_record,
)
from game.rules.ruleset import digest
from game.rules.state import GameState
from game.rules.terms import Season
from tests.records import TWO_ROUNDS, by_hand, finished, refused

PLAIN = read_record(finished(TWO_ROUNDS))
NOTES = (
    PlaytestNote(0, 1, Season.SPRING, 0, NoteKind.CONFUSING, "Which pool: mine, or any?"),
    PlaytestNote(40, 2, Season.AUTUMN, 1, NoteKind.TOO_STRONG, "", "10E"),
    PlaytestNote(90, 3, Season.WINTER, 0, NoteKind.BUG, "Grüße # not a comment", "21", back=35),
    PlaytestNote(91, 3, Season.WINTER, 0, NoteKind.BORING, "", "farmers-wife"),
)
ANSWERS = (Answers(0, 4, None, Felt.LONG, "Fewer carts: two."), Answers(1, 1, 5))
SAID = Feedback(True, NOTES, ANSWERS)


def written(feedback: Feedback, record: Record = PLAIN) -> str:
    match = Match(record.setup, [None] * record.setup.seats)
    for move in record.moves:
        match.submit(move)
    decided = ((turn.before, turn.decision.move) for turn in match.turns)
    return decided_text(record.setup, decided, match.state, record.players, feedback=feedback)


TEXT = written(SAID)


def test_what_was_said_comes_back_whole() -> None:
    assert read_record(TEXT).feedback == SAID
    assert read_record(by_hand(TEXT)).feedback == SAID
    assert read_head(TEXT).feedback == SAID


def test_a_note_is_about_a_development_or_a_worker_or_neither() -> None:
    about = [(note.tile, note.worker) for note in read_record(TEXT).feedback.notes]
    assert about == [("", ""), ("10E", ""), ("21", ""), ("", "farmers-wife")]


def test_a_record_in_which_nothing_was_said_is_as_it_ever_was() -> None:
    assert written(Feedback()) == record_text(PLAIN.setup, PLAIN.moves, PLAIN.players)
    assert PLAIN.feedback == Feedback() and not read_head(finished(TWO_ROUNDS)).feedback.asked


def test_the_game_is_the_same_with_and_without_notes() -> None:
    found = read_record(TEXT)
    assert (found.setup, found.moves, found.players) == (PLAIN.setup, PLAIN.moves, PLAIN.players)
    assert found.state.box.digest == digest(PLAIN.setup.ruleset)
    assert scores(found.state) == scores(PLAIN.state)


def test_notes_before_the_first_move_are_read_from_either_kind_of_record() -> None:
    feedback = Feedback(False, NOTES[:1])
    text = written(feedback, PLAIN._replace(moves=()))
    assert read_record(text).feedback == read_record(by_hand(text)).feedback == feedback


@pytest.mark.parametrize(
    "words", ["\x1b]0;owned\x07", "one\ntwo: three", "a\u202eb", "x" * 500, "  many   blanks "]
)
def test_words_are_written_as_one_plain_line(words: str) -> None:
    text = written(Feedback(True, (NOTES[0]._replace(words=words),), (ANSWERS[0]._replace(change=words),)))
    assert text.count("\n") == written(Feedback(True, NOTES[:1], ANSWERS[:1])).count("\n")
    found = read_record(text).feedback
    for said in (found.notes[0].words, found.answers[0].change):
        assert said == escaped(said) and 0 < len(said) <= LONGEST_WORDS
    assert written(found) == text


LINE = next(line for line in TEXT.splitlines() if line.startswith("note 1: confusing"))
GIVEN = next(line for line in TEXT.splitlines() if line.startswith("answers 1"))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (LINE, LINE.replace("note 1", "note 3")),
        (LINE, LINE.replace("confusing", "splendid")),
        (LINE, LINE.replace("after 0", "after 9999")),
        (LINE, LINE.replace("spring", "monsoon")),
        (LINE, LINE.replace("year 1", "year -1")),
        (LINE, LINE + "x" * LONGEST_WORDS),
        (LINE, LINE.replace("spring", "spring, on ../../21")),
        (LINE, LINE.replace("spring", "spring, on Smith")),
        (LINE, LINE.replace("spring", "spring, on a-b-c-d-e")),
        (LINE, LINE.replace("spring", "spring, taken back to 5")),
        (GIVEN, GIVEN.replace("fun 4", "fun 6")),
        (GIVEN, GIVEN.replace("felt long", "felt strange")),
        (GIVEN, f"{GIVEN}\n{GIVEN}"),
        (GIVEN, GIVEN + "x" * LONGEST_WORDS),
    ],
)
def test_what_is_no_note_of_this_game_is_refused(old: str, new: str) -> None:
    assert old != new
    with refused("line .*cannot be read as a note or as answers of this game"):
        read_record(by_hand(TEXT).replace(old, new, 1))


def test_there_are_no_more_notes_than_can_be_left() -> None:
    assert (
        len(read_record(by_hand(TEXT).replace(LINE, "\n".join([LINE] * (MOST_NOTES - 3)))).feedback.notes)
        == 60
    )
    with refused(f"more than {MOST_NOTES} notes"):
        read_record(by_hand(TEXT).replace(LINE, "\n".join([LINE] * (MOST_NOTES - 1))))


def test_a_bad_note_leaves_the_game_and_its_place_in_a_list() -> None:
    text = by_hand(TEXT).replace("confusing", "splendid", 1)
    assert read_beginning(text).moves == PLAIN.moves
    head = read_head(text)
    assert head.finished and head.problem is None and head.feedback == Feedback(True)


def test_a_flipped_letter_in_a_note_is_found() -> None:
    with pytest.raises(RecordError):
        read_record(TEXT.replace("Which pool", "Whick pool"))


def test_the_header_says_only_yes() -> None:
    with refused("playtest"):
        read_record(by_hand(TEXT).replace("playtest: yes", "playtest: no"))


# -- taking back --------------------------------------------------------------------------------------


class First:
    """An automa that does the first thing it may."""

    name = "first"

    def choose(self, state: GameState, legal: Sequence[Move]) -> Decision:
        return Decision(legal[0], ())


def played(moves: int) -> Match:
    """A match of a person and an automa after so many moves, or a few more."""
    match = Match(Setup(seed=4), [None, First()])
    while len(match.turns) < moves or match.mover is not None:
        if match.advance() is None:
            match.submit(legal_moves(match.state)[0])
    return match


def noted(match: Match, **more: Any) -> PlaytestNote:
    state = match.state
    note = PlaytestNote(len(match.turns), state.year, Season(state.season), 0, NoteKind.IDEA, **more)
    match.feedback = match.feedback.noted(note)
    return note


def test_a_note_stays_when_its_moment_is_taken_back_and_says_so() -> None:
    match = played(4)
    early = noted(match, words="early")
    moves = len(match.turns)
    match.submit(legal_moves(match.state)[0])
    late = noted(match, words="late")
    match.undo()
    left = len(match.turns)
    assert left <= moves
    assert match.feedback.notes[1] == late._replace(back=left) and match.feedback.notes[1].at == left
    assert match.feedback.notes[0] == (early if early.moves <= left else early._replace(back=left))
    after = noted(match, words="after")
    assert read_record(match.text()).feedback == match.feedback
    match.redo()
    assert match.feedback.notes == (early, late, after)


def test_a_note_that_is_changed_or_taken_away_stays_so_when_all_is_played_again() -> None:
    """What was taken back knows the notes that there were; those have to change with the others."""
    match = played(4)
    kept = noted(match, words="kept")
    for words in ("wrong", "gone"):
        match.submit(legal_moves(match.state)[0])
        noted(match, words=words)
    _, wrong, _ = match.feedback.notes
    match.undo()
    new = noted(match, words="new")
    right = wrong._replace(kind=NoteKind.BUG, words="right", about="11", moves=1)
    match.say_otherwise(lambda said: said.changed(1, right))
    match.say_otherwise(lambda said: said.without(2))
    match.say_otherwise(lambda said: said.changed(2, new._replace(words="newer")))
    match.redo()
    changed = wrong._replace(kind=NoteKind.BUG, words="right", about="11")
    assert match.feedback.notes == (kept, changed, new._replace(words="newer"))
    assert read_record(match.text()).feedback == match.feedback


def test_a_note_knows_how_far_its_moment_was_taken_back_at_most() -> None:
    match = played(6)
    note = noted(match)
    match.undo()
    first = len(match.turns)
    match.undo()
    second = len(match.turns)
    assert second < first and match.feedback.notes == (note._replace(back=second),)
    match.redo()
    assert match.feedback.notes == (note._replace(back=first),)
    match.submit(legal_moves(match.state)[-1])
    assert match.feedback.notes == (note._replace(back=first),)


def test_answers_take_the_place_of_former_ones() -> None:
    feedback = Feedback().answered(Answers(1, 5)).answered(Answers(0, 2)).answered(Answers(1, 3))
    assert feedback.answers == (Answers(0, 2), Answers(1, 3))
    assert Answers(0, fun=1).given and not Answers(1).given
