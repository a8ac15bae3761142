"""The records of a ruleset's workers (data/workers.toml, docs/rulesets.md)."""

from __future__ import annotations

from typing import Literal

from game.rules.ids import NoId, TileId
from game.rules.message import Amount
from game.rules.ruleset.figures import Amounts, Count, DataRecord, SeasonName
from game.rules.ruleset.tile_data import AbilityName
from game.rules.terms import Colour, Season

Opening = Literal["start", "exhausted", "workshop", AbilityName]
"""The time from which a field can be laid: at once, once the Pinge is exhausted, or with an ability."""
RuleName = Literal["P1", "E3", "E7", "E9", "E10", "E11", "19", "35", "I3"]
"""The rules that tell of workers (docs/rules.md)."""
MinePart = Literal["mine", "pinge", "tunnel"]


class Laid(DataRecord, frozen=True, kw_only=True):
    """What lies on a field that is laid: exactly this."""

    black: Count = 0
    brown: Count = 0
    yellow: Count = 0
    food: Count = 0
    thaler: Count = 0

    @property
    def said(self) -> tuple[Amount, ...]:
        """Return the payment as a message carries it."""
        amounts = (
            Amount(self.black, Colour.BLACK),
            Amount(self.brown, Colour.BROWN),
            Amount(self.yellow, Colour.YELLOW),
            Amount(self.food, "food"),
            Amount(self.thaler, "thaler"),
        )
        return tuple(amount for amount in amounts if amount.number)


class UseData(DataRecord, frozen=True, kw_only=True):
    """A way to lay a field, and what comes of it; of an own worker for each disk.

    `more` is gained on top in a season; only an owner of the tile `owning` can lay the field in this way.
    """

    pay: list[Laid] = []
    actions: Count = 0
    spend: Amounts = Amounts()
    gain: Amounts = Amounts()
    more: dict[SeasonName, Amounts] = {}
    owning: TileId | NoId = ""

    def bonus(self, season: Season) -> Amounts:
        """Return the goods that come on top in a season."""
        return next((more for name, more in self.more.items() if name == season.id), Amounts())


class WorkerData(DataRecord, frozen=True, kw_only=True):
    """A worker of the player boards: when its field can be laid, with what, and what it does then.

    Only owners of the tile `owning` have it, from the phase after they acquired it.
    """

    kind: Literal["own", "contract", "further"]
    rule: RuleName = "P1"
    since: Opening = "start"
    until: Literal["end", "exhausted"] = "end"
    owning: TileId | NoId = ""
    develops: Literal["never", "always", AbilityName] = "never"
    dig: MinePart | None = None
    drain: MinePart | None = None
    drains_first: bool = False
    reel: bool = False
    use: dict[str, UseData]

    @property
    def actions(self) -> int:
        """Return the most actions that a use brings; of an own worker for one disk."""
        return max((use.actions for use in self.use.values()), default=0)

    def made(self, use: str) -> Amounts:
        """Return the goods that a use brings from the supply; nothing if there is no such use."""
        return self.use[use].gain if use in self.use else Amounts()

    def bonus(self, use: str, season: Season) -> Amounts:
        """Return the goods that a use brings on top in a season."""
        return self.use[use].bonus(season) if use in self.use else Amounts()

    def price(self, use: str) -> tuple[Amount, ...]:
        """Return the first way to pay a use, as a message carries it; empty if there is no such use."""
        return self.use[use].pay[0].said if use in self.use else ()
