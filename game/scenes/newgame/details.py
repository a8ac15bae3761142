"""Everything that can be chosen of a new game but seats: board, modules, tiles, variants and seed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.rulebook import tile_told
from game.rules.ids import TileId
from game.rules.message import Amount, BoardName, Message, message
from game.rules.record import name_of
from game.rules.ruleset import BASE, Ruleset, called
from game.rules.setup import TUNNELS, thaler_asked, thaler_offered
from game.rules.terms import Ability
from game.scenes.flow import Context, Flow
from game.scenes.kit.choices import Choice, ChoiceRow, Stepper
from game.scenes.kit.entry import Entry
from game.scenes.kit.place import place
from game.scenes.kit.switches import Chip, Toggle
from game.scenes.kit.widget import Button, Told, Widget, acting
from game.scenes.newgame.draft import CHOSEN, FIRST, RANDOM, RECOMMENDED, Draft, fresh_seed
from game.scenes.newgame.laid import Laid
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.theme import Type

GROUND = (400, 190, 840, 450)
"""The place of board and stock."""
THALER = (1012, 112, 228, 32)
"""The place of the number of Thaler."""
HEADINGS = {
    "variants": (40, 334, 318, 28),
    "seed": (40, 472, 84, 34),
    "board": (400, 70, 76, 32),
    "modules": (708, 70, 80, 32),
    "tiles": (400, 112, 76, 32),
    "mix": (400, 154, 76, 26),
}
"""The places of the headings, by the last part of their messages' ids."""
STEP, APART, ALL_LEFT = 39.0, 8.0, 1184.0
"""From one chip of a new tile to the next, the gap between levels, and where the button for all begins."""
WAYS = (FIRST, RANDOM, RECOMMENDED, CHOSEN)
"""The ways to fill the board with tiles, as the last parts of their messages' ids."""


