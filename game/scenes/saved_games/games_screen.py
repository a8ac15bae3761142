"""The base of the screens that show saved games: they know the list, and follow it when it changes."""

from __future__ import annotations

from game.rules.message import message
from game.scenes.flow import Context, Flow
from game.scenes.kit.screen import FormScene
from game.scenes.saving.files import Why
from game.scenes.saving.summary import Saved
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.styles import Panel
from game.table.theme import UNIT, Type

LINES = 2  # of a notice


class GamesScreen(FormScene):
    """Looks at the folders when it comes to the top, not when only the window changes its size."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._size: tuple[int, int] | None = None
        self._shown: tuple[list[Saved], list[Why], bool] = [], [], False

    @property
    def listed(self) -> list[Saved]:
        """Every saved game that is known of, the latest first."""
        return self.context.saves.listed

    def resize(self) -> None:
        if self._size in (None, self.context.size):
            self.context.saves.latest(self.context.ahead)
        self._size = self.context.size
        self._follow()

    def update(self, seconds: float) -> Flow:
        """A disk was slower than the screen."""
        super().update(seconds)
        listed, notices, known = self._shown
        if listed is not self.listed or notices != self.notices or known != self.context.saves.known:
            self._follow()
        return None

    def _follow(self) -> None:
        self._shown = self.listed, self.notices, self.context.saves.known
        super().resize()

    @property
    def notices(self) -> list[Why]:
        """The notices about files, the latest last."""
        trouble = self.context.settings_file.trouble
        told = [message("settings-not-kept", why=trouble)] if trouble else []
        return [*self.context.saves.notices, *told]

    def draw_notices(self, canvas: Canvas, x: float, y: float, width: float) -> None:
        """Draw the latest two, one below the other, as high as their words are."""
        px = canvas.theme.px
        box = self.at(x, y, width, 24)
        for notice in self.notices[-2:]:
            text = box.inflate(-px(2 * UNIT), 0)
            high = canvas.measure(notice, Type.TINY, text.width)[1]
            text.height = min(LINES * canvas.leading(Type.TINY), high)
            box.height = text.height + px(UNIT)
            canvas.panel(box, Panel.REFUSAL)
            text.centery = box.centery
            canvas.text(notice, Type.TINY, p.INK_LIGHT, text, "center", wrap=True, ellipsis=True)
            box.top = box.bottom + px(6)
