"""The statistics: results and their charts beside the filters, and the list of the games themselves."""

from __future__ import annotations

from datetime import datetime
from functools import partial
from pathlib import Path

from game.rules.message import Message, message
from game.rules.system import system_said
from game.scenes.flow import Context, Flow, Pop, Push
from game.scenes.kit.choices import Choice, ChoiceRow
from game.scenes.kit.scroll import ScrollList, ScrollRow
from game.scenes.kit.widget import Button, Told, Widget
from game.scenes.saving.files import write_safely
from game.scenes.saving.folders import home
from game.scenes.statistics.bars import SourceBars, draw_sources, sources_told
from game.scenes.statistics.library import OwnGamesScreen
from game.scenes.statistics.opening import open_game
from game.scenes.statistics.results import draw_figures, draw_groups, figures_told, groups_told
from game.scenes.statistics.said import HEADS, about_said, title_said
from game.scenes.statistics.sieve import Sieve, kinds_said
from game.statistics.figures import BY, Own, grouped, overview
from game.statistics.table import csv_text
from game.table import palette as p
from game.table.canvas import Canvas, draw_backdrop
from game.table.meadow import draw_land
from game.table.styles import Panel
from game.table.theme import Type

PAGES = ("overview", "sources", "games")
LEFT, RIGHT = (24, 58, 280, 592), (320, 58, 936, 592)
INNER = (344, 116, 888, 524)
FARM, FARM_SKY = (36, 514, 256, 126), 0.5
FARM_PICTURES = {"building_farmhouse": (158, 538, 96, 80), "worker_farmer": (72, 546, 56, 86)}
"""The land at the foot of the filters, and what stands there."""
FIGURES, GROUPS, SOURCE_TABLE = (344, 120, 888, 100), (344, 278, 888, 360), (908, 116, 324, 490)
STAMP = "%Y-%m-%d-%H%M%S"


