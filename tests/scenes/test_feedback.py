"""Notes and questions of a playtest, through the window by clicks and keys; other games ask nothing."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.rules import Setup
from game.rules.events import TileAcquired
from game.rules.record import (
    LONGEST_WORDS,
    MOST_NOTES,
    Answers,
    Felt,
    NoteKind,
    PlaytestNote,
    Shelf,
    read_record,
)
from game.rules.ruleset import digest
from game.rules.terms import Field, Season, Step
from game.scenes.feedback.notesheet import NoteSheet
from game.scenes.feedback.questions import Questions
from game.scenes.flow import Replace
from game.scenes.kit.choices import ChoiceRow, Stepper
from game.scenes.kit.entry import Entry
from game.scenes.kit.switches import Toggle
from game.scenes.newgame.scene import NewGame
from game.scenes.play.menu import Menu
from game.scenes.play.scene import Play
from game.scenes.result.scene import Result
from game.scenes.session import Session
from game.words import Spoken
from tests.english import english
from tests.scenes.clicks import Hand, Spot, spot_on
from tests.scenes.sitting import people, table, until, window
from tests.scenes.written import said

DRAFT = 'name = "mine"\n[storage.farm]\nwood = 2\n'


def playtest(humans: int = 1, seed: int = 21) -> Hand:
    """A hand at a fresh playtest of the base."""
    hand = Hand(window())
    setup = Setup(seats=2, seed=seed)
    session = Session.begin(hand.app.context, setup, people(2, humans), playtest=True)
    hand.app.apply(Replace(Play(hand.app.context, session)))
    hand.step()
    return hand


def saved(hand: Hand) -> Path:
    path = hand.play.session.path
    assert path is not None
    return path


def notes(hand: Hand) -> tuple[PlaytestNote, ...]:
    """The notes in the game's file."""
    return read_record(saved(hand).read_text("utf-8")).feedback.notes


def sheet(hand: Hand) -> NoteSheet:
    scene = hand.app.scene
    assert isinstance(scene, NoteSheet)
    return scene


def row(hand: Hand) -> ChoiceRow:
    return next(widget for widget in sheet(hand).form.widgets if isinstance(widget, ChoiceRow))


def choose(hand: Hand, choices: ChoiceRow, value: object) -> None:
    """Click a choice."""
    number = [choice.value for choice in choices.choices].index(value)
    hand.click(choices.cells[number].center)


def typed(hand: Hand, words: str) -> None:
    for letter in words:
        hand.key(0, letter)


def chip(hand: Hand) -> Spot:
    place = hand.play.note_chip
    assert place is not None
    return place.center


# -- notes --------------------------------------------------------------------------------------------


def test_n_leaves_a_note_at_the_moment_with_its_kind_and_words() -> None:
    hand = playtest()
    play = until(hand, Step.FIRST_TAKING)
    moves = len(play.match.turns)
    hand.key(pygame.K_n)
    typed(hand, "Which pool: mine?")
    choose(hand, row(hand), NoteKind.TOO_STRONG)
    hand.button("Leave the note")
    assert isinstance(hand.app.scene, Play)
    assert notes(hand) == (
        PlaytestNote(moves, 1, Season.SPRING, 0, NoteKind.TOO_STRONG, "Which pool: mine?"),
    )
    assert len(play.match.turns) == moves


def test_words_may_follow_the_kind() -> None:
    """That is how the sheet reads; letters are shortcuts nowhere on it."""
    hand = playtest()
    until(hand, Step.FIRST_TAKING)
    hand.key(pygame.K_n)
    choose(hand, row(hand), NoteKind.BORING)
    typed(hand, "Rather long")
    hand.key(pygame.K_RETURN)
    (note,) = notes(hand)
    assert (note.kind, note.words) == (NoteKind.BORING, "Rather long")


