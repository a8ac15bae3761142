"""What the new-game screen is filled in with: a value that turns into chairs and a Setup."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field

from game.rules import Setup, new_game
from game.rules.box import Box
from game.rules.ruleset import LayoutData, load_ruleset
from game.rules.setup import SetupError
from game.scenes.saves import LONGEST_NAME, Chair

NAMES = ("Anna", "Hinnerk", "Grete", "Jost")
FIRST, RANDOM, CHOSEN = "first", "random", "chosen"
HIGHEST_SEED = 999_999


@dataclass
class SeatDraft:
    """One seat: a person, or the automa of that name."""

    name: str
    colour: int
    automa: str = ""
    named: bool = False  # the player typed the name: it stays when the seat changes hands


@dataclass
class Draft:
    """All that is chosen before a game; `laid_out` asks the rules what they think of it."""

    opponents: Sequence[str]  # the strongest first
    seats: list[SeatDraft] = field(default_factory=list)
    layout: str = ""
    tiles: str = FIRST
    chosen: list[str] = field(default_factory=list)
    open_planning: bool = False
    start_buildings: bool = False
    start_improved_farmhand: bool = False
    seed: str = ""

    def __post_init__(self) -> None:
        self.seed = self.seed or fresh_seed()
        self.set_seats(2)

    @property
    def layouts(self) -> list[LayoutData]:
        """The boards for so many seats."""
        return [layout for layout in load_ruleset().layout if len(self.seats) in layout.seats]

    def set_seats(self, count: int) -> None:
        """Add or remove seats at the end; an added one is the strongest opponent."""
        del self.seats[count:]
        while len(self.seats) < count:
            taken = {seat.colour for seat in self.seats}
            colour = next(c for c in range(4) if c not in taken)
            automa = self.opponents[0] if self.seats and self.opponents else ""
            seat = SeatDraft(NAMES[len(self.seats)], colour)
            self.seats.append(seat)
            self.set_player(len(self.seats) - 1, automa)
        names = [layout.name for layout in self.layouts]
        if self.layout not in names:
            self.layout = names[0]
            self.chosen = []

    def set_player(self, seat: int, automa: str) -> None:
        """Who sits there; the names nobody typed follow."""
        self.seats[seat].automa = automa
        free = [i for i, other in enumerate(self.seats) if not other.named]
        for i in free:
            self.seats[i].name = ""
        for i in free:
            self.seats[i].name = self.seats[i].automa.capitalize() or NAMES[i]
            self._tell_apart(i)

    def _tell_apart(self, seat: int) -> None:
        others = {other.name for i, other in enumerate(self.seats) if i != seat}
        stem, number = self.seats[seat].name, 1
        while self.seats[seat].name in others:
            number += 1
            self.seats[seat].name = f"{stem} {number}"

    def set_name(self, seat: int, name: str) -> None:
        self.seats[seat].name = name[:LONGEST_NAME]
        self.seats[seat].named = bool(name.strip())

    def next_colour(self, seat: int) -> None:
        """The next colour; whoever had it takes the former one."""
        old = self.seats[seat].colour
        new = (old + 1) % 4
        for other in self.seats:
            if other.colour == new:
                other.colour = old
        self.seats[seat].colour = new

    def setup(self) -> Setup:
        """The setup as the rules know it."""
        return Setup(
            seats=len(self.seats),
            seed=int(self.seed or 0),
            layout=self.layout,
            tiles=tuple(self.chosen) if self.tiles == CHOSEN else self.tiles,
            open_planning=self.open_planning,
            start_buildings=self.start_buildings,
            start_improved_farmhand=self.start_improved_farmhand,
        )

    def laid_out(self) -> tuple[Box | None, str]:
        """The game this would be, or what the rules say against it."""
        names = [seat.name.strip() for seat in self.seats]
        if not all(names):
            return None, f"Seat {names.index('') + 1} needs a name."
        if len(set(names)) < len(names):
            return None, "Every seat needs a name of its own."
        try:
            return new_game(self.setup()).box, ""
        except SetupError as error:
            return None, str(error)

    def chairs(self) -> tuple[Chair, ...]:
        """The seats as a game keeps them; an automa's seed follows from the game's."""
        base = int(self.seed or 0)
        return tuple(
            Chair(seat.name.strip(), seat.colour, seat.automa, base * 4 + i if seat.automa else 0)
            for i, seat in enumerate(self.seats)
        )


def fresh_seed() -> str:
    """A seed nobody has thought of."""
    return str(random.SystemRandom().randrange(1, HIGHEST_SEED))
