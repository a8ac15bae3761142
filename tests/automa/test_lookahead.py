"""Playing on: foresight, the candidates for a taking, and what a steiger tells of them."""

from __future__ import annotations

import pickle
from dataclasses import replace
from itertools import islice
from random import Random
from statistics import fmean
from typing import cast

import pytest

from game.automa import named
from game.automa.candidate_reasons import plan_options
from game.automa.data_files import tuned
from game.automa.denials import denial_of
from game.automa.drafting import takings
from game.automa.hearing import OwnTurn
from game.automa.horizon import horizon_before, horizon_of
from game.automa.lazy import LazySequence
from game.automa.lookahead import Candidate, Foresight, Lookahead, Rollout, SearchBudget
from game.automa.meister import Meister
from game.automa.plan_search import PlanSearch
from game.automa.plans import every_plan
from game.automa.priorities import worth
from game.automa.steiger import Steiger
from game.automa.weighing import Standing, standing
from game.automa.weights import NO_TASTES, PLAIN
from game.rules import legal_moves, new_game, play, scores, state_json, view
from game.rules.disks import NO_DISKS
from game.rules.engine import open_fields, take_back
from game.rules.message import Message, SeatName, message
from game.rules.moves import Move, Take
from game.rules.player import Aspect, Decision
from game.rules.state import GameState, Seat
from game.rules.terms import Colour, Season, Step
from tests.automa.games import board, decisions, mix, players
from tests.rules.helpers import at as at_start

BECAUSE = message("reason-only-move")
AHEAD = ("reason-ahead", "reason-behind")


def at(step: Step, seats: int = 2, number: int = 3, skip: int = 0) -> GameState:
    """A view of a game between knechts at a decision of a step."""
    state = new_game(board(seats, number))
    for seen, moves, _ in decisions(state, players(*["knecht"] * seats)):
        if seen.step == step and len(moves) > 1:
            if not skip:
                return seen
            skip -= 1
    raise AssertionError(f"no {step.name} in this game")


def candidates(seen: GameState, budget: SearchBudget) -> list[Candidate]:
    assert seen.to_move is not None
    found = takings(seen, legal_moves(seen), PlanSearch(seen, seen.to_move, PLAIN))
    return Lookahead(seen, [PLAIN] * len(seen.seats), budget, Random(1)).candidates(
        [taking.move for taking in found]
    )


# -- foresight --


@pytest.mark.parametrize(("seats", "number"), [(2, 1), (3, 2), (4, 3)])
def test_it_plays_to_the_beginning_of_a_phase(seats: int, number: int) -> None:
    state = new_game(board(seats, number))
    Foresight([PLAIN] * seats).play_on(state, 2)
    assert (state.phases_before, state.step) == (2, Step.FIRST_TAKING)
    Foresight([PLAIN] * seats).play_on(state, 3)
    assert (state.year, state.season, state.step) == (2, 0, Step.FIRST_TAKING)


@pytest.mark.parametrize("setup", [board(2, 5), mix(3, 3), mix(4, 19)], ids=["base", "three", "four"])
def test_it_plays_to_the_end_of_the_game(setup) -> None:  # type: ignore[no-untyped-def]
    state = new_game(setup)
    Foresight([PLAIN] * setup.seats).play_on(state, 99)
    assert state.step == Step.OVER
    assert min(scores(state)) > 10


def test_what_it_has_thought_through_changes_nothing() -> None:
    foresight, alone = Foresight([PLAIN] * 2), new_game(board(2, 6))
    again = alone.copy()
    foresight.play_on(alone, 3)
    tried = foresight.tried
    foresight.play_on(again, 3)
    assert foresight.tried == tried > 0
    assert state_json(again) == state_json(alone)


# -- candidates --


def test_every_candidate_is_played_on_in_every_deal() -> None:
    found = candidates(at(Step.FIRST_TAKING), SearchBudget(3, 2, 2, 99_999))
    assert [len(candidate.rollouts) for candidate in found] == [2, 2, 2]


def test_the_best_candidate_comes_first() -> None:
    seen = at(Step.FIRST_TAKING, skip=4)
    assert seen.to_move is not None
    values = [candidate.value(seen.to_move) for candidate in candidates(seen, SearchBudget(6, 1, 2, 99_999))]
    assert values == sorted(values, reverse=True)
    assert values[0] > values[-1]


def test_a_spent_budget_leaves_two_candidates_in_one_deal() -> None:
    found = candidates(at(Step.FIRST_TAKING), SearchBudget(6, 2, 5, 1))
    assert [len(candidate.rollouts) for candidate in found] == [1, 1]


