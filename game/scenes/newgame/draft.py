"""What the new-game screen is filled in with: a value that turns into chairs and a Setup."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from game.rules import Setup, new_game
from game.rules.box import shape
from game.rules.message import Seat, message
from game.rules.ruleset import load_ruleset
from game.rules.seeds import player_seed
from game.rules.setup import SetupError, advice, dealt
from game.rules.setup_tiles import new_tiles
from game.rules.tile_data import LayoutData
from game.scenes.newgame import spread
from game.scenes.newgame.laid import Laid, unfilled
from game.scenes.newgame.spread import EMPTY, Tiles
from game.scenes.opponents import level_name, level_of
from game.scenes.saves import LONGEST_NAME, Chair
from game.scenes.trouble import Why

NAMES = ("Anna", "Hinnerk", "Grete", "Jost")
FIRST, RANDOM, RECOMMENDED, CHOSEN = "first", "random", "recommended", "chosen"
HIGHEST_SEED = 999_999


@dataclass
class SeatDraft:
    """One seat: a person, or the automa of that name, like `steiger:miner`."""

    name: str
    colour: int
    automa: str = ""
    named: bool = False  # the player typed the name: it stays when the seat changes hands


@dataclass
class Draft:
    """All that is chosen before a game; `laid_out` asks the rules what they think of it."""

    opponent: str  # the automa that sits down first, if there is any
    seats: list[SeatDraft] = field(default_factory=list)
    layout: str = ""
    tiles: str = FIRST
    chosen: Tiles = ()  # by place, once tiles are laid by hand
    black: bool = False
    iron: bool = False
    tunnel: str = "A"
    mixed: frozenset[str] = frozenset()  # the new tiles that are drawn from
    open_planning: bool = False
    start_buildings: bool = False
    start_improved_farmhand: bool = False
    seed: str = ""

    def __post_init__(self) -> None:
        self.seed = self.seed or fresh_seed()
        self.set_seats(2)

    @classmethod
    def of(cls, opponent: str, setup: Setup, chairs: Sequence[Chair]) -> Draft:
        """The same again, with another seed."""
        draft = cls(opponent)
        draft.set_seats(len(chairs))
        draft.seats = [
            SeatDraft(chair.name, chair.colour, chair.automa, named=not chair.automa) for chair in chairs
        ]
        draft.layout = setup.layout or draft.layout
        draft.black, draft.iron = "black" in setup.modules, "iron" in setup.modules
        draft.tunnel, draft.mixed = setup.tunnel, frozenset(setup.new_tiles)
        draft.open_planning, draft.start_buildings = setup.open_planning, setup.start_buildings
        draft.start_improved_farmhand = setup.start_improved_farmhand
        if isinstance(setup.tiles, str):
            draft.tiles = setup.tiles
        else:
            draft.tiles, draft.chosen = CHOSEN, dealt(setup)[1].tiles
        return draft

    # -- seats --------------------------------------------------------------------------------------

    @property
    def layouts(self) -> list[LayoutData]:
        """The boards for so many seats."""
        return [layout for layout in load_ruleset().layout if len(self.seats) in layout.seats]

    def set_seats(self, count: int) -> None:
        """Add or remove seats at the end; an added one is the usual opponent."""
        before = self.sizes if self.layout else []
        del self.seats[count:]
        while len(self.seats) < count:
            taken = {seat.colour for seat in self.seats}
            colour = next(c for c in range(4) if c not in taken)
            automa = self.opponent if self.seats else ""
            seat = SeatDraft(NAMES[len(self.seats)], colour)
            self.seats.append(seat)
            self.set_player(len(self.seats) - 1, automa)
        ids = [layout.id for layout in self.layouts]
        if self.layout not in ids:
            self.layout = ids[0]
        self._refit(before)

    def set_player(self, seat: int, automa: str) -> None:
        """Seat a player; the names that nobody typed follow."""
        self.seats[seat].automa = automa
        free = [i for i, other in enumerate(self.seats) if not other.named]
        for i in free:
            self.seats[i].name = ""
        for i in free:
            self.seats[i].name = level_name(level_of(self.seats[i].automa)) or NAMES[i]
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

    # -- board and modules --------------------------------------------------------------------------

    @property
    def board(self) -> list[list[tuple[int, int]]]:
        """The hexes of the board level by level."""
        layout = next(layout for layout in self.layouts if layout.id == self.layout)
        return shape(layout, len(self.seats), self.black)

    @property
    def sizes(self) -> list[int]:
        """Return how many places each level has."""
        return [len(hexes) for hexes in self.board]

    @property
    def levels(self) -> list[int]:
        """The level of every place."""
        return spread.levels_of(self.sizes)

    @property
    def allowed(self) -> list[str]:
        """The tiles in the box, with the modules that are played, in the order of their numbers."""
        sets = {"base", "valley"} | ({"black"} if self.black else set()) | ({"iron"} if self.iron else set())
        return [number for number, tile in load_ruleset().tile.items() if tile.set in sets]

    @property
    def new_tiles(self) -> list[str]:
        """The tiles that can be mixed in."""
        ruleset = load_ruleset()
        new = new_tiles(ruleset, ("iron",) if self.iron else ())
        return sorted((n for n in self.allowed if n in new), key=lambda number: ruleset.tile[number].level)

    @property
    def drawn_from(self) -> frozenset[str]:
        """The new tiles that a draw may bring: recommended boards are drawn from all if none is picked."""
        mixed = self.mixed & set(self.new_tiles)
        return mixed if mixed or self.tiles != RECOMMENDED else frozenset(self.new_tiles)

    def set_layout(self, id: str) -> None:
        before, self.layout = self.sizes, id
        self._refit(before)

    def set_black(self, on: bool) -> None:
        before, self.black = self.sizes, on
        self._refit(before)
        if on and self.chosen:
            self.chosen = (*self.chosen[: -self.sizes[-1]], *self._black_tiles())

    def set_iron(self, on: bool) -> None:
        self.iron = on
        self._refit(self.sizes)

    def mix(self, tile: str, wanted: bool) -> None:
        """Draw from this new tile too, or no longer."""
        self.mixed = self.drawn_from | {tile} if wanted else self.drawn_from - {tile}

    def _refit(self, before: Sequence[int]) -> None:
        """Tiles laid by hand stay where they still belong."""
        if self.chosen:
            self.chosen = spread.fitted(self.chosen, before, self.sizes, self.allowed)

    def _black_tiles(self) -> Tiles:
        """The black tiles as the seed deals them."""
        plain = Setup(len(self.seats), int(self.seed or 0), layout=self.layout, modules=frozenset({"black"}))
        return dealt(plain)[1].tiles[-self.sizes[-1] :]

    # -- tiles by hand ------------------------------------------------------------------------------

    def set_tiles(self, how: str) -> None:
        """Choose how the board is filled; by hand it begins with the tiles that lie there."""
        if how == CHOSEN:
            self._by_hand()
        else:
            self.tiles, self.chosen = how, ()

    def put(self, tile: str, place: int) -> None:
        """Lay a tile of the stock on a place."""
        self._by_hand()
        self.chosen = spread.put(self.chosen, tile, place)

    def swap(self, one: int, other: int) -> None:
        """Exchange what lies on two places."""
        self._by_hand()
        self.chosen = spread.swapped(self.chosen, one, other)

    def clear(self) -> None:
        """Take every tile off the board."""
        self.tiles, self.chosen = CHOSEN, (EMPTY,) * sum(self.sizes)

    def _by_hand(self) -> None:
        if self.tiles != CHOSEN:
            self.chosen = self.laid_out().tiles
            self.tiles = CHOSEN

    # -- what it comes to ---------------------------------------------------------------------------

    def setup(self) -> Setup:
        """The setup as the rules know it."""
        by_hand = self.tiles == CHOSEN
        modules = [name for name, on in (("black", self.black), ("iron", self.iron)) if on]
        return Setup(
            seats=len(self.seats),
            seed=int(self.seed or 0),
            layout=self.layout,
            tiles=self.chosen if by_hand else self.tiles,
            modules=frozenset(modules),
            tunnel=self.tunnel if self.iron else "A",
            new_tiles=() if by_hand else tuple(t for t in self.new_tiles if t in self.mixed),
            open_planning=self.open_planning,
            start_buildings=self.start_buildings,
            start_improved_farmhand=self.start_improved_farmhand,
        )

    def laid_out(self) -> Laid:
        """The board this would be, and what the rules say of it."""
        setup = self.setup()
        tiles = self.chosen if self.tiles == CHOSEN else self._dealt(setup)
        problem = self._unnamed() or (unfilled(tiles) if self.tiles == CHOSEN else "")
        if problem:
            return Laid(tiles, problem)
        try:
            new_game(setup)
            return Laid(tiles, "", advice(setup))
        except SetupError as error:
            return Laid(tiles, error.said)

    def _dealt(self, setup: Setup) -> Tiles:
        """Return the tiles that the seed deals, also where a variant then forbids them."""
        for variant in (setup, replace(setup, start_buildings=False, start_improved_farmhand=False)):
            try:
                return dealt(variant)[1].tiles
            except SetupError:
                continue
        return (EMPTY,) * sum(self.sizes)

    def _unnamed(self) -> Why:
        names = [seat.name.strip() for seat in self.seats]
        if not all(names):
            return message("newgame-unnamed", seat=Seat(names.index("")))
        return message("newgame-namesakes") if len(set(names)) < len(names) else ""

    def chairs(self) -> tuple[Chair, ...]:
        """The seats as a game keeps them; an automa's seed follows from the game's."""
        seed = int(self.seed or 0)
        return tuple(
            Chair(seat.name.strip(), seat.colour, seat.automa, player_seed(seed, i) if seat.automa else 0)
            for i, seat in enumerate(self.seats)
        )


def fresh_seed() -> str:
    """A seed nobody has thought of."""
    return str(random.SystemRandom().randrange(1, HIGHEST_SEED))
