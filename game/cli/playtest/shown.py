"""A playtest's summary on the terminal: what a reader must know, and where the rest lies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from game.playtest.summary import Figure, Price, Summary

FINDINGS, PRICES, NEVER, MISSING = 6, 12, 8, 5
"""How many are shown, of findings in each part; the report has all."""
WITHOUT_TERMINAL, WIDEST, NARROW = 100, 110, 72
REPORT, REAL = "report.html", "real"
Cells = Sequence[str]


def show(summary: Summary, folder: Path | None = None) -> None:
    """Print what was found, and where the report lies."""
    from rich.console import Console

    console = Console(highlight=False, emoji=False, markup=False)
    width = min(console.width, WIDEST) if console.is_terminal else WITHOUT_TERMINAL
    console.width = width
    for part in _parts(summary, folder, console):
        console.print(part)


def _parts(summary: Summary, folder: Path | None, console: Console) -> Iterator[RenderableType]:
    narrow = console.width < NARROW
    yield from _verdict(summary)
    yield from _unseen(console, summary)
    yield from _breakdown(console, summary, narrow)
    yield from _findings(console, summary)
    yield from _table(console, "Main figures", *_figures(summary, narrow))
    yield from _table(console, "What developments are worth", *_prices(summary, narrow))
    yield from _never(summary)
    yield from _missing(console, summary)
    yield from _games(console, summary, folder)
    if folder is not None and (folder / REPORT).exists():
        yield _text(f"All of it: {folder / REPORT}")


def _verdict(summary: Summary) -> Iterator[RenderableType]:
    from game.playtest.report.heads import facts, lead, title

    yield _text(
        f"{title(summary)}. {'. '.join(f'{name}: {value}' for name, value in facts(summary))}.", "dim"
    )
    first, *more = lead(summary)
    yield _text(first, "bold")
    for sentence in more:
        yield _text(sentence)
    if summary.trouble:
        yield _text(f"The run ended before its time: {summary.trouble}.", "bold")
    yield ""


def _unseen(console: Console, summary: Summary) -> Iterator[RenderableType]:
    if summary.unseen:
        yield _text("What these players do not see", "bold")
        yield from (_point(console, sentence) for sentence in summary.unseen)
        yield ""


def _findings(console: Console, summary: Summary) -> Iterator[RenderableType]:
    from game.playtest.report.parts import in_parts

    for part in in_parts(summary):
        yield _text(part.title, "bold")
        yield from (_point(console, finding.sentence) for finding in part.findings[:FINDINGS])
        yield from _and_more(len(part.findings), FINDINGS)
        yield ""


def _breakdown(console: Console, summary: Summary, narrow: bool) -> Iterator[RenderableType]:
    """The sources of VP that the difference of the scores is made of."""
    from game.playtest.report.breakdown import TITLE, cells, lines
    from game.playtest.words import names

    shown = names(summary)[: 1 if narrow else 2]
    heads = ("Source of VP", *shown, "Difference", "")
    rows = [(*cells(line, len(shown)), REAL if line.real else "") for line in lines(summary)]
    yield from _table(console, TITLE, heads, rows)


def _figures(summary: Summary, narrow: bool) -> tuple[Cells, list[Cells]]:
    """The figures a reader asks for first, and who wins."""
    from game.playtest.report.heads import GLANCE
    from game.playtest.words import names

    by_key = {figure.key: figure for figure in summary.figures}
    keys = [*(key for key in GLANCE if key in by_key), *(key for key in by_key if key.startswith("won@"))]
    compared = len(summary.arms) > 1
    shown = names(summary)[:1] if narrow and compared else names(summary)
    heads = ("Figure", *shown, "Difference", "") if compared else ("Figure", "Mean")
    return heads, [_figure(by_key[key], len(shown), compared) for key in keys]


def _figure(figure: Figure, shown: int, compared: bool) -> Cells:
    from game.playtest.words import around

    means = [around(mean, figure.unit) for mean in figure.means[:shown]]
    if not compared:
        return (figure.label, *means)
    difference = around(figure.difference, figure.unit, sign=True)
    return (figure.label, *means, difference, REAL if figure.real else "")


def _prices(summary: Summary, narrow: bool) -> tuple[Cells, list[Cells]]:
    """Those that are missed most and those that are missed least, if prices were asked for."""
    ordered = sorted(summary.prices, key=lambda price: price.banned_vp.value)
    if len(ordered) > PRICES:
        ordered = [*ordered[: PRICES // 2], *ordered[-PRICES // 2 :]]
    heads = ("Development", "Banned", "Forced", *(() if narrow else ("Wins banned", "Wins forced")))
    return heads, [_price(price, narrow) for price in ordered]


def _price(price: Price, narrow: bool) -> Cells:
    from game.playtest.words import SHARE, around

    vp = [around(one, "VP", sign=True) for one in (price.banned_vp, price.forced_vp)]
    wins = [around(one, SHARE, sign=True) for one in (price.banned_wins, price.forced_wins)]
    return (price.name, *vp, *(() if narrow else wins))


def _never(summary: Summary) -> Iterator[RenderableType]:
    from game.playtest.report.heads import never_used

    if rules := never_used(summary):
        more = f"; and {len(rules) - NEVER} more" if len(rules) > NEVER else ""
        yield _text(f"Rules that never came up: {'; '.join(rules[:NEVER])}{more}.")
        yield ""


def _missing(console: Console, summary: Summary) -> Iterator[RenderableType]:
    if not summary.missing:
        return
    count = len(summary.missing)
    yield _text(f"{count} {'game is' if count == 1 else 'games are'} missing from the figures", "bold")
    for one in summary.missing[:MISSING]:
        where = f" ({one.file})" if one.file else ""
        yield _point(console, f"game {one.game}, seed {one.seed}: {one.reason}{where}")
    yield from _and_more(count, MISSING)
    yield ""


def _games(console: Console, summary: Summary, folder: Path | None) -> Iterator[RenderableType]:
    from game.playtest.report.heads import opening

    if folder is None or not summary.worth_seeing:
        return
    yield _text("Games worth seeing", "bold")
    for one in summary.worth_seeing:
        scores = " : ".join(map(str, one.scores))
        yield _point(console, f"{one.why}, {scores}: {opening(summary, one, folder)}")
    yield ""


def _table(console: Console, title: str, heads: Cells, rows: Sequence[Cells]) -> Iterator[RenderableType]:
    """A table with its title, if it has rows; without lines where there is no terminal."""
    from rich import box
    from rich.table import Table

    if not rows:
        return
    yield _text(title, "bold")
    table = Table(box=box.SIMPLE_HEAD if console.is_terminal else None, pad_edge=False, show_edge=False)
    for at, head in enumerate(heads):
        table.add_column(_typed(head), justify="right" if at else "left", overflow="fold")
    for row in rows:
        table.add_row(*map(_typed, row), style="bold" if row[-1] == REAL else "")
    yield table
    yield ""


def _and_more(count: int, shown: int) -> Iterator[RenderableType]:
    if count > shown:
        yield _text(f"  and {count - shown} more in the report", "dim")


def _point(console: Console, words: str) -> RenderableType:
    """Words behind a mark, their further lines below the first."""
    mark, below = "- ", "  "
    lines = wrap(words, console.width - len(mark), break_long_words=False, break_on_hyphens=False)
    return _text(mark + f"\n{below}".join(lines))


def _text(words: str, style: str = "") -> RenderableType:
    from rich.text import Text

    return Text(_typed(words), style=style)


def _typed(words: str) -> str:
    """Letters that every console has."""
    return words.replace("−", "-").replace("–", "-").replace("’", "'")
