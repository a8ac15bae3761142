"""Tables to draw, and what must hold of the texts on them."""

from __future__ import annotations

import random
from functools import cache

import pygame

from game.rules import Setup, legal_moves, new_game, play
from game.rules.message import Amount, SeatName, message
from game.rules.moves import Lay
from game.rules.state import GameState, Seat
from game.rules.terms import Ability, Bonus, Colour, Marker
from game.table.canvas import Canvas, TextMark
from game.table.layout import arrange
from game.table.picture import LogLine, Picture
from game.table.pieces import Sitter
from game.table.spots import Marks
from game.table.table import draw_table
from game.table.theme import Theme, Type
from game.words import Names
from tests.scenes.paintbox import serves

SIZES = [(1280, 720), (1920, 1080)]
"""Twice the first is laid out and rounded as that is."""
MODULES = [frozenset(), frozenset({"black"}), frozenset({"iron"}), frozenset({"black", "iron"})]
BOTH = MODULES[-1]
NEW = ("16", "17", "18", "19", "26", "27", "28", "29", "36", "37", "38", "46", "47")
IRON = ("10E", "30E", "40E")
# The fullest table: seven fields, eleven kinds of markers and a bonus marker, everything that lies on tiles.
FULLEST = (
    "14", "15", "16", "18", "19", "10E", "22", "23", "25", "26", "28", "32", "33", "35", "36", "38",
    "40E", "42", "44", "46", "47",
)  # fmt: skip
SITTERS = (
    Sitter("Obersteiger Wilhelm", 0, "human"),
    Sitter("Steiger", 1, "automa bauer"),
    Sitter("Katharina", 2, "human"),
    Sitter("Max", 3, "automa random"),
)
LOG = tuple(
    LogLine(
        message("event-disks-taken", seat=SeatName(1), disks=Amount(n, Colour.BLACK), pool=n % 4 + 1, cart=1),
        Names(("Wilhelm", "Steiger")),
        seat=n % 2,
        why=n % 3 == 0,
    )
    for n in range(40)
)


def begun(
    seats: int = 4, modules: frozenset[str] = BOTH, layout: str | None = None, seed: int = 3
) -> GameState:
    """A new game with developments of the expansion among those drawn."""
    new = NEW + (IRON if "iron" in modules else ())
    named = {"layout": layout} if layout else {}
    tunnel = "B" if "iron" in modules else "A"
    return new_game(
        Setup(seats, seed, modules=modules, tunnel=tunnel, tiles="random", new_tiles=new, **named)  # type: ignore[arg-type]
    )


def after(moves: int, state: GameState) -> GameState:
    """So many random moves later, by seats that prefer to do something."""
    chance = random.Random(moves)
    for _ in range(moves):
        if state.to_move is None:
            break
        options = list(legal_moves(state))
        doing = [move for move in options if not (isinstance(move, Lay) and move.empty)]
        play(state, chance.choice(doing or options))
    return state


def crowded(state: GameState) -> GameState:
    """Every seat with everything that is in play."""
    abilities = sum(tile.ability.bit for tile in state.box.tiles if tile.ability is not None)
    gained = {tile.marker for tile in state.box.tiles}
    for number, seat in enumerate(state.seats):
        _rich(seat, number, state.box.iron)
        seat.abilities = abilities | (Ability.WORKSHOP.bit if state.box.iron and seat.exhausted else 0)
        seat.markers = tuple(2 if marker in gained else 0 for marker in Marker)
        seat.fresh = tuple(1 if marker in gained else 0 for marker in Marker)
        if state.box.black:
            seat.bonus = Bonus(number)
        if "23" in state.box.index:
            seat.tiles |= 1 << state.box.index["23"]
    everybody = tuple(range(len(state.seats)))
    state.stacks = [everybody[:1] if tile.black else everybody for tile in state.box.tiles]
    return state


def _rich(seat: Seat, number: int, iron: bool) -> None:
    seat.score = 137 - 40 * number
    seat.food = seat.wood = seat.coal = seat.thaler = seat.debt = 14
    seat.iron = 12 if iron else 0
    seat.water, seat.shaft, seat.channel = 12, 10, 2
    seat.pinge_dug = seat.board.pinge_size if number % 2 == 0 else 3
    seat.tunnel_dug, seat.tunnel_props = 4, 6
    seat.iron_props = 0b101010 if iron else 0
    seat.cart1, seat.cart2 = (6, 0, 0), (0, 2, 1)


def fullest() -> GameState:
    """Four seats with both modules and all that can come to lie on a table at once."""
    levels = [[tile for tile in FULLEST if tile[0] == level] for level in "1234"]
    tiles = tuple(tile for level in levels for tile in level[:5])
    return new_game(Setup(4, 5, tiles=tiles, modules=BOTH, tunnel="B"))


def ledger(state: GameState, size: tuple[int, int], marks: Marks | None = None) -> list[TextMark]:
    """All texts of the drawn table."""
    focus = state.to_move or 0
    picture = Picture(
        state, SITTERS[: len(state.seats)], focus, viewer=focus, prompt="Choose a pool and a colour.",
        button="Finish planning", log=LOG, marks=marks or Marks(),
    )  # fmt: skip
    texts: list[TextMark] = []
    draw_table(Canvas(pygame.Surface(size), theme(size), texts), arrange(state.box, size, focus), picture)
    return texts


@cache
def _kept(size: tuple[int, int]) -> Theme:
    return Theme(size)


def theme(size: tuple[int, int]) -> Theme:
    """One theme for a size: what it has drawn is kept, unless a test has quit pygame since."""
    if not serves(_kept(size).font(Type.SMALL)):
        _kept.cache_clear()
    return _kept(size)


def check(texts: list[TextMark]) -> None:
    """No text leaves its panel, no two overlap."""
    assert len(texts) > 100
    leaving = [mark for mark in texts if not mark.panel.inflate(2, 2).contains(mark.taken)]
    assert not leaving, [(mark.text, mark.taken, mark.panel) for mark in leaving]
    places = [mark.taken for mark in texts]
    overlapping = [
        (one.text, texts[other].text)
        for i, one in enumerate(texts)
        for other in one.taken.collidelistall(places)
        if other > i
    ]
    assert not overlapping
