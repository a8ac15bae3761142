"""A draft's developments take goods of their owner, all others or everybody, as far as there are any."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.rules import Setup, events, new_game
from game.rules.ruleset import load_ruleset
from game.rules.setup import SetupError
from game.telling import told as telling
from tests.english import english, faults, refused
from tests.rules.drafts import games, line, told, written
from tests.rules.helpers import at_working, do, end_phase, own, rule


def draft(folder: Path, effect: str, rest: str = "") -> str:
    return written(folder, f"[tile.11]\ncost = []\neffects = [{effect}]\n{rest}")


@rule("T6")
@pytest.mark.parametrize(
    ("whom", "losers"), [("", (0,)), (", whom = 'others'", (1, 2)), (", whom = 'all'", (0, 1, 2))]
)
def test_goods_are_lost_as_far_as_there_are_any(tmp_path: Path, whom: str, losers: tuple[int, ...]) -> None:
    state = at_working(seats=3, ruleset=draft(tmp_path, f"{{ lose = {{ coal = 2, thaler = 1 }}{whom} }}"))
    for seat, coal in zip(state.seats, (3, 1, 0), strict=True):
        seat.coal, seat.thaler, seat.wood = coal, 1, 1
    happened = do(state, "acquire 11 by farmer")
    for number, (seat, coal) in enumerate(zip(state.seats, (3, 1, 0), strict=True)):
        left = (max(coal - 2, 0), 0, 1) if number in losers else (coal, 1, 1)
        assert (seat.coal, seat.thaler, seat.wood) == left
    taken = [(one.seat, one.what, one.amount) for one in happened if isinstance(one, events.TakenAway)]
    every = [(number, "coal", min(have, 2)) for number, have in enumerate((3, 1, 0)) if have]
    every += [(number, "thaler", 1) for number in range(3)]
    assert sorted(taken) == sorted(one for one in every if one[0] in losers)


@rule("T6")
def test_coal_in_the_shaft_and_water_can_be_lost(tmp_path: Path) -> None:
    state = at_working(ruleset=draft(tmp_path, "{ lose = { shaft = 2, water = 3 }, whom = 'others' }"))
    other = state.seats[1]
    other.shaft, other.water = 1, 2
    happened = do(state, "acquire 11 by farmer")
    assert (other.shaft, other.water) == (0, 0)
    assert events.TakenAway(1, "shaft", 1, "11") in happened
    assert events.TakenAway(1, "water", 2, "11") in happened


@rule("Y1")
def test_others_lose_whenever_a_season_begins(tmp_path: Path) -> None:
    path = draft(tmp_path, "{ lose = { food = 1 }, whom = 'others', every = true }")
    state = at_working(seats=3, ruleset=path)
    own(state, 1, "11")
    for seat in state.seats:
        seat.food = 2
    end_phase(state)
    assert [seat.food for seat in state.seats] == [1, 2, 1]


@rule("T7")
def test_an_option_can_cost_its_owner_what_there_is(tmp_path: Path) -> None:
    path = draft(
        tmp_path,
        "{ choose = [{ gain = { vp = 1 }, then = [{ lose = { food = 3 } }] }, { gain = { wood = 1 } }] }",
    )
    state = at_working(ruleset=path)
    state.seats[0].food = 2
    do(state, "acquire 11 by farmer", "choose 1 vp, Lose")
    assert (state.seats[0].food, state.seats[0].wood) == (0, 0)


def test_it_is_told_with_the_development(tmp_path: Path) -> None:
    state = at_working(ruleset=draft(tmp_path, "{ lose = { coal = 1 }, whom = 'others' }"))
    state.seats[1].coal = 1
    (lost,) = (one for one in do(state, "acquire 11 by farmer") if isinstance(one, events.TakenAway))
    assert english(telling(lost)) == "Seat 2 loses 1 coal (Carrying Pole)."


def test_it_is_said(tmp_path: Path) -> None:
    own, others = "{ lose = { food = 1 } }", "{ lose = { coal = 2, thaler = 1 }, whom = 'others' }"
    each = "{ lose = { water = 1 }, whom = 'all', every = true, season = 'summer' }"
    ruleset = load_ruleset(draft(tmp_path, f"{own}, {others}, {each}"))
    assert told(ruleset, "11").endswith(
        " Lose 1 food, as far as you have any. "
        "Every other player loses 2 coal and 1 Thaler, as far as they have any. "
        "Every summer, right at its beginning: Everybody loses 1 water, as far as they have any."
    )
    assert line(ruleset, "11") == (
        "lose 1 food · others lose 2 coal and 1 Thaler · every summer: everybody loses 1 water"
    )


@pytest.mark.parametrize(
    ("effect", "said"),
    [
        ("{ lose = {} }", ".lose: is empty; give what is lost"),
        (
            "{ lose = { vp = 1 } }",
            ".lose.vp: no such key",
        ),
        ("{ lose = { food = 1 }, gain = { wood = 1 } }", ": give exactly one of gain, lose, may"),
        ("{ lose = { food = 1 }, each = 'prop' }", ".each: belongs to gain, without blacks"),
        ("{ lose = { food = 1 }, blacks = 1 }", ".blacks: belongs to gain"),
        ("{ lose = { food = 1 }, whom = 'me' }", ".whom: 'me' is no known word; give others, all or none"),
        (
            "{ choose = [{ then = [{ lose = { food = 1 }, whom = 'all' }] }, { gain = { vp = 1 } }] }",
            ".choose[0].then[0].whom: is of an option",
        ),
    ],
)
def test_what_cannot_be_lost_is_refused(tmp_path: Path, effect: str, said: str) -> None:
    (found,) = faults(path := written(tmp_path, f"[tile.11]\neffects = [{effect}]\n"))
    assert found.startswith(f"{path}:2: tile.11.effects[0]{said}"), found


def test_iron_is_lost_only_where_there_is_some(tmp_path: Path) -> None:
    with refused(SetupError, "iron"):
        new_game(Setup(ruleset=draft(tmp_path, "{ lose = { iron = 1 }, whom = 'others' }")))


def test_games_with_it_go_on(tmp_path: Path) -> None:
    often = "{ lose = { food = 1, water = 1, shaft = 1 }, whom = 'all', every = true }"
    rest = f"[tile.15]\ncost = []\neffects = [{often}]\n"
    effect = "{ lose = { coal = 2, thaler = 1, wood = 1 }, whom = 'others' }"
    assert sum(1 for _ in games(draft(tmp_path, effect, rest), 6)) > 500
