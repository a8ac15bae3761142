"""The final scoring (section 10): every line by seat, and the ranking."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.box import Box, TileInfo
from game.rules.engine.mining import score
from game.rules.engine.supply import counted
from game.rules.events import GameEnded, Tell
from game.rules.fixed import Fixed
from game.rules.ids import NoId, RuleId, TileId
from game.rules.message import Message, TileName, message
from game.rules.ruleset.figures import BonusData
from game.rules.ruleset.figures import Final as FinalFigures
from game.rules.ruleset.records import Ruleset
from game.rules.state import GameState, Seat
from game.rules.terms import HIDDEN_BONUS, Ability, Bonus

_NO_BONUS = BonusData()


class ScoreLine(Fixed):
    """One line of the final scoring: its rule, its VP, and the tile that scores if the rule is about one."""

    __slots__ = ("rule", "tile", "vp")
    __match_args__: Final = ("rule", "vp", "tile")

    def __init__(self, rule: RuleId, vp: int, tile: TileId | NoId = "") -> None:
        self.rule: Final = rule
        self.vp: Final = vp
        self.tile: Final = tile

    @property
    def said(self) -> Message:
        """Return the name of the line."""
        return line_said(self.rule, self.tile)


def line_said(rule: RuleId, tile: TileId | NoId) -> Message:
    """Return the name of a line of the final scoring."""
    return message(f"score-{rule}", tile=TileName(tile)) if tile else message(f"score-{rule}")


def final_lines(state: GameState, number: int) -> tuple[ScoreLine, ...]:
    """Return G1 to G8, B6 and I5 for a seat as the table is now, in order; zero where nothing counts.

    A bonus marker hidden in a view counts nothing.
    """
    seat, figures = state.seats[number], state.box.ruleset.final
    emptied, bonus = seat.emptied_sections(), bonus_of(state, seat)
    buildings = counted(state.box, seat, "building") + bonus.buildings
    debt = max(seat.debt - bonus.debt, 0)
    water = 0 if bonus.dry else max(seat.water - figures.water_free, 0)
    return (
        ScoreLine("G1", sum(seat.board.tunnel_vp[:emptied])),
        *_section_bonus(seat, emptied, state.box.tiles),
        *_count_bonus(state.box, seat),
        ScoreLine("G4", by_count(figures.buildings, buildings, 0)),
        ScoreLine("G5", figures.marker * (sum(seat.markers) + sum(seat.fresh))),
        ScoreLine("G6", by_count(figures.thaler, seat.thaler + bonus.thaler, figures.thaler_more)),
        ScoreLine("G7", debt_vp(figures, debt)),
        ScoreLine("G8", figures.water_more * water),
        *([ScoreLine("B6", _bonus_vp(seat, emptied, bonus))] if state.box.black else []),
        *([ScoreLine("I5", _iron_vp(state, seat, emptied))] if state.box.iron else []),
    )


def bonus_of(state: GameState, seat: Seat) -> BonusData:
    """Return the figures of a seat's bonus marker; all zero without one, or if it is hidden."""
    return bonus_data(state.box, seat.bonus) if 0 <= seat.bonus < HIDDEN_BONUS else _NO_BONUS


def bonus_data(box: Box, bonus: int) -> BonusData:
    """Return the figures of a bonus marker (B6)."""
    label = Bonus(bonus).label
    return next(data for name, data in box.ruleset.black.bonus.items() if name == label)


def finish(state: GameState, tell: Tell | None) -> None:
    """W5: add the final scoring to the scores."""
    for number in range(len(state.seats)):
        for line in final_lines(state, number):
            score(state, number, line.vp, line.rule, tell)
    if tell:
        tell(GameEnded(ranking(state)))


def ranking(state: GameState) -> tuple[int, ...]:
    """Return the seats from first to last: by VP, coal removed from the mine, turn order (G9)."""
    return rank(state, scores(state))


def rank(state: GameState, vp: Sequence[int]) -> tuple[int, ...]:
    """Return the seats from first to last if they had these VP: ties go by coal and turn order (G9)."""

    def merit(number: int) -> tuple[int, int, int]:
        return vp[number], state.seats[number].coal_removed, -state.order.index(number)

    return tuple(sorted(range(len(state.seats)), key=merit, reverse=True))


def scores(state: GameState) -> tuple[int, ...]:
    """Return the VP by seat; once the game is over, with the final scoring."""
    return tuple(seat.score for seat in state.seats)


def debt_vp(final: FinalFigures, debt: int) -> int:
    """Return what so much debt scores at the end (G7)."""
    return final.debt_first + final.debt_more * (debt - 1) if debt else 0


def by_count(table: Sequence[int], count: int, more: int) -> int:
    """Return the VP for a number of pieces: from the table, then so many for each further one."""
    if not count or not table:
        return more * count
    return table[min(count, len(table)) - 1] + more * max(count - len(table), 0)


def _section_bonus(seat: Seat, emptied: int, tiles: Sequence[TileInfo]) -> list[ScoreLine]:
    """G2: one line for each tile in play that scores emptied sections."""
    return [
        ScoreLine("G2", _times(tile, _with_symbol(seat, emptied, tile.end_section)), tile.id)
        if seat.tiles >> tile.index & 1
        else ScoreLine("G2", 0, tile.id)
        for tile in tiles
        if tile.end_section is not None
    ]


def _count_bonus(box: Box, seat: Seat) -> list[ScoreLine]:
    """G3: one line for each tile in play that scores symbols, or what else its owner has."""
    return [
        ScoreLine("G3", _times(tile, counted(box, seat, tile.end_each)), tile.id)
        if seat.tiles >> tile.index & 1
        else ScoreLine("G3", 0, tile.id)
        for tile in box.tiles
        if tile.end_each is not None
    ]


def _times(tile: TileInfo, count: int) -> int:
    """Return what a tile scores its owner for so many."""
    return tile.end_vp * (count // tile.end_per)


def _bonus_vp(seat: Seat, emptied: int, bonus: BonusData) -> int:
    """B6: the VP of the marker itself."""
    tokens = seat.tiles.bit_count() // bonus.tokens if bonus.tokens else 0
    return bonus.vp + tokens + _with_symbol(seat, emptied, bonus.section)


def _iron_vp(state: GameState, seat: Seat, emptied: int) -> int:
    """I5: iron props whose section is emptied."""
    return (seat.iron_props & ((1 << emptied) - 1)).bit_count() * iron_prop_vp(state.box.ruleset, seat)


def iron_prop_vp(ruleset: Ruleset, seat: Seat) -> int:
    """Return the VP of an iron prop whose section is emptied (I5, tile 40E)."""
    return ruleset.iron.smithy_vp if seat.has(Ability.VILLAGE_SMITHY) else ruleset.iron.prop_vp


def _with_symbol(seat: Seat, emptied: int, symbol: str | None) -> int:
    return sum(symbol in symbols for symbols in seat.board.tunnel_bonus[:emptied])
