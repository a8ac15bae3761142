"""In winter ribbon, wheel, sheet and prompt name the same moment, counted out or at once."""

from __future__ import annotations

import pytest

from game.rules import Setup
from game.rules.message import Message
from game.rules.terms import Season
from game.scenes.play.scene import Play
from game.scenes.replay.scene import Replay
from game.scenes.stage.winterbook import WinterBook
from game.table.picture import Picture, WinterStep
from game.table.ribbon import WINTER_CHIPS, chips
from game.table.wheel import STEPS, sector_shown
from tests.scenes.counting import counted, watched
from tests.scenes.previews import inner
from tests.scenes.reels import Viewer, begun

COUNTED = {
    "count-coal": WinterStep.SCORING,
    "count-lease": WinterStep.PAYMENT,
    "count-storage": WinterStep.STORAGE,
    "count-loss": WinterStep.STORAGE,
    "play-ask-scoring": WinterStep.SCORING,
    "play-ask-storage": WinterStep.STORAGE,
    "play-ask-before-storage": WinterStep.STORAGE,
    "play-winter-over": WinterStep.OVER,
}
"""The steps that prompts name."""


def at_table(play: Play | Replay) -> tuple[WinterStep, bool]:
    """Check a table, and return the step of its winter."""
    stage = play.stage
    return check(play.picture(), stage.count.book(stage.book, stage.motion.flights))


def check(shown: Picture, book: WinterBook) -> tuple[WinterStep, bool]:
    """Compare what is named of the winter in the picture; return its step, and whether a prompt names it."""
    step = shown.winter
    assert step is not None
    assert (shown.state.year, Season(shown.state.season), shown.land) == (book.year, *[Season.WINTER] * 2)
    assert chips(shown.state, step) == (WINTER_CHIPS, step)
    assert STEPS[sector_shown(shown)] == ("scoring", "payment", "storage", "storage")[step]
    named = prompted(shown)
    assert {*named} <= {step}
    for page in book.pages:
        assert step >= WinterStep.PAYMENT or page.paid is None
        assert step >= WinterStep.STORAGE or not (page.stored or page.lost)
        assert step < WinterStep.STORAGE or page.paid is not None
    return step, bool(named)


def prompted(shown: Picture) -> list[WinterStep]:
    """Return the steps that the prompt names."""
    prompt = getattr(shown.prompt, "said", shown.prompt)
    return [COUNTED[one.id] for one in inner(prompt) if isinstance(one, Message) and one.id in COUNTED]


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, pytest.param(3, marks=pytest.mark.thorough)])
def test_a_winter_that_is_counted_is_at_one_step_everywhere(
    monkeypatch: pytest.MonkeyPatch, seats: int
) -> None:
    hand, seen = watched(monkeypatch, Setup(seats, 21), "normal"), []
    for play in counted(hand):
        if play.stage.winter_open:
            seen.append(at_table(play))
    assert {step for step, _ in seen} == {WinterStep.SCORING, WinterStep.PAYMENT, WinterStep.STORAGE}
    assert {(WinterStep.PAYMENT, True), (WinterStep.STORAGE, True)} <= {*seen}


@pytest.mark.long
def test_a_winter_without_motion_is_at_one_step_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = watched(monkeypatch, Setup(2, 3), humans=1)
    hand.app.context.settings.animation = False
    play, seen = hand.play, set()
    while hand.app.scene is play and play.match.state.year < 3:
        if play.stage.winter_open and not play.stage.moving:
            seen.add(at_table(play))
        hand.decide()
    assert {(WinterStep.STORAGE, True), (WinterStep.OVER, True)} <= seen


def in_replay(viewer: Viewer) -> WinterStep:
    """Check a replay, and return the step of its winter."""
    return at_table(viewer.replay)[0]


@pytest.mark.long
def test_a_winter_of_a_replay_is_at_one_step_everywhere() -> None:
    viewer, seen = begun(), set()
    winters = [span for span in viewer.replay.history.spans if span.season == Season.WINTER]
    for at in (at for span in winters for at in range(span.start, span.stop + 1)):
        viewer.replay.go(at)
        if viewer.replay.stage.winter_open:
            seen.add(in_replay(viewer))
    viewer.app.context.settings.animation = True
    viewer.replay.go(winters[0].stop, fly=True)
    while viewer.replay.stage.count.active:
        seen.add(in_replay(viewer))
        viewer.step(0.2)
    assert {WinterStep.STORAGE, WinterStep.OVER} <= seen