def test_a_budget_ends_between_deals() -> None:
    seen = at(Step.FIRST_TAKING)
    found = candidates(seen, SearchBudget(3, 2, 50, 600))
    deals = {len(candidate.rollouts) for candidate in found}
    assert len(found) == 3
    assert len(deals) == 1 and 0 < deals.pop() < 50


def test_hopeless_candidates_get_no_more_deals() -> None:
    """After each deal, those so far behind the best are dropped; two always stay."""
    seen = at(Step.FIRST_TAKING, skip=4)
    assert seen.to_move is not None
    every = candidates(seen, SearchBudget(6, 1, 3, 99_999))
    kept = candidates(seen, SearchBudget(6, 1, 3, 99_999, hopeless=2.0))
    behind = every[0].margin(seen.to_move) - every[-1].margin(seen.to_move)
    assert behind > 2 and len(every) > len(kept) >= 2
    assert (kept[0].move, kept[0].margin(seen.to_move)) == (every[0].move, every[0].margin(seen.to_move))
    assert {len(each.rollouts) for each in kept} == {3}
    assert len(candidates(seen, SearchBudget(6, 1, 3, 99_999, hopeless=0.0))) == 2


@pytest.mark.parametrize("seats", [2, 3])
def test_of_own_second_takings_the_one_counts_that_does_best_in_a_deal(seats: int) -> None:
    """The best at first sight is one of them, so that none is worth less; the others take alike before."""
    seen, more, heard = at(Step.FIRST_TAKING, seats, skip=2), 0, 0
    budget = SearchBudget(6, 2, 3, 99_999)
    plain = {candidate.move: candidate for candidate in candidates(seen, budget)}
    for candidate in candidates(seen, budget._replace(follow_ups=4)):
        for best, first in zip(candidate.rollouts, plain[candidate.move].rollouts, strict=True):
            gained = margin(best, seen.mover) - margin(first, seen.mover)
            assert gained >= 0 and (gained > 0 or best.standings == first.standings)
            more += gained > 0
            assert best.ends == first.ends and best.turn.events and sum(best.turn.taken) > 0
            others = [at for at in range(seats) if at != seen.mover]
            assert [best.replies[at] for at in others] == [first.replies[at] for at in others]
            heard += best.turn.taken != first.turn.taken
    assert more and heard


def margin(rollout: Rollout, number: int) -> float:
    """A seat's lead over the best of the others in one deal."""
    totals = [each.total for each in rollout.standings]
    return totals.pop(number) - max(totals)


def test_a_meister_searches_its_own_second_takings_where_two_play() -> None:
    two, four = at(Step.FIRST_TAKING), at(Step.FIRST_TAKING, seats=4)
    second = at(Step.SECOND_TAKING)
    budgets = [Meister(1).budget(seen) for seen in (two, four, second)]
    assert budgets == [Meister.first_of_two, Meister.first, Meister.second]
    assert [budget.follow_ups for budget in budgets if budget] == [3, 1, 1]


def laying(number: int) -> GameState:
    """A view of a planning decision at which the meister plays several plans on."""
    for skip in range(30):
        seen = at(Step.PLANNING, number=number, skip=skip)
        reasons = Meister(1).choose(seen, legal_moves(seen)).reasons
        if not seen.seats[seen.mover].plan and any(said.id.startswith(AHEAD) for said in reasons):
            return seen
    raise AssertionError("no plans are played on")


def test_a_plan_is_played_on_as_it_is_laid() -> None:
    """Where nobody interferes the seat's turn comes to what the plan was weighed by."""
    seen = laying(3)
    _, found = Meister(1).prospects(seen)
    plans = {prospect.plan: prospect for prospect in found[:2]}
    ahead = Lookahead(seen, [tuned()] * 2, SearchBudget(4, 2, 2, 99_999), Random(1)).plans(list(plans), 0)
    assert {candidate.plan for candidate in ahead} == set(plans)
    for candidate in ahead:
        assert candidate.plan is not None and candidate.move == candidate.plan.lays[0]
        assert [rollout.ends for rollout in candidate.rollouts] == [2, 2]
        for rollout in candidate.rollouts:
            assert position(rollout.turn.after) == position(plans[candidate.plan].after)


def position(seat: Seat) -> tuple[object, ...]:
    """What a turn comes to."""
    goods = seat.coal, seat.wood, seat.food, seat.thaler
    return seat.score, seat.tiles, goods, seat.tunnel_dug, seat.pinge_dug, seat.shaft, seat.water


@pytest.mark.parametrize("number", [3, 4])
def test_a_meister_lays_the_plan_that_does_best_when_played_on(number: int) -> None:
    """It is asked again for each field, and goes on with the plan it began."""
    seen = laying(number)
    meister, lays = Meister(1), Meister(1).prospects(seen)[1][0].plan.lays
    for lay in lays:
        decision = meister.choose(seen, legal_moves(seen))
        assert decision.move == lay
        play(seen, decision.move, None)