class Statistics(OwnGamesScreen):
    """One's games, of the person and the kinds that are chosen."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.sieve = Sieve(self._again)
        self.page, self.by = PAGES[0], next(iter(BY))
        self.said: Message | None = None
        self.counted: list[Own] = []
        self.listed: list[Own] = []

    # -- what is looked at --------------------------------------------------------------------------

    def take(self) -> None:
        self.sieve.take(self.reader.games)
        self.counted = self.sieve.counted
        self.listed = list(reversed(self.sieve.chosen))

    def _again(self) -> Flow:
        self.said = None
        self._follow()
        return None

    def _set(self, field: str, value: object) -> Flow:
        setattr(self, field, value)
        return self._again()

    # -- widgets ------------------------------------------------------------------------------------

    def widgets(self) -> list[Widget]:
        pages = [Choice(page, message(f"statistics-page-{page}")) for page in PAGES]
        return [
            *self.sieve.widgets(self.at),
            ChoiceRow(self.at(344, 74, 520, 32), pages, self.page, partial(self._set, "page")),
            *self._page(),
            Button(self.at(24, 662, 160, 46), message("form-back"), Pop, role=Type.HEADING),
            Button(self.at(776, 662, 220, 46), message("daily-title"), self._daily, role=Type.HEADING),
            self._export(),
        ]

    def _page(self) -> list[Widget]:
        if self.page == "games":
            rows = [ScrollRow(title_said(own), about_said(own)) for own in self.listed]
            act = lambda i: open_game(self.context, self.listed[i].filed)  # noqa: E731
            tip = message("statistics-open-tip")
            return [ScrollList(self.at(*INNER), rows, act, self.context.theme.px(58), tip)]
        if self.page == "sources" and self.counted:
            rect = self.at(388, 140, 490, 450)
            bars = SourceBars(rect, self.counted, lambda own: open_game(self.context, own.filed))
            scale = Told(self.at(344, 130, 44, 470), tip=message("coach-scale-tip"))
            return [bars, scale, *sources_told(self.context.theme, self.at(*SOURCE_TABLE), self.counted)]
        if self.page == "overview" and self.counted:
            ways = [Choice(by, HEADS[by]) for by in BY]
            grouping = ChoiceRow(
                self.at(484, 236, 560, 30),
                ways,
                self.by,
                partial(self._set, "by"),
                tip=message("statistics-grouping-tip"),
            )
            return [grouping, *self._told()]
        return []

    def _told(self) -> list[Widget]:
        """Return what the overview answers."""
        theme, groups = self.context.theme, grouped(self.counted, self.by)
        figures = figures_told(theme, self.at(*FIGURES), overview(self.counted))
        return [*figures, *groups_told(theme, self.at(*GROUPS), groups)]

    def _export(self) -> Button:
        why = "" if self.listed else message("statistics-none-listed")
        rect, tip = self.at(1016, 662, 240, 46), message("statistics-csv-tip")
        return Button(rect, message("statistics-csv"), self._write, role=Type.HEADING, why=why, tip=tip)

    def _write(self) -> Flow:
        """Write the games that are looked at, and say where."""
        path = home() / f"statistics-{datetime.now().strftime(STAMP)}.csv"
        self.said = self._written(path)
        self.dirty = True
        return None

    def _written(self, path: Path) -> Message:
        try:
            write_safely(path, csv_text(reversed(self.listed)))
        except OSError as error:
            return message("trouble-in", folder=str(path.parent), why=system_said(error))
        return message("statistics-written", file=str(path))

    def _daily(self) -> Flow:
        return Push(self.context.doors.daily(self.context))

    # -- drawing ------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        draw_backdrop(canvas)
        canvas.text(message("statistics-title"), Type.DISPLAY, p.INK_LIGHT, self.at(24, 8, 600, 44))
        canvas.panel(self.at(*LEFT), Panel.PAPER)
        canvas.panel(self.at(*RIGHT), Panel.PAPER)
        self.sieve.draw(canvas, self.at)
        self._draw_farm(canvas)
        self._draw_remark(canvas)
        if not (self.listed if self.page == "games" else self.counted):
            self._draw_nothing(canvas)
        elif self.page == "overview":
            self._draw_overview(canvas)
        elif self.page == "sources":
            self._draw_sources(canvas)
        self.form.draw(canvas)
        self.form.draw_hint(canvas)
        self._draw_tip(canvas)

    def _draw_farm(self, canvas: Canvas) -> None:
        """Draw the farm at the foot of the filters, with the farmer before it."""
        draw_land(canvas, self.at(*FARM), FARM_SKY)
        for name, rect in FARM_PICTURES.items():
            canvas.svg(name, self.at(*rect))

    def _draw_overview(self, canvas: Canvas) -> None:
        draw_figures(canvas, self.at(*FIGURES), overview(self.counted))
        canvas.text(
            message("statistics-results-by"), Type.HEADING, p.INK, self.at(344, 236, 132, 30), shrink=True
        )
        draw_groups(canvas, self.at(*GROUPS), grouped(self.counted, self.by), self.by)

    def _draw_sources(self, canvas: Canvas) -> None:
        draw_sources(canvas, self.at(*SOURCE_TABLE), self.counted)
        foot = self.at(344, 608, 888, 26)
        canvas.text(message("statistics-bars"), Type.TINY_NOTE, p.INK_SOFT, foot, ellipsis=True)

    def _draw_nothing(self, canvas: Canvas) -> None:
        """Say why nothing is shown: games are being read, none is there, or the filters let none in."""
        if not self.reader.ready:
            said = message("statistics-wait")
        elif not self.sieve.everything:
            said = message("statistics-none-yet")
        else:
            said = message("statistics-none-chosen")
        canvas.text(said, Type.HEADING, p.INK_SOFT, self.at(420, 250, 736, 120), "center", wrap=True)

    def _draw_remark(self, canvas: Canvas) -> None:
        """Draw what was written, or what is wrong with the files, or what is left out."""
        said = self.said or self.reader.notice or kinds_said(self.sieve)
        if said:
            room = self.at(204, 658, 556, 54)
            canvas.text(said, Type.BODY, p.INK_LIGHT, room, wrap=True, shrink=True, ellipsis=True)

    def _draw_tip(self, canvas: Canvas) -> None:
        bars = next((one for one in self.form.widgets if isinstance(one, SourceBars)), None)
        if bars is not None and self.form.hot in (None, bars):
            bars.draw_tip(canvas, self.form.pointer, self.form.focused is bars and self.form.steered)
