"""The bauer's prices in VP, its only arbitrary numbers; the figures of the rules come from the box."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Final

from game.rules.ids import TileId


@dataclass(frozen=True, slots=True, eq=False)
class Tastes:
    """The tastes of a temperament: VP that a piece is worth to it beyond its use."""

    coal_dug: float = 0.0
    """A coal dug, in the Pinge or in the Tunnel."""
    tunnel_coal: float = 0.0
    """A coal dug in the Tunnel, in addition."""
    food: float = 0.0
    """Food and wood on the farm."""
    wood: float = 0.0
    development: float = 0.0
    """A development that it owns."""
    reach: float = 0.0
    """A level of the two best developments in reach."""
    thaler: float = 0.0
    credit: float = 0.0
    """The reduction in the weight of a debt."""
    tiles: tuple[tuple[TileId, float], ...] = ()
    """VP for certain developments, by their ids: used to force or ban one to learn its price."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Tastes, _values(self)


def _values(of: Any) -> tuple[Any, ...]:
    """Return the values that make the same again: compiled classes are not pickled otherwise."""
    return tuple([getattr(of, field.name) for field in fields(of)])


NO_TASTES: Final = Tastes()


@dataclass(frozen=True, slots=True, eq=False)
class Thinking:
    """The steps of thinking that a level below the bauer may leave out (`data/oversights.toml`)."""

    beyond_largest: bool = True
    """A first taking need not be one of the largest groups on the table."""
    follow_up: bool = True
    """A first taking is weighed with the second taking that is left after it."""
    farmer_with_others: bool = True
    """The farmer's lay is weighed with what is left for the others, not for itself; and a second taking may
    be declined."""
    farmhand_with_others: bool = True
    """So is the farmhand's, once the farmer's is settled."""
    refined: bool = True
    """The best plans are tried again with contract workers paid in other ways, or not at all."""
    early_end: bool = True
    """A worker may stop, or not begin, with coal left for him, if that is worth more."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Thinking, _values(self)


WHOLE: Final = Thinking()


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """VP that a piece is expected to bring in the end, where the rules do not tell at once."""

    tastes: Tastes = NO_TASTES
    thinking: Thinking = WHOLE
    hope: tuple[float, ...] = (1.0, 0.9, 0.8)
    """The share of a missing lease piece that counts, by phases left before the winter."""
    debt: float = 2.0
    coal: float = 0.9
    """A coal on the farm before the autumn is over."""
    coal_kept: float = 0.6
    """A coal that outlives the winter."""
    food: float = 1.2
    """Food beyond the lease that can still pay a contract worker."""
    food_kept: float = 0.9
    food_more: float = 0.15
    thaler_for_lease: float = 2.2
    thaler: float = 3.6
    wood: float = 0.8
    """Wood for a field that waits for a prop."""
    wood_more: float = 0.2
    wood_to_burn: float = 1.2
    props_ahead: int = 3
    """The number of fields ahead for which wood is wanted."""
    prop_pinge: float = 0.85
    prop_tunnel: float = 0.7
    water: float = 0.3
    flood: float = 0.5
    """Each water that stops the mining, or soon will."""
    pinge_coal: float = 0.25
    """A step towards the exhausted Pinge, beside the coal itself."""
    tunnel_open: float = 0.5
    """Tunnel and Haspelknecht, for each phase left."""
    tunnel_coal: float = 0.7
    """The share of a section's VP that counts for the part of it that is dug."""
    tunnel_more: float = 0.3
    """Sections a tunnel bonus may still count, for each phase left."""
    shaft: float = 0.5
    building: float = 0.35
    """The share of the next building's VP that counts already."""
    symbol_more: float = 0.3
    reach: float = 0.15
    """A level of the two best developments in reach."""
    phases_ahead: int = 4
    """Phases in which developments to come still count."""
    may: float = 0.8
    """An effect that digs a coal or removes a water."""
    distant: float = 0.8
    """The cost of acquiring a distant development, besides the rules' price."""
    barn: float = 1.8
    """Each winter; so are the coal storage and the horse."""
    coal_storage: float = 1.3
    horse: float = 1.2
    burner: float = 0.8
    """Each phase; so are the Water Mill and the improved farmhand. The bucket: each water."""
    mill: float = 1.8
    farmhand: float = 0.5
    bucket: float = 0.5
    marker: float = 0.4
    """The worth of using a marker beyond the VP for keeping it."""
    iron: float = 1.6
    """Iron that an iron-only field or the fourth lease waits for."""
    iron_more: float = 0.5
    iron_prop: float = 0.5
    """The share of an iron prop's VP that counts before its section is emptied."""
    workshop: float = 0.5
    """Each phase; so are the Farmer's Wife, the Towpath Horse and the Pit Car Tipple."""
    wife: float = 0.2
    towpath: float = 0.1
    tipple: float = 0.4
    channel: float = 0.3
    """Each water; each autumn Thanksgiving, each winter the Schultheiss."""
    channelled: float = 0.25
    """A water on the Water Channel."""
    thanksgiving: float = 1.6
    schultheiss: float = 2.0
    basket: float = 0.4
    """The worth of these markers beyond that of a colour marker."""
    cottage: float = 2.0
    kiepenkerl: float = 0.8
    market: float = 4.0
    abandoned_farm: float = 0.6
    bonus: float = 4.0
    """A bonus marker that is not chosen yet, or not known."""
    token: float = 0.5
    """Developments acquired in each phase left, for the bonus marker that counts tokens."""
    trade: float = 1.5
    """The worth of the Kiepenkerl's trade."""
    gift: float = 0.3
    """The cost of a piece given to another player, besides its own worth."""
    swap: float = 1.5
    """The least gain for which an Oil Lamp is used."""
    second: float = 0.7
    """The share of the best second taking before it is sure; the rest is that of the next best."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Weights, _values(self)


PLAIN: Final = Weights()
