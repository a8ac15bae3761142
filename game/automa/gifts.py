"""Decisions about the gift at Thanksgiving and the cart of the Towpath Horse (29, 27)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.automa.development_worth import worth_trying
from game.automa.horizon import horizon_before
from game.automa.priorities import worth
from game.automa.trials import Trial, merit
from game.automa.weights import Weights
from game.rules.engine import COUNT_FIRST, COUNT_SECOND
from game.rules.message import Amount, Message, SeatName, message
from game.rules.moves import CountCart, GiveFood, Move
from game.rules.player import Decision, Point
from game.rules.state import GameState
from game.rules.terms import Ability, Resource


def gift(state: GameState, moves: Sequence[Move], weights: Weights) -> Decision:
    """Decide to give 1 food or not, whichever leaves the seat better for the autumn."""
    found = sorted((_tried(state, move, weights) for move in worth_trying(state, moves)), key=merit)
    best = found[0]
    if not isinstance(best.move, GiveFood):
        return Decision(best.move, (message("reason-give-no-food"),))
    scored = Amount(state.box.ruleset.valley.thanksgiving.vp, "vp")
    point = Point((), message("advise-vp", vp=scored), "29")
    return Decision(best.move, tuple(_gift_reasons(state, best.move)), points=(point,))


def _gift_reasons(state: GameState, move: GiveFood) -> Iterator[Message]:
    food, vp = Amount(1, Resource.FOOD), Amount(state.box.ruleset.valley.thanksgiving.vp, "vp")
    if move.to is None:
        yield message("reason-give-food-to-supply", food=food, vp=vp)
    else:
        least = min(seat.score for at, seat in enumerate(state.seats) if at != state.mover)
        last = state.seats[move.to].score == least
        id = "reason-give-food" if last else "reason-give-food-last-without"
        yield message(id, food=food, vp=vp, to=SeatName(move.to))
    if not state.seats[state.mover].has(Ability.BUCKET):
        yield message("reason-take-water-all-the-same" if move.water else "reason-leave-water")


def _tried(state: GameState, move: Move, weights: Weights) -> Trial:
    """Return a gift as a trial: its cost and gain, and the water that comes or does not."""
    after = state.seats[state.mover].copy()
    lost, water = 0.0, True
    if isinstance(move, GiveFood):
        after.food -= 1
        after.score += state.box.ruleset.valley.thanksgiving.vp
        lost = 0.0 if move.to is None else weights.gift
        water = move.water
    if water and not after.has(Ability.BUCKET):
        after.water += 1
    horizon = horizon_before(state.box, state.year, state.season)
    return Trial(worth(after, horizon, weights) - lost, move, after)


def cart(state: GameState) -> Decision:
    """Decide for the cart that plays earlier: first to take, and first to acquire."""
    seat = state.seats[state.mover]
    first, second = state.box.value_of(seat.cart1), state.box.value_of(seat.cart2)
    move: CountCart = COUNT_SECOND if second < first else COUNT_FIRST
    if first == second:
        return Decision(move, (message("reason-count-either-cart", cart=move.cart, value=first),))
    low, high = sorted((first, second))
    reason = message("reason-count-cart", cart=move.cart, low=low, high=high)
    return Decision(move, (reason,), points=(Point((), message("advise-earlier"), "D6"),))
