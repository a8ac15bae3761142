"""Finds the active phase; asks it what is legal, why not, and to play."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.rules.events import Event, SeasonBegan, StepBegan, Tell
from game.rules.moves import Move
from game.rules.phases import planning, refill, taking, water, winter, working
from game.rules.reason import Reason, Refusal
from game.rules.scoring import finish
from game.rules.state import GameState
from game.rules.terms import Season, Step

GAME_OVER = Reason("W5", "refused-game-over")

_LEGAL: tuple[Callable[[GameState], Sequence[Move]], ...] = (
    water.legal,
    taking.legal,
    taking.legal,
    taking.legal_water,
    taking.legal_cart,
    planning.legal,
    working.legal,
    winter.legal_scoring,
    winter.legal_storage,
)
_REFUSE: tuple[Callable[[GameState, Move], Reason | None], ...] = (
    water.refuse,
    taking.refuse,
    taking.refuse,
    taking.refuse_water,
    taking.refuse_cart,
    planning.refuse,
    working.refuse,
    winter.refuse_scoring,
    winter.refuse_storage,
)
_PLAY: tuple[Callable[[GameState, Move, Tell | None], None], ...] = (
    water.play,
    taking.play,
    taking.play,
    taking.play_water,
    taking.play_cart,
    planning.play,
    working.play,
    winter.play_scoring,
    winter.play_storage,
)


def legal_moves(state: GameState) -> Sequence[Move]:
    """Return every legal move of the seat that decides, in a fixed order; none once the game is over."""
    return () if state.to_move is None else _LEGAL[state.step](state)


def refusal(state: GameState, move: Move) -> Refusal | None:
    """Return None for a legal move, else the rule that forbids it and a message."""
    reason = GAME_OVER if state.to_move is None else _REFUSE[state.step](state, move)
    return None if reason is None else reason.told(state.box)


def collect(event: Event) -> None:
    """Stand for "return the events": the default listener of `play`."""


def play(state: GameState, move: Move, tell: Tell | None = collect) -> list[Event]:
    """Play a legal move, in place, and go on to the next decision; the move is not checked.

    Returns the events it brought about. A listener given as `tell` is told each of them instead, and
    with `tell=None` no event is made; then the list is empty.
    """
    events: list[Event] = []
    listener = events.append if tell is collect else tell
    _PLAY[state.step](state, move, listener)
    if state.to_move is None:
        _advance(state, listener)
    return events


def begin(state: GameState, tell: Tell | None) -> None:
    """Bring a newly dealt game to its first decision."""
    _begin_season(state, tell)
    _advance(state, tell)


def _advance(state: GameState, tell: Tell | None) -> None:
    """Go on from step to step until a seat is asked or the game is over."""
    while state.to_move is None and state.step != Step.OVER:
        _ENTER[state.step](state, tell)


def _begin_season(state: GameState, tell: Tell | None) -> None:
    """Y1: the season's water, in which Thanksgiving may ask (29)."""
    if tell:
        tell(SeasonBegan(state.year, Season(state.season)))
    state.step = Step.AUTUMN_WATER
    water.flow(state, tell)
    if tell and state.to_move is not None:
        tell(StepBegan(Step.AUTUMN_WATER))


def _first_taking(state: GameState, tell: Tell | None) -> None:
    """Y4: refill, then the first taking."""
    if state.year > 1 or state.season != Season.SPRING:
        refill.refill(state, tell)
    _step(state, Step.FIRST_TAKING, tell)
    taking.begin(state)


def _step(state: GameState, step: Step, tell: Tell | None) -> None:
    state.step = step
    if tell:
        tell(StepBegan(step))


def _second_taking(state: GameState, tell: Tell | None) -> None:
    _step(state, Step.SECOND_TAKING, tell)
    taking.begin(state)


def _water_return(state: GameState, tell: Tell | None) -> None:
    state.step = Step.WATER_RETURN
    taking.begin_water_return(state)
    if tell and state.to_move is not None:
        tell(StepBegan(Step.WATER_RETURN))


def _cart_choice(state: GameState, tell: Tell | None) -> None:
    state.step = Step.CART_CHOICE
    taking.begin_cart_choice(state)
    if tell and state.to_move is not None:
        tell(StepBegan(Step.CART_CHOICE))


def _planning(state: GameState, tell: Tell | None) -> None:
    taking.set_order(state, tell)
    _step(state, Step.PLANNING, tell)
    planning.begin(state)


def _working(state: GameState, tell: Tell | None) -> None:
    _step(state, Step.WORKING, tell)
    working.begin(state, tell)


def _season_over(state: GameState, tell: Tell | None) -> None:
    if state.season != Season.AUTUMN:
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
    if state.year == state.box.years:
        _step(state, Step.OVER, tell)
        finish(state, tell)
        return
    state.year += 1
    state.season = Season.SPRING
    _begin_season(state, tell)


_ENTER: tuple[Callable[[GameState, Tell | None], None], ...] = (
    _first_taking,
    _second_taking,
    _water_return,
    _cart_choice,
    _planning,
    _working,
    _season_over,
    _storage,
    _year_over,
)
