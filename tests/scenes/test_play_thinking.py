"""An automa that thinks in a process of its own: the window goes on, and what it decided is played."""

from __future__ import annotations

import pytest

from game.automa.baselines import RandomPlayer
from game.automa.mcts import Mcts
from game.automa.process_player import ProcessPlayer
from game.rules import Setup, legal_moves
from game.scenes.play.menu import Menu
from game.scenes.play.scene import Play
from tests.scenes.clicks import Hand
from tests.scenes.sitting import people, sit_down, window


def slow(seed: int) -> Mcts:
    return Mcts(seed, playouts=400)


@pytest.fixture
def hand() -> Hand:
    slowly = lambda seed: ProcessPlayer("slow", slow, seed)  # noqa: E731
    return Hand(window({"slow": slowly, "random": RandomPlayer}, animation=True))


def among(hand: Hand, automa: str) -> Play:
    """Begin a game of two such automas."""
    return sit_down(hand.app, Setup(seats=2, seed=3), people(2, 0, automa))


@pytest.mark.long
def test_frames_go_on_while_an_automa_thinks(hand: Hand) -> None:
    play = among(hand, "slow")
    assert len(legal_moves(play.match.state)) > 1
    frames = 0
    while not play.match.moves:
        hand.step(0.02)
        frames += 1
    assert frames > 5, "a frame waited for the decision"
    reasons = play.match.turns[0].decision.reasons
    assert dict(reasons[0].values)["playouts"] == 400


def test_the_menu_opens_while_an_automa_thinks_and_leaving_ends_its_process(hand: Hand) -> None:
    play = among(hand, "slow")
    hand.step()
    hand.click(play.stage.layout.ribbon.menu.center)
    assert isinstance(hand.app.scene, Menu)
    thinkers = [player for player in play.match.players if isinstance(player, ProcessPlayer)]
    hand.app.stop()
    for player in thinkers:
        player._process.join(5)
        assert not player._process.is_alive()
