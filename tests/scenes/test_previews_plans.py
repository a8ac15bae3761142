"""What a plan is said to bring, and to lay for nothing, agrees with working it, in games played by chance."""

from __future__ import annotations

from random import Random

from game.rules import Setup, legal_moves, play
from game.rules.message import Message
from game.rules.moves import (
    Acquire,
    Activate,
    Decline,
    Drain,
    EndTurn,
    Lay,
    Stop,
)
from game.rules.state import GameState
from game.rules.terms import OWN_WORKERS, Field, Step
from game.scenes.play.waste import wasted
from game.scenes.stage.forecast import at_work, forecast
from game.scenes.stage.plan import PlanDraft
from game.scenes.stage.words import ACTIONS
from game.table.fieldwords import plan_said
from tests.scenes.previews import (
    actions_left,
    after,
    amounts,
    counts,
    decisions,
    difference,
    in_any_game,
    in_games,
    inner,
    values,
)


def check_plan(plan: PlanDraft, random: Random) -> None:
    """Compare what a plan is said to bring, and to lay for nothing, with working it."""
    working = at_work(plan)
    if working is None:
        return
    assert working.to_move is not None
    outlooks, moves = forecast(plan), legal_moves(working)
    for field, outlook in outlooks.items():
        tiles = {move.tile for move in moves if isinstance(move, Acquire) and move.field == field}
        assert {working.box.tiles[tile].id for tile in outlook.tiles} == tiles
        starts = [move for move in moves if isinstance(move, Activate) and move.field == field]
        for use, start in zip(_uses(outlook.said), starts, strict=True):
            then, events = after(working, start)
            assert amounts(use) == difference(working, then, events), use
            assert sum(counts(use)) == actions_left(then), use
            possible = [values(one)["possible"] for one in inner(use) if "possible" in values(one)]
            assert longest(then) == (possible or [actions_left(then)])[0], use
        check_caption(working, plan.on(field), outlook.said)
    check_order(working, wasted(working), random, {field: one.said for field, one in outlooks.items()})
    assert sum(working.seats[working.to_move].disks) == sum(plan.disks_left)


def longest(state: GameState) -> int:
    """Return the most actions that the worker at work can do; removing 2 water makes none more than 1."""
    moves = [move for move in legal_moves(state) if isinstance(move, ACTIONS)]
    if not moves or not actions_left(state):
        return 0
    small = [move for move in moves if move != Drain(2) or Drain(1) not in moves]
    return 1 + max(longest(after(state, move)[0]) for move in small)


def _uses(said: Message) -> list[Message]:
    """Return what an outlook says of work, one for each way to start it."""
    return [one for one in inner(said) if one.id == "play-uses"]


def alone(work: Message) -> int:
    """Return how much a caption says a worker does, if no other has done the same before."""
    if work.id == "field-plan-goods-either":
        first = values(work)["first"]
        return first if isinstance(first, int) else sum(amounts(first).values())
    return sum(counts(work)) + sum(amounts(work).values())


def check_caption(working: GameState, lay: Lay, outlook: Message) -> None:
    """The words at the foot of an own worker's field have the figures of the outlook."""
    assert working.to_move is not None
    if lay.field not in OWN_WORKERS:
        return
    seat = working.seats[working.to_move]
    beside = seat.lay_on(Field.FARMHAND if lay.field == Field.FARMER else Field.FARMER)
    said = plan_said(working, seat, lay, beside)
    works = [one for one in inner(said or ()) if one.id.startswith("field-plan-")]
    works = [one for one in works if one.id != "field-plan-development"]
    for use in _uses(outlook):
        assert works, (said, use)
        if len(works) == 1 and not lay.special:
            assert alone(works[0]) == sum(amounts(use).values()) + sum(counts(use)), (said, use)


def check_order(
    working: GameState, vain: tuple[Lay, ...], random: Random, said: dict[Field, Message]
) -> None:
    """Work a plan in any order: who is said to be idle stays so, and nobody brings other than is said."""
    copy, number = working.copy(), working.to_move
    while copy.to_move == number and copy.step == Step.WORKING:
        moves = legal_moves(copy)
        starts = [move for move in moves if isinstance(move, Activate | Acquire)]
        assert not {move.field for move in starts} & {lay.field for lay in vain}
        busy = [move for move in moves if not isinstance(move, EndTurn | Stop | Decline)] or moves
        move = random.choice(busy)
        if isinstance(move, Activate) and move.colour is None:
            check_start(copy, move, said[move.field])
        play(copy, move, None)


def check_start(state: GameState, move: Activate, said: Message) -> None:
    """A worker brings what was said of it, or that and what it does more as the second."""
    assert state.to_move is not None
    lay, uses = state.seats[state.to_move].lay_on(move.field), _uses(said)
    if len(uses) != 1 or (lay and lay.basket):
        return  # nothing could be done when the turn began, a colour was open, or the mining falls away (16)
    then, events = after(state, move)
    brought = sum(difference(state, then, events).values()) + actions_left(then)
    promised = sum(amounts(uses[0]).values()) + sum(counts(uses[0]))
    more = [values(one)["more"] for one in inner(said) if one.id == "play-outlook-second"]
    assert brought - promised in (0, *more), (said, move)


# -- games ----------------------------------------------------------------------------------------------


def check_game(setup: Setup) -> None:
    """Play a game by chance and check every plan."""
    random, lays = Random(setup.seed), list[Lay]()
    for state, _, move in decisions(setup, setup.seed):
        if isinstance(move, Lay):
            if not lays:
                blank = PlanDraft.blank(state.copy())
            lays.append(move)
            if len(lays) == len(blank.lays):
                check_plan(PlanDraft(blank.state, tuple(lays)), random)
                lays.clear()


@in_games
def test_every_plan_brings_what_is_said(setup: Setup) -> None:
    check_game(setup)


@in_any_game
def test_every_plan_of_any_game_brings_what_is_said(setup: Setup) -> None:
    check_game(setup)
