"""Translates events of mouse and keys into commands; nothing is done here."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.rules import refusal
from game.rules.moves import Acquire, Dig, Move, Stop, Swap
from game.rules.terms import Colour, Field
from game.scenes.kit.steering import ARROWS, beside, following
from game.scenes.play.commands import (
    Act,
    ChooseField,
    Command,
    Decide,
    LookAt,
    OpenTarget,
    Refuse,
    ScrollLog,
    ShowMoment,
    Why,
)
from game.scenes.play.editing import far
from game.scenes.play.lookback import since_chip
from game.scenes.play.planning import PlanEditor
from game.scenes.play.saving import strip
from game.scenes.play.stops import nearest, stops, wanted
from game.scenes.play.storage import StorageEditor
from game.scenes.play.table import PlayTable
from game.scenes.play.targets import Haul, Target, haul_at
from game.scenes.stage.pointing import AWAY, PlaceKind, SteeringStop
from game.scenes.stage.words import NOTHING_HERE

Spot = tuple[int, int]
LEFT, RIGHT = 1, 3
POINTER = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN)
STRAY = 24.0  # a button let go farther from where it was pressed was no click
SILENT = (pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT)
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
MENU = (pygame.K_F1, pygame.K_F10)
PAGES = {pygame.K_PAGEUP: 1, pygame.K_PAGEDOWN: -1}
PAGE = 5  # lines of the log


class Controls:
    """Turns clicks, drags and keys into commands. Only what is in hand follows the mouse at once."""

    def __init__(self, table: PlayTable) -> None:
        self.table = table
        self.pressed: Spot = AWAY
        self.hurried = False  # the button that is down has hurried what somebody else's move brought about

    def commands(self, event: pygame.Event) -> Sequence[Command]:
        """Return the commands that an event of mouse or keyboard means."""
        table = self.table
        told = table.desk.handle(event) if table.drag is None else None
        if told is not None:
            if event.type == pygame.MOUSEMOTION:
                self._move(AWAY)
            return told
        if event.type in POINTER:
            table.steered = None
        if event.type == pygame.MOUSEMOTION:
            self._move(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT:
            return self._press(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == LEFT:
            return self._release(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == RIGHT:
            table.stage.pointer = event.pos
            return [Act.TAKE_BACK]
        elif event.type == pygame.MOUSEWHEEL and table.stage.log.collidepoint(table.stage.pointer):
            return [ScrollLog(event.y)]
        elif event.type == pygame.KEYDOWN:
            return self._steer(event) or self._key(event.key, event.mod)
        return ()

    # -- keys ---------------------------------------------------------------------------------------

    def _steer(self, event: pygame.Event) -> Sequence[Command]:
        """Go from stop to stop by arrows and Tab; Enter clicks there."""
        table = self.table
        self.settle()
        if event.key in ENTER and table.steered is not None:
            spot = table.stage.pointer
            return [*self._press(spot), *self._release(spot)]
        if event.key != pygame.K_TAB and event.key not in ARROWS:
            return ()
        found = stops(table)
        if table.steered is None:
            self._stop_at(found[0] if table.stage.pointer == AWAY else nearest(found, table.stage.pointer))
        else:
            number = self._next(event, [stop.rect for stop in found], table.steered.rect)
            if number is not None:
                self._stop_at(found[number])
        return [Act.HURRY]

    def _next(self, event: pygame.Event, rects: Sequence[pygame.Rect], here: pygame.Rect) -> int | None:
        """Return the number of the place that an arrow or Tab leads to."""
        if event.key == pygame.K_TAB:
            return following(rects, here, -1 if event.mod & pygame.KMOD_SHIFT else 1)
        return beside(rects, here, ARROWS[event.key])

    def _stop_at(self, stop: SteeringStop) -> None:
        self.table.steered, self.table.dirty = stop, True
        self._move(stop.spot)

    def settle(self) -> None:
        """Once all is at rest: where the stop has gone, go to the nearest that is asked for now."""
        table = self.table
        if table.steered is None:
            return
        found = stops(table)
        if table.steered in found:
            if table.stage.pointer != table.steered.spot:
                self._move(table.steered.spot)
        elif table.session.human or table.stage.winter_read:
            self._stop_at(nearest(wanted(table) or found, table.steered.spot))

    @property
    def cursor(self) -> int:
        """The cursor that tells what a click would do: something, nothing, or what the rules refuse."""
        table, spot = self.table, self.table.stage.pointer
        if table.drag is not None or self._piece_at(spot):
            return pygame.SYSTEM_CURSOR_HAND
        meant = self._click(spot)
        if any(isinstance(command, Refuse) for command in meant):
            return pygame.SYSTEM_CURSOR_NO
        acts = any(command not in (Act.CLOSE_WHY, Act.STEP, OpenTarget(None)) for command in meant)
        return pygame.SYSTEM_CURSOR_HAND if acts else pygame.SYSTEM_CURSOR_ARROW

    def _piece_at(self, spot: Spot) -> bool:
        """Return True on a piece or resource that can be taken in hand."""
        table, editor = self.table, self.table.editor
        if not table.mine:
            return False
        if isinstance(editor, PlanEditor):
            return any(lying.rect.collidepoint(spot) for lying in editor.spots(table.stage.layout))
        if isinstance(editor, StorageEditor):
            slot = editor.slot_at(spot, table.stage.sheet)
            return slot in editor.plan.put or editor.good_at(spot, table.stage.layout) is not None
        return False

    def _key(self, key: int, mod: int) -> Sequence[Command]:
        """Return the commands that a key means. Nearly any hurries what moves."""
        if key == pygame.K_ESCAPE:
            return [Act.ESCAPE]
        if key in MENU:
            return [Act.OPEN_MENU]
        if mod & pygame.KMOD_CTRL and key in (pygame.K_z, pygame.K_y):
            again = key == pygame.K_y or mod & pygame.KMOD_SHIFT
            return [Act.REDO if again else Act.TAKE_BACK]
        if key == pygame.K_BACKSPACE:
            return [Act.TAKE_BACK]
        if key == pygame.K_l:
            return [Act.OPEN_LOG]
        if key == pygame.K_b:
            return [Act.HURRY, Act.LOOK_BACK]
        if key in PAGES:
            return [ScrollLog(PAGE * PAGES[key])]
        if 0 <= key - pygame.K_1 < len(self.table.session.chairs):
            return [LookAt(key - pygame.K_1)]
        if key in SILENT:
            return ()
        hurried, human = self.table.hurries, self.table.session.human
        if key == pygame.K_SPACE and not hurried and not human:
            return [Act.HURRY, Act.STEP]
        if key in ENTER and not hurried:
            return [Act.HURRY, Act.FINISH]
        if key == pygame.K_w:
            return [Act.HURRY, Why()]
        return [Act.HURRY, Act.ASK] if key == pygame.K_a else [Act.HURRY]

    def _move(self, spot: Spot) -> None:
        table, before = self.table, self.table.hovered()
        table.answered = table.answered and spot == table.stage.pointer
        table.stage.point(spot)
        if table.said and far(spot, table.said[1], table.stage.layout.scale * STRAY):
            table.said = None
            table.dirty = True
        if table.drag is not None:
            table.drag.now = spot
            table.dirty = True
        if table.hovered() != before:
            table.dirty = True

    # -- left button --------------------------------------------------------------------------------

    def _press(self, spot: Spot) -> Sequence[Command]:
        """Take hold of what is under the pointer."""
        table, layout = self.table, self.table.stage.layout
        table.stage.pointer = self.pressed = spot
        self.hurried, table.glide = table.hurries, None
        if table.badge() is None and table.mine:
            if isinstance(table.editor, PlanEditor):
                table.editor.press(spot, layout, alike=bool(pygame.key.get_mods() & pygame.KMOD_SHIFT))
            elif isinstance(table.editor, StorageEditor):
                table.editor.press(spot, layout, table.stage.sheet)
            else:
                table.haul = haul_at(spot, layout, table.targets)
        return [Act.HURRY]

    def _release(self, spot: Spot) -> Sequence[Command]:
        table, stage = self.table, self.table.stage
        stage.pointer, table.dirty = spot, True
        haul, table.haul = table.haul, None
        if table.editor is not None and table.editor.drag is not None:
            return self._drop(table.editor)
        if far(self.pressed, spot, stage.layout.scale * STRAY):
            return self._place(haul) if haul is not None else ()
        table.said = None
        return self._click(spot)

    def _drop(self, editor: PlanEditor | StorageEditor) -> Sequence[Command]:
        """Let go of a piece. A click that has hurried what others do lays nothing."""
        assert editor.drag is not None
        if self.hurried and not editor.drag.moved:
            editor.drag = None
            return ()
        editor.drag.now = self.table.stage.pointer
        if isinstance(editor, PlanEditor):
            return editor.drop(self.table.stage.layout)
        return editor.drop(self.table.stage.sheet)

    def _place(self, haul: Haul) -> Sequence[Command]:
        """Let go of wood or iron: on a prop's field it is placed, or the reason why not is said."""
        move = haul.dropped(self.table.targets)
        reason = refusal(self.table.match.state, move) if move else None
        if move is None or reason:
            return [Refuse(reason.said if reason else None, haul)]
        return [Decide((move,))]

    def _click(self, spot: Spot) -> Sequence[Command]:
        """Return the commands that a click means. Off the buttons and the log it closes the panel."""
        table = self.table
        place = table.stage.under(spot)
        match place.kind:
            case PlaceKind.MENU:
                return [Act.OPEN_MENU]
            case _ if table.session.keeper.trouble and strip(table.stage).collidepoint(spot):
                return [Act.ASK_ABOUT_SAVING]
            case _ if table.offers_since and since_chip(table.stage).collidepoint(spot):
                return [Act.LOOK_BACK]
            case PlaceKind.UNDO:
                return [Act.TAKE_BACK]
            case PlaceKind.WHY:
                return [Why()]
            case PlaceKind.ASK if table.place.kind is PlaceKind.ASK:
                return [Act.ASK]
            case PlaceKind.MOMENT if place.number is not None:
                return [ShowMoment(place.number)]
            case PlaceKind.LOG:
                return [Act.OPEN_LOG if place.number is None else Why(place.number)]
        return [Act.CLOSE_WHY, *self._beside(spot, place.kind)]

    def _beside(self, spot: Spot, kind: PlaceKind) -> Sequence[Command]:
        """Return the commands that a click beside ribbon and log means.

        One that has hurried what others do decides nothing: what is asked could not be seen before it.
        """
        table = self.table
        if self.hurried and table.stage.layout.seat_at(spot) is None:
            return ()
        if kind in (PlaceKind.WINTER, PlaceKind.WINTER_BUTTON):
            ready = kind is PlaceKind.WINTER_BUTTON and table.stage.winter_read
            return [Act.FINISH] if ready else ()
        if table.closed_bonus:
            return [Act.PEEK]
        return [Act.FINISH] if kind is PlaceKind.BUTTON else self._on_table(spot)

    def _on_table(self, spot: Spot) -> Sequence[Command]:
        """Return the commands that a click on a badge, a field to plan on, a target or a seat means."""
        table, badge = self.table, self.table.badge()
        if badge is not None:
            return [Refuse(badge.why) if badge.why else Decide((badge.move,))]
        closed = OpenTarget(None)
        if isinstance(table.editor, PlanEditor):
            field = table.editor.field_at(spot, table.stage.layout)
            if field is not None:
                return [closed, ChooseField(field)]
        target, seat = table.target, table.stage.layout.seat_at(spot)
        if seat is None and not table.session.human:
            return [closed, Act.STEP]
        if target is not None:
            return [closed, self._on_target(target)]
        return [closed, LookAt(seat)] if seat is not None else [closed, *self._on_nothing(spot)]

    def _on_target(self, target: Target) -> Command:
        targets = self.table.targets
        move = targets.meant(target)
        if isinstance(move, Stop):
            return Act.FINISH
        if move is not None:
            return Decide((move,))
        if targets.live[target.name]:
            return OpenTarget(target.name)
        return Refuse(targets.why_not(target) or NOTHING_HERE)

    def _on_nothing(self, spot: Spot) -> Sequence[Command]:
        """Let the rules say why a click leads to nothing now."""
        table = self.table
        move = self._wished(spot) if table.session.human else None
        reason = refusal(table.match.state, move) if move else None
        return [Refuse(reason.said)] if reason else ()

    def _wished(self, spot: Spot) -> Move | None:
        """Return the move that a click seems to want where nothing is asked."""
        layout = self.table.stage.layout
        tile, reserve = layout.developments.at(spot), layout.disks.reserve_at(spot)
        if tile is not None:
            return Acquire(Field.FARMER, self.table.match.state.box.tiles[tile].id)
        if reserve is not None:
            return Swap(reserve, Colour.BLACK, Colour.BROWN)
        on_board = layout.board.rect.collidepoint(spot)
        return Dig() if on_board and not isinstance(self.table.editor, PlanEditor) else None