@pytest.mark.long
def test_a_note_on_a_winter_that_is_read_is_of_that_winter() -> None:
    """The moves have led on to spring, but nobody sees it before the winter is put away."""
    hand = playtest()
    while not hand.play.stage.winter_read:
        hand.decide()
    hand.step(2.0)
    assert hand.play.match.state.year == 2
    hand.key(pygame.K_n)
    hand.step()
    assert any(line.startswith("Year 1, winter") for line in said(hand))
    hand.button("Leave the note")
    (note,) = notes(hand)
    assert (note.moves, note.year, note.season) == (len(hand.play.match.turns), 1, Season.WINTER)


def test_n_leaves_a_note_while_a_vignette_is_shown() -> None:
    """It only skipped it, and the words that were typed then were keys of the table."""
    hand = playtest()
    hand.app.context.settings.animation = True
    play = until(hand, Step.FIRST_TAKING)
    tile = play.match.state.box.tiles[0]
    for _ in range(40):
        hand.step(0.5)
    play.stage.happened(play.match.turns[-1], [TileAcquired(play.stage.focus, Field.FARMER, tile.id, 0)])
    hand.step(0.5)
    assert play.stage.motion.on_stage
    hand.key(pygame.K_n)
    assert isinstance(hand.app.scene, NoteSheet) and not play.stage.motion.on_stage


def test_keys_alone_leave_a_note() -> None:
    """N, words, Enter; arrows go from the words to the kinds, as on a controller."""
    hand = playtest()
    hand.key(pygame.K_n)
    typed(hand, "slow")
    hand.key(pygame.K_RETURN)
    hand.key(pygame.K_n)
    hand.key(pygame.K_UP)
    for _ in range(2):
        hand.key(pygame.K_RIGHT)
    while english(getattr(sheet(hand).form.focused, "text", "")) != "Leave the note":
        hand.key(pygame.K_TAB)
    hand.key(pygame.K_RETURN)
    assert [(note.kind, note.words) for note in notes(hand)] == [
        (NoteKind.CONFUSING, "slow"),
        (NoteKind.BORING, ""),
    ]


def test_letters_that_mean_something_elsewhere_are_words_here() -> None:
    hand = playtest()
    before = hand.app.context.settings.music, hand.app.context.settings.sound
    hand.key(pygame.K_n)
    for key, letter in ((pygame.K_n, "n"), (pygame.K_m, "m"), (pygame.K_r, "r"), (pygame.K_s, "s")):
        hand.key(key, letter)
    assert sheet(hand).note.words == "nmrs"
    assert (hand.app.context.settings.music, hand.app.context.settings.sound) == before


def test_esc_leaves_no_note() -> None:
    hand = playtest()
    hand.key(pygame.K_n)
    typed(hand, "never mind")
    hand.key(pygame.K_ESCAPE)
    assert isinstance(hand.app.scene, Play) and notes(hand) == ()


def test_the_chip_at_the_log_and_the_menu_lead_to_the_same_sheet() -> None:
    hand = playtest()
    hand.click(chip(hand))
    hand.button("Leave the note")
    hand.key(pygame.K_F10)
    assert isinstance(hand.app.scene, Menu)
    hand.button("Leave a note (N)")
    assert sheet(hand).full is False
    hand.button("Leave the note")
    assert isinstance(hand.app.scene, Play) and len(notes(hand)) == 2


def test_the_chip_is_reached_by_keys() -> None:
    hand = playtest()
    place = hand.play.note_chip
    for _ in range(80):
        hand.key(pygame.K_TAB)
        steered = hand.play.steered
        if steered is not None and steered.rect == place:
            break
    hand.key(pygame.K_RETURN)
    assert sheet(hand)


def test_a_note_is_about_the_development_under_the_pointer_unless_one_says_no() -> None:
    hand = playtest()
    play = until(hand, Step.FIRST_TAKING)
    hexagon = play.stage.layout.developments.hexes[3]
    tile = play.match.state.box.tiles[3].id
    for off in (False, True):
        hand.move((round(hexagon.centre[0]), round(hexagon.centre[1])))
        hand.step()
        hand.key(pygame.K_n)
        toggle = next(widget for widget in sheet(hand).form.widgets if isinstance(widget, Toggle))
        if off:
            hand.click((toggle.rect.left + 5, toggle.rect.centery))
        hand.button("Leave the note")
    assert [note.tile for note in notes(hand)] == [tile, ""]


