"""Games in a window: who sits there, and a hand at the table."""

from __future__ import annotations

from typing import Any

from game.rules import Setup, parse_move
from game.rules.disks import NO_DISKS, Disks
from game.rules.moves import Lay
from game.rules.state import GameState, Seat
from game.rules.terms import Step
from game.scenes.app.loop import App
from game.scenes.flow import Replace
from game.scenes.opponents import Factories
from game.scenes.play.curtain import Curtain
from game.scenes.play.planning import PlanEditor
from game.scenes.play.scene import Play
from game.scenes.saving.chairs import Chair
from game.scenes.session import Session
from game.scenes.stage.plan import PlanDraft
from tests.scenes.clicks import Hand
from tests.scenes.opponents import OPPONENTS

NAMES = ("Anna", "Hinnerk", "Grete", "Jost")
SIZE = (1280, 720)


def window(
    opponents: Factories = OPPONENTS, size: tuple[int, int] = SIZE, animation: bool = False, **more: Any
) -> App:
    """Return a window in which automas decide at once."""
    app = App(opponents, size, **more)
    app.context.settings.pace, app.context.settings.animation = "at once", animation
    return app


def people(seats: int, humans: int, automa: str = "random") -> tuple[Chair, ...]:
    """Return people on the first seats, and automas on the others."""
    return tuple(Chair(NAMES[i], i, "" if i < humans else automa, i) for i in range(seats))


def sit_down(app: App, setup: Setup, chairs: tuple[Chair, ...]) -> Play:
    """Begin a game in a window."""
    play = Play(app.context, Session.begin(app.context, setup, chairs))
    app.apply(Replace(play))
    return play


def table(humans: int = 1, seats: int = 2, seed: int = 21, animation: bool = False) -> Hand:
    """Return a hand at a fresh game."""
    hand = Hand(window(animation=animation))
    sit_down(hand.app, Setup(seats=seats, seed=seed), people(seats, humans))
    hand.step()
    return hand


def give_disks(play: Play, cart1: Disks, cart2: Disks = NO_DISKS) -> Seat:
    """Give the seat whose board is large these disks to plan with, and return it."""
    seat = play.match.state.seats[play.stage.focus]
    black, brown, yellow = (first + second for first, second in zip(cart1, cart2, strict=True))
    seat.cart1, seat.cart2, seat.disks = cart1, cart2, (black, brown, yellow)
    return seat


def until(hand: Hand, step: Step) -> Play:
    """Decide on until a person is asked in a step."""
    for _ in range(400):
        play = hand.play
        asked = play.session.human and not play.behind_curtain and not isinstance(hand.app.scene, Curtain)
        if asked and play.match.state.step == step:
            return play
        if isinstance(hand.app.scene, Curtain):
            hand.draw_curtain()
        else:
            hand.decide()
    raise AssertionError(f"{step.label} does not come up")


def editor_of(play: Play) -> PlanEditor:
    """Return the editor of the plan that is being laid."""
    assert isinstance(play.editor, PlanEditor)
    return play.editor


def plan(state: GameState, *lays: str) -> PlanDraft:
    """A plan that lays this, and nothing on the other fields."""
    chosen: dict[Any, Lay] = {}
    for lay in lays:
        move = parse_move(f"lay {lay}")
        assert isinstance(move, Lay)
        chosen[move.field] = move
    blank = PlanDraft.blank(state)
    return PlanDraft(state, tuple(chosen.get(lay.field, lay) for lay in blank.lays))
