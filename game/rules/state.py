"""The state of a game: slotted classes of small ints and short lists, copied by hand; plain look-ups only."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.box import Box, PlayerBoard
from game.rules.effects import COMMUNITY_COAL_TAKEN
from game.rules.moves import Lay
from game.rules.terms import NO_DISKS, Ability, Bonus, Disks, Field, Marker, Place, Resource, Slot, Step

NO_MARKERS = (0,) * len(Marker)


class Activity(NamedTuple):
    """A worker in the middle of its actions."""

    field: Field
    left: int
    acted: bool
    windlass: bool = False
    """True if the Windlass marker, not the field, pays."""


class TileEffect(NamedTuple):
    """A tile's effect that waits for a choice: the tile's index and the place of the effect.

    Once an option with further effects is chosen, `option` is its place and `then` the place in them.
    """

    tile: int
    at: int
    option: int = -1
    then: int = 0


class Storing(NamedTuple):
    """A storage slot that is asked for, and the amount of each resource kept so far (W3)."""

    slot: Slot
    kept: tuple[int, ...]


class Counting(NamedTuple):
    """The seats, as a bit set, whose cart 2 counts for the new turn order (tile 27)."""

    second: int


Pending = Activity | TileEffect | Storing | Counting
NO_BONUS = -1
EVERY_BONUS = (1 << len(Bonus)) - 1


class Seat:
    """The possessions of one player. Water lies in the Pinge until it is exhausted, then in the shaft (Y3).

    `tunnel_props` counts all props in the Tunnel, from the left; `iron_props` is the bit set of iron ones.
    `channel` is the water on the Water Channel; `bonus` a Bonus, NO_BONUS, or in a view HIDDEN_BONUS.
    """

    __slots__ = (
        "abilities",
        "activated",
        "board",
        "bonus",
        "cart1",
        "cart2",
        "channel",
        "coal",
        "debt",
        "disks",
        "first_work",
        "food",
        "fresh",
        "iron",
        "iron_props",
        "markers",
        "pinge_dug",
        "pinge_props",
        "plan",
        "ready",
        "score",
        "shaft",
        "thaler",
        "tiles",
        "tunnel_dug",
        "tunnel_props",
        "water",
        "wood",
        "worked",
    )

    def __init__(self, board: PlayerBoard, abilities: int = 0) -> None:
        self.board = board
        self.score = 0
        self.food = self.wood = self.coal = self.iron = self.thaler = self.debt = 0
        self.water = 0
        self.pinge_dug = self.pinge_props = 0
        self.tunnel_dug = self.tunnel_props = 0
        self.iron_props = 0
        self.channel = 0
        self.bonus = NO_BONUS
        self.shaft = 0
        self.cart1: Disks = NO_DISKS
        self.cart2: Disks = NO_DISKS
        self.disks: Disks = NO_DISKS
        self.plan: tuple[Lay, ...] = ()
        self.worked = 0
        self.activated = 0
        self.first_work = -1
        self.tiles = 0
        self.abilities = abilities
        self.ready = abilities
        self.markers: tuple[int, ...] = NO_MARKERS
        self.fresh: tuple[int, ...] = NO_MARKERS

    def copy(self) -> Seat:
        """Return an independent seat; immutable values are shared."""
        twin = Seat.__new__(Seat)
        twin.board = self.board
        twin.score = self.score
        twin.food = self.food
        twin.wood = self.wood
        twin.coal = self.coal
        twin.iron = self.iron
        twin.thaler = self.thaler
        twin.debt = self.debt
        twin.water = self.water
        twin.pinge_dug = self.pinge_dug
        twin.pinge_props = self.pinge_props
        twin.tunnel_dug = self.tunnel_dug
        twin.tunnel_props = self.tunnel_props
        twin.iron_props = self.iron_props
        twin.channel = self.channel
        twin.bonus = self.bonus
        twin.shaft = self.shaft
        twin.cart1 = self.cart1
        twin.cart2 = self.cart2
        twin.disks = self.disks
        twin.plan = self.plan
        twin.worked = self.worked
        twin.activated = self.activated
        twin.first_work = self.first_work
        twin.tiles = self.tiles
        twin.abilities = self.abilities
        twin.ready = self.ready
        twin.markers = self.markers
        twin.fresh = self.fresh
        return twin

    @property
    def exhausted(self) -> bool:
        """Return True if the Pinge is exhausted (M6)."""
        return self.pinge_dug == self.board.pinge_size

    @property
    def water_place(self) -> Place:
        return Place.TUNNEL if self.exhausted else Place.PINGE

    @property
    def coal_removed(self) -> int:
        """Return the coal gone from Pinge and Tunnel (G9)."""
        return self.pinge_dug + self.tunnel_dug

    @property
    def held(self) -> int:
        """Return the number of disks taken in this phase (D2)."""
        return sum(self.cart1) + sum(self.cart2)

    def has(self, ability: Ability) -> bool:
        return bool(self.abilities >> ability & 1)

    def lay_on(self, field: Field) -> Lay | None:
        """Return the lay of the plan on a field, or None if there is none."""
        return next((lay for lay in self.plan if lay.field == field), None)

    def emptied_sections(self) -> int:
        """Return the number of emptied tunnel sections, from the left (M8)."""
        reach = self.board.tunnel_reach
        return sum(1 for end in reach[1:] if end <= self.tunnel_dug)


class GameState:
    """The complete state of a game. `to_move` is the seat that decides, None once it is over.

    `bonus_left` is the bit set of the bonus markers to take, `kiepenkerl` the Resource on tile 28.
    """

    __slots__ = (
        "action",
        "bag",
        "bonus_left",
        "box",
        "chance",
        "kiepenkerl",
        "order",
        "pending",
        "reserve",
        "season",
        "seats",
        "stacks",
        "step",
        "to_move",
        "turn",
        "year",
    )

    def __init__(self, box: Box, chance: int) -> None:
        self.box = box
        self.chance = chance
        self.year = 1
        self.season = 0
        self.step: int = Step.FIRST_TAKING
        self.to_move: int | None = 0
        self.order: tuple[int, ...] = tuple(range(box.seats))
        self.turn = 0
        self.bag: Disks = box.disks
        self.action: list[Disks] = [NO_DISKS] * box.seats
        self.reserve: list[Disks] = [NO_DISKS] * box.seats
        self.seats = [Seat(board, box.start_abilities) for board in box.boards]
        self.stacks: list[tuple[int, ...]] = [()] * len(box.tiles)
        self.pending: tuple[Pending, ...] = ()
        self.kiepenkerl: int = Resource.WOOD
        self.bonus_left = EVERY_BONUS

    def copy(self) -> GameState:
        """Return an independent state to look ahead with."""
        twin = GameState.__new__(GameState)
        twin.box = self.box
        twin.chance = self.chance
        twin.year = self.year
        twin.season = self.season
        twin.step = self.step
        twin.to_move = self.to_move
        twin.order = self.order
        twin.turn = self.turn
        twin.bag = self.bag
        twin.action = self.action[:]
        twin.reserve = self.reserve[:]
        twin.seats = [seat.copy() for seat in self.seats]
        twin.stacks = self.stacks[:]
        twin.pending = self.pending
        twin.kiepenkerl = self.kiepenkerl
        twin.bonus_left = self.bonus_left
        return twin

    @property
    def community_coal(self) -> int:
        """Return the coal on the Community Tunnel (tile 38), 0 if it is not in play."""
        index = self.box.index.get("38")
        if index is None:
            return 0
        there = self.box.ruleset.valley.community_coal * self.box.seats
        return max(there - COMMUNITY_COAL_TAKEN * len(self.stacks[index]), 0)

    def owns(self, seat: int, tile: str) -> bool:
        """Return True if a seat owns the development with this number."""
        index = self.box.index.get(tile)
        return index is not None and bool(self.seats[seat].tiles >> index & 1)
