"""An answer names one rule, and that is the one that opens; an advice opens the rule of what is advised."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator

import pygame
import pytest

from game.rulebook import exists
from game.rules import legal_moves
from game.rules import play as play_move
from game.rules.moves import Activate, EndTurn, Lay, Prop
from game.rules.terms import Step
from game.scenes.play.scene import Play
from game.scenes.play.targets import Target
from game.scenes.rulebook.book import OF_GUIDE, Book
from game.scenes.rulebook.scene import Rulebook
from game.scenes.rulebook.topic import topic_of_base
from game.scenes.stage.answers.finding import answers
from game.scenes.stage.deedrules import rule_of_move
from game.words import words_of
from tests.english import english
from tests.few import more
from tests.scenes.answering import all_answers
from tests.scenes.clicks import Hand, spot_on
from tests.scenes.sitting import table, until
from tests.scenes.tables import BOTH, begun
from tests.scenes.test_advice_taught import asked
from tests.scenes.test_answers import positions
from tests.scenes.written import said, whole

NAMED = re.compile(r"\((R-\d+|[A-Z]\d{1,2}|[134]0E|[1-5]\d)\)|R: rule (\S+)")
STEPS = (Step.FIRST_TAKING, Step.SECOND_TAKING, Step.PLANNING, Step.WORKING, Step.WINTER_STORAGE)
WHEN = "You acquire it while you work"


def ids(text: str) -> set[str]:
    """Return the ids of the rules that a text names."""
    return {id for found in NAMED.findall(text) for id in found if id and exists(id)}


def named(hand: Hand) -> set[str]:
    """Ask what the pointer is on; return the ids of the rules that the answer names."""
    before = Counter(said(hand))
    hand.key(pygame.K_F1)
    return ids(" ".join((Counter(said(hand)) - before).elements()))


def spots(play: Play) -> Iterator[tuple[int, int]]:
    """Yield a spot on everything that answers or could be clicked."""
    for answer in answers(play.context.theme, play.stage.layout, play.picture()):
        if isinstance(answer.area, pygame.Rect):
            yield answer.area.center
    yield from (hexagon.rect.center for hexagon in play.stage.layout.developments.hexes)
    yield from (spot_on(target) for target in play.targets.all)


def test_no_answer_on_the_posed_tables_names_a_rule_beside_its_own(display: None) -> None:
    for state, focus in positions():
        for answer in all_answers(state, focus):
            assert ids(english(answer.said)) <= {answer.rule}, answer


@pytest.mark.long
@pytest.mark.parametrize("step", more(STEPS), ids=lambda step: step.name)
def test_what_is_asked_names_one_rule_and_that_one_opens(step: Step) -> None:
    hand = table()
    play = until(hand, step)
    opened = 0
    for spot in dict.fromkeys(spots(play)):
        hand.move((3, 3))
        hand.step()
        hand.move(spot)
        rules = named(hand)
        assert len(rules) <= 1, (spot, rules)
        assert {play.topic.rule} == (rules or {""}), spot
        if rules and opened < 5:
            hand.key(pygame.K_r)
            assert isinstance(hand.app.scene, Rulebook)
            book = hand.app.scene.book
            assert hand.app.scene.reader.chosen == book.find(book.for_players(*rules))[1]
            opened += 1
        hand.key(pygame.K_ESCAPE)
        assert hand.app.scene is play
    assert opened == 5


@pytest.mark.long
@pytest.mark.parametrize("step", [Step.FIRST_TAKING, Step.PLANNING], ids=lambda step: step.name)
def test_a_development_says_when_it_can_be_had_and_not_that_it_cannot(step: Step) -> None:
    hand = table()
    play = until(hand, step)
    for tile, hexagon in zip(play.match.state.box.tiles, play.stage.layout.developments.hexes, strict=True):
        hand.move(hexagon.rect.center)
        hand.key(pygame.K_F1)
        assert (WHEN in whole(hand)) == (tile.level == 1), tile.id
        assert "Now disks are taken" not in whole(hand) and "First the plan" not in whole(hand)
        assert play.topic.rule == tile.id
        hand.key(pygame.K_ESCAPE)


def reserve(play: Play) -> Target:
    return next(target for target in play.targets.all if target.name.startswith("reserve"))


def test_a_reserve_says_what_it_is_for_and_of_a_lamp_only_to_whoever_has_one() -> None:
    hand = table()
    play = until(hand, Step.FIRST_TAKING)
    hand.move(reserve(play).rect.center)
    hand.key(pygame.K_F1)
    assert "The disks that come next." in whole(hand) and "To swap a disk before that" not in whole(hand)
    assert play.topic.rule == "F2"


def test_every_move_has_a_rule_that_a_chapter_for_players_explains(display: None) -> None:
    book = Book(words_of("en"), topic_of_base())
    kinds = set()
    for seed in range(3):
        state, chance = begun(2 + seed, BOTH, seed=seed), random.Random(seed)
        while state.to_move is not None:
            legal = list(legal_moves(state))
            for move in legal:
                assert book.for_players(rule_of_move(move, state)).startswith(OF_GUIDE), move
                kinds.add(type(move))
            doing = [move for move in legal if not (isinstance(move, Lay) and move.empty)]
            play_move(state, chance.choice(doing or legal))
    assert len(kinds) > 15


@pytest.mark.parametrize(
    ("step", "rule"),
    [
        (Step.FIRST_TAKING, "D1"),
        (Step.SECOND_TAKING, "D2"),
        (Step.PLANNING, "P3"),
        (Step.WINTER_STORAGE, "W3"),
    ],
    ids=lambda one: getattr(one, "name", one),
)
def test_an_advice_opens_the_rule_of_what_is_advised(step: Step, rule: str) -> None:
    hand = asked(step)
    advised = hand.play.why.advised
    assert advised is not None and (advised.rule, advised.worth) == (rule, "M3")
    hand.play.stage.pointer = (-1, -1)
    assert hand.play.topic.rule == rule


def test_an_advice_to_a_worker_opens_the_rule_of_that_worker() -> None:
    play = until(table(), Step.WORKING)
    workers = [move for move in play.targets.legal if isinstance(move, Activate)]
    for move in workers:
        assert rule_of_move(move, play.match.state) == play.match.state.box.crew.workers[move.field].rule
    state = play.match.state.copy()
    play_move(state, workers[0])
    rule = state.box.crew.workers[workers[0].field].rule
    for move in legal_moves(state):
        assert isinstance(move, EndTurn | Prop) or rule_of_move(move, state) == rule
