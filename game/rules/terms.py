"""The vocabulary: the terms of the rulebook, as small ints with a readable label."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import IntEnum
from typing import ClassVar, Generic, NamedTuple, TypeVar

_T = TypeVar("_T")

_LABELS = {
    "WATER_MILL": "Water Mill",
    "FARMERS_WIFE": "Farmer's Wife",
    "KIEPENKERL": "Kiepenkerl",
    "SCHULTHEISS": "Schultheiss",
    "THALER": "Thaler",
}


class Term(IntEnum):
    """An int with an id, by which records, positions and texts name it."""

    _value_: int
    id: str
    """The member's name in lower case, with hyphens."""
    label: str
    """The member's name as rulesets have it: lower case, with spaces or a hyphen."""

    def __init__(self, value: int) -> None:
        self.id = self.name.lower().replace("_", "-")
        self.label = _LABELS.get(self.name) or self.name.lower().replace("_", " ")


class Colour(Term):
    BLACK = 0
    BROWN = 1
    YELLOW = 2


class Resource(Term):
    FOOD = 0
    WOOD = 1
    COAL = 2
    IRON = 3


class Season(Term):
    SPRING = 0
    SUMMER = 1
    AUTUMN = 2
    WINTER = 3


PHASES = tuple(season for season in Season if season is not Season.WINTER)
"""The seasons that can be phases of work, from the first of a year to the last; then comes winter."""


class BySeason(NamedTuple, Generic[_T]):
    """Something for each season, found by it; mypy names every place in which a new season is missing."""

    spring: _T
    summer: _T
    autumn: _T
    winter: _T


class Step(Term):
    """The kind of decision that is open, in the order of a phase and its year."""

    AUTUMN_WATER = 0
    FIRST_TAKING = 1
    SECOND_TAKING = 2
    WATER_RETURN = 3
    CART_CHOICE = 4
    PLANNING = 5
    WORKING = 6
    WINTER_SCORING = 7
    WINTER_STORAGE = 8
    OVER = 9


class _Fields(type):
    """Lets one go through the base's fields, as through any vocabulary."""

    def __iter__(cls) -> Iterator[Field]:
        return map(Field.named, BASE_WORKERS)


class Field(int, metaclass=_Fields):
    """A field of the player board that a plan fills, by number; those of the base in the order of P1.

    A ruleset adds fields for its own workers, which have numbers above. A number means the same field as long
    as a program runs, and an id means it everywhere.
    """

    id: str
    FARMER: ClassVar[Field]
    FARMHAND: ClassVar[Field]
    COAL_DIGGER: ClassVar[Field]
    COAL_MINER: ClassVar[Field]
    HASPELKNECHT: ClassVar[Field]
    WATER_MILL: ClassVar[Field]
    FARMERS_WIFE: ClassVar[Field]
    WORKSHOP: ClassVar[Field]

    def __new__(cls, number: int) -> Field:
        """Return the field of a number. Raises KeyError if there is none."""
        return _FIELDS[number]

    @staticmethod
    def named(id: str) -> Field:
        """Return the field with an id, a new one if there is none."""
        known = _BY_ID.get(id)
        return _new_field(id) if known is None else known

    @staticmethod
    def known(id: str) -> Field | None:
        """Return the field with an id, None if no ruleset has brought one."""
        return _BY_ID.get(id)

    def __repr__(self) -> str:
        return f"<Field.{self.id}>"

    def __reduce__(self) -> tuple[Callable[[str], Field], tuple[str]]:
        return Field.named, (self.id,)


_FIELDS: dict[int, Field] = {}
_BY_ID: dict[str, Field] = {}
BASE_WORKERS = (
    "farmer",
    "farmhand",
    "coal-digger",
    "coal-miner",
    "haspelknecht",
    "water-mill",
    "farmers-wife",
    "workshop",
)
"""The ids of the base's fields."""


def _new_field(id: str) -> Field:
    field = int.__new__(Field, len(_FIELDS))
    field.id = id
    _FIELDS[field] = _BY_ID[id] = field
    return field


for _id in BASE_WORKERS:
    setattr(Field, _id.upper().replace("-", "_"), _new_field(_id))


class Place(Term):
    """Parts of the mine in which props are placed."""

    PINGE = 0
    TUNNEL = 1


class Slot(Term):
    """Slots in which a resource survives the winter (W3), in the order in which they are asked for.

    The last three are in no game but those of a draft that adds them.
    """

    FARM = 0
    BARN = 1
    COAL_STORE = 2
    WOOD_STORE = 3
    WORKSHOP = 4
    CELLAR = 5
    SHED = 6
    LOFT = 7


class Marker(Term):
    """Action markers, usable once (T8)."""

    HAULING_CABLE = 0
    WHEELBARROW = 1
    LADDER = 2
    WINDLASS = 3
    OIL_LAMP = 4
    HAMMER_AND_PICK = 5
    WICKER_BASKET = 6
    COTTAGE = 7
    KIEPENKERL = 8
    MARKET = 9
    ABANDONED_FARM = 10


class Bonus(Term):
    """The bonus markers of black developments (B6), by what they score."""

    WHEELBARROW = 0
    TOKENS = 1
    OIL_LAMP = 2
    THALER = 3
    DEBT = 4
    LORRY = 5


HIDDEN_BONUS = len(Bonus)
"""Stands in a view for a bonus marker that another seat took (R-26)."""


class Ability(Term):
    """Lasting abilities of an owner; each is one bit of a seat's `abilities`."""

    BARN = 0
    COAL_STORAGE = 1
    CHARCOAL_BURNER = 2
    WATER_MILL = 3
    IMPROVED_FARMHAND = 4
    BUCKET = 5
    HORSE_AND_CART = 6
    WATER_CHANNEL = 7
    FARMERS_WIFE = 8
    TOWPATH_HORSE = 9
    THANKSGIVING = 10
    SCHULTHEISS = 11
    PIT_CAR_TIPPLE = 12
    VILLAGE_SMITHY = 13
    WORKSHOP = 14

    @property
    def bit(self) -> int:
        return 1 << self.value


ABILITY_BITS = {ability.label: ability.bit for ability in Ability}
"""The bits of abilities by the words that rulesets have for them."""


class Work(Term):
    """The kinds of ordinary work of farmer and farmhand (E3)."""

    FOOD = 0
    WOOD = 1
    MINING = 2


DISK_MARKER: dict[Colour, Marker] = {
    Colour.BLACK: Marker.HAMMER_AND_PICK,
    Colour.BROWN: Marker.LADDER,
    Colour.YELLOW: Marker.WHEELBARROW,
}
"""The colour marker that counts as a disk of a colour (P6)."""

SPECIAL_MARKERS = (Marker.KIEPENKERL, Marker.WICKER_BASKET, Marker.COTTAGE)
"""The markers of a lay that stand for no colour of their own (28, 16, 26), in the order of its fields."""

WORK_OF: tuple[Work, Work, Work] = (Work.MINING, Work.WOOD, Work.FOOD)
"""The ordinary work that disks of a colour do, by colour."""

OWN_WORKERS = (Field.FARMER, Field.FARMHAND)
