"""In windows too, all that is drawn answers: in each step of play, in winter, looking back, in a replay."""

from __future__ import annotations

import pytest

from game.rules import Setup
from game.rules.message import message
from game.rules.terms import Step
from game.scenes.flow import Push
from game.scenes.play.lookback import LookBack
from game.scenes.play.scene import Play
from game.scenes.play.showing import answer_in_play
from game.scenes.replay.history import History
from game.scenes.replay.scene import Replay
from game.scenes.stage.scene import StageScene
from tests.scenes.answering import Drawn, Eye
from tests.scenes.clicks import Hand
from tests.scenes.sitting import people, sit_down, until, window

SCENERY = {"wheel_cut", "table", "gallery", "shaft"}
"""Drawings that stand for nothing."""

BOTH = frozenset({"black", "iron"})


def begun(modules: frozenset[str], seats: int) -> Hand:
    app = window()
    tunnel = "B" if "iron" in modules else "A"
    sit_down(app, Setup(seats, 5, modules=modules, tunnel=tunnel), people(seats, 1))
    hand = Hand(app)
    hand.step()
    return hand


def unanswered(eye: Eye, hand: Hand) -> list[Drawn]:
    """Return what is drawn in the window now and has no answer."""
    scene = hand.app.scene
    assert isinstance(scene, StageScene)
    hand.move((3, 3))
    hand.step()
    cache = scene.context.theme.cache
    for key in [key for key in cache if isinstance(key, tuple) and key[0] == "part"]:
        del cache[key]
    eye.seen.clear()
    hand.app.ledger = []
    hand.app.draw()
    hand.app.ledger = None
    return [one for one in dict.fromkeys(eye.seen) if one.what not in SCENERY and not answered(scene, one)]


def answered(scene: StageScene[object], drawn: Drawn) -> bool:
    """Return True if a piece answers, or lies on a widget, which has a tip of its own."""
    widgets = scene.form.widgets if isinstance(scene, Replay) else []
    if any(widget.rect.collidepoint(drawn.spot) for widget in widgets):
        return True
    own = answer_in_play(scene, drawn.spot) if isinstance(scene, Play) else scene.own_answer(drawn.spot)
    return bool(own or scene.stage.answer(scene.picture(), drawn.spot))


@pytest.fixture
def eye(monkeypatch: pytest.MonkeyPatch) -> Eye:
    return Eye(monkeypatch)


@pytest.mark.long
@pytest.mark.parametrize(
    ("modules", "seats"), [(frozenset[str](), 2), pytest.param(BOTH, 4, marks=pytest.mark.thorough)]
)
def test_all_that_is_drawn_in_play_answers(modules: frozenset[str], seats: int, eye: Eye) -> None:
    hand, seen = begun(modules, seats), set[object]()
    for step in (Step.FIRST_TAKING, Step.SECOND_TAKING, Step.PLANNING, Step.WORKING, Step.WINTER_STORAGE):
        until(hand, step)
        assert unanswered(eye, hand) == []
        seen.add(hand.play.stage.season)
    for _ in range(200):
        if hand.play.stage.winter_read:
            break
        hand.decide()
    assert hand.play.stage.winter_read
    assert unanswered(eye, hand) == []
    assert len(seen) > 1


@pytest.mark.long
def test_so_does_all_that_is_drawn_when_one_looks_back(eye: Eye) -> None:
    hand = begun(frozenset(), 2)
    until(hand, Step.WORKING)
    hand.app.apply(Push(LookBack(hand.play.stage, hand.play.session, (1,))))
    hand.step()
    assert unanswered(eye, hand) == []


@pytest.mark.long
def test_so_does_all_that_is_drawn_in_a_replay(eye: Eye) -> None:
    hand = begun(BOTH, 3)
    until(hand, Step.WINTER_STORAGE)
    session = hand.play.session
    history = History(session.match, session.record, session.chairs, message("the-game"))
    replay = Replay(hand.app.context, history)
    hand.app.apply(Push(replay))
    for at in range(0, history.last + 1, max(1, history.last // 6)):
        replay.go(at)
        hand.step()
        assert unanswered(eye, hand) == []
