"""The end: every line of the scoring, by seat, best first; what decided a tie."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.daily import attempt_of
from game.motion.paths import eased
from game.rules.message import Amount, Message, SeatName, message
from game.rules.scoring import final_lines, ranking
from game.rules.state import NO_BONUS
from game.scenes.coaching import COACH, COACH_TIP
from game.scenes.flow import Context, Flow, Pop, Push, Replace
from game.scenes.kit.place import place
from game.scenes.kit.screen import FormScene
from game.scenes.kit.widget import Button, Told, Widget
from game.scenes.newgame.draft import Draft
from game.scenes.newgame.people import people
from game.scenes.newgame.scene import NewGame
from game.scenes.replay.history import History
from game.scenes.result.sources import source_said
from game.scenes.result.timing import ResultTiming
from game.scenes.rulebook.topic import Topic, topic_of
from game.scenes.session import Session
from game.scenes.stage.bonuswords import bonus_name
from game.scenes.stage.chronicle import names_of
from game.sound import cues
from game.sound.names import SoundEffect
from game.sound.score import Piece, Tune
from game.table import palette as p
from game.table.canvas import Canvas, draw_backdrop
from game.table.painter import Layer
from game.table.pieces import BONUS_MARKERS
from game.table.styles import Panel
from game.table.theme import UNIT, Type
from game.words import Spoken

DURING = (
    ("result-developments", ("T6", "B3")),
    ("result-pinge", ("M7",)),
    ("result-coal", ("W1", "44")),
    ("result-storage", ("W3",)),
)
STEP_THROUGH = message("result-step-through")
TOP, HEIGHT, NAMES = 130.0, 514.0, 356.0
WIDEST = 200.0  # of a seat's column


class Line(NamedTuple):
    """One row: what it counts, its VP by seat in the order of the columns, the bonus markers beside them."""

    said: Message
    values: tuple[int, ...]
    strong: bool = False
    bonuses: tuple[int, ...] = ()
    tip: Message | str = ""


def lines_of(session: Session | History, seats: Sequence[int]) -> list[Line]:
    """Every source of VP: during the game, then the final scoring, then the sum."""
    match, state = session.match, session.match.state
    tallies = [match.tally(seat) for seat in seats]
    found = [
        Line(
            message(id),
            tuple(sum(tally.get(rule, 0) for rule in rules) for tally in tallies),
            tip=source_said(state.box, rules[0]),
        )
        for id, rules in DURING
    ]
    named = {rule for _, rules in DURING for rule in rules}
    tiles = {tile.id for tile in state.box.tiles} - named
    other = tuple(sum(vp for rule, vp in tally.items() if rule in tiles) for tally in tallies)
    found.append(Line(message("result-effects"), other, tip=source_said(state.box, "T7")))
    finals = [final_lines(state, seat) for seat in seats]
    for column in zip(*finals, strict=True):
        bonuses = tuple(state.seats[seat].bonus for seat in seats) if column[0].rule == "B6" else ()
        tip = source_said(state.box, column[0].rule, column[0].tile)
        found.append(Line(column[0].said, tuple(line.vp for line in column), bonuses=bonuses, tip=tip))
    total = tuple(state.seats[seat].score for seat in seats)
    found.append(Line(message("result-total"), total, strong=True, tip=source_said(state.box, "G9")))
    removed = tuple(state.seats[seat].coal_removed for seat in seats)
    found.append(Line(message("result-coal-removed"), removed, tip=message("answer-result-coal-removed")))
    return found


class Result(FormScene):
    """The final scoring of a game that is over; `stepped`: of one that is stepped through."""

    tune = Tune(Piece.END)

    def __init__(self, context: Context, session: Session | History, stepped: bool = False) -> None:
        super().__init__(context)
        self.session, self.stepped = session, stepped
        self.seats, self.names = ranking(session.match.state), names_of(session)
        self.lines = lines_of(session, self.seats)
        counted = [line.values for line in self.lines[: self._sum]]
        self.timing = ResultTiming(counted, done=stepped or not context.settings.fades)
        if self.timing.done and not stepped:
            self._sound_end()

    def beforehand(self) -> Sequence[Layer]:
        return [self.draw]

    @property
    def topic(self) -> Topic:
        """Return the rules of the game that is over."""
        return topic_of(self.session.match.state, chapter="end")

    def widgets(self) -> list[Widget]:
        places = [self.at(x, 662, 200, 42) for x in (48, 376, 704, 1032)]
        coach = [Button(places[2], COACH, self._coach, tip=COACH_TIP)] if self.context.start_review else []
        told = [Told(self._row(i), tip=line.tip) for i, line in enumerate(self.lines)]
        told.append(Told(self._at(12, 92, self.width - 24, 34), tip=message("result-rank-tip")))
        if self.stepped:
            return [*told, *coach, Button(places[3], message("result-back"), Pop, primary=True)]
        return [
            *told,
            Button(places[0], message("result-to-title"), self._title),
            Button(places[1] if coach else self.at(540, 662, 200, 42), STEP_THROUGH, self._step_through),
            *coach,
            Button(
                places[3], message("title-new-game"), self._again, primary=True, tip=message("result-new-tip")
            ),
        ]

    @property
    def _sum(self) -> int:
        """The line that is the sum of those above it."""
        return next(i for i, line in enumerate(self.lines) if line.strong)

    def update(self, seconds: float) -> Flow:
        """The lines fill one after the other; whoever rests on one is told what it counts."""
        if self.timing.done:
            return super().update(seconds)
        self.dirty, counting = True, self.timing.counting
        begun = self.timing.update(seconds * self.context.settings.rate)
        if any(any(self.lines[i].values) for i in begun):
            self.context.sound.play(SoundEffect.POINT)
        if counting and not self.timing.counting:
            self._sound_end()
        return None

    def _sound_end(self) -> None:
        """Let the end be heard: won or lost by the people at the table, or over."""
        people = {seat for seat, chair in enumerate(self.session.chairs) if not chair.automa}
        self.context.sound.play(cues.ending(self.seats[0] in people, bool(people)))

    def handle(self, event: pygame.Event) -> Flow:
        """Any click or key shows all at once; a click on a button does what that says as well."""
        pressed = event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN)
        if pressed and not self.timing.done:
            self.timing.finish()
            self.dirty = True
            if event.type == pygame.KEYDOWN and event.key != pygame.K_ESCAPE:
                return None
        return super().handle(event)

    def _step_through(self) -> Flow:
        """The whole game once more, move by move."""
        return Push(self.context.doors.replay(self.context, self._history()))

    def _coach(self) -> Flow:
        return Push(self.context.doors.coach(self.context, self._history()))

    def _history(self) -> History:
        session = self.session
        if isinstance(session, History):
            return session
        return History(session.match, session.record, session.chairs, message("the-game"), session.path)

    def _title(self) -> Flow:
        return Replace(self.context.doors.title(self.context))

    def _again(self) -> Flow:
        """A new game with the same setup and players."""
        setup, chairs = self.session.match.setup, self.session.chairs
        names = people(self.context.theme.words)
        return Push(NewGame(self.context, Draft.of(self.context.opponents.usual, names, setup, chairs)))

    def escape(self) -> Flow:
        return Pop() if self.stepped else self._title()

    # -- drawing ------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        draw_backdrop(canvas)
        self._draw_heading(canvas)
        canvas.panel(self._at(0, 84, self.width, 566), Panel.PAPER)
        for column in range(len(self.seats)):
            self._draw_name(canvas, column)
        step = HEIGHT / len(self.lines)
        for i, line in enumerate(self.lines):
            self._draw_line(canvas, i, line, TOP + i * step, step)
        self._draw_flourish(canvas)
        self.form.draw(canvas)
        if self.timing.done:
            self.form.draw_hint(canvas)

    def _draw_heading(self, canvas: Canvas) -> None:
        if self.timing.counting:
            title = place(self.context.theme, 48, 18, 1184, 44)
            canvas.text(message("result-counting"), Type.DISPLAY, p.INK_LIGHT, title, "center")
            return
        best = self.seats[0]
        vp = Amount(self.session.match.state.seats[best].score, "vp")
        title = place(self.context.theme, 48, 18, 1184, 44)
        wins = Spoken(message("result-wins", seat=SeatName(best), vp=vp), self.names)
        canvas.text(wins, Type.DISPLAY, p.INK_LIGHT, title, "center")
        if notes := self._notes():
            under = place(self.context.theme, 48, 58, 1184, 24)
            said = message("result-notes", notes=notes)
            canvas.text(said, Type.NOTE, p.INK_LIGHT_SOFT, under, "center")

    def _notes(self) -> tuple[Message, ...]:
        """Return the notes below the sheet: on how a tie was decided, and on practice."""
        tie, match = self._tie(), self.session.match
        practice = [message("result-practice")] if match.practice else []
        return (*([tie] if tie else []), *practice, *self._daily())

    def _daily(self) -> tuple[Message, ...]:
        """The sentence on the game of a day, and whether this attempt counts."""
        attempt = attempt_of(self.session.match.daily)
        if attempt is None:
            return ()
        id = "result-daily-again" if attempt.again else "result-daily"
        return (message(id, day=attempt.day.day, month=message(f"month-{attempt.day.month}")),)

    def _tie(self) -> Message | None:
        """The sentence on what decided between equal scores; None if there were none (G9)."""
        seats = self.session.match.state.seats
        first, second = (seats[seat] for seat in self.seats[:2])
        if first.score != second.score:
            return None
        return message("result-tie-coal" if first.coal_removed != second.coal_removed else "result-tie-order")

    def _column(self, column: int, y: float, height: float) -> pygame.Rect:
        width = self._column_width
        at = self.timing.place(self.seats[column], column)
        return self._at(NAMES + at * width, y, width - 24, height)

    @property
    def _column_width(self) -> float:
        return min(WIDEST, (1184 - NAMES - 24) / len(self.seats))

    @property
    def width(self) -> float:
        """The sheet's width: as wide as its columns need."""
        return NAMES + len(self.seats) * self._column_width + 24

    def _at(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        """A place on the sheet, which stands in the middle."""
        return place(self.context.theme, (1280 - self.width) / 2 + x, y, width, height)

    def _row(self, i: int) -> pygame.Rect:
        """The place of a line."""
        step = HEIGHT / len(self.lines)
        return self._at(12, TOP + i * step, self.width - 24, step)

    def _draw_name(self, canvas: Canvas, column: int) -> None:
        chair = self.session.chairs[self.seats[column]]
        rect = self._column(column, 92, 34)
        side = canvas.theme.px(3 * UNIT)
        token = pygame.Rect(0, rect.centery - side // 2, side, side)
        token.right = rect.right
        canvas.svg(f"token_{p.SEAT_COLOUR_NAMES[chair.colour]}", token)
        room = pygame.Rect(rect.left, rect.top, token.left - rect.left - side // 4, rect.height)
        ranked = message("result-ranked", rank=column + 1, name=chair.plate)
        title = chair.plate if self.timing.counting else ranked
        canvas.text(title, Type.LABEL, p.INK, room, "right", shrink=True, ellipsis=True)

    def _value(self, i: int, line: Line, column: int) -> int:
        """Return the number that a line shows of a seat so far."""
        timing, value = self.timing, line.values[column]
        if timing.counting and i < self._sum:
            value = timing.value(i, column)
        elif timing.counting and line.strong:
            value = timing.total(column)
        return value

    def _draw_flourish(self, canvas: Canvas) -> None:
        """Light on the winner's column, and a gold line that grows under the name."""
        k = self.timing.flourish
        if not 0 < k < 1:
            return
        light, px = min(1.0, k / 0.15, (1 - k) / 0.5), canvas.theme.px
        canvas.glow(self._column(0, 88, 550).inflate(px(20), 0), p.GOLD, round(255 * light))
        half = round(px(230) * eased(k / 0.35))
        middle = canvas.surface.get_width() // 2
        rule = pygame.Rect(middle - half, px(64), 2 * half, max(2, px(3)))
        canvas.box(rule, (*p.GOLD, round(255 * light) // 8 * 8), 1)

    def _draw_line(self, canvas: Canvas, i: int, line: Line, y: float, height: float) -> None:
        row = self._row(i)
        if line.strong:
            canvas.box(row, (*p.GOLD, 110), 4)
        else:
            canvas.line(row.topleft, row.topright, p.WELL, 1)
        if not self.timing.begun(i) and not line.strong:
            return
        if lit := round(self.timing.lit(i) * 12):
            canvas.box(row, (*p.GOLD, 9 * lit), 4)
        name = self._at(24, y, NAMES - 20, height)
        canvas.text(
            Spoken(line.said, self.names), Type.LABEL if line.strong else Type.BODY, p.INK, name, shrink=True
        )
        for column in range(len(line.values)):
            value = self._value(i, line, column)
            ink = p.INK_BAD if value < 0 else p.INK if value else p.INK_FAINT
            role = Type.NUMBER_BIG if line.strong else Type.NUMBER
            place = self._column(column, y, height)
            canvas.text(message("number", number=value), role, ink, place, "right", shrink=True)
            if line.bonuses and line.bonuses[column] != NO_BONUS:
                self._draw_bonus(canvas, place, line.bonuses[column])

    def _draw_bonus(self, canvas: Canvas, place: pygame.Rect, bonus: int) -> None:
        """A bonus marker, shown now, with its name: what some do is counted in other lines."""
        px = canvas.theme.px
        side = min(place.height, px(26))
        spot = pygame.Rect(0, 0, side, side)
        spot.midright = (place.right - px(28), place.centery)
        canvas.svg(BONUS_MARKERS[bonus], spot)
        room = pygame.Rect(place.left, place.top, spot.left - place.left - px(4), place.height)
        canvas.text(bonus_name(bonus), Type.TINY_NOTE, p.INK_SOFT, room, "right", shrink=True)
