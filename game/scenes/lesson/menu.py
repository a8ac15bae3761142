"""The menu over a lesson: on with it, from its beginning, the rules, or away; one finds one's place again."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.message import message
from game.scenes.flow import Context, Flow, Pop
from game.scenes.kit.widget import Act
from game.scenes.play.menu import Menu
from game.scenes.session import Session
from game.table.canvas import Said


class LessonMenu(Menu):
    """Lies over the lesson."""

    def __init__(self, context: Context, session: Session, anew: Callable[[], Flow]) -> None:
        """`anew` begins the lesson from its first step."""
        self._anew = anew
        super().__init__(context, session)

    @property
    def note(self) -> Said:
        return message("learn-kept")

    def acts(self) -> list[Act]:
        rules, settings = (act for act in super().acts() if act[1] in (self._rules, self._settings))
        return [
            (message("learn-on"), Pop),
            (message("learn-anew"), self._anew),
            rules,
            settings,
            (message("learn-leave"), lambda: Pop(1)),
        ]