def test_what_a_plan_has_paid_already_is_told_as_paid() -> None:
    """Later fields are weighed from where the plan began, not from what the earlier ones have left."""
    found = 0
    state = new_game(mix(2, 2))
    for seen, moves, _ in decisions(state, players("bauer", "bauer", seed=2)):
        if seen.step != Step.PLANNING or not any(lay.goods for lay in seen.seats[seen.mover].plan):
            continue
        meister = Meister(1)
        _, _, candidates = meister._planned(seen)
        if candidates:
            before = seen.copy()
            take_back(before.seats[seen.mover])
            told = meister.choose(seen, moves).options
            assert [one.worth for one in told] == [
                one.worth for one in plan_options(before, candidates, meister.weights)
            ]
            found += [one.worth for one in told] != [
                one.worth for one in plan_options(seen, candidates, meister.weights)
            ]
    assert found


def test_a_meister_tells_where_its_plan_leads() -> None:
    seen = laying(3)
    decision = Meister(1).choose(seen, legal_moves(seen))
    assert decision.options[0].move == decision.move
    worths = [option.worth for option in decision.options]
    assert worths[0] == max(worths)
    assert sum(said.id.startswith(AHEAD) for said in decision.reasons) == 1


@pytest.mark.parametrize("level", ["steiger", "meister"])
def test_the_others_weigh_as_it_does_but_for_its_tastes(level: str) -> None:
    seen = at(Step.FIRST_TAKING, seats=3, number=2)
    own, other, _ = sorted(
        named(f"{level}:miner")(1).weights_by_seat(seen), key=lambda w: w.tastes is NO_TASTES
    )
    assert own.tastes is not NO_TASTES and other.tastes is NO_TASTES
    assert replace(own, tastes=NO_TASTES).coal == other.coal == tuned().coal


def test_to_a_former_level_the_others_are_plain_bauers() -> None:
    seen = at(Step.FIRST_TAKING, seats=3, number=2)
    assert [w is PLAIN for w in named("former-steiger")(1).weights_by_seat(seen)].count(True) == 2


def test_replies_are_takings_after_the_move() -> None:
    for candidate in candidates(at(Step.FIRST_TAKING), SearchBudget(4, 1, 1, 99_999)):
        for reply in candidate.rollouts[0].replies:
            assert reply is None or isinstance(reply.what, Colour)
        assert any(candidate.rollouts[0].replies)


def test_the_end_of_the_game_is_no_phase() -> None:
    state = new_game(board(2, 8))
    Foresight([PLAIN] * 2).play_on(state, 8)
    seen = view(state, state.to_move)
    assert all(candidate.until is None for candidate in candidates(seen, SearchBudget(2, 1, 1, 99_999)))


def test_a_standing_is_the_worth_of_a_position_in_parts() -> None:
    state = new_game(mix(3, 3))
    Foresight([PLAIN] * 3).play_on(state, 4)
    horizon = horizon_before(state.box, state.year, state.season)
    for number, seat in enumerate(state.seats):
        found = standing(state, number, seat, horizon, PLAIN)
        assert found.total == pytest.approx(worth(seat, horizon, PLAIN))


@pytest.mark.parametrize("season", [Season.SPRING, Season.SUMMER, Season.AUTUMN])
@pytest.mark.parametrize("year", [1, 2, 3])
def test_the_water_of_a_phase_that_begins_has_come(year: int, season: int) -> None:
    state = at_start(Step.FIRST_TAKING, year=year, season=season)
    before, now = horizon_before(state.box, year, season), horizon_of(state)
    assert before.waters == now.waters
    assert (before.wet_next, before.phases) == (False, now.phases + 1)


# -- every plan --


@pytest.mark.parametrize("skip", range(0, 12, 3))
def test_every_plan_is_each_way_to_lay_the_fields_once(skip: int) -> None:
    seen = at(Step.PLANNING, skip=skip)
    assert seen.to_move is not None
    found = every_plan(seen, 10_000)
    assert found is not None
    lays = [plan.lays for plan in found[::2]]
    assert len(set(lays)) == len(lays)
    fields = open_fields(seen.seats[seen.to_move])
    assert all(tuple(lay.field for lay in each) == fields for each in lays)
    assert {each[len(seen.seats[seen.to_move].plan)] for each in lays} == set(legal_moves(seen))


def test_too_many_plans_are_none() -> None:
    assert every_plan(at(Step.PLANNING), 2) is None


# -- what is told --


