"""The coach: VP over the seasons, the decisions that cost most, and those that were good.

What is found is shown as it comes. Each finding opens on the table, from where it can be played on.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.coach import METHOD, Finding, FindingTold, tell_finding
from game.rules.message import Message, message
from game.scenes.coach.chart import Chart
from game.scenes.coach.listing import Listed, Listing
from game.scenes.coach.onthetable import OnTheTable
from game.scenes.coach.pane import draw_pane, worth_told
from game.scenes.coach.reviews import Reviews
from game.scenes.coach.rows import FindingRow
from game.scenes.coaching import COACH
from game.scenes.flow import Context, Flow, Pop, Push
from game.scenes.kit.choices import Choice, ChoiceRow
from game.scenes.kit.screen import FormScene
from game.scenes.kit.widget import Button, Widget
from game.scenes.replay.chairs import seats_of_people
from game.scenes.replay.history import History
from game.scenes.replay.play_on import play_on_from
from game.scenes.rulebook.topic import Topic, topic_of
from game.scenes.stage.chronicle import names_of
from game.table import palette as p
from game.table.canvas import Canvas, draw_backdrop
from game.table.painter import Layer
from game.table.styles import Panel
from game.table.theme import UNIT, Type

ROW, GAP, TOP = 35.0, 4.0, 340.0  # design units: a finding, between two, the first heading
BLOCK = 156.0  # from one heading to the next
SEAT = 132.0  # wide is the choice of a seat
PANE = (460, 328, 772, 328)  # the sheet on which a finding is told


class Coach(FormScene):
    """Looks at a finished game from a seat that a person had; where none played, from any."""

    def __init__(self, context: Context, history: History) -> None:
        super().__init__(context)
        self.history, self.names = history, names_of(history)
        self.seats = seats_of_people(history.record) or list(range(len(history.chairs)))
        self.reviews = Reviews(context, history)
        self.reviews.look_at(self.seats[0])
        self.listing = Listing()
        self.chosen: int | None = None
        """The number of the finding that is told in full."""
        self._told: dict[Finding, FindingTold] = {}

    @property
    def topic(self) -> Topic:
        return topic_of(self.history.match.state, chapter="end")

    def beforehand(self) -> Sequence[Layer]:
        return [self.draw]

    @property
    def found(self) -> Finding | None:
        """Return the finding that is told in full."""
        return self.listing.numbered(self.chosen)

    @property
    def busy(self) -> bool:
        """Return True while a review is under way."""
        return self.reviews.under_way

    # -- places -------------------------------------------------------------------------------------

    def widgets(self) -> list[Widget]:
        self._fit_chosen()
        self.chart = Chart(self.context.theme, self.at(48, 62, 1184, 256), self.history, self.reviews.seat)
        self.rows = self._rows()
        back = Button(self.at(1072, 668, 160, 38), message("form-back"), Pop)
        again = Button(self.at(880, 668, 176, 38), message("coach-again"), self._again)
        return [
            *self._choice(),
            self.chart,
            *self.chart.answers(),
            *self.rows,
            *self._acts(),
            *([again] if self.reviews.died else []),
            back,
        ]

    def _choice(self) -> list[Widget]:
        """Return the choice of a seat, where there is one."""
        if len(self.seats) == 1:
            return []
        wide = SEAT * len(self.seats)
        choices = [Choice(seat, self.history.chairs[seat].plate) for seat in self.seats]
        place, tip = self.at(1232 - wide, 18, wide, 32), message("coach-seat-tip")
        return [ChoiceRow(place, choices, self.reviews.seat, self._look_at, tip)]

    def _rows(self) -> list[FindingRow]:
        found = list[FindingRow]()
        for one in self.listing.listed:
            top = TOP + BLOCK * (not one.costs) + 25 + (ROW + GAP) * one.place
            found.append(self._row(self.at(62, top, 372, ROW), one))
        return found

    def _row(self, rect: pygame.Rect, one: Listed) -> FindingRow:
        said = self._tell(one.finding)
        return FindingRow(rect, one, said, lambda: self._show(one.finding), self._tell_in_full)

    def _acts(self) -> list[Widget]:
        """Return what can be done about the finding that is told, and what answers there."""
        found = self.found
        if found is None:
            return []
        return [
            worth_told(self.context.theme, self.at(*PANE), self._tell(found)),
            Button(
                self.at(776, 614, 210, 34),
                message("menu-play-on"),
                lambda: play_on_from(self.context, self.history, found.at),
                tip=message("coach-play-on-tip"),
            ),
            Button(
                self.at(1000, 614, 214, 34),
                message("coach-show"),
                lambda: self._show(found),
                primary=True,
                role=Type.LABEL,
            ),
        ]

    def _fit_chosen(self) -> None:
        """List what is known, and tell the first finding unless one that is still there is looked at."""
        told = self.found
        self.listing.take(self.reviews.review, last=not self.busy)
        self.chosen = None if told is None else self.listing.number_of(told)
        if self.chosen is None:
            self.chosen = min((one.number for one in self.listing.listed), default=None)

    def _tell(self, found: Finding) -> FindingTold:
        if found not in self._told:
            self._told[found] = tell_finding(found, self.history.state(found.at))
        return self._told[found]

    # -- acts ---------------------------------------------------------------------------------------

    def _look_at(self, seat: object) -> Flow:
        assert isinstance(seat, int)
        self.reviews.look_at(seat)
        self.listing, self.chosen = Listing(), None
        self.resize()
        return None

    def _again(self) -> Flow:
        return self._look_at(self.reviews.seat)

    def _show(self, found: Finding) -> Flow:
        """Go to the table, before the moves of a finding."""
        return Push(OnTheTable(self.context, self.history, found, self._tell(found)))

    def _tell_in_full(self, number: int) -> None:
        if number != self.chosen:
            self.chosen = number
            self.resize()

    def handle(self, event: pygame.Event) -> Flow:
        flow = super().handle(event)
        if event.type == pygame.MOUSEMOTION:
            self.dirty = self.chart.point(event.pos) or self.dirty
        return flow

    def update(self, seconds: float) -> Flow:
        super().update(seconds)
        if self.reviews.update():
            self._list_anew()
        return None

    def _list_anew(self) -> None:
        """Show what has come; the keys stay on the finding that they are on."""
        on = self.form.focused
        self.resize()
        if isinstance(on, FindingRow):
            there = (at for at, one in enumerate(self.form.widgets) if on.tells_as(one))
            self.form.focus = next(there, None)

    def leave(self) -> None:
        self.reviews.leave()

    # -- drawing ------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        draw_backdrop(canvas)
        canvas.text(COACH, Type.DISPLAY, p.INK_LIGHT, self.at(48, 12, 176, 44), shrink=True)
        wide = 996 - (SEAT * len(self.seats) + 16 if len(self.seats) > 1 else 0)
        about = self.at(236, 16, wide, 36)
        canvas.text(message("coach-chart"), Type.NOTE, p.INK_LIGHT_SOFT, about, shrink=True, wrap=True)
        self.chart.findings, self.chart.chosen = self.listing.listed, self.chosen
        for row in self.rows:
            row.chosen = row.number == self.chosen
        canvas.panel(self.at(48, 328, 400, 328), Panel.PAPER)
        self._draw_list(canvas)
        self._draw_pane(canvas)
        self._draw_progress(canvas)
        self.form.draw(canvas)
        self.chart.draw_values(canvas)
        self.form.draw_hint(canvas)

    def _draw_list(self, canvas: Canvas) -> None:
        """Draw the headings of the list, and why there is nothing below one."""
        review = self.reviews.review
        kinds = (("costs", review.costs), ("gains", review.gains))
        for block, (kind, findings) in enumerate(kinds):
            top = TOP + BLOCK * block
            canvas.text(message(f"coach-{kind}"), Type.HEADING, p.INK, self.at(64, top, 368, 22), shrink=True)
            if not findings:
                why = message(f"coach-no-{kind}" if review.complete else "coach-none-yet")
                room = self.at(64, top + 28, 368, 60)
                canvas.text(why, Type.NOTE, p.INK_SOFT, room, valign="top", wrap=True)

    def _draw_pane(self, canvas: Canvas) -> None:
        """Draw the finding that is told, or how the coach finds them."""
        rect = self.at(*PANE)
        canvas.panel(rect, Panel.PAPER)
        if self.found is not None:
            told, names = self._tell(self.found), self.names
            canvas.part("coach-pane", rect, (told, names), lambda part: draw_pane(part, rect, told, names))
            return
        canvas.text(message("coach-how"), Type.HEADING, p.INK, self.at(480, 342, 732, 24))
        room = self.at(480, 374, 732, 270)
        for said in METHOD:
            taken = canvas.text(said, Type.BODY, p.INK_SOFT, room, valign="top", wrap=True)
            below = taken.bottom + canvas.theme.px(UNIT)
            room = pygame.Rect(room.left, below, room.width, room.bottom - below)

    def _draw_progress(self, canvas: Canvas) -> None:
        """Draw how far the coach has come, or that it has come to an end before."""
        review = self.reviews.review
        if self.reviews.died:
            box = self.at(48, 670, 816, 34)
            canvas.panel(box, Panel.REFUSAL)
            text = box.inflate(-canvas.theme.px(24), 0)
            canvas.text(message("coach-died"), Type.BODY, p.INK_LIGHT, text, shrink=True, ellipsis=True)
        elif not review.complete:
            share = review.done / review.total if review.total else 0.0
            canvas.text(self._progress(share), Type.BODY, p.INK_LIGHT, self.at(48, 664, 1000, 22))
            bar = self.at(48, 690, 1000, 8)
            canvas.panel(bar, Panel.SLOT)
            if filled := round(bar.width * share):
                canvas.box(pygame.Rect(bar.topleft, (max(bar.height, filled), bar.height)), (*p.GOLD, 255), 3)

    @staticmethod
    def _progress(share: float) -> Message:
        return message("coach-progress", percent=round(100 * share))
