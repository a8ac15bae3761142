"""The example that learns: its policy, its chart, and a short run."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from game.adapters.examples.chart import chart
from game.adapters.examples.policy import Policy
from game.series.estimates import Estimate


def test_a_policy_draws_legal_moves_alone() -> None:
    policy, mask = Policy(4, 9, seed=1), np.zeros(9, np.int8)
    mask[[2, 5, 7]] = 1
    seen = np.ones(4, np.float32)
    choices = [policy.choose(seen, mask) for _ in range(60)]
    assert {int(choice.legal[choice.place]) for choice in choices} == {2, 5, 7}
    assert np.allclose(choices[0].chances, 1 / 3)


@pytest.mark.parametrize("advantage", [1.0, -1.0])
def test_what_went_well_becomes_likelier(advantage: float) -> None:
    policy, mask = Policy(4, 9, seed=2), np.ones(9, np.int8)
    seen = np.array([0, 5, 10, -5], np.float32)
    choice = policy.choose(seen, mask)
    policy.learn([choice], advantage, 0.1)
    after = policy.choose(seen, mask).chances[choice.place]
    assert (after > choice.chances[choice.place]) == (advantage > 0)


def test_a_chart_has_a_point_for_each_batch() -> None:
    found = [Estimate(-12.0, -20.0, -4.0), Estimate(3.0, 1.0, 5.0), Estimate(9.0)]
    root = ElementTree.fromstring(chart(found, 100))
    (curve,) = root.iter("{http://www.w3.org/2000/svg}polyline")
    heights = [float(point.split(",")[1]) for point in curve.attrib["points"].split()]
    assert len(heights) == 3 and heights == sorted(heights, reverse=True)
    assert {"-20", "+0", "+10", "300"} <= {
        text.text for text in root.iter("{http://www.w3.org/2000/svg}text")
    }


@pytest.mark.long
def test_a_short_run_writes_what_it_learned(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pettingzoo")
    from game.adapters.examples import learn

    learn.main(["--games", "100", "--tests", "4", "--out", str(tmp_path / "learned")])
    told = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in told] == ["100 games", "before", "after"]
    weights = np.load(tmp_path / "learned.npz")["weights"]
    assert weights.shape == (666, 569) and weights.any()
    assert (tmp_path / "learned.svg").read_text("utf-8").startswith("<svg")
