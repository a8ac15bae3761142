"""Whatever the table promises beforehand agrees with what then happens, in games played by chance."""

from __future__ import annotations

from collections import Counter

import pytest

from game.rules import Setup, legal_moves
from game.rules.engine import WINDLASS, may_develop
from game.rules.events import (
    DebtReturned,
    DisksTaken,
    DistantPaid,
    Event,
    Gained,
    LeasePaid,
    OrderSet,
    Scored,
    Spent,
    WaterTaken,
)
from game.rules.message import SeatName
from game.rules.moves import (
    Acquire,
    Activate,
    Burn,
    Choose,
    CountCart,
    Decline,
    Dig,
    Drain,
    EndTurn,
    GiveCoal,
    GiveFood,
    Lay,
    Move,
    Prop,
    Reel,
    ReturnWater,
    Stop,
    Store,
    Swap,
    Take,
    TakeBonus,
    TakeMarker,
    UseMarker,
)
from game.rules.state import GameState
from game.rules.terms import OWN_WORKERS, Marker, Step
from game.scenes.stage.deeds import chosen, deed
from game.scenes.stage.tips import reach
from game.scenes.stage.words import button_said, question
from game.scenes.stage.yard.farm import lease_said
from game.table.developments import arrival_left
from game.table.pools import takes_most
from tests.owning import owns
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

ASKED: dict[str, tuple[type[Move], ...]] = {
    "play-ask-actions": (Dig, Drain, Reel),
    "play-ask-actions-first": (Stop,),
    "play-ask-hand-over": (GiveCoal,),
    "play-ask-drain": (Drain,),
    "play-ask-dig": (Dig,),
    "play-ask-dig-first": (Decline,),
    "play-ask-marker": (TakeMarker,),
    "play-ask-bonus": (TakeBonus,),
    "play-ask-trade": (Choose,),
    "play-ask-spend": (Choose,),
    "play-ask-choice": (Choose,),
    "play-ask-choice-or-none": (Choose,),
    "play-ask-choice-first": (Decline,),
    "play-ask-worker": (Activate,),
    "play-ask-worker-or-tile": (Activate,),
    "play-ask-tile": (Acquire,),
    "play-ask-worker-first": (Prop, Burn, UseMarker),
    "play-ask-done": (EndTurn,),
    "play-ask-done-or-free": (EndTurn,),
    "play-ask-scoring": (Decline,),
    "play-ask-gift": (GiveFood,),
    "play-ask-gift-to-supply": (GiveFood,),
    "play-ask-swap": (Swap,),
    "play-ask-with-lamp": (Swap,),
    "play-ask-cart": (CountCart,),
    "play-ask-first-taking": (Take,),
    "play-ask-second-taking": (Take,),
    "play-ask-water-return": (ReturnWater,),
    "play-ask-storage": (Store,),
    "play-ask-before-storage": (Prop, Burn),
    "play-free-prop": (Prop,),
    "play-free-prop-in": (Prop,),
    "play-free-burn": (Burn,),
    "play-free-marker": (UseMarker,),
}
"""What a question tells to do, as kinds of moves of which one must be possible."""
BUTTONS: dict[str, type[Move]] = {
    "play-button-stop": Stop,
    "play-button-lamp": Decline,
    "play-button-without": Decline,
    "play-button-gift": Decline,
    "play-button-taken": Decline,
    "play-button-water": Decline,
    "play-button-turn": EndTurn,
    "play-button-score": Decline,
}
rule = pytest.mark.rule


# -- moves ----------------------------------------------------------------------------------------------


def check_deed(state: GameState, move: Move) -> None:
    """Compare what a move is said to do with what it does."""
    said = deed(move, state)
    then, events = after(state, move)
    changed, told = difference(state, then, events), amounts(said)
    match move:
        case Take(pool, colour):
            (taken,) = [event.amount for event in events if isinstance(event, DisksTaken)]
            assert taken == min(state.action[pool][colour], takes_most(state))
            assert told == {colour.name.lower(): taken} | changed, said
        case Activate():
            assert told == changed, said
            assert sum(counts(said)) == actions_left(then), said
        case Acquire(pay=pay):
            assert [event.resource for event in events if isinstance(event, DistantPaid)] == [*_paid(pay)]
            assert told == {one.name.lower(): 1 for one in _paid(pay)}
            scored = [event.vp for event in events if isinstance(event, Scored) and event.rule == "B3"]
            tile = state.box.tiles[state.box.index[move.tile]]
            assert not tile.black or scored == [*arrival_left(state, tile)[:1]]
        case Prop() | Burn() if state.step == Step.WORKING:
            paid = "iron" if isinstance(move, Prop) and move.iron else "wood"
            assert changed == {**told, paid: -told[paid]}, said
        case Drain() | ReturnWater():
            assert changed == {"water": -told["water"]}, said
        case Reel():
            assert told == {"coal": 1} and changed == {"shaft": -1, "coal": 1}
        case Dig():
            assert told == {"coal": 1} and changed in ({"coal": 1}, {"shaft": 1})
        case UseMarker(Marker.HAULING_CABLE):
            assert changed == {"vp": told["vp"], "water": -told["water"]}
        case UseMarker(Marker.WINDLASS):
            assert counts(said) == [actions_left(then)]
        case UseMarker():
            assert told == {what: abs(count) for what, count in changed.items()}
        case CountCart():
            orders = [event for event in events if isinstance(event, OrderSet)]
            for event in orders:
                assert values(said)["value"] == event.values[event.order.index(state.to_move)]
        case Choose() if not chosen(move, state).then:
            assert told <= passed(events)
        case GiveFood():
            wet = any(one.id == "play-gift-wet" for one in inner(said))
            assert (changed["food"], changed["water"] > 0) == (-told["food"], wet)
            assert changed["vp"] == amounts(question(state, legal_moves(state)))["vp"]