def test_a_note_is_about_the_worker_whose_field_is_under_the_pointer() -> None:
    hand = playtest()
    play = until(hand, Step.FIRST_TAKING)
    for seat in range(2):
        hand.move(play.stage.layout.boards[seat].fields[Field.COAL_DIGGER].center)
        hand.step()
        hand.key(pygame.K_n)
        toggle = next(widget for widget in sheet(hand).form.widgets if isinstance(widget, Toggle))
        assert isinstance(toggle.text, Spoken) and english(toggle.text.said) == "About the field Coal-digger"
        hand.button("Leave the note")
    assert [(note.worker, note.tile) for note in notes(hand)] == [("coal-digger", "")] * 2
    hand.key(pygame.K_n)
    hand.click(next(one for one in sheet(hand).form.widgets if isinstance(one, Stepper)).ends[0].center)
    toggle = next(widget for widget in sheet(hand).form.widgets if isinstance(widget, Toggle))
    hand.click((toggle.rect.left + 5, toggle.rect.centery))
    hand.button("Change the note")
    assert [note.about for note in notes(hand)] == ["coal-digger", ""]


def test_a_note_is_about_the_worker_that_keys_have_gone_to() -> None:
    hand = playtest()
    play = until(hand, Step.PLANNING)
    for _ in range(40):
        hand.key(pygame.K_TAB)
        if play.steered is not None and play.stage.layout.board.fields[Field.FARMER].contains(
            play.steered.rect
        ):
            break
    hand.key(pygame.K_n)
    hand.button("Leave the note")
    assert [note.worker for note in notes(hand)] == ["farmer"]


def test_a_note_stays_when_its_move_is_taken_back_and_tells_how_far() -> None:
    hand = playtest()
    play = until(hand, Step.FIRST_TAKING)
    hand.click(spot_on(play.targets.glowing()[0]))
    play = until(hand, Step.SECOND_TAKING)
    hand.key(pygame.K_n)
    hand.key(pygame.K_RETURN)
    (before,) = notes(hand)
    hand.key(pygame.K_BACKSPACE)
    while isinstance(hand.app.scene, Play) is False:
        hand.button("Take it back")
    (after,) = notes(hand)
    assert len(play.match.turns) < before.moves
    assert after == before._replace(back=len(play.match.turns))


@pytest.mark.long
def test_words_are_limited_in_length_and_notes_in_number() -> None:
    hand = playtest()
    hand.key(pygame.K_n)
    typed(hand, "x" * (LONGEST_WORDS + 5))
    hand.key(pygame.K_RETURN)
    assert notes(hand)[0].words == "x" * LONGEST_WORDS
    for _ in range(MOST_NOTES - 1):
        hand.key(pygame.K_n)
        hand.key(pygame.K_RETURN)
    hand.key(pygame.K_n)
    assert sheet(hand).full and not any(isinstance(one, Entry) for one in sheet(hand).form.widgets)
    hand.button("Back")
    assert len(notes(hand)) == MOST_NOTES
    earlier(hand)
    hand.button("Take it away")
    hand.key(pygame.K_n)
    assert len(notes(hand)) == MOST_NOTES - 1 and not sheet(hand).full


@pytest.mark.long
def test_the_caret_of_a_long_note_is_in_sight() -> None:
    hand = playtest()
    hand.key(pygame.K_n)
    typed(hand, "W" * LONGEST_WORDS)
    entry = next(widget for widget in sheet(hand).form.widgets if isinstance(widget, Entry))
    assert entry._stops[-1] <= entry.rect.right and entry._stops[-1] - entry._stops[-2] > 5
    hand.key(pygame.K_HOME)
    assert entry._stops[1] - entry._stops[0] > 5


