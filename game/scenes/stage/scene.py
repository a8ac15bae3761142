"""A scene that is mostly its table: a game in play, or one that is looked back on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from game.scenes.flow import Context, Scene
from game.scenes.stage.stage import Stage
from game.sound import cues
from game.sound.names import Air
from game.table.canvas import Canvas
from game.table.layout import arrange
from game.table.painter import Layer
from game.table.picture import Picture
from game.table.playerboard import draw_board
from game.table.styles import Panel
from game.table.table import draw_ground, layers


class StageScene(Scene):
    """Draws its stage ahead, and needs drawing whenever the stage does."""

    def __init__(self, context: Context, stage: Stage) -> None:
        self.stage = stage
        super().__init__(context)

    @property
    def dirty(self) -> bool:
        """True if a drawing is asked for."""
        return self.stage.dirty

    @dirty.setter
    def dirty(self, dirty: bool) -> None:
        self.stage.dirty = dirty

    @property
    def air(self) -> Air:
        """Return the sounds around the table."""
        return cues.air(self.stage.season)

    def picture(self) -> Picture:
        """Return the picture of the table now."""
        raise NotImplementedError

    def beforehand(self) -> Sequence[Layer]:
        return layers(self.stage.layout, self.picture())

    def meanwhile(self) -> Sequence[Layer]:
        """Return the winter's sheet, and the other seats' boards in large."""
        stage, shown = self.stage, self.picture()

        def paper(canvas: Canvas) -> None:
            canvas.panel(stage.sheet.rect, Panel.PAPER)

        found: list[Layer] = [paper]
        for seat in range(stage.state.box.seats):
            if seat != stage.focus:
                layout = arrange(stage.state.box, self.context.size, seat, stage.foot)
                turned = replace(shown, focus=seat)
                found += [partial(draw, layout=layout, picture=turned) for draw in (draw_ground, draw_board)]
        return found
