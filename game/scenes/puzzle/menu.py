"""The menu over a puzzle: on with it, from its beginning, the rules, or away."""

from __future__ import annotations

from game.rules.message import message
from game.scenes.flow import Pop
from game.scenes.kit.widget import Act
from game.scenes.lesson.menu import LessonMenu
from game.table.canvas import Said


class PuzzleMenu(LessonMenu):
    """Lies over the puzzle."""

    @property
    def note(self) -> Said:
        return message("puzzle-kept")

    def acts(self) -> list[Act]:
        _, anew, rules, settings, _ = super().acts()
        leave = (message("puzzle-leave"), lambda: Pop(1))
        return [(message("puzzle-on"), Pop), anew, rules, settings, leave]
