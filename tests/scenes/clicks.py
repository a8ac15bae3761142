"""A hand at the window for the tests: real pygame events at places of the layout, and nothing else."""

from __future__ import annotations

import random

import pygame

from game.rules.terms import Step
from game.scenes.app.loop import App
from game.scenes.kit.widget import Button, Widget
from game.scenes.play.carry_out import DOUBLE_CLICK
from game.scenes.play.curtain import Curtain
from game.scenes.play.forfeits import asked_about
from game.scenes.play.planning import PlanEditor
from game.scenes.play.scene import Play
from game.scenes.play.storage import StorageEditor
from game.scenes.play.targets import Target
from game.table.places.hexagon import Hexagon
from tests.english import english

Spot = tuple[int, int]


class Hand:
    """Clicks and drags in one window, by chance of its own seed."""

    def __init__(self, app: App, seed: int = 1) -> None:
        self.app, self.chance = app, random.Random(seed)
        self.clicks = 0

    # -- events -------------------------------------------------------------------------------------

    def step(self, seconds: float = 0.05) -> None:
        """One round of the loop."""
        self.app.step(seconds)

    def move(self, spot: Spot) -> None:
        event = pygame.Event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(0, 0, 0), touch=False)
        pygame.event.post(event)

    def press(self, spot: Spot, button: int = 1) -> None:
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=spot, button=button, touch=False))

    def release(self, spot: Spot, button: int = 1) -> None:
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=spot, button=button, touch=False))

    def click(self, spot: Spot, button: int = 1) -> None:
        """Move there, press, release."""
        self.clicks += 1
        self.move(spot)
        self.press(spot, button)
        self.release(spot, button)
        self.step()

    def draw_curtain(self) -> None:
        """Click its button, once it takes a click."""
        curtain = self.app.scene
        assert isinstance(curtain, Curtain)
        self.step(curtain.resting)
        self.click(curtain.form.widgets[0].rect.center)

    def drag(self, start: Spot, end: Spot) -> None:
        """Press at the start, move to the end, release."""
        self.clicks += 1
        self.move(start)
        self.press(start)
        self.move(((start[0] + end[0]) // 2, (start[1] + end[1]) // 2))
        self.move(end)
        self.release(end)
        self.step()

    def key(self, key: int, text: str = "", mod: int = 0, seconds: float = 0.05) -> None:
        """Press a key, with what it types and what is held beside it."""
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=text, scancode=0))
        self.step(seconds)

    def button(self, text: str) -> None:
        """Click the button of the present scene that says so."""
        self.click(self.widget(text).rect.center)

    def widget(self, text: str) -> Widget:
        """The button that says so."""
        widgets = self.app.scene.form.widgets  # type: ignore[attr-defined]
        return next(w for w in widgets if isinstance(w, Button) and english(w.text) == text)

    def button_on_panel(self, text: str) -> None:
        """Click the button that says so on the panel that tells why."""
        panel = self.play.why.panel
        assert panel is not None
        found = next(w for w in panel.form.widgets if isinstance(w, Button) and english(w.text) == text)
        self.click(found.rect.center)

    # -- a whole game -------------------------------------------------------------------------------

    @property
    def play(self) -> Play:
        return next(scene for scene in self.app.stack if isinstance(scene, Play))

    def play_on(self, rounds: int = 20_000) -> None:
        """Go on until the table is left: whatever the window asks is answered with a click."""
        for _ in range(rounds):
            if isinstance(self.app.scene, Curtain):
                self.draw_curtain()
            elif not isinstance(self.app.scene, Play):
                return
            else:
                self.decide()
        raise AssertionError("the game does not end")

    def decide(self) -> None:
        """One act of the person to move, or a round of waiting."""
        play = self.play
        if play.stage.motion.moving:
            self.step(1.0)
        elif play.stage.winter_open and play.stage.book.complete:
            self.click(play.stage.yard.button.center)
        elif not play.session.human or play.behind_curtain or play.stage.focus != play.match.state.to_move:
            self.step(1.0)
        elif isinstance(play.editor, PlanEditor):
            self._plan(play.editor)
        elif isinstance(play.editor, StorageEditor):
            self._store(play.editor)
        else:
            self._choose()

    def _plan(self, editor: PlanEditor) -> None:
        """Lay some pieces, by drag or click; take back what the rules do not accept; finish."""
        play = self.play
        board = play.stage.layout.board
        for _ in range(self.chance.randrange(2, 7)):
            loose = [spot for spot in editor.spots(play.stage) if spot.origin is None]
            if not loose:
                break
            piece = self.chance.choice(loose)
            takers = editor.takers(piece.thing)
            if takers and self.chance.random() < 0.6:
                goal = board.fields[self.chance.choice(takers)]
                self.drag(piece.rect.center, (goal.centerx, goal.bottom - 4))
            else:
                self.click(piece.rect.center)
        while editor.plan.problem:
            self.click(board.rect.midtop, button=3)
        self.finish()

    def _store(self, editor: StorageEditor) -> None:
        slots = editor.plan.slots
        places = {slot: self.play.stage.yard.slot(at, len(slots)).center for at, slot in enumerate(slots)}
        for slot in list(editor.plan.put):
            if self.chance.random() < 0.5:
                self.click(places[slot])
        while usable := editor.usable():
            resource = self.chance.choice(usable)
            good = editor.outside(resource, self.play.stage).center
            if self.chance.random() < 0.5:
                self.click(good)
            else:
                slot = editor.plan.home(resource)
                assert slot is not None
                self.drag(good, places[slot])
        self.finish()

    def _choose(self) -> None:
        """Click something that glows; a badge where there are several meanings; at times the button."""
        play = self.play
        badges = [badge for badge in play.badges() if not badge.why]
        glowing = play.targets.glowing()
        ends = play.targets.by_button() is not None
        if badges and (self.chance.random() < 0.8 or not (glowing or ends)):
            self.click(self.chance.choice(badges).rect.center)
        elif glowing and not (ends and self.chance.random() < self._haste()):
            self.click(spot_on(self.chance.choice(glowing)))
        else:
            self.finish()

    def finish(self) -> None:
        """Click the large button; once more, but not as a double click, where it asks whether one is sure."""
        for _ in range(2):
            self.step(DOUBLE_CLICK)
            self.click(self.play.stage.layout.board.button.center)
            if not isinstance(self.app.scene, Play) or not asked_about(self.play):
                return

    def _haste(self) -> float:
        """How often the button is clicked though something glows."""
        return 0.1 if self.play.match.state.step == Step.WORKING else 0.4


def spot_on(target: Target) -> Spot:
    """Return the middle of a target."""
    if isinstance(target.area, Hexagon):
        return round(target.area.centre[0]), round(target.area.centre[1])
    return target.area.center
