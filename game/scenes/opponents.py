"""The opponents on offer: their names, and the description of each level."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from game.rules.message import Message, message

if TYPE_CHECKING:
    from game.match import Player

Factories = Mapping[str, Callable[[int], "Player"]]
"""Players by name: each function makes one from a seed."""
PLAIN = "plain"
LEVELS = (
    *("lehrling", "knecht", "einlieger", "heuerling", "siedler", "kleinbauer", "pachtbauer", "bauer"),
    *("knappe", "steiger", "meister"),
)
TEMPERAMENTS = (PLAIN, "miner", "farmer", "inventor", "merchant")
"""The levels and temperaments that the languages have names for."""
MOST = 4  # of one name at a table
Called: TypeAlias = str | Message
"""A name: one that somebody typed, or a message."""


class Temperament(NamedTuple):
    """A temperament of a level, in one sentence."""

    name: str
    sentence: Message


class Opponent(NamedTuple):
    """A level on offer: a summary of its play, its measured strength, its temperaments."""

    name: str
    summary: Message | None = None
    figures: Message | None = None
    temperaments: tuple[Temperament, ...] = ()


class Opponents:
    """The opponents that the window is given, which knows no automa. Descriptions are read on demand."""

    def __init__(
        self,
        levels: Sequence[str],
        make: Callable[[str, int], Player],
        knows: Callable[[str], bool],
        describe: Callable[[], Sequence[Opponent]],
        usual: str = "",
    ) -> None:
        """`levels` are the names on offer, the strongest first; `usual` is the default, else the strongest.

        `make` and `knows` take names like `steiger:miner` too, and names that are not on offer any more.
        """
        self.levels, self.make, self.knows = tuple(levels), make, knows
        self.usual = usual or self.strongest
        self._describe = describe

    @classmethod
    def of(cls, found: Opponents | Factories) -> Opponents:
        """Return opponents as they are; of a mapping, make all names the levels on offer."""
        if isinstance(found, Opponents):
            return found
        return cls(
            tuple(found),
            lambda name, seed: found[name](seed),
            found.__contains__,
            lambda: [Opponent(name) for name in found],
        )

    @property
    def strongest(self) -> str:
        """The level that gives advice; empty where there is none."""
        return self.levels[0] if self.levels else ""

    @cached_property
    def described(self) -> tuple[Opponent, ...]:
        """Every level on offer, the strongest first."""
        return tuple(self._describe())

    def about(self, name: str) -> Opponent:
        """Return the description of the level in a name."""
        level = level_of(name)
        return next((one for one in self.described if one.name == level), Opponent(level))


def level_of(name: str) -> str:
    """Return the level in a name: `steiger:miner` is a steiger."""
    return name.partition(":")[0]


def temperament_of(name: str) -> str:
    """Return the temperament in a name: `steiger:miner` is a miner, `steiger` is plain."""
    return name.partition(":")[2] or PLAIN


def full_name(level: str, temperament: str) -> str:
    """Return the name of a level with a temperament, as records write it."""
    return level if temperament == PLAIN else f"{level}:{temperament}"


def level_name(level: str) -> str:
    """Return the name of a level, which is the same in every language."""
    return level.capitalize()


def temperament_name(temperament: str) -> Called:
    """Return the name of a temperament; an unknown one is called as it is."""
    return message(f"temperament-{temperament}") if temperament in TEMPERAMENTS else temperament


def titled(name: str) -> Called:
    """Return a name as the window writes it: `steiger:miner` is Steiger (miner)."""
    level, temperament = level_name(level_of(name)), temperament_of(name)
    if temperament == PLAIN:
        return level
    return message("automa-inclined", automa=level, temperament=temperament_name(temperament))


def called(name: str, automa: str) -> Called:
    """Return the name of a seat; an automa that nobody has named is called by its level."""
    level = level_of(automa)
    if level not in LEVELS:
        return name
    own, said = level_name(level), message(f"automa-{level}")
    numbers = {f"{own} {number}": number for number in range(1, MOST + 1)}
    if name in numbers:
        return message("seat-namesake", name=said, number=numbers[name])
    return said if name == own else name
