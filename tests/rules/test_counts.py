"""A draft counts what somebody has: VP at the end, and gains, for each of something (`each`, `per`)."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.rules import Setup, new_game
from game.rules.engine import ScoreLine, counted, final_lines
from game.rules.ruleset import digest, load_ruleset
from game.rules.ruleset.reach import needs_iron
from tests.english import faults
from tests.rules.drafts import games, line, told, written
from tests.rules.helpers import at_working, do, own, rule

OWNED = {"thaler": 5, "food": 2, "wood": 3, "coal": 4, "debt": 2, "water": 3}


def line_of(draft: str, tile: str, **slots: int) -> ScoreLine:
    """The line of a tile in the final scoring, for an owner with these goods."""
    state = new_game(Setup(seats=4, ruleset=draft))
    own(state, 0, tile)
    for name, amount in slots.items():
        setattr(state.seats[0], name, amount)
    return next(one for one in final_lines(state, 0) if one.tile == tile)


@rule("G3")
@pytest.mark.parametrize(("what", "count"), OWNED.items())
def test_goods_score_at_the_end(tmp_path: Path, what: str, count: int) -> None:
    draft = written(tmp_path, f"[tile.11]\nend = {{ each = '{what}', per = 2, vp = 3 }}\n")
    assert line_of(draft, "11", **OWNED) == ScoreLine("G3", 3 * (count // 2), "11")


@rule("G3")
def test_nobody_scores_what_another_owns(tmp_path: Path) -> None:
    state = new_game(Setup(seats=4, ruleset=written(tmp_path, "[tile.11]\nend = { each = 'thaler' }\n")))
    state.seats[0].thaler = 4
    assert ScoreLine("G3", 0, "11") in final_lines(state, 0)


@rule("G2", "G3")
@pytest.mark.parametrize(("tile", "key"), [("42", "section"), ("41", "symbol")])
def test_what_the_base_counts_can_be_worth_more(tmp_path: Path, tile: str, key: str) -> None:
    base = line_of("base", tile, tunnel_dug=11)
    twice = line_of(written(tmp_path, f"[tile.{tile}.end]\nvp = 2\n"), tile, tunnel_dug=11)
    pairs = line_of(written(tmp_path, f"[tile.{tile}.end]\nper = 2\n"), tile, tunnel_dug=11)
    assert base.rule == twice.rule == {"section": "G2", "symbol": "G3"}[key]
    assert twice.vp == 2 * base.vp and pairs.vp == base.vp // 2


def test_everything_that_can_be_counted() -> None:
    state = new_game(Setup(seats=4))
    seat, box = state.seats[0], state.box
    own(state, 0, "11", "12", "13", "41")
    seat.pinge_props, seat.tunnel_props, seat.tunnel_dug = 2, 3, 3
    seat.markers, seat.fresh = (1, 0, 2, *seat.markers[3:]), (1, *seat.fresh[1:])
    found = {what: counted(box, seat, what) for what in ("development", "prop", "section", "marker")}
    assert found == {"development": 4, "prop": 5, "section": 2, "marker": 4}
    assert [counted(box, seat, what) for what in ("agriculture", "building", "mining")] == [2, 1, 1]


@rule("T7")
@pytest.mark.parametrize(
    ("each", "per", "gained"),
    [("agriculture", 1, 3), ("agriculture", 2, 1), ("thaler", 1, 5), ("prop", 1, 0)],
)
def test_a_gain_comes_for_each(tmp_path: Path, each: str, per: int, gained: int) -> None:
    """The development counts itself: it is owned when its effects come."""
    effect = f"effects = [{{ gain = {{ food = 1 }}, each = '{each}', per = {per} }}]"
    draft = written(tmp_path, f"[tile.11]\ncost = []\n{effect}\n")
    state = at_working(seats=4, owns=("41", "43"), seat={"thaler": 5}, ruleset=draft)
    do(state, "acquire 11 by farmer")
    assert state.seats[0].food == gained


def test_it_is_said(tmp_path: Path) -> None:
    draft = """
[tile.11]
effects = [{ gain = { food = 1 }, each = "building" }]
end = { each = "thaler", per = 2, vp = 1 }
[tile.34]
effects = [{ choose = [{ pay = { coal = 1 }, then = [{ gain = { vp = 1 }, each = "prop" }] }] }]
[tile.41.end]
vp = 2
[tile.42.end]
per = 2
"""
    ruleset = load_ruleset(written(tmp_path, draft))
    assert line(ruleset, "11") == "1 food per building symbol · end: 1 VP per 2 Thaler"
    assert told(ruleset, "11") == (
        "Gain 1 food for every building symbol you have then, this development included. "
        "At the end 1 VP for every 2 Thaler you have."
    )
    assert told(ruleset, "34").startswith("Spend 1 coal, gain 1 VP per prop.")
    assert told(ruleset, "41").endswith("At the end 2 VP for each mining symbol on your developments.")
    assert line(ruleset, "41") == "1 Thaler · end: 2 VP per mining symbol"
    assert told(ruleset, "42").endswith("At the end 1 VP for every 2 emptied sections with a lorry you have.")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "[tile.41]\nend = { each = 'thaler' }\n",
            "2: tile.41.end.each: is beside symbol; a development counts",
        ),
        (
            "[tile.11]\nend = { vp = 2 }\n",
            "2: tile.11.end.vp: says nothing, as nothing is counted; give section",
        ),
        (
            "[tile.11]\nend = { each = 'silver' }\n",
            "2: tile.11.end.each: 'silver' is nothing that is counted",
        ),
        (
            "[tile.11]\neffects = [{ debt = 1, each = 'prop' }]\n",
            "2: tile.11.effects[0].each: belongs to gain",
        ),
        (
            "[tile.11]\neffects = [{ gain = { food = 1 }, per = 2 }]\n",
            "2: tile.11.effects[0].per: belongs to each, which says what is counted",
        ),
    ],
)
def test_what_counts_nothing_is_refused(tmp_path: Path, text: str, said: str) -> None:
    (found,) = faults(path := written(tmp_path, text))
    assert found.startswith(f"{path}:{said}")


def test_iron_is_counted_with_iron_only(tmp_path: Path) -> None:
    ends = load_ruleset(written(tmp_path, "[tile.11]\nend = { each = 'iron' }\n"))
    gains = load_ruleset(
        written(tmp_path, "[tile.11]\neffects = [{ gain = { vp = 1 }, each = 'iron' }]\n", "b")
    )
    assert (needs_iron(ends), needs_iron(gains)) == (
        ("tile", "11", "end", "each"),
        ("tile", "11", "effects"),
    )


def test_games_go_on_and_defaults_are_left_out(tmp_path: Path) -> None:
    text = """
[tile.11]
effects = [{ gain = { thaler = 2, vp = 1 }, each = "development" }]
end = { each = "section", vp = 2 }
[tile.41.end]
vp = 1
"""
    assert sum(1 for _ in games(written(tmp_path, text), 4)) > 500
    assert digest(written(tmp_path, "[tile.41.end]\nvp = 1\n", "b")) == digest("base")
