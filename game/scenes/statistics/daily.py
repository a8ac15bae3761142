"""The game of the day: what it is, what came of it, and the four weeks before."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, date, datetime, timedelta

import pygame

from game.daily import SEATS, Attempt, daily_game
from game.rules.message import Amount, Message, message
from game.scenes.flow import Context, Flow, Pop, Replace
from game.scenes.kit.bubble import draw_bubble
from game.scenes.kit.steering import ARROWS
from game.scenes.kit.widget import Button, Look, Told, Widget, draw_ring
from game.scenes.newgame.people import called_by_seat
from game.scenes.newgame.people import people as usual_people
from game.scenes.opponents import Called, level_name
from game.scenes.saving.chairs import LONGEST_NAME, Chair
from game.scenes.session import Session
from game.scenes.statistics.library import OwnGamesScreen, own_of
from game.scenes.statistics.opening import open_game
from game.scenes.statistics.said import board_said, day_said, level_said, modules_said
from game.seeds import player_seed
from game.statistics.figures import Day, Own, daily_streak, days, people
from game.table import palette as p
from game.table.canvas import Canvas, Said, draw_backdrop
from game.table.styles import Panel
from game.table.theme import UNIT, Type

WEEK, WEEKS = 7, 4
STREAK = (590, 116, 530, 32)


def today_in_utc() -> date:
    """Return the day by the system's clock."""
    return datetime.now(UTC).date()


class Calendar(Widget):
    """Four weeks, the present one last; a day on which a game was played can be opened."""

    arrows = ARROWS
    speaks = True

    def __init__(
        self, rect: pygame.Rect, shown: Sequence[Day], today: date, act: Callable[[Own], Flow]
    ) -> None:
        super().__init__(rect)
        self.days, self.today, self.act = list(shown), today, act
        self.chosen = next(i for i, day in enumerate(self.days) if day.day == today)

    def cell(self, index: int) -> pygame.Rect:
        """Return the place of a day."""
        width, height = self.rect.width / WEEK, self.rect.height / WEEKS
        x, y = index % WEEK, index // WEEK
        left, right = (round(self.rect.left + at * width) for at in (x, x + 1))
        top, bottom = (round(self.rect.top + at * height) for at in (y, y + 1))
        return pygame.Rect(left, top, right - left, bottom - top).inflate(-4, -4)

    def at(self, spot: tuple[int, int]) -> int | None:
        """Return the number of the day under a spot."""
        return next((i for i in range(len(self.days)) if self.cell(i).collidepoint(spot)), None)

    def release(self, spot: tuple[int, int]) -> Flow:
        found = self.at(spot)
        return self._open(found) if found is not None else None

    def key(self, event: pygame.Event) -> Flow:
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            return self._open(self.chosen)
        x, y = ARROWS.get(event.key, (0, 0))
        self.chosen = max(0, min(len(self.days) - 1, self.chosen + x + WEEK * y))
        return None

    def _open(self, index: int) -> Flow:
        first = self.days[index].first
        return self.act(first) if first is not None else None

    def draw(self, canvas: Canvas, look: Look) -> None:
        for i, day in enumerate(self.days):
            self._draw_day(canvas, self.cell(i), day)
        if look.ring:
            draw_ring(canvas, self.cell(self.chosen))

    def _draw_day(self, canvas: Canvas, cell: pygame.Rect, day: Day) -> None:
        own, later = day.first, day.day > self.today
        won = own is not None and own.won
        style = Panel.CHIP_ON if won else Panel.FIELD if own else Panel.SLOT
        edge = p.PRIMARY if day.day == self.today else None
        canvas.panel(cell, style, edge=edge, rim=2.5 if edge else None)
        inner = cell.inflate(-canvas.theme.px(2 * UNIT), -canvas.theme.px(6))
        ink = p.INK_SOFT if later else p.INK
        canvas.text(message("number", number=day.day.day), Type.SMALL, ink, inner, valign="top")
        if own is not None:
            if won:
                side = canvas.theme.px(14)
                canvas.svg("check_dark", pygame.Rect(inner.right - side, inner.top, side, side))
            said = message("number", number=own.seat.vp) if own.filed.game.finished else "…"
            canvas.text(said, Type.NUMBER, p.INK, inner, "right", "bottom")

    def draw_tip(self, canvas: Canvas, spot: tuple[int, int], by_keys: bool) -> None:
        """Draw what came of the day under the pointer, or under the keys."""
        found = self.at(spot)
        if found is None and by_keys:
            found, spot = self.chosen, self.cell(self.chosen).midtop
        if found is not None:
            draw_bubble(canvas, self._day_told(found), spot, Panel.TOOLTIP, clear=(self.cell(found),))

    def told(self, spot: tuple[int, int]) -> Said:
        found = self.at(spot)
        return self._day_told(found) if found is not None else ""

    def _day_told(self, index: int) -> Message:
        day = self.days[index]
        result = result_said(day) if day.day <= self.today else message("daily-to-come")
        return message("daily-tip", day=day_said(day.day), result=result)


def result_said(day: Day) -> Message:
    """Return a sentence on what came of a day's first attempt."""
    own = day.first
    if own is None:
        return message("daily-not-played")
    if not own.filed.game.finished:
        return message("daily-goes-on")
    id = "daily-won" if own.won else "daily-lost"
    said = message(id, vp=Amount(own.seat.vp, "vp"), theirs=own.best_other)
    if not own.kinds:
        return said
    return message(
        "daily-with", result=said, kinds=tuple(message(f"statistics-is-{kind}") for kind in own.kinds)
    )


