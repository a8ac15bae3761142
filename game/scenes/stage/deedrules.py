"""The rule, ruling or development that a move is done by: where the rules open for it."""

from __future__ import annotations

from typing import Final

from game.rules import moves as m
from game.rules.ids import RuleOrTile
from game.rules.state import Activity, GameState, TileEffect
from game.rules.terms import Step

OF_MOVES: Final[dict[type[m.Move], RuleOrTile]] = {
    m.Burn: "15",
    m.CountCart: "27",
    m.EndTurn: "E1",
    m.GiveFood: "29",
    m.Lay: "P3",
    m.Prop: "M3",
    m.ReturnWater: "D5",
    m.Store: "W3",
    m.Swap: "32",
}
OF_STEPS: Final[dict[Step, RuleOrTile]] = {
    Step.FIRST_TAKING: "D1",
    Step.SECOND_TAKING: "D2",
    Step.WATER_RETURN: "D5",
    Step.AUTUMN_WATER: "29",
    Step.WORKING: "E1",
    Step.WINTER_SCORING: "E2",
    Step.WINTER_STORAGE: "E2",
}
"""The rule of a step, for taking in it and for whoever declines."""


def rule_of_move(move: m.Move, state: GameState) -> RuleOrTile:
    """Return the id of the rule that a move is done by."""
    match move:
        case m.Activate(field):
            return state.box.crew.workers[field].rule
        case m.Acquire(_, tile):
            return tile
        case m.UseMarker(marker):
            return next(tile.id for tile in state.box.tiles if tile.marker == marker)
    return OF_MOVES.get(type(move)) or _of_what_goes_on(state)


def _of_what_goes_on(state: GameState) -> RuleOrTile:
    """Return the rule of the worker at work or of the development that is settled, else of the step."""
    waiting = state.pending[-1] if state.pending else None
    if isinstance(waiting, TileEffect):
        return state.box.tiles[waiting.tile].id
    if isinstance(waiting, Activity):
        return "25" if waiting.windlass else state.box.crew.workers[waiting.field].rule
    return OF_STEPS[Step(state.step)]
