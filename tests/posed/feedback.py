"""Pictures of a playtest: the chip at the log, a note, the questions after the game."""

from __future__ import annotations

import pygame

from game.kept import LIST, ListedGame, list_text
from game.match import Match
from game.rules import Setup, legal_moves
from game.rules.message import SeatName, message
from game.rules.record import Answers, Feedback, Felt, NoteKind, PlaytestNote
from game.rules.terms import Season
from game.scenes.feedback.notesheet import NoteSheet
from game.scenes.feedback.questions import Questions
from game.scenes.flow import Pop, Push
from game.scenes.folder.screen import FolderScreen, looked_at
from game.scenes.play.menu import Menu
from game.scenes.saving.folders import home
from tests.posed.camera import Camera, go_on, sit

NOTES = (PlaytestNote(3, 1, Season.SPRING, 0, NoteKind.IDEA),)


def take(camera: Camera) -> None:
    """Take all of them."""
    app, play = camera.app, sit(camera, Setup(seats=2, seed=53), 1)
    play.match.feedback = Feedback(True, NOTES)
    play.refresh()
    go_on(camera)
    place = play.note_chip
    assert place is not None
    camera.move(place.center)
    camera.take("playtest-chip")
    hexagon = play.stage.layout.developments.hexes[4]
    camera.move((round(hexagon.centre[0]), round(hexagon.centre[1])))
    camera.key(pygame.K_n)
    sheet = app.scene
    assert isinstance(sheet, NoteSheet)
    words = app.context.theme.words.text(message("playtest-ask-change-tip"))
    sheet.note = sheet.note._replace(words=words)
    sheet.resize()
    camera.take("playtest-note")
    sheet.shown = 0
    sheet.resize()
    camera.take("playtest-note-own")
    app.apply(Pop())
    questions = Questions(app.context, play.session, 0)
    questions.answers = Answers(0, 4, None, Felt.LONG, words)
    app.apply(Push(questions))
    camera.take("playtest-questions")
    app.apply(Pop())
    app.apply(Push(Menu(app.context, play.session, lambda: None)))
    camera.take("playtest-menu")
    app.apply(Pop())
    _folder(camera)


def _folder(camera: Camera) -> None:
    """Take the list of a folder of playtests, and a note on the table of a replay."""
    app, folder = camera.app, home() / "playtests"
    folder.mkdir(exist_ok=True)
    match = Match(Setup(seats=2, seed=53), [None, None])
    for _ in range(6):
        match.submit(legal_moves(match.state)[0])
    words = app.context.theme.words.text(message("playtest-ask-change-tip"))
    notes = (NOTES[0]._replace(words=words, about="11"), NOTES[0]._replace(kind=NoteKind.BUG, back=2))
    match.feedback = Feedback(True, notes)
    (folder / "game.hasp").write_text(match.text(("Anna (human, red)", "Bert (human, blue)")), "utf-8")
    (folder / "other.hasp").write_text("", "utf-8")
    screen = FolderScreen(app.context, folder)
    app.apply(Push(screen))
    camera.take("playtest-folder")
    app.apply(looked_at(app.context, screen.found.rows[0], screen.shelf))
    camera.take("playtest-replay")
    app.apply(Pop(1))
    _run(camera, match)


def _run(camera: Camera, match: Match) -> None:
    """Take the games worth seeing of a run, and the table at the moment of one."""
    app, folder = camera.app, home() / "playtests" / "run"
    folder.mkdir(exist_ok=True)
    (folder / "closest.hasp").write_text(match.text(("bauer", "knecht")), "utf-8")
    label, seat = message("metric-debts"), SeatName(1)
    lead = message("lab-moment-lead", year=1, season=Season.SPRING, seat=seat)
    goes = message(
        "lab-moment-goes-seat", year=1, season=Season.SPRING, seat=seat, label=label, before=0, value=4
    )
    why = {
        lead: (message("lab-worth-closest", value=1), message("lab-worth-highest-score", value=58)),
        goes: (message("lab-worth-strangest", label=label, value=9, usual=3),),
    }
    games = [ListedGame("closest.hasp", reasons, (58, 57), 5, moment) for moment, reasons in why.items()]
    (folder / LIST).write_text(list_text(games), "utf-8")
    screen = FolderScreen(app.context, folder)
    app.apply(Push(screen))
    camera.take("playtest-run")
    app.apply(looked_at(app.context, screen.found.rows[0], screen.shelf))
    camera.take("playtest-moment")
    app.apply(Pop(1))
