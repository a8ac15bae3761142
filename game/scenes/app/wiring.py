"""The scenes that others lead to by name.

Each is loaded when it is first opened: the title does not wait for them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.flow import Context, Doors, Flow, Scene
from game.scenes.title import Title

if TYPE_CHECKING:
    from game.scenes.replay.history import History
    from game.scenes.rulebook.topic import Topic
    from game.scenes.saving.summary import Saved
    from game.scenes.session import Session


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


def _rules(context: Context, topic: Topic) -> Scene:
    from game.scenes.rulebook.scene import Rulebook

    return Rulebook(context, topic)


def _learn(context: Context) -> Scene:
    from game.scenes.lesson.learn import Learn

    return Learn(context)


def _lesson(context: Context, id: str) -> Scene:
    from game.scenes.lesson.scene import LessonTable

    return LessonTable.open(context, id)


def _puzzles(context: Context) -> Scene:
    from game.scenes.puzzle.screen import Puzzles

    return Puzzles(context)


def _first_game(context: Context) -> Flow:
    from game.scenes.lesson.guided import first_game

    return first_game(context)


DOORS = Doors(
    Title, _new_game, _saved_games, _resume, _play, _replay, _rules, _learn, _lesson, _puzzles, _first_game
)
