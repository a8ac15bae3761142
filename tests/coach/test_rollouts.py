"""Choices are played on in deals of what the seat could not see, and in nothing else."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from game.coach.alternatives import MOST, alternatives
from game.coach.choices import Choice, choices
from game.coach.rollouts import ending
from game.rules import legal_moves, play, state_json
from game.rules.terms import Step
from tests.automa.games import mix, played
from tests.automa.otherwise import otherwise

SETUP = mix(2, 3)
KINDS = (Step.FIRST_TAKING, Step.SECOND_TAKING, Step.PLANNING, Step.WORKING, Step.WINTER_STORAGE)


@cache
def late() -> dict[Step, list[Choice]]:
    """The last choices of both seats by step, with both modules."""
    moves = played(SETUP, "knecht", "knecht")[1]
    found = [one for seat in range(SETUP.seats) for one in choices(SETUP, moves, seat)]
    return {step: [one for one in found if one.step == step][-4:] for step in Step}


@pytest.mark.parametrize("step", KINDS)
def test_alternatives_are_legal_and_others(step: Step) -> None:
    for choice in late()[step]:
        found = alternatives(choice)
        assert len(set(found)) == len(found) <= MOST
        for other in found:
            assert other != choice.moves
            state = choice.before.copy()
            for move in other:
                assert state.to_move == choice.seat and move in legal_moves(state)
                play(state, move, None)


def test_some_choice_of_every_kind_has_alternatives() -> None:
    assert [step for step in KINDS if not any(map(alternatives, late()[step]))] == []


@pytest.mark.parametrize("step", KINDS)
def test_the_same_deal_ends_alike_and_the_choice_stays_as_it_was(step: Step) -> None:
    choice = late()[step][0]
    before = state_json(choice.before)
    first, again, other = (ending(choice.before, choice.seat, choice.moves, deal) for deal in (1, 1, 2))
    assert first == again
    assert state_json(choice.before) == before
    assert other.margin is not None


@pytest.mark.parametrize("step", KINDS)
def test_what_is_hidden_changes_nothing(step: Step) -> None:
    for number, choice in enumerate(late()[step]):
        unseen = choice._replace(before=otherwise(choice.before, Random(number)))
        assert state_json(unseen.before) != state_json(choice.before)
        assert alternatives(unseen) == alternatives(choice)
        ends = [ending(one.before, one.seat, choice.moves, 7) for one in (choice, unseen)]
        assert ends[0] == ends[1]


def test_sources_add_up_to_the_score() -> None:
    choice = late()[Step.PLANNING][0]
    found = ending(choice.before, choice.seat, choice.moves, 3)
    scored = choice.before.seats[choice.seat].score + sum(found.own.values())
    assert scored - found.others == found.margin