def earlier(hand: Hand, times: int = 1) -> None:
    """Press N, and turn back among the notes."""
    hand.key(pygame.K_n)
    for _ in range(times):
        turner = next(widget for widget in sheet(hand).form.widgets if isinstance(widget, Stepper))
        hand.click(turner.ends[0].center)


def written(hand: Hand, *said: str) -> None:
    """Leave notes."""
    for words in said:
        hand.key(pygame.K_n)
        typed(hand, words)
        hand.key(pygame.K_RETURN)


def test_a_note_is_changed_and_its_moment_stays() -> None:
    hand = playtest()
    written(hand, "first", "secnd")
    until(hand, Step.PLANNING)
    before = notes(hand)
    earlier(hand)
    assert sheet(hand).note == before[1]
    entry = next(widget for widget in sheet(hand).form.widgets if isinstance(widget, Entry))
    hand.click(entry.rect.center)
    for _ in range(2):
        hand.key(pygame.K_BACKSPACE)
    typed(hand, "ond")
    choose(hand, row(hand), NoteKind.IDEA)
    hand.button("Change the note")
    assert isinstance(hand.app.scene, Play)
    assert notes(hand) == (before[0], before[1]._replace(kind=NoteKind.IDEA, words="second"))


def test_a_note_is_taken_away_by_keys_alone() -> None:
    hand = playtest()
    written(hand, "first", "second")
    hand.key(pygame.K_n)
    while not isinstance(sheet(hand).form.focused, Stepper):
        hand.key(pygame.K_TAB)
    for _ in range(2):
        hand.key(pygame.K_LEFT)
    assert sheet(hand).note.words == "first"
    while english(getattr(sheet(hand).form.focused, "text", "")) != "Take it away":
        hand.key(pygame.K_TAB)
    hand.key(pygame.K_RETURN)
    assert [note.words for note in notes(hand)] == ["second"]


def test_back_changes_nothing_and_a_new_note_waits_while_others_are_looked_at() -> None:
    hand = playtest()
    written(hand, "first")
    hand.key(pygame.K_n)
    typed(hand, "begun")
    turner = next(widget for widget in sheet(hand).form.widgets if isinstance(widget, Stepper))
    hand.click(turner.ends[0].center)
    assert sheet(hand).note.words == "first"
    choose(hand, row(hand), NoteKind.BUG)
    hand.click(turner.ends[1].center)
    assert sheet(hand).note.words == "begun"
    hand.button("Back")
    assert [(note.words, note.kind) for note in notes(hand)] == [("first", NoteKind.CONFUSING)]


def test_nobody_changes_what_another_wrote() -> None:
    hand = playtest(humans=2)
    match = hand.play.match
    season, seat = Season(match.state.season), match.state.to_move
    assert seat is not None
    match.feedback = match.feedback.noted(PlaytestNote(0, 1, season, 1 - seat, NoteKind.IDEA, "his"))
    hand.key(pygame.K_n)
    assert sheet(hand).own == []
    assert not any(isinstance(widget, Stepper) for widget in sheet(hand).form.widgets)


def test_notes_are_there_again_when_the_game_is_gone_on_with() -> None:
    hand = playtest()
    hand.key(pygame.K_n)
    typed(hand, "kept")
    hand.key(pygame.K_RETURN)
    app, path = hand.app, saved(hand)
    hand.key(pygame.K_F10)
    hand.button("Leave to the title")
    app.context.saves.look(None)
    session = Session.reopen(app.context, next(one for one in app.context.saves.listed if one.path == path))
    assert session.playtest and [note.words for note in session.match.feedback.notes] == ["kept"]
    session.leave()


# -- the music's key ----------------------------------------------------------------------------------


