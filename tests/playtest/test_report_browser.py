"""The report in a real browser, where one is installed: Chromium, or what HASPELKNECHT_BROWSER names."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.languages import LANGUAGES
from game.playtest.report import written
from game.playtest.voice import Voice
from tests.playtest.browser import NAMES, Page, installed, opened
from tests.playtest.summaries import summary

VOICE = Voice("en")
BROWSER = installed()
WITHOUT = f"no browser to look with: none of {', '.join(NAMES)}"
pytestmark = pytest.mark.skipif(BROWSER is None, reason=WITHOUT)
KINDS = {
    "comparison": summary(prices=True, missing=3),
    "portrait": summary(arms=1, same_tiles=True),
    "one game": summary(arms=1, games=1),
}
PAGES = {kind: (found, LANGUAGES[0]) for kind, found in KINDS.items()} | {
    f"{kind} {language}": (KINDS[kind], language)
    for language in LANGUAGES[1:]
    for kind in ("comparison", "portrait")
}
USUAL = ("en", "de")
"""English and the longest words; the other languages' pages are looked at in the long tests."""
LOOKED_AT = [
    pytest.param(page, marks=[] if language in USUAL else [pytest.mark.long])
    for page, (_, language) in PAGES.items()
]
DESKTOP, TELEPHONE = (1280, 800), (400, 800)


