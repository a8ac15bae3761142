"""The messages of the table: the open question, the large button."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import assert_never

from game.rules import effects, legal_moves, play
from game.rules import moves as m
from game.rules.engine import effect_at, has_taken, is_free
from game.rules.message import Amount, Message, SeatName, TileName, Value, message
from game.rules.state import Activity, GameState, TileEffect
from game.rules.terms import Ability, Field, Place, Resource, Step
from game.scenes.stage.plan import mover

NOTHING_HERE = message("refused-nothing-here")
KIEPENKERL = TileName("28")
ACTIONS = (m.Dig, m.Drain, m.Reel)


def question(state: GameState, legal: Sequence[m.Move]) -> Message:
    """Return the question to the seat to move, by what it can do."""
    if state.to_move is None:
        return message("play-over")
    return asked(state.to_move, _question(state, legal))


def asked(seat: int, what: Message) -> Message:
    """Return a question with the seat it is put to."""
    return message("play-asked", seat=SeatName(seat), what=what)


def without_seat(said: str | Message) -> str | Message:
    """Return a question without the seat it is put to, which is shown beside it; anything else as it is."""
    if isinstance(said, str) or said.id != "play-asked":
        return said
    return message("play-asked-without-seat", what=dict(said.values)["what"])


def actions(left: int) -> Message:
    """Return so many actions of a worker."""
    return message("play-actions", count=left)


def _question(state: GameState, legal: Sequence[m.Move]) -> Message:
    pending = state.pending[-1] if state.pending else None
    if isinstance(pending, Activity):
        return _at_actions(state, legal, pending)
    if isinstance(pending, TileEffect):
        return _settling(state, legal, effect_at(state, pending), TileName(state.box.tiles[pending.tile].id))
    if state.step == Step.WORKING:
        return _at_work(state, legal)
    if state.step == Step.WINTER_SCORING:
        return message("play-ask-scoring", free=_free(legal))
    if state.step == Step.WINTER_STORAGE:
        return _storing(legal)
    if state.step == Step.AUTUMN_WATER:
        return _gift(state, legal)
    return _taking(state, {type(move) for move in legal})


def _at_actions(state: GameState, legal: Sequence[m.Move], worker: Activity) -> Message:
    """Return the number of actions a worker has left, and what must come before the next one, if anything."""
    left: dict[str, Value] = {"field": Field(worker.field), "actions": actions(worker.left)}
    if any(isinstance(move, ACTIONS) for move in legal):
        return message("play-ask-actions", **left)
    return message("play-ask-actions-first", free=_first(state, legal, ACTIONS), **left)


def _first(
    state: GameState, legal: Sequence[m.Move], wanted: type[m.Move] | tuple[type[m.Move], ...]
) -> tuple[Message, ...]:
    """Return the free actions that must come before a move: those after which it is possible, else all."""
    return _opening(state, legal, wanted) or _free([move for move in legal if is_free(move)])


def _opening(
    state: GameState, legal: Sequence[m.Move], wanted: type[m.Move] | tuple[type[m.Move], ...]
) -> tuple[Message, ...]:
    """Return the free actions after which a move is possible."""
    free = [move for move in legal if is_free(move)]
    return _free([move for move in free if any(isinstance(one, wanted) for one in legal_after(state, move))])


def legal_after(state: GameState, move: m.Move) -> Sequence[m.Move]:
    """Return the legal moves after a move."""
    copy = state.copy()
    play(copy, move, None)
    return legal_moves(copy)


def _settling(state: GameState, legal: Sequence[m.Move], effect: effects.Asking, tile: TileName) -> Message:
    """Return the question of a development to the seat that acquired it."""
    kinds = {type(move) for move in legal}
    match effect:
        case effects.HandOver(source):
            coal = message(f"play-coal-of-{source}", coal=Amount(1, "coal"))
            return message("play-ask-hand-over", coal=coal)
        case effects.MayDrain():
            most = max((move.water for move in legal if isinstance(move, m.Drain)), default=0)
            return message("play-ask-drain", water=Amount(most, "water"), most=most)
        case effects.MayDig() if m.Dig in kinds:
            return message("play-ask-dig", coal=Amount(1, "coal"))
        case effects.MayDig():
            return message("play-ask-dig-first", coal=Amount(1, "coal"), free=_first(state, legal, m.Dig))
        case effects.MarkerOffer():
            return message("play-ask-marker")
        case effects.BonusOffer():
            return message("play-ask-bonus")
        case effects.KiepenkerlTrade():
            load = Amount(1, Resource(state.kiepenkerl))
            return message("play-ask-trade", load=load, tile=KIEPENKERL)
        case effects.ChooseOne() if m.Choose not in kinds:
            return message("play-ask-choice-first", tile=tile, free=_first(state, legal, m.Choose))
        case effects.ChooseOne(options) if all(map(_only_costs, options)):
            return message("play-ask-spend", tile=tile)
        case effects.ChooseOne(optional=True):
            return message("play-ask-choice-or-none", tile=tile)
        case effects.ChooseOne():
            return message("play-ask-choice", tile=tile)
    assert_never(effect)


def _only_costs(option: effects.Exchange) -> bool:
    return option.pay != effects.NOTHING and option.gain == effects.NOTHING and not option.then


def _at_work(state: GameState, legal: Sequence[m.Move]) -> Message:
    """Return the question between two workers."""
    kinds = {type(move) for move in legal}
    if m.Activate in kinds:
        return message("play-ask-worker-or-tile" if m.Acquire in kinds else "play-ask-worker")
    if m.Acquire in kinds:
        return message("play-ask-tile")
    if opening := _opening(state, legal, (m.Activate, m.Acquire)):
        return message("play-ask-worker-first", free=opening)
    free = _free(legal)
    return message("play-ask-done-or-free", free=free) if free else message("play-ask-done")


def _free(legal: Sequence[m.Move]) -> tuple[Message, ...]:
    """Return the free actions that are possible."""
    kinds = {type(move) for move in legal}
    able = (
        (m.Prop, _props(move for move in legal if isinstance(move, m.Prop))),
        (m.Burn, message("play-free-burn")),
        (m.UseMarker, message("play-free-marker")),
    )
    return tuple(said for kind, said in able if kind in kinds)


def _props(moves: Iterable[m.Prop]) -> Message:
    """Return the goods that may be placed as props, and the place if there is only one."""
    laid = {(prop_good(move), Place(move.place)) for move in moves}
    goods, places = (tuple(sorted(set(one))) for one in zip(*laid, strict=True)) if laid else ((), ())
    if len(places) == 1:
        return message("play-free-prop-in", goods=goods, place=places[0])
    return message("play-free-prop", goods=goods)


def prop_good(move: m.Prop) -> Resource:
    """Return the good that is placed as a prop."""
    return Resource.IRON if move.iron else Resource.WOOD


def _storing(legal: Sequence[m.Move]) -> Message:
    """Return the question of storage; who has nothing that fits is asked for free actions alone (R-46)."""
    if any(isinstance(move, m.Store) and move.resource is not None for move in legal):
        return message("play-ask-storage")
    return message("play-ask-before-storage", free=_free(legal))


def _gift(state: GameState, legal: Sequence[m.Move]) -> Message:
    """Return the question of Thanksgiving: what giving a food brings (tile 29)."""
    brings: list[Value] = [Amount(state.box.ruleset.valley.thanksgiving.vp, "vp")]
    if not mover(state).has(Ability.BUCKET):
        brings.append(message("play-no-water"))
    to_supply = any(isinstance(move, m.GiveFood) and move.to is None for move in legal)
    id = "play-ask-gift-to-supply" if to_supply else "play-ask-gift"
    return message(id, food=Amount(1, Resource.FOOD), brings=tuple(brings))


def _taking(state: GameState, kinds: set[type[m.Move]]) -> Message:
    """Return the question of a step, with the Oil Lamp's swap where it is possible (tile 32)."""
    if m.Swap in kinds and m.Take not in kinds:
        return message("play-ask-swap")
    step, figures = Step(state.step), _figures(state)
    said = message(_QUESTIONS[step], **figures.get(step, {}))
    return message("play-ask-with-lamp", asked=said) if m.Swap in kinds else said


