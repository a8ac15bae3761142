"""The state of a game: small ints and short lists, copied field by field; plain look-ups only."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from game.rules.box import Box, PlayerBoard
from game.rules.disks import NO_DISKS, Disks, amount
from game.rules.effects import COMMUNITY_COAL_TAKEN
from game.rules.fixed import Fixed
from game.rules.moves import Lay, Take
from game.rules.terms import Ability, Bonus, Field, Marker, Place, Resource, Slot, Step

NO_MARKERS: Final = (0,) * len(Marker)


class Activity(Fixed):
    """A worker in the middle of its actions; with `windlass` that marker, not the field, pays."""

    __slots__ = ("acted", "field", "left", "windlass")
    __match_args__: Final = ("field", "left", "acted", "windlass")

    def __init__(self, field: Field, left: int, acted: bool, windlass: bool = False) -> None:
        self.field: Final = field
        self.left: Final = left
        self.acted: Final = acted
        self.windlass: Final = windlass


class TileEffect(Fixed):
    """A tile's effect that waits for a choice: the tile's index and the place of the effect.

    Once an option with further effects is chosen, `option` is its place and `then` the place in them.
    """

    __slots__ = ("at", "option", "then", "tile")
    __match_args__: Final = ("tile", "at", "option", "then")

    def __init__(self, tile: int, at: int, option: int = -1, then: int = 0) -> None:
        self.tile: Final = tile
        self.at: Final = at
        self.option: Final = option
        self.then: Final = then


class Storing(NamedTuple):
    """A storage slot that is asked for, and the amount of each resource kept so far (W3)."""

    slot: Slot
    kept: tuple[int, ...]


class Counting(NamedTuple):
    """The seats, as a bit set, whose cart 2 counts for the new turn order (tile 27)."""

    second: int


Pending = Activity | TileEffect | Storing | Counting
NO_BONUS: Final = -1
EVERY_BONUS: Final = (1 << len(Bonus)) - 1


class Seat:
    """The possessions of one player. Water lies in the Pinge until it is exhausted, then in the shaft (Y3).

    `tunnel_props` counts all props in the Tunnel, from the left; `iron_props` is the bit set of iron ones.
    `channel` is the water on the Water Channel; `bonus` a Bonus, NO_BONUS, or in a view HIDDEN_BONUS.
    """

    board: PlayerBoard
    abilities: int
    score: int
    food: int
    wood: int
    coal: int
    iron: int
    thaler: int
    debt: int
    water: int
    pinge_dug: int
    pinge_props: int
    tunnel_dug: int
    tunnel_props: int
    iron_props: int
    channel: int
    bonus: int
    shaft: int
    cart1: Disks
    cart2: Disks
    disks: Disks
    plan: tuple[Lay, ...]
    worked: int
    activated: int
    first_work: int
    tiles: int
    ready: int
    markers: tuple[int, ...]
    fresh: tuple[int, ...]
    __slots__ = tuple(__annotations__)

    @staticmethod
    def of(board: PlayerBoard, abilities: int = 0) -> Seat:
        """Return a seat that has nothing but its board and the abilities of the start."""
        seat = Seat()
        seat.board = board
        seat.abilities = seat.ready = abilities
        seat.score = seat.food = seat.wood = seat.coal = seat.iron = seat.thaler = seat.debt = seat.water = 0
        seat.pinge_dug = seat.pinge_props = seat.tunnel_dug = seat.tunnel_props = seat.iron_props = 0
        seat.channel = seat.shaft = 0
        seat.bonus = NO_BONUS
        seat.cart1 = seat.cart2 = seat.disks = NO_DISKS
        seat.plan = ()
        seat.worked = seat.activated = seat.tiles = 0
        seat.first_work = -1
        seat.markers = seat.fresh = NO_MARKERS
        return seat

    def copy(self) -> Seat:
        """Return an independent seat; immutable values are shared."""
        twin = Seat()
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
        return amount(self.cart1) + amount(self.cart2)

    def has(self, ability: Ability) -> bool:
        return bool(self.abilities >> ability & 1)

    def lay_on(self, field: Field) -> Lay | None:
        """Return the lay of the plan on a field, or None if there is none."""
        for lay in self.plan:
            if lay.field is field:
                return lay
        return None

    def emptied_sections(self) -> int:
        """Return the number of emptied tunnel sections, from the left (M8)."""
        return bisect_right(self.board.tunnel_reach, self.tunnel_dug) - 1


def _fields(kind: type) -> tuple[str, ...]:
    """Return the names of what objects of a class hold; a compiled one has no slots."""
    found: tuple[str, ...] = getattr(kind, "__slots__", ()) or getattr(kind, "__mypyc_attrs__", ())
    return found


SEAT_FIELDS: Final = _fields(Seat)
"""The names of all that a seat has."""


class GameState:
    """The complete state of a game. `to_move` is the seat that decides, None once it is over.

    `bonus_left` is the bit set of the bonus markers to take, `kiepenkerl` the Resource on tile 28. `history`
    are the takings before, where the game keeps them (`views.remember`); the rules ask for none.
    """

    box: Box
    chance: int
    action: list[Disks]
    reserve: list[Disks]
    bag: Disks
    seats: list[Seat]
    stacks: list[tuple[int, ...]]
    order: tuple[int, ...]
    year: int
    season: int
    step: int
    to_move: int | None
    turn: int
    pending: tuple[Pending, ...]
    kiepenkerl: int
    bonus_left: int
    history: tuple[SeenTaking, ...]
    __slots__ = tuple(__annotations__)

    @staticmethod
    def of(box: Box, chance: int) -> GameState:
        """Return a game in which nothing has been dealt yet."""
        state = GameState()
        state.box = box
        state.chance = chance
        state.order = tuple(range(box.seats))
        state.bag = box.disks
        state.action = [NO_DISKS] * box.seats
        state.reserve = [NO_DISKS] * box.seats
        state.seats = [Seat.of(board, box.start_abilities) for board in box.boards]
        state.stacks = [()] * len(box.tiles)
        state.year = 1
        state.season = state.turn = state.to_move = 0
        state.step = Step.FIRST_TAKING
        state.pending = ()
        state.kiepenkerl = Resource.WOOD
        state.bonus_left = EVERY_BONUS
        state.history = ()
        return state

    def copy(self) -> GameState:
        """Return an independent state to look ahead with."""
        twin = GameState()
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
        twin.history = self.history
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle a state by its values, as compiled classes are not pickled otherwise."""
        seats = [tuple([getattr(seat, name) for name in _HELD]) for seat in self.seats]
        return _restored, (self.box, {name: getattr(self, name) for name in _OF_THE_TABLE}, seats)

    def ask_next(
        self, asked: Callable[[GameState, Seat], object], passed: Callable[[int], object] | None = None
    ) -> None:
        """Go on in the turn order to the first seat that is asked, which decides; tell who is passed over."""
        self.to_move = None
        order, turn = self.order, self.turn
        while turn + 1 < len(order):
            turn += 1
            number = order[turn]
            if asked(self, self.seats[number]):
                self.to_move = number
                break
            if passed:
                passed(number)
        self.turn = turn

    @property
    def phases_before(self) -> int:
        """Return the number of phases before this one; a winter belongs to the last phase of its year."""
        return (self.year - 1) * len(self.box.phases) + min(self.season, self.box.phases[-1])

    @property
    def community_coal(self) -> int:
        """Return the coal on the Community Tunnel (tile 38), 0 if it is not in play."""
        index = self.box.index.get("38")
        if index is None:
            return 0
        there = self.box.ruleset.valley.community_coal * self.box.seats
        return max(there - COMMUNITY_COAL_TAKEN * len(self.stacks[index]), 0)

    @property
    def mover(self) -> int:
        """Return the seat that decides; somebody must."""
        assert self.to_move is not None
        return self.to_move


class SeenTaking(NamedTuple):
    """A taking of this game, and the table as everybody saw it before."""

    table: GameState
    move: Take


_HELD: Final = tuple(name for name in SEAT_FIELDS if name != "board")
_OF_THE_TABLE: Final = tuple(name for name in _fields(GameState) if name not in ("box", "seats"))


def _restored(box: Box, table: dict[str, Any], seats: list[tuple[Any, ...]]) -> GameState:
    """Return a state with the values of another, which came from a pickle."""
    state = GameState.of(box, 0)
    for name, value in table.items():
        setattr(state, name, value)
    for seat, values in zip(state.seats, seats, strict=True):
        for name, value in zip(_HELD, values, strict=True):
            setattr(seat, name, value)
    return state