class Reports:
    """The pages in a folder, each written when it is first looked at."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def page(self, kind: str) -> Path:
        """Return the file of a page."""
        file = self.folder / f"{kind}.html"
        if not file.exists():
            file.write_text(written(*PAGES[kind]), encoding="utf-8")
        return file


@pytest.fixture(scope="module")
def reports(tmp_path_factory: pytest.TempPathFactory) -> Reports:
    return Reports(tmp_path_factory.mktemp("reports"))


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    assert BROWSER is not None
    with opened(BROWSER, tmp_path_factory.mktemp("browser")) as found:
        yield found


def each(page: Page, selector: str, expression: str) -> list[Any]:
    """What an expression comes to for each `one` of such elements that are seen."""
    found = f"[...document.querySelectorAll({selector!r})].filter(one => one.getClientRects().length > 0)"
    return list(page.value(f"{found}.map(one => {expression})"))


def text_of(page: Page, selector: str) -> list[str]:
    """The words of all such elements that are seen."""
    return each(page, selector, "one.textContent.trim()")


@pytest.mark.parametrize("size", [DESKTOP, TELEPHONE], ids=["desktop", "telephone"])
@pytest.mark.parametrize("kind", KINDS)
def test_the_page_opens_without_complaint_or_request(
    page: Page, reports: Reports, kind: str, size: tuple[int, int]
) -> None:
    file = reports.page(kind)
    page.open(file, *size)
    letters = "document.fonts.ready.then(() => [...document.fonts].map(one => one.status))"
    assert page.value(letters).count("loaded") == 4
    assert page.said() == []
    assert page.asked_for() == [file.as_uri()]


@pytest.mark.parametrize("size", [DESKTOP, TELEPHONE], ids=["desktop", "telephone"])
@pytest.mark.parametrize("kind", KINDS)
def test_the_verdict_is_the_first_that_is_seen(
    page: Page, reports: Reports, kind: str, size: tuple[int, int]
) -> None:
    page.open(reports.page(kind), *size)
    assert text_of(page, "h1") == [VOICE.text(KINDS[kind].verdict[0])]
    assert all(0 < end < size[1] for end in each(page, "h1, .more", "one.getBoundingClientRect().bottom"))
    size_of = "parseFloat(getComputedStyle(one).fontSize)"
    assert each(page, "h1", size_of) == [max(each(page, "body *", size_of))]


@pytest.mark.parametrize(
    "width", [320, 1280, *(pytest.param(width, marks=pytest.mark.long) for width in (400, 800))]
)
@pytest.mark.parametrize("kind", LOOKED_AT)
def test_nothing_sticks_out(page: Page, reports: Reports, kind: str, width: int) -> None:
    page.open(reports.page(kind), width, 800)
    assert page.value("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("width", [320, 390])
@pytest.mark.parametrize("kind", LOOKED_AT)
def test_no_column_is_cut_on_a_telephone(page: Page, reports: Reports, kind: str, width: int) -> None:
    page.open(reports.page(kind), width, 844)
    page.value("document.querySelectorAll('details').forEach(one => { one.open = true; })")
    assert page.value("document.querySelectorAll('.scroll').length") > 5
    for selector in (".scroll", ".figures td, .figures th, .plain td, .plain th"):
        cut = each(page, selector, "one.scrollWidth > one.clientWidth + 1 ? one.textContent.trim() : ''")
        assert [words[:60] for words in cut if words] == []
    ends = each(page, "table td, table th", "one.getBoundingClientRect().right")
    assert max(ends) <= width


@pytest.mark.parametrize("size", [DESKTOP, TELEPHONE], ids=["desktop", "telephone"])
@pytest.mark.parametrize("kind", LOOKED_AT)
def test_every_picture_is_seen_once_and_its_letters_stay_within(
    page: Page, reports: Reports, kind: str, size: tuple[int, int]
) -> None:
    page.open(reports.page(kind), *size)
    drawings = "[...document.querySelectorAll('figure svg[role=img]')]"
    seen = f"{drawings}.filter(one => one.getBoundingClientRect().width > 0)"
    assert page.value(f"{seen}.length == document.querySelectorAll('figure').length")
    outside = """(svg => {
        const frame = svg.getBoundingClientRect();
        return [...svg.querySelectorAll('text')].filter(one => {
            const box = one.getBoundingClientRect();
            return box.left < frame.left - 3 || box.right > frame.right + 3 || box.bottom > frame.bottom + 3;
        }).map(one => one.textContent);
    })"""
    assert page.value(f"{seen}.flatMap({outside})") == []
    smallest = "svg => [...svg.querySelectorAll('text')].map(one => one.getBoundingClientRect().height)"
    assert page.value(f"Math.min(...{seen}.flatMap({smallest}))") > 10


def column(page: Page, table: str, at: int) -> list[str]:
    cells = f"[...document.querySelectorAll('#{table} tbody tr')].map(row => row.cells[{at}])"
    return list(page.value(f"{cells}.map(cell => cell.dataset.by ?? cell.textContent)"))


def test_tables_are_sorted_by_a_click(page: Page, reports: Reports) -> None:
    page.open(reports.page("comparison"), *DESKTOP)
    click = "document.querySelector('#table-seats thead th:nth-child({}) button').click()"
    before = column(page, "table-seats", 3)
    page.value(click.format(4))
    falling = [float(value) for value in column(page, "table-seats", 3)]
    assert falling == sorted(map(float, before), reverse=True) != [float(value) for value in before]
    page.value(click.format(4))
    assert [float(value) for value in column(page, "table-seats", 3)] == falling[::-1]
    assert page.value("document.querySelectorAll('#table-seats th[aria-sort=ascending]').length") == 1
    page.value(click.format(1))
    assert column(page, "table-seats", 0) == sorted(column(page, "table-seats", 0), key=str.casefold)


def test_figures_are_found_by_their_words(page: Page, reports: Reports) -> None:
    page.open(reports.page("comparison"), *DESKTOP)
    page.value(
        "(box => { box.value = 'debt'; box.dispatchEvent(new Event('input')); })"
        "(document.querySelector('.tools input[type=search]'))"
    )
    assert text_of(page, "table.figures tbody th") == ["VP from debt", "Debts incurred"]
    page.value("document.querySelector('.tools input[type=checkbox]').click()")
    assert all("debt" in label.lower() for label in text_of(page, "table.figures tbody th"))
    page.open(reports.page("comparison"), *DESKTOP)
    page.value("document.querySelector('.tools input[type=checkbox]').click()")
    real = [VOICE.text(figure.label) for figure in KINDS["comparison"].figures if figure.real]
    assert sorted(text_of(page, "table.figures tbody th")) == sorted([*real, "Barn"])


def test_it_is_read_without_scripts(page: Page, reports: Reports) -> None:
    page.ask("Emulation.setScriptExecutionDisabled", value=True)
    try:
        page.open(reports.page("comparison"), *DESKTOP)
        found = page.ask("Page.captureScreenshot", format="png")
        assert len(b64decode(found["data"])) > 30_000
    finally:
        page.ask("Emulation.setScriptExecutionDisabled", value=False)


def test_it_is_printed_with_every_table_open(page: Page, reports: Reports) -> None:
    page.open(reports.page("comparison"), *DESKTOP)
    page.value("window.open_in_print = null")
    page.value(
        "addEventListener('beforeprint', () => {"
        " open_in_print = [...document.querySelectorAll('details')].every(one => one.open); })"
    )
    found = b64decode(page.ask("Page.printToPDF", printBackground=True, preferCSSPageSize=True)["data"])
    assert found.startswith(b"%PDF")
    assert page.value("open_in_print")
    assert not page.value("[...document.querySelectorAll('details')].every(one => one.open)")
