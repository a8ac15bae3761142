"""As long as a winter's farmyard lies there, the whole table is in that winter."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.rules import Setup, new_game
from game.rules.events import DisksReturned, WaterTaken
from game.rules.state import GameState
from game.rules.terms import Resource, Season, Slot, Step
from game.scenes.play.lookback import LookBack
from game.scenes.play.scene import Play
from game.scenes.play.storing import StoragePlan
from game.scenes.stage.stage import Stage
from game.scenes.stage.yard.farm import slot_worth
from tests.english import english
from tests.rules.helpers import at_working
from tests.scenes.clicks import Hand
from tests.scenes.sitting import table
from tests.scenes.stage import stage
from tests.scenes.test_seats import reopened

KEPT = (Resource.COAL, Resource.WOOD)


def to_winter(animation: bool = False) -> Hand:
    """A hand at a winter that asks for nothing but to be read."""
    hand = table(animation=animation)
    while not hand.play.stage.winter_read:
        hand.decide()
    for _ in range(40):
        hand.step(2.0)
    return hand


@pytest.mark.parametrize(("year", "caption"), [(1, "for spring"), (3, None)])
def test_what_is_stored_and_scores_nothing_is_not_told_as_worth_nothing(
    year: int, caption: str | None
) -> None:
    state = new_game(Setup(seats=2, seed=1))
    state.year, state.step, state.to_move = year, Step.WINTER_STORAGE, 0
    state.seats[0].coal = state.seats[0].wood = 1
    coal, wood = (slot_worth(state, Slot.FARM, kept) for kept in KEPT)
    assert wood is not None and english(wood) == "wood: 1 VP"
    assert (english(coal) if coal is not None else None) == caption


@pytest.mark.parametrize("count", [1, 2])
def test_nothing_is_stored_for_a_spring_that_a_draft_ends_before(tmp_path: Path, count: int) -> None:
    """The end is reached with 1 VP, and not yet reached where it takes 2."""
    draft = tmp_path / "draft.toml"
    draft.write_text(f'[[end]]\nhave = "vp"\ncount = {count}\n', "utf-8")
    state = new_game(Setup(seats=2, seed=1, ruleset=str(draft)))
    state.step, state.to_move = Step.WINTER_STORAGE, 0
    state.seats[0].coal = state.seats[0].food = state.seats[0].score = 1
    over = count == 1
    assert (slot_worth(state, Slot.FARM, Resource.COAL) is None) == over
    for_lease = StoragePlan(state, {Slot.FARM: Resource.FOOD})._lease_kept()
    assert for_lease == (0 if over else 1)


@pytest.mark.parametrize("count", [1, 2])
def test_the_music_of_the_last_phase_is_heard_where_a_draft_ends_early(tmp_path: Path, count: int) -> None:
    draft = tmp_path / "draft.toml"
    draft.write_text(f'[[end]]\nhave = "vp"\ncount = {count}\n', "utf-8")
    tune = stage(at_working(season=Season.AUTUMN, seat={"score": 1}, ruleset=str(draft))).play.tune
    assert tune is not None and tune.last == (1 if count == 1 else 0)


def is_winters(stage: Stage, before: GameState, spring: GameState) -> None:
    """All seats have the water and the disks from before spring came."""
    for was, seat, then in zip(before.seats, stage.shown.seats, spring.seats, strict=True):
        assert (seat.cart1, seat.cart2, seat.water) == (was.cart1, was.cart2, was.water)
        assert seat.water < then.water and sum(seat.cart1) > sum(then.cart1)
    assert stage.shown.season == Season.WINTER
    assert [seat.water for seat in stage.seen.seats] == [seat.water for seat in before.seats]  # for the tips


@pytest.mark.long
@pytest.mark.parametrize("animation", [False, True])
def test_boards_show_the_winter_until_it_is_put_away(animation: bool) -> None:
    hand = to_winter(animation)
    play, turn = hand.play, hand.play.match.turns[-1]
    assert {WaterTaken, DisksReturned} <= {type(event) for event in turn.events}
    spring = play.match.state
    is_winters(play.stage, turn.before, spring)
    hand.click(play.stage.yard.button.center)
    for _ in range(40):
        hand.step(2.0)
    assert [seat.water for seat in play.stage.shown.seats] == [seat.water for seat in spring.seats]
    assert not any(sum(seat.cart1) for seat in play.stage.shown.seats[1:])


@pytest.mark.long
def test_a_winter_that_lies_there_again_is_that_winter() -> None:
    play = to_winter().play
    turn = play.match.turns[-1]
    play.session.look(play.sight)
    again = Play(play.context, reopened(play.session))
    assert again.stage.winter_read
    is_winters(again.stage, turn.before, play.match.state)


@pytest.mark.long
def test_who_looks_back_on_a_winter_sees_that_winter() -> None:
    play = to_winter().play
    turns = play.match.turns
    back = LookBack(play.stage, play.session, (len(turns) - 1,))
    assert back.stage.winter_read
    is_winters(back.stage, turns[-1].before, play.match.state)
