"""The new-game screen: who plays, on which board, with which variants."""

from __future__ import annotations

import pygame

from game.rules.ruleset import LayoutData
from game.scenes.backdrop import draw_backdrop
from game.scenes.flow import Context, Flow, Pop, Push, Replace
from game.scenes.kit.bubble import draw_bubble
from game.scenes.kit.choices import Choice, ChoiceRow, Stepper
from game.scenes.kit.entry import Entry
from game.scenes.kit.place import place
from game.scenes.kit.screen import FormScene
from game.scenes.kit.widget import Button, Toggle, Widget
from game.scenes.newgame.draft import CHOSEN, FIRST, RANDOM, Draft, fresh_seed
from game.scenes.newgame.shape import draw_shape, hexes_of
from game.scenes.newgame.swatch import Swatch
from game.scenes.saves import LONGEST_NAME
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.styles import Panel
from game.table.theme import Type

SEAT_TOP, SEAT_STEP = 166, 62
SHAPE = (614, 148, 594, 240)
WORKERS = ("farmer", "farmhand", "coal_digger", "coal_miner", "haspelknecht")
OPPONENTS = "The bauer plays to win; random does anything that the rules allow."
TIP_OPEN = "Plans are laid in turn order, and everybody sees them (V5)."
TIP_BUILDINGS = "Everybody owns the buildings from the start; their tiles are not on the board (V3)."
TIP_FARMHAND = "Every farmhand may develop from the start; the Pickaxe is not on the board (V3)."


