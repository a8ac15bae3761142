"""No sentence contradicts the table that it stands over: made-up games of all kinds, and small real runs."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from pathlib import Path

import polars as pl
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.playtest import Summary, playtest
from game.playtest.naming import arm_names
from game.playtest.plan import PlaytestPlan
from game.playtest.report import heads, seats, sources
from game.playtest.report.differences import breakdown_caption, breakdown_rows, differences_caption
from game.playtest.report.page import written
from game.playtest.report.tables import tables
from game.playtest.summarising import summary_of
from game.playtest.summary import Figure
from game.playtest.voice import Voice
from game.playtest.wording import apart
from game.rules.message import message
from tests.english import each, english
from tests.few import few
from tests.playtest.tables import METRICS, always, changed, counts, owned, shares, table

LUCK, FEW = "by no more than luck may bring about", "in too few games to tell"
KNOWN = (
    r"No game of .* could be played to its end\.",
    r".* played exactly alike: in .* of each every figure is the same\.",
    r".* plays differently from .*: .* differences? (is|are) real\.",
    r".* of each cannot tell .* from .*\.",
    r"Single games differ, but on average no figure does\.",
    rf"([\d,]+ figures? differs?)(, {LUCK}|, {FEW}|: [\d,]+ {LUCK}, [\d,]+ {FEW})\.",
    r"On average scores are (higher|lower) \(.*\).*\.",
    r"Scores may be the same; a difference of .* would have shown four times in five\.",
)


VOICE = Voice("en")


def value(figure: Figure) -> float:
    return figure.difference.value if figure.difference else 0.0


def check_comparison(found: Summary) -> None:
    figures = {figure.key: figure for figure in found.figures}
    real = [figure for figure in found.figures if figure.real]
    differing = [figure for figure in found.figures if value(figure)]
    verdict = each(found.verdict)
    first, told = verdict[0], " ".join(verdict)
    findings = set(each(finding.sentence for finding in found.findings))
    assert 1 <= len(verdict) <= 4
    for sentence in verdict:
        assert sentence in findings or any(re.fullmatch(one, sentence) for one in KNOWN), sentence

    assert found.alike == ("played exactly alike" in first)
    if found.alike:
        assert not differing and not found.findings and len(found.verdict) == 1
    assert bool(real) == bool(found.findings) == ("plays differently" in first)
    assert sum(finding.figures for finding in found.findings) == len(real)
    if real:
        count = re.search(r": (\w+) differences? (?:is|are) real", first)
        assert count is not None and count[1] == str(len(found.findings))
    for one in found.findings:
        assert figures[one.key].real
        difference = figures[one.key].difference
        sentence = english(one.sentence)
        if "unlike the others" not in sentence:
            assert difference is not None and english(apart(difference, figures[one.key].unit)) in sentence
    check_counts(told, differing)
    check_scores(found, told, figures.get("score"))
    check_breakdown(found, figures)


def check_counts(told: str, differing: Sequence[Figure]) -> None:
    few = [figure for figure in differing if figure.p is None]
    if "Single games differ" in told:
        assert not differing
    if found := re.search(r"([\d,]+) figures? differs?: ([\d,]+) by .*, ([\d,]+) in too few", told):
        assert [int(one) for one in found.groups()] == [
            len(differing),
            len(differing) - len(few),
            len(few),
        ]
    elif found := re.search(r"([\d,]+) figures? differs?, (by no more|in too few)", told):
        assert int(found[1]) == len(differing)
        assert len(few) == (0 if found[2] == "by no more" else len(differing))


def check_scores(found: Summary, told: str, score: Figure | None) -> None:
    if score is None:
        return
    for words, sign in (("scores are higher", 1), ("scores are lower", -1)):
        assert (words in told) == (score.real and value(score) * sign > 0)
    if "Scores may be the same" in told:
        assert not score.real and score.p is not None and score.smallest is not None
    if named := re.search(r"scores are (?:higher|lower) \([^)]*\): (.*?)\.(?: [A-Z]|$)", told):
        for part in found.breakdown:
            assert part.real or f"{english(part.name)} " not in named[1]
    if "all of it" in told:
        assert sum(bool(part.difference.value) for part in found.breakdown) == 1


def check_breakdown(found: Summary, figures: dict[str, Figure]) -> None:
    if not found.breakdown:
        return
    total = sum(part.difference.value for part in found.breakdown)
    assert total == pytest.approx(value(figures["score"]), abs=1e-6)
    shown = breakdown_rows(found)
    if shown:
        count = re.search(
            r"(\d+|No source)(?: of (\d+) sources)? differs?", english(breakdown_caption(shown))
        )
        assert count is not None
        real = sum(line.real for line in shown[:-1])
        assert count[1] == (str(real) if real else "No source")
        assert not real or count[2] == str(len(shown) - 1)


def check_pictures(found: Summary) -> None:
    """Captions count what the tables mark, and nothing else."""
    real = sum(figure.real for figure in found.figures)
    assert sum(table.real for table in tables(VOICE, found)) == real
    arms = arm_names(found)
    wins = {one.key.partition("@")[2]: one for one in found.figures if one.metric == "won"}
    told = " ".join(each(seats.caption(wins, arms)))
    for kind in seats.KINDS:
        own = [one.real for key, one in wins.items() if seats.kind_of(key) == kind]
        what = english(message(f"lab-wins-by-{kind}"))
        if any(own):
            assert re.search(rf"{what}: (the rulesets differ in )?{sum(own)} of {len(own)}", told), told
        elif own:
            assert re.search(
                rf"{what}: (none stands out|the rulesets are not told|so few games cannot)", told
            ), told
    if len(arms) == 2:
        counted = english(differences_caption(arms, found.figures))
        assert counted.startswith(
            f"{real} of {len(found.figures)} " if real else "No figure differs for real"
        )
        by_source = sources.sources(found.figures)
        if by_source:
            words = " ".join(each(sources.caption(by_source, True)))
            assert ("The rulesets differ in" in words) == any(one.real for one in by_source)
    for one in heads.headlines(VOICE, found):
        if "can be luck" in one.change or "too few" in one.change:
            assert not one.real
    for rule in heads.never_used(found):
        unused = [one for one in found.figures if one.label == rule and one.key.startswith("rule_")]
        assert all(mean is None or mean.value == 0 for one in unused for mean in one.means)


def check_portrait(found: Summary) -> None:
    told = " ".join(each(found.verdict))
    real = [figure.key for figure in found.figures if figure.real]
    assert bool(real) == bool(found.findings) == (" out." in told and "Nothing" not in told)
    assert {finding.key for finding in found.findings} <= set(real)
    assert sum(finding.figures for finding in found.findings) >= len(real)


def check(found: Summary) -> None:
    if all(arm.games for arm in found.arms):
        (check_comparison if len(found.arms) == 2 else check_portrait)(found)
        check_pictures(found)
    assert len(heads.in_parts(found)) <= 3


@pytest.fixture(scope="module")
def draft(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = tmp_path_factory.mktemp("draft") / "mine.toml"
    file.write_text('name = "mine"\n[winter]\ncoal_more = 2\n', encoding="utf-8")
    return str(file)


def made_up(games: int, seats: tuple[str, ...], arms: int, seed: int, same: int) -> pl.DataFrame:
    """Games of which the first `same` are alike under both rulesets."""
    found = table(
        games,
        seats,
        arms,
        seed,
        luck=3,
        vp_coal=counts(9),
        tile_15_vp=owned(0.2, 3),
        tile_15_acquired=shares(0.3),
        debts=counts(2),
        rare=shares(0.02),
        rule_r4=always(0),
        lead_changes=counts(2),
        paid_food=always(3),
    )
    if arms == 2:
        first = found.filter((pl.col("arm") == 0) & (pl.col("game") < same))
        copy = first.with_columns(pl.lit(1).cast(pl.Int64).alias("arm"))
        found = pl.concat([found.filter((pl.col("arm") == 0) | (pl.col("game") >= same)), copy])
    return found.sort("arm", "game", "seat")


PLANTED = {
    "nothing": (),
    "all score": (("score", 3.0, pl.lit(True)),),
    "a seat scores": (("score", 6.0, pl.col("seat") == 1),),
    "the first scores": (("score", 6.0, pl.col("start") == 1),),
    "debts": (("debts", 2.0, pl.lit(True)),),
    "without exception": (("paid_food", 1.0, pl.lit(True)),),
    "a seat's debts": (("debts", 2.0, pl.col("seat") == 2), ("score", -3.0, pl.col("seat") == 2)),
    "a tile": (("tile_15_vp", 3.0, pl.lit(True)),),
}


@pytest.mark.long
@settings(max_examples=60)
@given(
    st.integers(1, 40),
    st.sampled_from((("a", "a"), ("a", "b"), ("a", "a", "a"), ("a", "b", "b", "c"))),
    st.sampled_from((1, 2)),
    st.integers(0, 999),
    st.sampled_from((0, 1, 15, 40)),
    st.sampled_from(sorted(PLANTED)),
)
def test_no_sentence_contradicts_its_table(
    draft: str, games: int, seats: tuple[str, ...], arms: int, seed: int, same: int, planted: str
) -> None:
    found = made_up(games, seats, arms, seed, same)
    for column, by, where in PLANTED[planted]:
        found = changed(found, column, by, where & (pl.col("arm") == 0))
    found = found.with_columns((pl.col("score") - pl.col("vp_coal")).alias("vp_tunnel"))
    rulesets = ("base",) if arms == 1 else (draft, "base")
    check(summary_of(PlaytestPlan(seats=seats, games=games, rulesets=rulesets), found, METRICS))


DRAFTS = {
    "a copy": "",
    "a tile of 3 VP": "[tile.21]\neffects = [{ gain = { vp = 3 } }]\n",
    "coal counts twice": "[winter]\ncoal = [0, 0, 0, 4]\ncoal_more = 2\n",
    "food for a seat": "[start]\nfood = [2, 0]\n",
    "few black disks": "[disks.2]\nblack = 4\n",
}


@pytest.mark.long
@pytest.mark.parametrize("name", few(DRAFTS))
def test_no_sentence_of_a_small_playtest_contradicts_its_table(name: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(DRAFTS[name], encoding="utf-8")
    found = playtest(games=14, seats=("knecht", "knecht"), ruleset=str(file), against="base", jobs=1)
    check(found)
    assert found.alike == (name == "a copy")
    page = written(found)
    assert all(escape(VOICE.text(sentence)) in page for sentence in found.verdict)


@pytest.mark.long
def test_a_tile_that_gives_more_is_never_called_the_same(tmp_path: Path) -> None:
    """As few games as there are: each shows the tile or does not, and what is said keeps to that."""
    file = tmp_path / "mine.toml"
    file.write_text(DRAFTS["a tile of 3 VP"], encoding="utf-8")
    said = set()
    for games in (1, 2, 5, 20):
        found = playtest(games=games, seats=("knecht", "knecht"), ruleset=str(file), against="base", jobs=1)
        check(found)
        said.add(found.alike)
        if any(value(figure) for figure in found.figures):
            assert not found.alike
    assert False in said
