"""The final scoring (section 10): every line by seat, the ranking."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.events import GameEnded, Scored, Tell
from game.rules.state import GameState, Seat


class ScoreLine(NamedTuple):
    """One line of the final scoring: the rule's id, what it counts, its VP."""

    rule: str
    name: str
    vp: int


def final_lines(state: GameState, number: int) -> tuple[ScoreLine, ...]:
    """G1 to G8 for a seat as the table stands, in their order; zero where nothing counts."""
    seat, figures = state.seats[number], state.box.ruleset.final
    emptied = seat.emptied_sections()
    return (
        ScoreLine("G1", "Tunnel", sum(seat.board.tunnel_vp[:emptied])),
        *_section_bonus(state, seat, emptied),
        *_symbol_bonus(state, seat),
        ScoreLine("G4", "Buildings", by_count(figures.buildings, _symbols(state, seat, "building"), 0)),
        ScoreLine("G5", "Unused markers", figures.marker * (sum(seat.markers) + sum(seat.fresh))),
        ScoreLine("G6", "Thaler", by_count(figures.thaler, seat.thaler, figures.thaler_more)),
        ScoreLine("G7", "Debt", _debt(seat.debt, figures.debt_first, figures.debt_more)),
        ScoreLine("G8", "Water", figures.water_more * max(seat.water - figures.water_free, 0)),
    )


def finish(state: GameState, tell: Tell | None) -> None:
    """W5: add the final scoring to the scores."""
    for number, seat in enumerate(state.seats):
        for line in final_lines(state, number):
            seat.score += line.vp
            if tell and line.vp:
                tell(Scored(number, line.vp, line.rule))
    if tell:
        tell(GameEnded(ranking(state)))


def ranking(state: GameState) -> tuple[int, ...]:
    """The seats from first to last: VP, coal removed from the mine, turn order (G9)."""

    def merit(number: int) -> tuple[int, int, int]:
        seat = state.seats[number]
        return seat.score, seat.coal_removed, -state.order.index(number)

    return tuple(sorted(range(len(state.seats)), key=merit, reverse=True))


def scores(state: GameState) -> tuple[int, ...]:
    """VP by seat; once the game is over, with the final scoring."""
    return tuple(seat.score for seat in state.seats)


def by_count(table: Sequence[int], count: int, more: int) -> int:
    """VP for so many pieces: the table's, then so much for each further one."""
    if not count or not table:
        return more * count
    return table[min(count, len(table)) - 1] + more * max(count - len(table), 0)


def _section_bonus(state: GameState, seat: Seat, emptied: int) -> list[ScoreLine]:
    """G2: one line for each tile in play that scores emptied sections."""
    lines = []
    for tile in state.box.tiles:
        if tile.end_section is not None:
            owns = seat.tiles >> tile.index & 1
            count = sum(tile.end_section in symbols for symbols in seat.board.tunnel_bonus[:emptied])
            lines.append(ScoreLine("G2", f"Tunnel bonus: {tile.name}", count if owns else 0))
    return lines


def _symbol_bonus(state: GameState, seat: Seat) -> list[ScoreLine]:
    """G3: one line for each tile in play that scores symbols."""
    lines = []
    for tile in state.box.tiles:
        if tile.end_symbol is not None:
            owns = seat.tiles >> tile.index & 1
            count = _symbols(state, seat, tile.end_symbol)
            lines.append(ScoreLine("G3", f"Development bonus: {tile.name}", count if owns else 0))
    return lines


def _symbols(state: GameState, seat: Seat, symbol: str) -> int:
    return sum(tile.symbol == symbol for tile in state.box.tiles if seat.tiles >> tile.index & 1)


def _debt(debt: int, first: int, more: int) -> int:
    return first + more * (debt - 1) if debt else 0