@pytest.mark.parametrize("name", ["bauer", "steiger"])
@pytest.mark.parametrize("setup", [board(2, 2), mix(3, 19)], ids=["base", "valley"])
def test_options_are_told_in_parts(name: str, setup) -> None:  # type: ignore[no-untyped-def]
    told = 0
    for seen, moves, decision in decisions(new_game(setup), players(*[name] * setup.seats)):
        if not decision.options:
            continue
        told += 1
        assert decision.options[0].move == decision.move
        offered = [option.move for option in decision.options]
        assert set(offered) <= set(moves) and len(set(offered)) == len(offered) <= 4
        for option in decision.options:
            assert option.worth == pytest.approx(sum(part.vp for part in option.components))
            assert len({part.aspect for part in option.components}) == len(option.components)
        worths = [option.worth for option in decision.options]
        if seen.step in (Step.FIRST_TAKING, Step.PLANNING, Step.WORKING):
            assert worths[0] >= max(worths) - 1e-6, (seen.step, decision)
        if told > 60:
            break
    assert told > 20


def test_in_the_last_phase_nothing_is_told_of_later() -> None:
    told = [
        part.aspect
        for seen, _, decision in decisions(new_game(board(2, 2)), players("steiger", "knecht"))
        if (seen.year, seen.season, seen.step) == (seen.box.years, Season.AUTUMN, Step.FIRST_TAKING)
        for option in decision.options
        for part in option.components
    ]
    assert Aspect.NOW in told and Aspect.LATER not in told


def test_a_steiger_tells_whom_it_denies_what() -> None:
    texts = [
        part.text
        for _, _, decision in decisions(new_game(board(2, 2)), players("steiger", "bauer"))
        for option in decision.options
        for part in option.components
        if part.aspect == Aspect.DENIES
    ]
    assert all(text is not None and dict(text.values)["seat"] == SeatName(1) for text in texts)
    assert "component-denies-disks" in {text.id for text in texts if text}


def test_whom_it_denies_something_loses_against_the_average_that_is_told() -> None:
    """Seat 1 would fare best after one candidate of three, but loses less on average than seat 2."""

    def after(move: Move, *worths: float) -> Candidate:
        standings = tuple(Standing(vp, {}, {}) for vp in worths)
        rollout = Rollout(standings, 1, False, (None, None, None), OwnTurn(NO_DISKS, (), Seat()))
        return Candidate(move, (rollout,), 1)

    chosen, *others = [
        after(Take(pool, Colour.BROWN), 0.0, *worths)
        for pool, worths in enumerate([(0.0, 1.0), (12.0, 9.0), (0.0, 9.0)])
    ]
    told = denial_of(chosen, [chosen, *others], 0)
    assert told.vp == pytest.approx(fmean((1.0, 12.0, 9.0)) - 1.0)
    assert told.text == message("component-denies", seat=SeatName(2))


def test_what_is_told_is_made_once_and_when_it_is_looked_at() -> None:
    made = []

    def make() -> list[Message]:
        made.append(1)
        return [BECAUSE]

    decision = Decision(legal_moves(new_game(board(2, 1)))[0], LazySequence(make))
    assert not made
    assert decision.reasons == (BECAUSE,) and decision.reasons[0] == BECAUSE and len(made) == 1
    assert pickle.loads(pickle.dumps(decision)) == decision
    assert type(pickle.loads(pickle.dumps(decision)).reasons) is tuple


@pytest.mark.parametrize(("seats", "takings"), [(2, 3), (3, 3), (4, 4)])
def test_a_knappe_compares_three_first_takings_and_with_four_seats_four(seats: int, takings: int) -> None:
    seen = at(Step.FIRST_TAKING, seats)
    assert len(named("knappe")(1).choose(seen, legal_moves(seen)).options) == takings


@pytest.mark.parametrize(
    ("name", "seats", "phases"),
    [("knappe", 2, 0), ("steiger", 3, 1), ("steiger", 4, 0), ("meister", 4, 4), ("former-meister", 4, 1)],
)
def test_second_takings_are_played_on(name: str, seats: int, phases: int) -> None:
    seen = at(Step.SECOND_TAKING, seats)
    budget = cast(Steiger, named(name)(1)).budget(seen)
    assert (budget.phases if budget else 0) == phases


@pytest.mark.parametrize("name", ["steiger", "meister"])
def test_where_there_is_one_move_nothing_is_played_on(name: str) -> None:
    player = named(name)(1)
    seen = at(Step.FIRST_TAKING)
    only = legal_moves(seen)[:1]
    assert player.choose(seen, only).move == only[0]


def test_the_beginning_of_a_game_of_steigers() -> None:
    """The same view and seed give the same move, whoever thought before."""
    state, table = new_game(board(2, 9)), players("steiger", "steiger")
    for seen, moves, decision in islice(decisions(state, table), 60):
        assert players("steiger", "steiger")[seen.mover].choose(seen, moves) == decision
