"""The new-game screen: presets and players with the board as it will be; everything else on demand."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pygame

from game.rules.message import Message, message
from game.rules.ruleset import BASE
from game.scenes.drafts import draft_name, shelved
from game.scenes.fitting import fitting, outcomes
from game.scenes.flow import Context, Flow, Pop, Push
from game.scenes.kit.choices import Choice, Stepper
from game.scenes.kit.screen import FormScene
from game.scenes.kit.widget import Button, Told, Widget, acting
from game.scenes.newgame import presets, tilehex
from game.scenes.newgame.beginning import begun
from game.scenes.newgame.dealing import show_own_tiles
from game.scenes.newgame.details import GROUND, Details
from game.scenes.newgame.draft import Draft
from game.scenes.newgame.draftsheet import DraftSheet
from game.scenes.newgame.field import draw_goods, draw_people
from game.scenes.newgame.memory import Memory
from game.scenes.newgame.people import people
from game.scenes.newgame.presetrow import PresetCard
from game.scenes.newgame.preview import Preview, about, board_name
from game.scenes.newgame.seats import ALONE, BESIDE, Seats
from game.scenes.newgame.tiletable import TileTable
from game.scenes.rulebook.topic import Topic, topic_of_ruleset
from game.table import palette as p
from game.table.canvas import Canvas, draw_backdrop
from game.table.meadow import draw_land
from game.table.painter import Layer
from game.table.styles import Panel
from game.table.theme import Type

LEFT, RIGHT = (24, 58, 350, 592), (384, 58, 872, 592)
LAND, SKY = (24, 150, 1232, 500), 0.24
"""The panels with everything; below the presets the land, and how much of it is sky and hills."""
CARD_LEFT, CARD_TOP, CARD_WIDTH = 30, 156, 512
"""The card of the seats on the land."""
BOARD = (552, 220, 692, 422)
PLATE, PLATE_TOP, PLATE_HIGH = (552, 690), 158, 54
"""The plate above the board: where it begins and how wide it may be, its top and height."""
STRIP, STRIP_SKY = (34, 514, 330, 126), 0.42
"""The land at the foot of the seats where everything is shown."""
FIRST_DRAFTS, MORE_DRAFTS = (846, 12, 238, 36), (330, 12, 238, 36)
"""The button for the drafts, without and with everything that can be chosen."""
CARDS, CARD_GAP = (24, 54, 1232, 56), 8


class NewGame(FormScene):
    """Offers only what the rules accept, and shows what they refuse or advise against."""

    def __init__(self, context: Context, draft: Draft | None = None) -> None:
        super().__init__(context)
        names = people(context.theme.words)
        self.memory = Memory(context.opponents, names)
        levels = context.opponents.levels
        opponent = fitting(levels, outcomes(context.saves.latest(context.ahead), levels))
        self.before = self.memory.begun(opponent)
        self.draft = draft or self.memory.choice(opponent) or Draft(opponent, names)
        self._take_ruleset()
        self.more = self.memory.more
        self.picked = ""  # the preset that was clicked last
        self.seats = Seats(context, self.draft, self._changed)
        self.details = Details(context, self.draft, self._changed)
        self.tiles = TileTable(self.draft, self._changed)
        self.preview: Preview | None = None

    @property
    def topic(self) -> Topic:
        """Return the rules of the base, and of what is chosen."""
        modules = {"black": self.draft.black, "iron": self.draft.iron}
        parts = frozenset(name for name, chosen in modules.items() if chosen)
        return topic_of_ruleset(self.draft.ruleset, parts=parts)

    def beforehand(self) -> Sequence[Layer]:
        return [self._draw_ahead]

    def _draw_ahead(self, canvas: Canvas) -> None:
        """Draw the screen with its land before anybody sees it."""
        self.resize()
        self.draw(canvas)

    def widgets(self) -> list[Widget]:
        self.laid = self.draft.laid_out()
        self.seats.rows = BESIDE if self.more else ALONE
        if self.more:
            self.tiles.lay(self.at(*GROUND), self.context.theme.scale, self.laid)
            self.preview = None
            return [*self.seats.widgets(), *self.details.widgets(), self.tiles, *self._top(), *self._ends()]
        self.preview = Preview(self.at(*BOARD), self.context.theme.scale, self.draft, self.laid)
        told = [
            Told(self._lines_above()[0], tip=message("newgame-head-board-tip")),
            Told(self._lines_above()[1], tip=message("newgame-about-tip")),
        ]
        return [*self._cards(), *self.seats.widgets(), *self._top(), self.preview, *told, *self._ends()]

    def handle(self, event: pygame.Event) -> Flow:
        """Handle an event as every form does, and tell the tiles where the pointer is."""
        if event.type == pygame.DROPFILE:
            return self._open_drafts(Path(event.file))
        flow = super().handle(event)
        hot = self.form.hot
        if event.type == pygame.MOUSEMOTION and hot is not None and hot in (self.tiles, self.preview):
            self.dirty = True
        if event.type == pygame.MOUSEMOTION and hot is self.tiles:
            self.tiles.hover(event.pos)
        if isinstance(flow, Push):
            self.form.pointer = (-1, -1)  # no bubble stays below the sheet
        return flow

    def escape(self) -> Flow:
        if self.tiles.let_go():
            self.dirty = True
            return None
        return Pop()

    def _take_ruleset(self) -> None:
        """Play by the ruleset that lies on the table now."""
        before = self.draft.ruleset
        for draft in (self.draft, *((self.before,) if self.before is not None else ())):
            presets.take_ruleset(draft, self.context.ruleset)
        if self.draft.ruleset != before:
            show_own_tiles(self.draft)

    def _other_ruleset(self) -> Flow:
        """Show the game by the ruleset that has just been chosen."""
        self._take_ruleset()
        return self._changed()

    def _open_drafts(self, dropped: Path | None = None) -> Push:
        return Push(DraftSheet(self.context, self._other_ruleset, dropped))

    def _changed(self) -> Flow:
        self.resize()
        return None

    # -- presets ------------------------------------------------------------------------------------

    @property
    def preset(self) -> str:
        """The preset that is chosen by now: the one that was clicked, as long as nothing else is changed."""
        again = self.before is not None and presets.alike(self.draft, self.before)
        if again and self.picked == presets.AGAIN:
            return presets.AGAIN
        found = presets.preset_of(self.draft)
        return presets.AGAIN if found == presets.OWN and again else found

    @property
    def _looked_at(self) -> str:
        """The preset under the pointer, or that keys have gone to; else the one that is chosen."""
        keys = self.form.focused if self.form.steered else None
        found = next((one for one in (self.form.hot, keys) if isinstance(one, PresetCard)), None)
        return found.name if found is not None else self.preset

    @property
    def _offered(self) -> dict[str, str]:
        """Return the presets by name, with their drawings."""
        again = {presets.AGAIN: "bag"} if self.before is not None else {}
        return {one.name: one.picture for one in presets.PRESETS} | again

    def _cards(self) -> list[Widget]:
        (x, y, width, high), offered, now = CARDS, self._offered, self.preset
        step = (width + CARD_GAP) / len(offered)
        return [
            PresetCard(
                self.at(x + i * step, y, step - CARD_GAP, high),
                name,
                self._about(name),
                picture,
                name == now,
                acting(lambda name=name: self._choose(name), self._changed),
                bool(presets.refused(name, self.draft.figures)),
            )
            for i, (name, picture) in enumerate(offered.items())
        ]

    def _about(self, name: str) -> Message:
        """Return what a preset is, or why it cannot be chosen."""
        figures = self.draft.figures
        return presets.refused(name, figures) or presets.told(name, figures)

    def _choose(self, name: object) -> None:
        """Choose a preset."""
        self.picked = str(name)
        if self.picked == presets.AGAIN and self.before is not None:
            presets.repeat(self.draft, self.before)
        for preset in presets.PRESETS:
            if preset.name == name:
                preset.choose(self.draft)

    def _top(self) -> list[Widget]:
        """Return the button that shows more or less, and beside everything else the choice of presets."""
        said, tip = message("newgame-less" if self.more else "newgame-more"), message("newgame-more-tip")
        button = Button(self.at(1096, 12, 160, 36), said, self._turn, tip=tip)
        if not self.more:
            return [*([self._drafts(FIRST_DRAFTS)] if self._has_drafts else []), button]
        names = dict.fromkeys([*self._offered, self.preset])
        figures = self.draft.figures
        choices = [
            Choice(
                name, presets.titled(name), presets.refused(name, figures) or "", presets.told(name, figures)
            )
            for name in names
        ]
        act = acting(self._choose, self._changed)
        stepper = Stepper(self.at(760, 12, 320, 36), choices, self.preset, act)
        return [self._drafts(MORE_DRAFTS), stepper, button]

    @property
    def _has_drafts(self) -> bool:
        """True if there is a draft to choose, or one is chosen."""
        return bool(self.context.ruleset != BASE or self.context.brought or shelved())

    def _drafts(self, room: tuple[float, float, float, float]) -> Button:
        """Return the button that opens the shelf; it says which draft is chosen."""
        source, said = self.context.ruleset, message("newgame-drafts")
        if source != BASE:
            said = message("newgame-draft", name=draft_name(source))
        return Button(self.at(*room), said, self._open_drafts, tip=message("newgame-drafts-tip"))

    def _turn(self) -> Flow:
        """Show everything that can be chosen, or less."""
        self.more = not self.more
        return self._changed()

    # -- beginning ----------------------------------------------------------------------------------

    def _ends(self) -> list[Widget]:
        role, why, begin = Type.HEADING, self.laid.problem, self.at(1016, 662, 240, 46)
        return [
            Button(self.at(24, 662, 160, 46), message("form-back"), Pop, role=role),
            Button(begin, message("newgame-begin"), self._begin, primary=True, role=role, why=why),
        ]

    def _begin(self) -> Flow:
        self.memory.keep_begun(self.draft)
        return begun(self.context, self.draft)

    def leave(self) -> None:
        """Keep what is chosen for the next time."""
        self.memory.keep_choice(self.draft, self.more)
        self.memory.leave(wait=not self.context.ahead)

    # -- drawing ------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        draw_backdrop(canvas)
        canvas.text(message("title-new-game"), Type.DISPLAY, p.INK_LIGHT, self.at(24, 8, 600, 44))
        if self.more:
            self._draw_everything(canvas)
        else:
            self._draw_first(canvas)
        self.seats.draw(canvas)
        self._draw_remarks(canvas)
        self.form.draw(canvas)
        self.form.draw_hint(canvas)
        if self.preview is not None:
            self.preview.draw_above(canvas, self.form.pointer)
        else:
            self.tiles.draw_above(canvas, self.form.pointer, self.form.focused is self.tiles)

    def _draw_everything(self, canvas: Canvas) -> None:
        for rect in (LEFT, RIGHT):
            canvas.panel(self.at(*rect), Panel.PAPER)
        head = self.at(580, 12, 170, 36)
        canvas.text(message("newgame-head-preset"), Type.HEADING, p.INK_LIGHT, head, "right", shrink=True)
        self.details.draw(canvas, self.laid)
        draw_land(canvas, self.tiles.ground.board.inflate(0, self.context.theme.px(8)), 0)
        draw_land(canvas, self.at(*STRIP), STRIP_SKY)
        room = self.at(*STRIP).inflate(-self.context.theme.px(16), -self.context.theme.px(10))
        draw_people(canvas, room, self.draft, self.context.opponents.levels)

    def _draw_first(self, canvas: Canvas) -> None:
        """Draw what a preset is, and the land: on it the card of the seats, who plays, and the board."""
        said, told = self.at(24, 114, 1232, 30), self._about(self._looked_at)
        canvas.text(told, Type.NOTE, p.INK_LIGHT, said, "center", wrap=True, shrink=True)
        draw_land(canvas, self.at(*LAND), SKY)
        foot = self.seats.foot
        people = self.at(CARD_LEFT + 8, foot + 6, CARD_WIDTH - 16, LAND[1] + LAND[3] - 12 - foot)
        draw_people(canvas, people, self.draft, self.context.opponents.levels)
        canvas.panel(self.at(CARD_LEFT, CARD_TOP, CARD_WIDTH, foot - CARD_TOP), Panel.PAPER)
        name, made_of = self._lines_above()
        canvas.panel(name.union(made_of).inflate(canvas.theme.px(24), canvas.theme.px(4)), Panel.CARD)
        canvas.text(board_name(self.draft), Type.HEADING, p.INK, name, shrink=True)
        canvas.text(about(self.draft), Type.NOTE, p.INK_SOFT, made_of, shrink=True, ellipsis=True)
        if self.preview is not None:
            draw_goods(canvas, self.at(*BOARD), self.preview.places, self.draft)

    def _lines_above(self) -> tuple[pygame.Rect, pygame.Rect]:
        """Return the places of the lines on the board, as wide as they are."""
        theme, (left, most) = self.context.theme, PLATE
        texts = ((board_name(self.draft), Type.HEADING), (about(self.draft), Type.NOTE))
        wide = max(theme.width(theme.words.text(text), role) for text, role in texts)
        upper = self.at(left + 12, PLATE_TOP + 2, most - 24, PLATE_HIGH / 2)
        upper.width = min(upper.width, wide + theme.px(2))
        return upper, pygame.Rect(upper.left, upper.bottom, upper.width, upper.height)

    def _draw_remarks(self, canvas: Canvas) -> None:
        """Draw the reason why the game cannot begin, or what the rules advise against."""
        remarks = [self.laid.problem] if self.laid.problem else list(self.laid.advice)
        if not remarks:
            return
        ink, sign = (p.WARNING, p.PRIMARY) if self.laid.problem else (p.INK_LIGHT, p.GOLD)
        rect = self.at(236, 656, 764, 58)
        tilehex.draw_sign(canvas, (rect.left - canvas.theme.px(22), rect.centery), sign)
        canvas.text(" ".join(map(canvas.say, remarks)), Type.BODY, ink, rect, wrap=True, shrink=True)
