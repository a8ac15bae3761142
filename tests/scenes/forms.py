"""Every screen that is a form, opened: fresh, and on games that were kept."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from game.rules import Setup
from game.rules.message import message
from game.scenes.feedback.notesheet import NoteSheet
from game.scenes.feedback.questions import Questions
from game.scenes.flow import Context, Pop, Push, Scene
from game.scenes.folder.screen import FolderScreen
from game.scenes.kit.question import Question
from game.scenes.kit.screen import FormScene
from game.scenes.lesson.explained import Explained
from game.scenes.lesson.menu import LessonMenu
from game.scenes.newgame.draft import CHOSEN, RECOMMENDED, Draft
from game.scenes.newgame.levelsheet import LevelSheet
from game.scenes.newgame.scene import NewGame
from game.scenes.play.curtain import Aside, Curtain
from game.scenes.play.menu import Menu
from game.scenes.play.scene import Play
from game.scenes.puzzle.menu import PuzzleMenu
from game.scenes.puzzle.screen import Puzzles
from game.scenes.replay.history import History
from game.scenes.replay.menu import ReplayMenu
from game.scenes.result.lines import FinalScoring
from game.scenes.result.scene import Result
from game.scenes.rulebook.topic import topic_of_base
from game.scenes.saved_games.opening import taken_elsewhere
from game.scenes.saved_games.unsaved import Unsaved
from game.scenes.seatsheet import SeatSheet
from game.scenes.settings.screen import SettingsScreen
from tests.posed.camera import NAMES
from tests.scenes.clicks import Hand
from tests.scenes.coaches import Coaches, at_coach, done
from tests.scenes.kept import at_title
from tests.scenes.own_games import games
from tests.scenes.reels import GOLDEN, record
from tests.scenes.sitting import people, sit_down, window
from tests.statistics.profile import plain, write_games

GAME = "2-seats-rows"

Opened = tuple[Hand, FormScene]


def pushed(hand: Hand, scene: Scene) -> Opened:
    hand.app.apply(Push(scene))
    hand.step()
    assert isinstance(scene, FormScene)
    return hand, scene


def by_door(name: str, *given: object) -> Opened:
    hand = at_title()
    return pushed(hand, getattr(hand.app.context.doors, name)(hand.app.context, *given))


def at_first() -> Opened:
    hand = at_title()
    scene = hand.app.scene
    assert isinstance(scene, FormScene)
    return hand, scene


def made(make: Callable[..., Any], *given: object) -> Opened:
    """Open a scene that takes a context, a history and what is given."""
    hand = at_title()
    return pushed(hand, make(hand.app.context, *given))


def history() -> History:
    return History.of_record(record(GAME), GAME)


def new_game(more: bool, tiles: str = "", valley: bool = False) -> Opened:
    hand = at_title()
    draft = Draft("bauer", NAMES)
    draft.set_black(valley)
    draft.set_iron(valley)
    if tiles:
        draft.set_tiles(tiles)
    if tiles == CHOSEN:
        draft.put("", 0)
    scene = NewGame(hand.app.context, draft)
    scene.more = more
    return pushed(hand, scene)


def level_sheet() -> Opened:
    hand = at_title()
    draft = Draft("bauer", NAMES)
    draft.set_player(1, "meister")
    return pushed(hand, LevelSheet(hand.app.context, draft, 1, lambda: None))


def statistics(page: str) -> Opened:
    hand, scene = by_door("statistics")
    scene._set("page", page)  # type: ignore[attr-defined]
    return hand, scene


def coach() -> Opened:
    hand = done(at_coach(Coaches()))
    assert hand.coach.listing.listed
    return hand, hand.coach


def over_table(make: Callable[..., Any]) -> Opened:
    hand = Hand(window())
    play = sit_down(hand.app, Setup(2, 5), people(2, 1))
    return pushed(hand, make(hand.app.context, play))


def folder() -> Opened:
    """Open the list of a folder with a record in it."""
    hand = at_title()
    place = hand.app.context.saves.folder.parent / "notes"
    place.mkdir(parents=True, exist_ok=True)
    (place / "game.hasp").write_text((GOLDEN / f"{GAME}.hasp").read_text("utf-8"), "utf-8")
    return pushed(hand, FolderScreen(hand.app.context, place))


def own_note() -> Opened:
    """Open a note that was left before, to be changed."""

    def sheet(context: Context, play: Play) -> NoteSheet:
        play.session.note(NoteSheet(context, play.session, 0, "11").note)
        opened = NoteSheet(context, play.session, 0)
        opened.shown = 0
        return opened

    return over_table(sheet)


def places() -> Opened:
    """Open the list of folders, with one that has games."""
    hand, opened = folder()
    hand.app.stack.pop()
    return pushed(hand, FolderScreen(opened.context, None))


def seat_sheet() -> Opened:
    sheet = lambda context, play: SeatSheet(  # noqa: E731
        context, message("seats-from-now"), 5, play.session.chairs, lambda chairs: None
    )
    return over_table(sheet)


def practice() -> Opened:
    acts = ((message("practice-agree"), lambda: None), (message("practice-refuse"), Pop))
    return made(Question, message("practice-title"), message("result-practice"), acts)


def taken() -> Opened:
    hand = at_title()
    return pushed(hand, taken_elsewhere(hand.app.context, hand.app.context.saves.listed[0]))


WITHOUT_GAMES: dict[str, Callable[[], Opened]] = {
    "title": at_first,
    "new game": partial(new_game, more=False),
    "new game with the valley": partial(new_game, more=False, valley=True),
    "more": partial(new_game, more=True),
    "more with the valley": partial(new_game, more=True, tiles=RECOMMENDED, valley=True),
    "more by hand": partial(new_game, more=True, tiles=CHOSEN, valley=True),
    "levels": level_sheet,
    "learn": partial(by_door, "learn"),
    "puzzles": partial(made, Puzzles),
    "rules": lambda: by_door("rules", topic_of_base()),
    "settings": partial(made, SettingsScreen),
    "statistics": partial(statistics, "overview"),
    "coach": coach,
    "result": lambda: made(Result, history()),
    "result stepped": lambda: made(Result, history(), True),
    "scoring": lambda: made(FinalScoring, history()),
    "menu": lambda: over_table(lambda context, play: Menu(context, play.session)),
    "menu of a lesson": lambda: over_table(
        lambda context, play: LessonMenu(context, play.session, lambda: None)
    ),
    "menu of a puzzle": lambda: over_table(
        lambda context, play: PuzzleMenu(context, play.session, lambda: None)
    ),
    "menu of a replay": lambda: made(ReplayMenu, history(), 3, lambda: None),
    "seats": seat_sheet,
    "practice": practice,
    "unsaved": lambda: over_table(lambda context, play: Unsaved(context, play.session)),
    "explained": lambda: over_table(lambda context, play: Explained(context, play.match.state, 0)),
    "menu of a playtest": lambda: over_table(lambda context, play: Menu(context, play.session, lambda: None)),
    "note": lambda: over_table(lambda context, play: NoteSheet(context, play.session, 0, "11")),
    "own note": own_note,
    "questions": lambda: over_table(lambda context, play: Questions(context, play.session, 0)),
    "folder": folder,
    "folders": places,
    "curtain": lambda: over_table(lambda context, play: Curtain(context, play.session.chairs[0])),
    "curtain before advice": lambda: over_table(
        lambda context, play: Aside(context, play.session.chairs[0], play.ask_aside)
    ),
}
WITH_GAMES: dict[str, Callable[[], Opened]] = {
    "title": at_first,
    "saved games": partial(by_door, "saved_games"),
    "taken": taken,
    "statistics": partial(statistics, "overview"),
    "sources": partial(statistics, "sources"),
    "games": partial(statistics, "games"),
    "daily": partial(by_door, "daily"),
}
SCREENS = [(name, False) for name in WITHOUT_GAMES] + [(name, True) for name in WITH_GAMES]


def opened(name: str, kept: bool) -> Opened:
    if kept:
        one, other = plain(1, name="Anna"), plain(2, name="Bert", level="meister")
        write_games(games(), [one, plain(3), plain(4, level="knecht"), other, plain(5, moves=20)])
    return (WITH_GAMES if kept else WITHOUT_GAMES)[name]()