class Daily(OwnGamesScreen):
    """Today's game. The clock is read once, as the screen opens: midnight changes nothing here."""

    def __init__(self, context: Context, today: date | None = None) -> None:
        super().__init__(context)
        self.today = today or today_in_utc()
        self.game = daily_game(self.today)

    def take(self) -> None:
        played = [own for own in map(own_of, self.reader.games) if own is not None]
        sunday = self.today + timedelta(days=WEEK - self.today.isoweekday())
        self.days = days(played, sunday, WEEK * WEEKS)
        self.present = next(day for day in self.days if day.day == self.today)
        self.streak = daily_streak(played, self.today)

    # -- playing ------------------------------------------------------------------------------------

    def widgets(self) -> list[Widget]:
        first = self.present.first
        going_on = first is not None and not first.filed.game.finished
        id = "daily-go-on" if going_on else "daily-again" if first else "daily-begin"
        why = "" if self.reader.ready else message("statistics-wait")
        play = Button(
            self.at(170, 484, 330, 54), message(id), self._play, primary=True, role=Type.HEADING, why=why
        )
        calendar = Calendar(self.at(590, 196, 530, 300), self.days, self.today, self._open)
        return [
            play,
            calendar,
            Button(self.at(24, 662, 160, 46), message("form-back"), Pop, role=Type.HEADING),
            *(Told(self._row(i), tip=message(f"{head}-tip")) for i, (head, _) in enumerate(self._setup())),
            Told(self.at(*STREAK), tip=message("daily-streak-tip")),
        ]

    def _play(self) -> Flow:
        """Begin the game, the first attempt or another one; go on with the first."""
        first = self.present.first
        if first is not None and not first.filed.game.finished:
            return self._open(first)
        mark = Attempt(self.today, again=first is not None or self.present.others > 0).mark
        session = Session.begin(self.context, self.game.setup, self._chairs(), mark)
        return Replace(self.context.doors.play(self.context, session))

    def _open(self, own: Own) -> Flow:
        return open_game(self.context, own.filed)

    def _chairs(self) -> tuple[Chair, ...]:
        """Return a person, called as the one who played most, and the automa of the day."""
        opponents, seed = self.context.opponents, self.game.setup.seed
        level = self.game.level if opponents.knows(self.game.level) else opponents.usual
        usual = usual_people(self.context.theme.words)
        name = next((name for name in people(self.reader.games) if len(name) <= LONGEST_NAME), usual[0])
        name = usual[0] if called_by_seat(name) else name
        if name == level_name(level):
            name = next(other for other in usual if other != name)
        return (Chair(name, 0), Chair(level_name(level), 1, level, player_seed(seed, SEATS - 1)))

    # -- drawing ------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        draw_backdrop(canvas)
        canvas.panel(self.at(110, 90, 1060, 520), Panel.PAPER)
        canvas.text(message("daily-title"), Type.DISPLAY, p.INK, self.at(150, 108, 390, 44), shrink=True)
        canvas.text(day_said(self.today), Type.NOTE, p.INK_SOFT, self.at(150, 150, 390, 24), shrink=True)
        self._draw_setup(canvas)
        said = result_said(self.present) if self.present.first else message("daily-first-counts")
        canvas.text(said, Type.BODY, p.INK, self.at(150, 420, 370, 58), "center", wrap=True, shrink=True)
        self._draw_weeks(canvas)
        self.form.draw(canvas)
        self.form.draw_hint(canvas)
        self._draw_tip(canvas)

    def _row(self, i: int) -> pygame.Rect:
        """Return the place of a line on what is played."""
        return self.at(150, 190 + 42 * i, 386, 36)

    def _setup(self) -> list[tuple[str, Called]]:
        """Return what is played: opponent, board, modules, tiles, seed."""
        setup = self.game.setup
        tiles = message(f"newgame-tiles-{setup.tiles}")
        return [
            ("daily-level", level_said(self.game.level)),
            ("newgame-head-board", board_said(setup.layout)),
            ("newgame-head-modules", modules_said(tuple(sorted(setup.modules)))),
            ("newgame-head-tiles", tiles),
            ("newgame-head-seed", str(setup.seed)),
        ]

    def _draw_setup(self, canvas: Canvas) -> None:
        for i, (head, said) in enumerate(self._setup()):
            y = 190 + 42 * i
            canvas.text(message(head), Type.NOTE, p.INK_SOFT, self.at(150, y, 100, 36), shrink=True)
            canvas.text(said, Type.HEADING, p.INK, self.at(256, y, 280, 36), shrink=True, ellipsis=True)
            canvas.line(self.at(150, y + 40, 0, 0).topleft, self.at(534, y + 40, 0, 0).topleft, p.WELL, 1)

    def _draw_weeks(self, canvas: Canvas) -> None:
        canvas.text(message("daily-streak", count=self.streak), Type.HEADING, p.INK, self.at(*STREAK))
        for i in range(WEEK):
            room = self.at(590 + 530 / WEEK * i, 166, 530 / WEEK, 24)
            said = message(f"weekday-{i + 1}-short")
            canvas.text(said, Type.SMALL_STRONG, p.INK_SOFT, room, "center")
        note = self.at(590, 510, 530, 50)
        below = self.reader.notice or message("daily-calendar")
        canvas.text(below, Type.TINY_NOTE, p.INK_SOFT, note, valign="top", wrap=True, ellipsis=True)

    def _draw_tip(self, canvas: Canvas) -> None:
        calendar = next(one for one in self.form.widgets if isinstance(one, Calendar))
        calendar.draw_tip(canvas, self.form.pointer, self.form.focused is calendar and self.form.steered)
