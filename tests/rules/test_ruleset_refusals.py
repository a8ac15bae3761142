"""Ruleset files that cannot be used: file, key, reason."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.rules import Setup, new_game
from game.rules.ruleset import RulesetError, load_ruleset
from game.rules.setup import SetupError
from tests.english import english, refused
from tests.rules.helpers import rule

ROWS = "[[0, 0], [1, 0], [2, 0]], [[0, 1], [1, 1], [2, 1]], [[-1, 2], [0, 2], [1, 2]]"
WRONG = [
    ("[workerz]\ncoal_digger = 3\n", "workerz", "no such section"),
    ("[workers]\ndigger = 3\n", "workers", "digger"),
    (
        "[worker.coal-digger.use.paid]\nactions = 'two'\n",
        "worker.coal-digger.use.paid.actions",
        "'two' does not fit; give a whole number",
    ),
    ("[worker.coal-digger.use.paid]\nactions = 0\n", "worker.coal-digger.use.paid", "brings nothing"),
    ("[winter]\ncoal_more = -1\n", "winter.coal_more", "0"),
    ("[tile.11]\ncost = ['red']\n", "tile.11.cost", "red"),
    ("[tile.11]\nlevel = 7\n", "tile.11.level", "7"),
    ("[tile.99]\nname = 'New'\n", "tile.99", "level"),
    ("[tile.12]\nability = 'flight'\n", "tile.12.ability", "flight"),
    ("[tile.31]\neffects = [{ may = 'fly' }]\n", "tile.31.effects", "fly"),
    ("[tile.31]\neffects = [{ may = 'dig', gain = { food = 1 } }]\n", "tile.31.effects", "exactly one"),
    ("[tile.31]\neffects = [{ may = 'dig', optional = true }]\n", "tile.31.effects[0].optional", "choose"),
    ("[tile.31]\neffects = [{ choose = [{ gain = {} }] }]\n", "tile.31.effects[0].choose[0].gain", "empty"),
    (
        "[tile.31]\neffects = [{ choose = [{ gain = { food = 1 } }, { gain = { food = 1 } }] }]\n",
        "tile.31.effects[0].choose[1]",
        "already",
    ),
    (
        "[tile.31]\neffects = [{ pick = 2, among = [{ food = 1 }] }]\n",
        "tile.31.effects[0].among",
        "2 to pick",
    ),
    ("[tile.31]\neffects = [{ debt = 1, among = [{ food = 1 }] }]\n", "tile.31.effects[0].among", "pick"),
    ("[tile.31]\neffects = [{ debt = 1, blacks = 2 }]\n", "tile.31.effects[0].blacks", "gain"),
    ("[tile.31]\neffects = [{ may = 'dig', most = 2 }]\n", "tile.31.effects[0].most", "drain"),
    ("[tile.31]\neffects = [{ give = 'barn' }]\n", "tile.31.effects", "barn"),
    (
        "[tile.31]\neffects = [{ choose = [{ then = [{ take = 'bonus', debt = 1 }] }] }]\n",
        "tile.31.effects[0].choose[0].then[0]",
        "exactly one",
    ),
    (
        "[tile.31]\neffects = [{ debt = 1 }, { needed = true, choose = [{ pay = { wood = 1 } }] }]\n",
        "tile.31.effects",
        "first",
    ),
    ("[tile.31]\neffects = [{ take = 'bonus' }]\n", "tile.31.effects", "B4"),
    ("[tile.31]\neffects = [{ choose = [{ then = [{ take = 'Kiepenkerl' }] }] }]\n", "tile.31.effects", "28"),
    ("[tile.51]\nlevel = 4\n", "tile.51.level", "B1"),
    ("[tile.41]\nset = 'gold'\n", "tile.41.set", "gold"),
    ("[enhanced_tunnel.A]\ncoal = [1]\n", "enhanced_tunnel.A.vp", "1 section"),
    ("[enhanced_tunnel.B2]\niron_only = [2]\n", "enhanced_tunnel.B2.iron_only", "3 to 9"),
    ("[enhanced_tunnel.C]\ncoal = [1]\n", "enhanced_tunnel", "C"),
    ("[black.bonus.lamp]\nvp = 1\n", "black", "lamp"),
    (
        f"[[layout]]\nid = 'few'\nseats = [2]\nlevels = [{ROWS}, [[-1, 3], [0, 3], [1, 3]]]\n"
        "black = [[0, 4]]\n",
        "layout 'few'.black",
        "3 are needed",
    ),
    (
        f"[[layout]]\nid = 'off'\nseats = [2]\nlevels = [{ROWS}, [[-1, 3], [0, 3], [1, 3]]]\n"
        "black = [[-1, 4], [0, 4], [3, 2]]\n",
        "layout 'off'.black",
        "(V1)",
    ),
    ("[tunnel]\ncoal = [1, 2]\n", "tunnel.vp", "7"),
    ("[pinge]\ncoal = []\n", "pinge.coal", "give 1 to 12"),
    ("[pools]\nwater = [true]\n", "pools.water", "4"),
    ("year = []\n", "year", "give 1 to 9"),
    ("tile = 3\n", "tile", "give a table"),
    (f"[[layout]]\nid = 'low'\nseats = [2]\nlevels = [{ROWS}]\n", "layout 'low'", "levels"),
    (
        f"[[layout]]\nid = 'far'\nseats = [2]\nlevels = [{ROWS}, [[-1, 3], [0, 3], [9, 9]]]\n",
        "layout 'far'",
        "level before it (V1)",
    ),
    (
        f"[[layout]]\nid = 'near'\nseats = [2]\nlevels = [{ROWS}, [[-1, 3], [0, 3], [2, 2]]]\n",
        "layout 'near'",
        "two or more levels away",
    ),
    (
        f"[[layout]]\nid = 'twice'\nseats = [2]\nlevels = [{ROWS}, [[-1, 3], [0, 3], [0, 3]]]\n",
        "layout 'twice'",
        "twice",
    ),
    (
        f"[[layout]]\nid = 'thin'\nseats = [4]\nlevels = [{ROWS}, [[-1, 3], [0, 3], [1, 3]]]\n",
        "layout 'thin'",
        "V1",
    ),
    (
        f"[[layout]]\nid = 'same'\nseats = [2]\nlevels = [{ROWS}, [[-1, 3], [0, 3], [1, 3]]]\n" * 2,
        "layout 'same'",
        "twice",
    ),
    ("[[layout]]\nid = 'none'\nseats = []\nlevels = []\n", "layout 'none'.seats", "at least 1"),
    ("[start]\nthaler = 'one'\n", "start.thaler", "a whole number from 0 to 99 or a list in [ ]"),
    ("[start]\nthaler = [1, -1]\n", "start.thaler[1]", "-1"),
    ("[start]\nfood = [1, 1, 1, 1, 1]\n", "start.food", "give 1 to 4"),
    ("[start]\niron = 1\n", "start.iron", "food, wood, coal, thaler and by_turn"),
    ("this is no TOML\n", "house.toml", "TOML"),
    (f"[taking]\nlimit = {'9' * 5000}\n", "house.toml", "TOML"),
    (f"year = {'[' * 5000}\n", "house.toml", "TOML"),
]


@pytest.mark.parametrize(("text", "key", "reason"), WRONG, ids=[key for _, key, _ in WRONG])
@rule("V1")
def test_a_wrong_file_is_refused_with_file_key_and_reason(
    ruleset: Any, text: str, key: str, reason: str
) -> None:
    path = ruleset(text)
    with pytest.raises(RulesetError) as error:
        load_ruleset(path)
    said = english(error.value)
    assert path in said
    assert key in said.removeprefix(path) or key in path
    assert reason in said
    assert "\n" not in said
    with pytest.raises(SetupError):
        new_game(Setup(ruleset=path))


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with refused(RulesetError, r"none\.toml.*cannot be read"):
        load_ruleset(str(tmp_path / "none.toml"))
    with refused(RulesetError, "is no path"):
        load_ruleset("no\0thing.toml")


def test_a_corrected_file_is_read_again(ruleset: Any) -> None:
    path = ruleset("[worker.coal-digger.use.paid]\nactions = 0\n")
    with pytest.raises(RulesetError):
        load_ruleset(path)
    ruleset("[worker.coal-digger.use.paid]\nactions = 4 # now right\n")
    assert load_ruleset(path).worker["coal-digger"].actions == 4
