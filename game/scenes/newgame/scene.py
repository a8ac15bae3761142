"""The new-game screen: who plays, and on the board itself what is played with."""

from __future__ import annotations

from functools import partial

import pygame

from game.rules.message import Amount, Board, Message, message
from game.rules.ruleset import load_ruleset
from game.rules.setup import TUNNELS
from game.rules.setup_tiles import thaler_asked, thaler_offered
from game.rules.tile_text import tile_told
from game.scenes.flow import Context, Flow, Pop, Push, Replace
from game.scenes.kit.chip import Chip
from game.scenes.kit.choices import Choice, ChoiceRow, Stepper
from game.scenes.kit.entry import Entry
from game.scenes.kit.place import place
from game.scenes.kit.screen import FormScene
from game.scenes.kit.widget import Button, Toggle, Widget
from game.scenes.newgame import tilehex
from game.scenes.newgame.draft import CHOSEN, FIRST, RANDOM, RECOMMENDED, Draft, fresh_seed
from game.scenes.newgame.seats import Seats
from game.scenes.newgame.tellings import tip_black, tip_farmhand, tip_iron
from game.scenes.newgame.tiletable import TileTable
from game.table import palette as p
from game.table.backdrop import draw_backdrop
from game.table.canvas import Canvas
from game.table.styles import Panel
from game.table.theme import Type

LEFT, RIGHT = (24, 58, 350, 592), (384, 58, 872, 592)
GROUND = (400, 190, 840, 450)
WORKERS = ("farmer", "farmhand", "coal_digger", "coal_miner", "haspelknecht")
HEADINGS = {
    "seats": (40, 70, 74, 32),
    "variants": (40, 336, 318, 28),
    "seed": (40, 464, 74, 34),
    "board": (400, 70, 76, 32),
    "modules": (708, 70, 80, 32),
    "tiles": (400, 112, 76, 32),
    "mix": (400, 154, 76, 26),
}
"""Where the headings stand, by the ends of their messages' ids."""
WAYS = (FIRST, RANDOM, RECOMMENDED, CHOSEN)
"""How the tiles come to the board, by the ends of their messages' ids."""


