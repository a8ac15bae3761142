"""A draft's developments bring others something: gains for all others, or for everybody, water too."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.rules.events import Gained
from game.rules.ruleset import load_ruleset
from tests.english import faults
from tests.rules.drafts import games, line, told, written
from tests.rules.helpers import at_working, do, end_phase, own, rule


@rule("T7")
@pytest.mark.parametrize(("whom", "receivers"), [("others", (1, 2)), ("all", (0, 1, 2))])
def test_others_gain(tmp_path: Path, whom: str, receivers: tuple[int, ...]) -> None:
    effect = f"effects = [{{ gain = {{ food = 2, water = 1 }}, whom = '{whom}' }}]"
    path = written(tmp_path, f"[tile.11]\ncost = []\n{effect}\n")
    state = at_working(seats=3, ruleset=path)
    events = do(state, "acquire 11 by farmer")
    gained = [event.seat for event in events if isinstance(event, Gained)]
    assert tuple(gained) == receivers
    for number, seat in enumerate(state.seats):
        assert (seat.food, seat.water) == ((2, 1) if number in receivers else (0, 0))


@rule("Y1")
def test_others_gain_whenever_a_season_begins(tmp_path: Path) -> None:
    effect = "effects = [{ gain = { thaler = 1 }, whom = 'others', every = true }]"
    state = at_working(seats=3, ruleset=written(tmp_path, f"[tile.11]\n{effect}\n"))
    own(state, 1, "11")
    end_phase(state)
    assert [seat.thaler for seat in state.seats] == [1, 0, 1]


def test_it_is_said(tmp_path: Path) -> None:
    others, all_of_them = "{ gain = { food = 1 }, whom = 'others' }", "{ gain = { vp = 1 }, whom = 'all' }"
    ruleset = load_ruleset(written(tmp_path, f"[tile.11]\neffects = [{others}, {all_of_them}]\n"))
    assert told(ruleset, "11") == "Every other player gains 1 food. Everybody gains 1 VP."
    assert line(ruleset, "11") == "1 food for the others · 1 VP for everybody"


@pytest.mark.parametrize(
    ("effect", "said"),
    [
        ("{ debt = 1, whom = 'others' }", "[0].whom: goes with gain and lose, without each"),
        ("{ gain = { food = 1 }, whom = 'all', each = 'prop' }", "[0].whom: goes with gain and lose"),
        ("{ gain = { food = 1 }, whom = 'me' }", "[0].whom: 'me' is no known word; give others, all or none"),
        (
            "{ choose = [{ then = [{ gain = { food = 1 }, whom = 'all' }] }, { gain = { vp = 1 } }] }",
            "[0].choose[0].then[0].whom: is of an option",
        ),
    ],
)
def test_what_cannot_be_shared_is_refused(tmp_path: Path, effect: str, said: str) -> None:
    (found,) = faults(path := written(tmp_path, f"[tile.11]\neffects = [{effect}]\n"))
    assert found.startswith(f"{path}:2: tile.11.effects{said}"), found


def test_games_with_it_go_on(tmp_path: Path) -> None:
    text = """
[tile.11]
effects = [{ gain = { coal = 2, vp = 1, wood = 1 }, whom = "others" }]
[tile.15]
cost = []
effects = [{ gain = { food = 1, water = 1, shaft = 1 }, whom = "all", every = true }]
"""
    assert sum(1 for _ in games(written(tmp_path, text), 6)) > 500
