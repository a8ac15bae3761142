"""The scenes that lead back to where others came from, by name; each is loaded when it is first opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.flow import Context, Doors, Scene

if TYPE_CHECKING:
    from game.scenes.opponents import Called
    from game.scenes.stage.chronicle import Seated


def _title(context: Context) -> Scene:
    from game.scenes.title import Title

    return Title(context)


def _again(context: Context, played: Seated) -> Scene:
    """Return the form for a new game with the setup and players of one that has been played."""
    from game.scenes.newgame.draft import Draft
    from game.scenes.newgame.scene import NewGame

    return NewGame(context, Draft.of(context.opponents.usual, played.match.setup, played.chairs))


def _replay(context: Context, played: Seated, title: Called) -> Scene:
    from game.scenes.replay.history import History
    from game.scenes.replay.scene import Replay

    return Replay(context, History(played.match, played.record, played.chairs, title))


DOORS = Doors(_title, _again, _replay)
