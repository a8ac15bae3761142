"""An advice is one sentence that a teacher would say; its rule and its figures are a click away."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
import pytest

from game.automa.bauer import Bauer
from game.plain_words import plain
from game.rules import Setup
from game.rules.message import Amount, message, vp
from game.rules.moves import Activate, Lay, Move, Take
from game.rules.player import Decision, Option, Player, Point
from game.rules.state import GameState
from game.rules.terms import Colour, Field, Resource, Step
from game.scenes.app.loop import App
from game.scenes.play.advice import EQUAL, point_of, taught
from game.scenes.play.scene import Play
from game.scenes.rulebook.scene import Rulebook
from tests.english import english
from tests.rules.helpers import at_taking
from tests.scenes.clicks import Hand
from tests.scenes.sitting import SIZE, people, sit_down, until, window
from tests.scenes.weigher import SENTENCES, Weigher
from tests.scenes.written import SPOKEN, said, written, wrong

POINT = Point((message("deed-prop", count=2),), message("advise-props"), "M3")


class Teacher(Weigher):
    """Takes the first move, and says always the same of it."""

    name = "teacher"

    def choose(self, view: GameState, moves: Sequence[Move]) -> Decision:
        return super().choose(view, moves)._replace(points=(POINT,))


def asked(
    step: Step,
    adviser: Callable[[int], Player] = Teacher,
    seats: int = 2,
    language: str = "en",
    size: tuple[int, int] = SIZE,
) -> Hand:
    """Return a hand that has just been advised in a step."""
    app = App({"teacher": adviser, "weigher": Weigher}, size, language=language)
    app.context.settings.pace, app.context.settings.animation = "at once", False
    hand = Hand(app)
    sit_down(hand.app, Setup(seats=seats, seed=21), people(seats, 1, "weigher"))
    until(hand, step)
    hand.key(pygame.K_a)
    while hand.play.why.advised is None:
        hand.step()
    return hand


def sentence(hand: Hand) -> str:
    """Return the first text of the advice, however it is broken into lines."""
    story = hand.play.why.advised
    assert story is not None
    return plain(story.say(hand.app.context.theme.words, story.advice[0]))


def test_an_advice_begins_with_one_sentence_and_tells_figures_on_demand() -> None:
    hand = asked(Step.FIRST_TAKING)
    assert sentence(hand).startswith("Take ")
    assert sentence(hand).endswith(", to place 2 props: coal can be dug only as far as props stand.")
    assert "What was weighed" not in said(hand) and SENTENCES[0] not in said(hand)
    hand.button_on_panel("Figures")
    assert "What was weighed" in said(hand) and SENTENCES[0] in said(hand)
    hand.key(pygame.K_f)
    assert "What was weighed" not in said(hand)


def test_deeds_of_most_deals_are_told_as_such() -> None:
    often = POINT._replace(mostly=True)
    state = at_taking([(0, 0, 1), (0, 4, 0)], [(0, 0, 0), (0, 0, 0)])
    for point in (often, often._replace(said=None)):
        (told,) = taught([Decision(Take(0, Colour.YELLOW), (), (), (point,))], state)
        assert ", to place 2 props (in most of the deals played on)" in plain(english(told))


def test_disks_that_the_deeds_still_need_are_named() -> None:
    yellow = Decision(Take(0, Colour.YELLOW), (), (), (POINT._replace(follow=(Amount(4, Colour.BROWN),)),))
    state = at_taking([(0, 0, 1), (0, 4, 0)], [(0, 0, 0), (0, 0, 0)])
    assert english(next(taught([yellow], state))).startswith(
        "Take 1 yellow disk from pool 1, then take 4 brown disks, to place 2 props: "
    )


def test_of_a_plan_all_is_told_that_comes_of_what_is_laid() -> None:
    """The adviser weighs each field anew: of the miner it thought first, and left him unpaid in the end."""
    reason, other = (
        message("advise-coal-first", coal=Amount(1, Resource.COAL), vp=vp(1)),
        message("advise-food"),
    )
    props, dig = (message("deed-prop", count=1),), (message("deed-dig-pinge", coal=Amount(1, Resource.COAL)),)
    farmer = Decision(Lay(Field.FARMER, (0, 1, 0)), (), (), (Point((*props, *dig), reason, "W1"),))
    forced, last = Decision(Lay(Field.FARMHAND), ()), Lay(Field.COAL_MINER)
    for points, told in (
        ([Point(props, other, "P4"), Point(props, reason, "W1")], Point(props, reason, "W1")),
        ([Point(props, other, "P4")], Point(props, other, "P4")),
    ):
        assert point_of([farmer, forced, Decision(last, (), (), points)]) == told


def test_whoever_looked_at_figures_sees_those_of_the_next_advice() -> None:
    hand = asked(Step.FIRST_TAKING)
    hand.key(pygame.K_f)
    hand.button_on_panel("Do it")
    until(hand, Step.PLANNING)
    hand.key(pygame.K_a)
    while hand.play.why.advised is None:
        hand.step()
    assert "What was weighed" in said(hand)


@pytest.mark.parametrize("by_key", [False, True])
def test_the_rule_of_an_advice_opens(by_key: bool) -> None:
    hand = asked(Step.FIRST_TAKING)
    if by_key:
        hand.play.stage.pointer = (-1, -1)
        hand.key(pygame.K_r)
    else:
        hand.button_on_panel("The rule")
    assert isinstance(hand.app.scene, Rulebook)
    assert hand.app.scene.reader.chosen == "guide-disks-first"
    hand.key(pygame.K_ESCAPE)
    assert hand.play.why.advised is not None


@pytest.mark.long
def test_the_button_that_does_it_lies_at_the_same_place() -> None:
    places = set()
    for step in (Step.FIRST_TAKING, Step.SECOND_TAKING, Step.PLANNING, Step.WORKING, Step.WINTER_STORAGE):
        hand = asked(step)
        for _ in range(2):
            places.add(tuple(hand.play.why.buttons[0][0]))
            hand.key(pygame.K_f)
    assert len(places) == 1


@pytest.mark.parametrize("goal", [0, 1, 2])
def test_the_ring_goes_to_every_button_of_an_advice(goal: int) -> None:
    hand = asked(Step.FIRST_TAKING)
    play = hand.play
    rect = play.why.buttons[goal][0]
    for _ in range(100):
        if play.steered is not None and play.steered.rect == rect:
            break
        hand.key(pygame.K_TAB)
    before = len(play.match.moves)
    hand.key(pygame.K_RETURN)
    if goal == 0:
        assert len(play.match.moves) > before
    elif goal == 1:
        assert "What was weighed" in said(hand)
    else:
        assert isinstance(hand.app.scene, Rulebook)


def weighed(decision: Decision, less: float) -> Decision:
    """Return a decision between two moves, the second worth so much less."""
    moves = [option.move for option in decision.options[:2]]
    return decision._replace(options=(Option(moves[0], 3.0, ()), Option(moves[1], 3.0 - less, ())))


@pytest.mark.parametrize(("less", "told"), [(0.0, 2), (EQUAL, 2), (EQUAL + 0.1, 1)])
def test_it_says_when_two_choices_are_about_equal(less: float, told: int) -> None:
    play = until(Hand(_sat()), Step.FIRST_TAKING)
    seen = play.match.state
    decision = Teacher().choose(seen, play.targets.legal)
    assert len(list(taught([weighed(decision, less)], seen))) == told


def test_which_worker_begins_is_no_choice_to_speak_of() -> None:
    play = until(Hand(_sat()), Step.WORKING)
    state, legal = play.match.state, play.targets.legal
    workers = [move for move in legal if isinstance(move, Activate)]
    decision = Decision(workers[0], (), tuple(Option(move, 1.0, ()) for move in legal[:2]))
    assert len(list(taught([decision], state))) == 1


def _sat() -> App:
    app = window()
    sit_down(app, Setup(seed=21), people(2, 1))
    return app


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("step", [Step.FIRST_TAKING, Step.PLANNING])
def test_what_a_bauer_advises_is_read_whole(size: tuple[int, int], language: str, step: Step) -> None:
    hand = asked(step, Bauer, seats=4, language=language, size=size)
    assert isinstance(hand.app.scene, Play)
    panel = hand.play.why.panel
    assert panel is not None
    marks = [mark for mark in written(hand) if panel.sheet.rect.contains(mark.taken)]
    assert len(marks) > 5 and not wrong(marks)
