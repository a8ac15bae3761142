"""The draft of a new game, which the new-game screen fills in, and the setup and chairs made from it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, field, replace

from game.rules import Setup, new_game
from game.rules.box import shape
from game.rules.ids import NoId, TileId
from game.rules.message import SeatName, message
from game.rules.ruleset import BASE, LayoutData, Ruleset, is_text, load_ruleset
from game.rules.setup import SetupError, advice, dealt, new_tiles
from game.scenes.newgame.laid import EMPTY, Laid, Tiles, fitted, levels_of, put, swapped, unfilled
from game.scenes.newgame.people import called_by_seat
from game.scenes.opponents import level_name, level_of
from game.scenes.saving.chairs import LONGEST_NAME, Chair
from game.scenes.saving.files import Why
from game.seeds import player_seed

FIRST, RANDOM, RECOMMENDED, CHOSEN = "first", "random", "recommended", "chosen"
HIGHEST_SEED = 999_999


@dataclass
class SeatDraft:
    """One seat: a person, or the automa of that name, like `steiger:miner`."""

    name: str
    colour: int
    automa: str = ""
    named: bool = False  # typed by a player: the name stays when somebody else takes the seat


@dataclass
class Draft:
    """Everything that is chosen before a game; `laid_out` checks it by the rules."""

    opponent: str  # the usual automa, if there is any
    people: Sequence[str]  # the name of a person on each seat, until one is typed
    seats: list[SeatDraft] = field(default_factory=list)
    layout: str = ""
    tiles: str = FIRST
    chosen: Tiles = ()  # by place, if tiles are laid by hand
    black: bool = False
    iron: bool = False
    tunnel: str = "A"
    mixed: frozenset[TileId] = frozenset()  # the new tiles that are drawn from
    open_planning: bool = False
    start_buildings: bool = False
    start_improved_farmhand: bool = False
    seed: str = ""
    ruleset: str = BASE  # the base, or the text of another ruleset
    playtest: bool = False  # people are asked what they say of the game
    set_aside: Draft | None = None  # what was chosen until a ruleset asked for a module

    def __post_init__(self) -> None:
        self.seed = self.seed or fresh_seed()
        self.set_seats(2)

    @classmethod
    def of(cls, opponent: str, people: Sequence[str], setup: Setup, chairs: Sequence[Chair]) -> Draft:
        """Make a draft of the same game with another seed, as far as its ruleset has its board and tiles.

        One that is neither the base nor a text is that of an earlier base. What a seat is called by itself
        may be there in another language than that of `people`.
        """
        draft = cls(opponent, people)
        draft.set_ruleset(setup.ruleset if is_text(setup.ruleset) else BASE)
        draft.set_seats(len(chairs))
        draft.seats = [
            SeatDraft(chair.name, chair.colour, chair.automa, _typed(chair, people)) for chair in chairs
        ]
        draft._name_anew([seat for seat in draft.seats if called_by_seat(seat.name)])
        known = setup.layout is not None and draft.has_board(setup.layout)
        draft.layout = setup.layout if known and setup.layout else draft.layout
        draft.black, draft.iron = "black" in setup.modules, "iron" in setup.modules
        draft.tunnel, draft.mixed = setup.tunnel, frozenset(setup.new_tiles)
        draft.open_planning, draft.start_buildings = setup.open_planning, setup.start_buildings
        draft.start_improved_farmhand = setup.start_improved_farmhand
        if isinstance(setup.tiles, str):
            draft.tiles = setup.tiles
        elif known:
            tiles = fitted(dealt(setup)[1].tiles, draft.sizes, draft.sizes, draft.allowed)
            draft.tiles, draft.chosen = CHOSEN, tiles
        return draft

    def copied(self) -> Draft:
        """Return another draft of the same choices."""
        other = copy(self)
        other.seats = [replace(seat) for seat in self.seats]
        return other

    @property
    def figures(self) -> Ruleset:
        """The ruleset that is played by."""
        return load_ruleset(self.ruleset)

    def set_ruleset(self, source: str) -> None:
        """Play by another ruleset; what is chosen stays as far as that one has it."""
        before, chosen = self.sizes, self.layout != self.usual_layout
        self.ruleset = source
        if not (chosen and self.has_board(self.layout)):
            self.layout = self.usual_layout
        self.mixed &= frozenset(self.figures.tile)
        self._refit(before)

    # -- seats --------------------------------------------------------------------------------------

    @property
    def layouts(self) -> list[LayoutData]:
        """The boards for this number of seats."""
        return [layout for layout in self.figures.layout if len(self.seats) in layout.seats]

    @property
    def usual_layout(self) -> str:
        """The board that is laid where none is chosen: the first of the draft's own, else of the base."""
        base, ids = load_ruleset().layout, [layout.id for layout in self.layouts]
        own = [one.id for one in self.layouts if one not in base and (one.black or not self.black)]
        return (own or ids)[0]

    def has_board(self, id: str) -> bool:
        """Return True if there is this board for the number of seats."""
        return id in [layout.id for layout in self.layouts]

    def set_seats(self, count: int) -> None:
        """Add or remove seats at the end; an added one is the usual opponent."""
        before = self.sizes if self.layout else []
        del self.seats[count:]
        while len(self.seats) < count:
            taken = {seat.colour for seat in self.seats}
            colour = next(c for c in range(4) if c not in taken)
            automa = self.opponent if self.seats else ""
            seat = SeatDraft(self.people[len(self.seats)], colour)
            self.seats.append(seat)
            self.set_player(len(self.seats) - 1, automa)
        if not self.has_board(self.layout):
            self.layout = self.usual_layout
        self._refit(before)

    def set_player(self, seat: int, automa: str) -> None:
        """Seat an automa, or a person for an empty name; names that nobody typed are made anew."""
        self.seats[seat].automa = automa
        self._name_anew([other for other in self.seats if not other.named])

    def _name_anew(self, seats: Sequence[SeatDraft]) -> None:
        """Call seats by who sits there."""
        for seat in seats:
            seat.name = ""
        for i, seat in enumerate(self.seats):
            if not seat.name:
                seat.name = level_name(level_of(seat.automa)) or self.people[i]
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
        """Give a seat the next colour; the seat that had it gets the old one."""
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
        """The number of places of each level."""
        return [len(hexes) for hexes in self.board]

    @property
    def levels(self) -> list[int]:
        """The level of every place."""
        return levels_of(self.sizes)

    @property
    def allowed(self) -> list[TileId]:
        """The tiles in the box, with the modules that are played, in the order of their numbers."""
        sets = {"base", "valley"} | ({"black"} if self.black else set()) | ({"iron"} if self.iron else set())
        return [number for number, tile in self.figures.tile.items() if tile.set in sets]

    @property
    def new_tiles(self) -> list[TileId]:
        """The tiles that can be mixed in."""
        ruleset = self.figures
        new = new_tiles(ruleset, ("iron",) if self.iron else ())
        return sorted((n for n in self.allowed if n in new), key=lambda number: ruleset.tile[number].level)

    @property
    def drawn_from(self) -> frozenset[TileId]:
        """The new tiles that a draw may bring; for recommended boards all of them if none is picked."""
        mixed = self.mixed & set(self.new_tiles)
        return mixed if mixed or self.tiles != RECOMMENDED else frozenset(self.new_tiles)

    def set_layout(self, id: str) -> None:
        before, self.layout = self.sizes, id
        self._refit(before)

    def set_black(self, on: bool) -> None:
        before, chosen = self.sizes, self.layout != self.usual_layout
        self.black = on
        self.layout = self.layout if chosen else self.usual_layout
        self._refit(before)
        if on and self.chosen:
            self.chosen = (*self.chosen[: -self.sizes[-1]], *self._black_tiles())

    def set_iron(self, on: bool) -> None:
        self.iron = on
        self._refit(self.sizes)

    def mix(self, tile: TileId, wanted: bool) -> None:
        """Include a new tile in the draw, or leave it out."""
        self.mixed = self.drawn_from | {tile} if wanted else self.drawn_from - {tile}

    def _refit(self, before: Sequence[int]) -> None:
        """Keep the tiles laid by hand that still fit."""
        if self.chosen:
            self.chosen = fitted(self.chosen, before, self.sizes, self.allowed)

    def _black_tiles(self) -> Tiles:
        """Return the black tiles that the seed deals."""
        plain = replace(self._seated(), layout=self.layout, modules=frozenset({"black"}))
        return dealt(plain)[1].tiles[-self.sizes[-1] :]

    # -- tiles by hand ------------------------------------------------------------------------------

    def set_tiles(self, how: str) -> None:
        """Choose the way to fill the board; by hand it begins with the present tiles."""
        if how == CHOSEN:
            self._by_hand()
        else:
            self.tiles, self.chosen = how, ()

    def put(self, tile: TileId | NoId, place: int) -> None:
        """Lay a tile of the stock on a place."""
        self._by_hand()
        self.chosen = put(self.chosen, tile, place)

    def swap(self, one: int, other: int) -> None:
        """Exchange what lies on two places."""
        self._by_hand()
        self.chosen = swapped(self.chosen, one, other)

    def clear(self) -> None:
        """Take every tile off the board."""
        self.tiles, self.chosen = CHOSEN, (EMPTY,) * sum(self.sizes)

    def _by_hand(self) -> None:
        if self.tiles != CHOSEN:
            self.chosen = self.laid_out().tiles
            self.tiles = CHOSEN

    # -- the game made from it ----------------------------------------------------------------------

    def setup(self) -> Setup:
        """Return the setup for the rules."""
        by_hand = self.tiles == CHOSEN
        modules = [name for name, on in (("black", self.black), ("iron", self.iron)) if on]
        return replace(
            self._seated(),
            layout=self.layout,
            tiles=tuple(tile for tile in self.chosen if tile) if by_hand else self.tiles,
            modules=frozenset(modules),
            tunnel=self.tunnel if self.iron else "A",
            new_tiles=() if by_hand else tuple(t for t in self.new_tiles if t in self.mixed),
            open_planning=self.open_planning,
            start_buildings=self.start_buildings,
            start_improved_farmhand=self.start_improved_farmhand,
        )

    def _seated(self) -> Setup:
        return Setup(len(self.seats), int(self.seed or 0), self.ruleset)

    @property
    def dealt(self) -> Tiles:
        """The tiles that the seed deals."""
        return self._dealt(self.setup())

    def laid_out(self) -> Laid:
        """Return the board of this draft, with the rules' problem or advice."""
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
        """Return the tiles that the seed deals, even if a variant forbids them."""
        for variant in (setup, replace(setup, start_buildings=False, start_improved_farmhand=False)):
            try:
                return dealt(variant)[1].tiles
            except SetupError:
                continue
        return (EMPTY,) * sum(self.sizes)

    def _unnamed(self) -> Why:
        names = [seat.name.strip() for seat in self.seats]
        if not all(names):
            return message("newgame-unnamed", seat=SeatName(names.index("")))
        return message("newgame-namesakes") if len(set(names)) < len(names) else ""

    def chairs(self) -> tuple[Chair, ...]:
        """Return the chairs of the game; an automa's seed is derived from the game's."""
        seed = int(self.seed or 0)
        return tuple(
            Chair(seat.name.strip(), seat.colour, seat.automa, player_seed(seed, i) if seat.automa else 0)
            for i, seat in enumerate(self.seats)
        )


def _typed(chair: Chair, people: Sequence[str]) -> bool:
    """Return True if somebody has typed the name of a chair: it is not one that a seat has by itself."""
    usual = level_name(level_of(chair.automa))
    given = people if not usual else (usual, *(f"{usual} {number}" for number in range(2, 5)))
    return chair.name not in given and not called_by_seat(chair.name)


def fresh_seed() -> str:
    """Return a random seed."""
    return str(random.SystemRandom().randrange(1, HIGHEST_SEED))
