"""What the large button is said to give away can still be done, and what is proposed gives away nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from game.rules import Setup, legal_moves, play
from game.rules.engine import lease_for
from game.rules.events import DisksTaken, Event, Lost, Scored, Stored
from game.rules.message import Message
from game.rules.moves import (
    Acquire,
    Activate,
    Decline,
    Dig,
    Drain,
    EndTurn,
    Move,
    ReturnWater,
    Stop,
    Store,
    Take,
)
from game.rules.state import Activity, GameState, Storing
from game.rules.terms import Resource, Slot, Step
from game.scenes.play.storing import StoragePlan
from game.scenes.play.waste import forfeits
from game.scenes.stage.words import question
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

Ranked = tuple[int, int]
"""What a storing brings: VP now, and pieces of the next lease that it keeps."""


# -- the button -----------------------------------------------------------------------------------------


def check_forfeits(state: GameState, legal: list[Move], random: Random) -> None:
    """Compare what a move is said to give away with what else can be done."""
    for move in legal:
        said = forfeits(state, move)
        match move:
            case EndTurn():
                check_end(state, legal, said, random)
            case Stop():
                check_stop(state, said)
            case Decline() if state.step == Step.SECOND_TAKING:
                takings = [after(state, one)[1] for one in legal if isinstance(one, Take)]
                taken = [event.amount for told in takings for event in told if isinstance(event, DisksTaken)]
                assert counts(said or ()) == ([max(taken)] if taken else [])
            case Decline() if state.step == Step.WATER_RETURN:
                returned = difference(state, *after(state, ReturnWater()))
                assert amounts(said) == {"water": -returned["water"]}
            case Decline():
                asked = {one.id for one in inner(question(state, legal))}
                offered = {"play-ask-dig", "play-ask-dig-first", "play-ask-drain"}
                assert (said is not None) == bool(asked & offered)
                drained = [one.water for one in legal if isinstance(one, Drain)]
                assert amounts(said or ())["water"] == max(drained, default=0)
            case Dig():
                assert counts(said or ()) == lost_by(state, move)
            case _:
                assert said is None


def lost_by(state: GameState, dig: Dig) -> list[int]:
    """Return the drains open to a worker that exhausts the Pinge, and so is done (E6); else none."""
    worker, number = state.pending[-1], state.to_move or 0
    then = after(state, dig)[0]
    exhausts = then.seats[number].exhausted and not state.seats[number].exhausted
    if not exhausts or not isinstance(worker, Activity) or worker.left == 1:
        return []
    assert not any(isinstance(one, Activity) and one.field == worker.field for one in then.pending)
    ahead, drained = state.copy(), 0
    while drained < worker.left - 1 and (
        drains := [one for one in legal_moves(ahead) if isinstance(one, Drain)]
    ):
        play(ahead, max(drains, key=lambda one: one.water), None)
        drained += 1
    return [drained] if drained else []


def check_end(state: GameState, legal: list[Move], said: Message | None, random: Random) -> None:
    """Who could start now is named at the end of a turn, and so is whoever starts if the turn goes on."""
    named = {values(one)["field"] for one in inner(said or ()) if one.id in ("play-field", "play-vain")}
    assert {move.field for move in legal if isinstance(move, Activate | Acquire)} <= named
    copy, number = state.copy(), state.to_move
    while copy.to_move == number and copy.step == Step.WORKING:
        moves = [move for move in legal_moves(copy) if not isinstance(move, EndTurn)]
        if not moves:
            return
        move = random.choice(moves)
        assert not isinstance(move, Activate | Acquire) or move.field in named
        play(copy, move, None)


def check_stop(state: GameState, said: Message | None) -> None:
    """A worker who stops gives away the actions that are left, unless it may start again."""
    worker, (then, _) = state.pending[-1], after(state, Stop())
    assert isinstance(worker, Activity) and state.to_move is not None
    again = not worker.windlass and not then.seats[state.to_move].worked >> worker.field & 1
    assert counts(said or ()) == ([] if again else [actions_left(state)])


# -- storage --------------------------------------------------------------------------------------------


def check_storage(state: GameState) -> None:
    """What is proposed brings what it says, and no other storing brings more or keeps more of the lease."""
    proposed = StoragePlan.proposed(state)
    assert _ranked(state, proposed.moves) == max(_ranked(state, way) for way in _storings(state, []))
    assert proposed.forfeits is None
    lost = [event for event in _events(state, proposed.moves) if isinstance(event, Lost)]
    lost = [event for event in lost if event.seat == state.to_move]
    assert {Resource(event.resource): event.amount for event in lost} == {
        kind: left for kind in Resource if (left := proposed.left(kind))
    }
    for way in _storings(state, []):
        plan = StoragePlan(state, {move.slot: move.resource for move in way if move.resource is not None})
        vp, given = _ranked(state, way)[0], amounts(plan.forfeits or ())
        assert plan.vp == sum(map(plan.worth, plan.put)) == vp
        assert given["vp"] == proposed.vp - vp


def _storings(state: GameState, done: list[Store]) -> Iterator[list[Store]]:
    """Yield every way to store, move by move."""
    for move in legal_moves(state):
        if isinstance(move, Store):
            then, _ = after(state, move)
            same = then.to_move == state.to_move and then.step == state.step and then.pending
            if same and move.slot < then.pending[-1].slot:  # type: ignore[union-attr]
                yield from _storings(then, [*done, move])
            else:
                yield [*done, move]


def _ranked(state: GameState, moves: list[Store]) -> Ranked:
    """Return what a storing brings, from what then happens."""
    number = state.to_move
    assert number is not None
    vp, kept = 0, Counter[Resource]()
    for event in _events(state, moves):
        if isinstance(event, Scored) and (event.seat, event.rule) == (number, "W3"):
            vp += event.vp
        if isinstance(event, Stored) and event.seat == number:
            kept[Resource(event.resource)] += 1
    if state.year == state.box.years:
        return vp, 0
    due = lease_for(state, state.seats[number], ahead=1)
    return vp, sum(min(kept[kind], getattr(due, kind.label)) for kind in Resource)


def _events(state: GameState, moves: list[Store]) -> list[Event]:
    """Return what happens when these moves are played."""
    copy = state.copy()
    return [event for move in moves for event in play(copy, move)]


# -- games ----------------------------------------------------------------------------------------------


def check_game(setup: Setup) -> None:
    """Play a game by chance and check what is given away at every decision."""
    random = Random(setup.seed)
    for state, legal, _ in decisions(setup, setup.seed):
        if state.step not in (Step.PLANNING, Step.WINTER_STORAGE):
            check_forfeits(state, legal, random)
        elif state.step == Step.WINTER_STORAGE and state.pending[-1] == Storing(Slot.FARM, (0,) * 4):
            check_storage(state)


@in_games
def test_whatever_is_given_away_is_said_and_could_be_done(setup: Setup) -> None:
    check_game(setup)


@in_any_game
def test_whatever_is_given_away_in_any_game_is_said(setup: Setup) -> None:
    check_game(setup)
