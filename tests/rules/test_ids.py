"""The ids that code can write are those that docs/rules.md has."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from game.playtest.metrics import METRICS
from game.rules.ids import RULE_IDS, PrintedTile, cited, is_rule, is_tile
from game.rules.ruleset import load_ruleset
from tests.rules.test_every_rule_is_tested import rules_in

PRINTED = get_args(PrintedTile)
_CITED = re.compile(r"\b(?:[A-Z]\d+|R-\d+|\d\dE?)\b")


def test_every_rule_and_ruling_is_a_type_and_no_other(root: Path) -> None:
    written = rules_in((root / "docs" / "rules.md").read_text("utf-8"))
    assert len(RULE_IDS) == len(set(RULE_IDS))
    assert set(RULE_IDS) == {id for id in written if not id[0].isdigit()}
    assert set(PRINTED) == {id for id in written if id[0].isdigit()} == set(load_ruleset().tile)


def test_ids_that_are_read_are_told_apart() -> None:
    assert all(map(is_rule, RULE_IDS)) and all(map(is_tile, PRINTED))
    assert not any(map(is_tile, RULE_IDS)) and not any(map(is_rule, PRINTED))
    assert is_tile("61") and not any(map(is_tile, ("", "0", "061", "1234", "E", "30e", "61 ")))
    assert not any(map(is_rule, ("", "m7", "M77", "R-25", "R7", "61")))


def test_an_id_that_is_read_is_one_of_a_rule_or_a_development() -> None:
    assert [cited(id) for id in ("M7", "R-10", "15", "61")] == ["M7", "R-10", "15", "61"]
    for id in ("Z1", "R-25", "farmer"):
        with pytest.raises(KeyError, match=id):
            cited(id)


def test_a_metric_rests_on_rules_that_there_are() -> None:
    found = {id for metric in METRICS for id in _CITED.findall(metric.source)}
    assert len(found) > 40
    assert {id for id in found if not is_rule(id) and id not in PRINTED} == set()
