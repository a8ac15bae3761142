"""The drawings of the boards in the report: each once, whole, and beside what it stands for."""

from __future__ import annotations

import re
from functools import cache
from html import unescape

import msgspec
import pytest

from game.languages import LANGUAGES
from game.playtest.report import written
from game.playtest.report.assets import icon, of_figure, of_tile, with_symbols
from game.playtest.report.hexes import HexCell, HexSpot, hexagon
from game.playtest.report.svg import wrapped
from game.playtest.voice import Voice
from game.rules.message import TileName, message
from game.rules.ruleset import load_ruleset
from tests.playtest.summaries import summary

KINDS = {
    "comparison": summary(prices=True),
    "portrait": summary(arms=1, same_tiles=True),
    "one game": summary(arms=1, games=1),
}
MOST = 150_000


@cache
def page_of(kind: str) -> str:
    return written(KINDS[kind])


def symbols(page: str) -> str:
    found = re.search(r'<svg class="symbols".*?</svg>', page, re.DOTALL)
    return found[0] if found else ""


@pytest.mark.parametrize(
    ("key", "drawing"),
    [
        ("gained_food", "food"),
        ("paid_thaler", "thaler"),
        ("debts_returned", "debt"),
        ("taken_black_y1_spring", "disk_black"),
        ("unused_yellow", "disk_yellow"),
        ("coal_tunnel_y3", "coal"),
        ("reeled", "coal"),
        ("drained", "water"),
        ("vp_buildings", "symbol_building"),
        ("vp_water@2", "water"),
        ("tile_12_acquired", "development_12"),
        ("tile_30e_vp", "development_30e"),
        ("tile_99_vp", ""),
        ("rule_p4_food", ""),
        ("reel_blocked", ""),
        ("score", ""),
    ],
)
def test_what_a_figure_is_about(key: str, drawing: str) -> None:
    assert of_figure(key) == drawing


@pytest.mark.parametrize("kind", KINDS)
def test_each_drawing_that_is_shown_is_put_in_once(kind: str) -> None:
    page = page_of(kind)
    shown = re.findall(r'<use href="#d-(\w+)"', page)
    assert sorted(set(shown)) == re.findall(r'<symbol id="d-(\w+)"', page)
    assert len(shown) > len(set(shown)) > 20


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_asked_of_the_network(kind: str) -> None:
    put_in = symbols(page_of(kind))
    assert "<symbol" in put_in
    assert "http" not in put_in and "xmlns" not in put_in


def test_colour_runs_of_several_drawings_are_told_apart() -> None:
    put_in = symbols(with_symbols(f"<body>{icon('windlass')}{icon('shaft')}</body>"))
    runs = re.findall(r'<linearGradient id="([^"]+)"', put_in)
    assert any("windlass" in run for run in runs) and any("shaft" in run for run in runs)
    assert len(runs) == len(set(runs))
    assert set(re.findall(r"url\(#([^)]+)\)", put_in)) <= set(runs)


@pytest.mark.parametrize("kind", KINDS)
def test_drawings_are_small_and_no_words(kind: str) -> None:
    page = page_of(kind)
    icons = re.findall(r'<svg class="icon".*?</svg>|<use [^>]*/>', page)
    assert len(symbols(page)) + sum(map(len, icons)) < MOST
    assert not re.search(r"<(text|title|script|style|image)\b", symbols(page))


def test_a_development_looks_the_same_in_every_picture_and_table() -> None:
    page = page_of("comparison")
    assert re.search(r'<use href="#d-development_12"[^>]*/><text[^>]*>Barn</text>', page)
    assert re.search(r'>Barn</text><use href="#d-development_12"', page)
    assert f'<th scope="row">{icon("development_12")}Barn</th>' in page


def test_disks_stand_in_the_legend_of_their_lines() -> None:
    legend = page_of("comparison").partition('id="picture-demand"')[2].partition("</ul>")[0]
    for colour in ("black", "brown", "yellow"):
        assert f"<li>{icon(f'disk_{colour}')}{colour}</li>" in unescape(legend)


def test_a_tile_without_a_drawing_has_its_name_alone() -> None:
    found = KINDS["comparison"]
    prices = tuple(msgspec.structs.replace(price, tile=f"9{price.tile}") for price in found.prices)
    page = written(msgspec.structs.replace(found, prices=prices, figures=(), maps=()))
    assert of_tile("912") == ""
    assert '<th scope="row">Barn</th>' in page and "d-development" not in page


def test_a_page_without_drawings_stays_as_it_is() -> None:
    assert with_symbols("<body><p>d-food</p>\n</body>") == "<body><p>d-food</p>\n\n</body>"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_of_a_development_is_cut_on_a_small_hex(language: str) -> None:
    voice = Voice(language)
    for tile in load_ruleset().tile:
        whole, short = (
            voice.breakable(message(f"tile-{form}", tile=TileName(tile))) for form in ("split", "short")
        )
        drawn = hexagon(HexCell(1, 0.5, "", whole, short=short), HexSpot((50, 50), 50, 50))
        assert "…" not in drawn and 'class="name"' in drawn, tile


def test_a_long_word_is_broken_where_it_may_be() -> None:
    assert wrapped("Gemein\u00adschafts\u00adstollen", 12, 90, 2) == ["Gemeinschafts-", "stollen"]
    assert wrapped("Gemein\u00adschafts\u00adstollen", 12, 200, 2) == ["Gemeinschaftsstollen"]
