"""Options chosen and optional effects used."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import ClassVar, Final, Literal, assert_never

from game.playtest.metric import Columns, Handlers, Metric, Observer
from game.playtest.metrics.rules_table import acquired
from game.rules.effects import (
    BonusOffer,
    ChooseOne,
    Effect,
    Gain,
    HandOver,
    KiepenkerlTrade,
    Lose,
    MarkerOffer,
    MayDig,
    MayDrain,
    ReturnDebt,
    compiled_effects,
)
from game.rules.events import CoalDug, MarkerUsed, OptionChosen, TileAcquired, WaterDrained
from game.rules.ids import NoId, TileId
from game.rules.ruleset import Ruleset
from game.rules.state import Activity, GameState
from game.rules.terms import Marker

DIG: Final = "dig"
DRAIN: Final = "drain"
Uncounted = Gain | Lose | ReturnDebt | HandOver | MarkerOffer | BonusOffer | KiepenkerlTrade
"""Effects that give no option: each of them is named, so that mypy asks about a new one."""
Way = tuple[int, ...] | Literal["dig", "drain"]
"""An option as in `OptionChosen`; DIG or DRAIN."""
Choices = dict[tuple[TileId, Way], str]
"""The column of each option, by tile and way."""


def ways(effects: Sequence[Effect]) -> list[Way]:
    """Return the options of a tile's effects, in their order."""
    return [way for at, effect in enumerate(effects) for way in _ways(at, effect)]


def _ways(at: int, effect: Effect) -> Iterator[Way]:
    if isinstance(effect, ChooseOne):
        yield from ((at, place) for place in range(len(effect.options)))
    elif isinstance(effect, MayDig):
        yield DIG
    elif isinstance(effect, MayDrain):
        yield DRAIN
    elif not isinstance(effect, Uncounted):
        assert_never(effect)


_KNOWN: Final[dict[int, tuple[Ruleset, Choices]]] = {}


def choices_of(ruleset: Ruleset) -> Choices:
    """Return the columns of all options; cached by ruleset."""
    known = _KNOWN.get(id(ruleset))
    if known is None:
        found: Choices = {}
        for tile, data in ruleset.tile.items():
            for number, way in enumerate(ways(compiled_effects(data.effects)), start=1):
                found[tile, way] = f"option_{tile}_{number}"
        known = _KNOWN[id(ruleset)] = (ruleset, found)
    return known[1]


class OptionsChosen(Observer):
    """Counts how often each option was taken."""

    METRICS: ClassVar[tuple[Metric, ...]] = (Metric("option_*", "", "rules", "T7", "game"),)

    def __init__(self) -> None:
        self._chosen: defaultdict[tuple[TileId | NoId, Way], int] = defaultdict(int)
        self._tile: TileId | NoId = ""
        self._cable = False

    def handlers(self) -> Handlers:
        return {
            OptionChosen: self._choose,
            TileAcquired: self._acquire,
            MarkerUsed: self._use,
            CoalDug: self._dig,
            WaterDrained: self._drain,
        }

    def _choose(self, event: OptionChosen) -> None:
        self._chosen[event.tile, event.way] += 1

    def _acquire(self, event: TileAcquired) -> None:
        self._tile = event.tile

    def _use(self, event: MarkerUsed) -> None:
        self._cable = event.marker == Marker.HAULING_CABLE

    def _dig(self, event: CoalDug) -> None:
        if not self._at_work():
            self._chosen[self._tile, DIG] += 1

    def _drain(self, event: WaterDrained) -> None:
        """Count draining as an option, unless the Hauling Cable drains between a worker's actions."""
        if not self._cable and not self._at_work():
            self._chosen[self._tile, DRAIN] += 1
        self._cable = False

    def _at_work(self) -> bool:
        pending = self._state.pending
        return bool(pending) and isinstance(pending[-1], Activity)

    def columns(self, state: GameState) -> Columns:
        there = {tile.id for tile in acquired(state)}
        return {
            column: self._chosen[tile, way] if tile in there else None
            for (tile, way), column in choices_of(state.box.ruleset).items()
        }
