"""Which options of developments are chosen, and which optional effects used."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import ClassVar

from game.playtest.metric import Columns, Metric, Observer
from game.playtest.metrics.rules_table import acquired
from game.rules.effects import ChooseOne, Effect, MayDig, MayDrain, compiled_effects
from game.rules.events import CoalDug, Event, MarkerUsed, OptionChosen, TileAcquired, WaterDrained
from game.rules.ruleset import Ruleset
from game.rules.state import Activity, GameState
from game.rules.terms import Marker

DIG, DRAIN = "dig", "drain"
Choices = dict[tuple[str, str], str]
"""The column of a tile's option, by the tile's number and the option's text."""


def choices(tile: str, effects: Sequence[Effect]) -> Choices:
    """The options of a tile, numbered as they stand there."""
    texts = [text for effect in effects for text in _texts(effect)]
    return {(tile, text): f"option_{tile}_{number}" for number, text in enumerate(texts, 1)}


def _texts(effect: Effect) -> Iterator[str]:
    if isinstance(effect, ChooseOne):
        yield from (option.text for option in effect.options)
    elif isinstance(effect, MayDig):
        yield DIG
    elif isinstance(effect, MayDrain):
        yield DRAIN


_KNOWN: dict[int, tuple[Ruleset, Choices]] = {}


def choices_of(ruleset: Ruleset) -> Choices:
    """The options of all its tiles; found once a ruleset."""
    known = _KNOWN.get(id(ruleset))
    if known is None:
        found: Choices = {}
        for number, data in ruleset.tile.items():
            found |= choices(number, compiled_effects(data.effects))
        known = _KNOWN[id(ruleset)] = (ruleset, found)
    return known[1]


class Options(Observer):
    """Counts how often each option was taken."""

    METRICS: ClassVar[tuple[Metric, ...]] = (Metric("option_*", "", "rules", "T7", "game"),)

    def __init__(self) -> None:
        self._chosen: defaultdict[tuple[str, str], int] = defaultdict(int)
        self._tile = ""
        self._cable = False

    def begins(self, state: GameState) -> None:
        self._state = state

    def ears(self) -> Mapping[type[Event], Callable[..., None]]:
        return {
            OptionChosen: self._choose,
            TileAcquired: self._acquire,
            MarkerUsed: self._use,
            CoalDug: self._dig,
            WaterDrained: self._drain,
        }

    def _choose(self, event: OptionChosen) -> None:
        self._chosen[event.tile, event.option] += 1

    def _acquire(self, event: TileAcquired) -> None:
        self._tile = event.tile

    def _use(self, event: MarkerUsed) -> None:
        self._cable = event.marker == Marker.HAULING_CABLE

    def _dig(self, event: CoalDug) -> None:
        if not self._at_work():
            self._chosen[self._tile, DIG] += 1

    def _drain(self, event: WaterDrained) -> None:
        """The Hauling Cable may come between a worker's actions."""
        if not self._cable and not self._at_work():
            self._chosen[self._tile, DRAIN] += 1
        self._cable = False

    def _at_work(self) -> bool:
        pending = self._state.pending
        return bool(pending) and isinstance(pending[-1], Activity)

    def columns(self, state: GameState) -> Columns:
        there = {tile.id for tile in acquired(state)}
        return {
            column: self._chosen[tile, text] if tile in there else None
            for (tile, text), column in choices_of(state.box.ruleset).items()
        }
