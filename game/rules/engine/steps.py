"""Finds the active phase; asks it what is legal, why not, and to play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.rules.engine.endings import ends_now
from game.rules.engine.phases import planning, refill, taking, water, winter, working
from game.rules.engine.scoring import finish
from game.rules.engine.settling import yield_lasting
from game.rules.events import Event, SeasonBegan, StepBegan, Tell
from game.rules.moves import Move
from game.rules.reason import Reason, Refusal
from game.rules.state import GameState
from game.rules.terms import Season, Step

_OVER: Final = int(Step.OVER)
GAME_OVER: Final = Reason("W5", "refused-game-over")


def legal_moves(state: GameState) -> Sequence[Move]:
    """Return every legal move of the seat that decides, in a fixed order; none once the game is over."""
    return () if state.to_move is None else _LEGAL[state.step](state, state.to_move)


def refusal(state: GameState, move: Move) -> Refusal | None:
    """Return None for a legal move, else the rule that forbids it and a message."""
    reason = GAME_OVER if state.to_move is None else _REFUSE[state.step](state, state.to_move, move)
    return None if reason is None else reason.told(state.box)


def collect(event: Event) -> None:
    """Stand for "return the events": the default listener of `play`."""


def play(state: GameState, move: Move, tell: Tell | None = collect) -> list[Event]:
    """Play a legal move, in place, and go on to the next decision; the move is not checked.

    Returns the events it brought about. A listener given as `tell` is told each of them instead, and
    with `tell=None` no event is made; then the list is empty.
    """
    number = state.to_move
    assert number is not None
    events: list[Event] = []
    listener = events.append if tell is collect else tell
    _PLAY[state.step](state, number, move, listener)
    if state.to_move is None:
        _advance(state, listener)
    return events


def begin(state: GameState, tell: Tell | None) -> None:
    """Bring a newly dealt game to its first decision."""
    _begin_season(state, tell)
    _advance(state, tell)


def _advance(state: GameState, tell: Tell | None) -> None:
    """Go on from step to step until a seat is asked or the game is over."""
    while state.to_move is None and state.step != _OVER:
        _GO_ON[state.step](state, tell)


def _begin_season(state: GameState, tell: Tell | None) -> None:
    """Y1: the season's water, in which Thanksgiving may ask (29)."""
    if tell:
        tell(SeasonBegan(state.year, Season(state.season)))
    state.step = Step.AUTUMN_WATER
    if state.box.lasting:
        yield_lasting(state, tell)
    water.flow(state, tell)
    _tell_if_asked(state, tell)


def _first_taking(state: GameState, tell: Tell | None) -> None:
    """Y4: refill, then the first taking."""
    if state.year > 1 or state.season != state.box.phases[0]:
        refill.refill(state, tell)
    _step(state, Step.FIRST_TAKING, tell)
    taking.begin(state)


def _step(state: GameState, step: Step, tell: Tell | None) -> None:
    state.step = step
    if tell:
        tell(StepBegan(step))


def _tell_if_asked(state: GameState, tell: Tell | None) -> None:
    """Tell of a step in which perhaps nobody decides, if somebody does."""
    if tell and state.to_move is not None:
        tell(StepBegan(Step(state.step)))


def _second_taking(state: GameState, tell: Tell | None) -> None:
    _step(state, Step.SECOND_TAKING, tell)
    taking.begin(state)


def _water_return(state: GameState, tell: Tell | None) -> None:
    state.step = Step.WATER_RETURN
    taking.begin_water_return(state)
    _tell_if_asked(state, tell)


def _cart_choice(state: GameState, tell: Tell | None) -> None:
    state.step = Step.CART_CHOICE
    taking.begin_cart_choice(state)
    _tell_if_asked(state, tell)


def _planning(state: GameState, tell: Tell | None) -> None:
    taking.set_order(state, tell)
    _step(state, Step.PLANNING, tell)
    planning.begin(state)


def _working(state: GameState, tell: Tell | None) -> None:
    _step(state, Step.WORKING, tell)
    working.begin(state, tell)


def _season_over(state: GameState, tell: Tell | None) -> None:
    if not ends_now(state, tell) and state.season != state.box.phases[-1]:
        state.season += 1
        _begin_season(state, tell)
        return
    state.season = Season.WINTER
    if tell:
        tell(SeasonBegan(state.year, Season.WINTER))
    _step(state, Step.WINTER_SCORING, tell)
    winter.begin_scoring(state, tell)


def _storage(state: GameState, tell: Tell | None) -> None:
    _step(state, Step.WINTER_STORAGE, tell)
    winter.begin_storage(state, tell)


def _year_over(state: GameState, tell: Tell | None) -> None:
    if state.year == state.box.years or ends_now(state, tell):
        _step(state, Step.OVER, tell)
        finish(state, tell)
        return
    state.year += 1
    state.season = state.box.phases[0]
    _begin_season(state, tell)


_Row = tuple[
    Callable[[GameState, int], Sequence[Move]],
    Callable[[GameState, int, Move], Reason | None],
    Callable[[GameState, int, Move, Tell | None], None],
    Callable[[GameState, Tell | None], None],
]
_STEPS: Final[tuple[_Row, ...]] = (
    (water.legal, water.refuse, water.play, _first_taking),
    (taking.legal, taking.refuse, taking.play, _second_taking),
    (taking.legal, taking.refuse, taking.play, _water_return),
    (taking.legal_water, taking.refuse_water, taking.play_water, _cart_choice),
    (taking.legal_cart, taking.refuse_cart, taking.play_cart, _planning),
    (planning.legal, planning.refuse, planning.play, _working),
    (working.legal, working.refuse, working.play, _season_over),
    (winter.legal_scoring, winter.refuse_scoring, winter.play_scoring, _storage),
    (winter.legal_storage, winter.refuse_storage, winter.play_storage, _year_over),
)
"""Of each step: its legal moves, why another is none, what a move does, and what comes after the last."""
_LEGAL: Final = tuple(row[0] for row in _STEPS)
_REFUSE: Final = tuple(row[1] for row in _STEPS)
_PLAY: Final = tuple(row[2] for row in _STEPS)
_GO_ON: Final = tuple(row[3] for row in _STEPS)