def passed(events: list[Event]) -> Counter[str]:
    """Return what goes to and from the supply, and what is scored."""
    found: Counter[str] = Counter()
    for event in events:
        match event:
            case Gained(what=what, amount=amount) | Spent(what=what, amount=amount):
                found[what] += amount
            case WaterTaken(amount=amount):
                found["water"] += amount
            case DebtReturned(amount=amount):
                found["debt"] += amount
            case Scored(vp=vp):
                found["vp"] += vp
    return found


def _paid(pay: object) -> list[object]:
    return [] if pay is None else [pay]


# -- questions ------------------------------------------------------------------------------------------


def check_question(state: GameState, legal: list[Move]) -> None:
    """Whatever a question tells to do is possible, and its figures are those of the moves."""
    kinds = {type(move) for move in legal if not (isinstance(move, Store) and move.resource is None)}
    said = question(state, legal)
    for one in inner(said):
        if one.id in ASKED:
            assert any(kind in kinds for kind in ASKED[one.id]), (said, legal)
        if one.id == "play-ask-drain":
            assert values(one)["most"] == max(move.water for move in legal if isinstance(move, Drain))
        if one.id.startswith("play-ask-actions"):
            assert counts(one) == [actions_left(state)]
        if one.id == "play-ask-worker-or-tile":
            assert Acquire in kinds
        if one.id.startswith("play-ask-done"):
            free = [move for move in legal if not isinstance(move, EndTurn) and move != WINDLASS]
            then = [move for start in free for move in legal_moves(after(state, start)[0])]
            assert not any(isinstance(move, Activate | Acquire) for move in then)
    assert (takes_most(state) > 0) == (Take in kinds)


def check_button(state: GameState, legal: list[Move]) -> None:
    """The large button says what its move does."""
    plain = next((move for move in legal if isinstance(move, Stop | Decline)), None)
    move = plain or next((move for move in legal if isinstance(move, EndTurn)), None)
    if move is not None:
        assert BUTTONS[button_said(state, move).id] is type(move)


# -- developments ---------------------------------------------------------------------------------------


def check_reach(state: GameState, legal: list[Move]) -> None:
    """A development that is said to be within reach can be had, at the price that is said."""
    assert state.to_move is not None
    bought: dict[str, set[object]] = {}
    for move in legal:
        if isinstance(move, Acquire):
            bought.setdefault(move.tile, set()).add(move.pay)
    ready, owned = _ready(state), state.seats[state.to_move].tiles
    for tile in state.box.tiles:
        said = reach(state, state.to_move, tile.index)
        if tile.id not in bought:
            able = ready and any(tile in state.box.meeting(lay, owned) for lay in ready)
            assert not able or said.id not in ("reach-free", "reach-priced"), (said, tile.id)
        elif bought[tile.id] == {None}:
            assert said.id == ("reach-free" if tile.price is None else "reach-priced")
        else:
            price = values(said)["price"]
            assert said.id == "reach-distant" and isinstance(price, tuple)
            assert bought[tile.id] <= {what for _, what in price}  # type: ignore[misc]
            assert values(said)["owner"] == SeatName(state.stacks[tile.index][-1])


def _ready(state: GameState) -> list[Lay]:
    """Return the lays whose workers could acquire a development now."""
    assert state.to_move is not None
    seat = state.seats[state.to_move]
    if state.pending:
        return []
    lays = [lay for lay in seat.plan if lay.field in OWN_WORKERS and may_develop(seat, lay.field)]
    return [lay for lay in lays if not seat.worked >> lay.field & 1]


def check_lease(state: GameState, move: Move) -> None:
    """What the winter's farmyard asks of a seat is paid, or missing and so debt (W2, 46)."""
    for event in after(state, move)[1]:
        if isinstance(event, LeasePaid):
            said = lease_said(state, state.year)[-1 if owns(state, event.seat, "46") else 0]
            paid = (event.food, event.wood, event.coal, event.iron, event.thaler, event.debt)
            asked = amounts(values(said)["lease"])
            assert sum(paid) == asked.total()


# -- games ----------------------------------------------------------------------------------------------


def check_game(setup: Setup) -> None:
    """Play a game by chance and check every preview at every decision."""
    for state, legal, move in decisions(setup, setup.seed):
        if state.step == Step.PLANNING:
            continue
        check_question(state, legal)
        if state.step != Step.WINTER_STORAGE:
            check_button(state, legal)
        if state.step == Step.WORKING:
            check_reach(state, legal)
        for one in legal:
            check_deed(state, one)
        check_lease(state, move)


@in_games
def test_every_preview_agrees_with_what_then_happens(setup: Setup) -> None:
    check_game(setup)


@in_any_game
def test_every_preview_agrees_in_any_game(setup: Setup) -> None:
    check_game(setup)
