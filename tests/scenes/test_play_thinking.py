"""An automa that thinks in a process of its own: the window goes on, and what it decided is played."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.automa.baselines import RandomPlayer
from game.automa.mcts import Mcts
from game.automa.process_player import ProcessPlayer
from game.rules import Setup, legal_moves
from game.scenes.play.menu import Menu
from game.scenes.play.scene import Play
from tests.endless import Endless
from tests.english import english
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


def test_a_click_is_said_to_hurry_a_pause_and_no_thought(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    hand = Hand(window({"endless": lambda seed: ProcessPlayer("endless", Endless, seed)}, animation=True))
    hand.app.context.settings.pace = "normal"
    play = sit_down(hand.app, Setup(seats=2, seed=3), people(2, 0, "endless"))
    said = []
    for _ in range(300):
        hand.step(0.05)
        if (now := english(play.picture().prompt)) not in said:
            said.append(now)
    hand.app.stop()
    assert [prompt.endswith("is thinking: a click hurries") for prompt in said] == [True, False]
    assert said[1].endswith("is thinking")


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