class NewGame(FormScene):
    """Offers only what the rules accept, and says in place what they refuse."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.draft = Draft(list(context.automas))
        self.pointed: int | None = None  # the tile of the board's picture under the pointer

    def resize(self) -> None:
        """Place the widgets for what the draft says now."""
        self.dirty = True
        self.box, self.problem = self.draft.laid_out()
        self.form.place([*self._seat_widgets(), *self._board_widgets(), *self._end_widgets()])

    def handle(self, event: pygame.Event) -> Flow:
        """As every form; the tile under the pointer is told too."""
        flow = super().handle(event)
        if event.type == pygame.MOUSEMOTION:
            places = hexes_of(self._at(*SHAPE), self._layout(), self.context.theme.scale)
            before = self.pointed
            self.pointed = next((i for i, spot in enumerate(places) if spot.contains(event.pos)), None)
            self.dirty = self.dirty or self.pointed is not None or before is not None
        return flow

    def _at(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        return place(self.context.theme, x, y, width, height)

    def _changed(self) -> Flow:
        self.resize()
        return None

    # -- seats --------------------------------------------------------------------------------------

    def _seat_widgets(self) -> list[Widget]:
        counts = [Choice(n, f"{n} seats") for n in (2, 3, 4)]
        widgets: list[Widget] = [
            ChoiceRow(self._at(220, 108, 330, 34), counts, len(self.draft.seats), self._set_seats)
        ]
        for i in range(len(self.draft.seats)):
            widgets += self._one_seat(i)
        return widgets

    def _one_seat(self, i: int) -> list[Widget]:
        seat, y = self.draft.seats[i], SEAT_TOP + SEAT_STEP * i
        players = [Choice("", "human"), *(Choice(name, name) for name in self.context.automas)]
        return [
            Swatch(self._at(72, y, 44, 44), seat.colour, lambda: self._colour(i)),
            Entry(
                self._at(126, y + 4, 170, 36),
                seat.name,
                lambda text: self._name(i, text),
                longest=LONGEST_NAME,
            ),
            ChoiceRow(self._at(306, y + 4, 244, 36), players, seat.automa, lambda who: self._player(i, who)),
        ]

    def _set_seats(self, count: object) -> Flow:
        self.draft.set_seats(int(str(count)))
        return self._changed()

    def _colour(self, seat: int) -> Flow:
        self.draft.next_colour(seat)
        return self._changed()

    def _name(self, seat: int, text: str) -> Flow:
        self.draft.set_name(seat, text)
        return self._changed()

    def _player(self, seat: int, who: object) -> Flow:
        self.draft.set_player(seat, str(who))
        return self._changed()

    # -- board and variants -------------------------------------------------------------------------

    def _board_widgets(self) -> list[Widget]:
        draft = self.draft
        boards = [Choice(layout.name, layout.name) for layout in draft.layouts]
        tiles = [Choice(FIRST, "numerical"), Choice(RANDOM, "random"), Choice(CHOSEN, "chosen")]
        return [
            Stepper(self._at(740, 108, 300, 34), boards, draft.layout, self._set_layout),
            ChoiceRow(self._at(740, 398, 300, 34), tiles, draft.tiles, self._set_tiles),
            Button(
                self._at(1050, 398, 158, 34),
                "Choose tiles",
                self._choose_tiles,
                why="" if draft.tiles == CHOSEN else "Tiles are chosen one by one when 'chosen' is set (V2).",
            ),
            self._toggle(740, 446, "Open planning", "open_planning", TIP_OPEN),
            self._toggle(740, 480, "Start with the buildings", "start_buildings", TIP_BUILDINGS),
            self._toggle(740, 514, "Start with improved farmhands", "start_improved_farmhand", TIP_FARMHAND),
            self._seed_entry(),
            Button(self._at(900, 556, 140, 36), "Another seed", self._another_seed),
        ]

    def _seed_entry(self) -> Entry:
        rect, seed = self._at(740, 556, 150, 36), self.draft.seed
        return Entry(rect, seed, self._set_seed, longest=9, allowed=str.isdecimal, hint="0")

    def _toggle(self, x: float, y: float, text: str, name: str, tip: str) -> Toggle:
        def flip(on: bool) -> Flow:
            setattr(self.draft, name, on)
            return self._changed()

        return Toggle(self._at(x, y, 300, 28), text, getattr(self.draft, name), flip, tip=tip)

    def _set_layout(self, name: object) -> Flow:
        self.draft.layout, self.draft.chosen = str(name), []
        return self._changed()

    def _set_tiles(self, how: object) -> Flow:
        self.draft.tiles = str(how)
        return self._choose_tiles() if how == CHOSEN and not self.draft.chosen else self._changed()

    def _choose_tiles(self) -> Flow:
        from game.scenes.newgame.tiles import ChooseTiles

        return Push(ChooseTiles(self.context, self.draft))

    def _set_seed(self, text: str) -> Flow:
        self.draft.seed = text
        return self._changed()

    def _another_seed(self) -> Flow:
        self.draft.seed = fresh_seed()
        return self._changed()

    # -- beginning ----------------------------------------------------------------------------------

    def _end_widgets(self) -> list[Widget]:
        return [
            Button(self._at(72, 646, 160, 46), "Back", Pop, role=Type.HEADING),
            Button(
                self._at(968, 646, 240, 46),
                "Begin",
                self._begin,
                primary=True,
                role=Type.HEADING,
                why=self.problem,
            ),
        ]

    def _begin(self) -> Flow:
        from game.scenes.play.scene import Play
        from game.scenes.session import Session

        session = Session.begin(self.context, self.draft.setup(), self.draft.chairs())
        return Replace(Play(self.context, session))

    # -- drawing ------------------------------------------------------------------------------------

    def _layout(self) -> LayoutData:
        return next(layout for layout in self.draft.layouts if layout.name == self.draft.layout)

    def draw(self, canvas: Canvas) -> None:
        draw_backdrop(canvas)
        canvas.text("New game", Type.DISPLAY, p.INK_LIGHT, self._at(48, 22, 600, 44))
        canvas.panel(self._at(48, 84, 526, 540), Panel.PAPER)
        canvas.panel(self._at(590, 84, 642, 540), Panel.PAPER)
        for i, worker in enumerate(WORKERS):
            canvas.svg(f"worker_{worker}", self._at(84 + 96 * i, 440, 84, 130), 170)
        for text, x, y, height in (
            ("Seats", 72, 108, 34),
            ("Board", 614, 108, 34),
            ("Tiles", 614, 398, 34),
            ("Variants", 614, 446, 28),
            ("Seed", 614, 556, 36),
        ):
            canvas.text(text, Type.HEADING, p.INK, self._at(x, y, 130, height))
        self._draw_counts(canvas)
        draw_shape(canvas, self._at(*SHAPE), self._layout(), self.box)
        self._draw_problem(canvas)
        self.form.draw(canvas)
        self.form.draw_hint(canvas)
        if self.box is not None and self.pointed is not None:
            tile = self.box.tiles[self.pointed]
            draw_bubble(canvas, f"{tile.name}: {tile.text}", self.form.pointer)

    def _draw_counts(self, canvas: Canvas) -> None:
        counts = " · ".join(str(len(level)) for level in self._layout().levels)
        canvas.text(f"{counts} tiles", Type.NOTE, p.INK_SOFT, self._at(1052, 108, 156, 34))
        humans = sum(1 for seat in self.draft.seats if not seat.automa)
        note = "One mouse for all: plans stay hidden when it changes hands." if humans > 1 else ""
        note = note or (OPPONENTS if humans else "You only watch this game.")
        canvas.text(note, Type.NOTE, p.INK_SOFT, self._at(72, 586, 478, 26))

    def _draw_problem(self, canvas: Canvas) -> None:
        if self.problem:
            rect = self._at(252, 646, 700, 46)
            ink = p.SEAT_COLOURS_LIGHT[0]
            canvas.text(self.problem, Type.BODY, ink, rect, "right", wrap=True, shrink=True)