class NewGame(FormScene):
    """Offers only what the rules accept, and says in place what they refuse or advise against."""

    def __init__(self, context: Context, draft: Draft | None = None) -> None:
        super().__init__(context)
        self.draft = draft or Draft(context.opponents.usual)
        self.seats = Seats(context, self.draft, self._changed)
        self.tiles = TileTable(self.draft, self._changed)

    def resize(self) -> None:
        """Place the widgets for what the draft says now."""
        self.dirty = True
        self.laid = self.draft.laid_out()
        self.tiles.lay(self._at(*GROUND), self.context.theme.scale, self.laid)
        widgets = [*self.seats.widgets(), *self._agreed(), *self._board(), *self._ways(), *self._mixed()]
        self.form.place([*widgets, self.tiles, *self._ends()])

    def handle(self, event: pygame.Event) -> Flow:
        """As every form; the tiles talk wherever the pointer is."""
        flow = super().handle(event)
        if event.type == pygame.MOUSEMOTION and self.form.hot is self.tiles:
            self.tiles.hover(event.pos)
            self.dirty = True
        if isinstance(flow, Push):
            self.form.pointer = (-1, -1)  # what the pointer was on says nothing below the sheet
        return flow

    def escape(self) -> Flow:
        if self.tiles.let_go():
            self.dirty = True
            return None
        return Pop()

    def _at(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        return place(self.context.theme, x, y, width, height)

    def _changed(self) -> Flow:
        self.resize()
        return None

    # -- variants and seed --------------------------------------------------------------------------

    def _agreed(self) -> list[Widget]:
        seed = self.draft.seed
        return [
            self._toggle(368, "open_planning", message("newgame-open-tip")),
            self._toggle(396, "start_buildings", message("newgame-buildings-tip")),
            self._toggle(424, "start_improved_farmhand", tip_farmhand()),
            Entry(
                self._at(116, 464, 110, 34), seed, self._set_seed, longest=9, allowed=str.isdecimal, hint="0"
            ),
            Button(self._at(236, 464, 122, 34), message("newgame-another-seed"), self._another_seed),
        ]

    def _toggle(self, y: float, name: str, tip: Message) -> Toggle:
        said = message(f"newgame-{name.replace('_', '-')}")

        def flip(on: bool) -> Flow:
            setattr(self.draft, name, on)
            return self._changed()

        return Toggle(self._at(40, y, 318, 26), said, getattr(self.draft, name), flip, tip=tip)

    def _set_seed(self, text: str) -> Flow:
        self.draft.seed = text
        return self._changed()

    def _another_seed(self) -> Flow:
        return self._set_seed(fresh_seed())

    # -- board, modules and tiles -------------------------------------------------------------------

    def _board(self) -> list[Widget]:
        draft = self.draft
        boards = [
            Choice(layout.id, message("newgame-board", board=Board(layout.id, layout.name)))
            for layout in draft.layouts
        ]
        widgets: list[Widget] = [
            Stepper(self._at(480, 70, 220, 32), boards, draft.layout, self._set_layout),
            Chip(
                self._at(792, 70, 150, 32),
                message("module-black"),
                draft.black,
                self._set_black,
                tip=tip_black(),
            ),
            Chip(
                self._at(948, 70, 66, 32), message("module-iron"), draft.iron, self._set_iron, tip=tip_iron()
            ),
        ]
        if draft.iron:
            sides = [Choice(side, message("newgame-tunnel-side", side=side)) for side in TUNNELS]
            widgets.append(ChoiceRow(self._at(1022, 70, 218, 32), sides, draft.tunnel, self._set_tunnel))
            widgets[-1].tip = message("newgame-sides-tip")
        return widgets

    def _set_layout(self, name: object) -> Flow:
        self.draft.set_layout(str(name))
        return self._changed()

    def _set_black(self, on: bool) -> Flow:
        self.draft.set_black(on)
        return self._changed()

    def _set_iron(self, on: bool) -> Flow:
        self.draft.set_iron(on)
        return self._changed()

    def _set_tunnel(self, side: object) -> Flow:
        self.draft.tunnel = str(side)
        return self._changed()

    def _ways(self) -> list[Widget]:
        """Return the choice how the tiles come to the board, and the button that does it once more."""
        ways = [Choice(way, message(f"newgame-tiles-{way}")) for way in WAYS]
        again = self._at(874, 112, 126, 32)
        by_hand = self.draft.tiles == CHOSEN
        drawn = self.draft.tiles != FIRST or self.draft.black
        why = "" if drawn else message("newgame-first-fixed")
        return [
            ChoiceRow(self._at(480, 112, 388, 32), ways, self.draft.tiles, self._set_tiles),
            Button(again, message("newgame-clear"), self._clear)
            if by_hand
            else Button(again, message("newgame-draw-again"), self._another_seed, why=why),
        ]

    def _set_tiles(self, how: object) -> Flow:
        self.draft.set_tiles(str(how))
        return self._changed()

    def _clear(self) -> Flow:
        self.draft.clear()
        return self._changed()

    def _mixed(self) -> list[Widget]:
        """The new tiles that a draw may bring."""
        if self.draft.tiles == CHOSEN:
            return []
        drawn, tiles, x, widgets, level = self.draft.drawn_from, load_ruleset().tile, 480.0, list[Widget](), 1
        for number in self.draft.new_tiles:
            tile = tiles[number]
            x += 8 if tile.level != level else 0
            level = tile.level
            widgets.append(
                Chip(
                    self._at(x, 154, 36, 26),
                    number,
                    number in drawn,
                    partial(self._mix, number),
                    tip=tile_told(load_ruleset(), number),
                    edge=p.LEVEL_COLOURS[level - 1],
                )
            )
            x += 39
        all_in = len(drawn) == len(self.draft.new_tiles)
        said = message("newgame-mix-none" if all_in else "newgame-mix-all")
        wanted = frozenset[str]() if all_in else frozenset(self.draft.new_tiles)
        why = message("newgame-from-all") if all_in and self.draft.tiles == RECOMMENDED else ""
        widgets.append(Button(self._at(1184, 154, 56, 26), said, lambda: self._mix_all(wanted), why=why))
        return widgets

    def _mix(self, number: str, on: bool) -> Flow:
        self.draft.mix(number, on)
        return self._changed()

    def _mix_all(self, wanted: frozenset[str]) -> Flow:
        self.draft.mixed = wanted
        return self._changed()

    # -- beginning ----------------------------------------------------------------------------------

    def _ends(self) -> list[Widget]:
        begin = self._at(1016, 662, 240, 46)
        return [
            Button(self._at(24, 662, 160, 46), message("form-back"), Pop, role=Type.HEADING),
            Button(
                begin,
                message("newgame-begin"),
                self._begin,
                primary=True,
                role=Type.HEADING,
                why=self.laid.problem,
            ),
        ]

    def _begin(self) -> Flow:
        from game.scenes.play.scene import Play
        from game.scenes.session import Session

        session = Session.begin(self.context, self.draft.setup(), self.draft.chairs())
        return Replace(Play(self.context, session))

    # -- drawing ------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        draw_backdrop(canvas)
        canvas.text(message("title-new-game"), Type.DISPLAY, p.INK_LIGHT, self._at(24, 8, 600, 44))
        canvas.panel(self._at(*LEFT), Panel.PAPER)
        canvas.panel(self._at(*RIGHT), Panel.PAPER)
        self._draw_headings(canvas)
        self._draw_remarks(canvas)
        self.form.draw(canvas)
        self.form.draw_hint(canvas)
        self.tiles.draw_above(canvas, self.form.pointer, self.form.focused is self.tiles)

    def _draw_headings(self, canvas: Canvas) -> None:
        by_hand = self.draft.tiles == CHOSEN
        for name, room in HEADINGS.items():
            if name != "mix" or not by_hand:
                said = message(f"newgame-head-{name}")
                canvas.text(said, Type.HEADING, p.INK, self._at(*room), shrink=True)
        if by_hand:
            canvas.text(message("newgame-by-hand"), Type.NOTE, p.INK_SOFT, self._at(400, 154, 840, 26))
        canvas.text(self.seats.note, Type.NOTE, p.INK_SOFT, self.seats.note_at, valign="top", wrap=True)
        for i, worker in enumerate(WORKERS):
            canvas.svg(f"worker_{worker}", self._at(42 + 63 * i, 516, 62, 122), 170)
        self._draw_thaler(canvas)

    def _draw_thaler(self, canvas: Canvas) -> None:
        """Draw how many Thaler the board offers, and how many are asked for where any are (V4, I1)."""
        count = thaler_offered(load_ruleset(), [tile for tile in self.laid.tiles if tile])
        canvas.svg("thaler", self._at(1012, 117, 22, 22))
        asked = thaler_asked(load_ruleset(), self.draft.setup())
        said = message("newgame-thaler", offered=Amount(count, "thaler"))
        if asked:
            said = message("newgame-thaler-asked", offered=Amount(count, "thaler"), asked=asked)
        ink = p.INK if count >= asked else p.INK_BAD
        canvas.text(said, Type.BODY, ink, self._at(1040, 112, 200, 32))

    def _draw_remarks(self, canvas: Canvas) -> None:
        """Draw why the game cannot begin, or what the rules advise against."""
        remarks = [self.laid.problem] if self.laid.problem else list(self.laid.advice)
        if not remarks:
            return
        ink, sign = (p.WARNING, p.PRIMARY) if self.laid.problem else (p.INK_LIGHT, p.GOLD)
        rect = self._at(236, 656, 764, 58)
        tilehex.draw_sign(canvas, (rect.left - canvas.theme.px(22), rect.centery), sign)
        canvas.text(" ".join(map(canvas.say, remarks)), Type.BODY, ink, rect, wrap=True, shrink=True)
