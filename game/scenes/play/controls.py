"""Translates events of mouse and keys into commands; nothing is done here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from game.rules import refusal
from game.rules.moves import Stop
from game.scenes.kit.steering import ARROWS, beside, following
from game.scenes.play import commands as c
from game.scenes.play.hand import DRAG_FROM
from game.scenes.play.hitmap import PropDrag, prop_drag_at
from game.scenes.play.loghead import saving_strip, since_chip
from game.scenes.play.offer import offered, reads
from game.scenes.play.planning import PlanEditor
from game.scenes.play.stops import advice, nearest, sought, stops, successor
from game.scenes.play.storage import StorageEditor
from game.scenes.play.table import PlayTable
from game.scenes.play.targets import Target
from game.scenes.play.wishes import wished
from game.scenes.stage.commands import LookAt, LookUp, ScrollLog, StageAct, TellWhy, meant_by
from game.scenes.stage.pointing import AWAY, PlaceKind, SteeringStop, far
from game.scenes.stage.why.story import Story
from game.scenes.stage.words import NOTHING_HERE

Spot = tuple[int, int]
LEFT, RIGHT = 1, 3
POINTER = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN)
STRAY = 24.0  # a button let go farther from where it was pressed was no click
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
PAGE = 5  # lines of the log
KEYS: Mapping[int, Sequence[c.Command]] = {
    pygame.K_ESCAPE: [c.Act.ESCAPE],
    pygame.K_F1: [StageAct.EXPLAIN],
    pygame.K_F10: [StageAct.OPEN_MENU],
    pygame.K_BACKSPACE: [c.Act.TAKE_BACK],
    pygame.K_PAGEUP: [ScrollLog(PAGE)],
    pygame.K_PAGEDOWN: [ScrollLog(-PAGE)],
    pygame.K_l: [StageAct.OPEN_LOG],
    pygame.K_b: [c.Act.HURRY, c.Act.LOOK_BACK],
    pygame.K_v: [StageAct.PIN_FIGURES],
    pygame.K_w: [c.Act.HURRY, TellWhy()],
    pygame.K_a: [c.Act.HURRY, c.Act.ASK],
    **dict.fromkeys((pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL), ()),
    **dict.fromkeys((pygame.K_LALT, pygame.K_RALT), ()),
}
"""The meanings of keys; any other lets what moves come to rest."""


class Controls:
    """Turns clicks, drags and keys into commands. Only what is in hand follows the mouse at once."""

    def __init__(self, table: PlayTable) -> None:
        self.table = table
        self.pressed: Spot = AWAY
        self._editor: PlanEditor | StorageEditor | None = None  # the one that keys have begun with
        self._advised: Story | None = None  # the advice that was seen last
        self.hurried = False  # the button that is down has hurried what somebody else's move brought about
        self.skipped = False  # it has skipped a vignette, and is for nothing else

    def commands(self, event: pygame.Event) -> Sequence[c.Command]:
        """Return the commands that an event of mouse or keyboard means."""
        table = self.table
        if (skips := self._skips(event)) is not None:
            return skips
        about_why = self._on_panel(event)
        if about_why is not None:
            if event.type == pygame.MOUSEMOTION:
                self._move(AWAY)
            return about_why
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
            return [c.Act.TAKE_BACK]
        elif event.type == pygame.MOUSEWHEEL and table.stage.log.collidepoint(table.stage.pointer):
            return [ScrollLog(event.y)]
        elif event.type == pygame.KEYDOWN:
            if event.key != pygame.K_F1 and table.stage.done_asking(event.key):
                return ()
            return self._steer(event) or self._key(event.key, event.mod)
        return ()

    def _skips(self, event: pygame.Event) -> Sequence[c.Command] | None:
        """Return the commands of a click or key that skips a vignette; None where none is shown."""
        if event.type == pygame.MOUSEBUTTONUP and self.skipped:
            self.skipped = False
            return ()
        if event.type not in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN) or not self.table.stage.motion.on_stage:
            return None
        self.skipped = event.type == pygame.MOUSEBUTTONDOWN
        return [c.Act.HURRY]

    def _on_panel(self, event: pygame.Event) -> Sequence[c.Command] | None:
        """Return the commands that an event means to the panel that tells why; None if it is none of its own.

        Enter is for the place that the ring is on.
        """
        table = self.table
        if event.type == pygame.KEYDOWN and event.key in ENTER and (stop := table.steered) is not None:
            return next(([command] for button, command in table.why.buttons if button == stop.rect), None)
        if table.drag is not None:
            return None
        return table.why.handle(event)

    # -- keys ---------------------------------------------------------------------------------------

    def _steer(self, event: pygame.Event) -> Sequence[c.Command]:
        """Go from stop to stop by arrows and Tab; Enter clicks there."""
        table = self.table
        self.settle()
        if event.key in ENTER and table.steered is not None:
            spot = table.stage.pointer
            return [*self._press(spot), *self._release(spot)]
        if event.key != pygame.K_TAB and event.key not in ARROWS:
            return ()
        table.bubble, found = None, stops(table)
        if table.steered is None:
            self._stop_at(self._first(found))
        else:
            number = self._next(event, [stop.rect for stop in found], table.steered.rect)
            if number is not None:
                self._stop_at(found[number])
        return [c.Act.HURRY]

    def _first(self, found: list[SteeringStop]) -> SteeringStop:
        """Return the stop where keys begin: the first piece of a plan to lay, else the nearest stop."""
        if isinstance(self.table.editor, PlanEditor) and (first := sought(self.table)):
            return first[0]
        return found[0] if self.table.stage.pointer == AWAY else nearest(found, self.table.stage.pointer)

    def _next(self, event: pygame.Event, rects: Sequence[pygame.Rect], here: pygame.Rect) -> int | None:
        """Return the number of the place that an arrow or Tab leads to."""
        if event.key == pygame.K_TAB:
            return following(rects, here, -1 if event.mod & pygame.KMOD_SHIFT else 1)
        return beside(rects, here, ARROWS[event.key])

    def _stop_at(self, stop: SteeringStop) -> None:
        self.table.steered, self.table.dirty = stop, True
        self._move(stop.spot)

    def settle(self) -> None:
        """At rest, leave a stop that has gone for the one that follows; begin with a new plan.

        From the button that asks for advice go to the advice, once it has come.
        """
        table, seen, begun = self.table, self._advised, self.table.editor is not self._editor
        self._advised, self._editor = table.why.advised, table.editor
        if table.steered is None:
            return
        asked = table.steered.rect == table.stage.layout.ask
        if asked and self._advised is not seen and (buttons := advice(table)):
            self._stop_at(buttons[0])
        found = stops(table)
        if begun and isinstance(table.editor, PlanEditor):
            self._stop_at(self._first(found))
        elif table.steered in found:
            if table.stage.pointer != table.steered.spot:
                self._move(table.steered.spot)
        elif table.session.human or table.stage.winter_read:
            self._stop_at(successor(table, table.steered))

    @property
    def cursor(self) -> int:
        """The cursor that tells what a click, or letting go, would do: something, nothing, a refusal."""
        table, spot, panel = self.table, self.table.stage.pointer, self.table.why.panel
        if panel is not None and panel.form.hot is not None:
            return panel.form.cursor
        if offered(table, spot):
            return pygame.SYSTEM_CURSOR_HAND
        if table.drag is not None and table.drag.moved:
            return pygame.SYSTEM_CURSOR_NO if self._refused_here(spot) else pygame.SYSTEM_CURSOR_SIZEALL
        able = self._takes_hold(spot)
        if able is not None:
            return pygame.SYSTEM_CURSOR_HAND if able else pygame.SYSTEM_CURSOR_NO
        meant = self._click(spot)
        if any(isinstance(command, c.Refuse) for command in meant):
            return pygame.SYSTEM_CURSOR_NO
        acts = any(command not in (StageAct.CLOSE_WHY, c.Act.STEP, c.OpenTarget(None)) for command in meant)
        return pygame.SYSTEM_CURSOR_HAND if acts else pygame.SYSTEM_CURSOR_ARROW

    def _refused_here(self, spot: Spot) -> bool:
        """Return True if what is dragged cannot be put down here."""
        table = self.table
        if table.editor is not None:
            return table.editor.refused_at(spot, table.stage)
        prop = table.prop_drag.lying.thing if table.prop_drag is not None else None
        move = table.targets.prop_at(spot, prop) if prop is not None else None
        return move is not None and refusal(table.match.state, move) is not None

    def _takes_hold(self, spot: Spot) -> bool | None:
        """Return True if what can be taken in hand here can be put somewhere; None where nothing can."""
        editor = self.table.editor if self.table.mine else None
        return editor.takes_hold(spot, self.table.stage) if editor is not None else None

    def _key(self, key: int, mod: int) -> Sequence[c.Command]:
        """Return the commands that a key means. Nearly any hurries what moves."""
        table = self.table
        if mod & pygame.KMOD_CTRL and key in (pygame.K_z, pygame.K_y):
            again = key == pygame.K_y or mod & pygame.KMOD_SHIFT
            return [c.Act.REDO if again else c.Act.TAKE_BACK]
        if 0 <= key - pygame.K_1 < len(table.session.chairs):
            return [LookAt(key - pygame.K_1)]
        if key in ENTER and not table.hurries:
            return [c.Act.HURRY, c.Act.FINISH]
        if key == pygame.K_SPACE and not table.hurries and not table.session.human:
            return [c.Act.HURRY, c.Act.STEP]
        return KEYS.get(key, [c.Act.HURRY])

    def _move(self, spot: Spot) -> None:
        table, before = self.table, self.table.hovered()
        near = not far(spot, table.decided_on, DRAG_FROM)
        table.pointer_unmoved = table.pointer_unmoved and near
        table.stage.point(spot)
        away = table.bubble and far(spot, table.bubble[1], table.stage.layout.scale * STRAY)
        if away and not reads(table, spot):
            table.bubble = None
            table.dirty = True
        if table.drag is not None:
            table.drag.now = spot
            table.dirty = True
        if table.hovered() != before:
            table.dirty = True

    # -- left button --------------------------------------------------------------------------------

    def _press(self, spot: Spot) -> Sequence[c.Command]:
        """Take hold of what is under the pointer."""
        table, layout = self.table, self.table.stage.layout
        table.stage.pointer = self.pressed = spot
        self.hurried, table.glide = table.hurries, None
        table.stage.press(spot)
        if offered(table, spot) or table.stage.asking.offers(spot):
            return ()
        if table.badge() is None and table.mine:
            if table.editor is not None:
                alike = bool(pygame.key.get_mods() & pygame.KMOD_SHIFT)
                table.editor.press(spot, table.stage, alike)
            else:
                table.prop_drag = prop_drag_at(spot, layout, table.targets)
        return [c.Act.HURRY]

    def _release(self, spot: Spot) -> Sequence[c.Command]:
        table, stage = self.table, self.table.stage
        stage.pointer, table.dirty = spot, True
        prop_drag, table.prop_drag = table.prop_drag, None
        if stage.asking.lift():
            self._put_back()
            return ()
        rule = self._rule_at(spot)
        if rule and self._rule_at(self.pressed):
            return [LookUp(rule)]
        if table.editor is not None and table.editor.drag is not None:
            return self._drop(table.editor)
        if far(self.pressed, spot, stage.layout.scale * STRAY):
            return self._place(prop_drag) if prop_drag is not None else ()
        table.bubble = None
        return self._click(spot)

    def _put_back(self) -> None:
        """Let go of a piece where it lay."""
        if self.table.editor is not None:
            self.table.editor.drag = None

    def _rule_at(self, spot: Spot) -> str:
        """Return the rule that a click opens: of a refusal, or of an answer."""
        return offered(self.table, spot) or self.table.stage.asking.offers(spot)

    def _drop(self, editor: PlanEditor | StorageEditor) -> Sequence[c.Command]:
        """Let go of a piece. A click that has hurried what others do lays nothing."""
        assert editor.drag is not None
        if self.hurried and not editor.drag.moved:
            editor.drag = None
            return ()
        editor.drag.now = self.table.stage.pointer
        return editor.drop(self.table.stage)

    def _place(self, prop_drag: PropDrag) -> Sequence[c.Command]:
        """Let go of wood or iron: on a prop's field it is placed, or the reason why not is said."""
        move = self.table.targets.prop_at(prop_drag.now, prop_drag.lying.thing)
        reason = refusal(self.table.match.state, move) if move else None
        if move is None or reason:
            return [c.Refuse(reason.said if reason else None, prop_drag)]
        return [c.Decide((move,))]

    def _click(self, spot: Spot) -> Sequence[c.Command]:
        """Return the commands that a click means. Off the buttons and the log it closes the panel."""
        table = self.table
        place = table.stage.under(spot)
        match place.kind:
            case _ if table.session.keeper.trouble and saving_strip(table.stage).collidepoint(spot):
                return [c.Act.ASK_ABOUT_SAVING]
            case _ if table.offers_since and since_chip(table.stage).collidepoint(spot):
                return [c.Act.LOOK_BACK]
            case PlaceKind.UNDO:
                return [c.Act.TAKE_BACK]
            case PlaceKind.REDO if table.pointed_at.kind is PlaceKind.REDO:
                return [c.Act.REDO]
            case PlaceKind.ASK if table.pointed_at.kind is PlaceKind.ASK:
                return [c.Act.ASK]
        if (meant := meant_by(place)) is not None:
            return [meant]
        return [StageAct.CLOSE_WHY, *self._beside(spot, place.kind)]

    def _beside(self, spot: Spot, kind: PlaceKind) -> Sequence[c.Command]:
        """Return the commands that a click beside ribbon and log means.

        One that has hurried what others do decides nothing: what is asked could not be seen before it. While
        a winter is read, what spring asks is not on the table yet.
        """
        table = self.table
        if self.hurried and table.stage.layout.seat_at(spot) is None:
            return ()
        if kind in (PlaceKind.WINTER, PlaceKind.WINTER_BUTTON):
            ready = kind is PlaceKind.WINTER_BUTTON and table.stage.winter_read and not table.winter_stays
            return [c.Act.FINISH] if ready else ()
        if table.stage.winter_read and table.stage.layout.seat_at(spot) in (None, table.stage.focus):
            return ()
        if table.closed_bonus:
            return [c.Act.PEEK]
        return [c.Act.FINISH] if kind is PlaceKind.BUTTON else self._on_table(spot)

    def _on_table(self, spot: Spot) -> Sequence[c.Command]:
        """Return the commands that a click on a badge, a field to plan on, a target or a seat means."""
        table, badge = self.table, self.table.badge()
        if badge is not None:
            return [c.Refuse(badge.why) if badge.why else c.Decide((badge.move,))]
        closed = c.OpenTarget(None)
        if isinstance(table.editor, PlanEditor):
            field = table.editor.field_at(spot, table.stage.layout)
            if field is not None:
                return [closed, c.ChooseField(field)]
        target, seat = table.target, table.stage.layout.seat_at(spot)
        if seat is None and not table.session.human:
            return [closed, c.Act.STEP]
        if target is not None:
            return [closed, self._on_target(target)]
        return [closed, LookAt(seat)] if seat is not None else [closed, *self._on_nothing(spot)]

    def _on_target(self, target: Target) -> c.Command:
        targets = self.table.targets
        move = targets.meant(target)
        if isinstance(move, Stop):
            return c.Act.FINISH
        if move is not None:
            return c.Decide((move,))
        if targets.live[target.name]:
            return c.OpenTarget(target.name)
        return c.Refuse(targets.why_not(target) or NOTHING_HERE)

    def _on_nothing(self, spot: Spot) -> Sequence[c.Command]:
        """Let the rules say why a click leads to nothing now."""
        table = self.table
        move = wished(table, spot) if table.session.human else None
        reason = refusal(table.match.state, move) if move else None
        return [c.Refuse(reason.said)] if reason else ()