def _figures(state: GameState) -> dict[Step, dict[str, Value]]:
    """Return the figures of the questions that tell any."""
    limit = state.box.ruleset.taking.limit
    return {
        Step.SECOND_TAKING: {"limit": limit},
        Step.WATER_RETURN: {"limit": limit, "water": Amount(1, "water")},
    }


_QUESTIONS = {
    Step.CART_CHOICE: "play-ask-cart",
    Step.FIRST_TAKING: "play-ask-first-taking",
    Step.SECOND_TAKING: "play-ask-second-taking",
    Step.WATER_RETURN: "play-ask-water-return",
    Step.PLANNING: "play-ask-planning",
}


def button_said(state: GameState, move: m.Move | None) -> Message:
    """Return the text of the large button."""
    if state.step == Step.PLANNING:
        return message("play-button-planned")
    if state.step == Step.WINTER_STORAGE:
        return message("play-button-stored")
    if isinstance(move, m.Stop):
        return message("play-button-stop")
    if _keeps_lamp(state):
        return message("play-button-lamp")
    without = "play-button-without"
    return message(without if state.pending else _BUTTONS.get(Step(state.step), without))


def _keeps_lamp(state: GameState) -> bool:
    """Return True if to decline means to do without a swap after one's own taking (32)."""
    if state.to_move is None or state.step not in (Step.FIRST_TAKING, Step.SECOND_TAKING):
        return False
    return has_taken(state, state.seats[state.to_move])


_BUTTONS = {
    Step.AUTUMN_WATER: "play-button-gift",
    Step.SECOND_TAKING: "play-button-taken",
    Step.WATER_RETURN: "play-button-water",
    Step.WORKING: "play-button-turn",
    Step.WINTER_SCORING: "play-button-score",
}
