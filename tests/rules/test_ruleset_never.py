"""What can never be in any game is refused with file, line, key and what would be right."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.rules import Setup, legal_moves, new_game, play
from game.rules.ruleset import differences, digest, load_ruleset
from game.rules.ruleset.reach import Reach, reach
from game.rules.terms import Ability
from tests.english import english, faults
from tests.rules.helpers import advised, at_working, do, legal, rule, setup_refused

LEVEL = "[[developments.level]]\narrival = [1]\ndistant = {}\n"
ROWS = (
    "[[0, 0], [1, 0], [2, 0]], [[0, 1], [1, 1], [2, 1]], [[-1, 2], [0, 2], [1, 2]], [[-1, 3], [0, 3], [1, 3]]"
)
BLACK = "'black'"
BROWN = "'brown'"
BOARD = f"[[layout]]\nid = 'own'\nseats = [2]\nlevels = [{ROWS}]\n"
FOOD = [f"{{ food = {count} }}" for count in range(1, 31)]
NEW = "name = 'New'\nlevel = 4\ncost = ['any']\nsymbol = 'mining'\n"

NEVER = [
    # lists that name what there is
    (
        "[water]\nseasons = ['spring', 'autumn',\n'spring']",
        "3: water.seasons[2]: spring is named twice; name each once",
    ),
    (
        f"{LEVEL.format([])}{LEVEL.format(['coal', 'coal'])}",
        "6: developments.level[1].distant[1]: coal is named",
    ),
    ("[enhanced_tunnel.A]\niron_only = [4, 4]", "2: enhanced_tunnel.A.iron_only[1]: 4 is named twice"),
    (
        f"[tunnel]\nbonus = [{', '.join([chr(34).join(['[', 'lorry', ', ', 'lorry', ']'])] * 7)}]",
        "2: tunnel.bonus[0][1]: lorry is named twice",
    ),
    (BOARD.replace("[2]\n", "[2, 2]\n"), "3: layout 'own'.seats[1]: 2 is named twice"),
    # figures that no rule reads
    (
        f"{LEVEL.format(['coal'])}" * 4,
        "3: developments.level[0].distant: level 1 is always in reach (T3); leave",
    ),
    (
        "[pinge]\nbonus = [5, 4, 3, 2, 1]",
        "2: pinge.bonus: 5 entries for 3 years, and one more with Iron; leave",
    ),
    (
        f"{LEVEL.replace('[1]', '[5, 4, 3, 2, 1]').format([])}",
        "2: developments.level[0].arrival: 5 entries; give at most 4",
    ),
    ("[pools]\nwater = [true, true, true, true, true]", "2: pools.water: 5 entries; give 4"),
    (
        "[valley.market]\npay = { water = 1 }",
        "2: valley.market.pay.water: only food, wood, coal, iron and thaler",
    ),
    (
        f"{BOARD}levels_with_black = [{ROWS}]",
        "5: layout 'own'.levels_with_black: is for black developments, and the board has no places for them",
    ),
    # disks
    ("[disks]\n2 = { black = 0, brown = 0, yellow = 0 }", "2: disks.2: no disk is in play; nobody could do"),
    (
        f"[tile.41]\ncost = [{', '.join([BLACK] * 20)}]",
        "2: tile.41.cost: 20 such disks are never on one field: in play are 7 black, 7 brown and 4 ",
    ),
    (
        f"[taking]\nlimit = 1\n[tile.41]\ncost = [{', '.join([BLACK, BROWN] * 6)}]",
        "4: tile.41.cost: 12 such disks",
    ),
    (
        "[worker.water-mill.use]\nyellow = { pay = [{ yellow = 30 }] }",
        "2: worker.water-mill.use.yellow.pay: 30 such disks are never on one field",
    ),
    (
        "[valley]\ncottage_disks = 9",
        "2: valley.cottage_disks: 9, and no tile requires more than 5 disks (26)",
    ),
    # boards that cannot be filled
    (
        "[tile.11]\nlevel = 2",
        "1: layout 'rows-for-4'.levels[0]: 5 places, and 4 tiles of level 1 are of the base set",
    ),
    ("[tile.42]\nset = 'valley'", "1: layout 'rows-for-4'.levels[3]: 5 places, and 4 tiles of level 4"),
    (
        "[tile.51]\nset = 'base'\nlevel = 4\neffects = []",
        "1: layout 'rows-for-4'.black: 5 places, and there are 4 black",
    ),
    (
        "[developments]\nthaler_offered = 60",
        "2: developments.thaler_offered: 60 Thaler are offered by hardly any board: ",
    ),
    (
        "[iron]\nthaler_offered = 12",
        "2: iron.thaler_offered: 12 Thaler are offered by hardly any board: 'rows-for-2' has 9",
    ),
    # tiles
    (f"[tile.007]\n{NEW}", "1: tile.007: a tile’s number is up to three digits, not 0 first"),
    (
        f"[tile.46]\n{NEW}",
        "1: tile.46: is Schultheiss, whose set and ability would stay; a new tile takes a number that "
        "is free, such as 48, and one that is to change 46 gives these too",
    ),
    (
        "[tile.12]\neffects = [{ give = 'tile' }]",
        "2: tile.12.effects[0].give: coal lies on tile 38 alone; give farm, mine or shaft",
    ),
    ("[tile.12]\neffects = [{ gain = {} }]", "2: tile.12.effects[0].gain: is empty; give what it brings"),
    (
        "[tile.12]\neffects = [{ gain = { food = 1 }, blacks = 3 }]",
        "2: tile.12.effects[0].blacks: 3, and at most 1 black disk pays for the tile",
    ),
    (
        "[tile.12]\neffects = [{ needed = true, optional = true, choose = [{ pay = { wood = 1 } }] }]",
        "2: tile.12.effects[0].optional: belongs to a choice that is not needed",
    ),
    (
        "[tile.12]\neffects = [{ needed = true, choose = [{ gain = { wood = 1 } }] }]",
        "2: tile.12.effects[0].choose[0].pay: is empty; give what the tile costs",
    ),
    (
        "[tile.12]\neffects = [{ pick = 1, among = [{ food = 1 }, { food = 1 }] }]",
        "2: tile.12.effects[0].among[1]: stands there already",
    ),
    (
        "[tile.12]\neffects = [{ pick = 1, among = [{ food = 1 }, {}] }]",
        "2: tile.12.effects[0].among[1]: is empty",
    ),
    (
        f"[tile.12]\neffects = [{{ pick = 9, among = [{', '.join(FOOD)}] }}]",
        "2: tile.12.effects[0].pick: 14,307,150 ways to pick; at most 40 can be offered",
    ),
]


@pytest.mark.parametrize(("text", "said"), NEVER, ids=[said.partition(": ")[2][:40] for _, said in NEVER])
def test_it_is_refused_with_its_line_and_what_would_be_right(text: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    found = faults(str(path))
    assert any(line.startswith(f"{path}:{said}") for line in found), found


@rule("D1", "D2", "P6")
@pytest.mark.parametrize(
    ("cost", "can"),
    [
        ((7, 0, 0, 0), True),  # all of a colour, in a first taking
        ((8, 0, 0, 0), True),  # and the Hammer and Pick
        ((9, 0, 0, 2), False),
        ((3, 2, 0, 0), True),  # two colours, five disks
        ((3, 3, 0, 0), True),  # and a marker
        ((4, 4, 0, 0), False),
        ((1, 1, 1, 0), True),  # a third colour is a marker
        ((2, 2, 2, 0), False),
        ((0, 0, 0, 9), True),
        ((0, 0, 0, 12), False),
    ],
)
def test_what_a_seat_can_ever_lay(cost: tuple[int, int, int, int], can: bool) -> None:
    """Seven black disks are in play, five is the limit of two takings; a marker of each colour there is."""
    assert Reach((7, 7, 4), 5, (1, 1, 1), 0).holds(cost) == can


def test_what_the_base_lets_one_lay() -> None:
    """Two black developments offer a marker, of which a seat has one (B2); the Kiepenkerl and the Cottage."""
    assert reach(load_ruleset(), 2) == Reach((7, 7, 4), 5, (2, 2, 2), 3)
    assert all(
        reach(load_ruleset(), seats).holds((*map(tile.cost.count, ("black", "brown", "yellow", "any")),))  # type: ignore[arg-type]
        for seats in (2, 3, 4)
        for tile in load_ruleset().tile.values()
    )


def test_a_tile_out_of_reach_with_few_seats_is_advised_against(ruleset: Any) -> None:
    path = ruleset(f"[tile.11]\ncost = [{', '.join([BLACK] * 13)}]\n")
    assert faults(path) == []
    assert advised(Setup(seats=2, ruleset=path)) == {"advice-beyond-reach": ["11"]}
    assert advised(Setup(seats=4, ruleset=path)) == {}


@rule("I2")
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("[[year]]\nfood = 2\niron = 1\n", "year[0]"),
        ("[worker.water-mill.use.black.gain]\niron = 1\n", "worker.water-mill.use.black"),
        ("[tile.11]\neffects = [{ gain = { iron = 1 } }]\n", "tile.11.effects"),
        (
            "[tile.11]\neffects = [{ choose = [{ then = [{ pick = 1, among = [{ iron = 1 }] }] }] }]\n",
            "tile.11.e",
        ),
        ("[valley.schultheiss]\niron = 1\n", "valley.schultheiss"),
    ],
)
def test_iron_without_its_module_is_refused(ruleset: Any, text: str, key: str) -> None:
    """There is none without Iron: a lease could never be paid, and iron on a farm would be no resource."""
    path = ruleset(text)
    with setup_refused("at-place", "modules") as refusal:
        new_game(Setup(ruleset=path))
    said = english(refusal.value.said)
    line = next(at for at, line in enumerate(text.splitlines(), start=1) if "iron" in line)
    assert said.startswith(f"{path}:{line}: {key}") and "add that module, or leave the iron out" in said
    assert new_game(Setup(ruleset=path, modules=frozenset({"iron"}), tiles="random"))


@pytest.mark.parametrize(
    "text",
    [
        "[water]\nseasons = ['autumn', 'spring']\n",
        "[tile.31]\ncost = ['any', 'any', 'black', 'any']\n",
        "[enhanced_tunnel.A]\niron_only = [8, 5]\n",
    ],
)
def test_an_order_that_says_nothing_is_no_change(ruleset: Any, text: str) -> None:
    path = ruleset(f"name = 'base'\n{text}")
    assert differences(load_ruleset(), load_ruleset(path)) == []
    assert digest(path) == digest("base")


@rule("S5")
def test_tiles_lie_in_numerical_order_whatever_the_digits(ruleset: Any) -> None:
    new = "level = 1\ncost = ['any']\nsymbol = 'mining'\n"
    path = ruleset(f"[tile.9]\nname = 'Low'\n{new}[tile.101]\nname = 'High'\n{new}")
    assert new_game(Setup(ruleset=path)).box.contents.tiles[:3] == ("9", "11", "12")


@rule("S5")
def test_a_new_tile_of_a_free_number_is_drawn(ruleset: Any) -> None:
    path = ruleset(f"[tile.48]\n{NEW}")
    drawn = [
        new_game(Setup(seed=seed, ruleset=path, tiles="random")).box.contents.tiles for seed in range(20)
    ]
    assert any("48" in tiles for tiles in drawn)
    kept = ruleset(f"[tile.46]\n{NEW}set = 'base'\nability = 'Schultheiss'\n")
    assert faults(kept) == [] and load_ruleset(kept).tile["46"].name == "New"


@rule("38")
def test_the_community_tunnel_has_only_the_coal_that_lies_on_it(ruleset: Any) -> None:
    """With 1 coal for each of 2 players the second who comes finds none to give."""
    near = "[tile.38]\nset = 'base'\nlevel = 1\ncost = ['any']\n"
    path = ruleset(f"{near}[valley]\ncommunity_coal = 1\n")
    numbers = ("11", "12", "38", *new_game(Setup(ruleset=path)).box.contents.tiles[3:])
    for owners, there, given in ((0, 2, 1), (1, 0, 0)):
        state = at_working("farmer: 1 black", ruleset=path, tiles=numbers, seat={"wood": 1})
        index = state.box.index["38"]
        state.stacks[index] = (1,) * owners
        assert state.community_coal == there
        do(state, "acquire 38 by farmer")
        assert state.seats[1].coal == given


@rule("T7")
def test_picks_that_come_to_the_same_are_offered_once(ruleset: Any) -> None:
    among = ", ".join(f"{{ food = {count} }}" for count in (1, 2, 3, 4))
    path = ruleset(f"[tile.11]\neffects = [{{ pick = 2, among = [{among}] }}]\n")
    state = at_working("farmer: 2 yellow", ruleset=path)
    do(state, "acquire 11 by farmer")
    moves = legal(state)
    assert len(set(moves)) == len(moves) and "choose 5 food" in moves


def test_fewest_disks_play_to_the_end(ruleset: Any) -> None:
    path = ruleset("[disks]\n2 = { black = 1, brown = 0, yellow = 0 }\n")
    state = new_game(Setup(ruleset=path))
    while state.to_move is not None:
        play(state, legal_moves(state)[-1], None)
    assert state.year == 3 and not any(seat.has(Ability.BARN) for seat in state.seats)
