"""An automa that thinks in a process of its own: the window goes on, and what it decided is played."""

from __future__ import annotations

import pytest

from game.automa.baselines import RandomPlayer
from game.automa.mcts import Mcts
from game.automa.process_player import ProcessPlayer
from game.rules import Setup, legal_moves
from game.scenes.app import App
from game.scenes.flow import Replace
from game.scenes.play.menu import Menu
from game.scenes.play.scene import Play
from game.scenes.saving.chairs import Chair
from game.scenes.session import Session
from tests.scenes.clicks import Hand


def slow(seed: int) -> Mcts:
    return Mcts(seed, playouts=400)


@pytest.fixture
def hand() -> Hand:
    app = App({"slow": lambda seed: ProcessPlayer("slow", slow, seed), "random": RandomPlayer}, (1280, 720))
    app.context.settings.pace = "at once"
    return Hand(app)


def sit_down(hand: Hand, automa: str) -> Play:
    chairs = (Chair("Anna", 0, automa, 1), Chair("Hinnerk", 1, automa, 2))
    session = Session.begin(hand.app.context, Setup(seats=2, seed=3), chairs)
    play = Play(hand.app.context, session)
    hand.app.apply(Replace(play))
    return play


@pytest.mark.long
def test_frames_go_on_while_an_automa_thinks(hand: Hand) -> None:
    play = sit_down(hand, "slow")
    assert len(legal_moves(play.match.state)) > 1
    frames = 0
    while not play.match.moves:
        hand.step(0.02)
        frames += 1
    assert frames > 5, "a frame waited for the decision"
    reasons = play.match.turns[0].decision.reasons
    assert dict(reasons[0].values)["playouts"] == 400


def test_the_menu_opens_while_an_automa_thinks_and_leaving_ends_its_process(hand: Hand) -> None:
    play = sit_down(hand, "slow")
    hand.step()
    hand.click(play.stage.layout.ribbon.menu.center)
    assert isinstance(hand.app.scene, Menu)
    thinkers = [player for player in play.match.players if isinstance(player, ProcessPlayer)]
    hand.app.stop()
    for player in thinkers:
        player._process.join(5)
        assert not player._process.is_alive()
