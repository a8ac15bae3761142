"""Report and terminal speak every language: nothing is left in English, numbers are written as it does."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest

from game.cli.playtest.shown import show
from game.languages import LANGUAGES
from game.playtest import playtest
from game.playtest.luck import METRICS as LUCK
from game.playtest.metric import Metric
from game.playtest.metrics import METRICS
from game.playtest.naming import values_of
from game.playtest.report import written
from game.playtest.voice import Voice
from tests.playtest.summaries import summary
from tests.playtest.test_report import Read

OTHERS = LANGUAGES[1:]
KINDS = {"comparison": summary(prices=True, missing=3), "portrait": summary(arms=1, same_tiles=True)}
GIVEN = {"Cheap Barn", "base", "Haspelknecht", "haspelknecht", "python", "numpy", "polars"}
"""What a summary names, and the edition itself."""
ALIKE = {
    "de": set(),
    "nl": {"Bauer", "Steiger", "Ladder", "Score", "Scores", "Tunnel", "pp"},
    "fr": {"Bauer", "Steiger", "Score", "Scores", "Source", "Au"},
}
"""What reads in two languages alike."""
MEMBERS = {
    "coal_*": "pinge_y2",
    "disks_*": "black",
    "first_of_*": "2",
    "option_*": "34_1",
    "props_*": "tunnel",
    "taken_*": "brown_y1_spring",
    "unused_*": "yellow",
    "vp_*": "tunnel",
    "vp_year*": "1",
    "water_*": "rain",
}
_SAID_BY_OTHERS = re.compile(
    r"<code.*?</code>|<pre.*?</pre>|<style.*?</style>|<script.*?</script>|<td>.*?</td>", re.S
)
"""Commands, keys and versions; cells of plain tables hold what rulesets and errors say."""


@cache
def page(kind: str, language: str) -> str:
    return written(KINDS[kind], language)


def texts(kind: str, language: str) -> set[str]:
    """Return every text of a page that has a word in it, with what is said to a pointer or to an ear."""
    read = Read(_SAID_BY_OTHERS.sub("", page(kind, language)))
    found = set(map(str.strip, read.words))
    for name in ("title", "aria-label", "placeholder", "data-sort"):
        found |= set(read.attributes(name))
    return {text for text in found if re.search(r"[^\W\d_]{2}", text)}


@pytest.mark.long
@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("kind", KINDS)
def test_nothing_in_the_report_is_left_in_english(kind: str, language: str) -> None:
    english, other = texts(kind, "en"), texts(kind, language)
    assert len(other) > len(english) / 2
    assert (english & other) - GIVEN <= ALIKE[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_says_which_language_it_is_in(language: str) -> None:
    assert f'<html lang="{language}">' in page("comparison", language)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("kind", KINDS)
def test_decimals_have_a_comma(kind: str, language: str) -> None:
    """On the axes and for the pointer too."""
    point = [text for text in texts(kind, language) if re.search(r"\d\.\d{1,2}(?!\d)", text)]
    assert point == []
    ticks = re.findall(r'class="tick"[^>]*>([^<]+)<', page(kind, language))
    assert any("," in tick for tick in ticks) and not any("." in tick for tick in ticks)


@pytest.mark.parametrize(("language", "share"), [("en", "%"), ("de", "\u00a0%"), ("fr", "\u00a0%")])
def test_per_cent_is_written_as_the_language_does(language: str, share: str) -> None:
    shares = re.findall(r"\d(\s?%)", page("portrait", language).partition("<main>")[2])
    assert shares.count(share) == len(shares) > 100


def labels(metric: Metric, language: str) -> tuple[str, str]:
    """Return what a metric is called, for a member of its family, and what it counts."""
    voice = Voice(language)
    members = (
        (MEMBERS.get(metric.key, "food" if metric.group == "goods" else "12"),) if "*" in metric.key else ()
    )
    return voice.text(metric.label(*values_of(metric, members, {}))), voice.text(metric.about)


@pytest.mark.parametrize("metric", (*METRICS, *LUCK), ids=lambda metric: metric.key)
def test_every_metric_has_its_texts(metric: Metric) -> None:
    said = {language: labels(metric, language) for language in LANGUAGES}
    assert all(label and about for label, about in said.values())
    assert len({about for _, about in said.values()}) >= 3, "a translation is missing"


@pytest.mark.parametrize("language", OTHERS)
def test_the_terminal_speaks_it_too(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    def lines(of: str) -> set[str]:
        show(KINDS["comparison"], of)
        return {line for line in capsys.readouterr().out.splitlines() if re.search(r"[^\W\d_]{2}", line)}

    assert len(lines(language)) > 40
    assert {line for line in lines("en") & lines(language) if "games/" not in line} <= set()


@pytest.mark.long
def test_the_figures_in_files_stay_english(tmp_path: Path) -> None:
    playtest(games=2, seats=("random", "random"), jobs=1, out=tmp_path / "out", language="de")
    told = json.loads((tmp_path / "out" / "summary.json").read_text("utf-8"))
    assert {"Score", "Decisions"} <= {one["label"] for one in told["figures"]}
    assert told["verdict"][0].startswith("2 games of base: a seat scores ")
    assert '<html lang="de">' in (tmp_path / "out" / "report.html").read_text("utf-8")
