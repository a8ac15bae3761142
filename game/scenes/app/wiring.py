"""The scenes that others lead to by name.

Each is loaded when it is first opened: the title does not wait for them.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from game.scenes.flow import Context, Doors, Flow, Scene
from game.scenes.title import Title

if TYPE_CHECKING:
    from pathlib import Path

    from game.rules.record import Shelf
    from game.scenes.replay.history import History
    from game.scenes.rulebook.topic import Topic
    from game.scenes.saving.summary import Saved
    from game.scenes.session import Session


def _begin(context: Context) -> Flow:
    from game.scenes.newgame.beginning import begin_fitting

    return begin_fitting(context)


def _new_game(context: Context) -> Scene:
    from game.scenes.newgame.scene import NewGame

    return NewGame(context)


def _saved_games(context: Context) -> Scene:
    from game.scenes.saved_games.screen import SavedGames

    return SavedGames(context)


def _resume(context: Context, saved: Saved) -> Flow:
    from game.scenes.saved_games.opening import resume

    return resume(context, saved)


def _play(context: Context, session: Session) -> Scene:
    from game.scenes.lesson.guided import GuidedPlay, guides
    from game.scenes.play.scene import Play

    return GuidedPlay(context, session) if guides(context, session) else Play(context, session)


def _replay(context: Context, history: History) -> Scene:
    from game.scenes.replay.scene import Replay

    return Replay(context, history)


def _coach(context: Context, history: History) -> Scene:
    from game.scenes.coach.scene import Coach

    return Coach(context, history)


def _rules(context: Context, topic: Topic) -> Scene:
    from game.scenes.rulebook.scene import Rulebook

    return Rulebook(context, topic)


def _learn(context: Context) -> Scene:
    from game.scenes.lesson.learn import Learn

    return Learn(context)


def _lesson(context: Context, id: str) -> Scene:
    from game.scenes.lesson.scene import LessonTable

    return LessonTable.open(context, id)


def _statistics(context: Context) -> Scene:
    from game.scenes.statistics.scene import Statistics

    return Statistics(context)


def _daily(context: Context) -> Scene:
    from game.scenes.statistics.daily import Daily

    return Daily(context)


def _folder(context: Context, path: Path | None, shelf: Shelf | None = None) -> Scene:
    from game.scenes.folder.screen import FolderScreen

    return FolderScreen(context, path, shelf)


def _dropped(context: Context, path: Path) -> Flow:
    from game.scenes.folder.screen import dropped

    return dropped(context, path)


def _first_game(context: Context) -> Flow:
    from game.scenes.lesson.guided import first_game

    return first_game(context)


def _puzzles(context: Context) -> Scene:
    from game.scenes.puzzle.screen import Puzzles

    return Puzzles(context)


def _drafts(context: Context, changed: Callable[[], Flow], dropped: Path) -> Scene:
    from game.scenes.newgame.draftsheet import DraftSheet

    return DraftSheet(context, changed, dropped)


DOORS = Doors(
    title=Title,
    new_game=_new_game,
    saved_games=_saved_games,
    resume=_resume,
    play=_play,
    replay=_replay,
    coach=_coach,
    rules=_rules,
    begin=_begin,
    learn=_learn,
    lesson=_lesson,
    first_game=_first_game,
    puzzles=_puzzles,
    statistics=_statistics,
    daily=_daily,
    drafts=_drafts,
    folder=_folder,
    dropped=_dropped,
)