class Details:
    """Makes the widgets, and enters what they say into the draft."""

    def __init__(self, context: Context, draft: Draft, changed: Callable[[], Flow]) -> None:
        self.context, self.draft, self.changed = context, draft, changed

    def widgets(self) -> list[Widget]:
        thaler = Told(self.at(*THALER), tip=message("newgame-thaler-tip"))
        return [*self._agreed(), *self._board(), *self._ways(), *self._mixed(), thaler]

    def at(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        """Return the rectangle of a place in design units."""
        return place(self.context.theme, x, y, width, height)

    def _act(self, change: Callable[..., object]) -> Callable[..., Flow]:
        return acting(change, self.changed)

    # -- variants and seed --------------------------------------------------------------------------

    def _agreed(self) -> list[Widget]:
        seed, set_seed = self.draft.seed, self._act(partial(setattr, self.draft, "seed"))
        return [
            self._toggle(362, "open_planning", message("newgame-open-tip")),
            self._toggle(387, "start_buildings", message("newgame-buildings-tip")),
            self._toggle(412, "start_improved_farmhand", _tip_farmhand(self.draft.figures)),
            self._playtest(),
            Entry(
                self.at(128, 472, 96, 34),
                seed,
                set_seed,
                longest=9,
                allowed=str.isdecimal,
                hint="0",
                tip=message("newgame-head-seed-tip"),
            ),
            Button(self.at(232, 472, 126, 34), message("newgame-another-seed"), self._another_seed),
        ]

    def _toggle(self, y: float, name: str, tip: Message) -> Toggle:
        said = message(f"newgame-{name.replace('_', '-')}")
        flip = self._act(partial(setattr, self.draft, name))
        return Toggle(self.at(40, y, 318, 26), said, getattr(self.draft, name), flip, tip=tip)

    def _playtest(self) -> Toggle:
        """Return the box of a playtest; it is ticked for good where a draft makes every game one."""
        toggle = self._toggle(437, "playtest", message("newgame-playtest-tip"))
        if name_of(self.draft.ruleset) != BASE:
            toggle.on, toggle.why = True, message("newgame-playtest-draft")
        return toggle

    def _another_seed(self) -> Flow:
        self.draft.seed = fresh_seed()
        return self.changed()

    # -- board, modules and tiles -------------------------------------------------------------------

    def _board(self) -> list[Widget]:
        draft, black, iron = self.draft, message("module-black"), message("module-iron")
        boards = [
            Choice(layout.id, message("newgame-board", board=BoardName(layout.id, layout.name)))
            for layout in draft.layouts
        ]
        board_tip = message("newgame-head-board-tip")
        set_black, set_iron = self._act(draft.set_black), self._act(draft.set_iron)
        widgets: list[Widget] = [
            Stepper(self.at(480, 70, 220, 32), boards, draft.layout, self._act(draft.set_layout), board_tip),
            Chip(self.at(792, 70, 150, 32), black, draft.black, set_black, tip=_tip_black(draft.figures)),
            Chip(self.at(948, 70, 66, 32), iron, draft.iron, set_iron, tip=_tip_iron(draft.figures)),
        ]
        if draft.iron:
            sides = [Choice(side, message("newgame-tunnel-side", side=side)) for side in TUNNELS]
            set_tunnel = self._act(partial(setattr, draft, "tunnel"))
            widgets.append(ChoiceRow(self.at(1022, 70, 218, 32), sides, draft.tunnel, set_tunnel))
            widgets[-1].tip = message("newgame-sides-tip")
        return widgets

    def _ways(self) -> list[Widget]:
        """Return the choice of the way to fill the board, and the button that fills it again."""
        ways = [Choice(way, message(f"newgame-tiles-{way}")) for way in WAYS]
        rect, set_tiles = self.at(874, 112, 126, 32), self._act(self.draft.set_tiles)
        drawn = self.draft.tiles != FIRST or self.draft.black
        why = "" if drawn else message("newgame-first-fixed")
        again = Button(rect, message("newgame-draw-again"), self._another_seed, why=why)
        if self.draft.tiles == CHOSEN:
            again = Button(rect, message("newgame-clear"), self._act(self.draft.clear))
        return [ChoiceRow(self.at(480, 112, 388, 32), ways, self.draft.tiles, set_tiles), again]

    def _mixed(self) -> list[Widget]:
        """Return a chip for each new tile that a draw may bring, and the button for all of them."""
        if self.draft.tiles == CHOSEN:
            return []
        drawn, ruleset, x, widgets, level = (
            self.draft.drawn_from,
            self.draft.figures,
            480.0,
            list[Widget](),
            1,
        )
        step = min(STEP, (ALL_LEFT - x - 4 * APART) / max(1, len(self.draft.new_tiles)))
        for number in self.draft.new_tiles:
            x += APART if ruleset.tile[number].level != level else 0
            level = ruleset.tile[number].level
            rect, tip, edge = (
                self.at(x, 154, step - 3, 26),
                tile_told(ruleset, number),
                p.LEVEL_COLOURS[level - 1],
            )
            mix = self._act(partial(self.draft.mix, number))
            widgets.append(Chip(rect, number, number in drawn, mix, tip=tip, edge=edge))
            widgets[-1].prompt = True
            x += step
        all_in = len(drawn) == len(self.draft.new_tiles)
        said = message("newgame-mix-none" if all_in else "newgame-mix-all")
        wanted = frozenset[TileId]() if all_in else frozenset(self.draft.new_tiles)
        mix_all = self._act(partial(setattr, self.draft, "mixed", wanted))
        why = message("newgame-from-all") if all_in and self.draft.tiles == RECOMMENDED else ""
        widgets.append(Button(self.at(ALL_LEFT, 154, 56, 26), said, mix_all, why=why))
        return widgets

    # -- drawing ------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, laid: Laid) -> None:
        """Draw the headings, and the Thaler that the board offers."""
        by_hand = self.draft.tiles == CHOSEN
        shown = {name: room for name, room in HEADINGS.items() if name != "mix" or not by_hand}
        heads = [(message(f"newgame-head-{name}"), self.at(*room)) for name, room in shown.items()]
        canvas.row(heads, Type.HEADING, p.INK, shrink=True)
        if by_hand:
            canvas.text(message("newgame-by-hand"), Type.NOTE, p.INK_SOFT, self.at(400, 154, 840, 26))
        self._draw_thaler(canvas, laid)

    def _draw_thaler(self, canvas: Canvas, laid: Laid) -> None:
        """Draw the number of Thaler that the board offers, and the number needed where any are (V4, I1)."""
        count = thaler_offered(self.draft.figures, [tile for tile in laid.tiles if tile])
        x, y, width, height = THALER
        canvas.svg("thaler", self.at(x, y + 5, 22, 22))
        said_at = self.at(x + 28, y, width - 28, height)
        asked = thaler_asked(self.draft.figures, self.draft.setup())
        said = message("newgame-thaler", offered=Amount(count, "thaler"))
        if asked:
            said = message("newgame-thaler-asked", offered=Amount(count, "thaler"), asked=asked)
        ink = p.INK if count >= asked else p.INK_BAD
        canvas.text(said, Type.BODY, ink, said_at)


def _tip_black(ruleset: Ruleset) -> Message:
    """Return the tip on the module Black Developments."""
    return message("newgame-black-tip", arrivals=tuple(ruleset.black.arrival))


def _tip_iron(ruleset: Ruleset) -> Message:
    """Return the tip on the module Iron."""
    tiles = sum(tile.set == "iron" for tile in ruleset.tile.values())
    return message("newgame-iron-tip", years=len(ruleset.year) + 1, tiles=tiles)


def _tip_farmhand(ruleset: Ruleset) -> Message:
    """Return the tip on starting with improved farmhands."""
    improves = Ability.IMPROVED_FARMHAND.label
    left_out = (called(id, tile.name) for id, tile in ruleset.tile.items() if tile.ability == improves)
    return message("newgame-farmhand-tip", tiles=tuple(left_out))
