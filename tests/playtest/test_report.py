"""The report is one page that stands alone, tells everything, and keeps to HTML whatever it is told."""

from __future__ import annotations

import re
import subprocess
import sys
from functools import cache
from html.parser import HTMLParser
from typing import Any

import msgspec
import pytest

from game.plain_words import plain
from game.playtest.report import assets, written
from game.playtest.report.assets import font_faces
from game.playtest.run import INTERRUPTED
from game.playtest.summary import Estimate, Figure, Summary
from game.rules.message import message
from game.table import palette
from tests.english import english
from tests.playtest.summaries import summary

VOID = {"meta", "link", "input", "br", "hr", "img"}
LARGEST = 1_500_000
KINDS = {
    "portrait": summary(arms=1),
    "comparison": summary(),
    "prices": summary(prices=True),
    "portrait with prices": summary(arms=1, prices=True),
    "missing": summary(missing=3),
    "few games": summary(games=4),
    "one game": summary(arms=1, games=1),
    "one game of each": summary(games=1),
    "the same tiles": summary(same_tiles=True),
}


@cache
def page_of(kind: str) -> str:
    return written(KINDS[kind])


def but(found: Summary, **changes: Any) -> Summary:
    return msgspec.structs.replace(found, **changes)


class Read(HTMLParser):
    """What a page holds; complains about elements that are not closed in their order."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[str] = []
        self._open: list[str] = []
        self.feed(page)
        self.close()
        assert not self._open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in VOID:
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self._open and self._open[-1] == tag, f"</{tag}> closes {self._open[-3:]}"
        self._open.pop()

    def handle_data(self, data: str) -> None:
        if self._open and self._open[-1] not in ("style", "script"):
            self.words.append(data)

    @property
    def text(self) -> str:
        return plain(" ".join(" ".join(self.words).split()))

    def attributes(self, name: str) -> list[str]:
        return [found for _, attributes in self.elements if (found := attributes.get(name)) is not None]


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_page_is_well_formed(kind: str) -> None:
    read = Read(page_of(kind))
    ids = read.attributes("id")
    assert len(ids) == len(set(ids))
    assert {target[1:] for target in read.attributes("href") if target.startswith("#")} <= set(ids)
    assert "NaN" not in read.text
    assert "None" not in read.text
    assert not re.search(r'="[^"]*\bnan\b', page_of(kind))


@pytest.mark.parametrize("kind", KINDS)
def test_the_page_tells_everything(kind: str) -> None:
    found, text = KINDS[kind], Read(page_of(kind)).text
    for sentence in (*found.verdict, *(finding.sentence for finding in found.findings)):
        assert english(sentence) in text
    keys = re.findall(r'<td class="key"><code>([^<]+)</code>', page_of(kind))
    tiles = [one.id for one in found.tiles] + [one.tile for one in found.prices]
    assert sorted(keys) == sorted([*(figure.key for figure in found.figures), *tiles])
    for figure in found.figures:
        assert english(figure.label) in text
    for one in (*found.missing, *found.worth_seeing):
        assert one.file in text
    for change in found.changes:
        assert change.key in text and change.mine in text
    for version in found.versions.values():
        assert version in text
    assert f"python main.py {found.command}" in text


@pytest.mark.parametrize("kind", KINDS)
def test_the_page_stands_alone(kind: str) -> None:
    page = page_of(kind)
    read = Read(page)
    assert len(page.encode()) < LARGEST
    assert not re.search(r"https?:|//[a-z]+\.", re.sub(r"base64,[\w+/=]+", "", page))
    assert not any(tag in ("iframe", "img", "object", "embed") for tag, _ in read.elements)
    assert all(
        source.startswith(("#", "data:")) for source in read.attributes("href") + read.attributes("src")
    )
    assert "default-src 'none'" in "".join(read.attributes("content"))


def test_the_verdict_comes_first_then_findings_pictures_and_tables() -> None:
    sections = re.findall(r'<section[^>]* id="(\w+)"', page_of("missing"))
    assert sections == [
        "verdict",
        "breakdown",
        "changes",
        "findings",
        "never",
        "pictures",
        "games",
        "tables",
        "missing",
        "again",
    ]
    assert "<h1>Cheap Barn plays differently" in page_of("comparison")
    assert page_of("comparison").count("<h1") == 1


def slugs(kind: str) -> list[str]:
    return re.findall(r'<figure class="picture(?: full)?" id="picture-([\w-]+)"', page_of(kind))


def test_every_picture_is_there() -> None:
    assert slugs("comparison")[0] == "breakdown"
    assert "breakdown" not in slugs("portrait")
    usual = ["scores", "margins", "differences", "wins", "sources", "demand", "developments"]
    assert slugs("prices") == ["breakdown", *usual, "prices-vp", "prices-wins", "boards"]
    assert slugs("portrait") == [slug for slug in (*usual, "boards") if slug != "differences"]
    assert slugs("the same tiles") == ["breakdown", *usual[:-1], "boards"]


def test_pictures_say_what_they_show_and_answer_to_the_pointer() -> None:
    read = Read(page_of("prices"))
    drawn = [attributes for tag, attributes in read.elements if tag == "svg"]
    drawings = [attributes for attributes in drawn if attributes.get("aria-hidden") != "true"]
    assert len(drawings) == 2 * len(slugs("prices"))
    assert all(drawing["role"] == "img" and drawing["aria-labelledby"] for drawing in drawings)
    for words in (
        "48 to 49\u00a0VP: Cheap Barn",
        "Effects, markers and workers, Cheap Barn: 18.3\u00a0VP",
        "Cheap Barn, black, year\N{NO-BREAK SPACE}II, autumn: ",
        "Wheelbarrow banned: ",
        "Barn, level 1; ",
        "Tower, level 1: acquired by ",
    ):
        assert f"<title>{words}" in page_of("prices")


def test_real_differences_are_marked_and_others_are_not() -> None:
    found = {figure.key: figure.real for figure in KINDS["comparison"].figures}
    rows = re.findall(
        r'<tr( class="real")?><th scope="row">.*?<code>([^<]+)</code></td></tr>', page_of("comparison")
    )
    assert {key: bool(marked) for marked, key in rows if key in found} == found
    assert page_of("comparison").count('<b class="badge">real</b>') == sum(found.values()) > 3
    assert 'class="badge"' not in page_of("portrait")


def test_developments_stand_in_a_table_of_their_own() -> None:
    table = page_of("comparison").partition('id="table-each-development"')[2].partition("</table>")[0]
    heads = re.findall(r'<th scope="col"[^>]*>([^<]+)</th>', table)
    assert heads == [
        "Development",
        "Level",
        "Acquired",
        "VP for the owner",
        "In phase",
        "From afar",
        "Tile",
    ]
    drawing = '<svg[^>]*><use href="#d-development_12"/></svg>'
    barn = re.search(f'<tr class="real"><th scope="row">{drawing}Barn</th>(.*?)</tr>', table, re.S)
    assert barn is not None and barn[1].count(" real</small>") == 4
    assert table.count('<tr class="real">') == 1


def test_rules_that_never_came_up_are_told() -> None:
    never = page_of("portrait").partition('id="never"')[2].partition("</section>")[0]
    assert re.findall("<li>([^<]+)</li>", never) == ["First taking skipped"]


def test_rulesets_that_do_not_differ_are_told_as_such() -> None:
    def alike(figure: Figure) -> Figure:
        nothing = Estimate(0.0, 0.0, 0.0)
        means = (figure.means[1], figure.means[1])
        return msgspec.structs.replace(figure, means=means, difference=nothing, p=None, real=False)

    same = but(KINDS["comparison"], figures=tuple(map(alike, KINDS["comparison"].figures)), findings=())
    text = Read(written(same)).text
    assert "no difference" in text and "What differs most" not in text and "0 VP less" not in text


@pytest.mark.long
def test_a_run_that_ended_early_says_so() -> None:
    page = written(but(KINDS["missing"], trouble=INTERRUPTED))
    assert "The run ended before its time: interrupted.</strong>" in page
    assert "3 games are missing" in plain(page)
    assert "1 game is missing" in plain(written(summary(missing=1)))
    assert "missing" not in Read(page_of("portrait")).text


def test_without_findings_the_page_says_what_that_means() -> None:
    assert "No difference is more than luck" in Read(page_of("few games")).text
    assert 'id="findings"' not in page_of("portrait")


def hostile(found: Summary, words: str) -> Summary:
    """A summary in which every text is these words."""

    each, said = msgspec.structs.replace, message("system-other", reason=words)
    return but(
        found,
        command=words,
        versions={words: words},
        seats=(words,) * 3,
        boards=(words,),
        arms=tuple(each(one, name=words, source=words, digest=words) for one in found.arms),
        verdict=(said, said),
        trouble=said,
        figures=tuple(each(one, label=said, about=said, unit=words, group=words) for one in found.figures),
        changes=tuple(each(one, key=words, mine=words) for one in found.changes),
        findings=tuple(each(one, sentence=said) for one in found.findings),
        tiles=tuple(each(one, name=words) for one in found.tiles),
        maps=tuple(each(one, name=words) for one in found.maps),
        prices=tuple(each(one, name=words) for one in found.prices),
        missing=tuple(each(one, reason=said, file=words) for one in found.missing),
        worth_seeing=tuple(each(one, why=(said,), file=words) for one in found.worth_seeing),
    )


HOSTILE = ["<b>", "</script><script>alert(1)</script>", "\"' onload=x &amp; {{ 7*7 }}"]


@pytest.mark.long
@pytest.mark.parametrize("words", HOSTILE)
def test_texts_are_texts_whatever_they_say(words: str) -> None:
    whole = summary(prices=True, missing=1)
    read, harmless = Read(written(hostile(whole, words))), Read(written(hostile(whole, "words")))
    assert {tag for tag, _ in read.elements} == {tag for tag, _ in harmless.elements}
    assert [tag for tag, _ in read.elements].count("script") == 1
    assert not any(name.startswith("on") for _, attributes in read.elements for name in attributes)
    assert read.text.count(words) > 200


@pytest.mark.long
def test_rulesets_of_one_name_are_told_apart() -> None:
    arms = tuple(msgspec.structs.replace(arm, name="Mine") for arm in KINDS["comparison"].arms)
    page = written(but(KINDS["comparison"], arms=arms))
    assert "<title>Playtest: drafts/cheap_barn.toml against base<" in page
    same = tuple(msgspec.structs.replace(arm, source="mine.toml") for arm in arms)
    page = written(but(KINDS["comparison"], arms=same))
    assert "<title>Playtest: Mine (1) against Mine (2)<" in page


def test_without_any_figures_the_page_tells_what_was_played() -> None:
    empty = {"scores": {}, "margins": {}, "games": 0}
    arms = tuple(msgspec.structs.replace(arm, **empty) for arm in KINDS["comparison"].arms)
    names = ("verdict", "figures", "findings", "changes", "tiles", "maps", "worth_seeing")
    read = Read(written(but(KINDS["comparison"], arms=arms, **dict.fromkeys(names, ()))))
    assert "0 games of Cheap Barn against base." in read.text
    assert not any(tag == "svg" for tag, _ in read.elements)


def test_figures_without_values_leave_a_gap() -> None:
    def emptied(figure: Figure) -> Figure:
        known = (None, figure.means[1])
        return msgspec.structs.replace(figure, means=known, difference=None, p=None, real=False)

    figures = tuple(map(emptied, KINDS["comparison"].figures))
    assert "–" in Read(written(but(KINDS["comparison"], figures=figures, findings=()))).text


def test_the_same_summary_gives_the_same_page() -> None:
    again = written(summary(prices=True))
    assert again == page_of("prices")


def test_the_letters_come_with_the_page() -> None:
    assert font_faces().count("@font-face") == 4
    assert len(font_faces()) < 150_000


def test_without_a_cutter_of_fonts_the_page_is_set_in_what_the_reader_has(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(assets, "find_spec", lambda name: None)
    assert assets.font_faces.__wrapped__() == ""


def test_the_colours_are_those_of_the_table() -> None:
    style = page_of("portrait")
    named = {
        "paper": palette.PAPER,
        "card": palette.CARD,
        "edge": palette.PAPER_EDGE,
        "wood": palette.WOOD,
        "ink": palette.INK,
        "gold": palette.GOLD,
        **{f"level{level}": colour for level, colour in enumerate(palette.LEVEL_COLOURS, start=1)},
        "arm0": palette.PRIMARY,
        "arm1": palette.SEAT_COLOURS[1],
    }
    for name, (red, green, blue) in named.items():
        assert f"--{name}: #{red:02x}{green:02x}{blue:02x};" in style


@pytest.mark.long
def test_nothing_is_loaded_before_it_is_needed() -> None:
    code = "import game.playtest.report, sys; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert set(done.stdout.split()).isdisjoint({"jinja2", "fontTools", "rich", "pygame"})