@pytest.mark.parametrize("ordinary", [True, False])
def test_n_is_the_music_s_key_but_in_a_playtest_and_with_shift_everywhere(ordinary: bool) -> None:
    hand = table() if ordinary else playtest()
    before = hand.app.context.settings.music
    hand.key(pygame.K_n)
    assert isinstance(hand.app.scene, Play) == ordinary
    assert (hand.app.context.settings.music == before) is not ordinary
    if not ordinary:
        hand.key(pygame.K_ESCAPE)
        hand.key(pygame.K_n, mod=pygame.KMOD_LSHIFT)
        assert hand.app.context.settings.music is not before


# -- questions ----------------------------------------------------------------------------------------


def questions(hand: Hand) -> Questions:
    scene = hand.app.scene
    assert isinstance(scene, Questions)
    return scene


def rows(hand: Hand) -> list[ChoiceRow]:
    return [widget for widget in questions(hand).form.widgets if isinstance(widget, ChoiceRow)]


@pytest.mark.long
def test_after_a_playtest_each_person_answers_four_questions_or_none() -> None:
    hand = playtest(humans=2)
    hand.play_on()
    path = saved(hand)
    fun, clear, felt = rows(hand)
    assert english(questions(hand).heading) == "Four short questions for Anna"
    choose(hand, fun, 4)
    choose(hand, clear, 2)
    choose(hand, felt, Felt.LONG)
    typed(hand, "Fewer carts")
    hand.button("Done")
    assert english(questions(hand).heading) == "Four short questions for Hinnerk"
    hand.button("No answers")
    assert isinstance(hand.app.scene, Result)
    record = read_record(path.read_text("utf-8"))
    assert record.feedback.answers == (Answers(0, 4, 2, Felt.LONG, "Fewer carts"),)
    assert record.state.to_move is None


@pytest.mark.long
def test_esc_answers_nothing_and_leads_on() -> None:
    hand = playtest()
    hand.play_on()
    path = saved(hand)
    assert english(questions(hand).heading) == "Four short questions"
    hand.key(pygame.K_ESCAPE)
    assert isinstance(hand.app.scene, Result)
    assert read_record(path.read_text("utf-8")).feedback.answers == ()


@pytest.mark.long
def test_an_ordinary_game_asks_nothing_and_has_no_sign_of_it() -> None:
    hand = table()
    assert hand.play.note_chip is None and not hand.play.session.playtest
    hand.key(pygame.K_F10)
    texts = [english(getattr(widget, "text", "")) for widget in hand.app.scene.form.widgets]  # type: ignore[attr-defined]
    assert "Leave a note (N)" not in texts
    hand.key(pygame.K_ESCAPE)
    hand.play_on()
    assert isinstance(hand.app.scene, Result)


def test_a_game_of_a_draft_is_a_playtest(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(DRAFT, "utf-8")
    hand = Hand(window())
    session = Session.begin(hand.app.context, Setup(seed=3, ruleset=str(file)), people(2, 1))
    hand.app.apply(Replace(Play(hand.app.context, session)))
    hand.step()
    hand.key(pygame.K_n)
    hand.key(pygame.K_RETURN)
    record = read_record(saved(hand).read_text("utf-8"), Shelf(given=str(file)))
    assert len(record.feedback.notes) == 1 and not record.feedback.asked
    assert record.state.box.digest == digest(str(file))


# -- beginning one ------------------------------------------------------------------------------------


def test_a_game_is_begun_as_a_playtest_behind_more_choices_and_only_that_one() -> None:
    hand = Hand(window())
    scene = NewGame(hand.app.context)
    scene.more = True
    hand.app.apply(Replace(scene))
    hand.step()
    toggle = next(
        widget
        for widget in scene.form.widgets
        if isinstance(widget, Toggle) and english(widget.text) == "A playtest"
    )
    hand.click((toggle.rect.left + 5, toggle.rect.centery))
    hand.button("Begin")
    hand.step()
    assert hand.play.session.playtest
    assert "\nplaytest: yes\n" in saved(hand).read_text("utf-8")
    assert not NewGame(hand.app.context).draft.playtest
