"""Translates events of mouse and keys into commands; nothing is done here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from game.rules import refusal
from game.rules.ids import NoId, RuleOrTile
from game.scenes.kit.entry import is_command
from game.scenes.play import commands as c
from game.scenes.play.clicks import clicked
from game.scenes.play.hand import DRAG_FROM
from game.scenes.play.hitmap import PropDrag, prop_drag_at
from game.scenes.play.offer import offered, reads
from game.scenes.play.planning import PlanEditor
from game.scenes.play.ring import SteeringRing
from game.scenes.play.storage import StorageEditor
from game.scenes.play.table import PlayTable
from game.scenes.stage.commands import LookAt, LookUp, ScrollLog, StageAct, TellWhy
from game.scenes.stage.pointing import AWAY, far

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
    pygame.K_n: [c.Act.NOTE],
    pygame.K_v: [StageAct.PIN_FIGURES],
    pygame.K_w: [c.Act.HURRY, TellWhy()],
    pygame.K_a: [c.Act.HURRY, c.Act.ASK],
    **dict.fromkeys((pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL), ()),
    **dict.fromkeys((pygame.K_LALT, pygame.K_RALT, pygame.K_LMETA, pygame.K_RMETA), ()),
}
"""The meanings of keys; any other lets what moves come to rest."""


class Controls:
    """Turns clicks, drags and keys into commands. Only what is in hand follows the mouse at once."""

    def __init__(self, table: PlayTable) -> None:
        self.table = table
        self.pressed: Spot = AWAY
        self.ring = SteeringRing(table, self._move)
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
        """Return the commands of a click or key that skips a vignette; None where none is shown.

        The key for a note leaves one besides, as the words that follow it would be keys of the table.
        """
        if event.type == pygame.MOUSEBUTTONUP and self.skipped:
            self.skipped = False
            return ()
        if event.type not in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN) or not self.table.stage.motion.on_stage:
            return None
        self.skipped = event.type == pygame.MOUSEBUTTONDOWN
        noted = event.type == pygame.KEYDOWN and event.key == pygame.K_n
        return [c.Act.HURRY, c.Act.NOTE] if noted else [c.Act.HURRY]

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
        self.ring.settle()
        if event.key in ENTER and table.steered is not None:
            spot = table.stage.pointer
            return [*self._press(spot), *self._release(spot)]
        return [c.Act.HURRY] if self.ring.go(event) else ()

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
        meant = clicked(table, spot, self.hurried)
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
        if is_command(mod) and key in (pygame.K_z, pygame.K_y):
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
        return clicked(table, spot, self.hurried)

    def _put_back(self) -> None:
        """Let go of a piece where it lay."""
        if self.table.editor is not None:
            self.table.editor.drag = None

    def _rule_at(self, spot: Spot) -> RuleOrTile | NoId:
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
