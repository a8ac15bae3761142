"""A playtest's summary on the terminal; the report has the rest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from textwrap import wrap

from rich import box
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from game.cli.tables import console_for
from game.plain_words import plain
from game.playtest.measures import SHARE, plus_minus, shown_unit
from game.playtest.naming import arm_names
from game.playtest.report.differences import BREAKDOWN, breakdown_cells, breakdown_rows
from game.playtest.report.heads import HEADLINES, facts, in_parts, lead, never_used, opening, title
from game.playtest.summary import Figure, Price, Summary
from game.playtest.voice import Voice, voice_of
from game.rules.message import Message, TileName, Value, message

FINDINGS, PRICES, NEVER, MISSING = 6, 12, 8, 5
"""Numbers of findings of each part, prices, unused rules and missing games that are shown."""
WITHOUT_TERMINAL, WIDEST, NARROW = 100, 110, 72
REPORT = "report.html"
Row = tuple[Sequence[str], bool]
"""The cells of a row, and True if it is set in bold."""


def show(summary: Summary, language: str, folder: Path | None = None) -> None:
    """Print the summary, and where the report is."""
    console = console_for(highlight=False, emoji=False, markup=False)
    width = min(console.width, WIDEST) if console.is_terminal else WITHOUT_TERMINAL
    console.width = width
    shown = _Shown(summary, voice_of(summary, language), console)
    for part in shown.parts(folder):
        console.print(part)


class _Shown:
    """Renders a summary for a console."""

    def __init__(self, summary: Summary, voice: Voice, console: Console) -> None:
        self._summary, self._voice, self._console = summary, voice, console
        self._names = arm_names(summary)
        self._narrow = console.width < NARROW

    def parts(self, folder: Path | None) -> Iterator[RenderableType]:
        """Yield everything to print, from top to bottom."""
        yield from self._verdict()
        yield from self._unseen()
        yield from self._breakdown()
        yield from self._findings()
        yield from self._figures()
        yield from self._prices()
        yield from self._never()
        yield from self._missing()
        yield from self._games(folder)
        if folder is not None and (folder / REPORT).exists():
            yield _text(self._voice.say("lab-shown-all-of-it", file=str(folder / REPORT)))

    def _verdict(self) -> Iterator[RenderableType]:
        voice, summary = self._voice, self._summary
        pairs = (voice.say("lab-pair", label=name, value=value) for name, value in facts(voice, summary))
        yield _text(f"{title(voice, summary)}. {'. '.join(pairs)}.", "dim")
        first, *more = lead(voice, summary)
        yield _text(first, "bold")
        for sentence in more:
            yield _text(sentence)
        if summary.trouble:
            yield _text(voice.say("lab-report-ended-early", trouble=summary.trouble), "bold")
        yield ""

    def _unseen(self) -> Iterator[RenderableType]:
        if self._summary.unseen:
            yield _text(self._voice.say("lab-unseen-title"), "bold")
            yield from map(self._point, self._summary.unseen)
            yield ""

    def _findings(self) -> Iterator[RenderableType]:
        for part in in_parts(self._summary):
            yield _text(self._voice.text(part.title), "bold")
            yield from (self._point(finding.sentence) for finding in part.findings[:FINDINGS])
            yield from self._and_more(len(part.findings), FINDINGS)
            yield ""

    def _breakdown(self) -> Iterator[RenderableType]:
        """Yield the sources of VP that make up the difference of the scores."""
        shown = self._names[: 1 if self._narrow else 2]
        heads = (*self._said("lab-head-vp-source"), *shown, *self._said("lab-head-difference"), "")
        rows = [
            ((*map(self._voice.text, breakdown_cells(line, len(shown))), self._real(line.real)), line.real)
            for line in breakdown_rows(self._summary)
        ]
        yield from self._table(self._voice.text(BREAKDOWN), heads, rows)

    def _figures(self) -> Iterator[RenderableType]:
        """Yield the figures a reader asks for first, and who wins."""
        by_key = {figure.key: figure for figure in self._summary.figures}
        keys = [key for key in HEADLINES if key in by_key] + [key for key in by_key if key.startswith("won@")]
        compared = len(self._names) > 1
        shown = self._names[:1] if self._narrow else self._names
        heads = (*shown, *self._said("lab-head-difference"), "") if compared else self._said("lab-head-mean")
        rows = [self._figure(by_key[key], len(shown), compared) for key in keys]
        title, first = self._said("lab-shown-main-figures", "lab-head-figure")
        yield from self._table(title, (first, *heads), rows)

    def _figure(self, figure: Figure, shown: int, compared: bool) -> Row:
        unit = shown_unit(figure.unit)
        means = (plus_minus(mean, unit) for mean in figure.means[:shown])
        cells = (self._voice.text(figure.label), *map(self._voice.text, means))
        if not compared:
            return cells, False
        difference = self._voice.text(plus_minus(figure.difference, unit, sign=True))
        return (*cells, difference, self._real(figure.real)), figure.real

    def _prices(self) -> Iterator[RenderableType]:
        """Yield the developments that are missed most and least, if prices were measured."""
        ordered = sorted(self._summary.prices, key=lambda price: price.banned_vp.value)
        if len(ordered) > PRICES:
            ordered = [*ordered[: PRICES // 2], *ordered[-PRICES // 2 :]]
        wins = () if self._narrow else ("lab-head-banned-wins", "lab-head-forced-wins")
        heads = self._said("lab-head-development", "lab-head-banned-vp", "lab-head-forced-vp", *wins)
        rows = [(self._price(price), False) for price in ordered]
        yield from self._table(self._voice.say("lab-shown-prices"), heads, rows)

    def _price(self, price: Price) -> Sequence[str]:
        vp = [plus_minus(one, "VP", sign=True) for one in (price.banned_vp, price.forced_vp)]
        wins = [plus_minus(one, SHARE, sign=True) for one in (price.banned_wins, price.forced_wins)]
        told: list[Value] = [TileName(price.tile), *vp, *(() if self._narrow else wins)]
        return tuple(map(self._voice.text, told))

    def _never(self) -> Iterator[RenderableType]:
        if rules := never_used(self._summary):
            more = (message("lab-more", count=len(rules) - NEVER),) if len(rules) > NEVER else ()
            yield _text(self._voice.say("lab-shown-never", rules=(*rules[:NEVER], *more)))
            yield ""

    def _missing(self) -> Iterator[RenderableType]:
        missing = self._summary.missing
        if not missing:
            return
        yield _text(self._voice.say("lab-report-missing", count=len(missing)), "bold")
        for one in missing[:MISSING]:
            told: dict[str, Value] = {"game": str(one.game), "seed": str(one.seed), "reason": one.reason}
            without = message("lab-shown-missing", **told)
            recorded = message("lab-shown-missing-record", **told, file=one.file)
            yield self._point(recorded if one.file else without)
        yield from self._and_more(len(missing), MISSING)
        yield ""

    def _games(self, folder: Path | None) -> Iterator[RenderableType]:
        if folder is None or not self._summary.worth_seeing:
            return
        yield _text(self._voice.say("lab-games-title"), "bold")
        for one in self._summary.worth_seeing:
            scores = " : ".join(map(self._voice.text, one.scores))
            command = opening(self._summary, one, folder)
            yield self._point(message("lab-shown-game", reasons=one.why, scores=scores, command=command))
        yield ""

    def _table(self, title: str, heads: Sequence[str], rows: Sequence[Row]) -> Iterator[RenderableType]:
        """Yield a table under its title, unless it has no rows; without lines if there is no terminal."""
        if not rows:
            return
        yield _text(title, "bold")
        lines = box.SIMPLE_HEAD if self._console.is_terminal else None
        table = Table(box=lines, pad_edge=False, show_edge=False)
        for at, head in enumerate(heads):
            table.add_column(_typed(head), justify="right" if at else "left", overflow="fold")
        for cells, real in rows:
            table.add_row(*map(_typed, cells), style="bold" if real else "")
        yield table
        yield ""

    def _and_more(self, count: int, shown: int) -> Iterator[RenderableType]:
        if count > shown:
            yield _text(f"  {self._voice.say('lab-shown-more-in-report', count=count - shown)}", "dim")

    def _point(self, said: Message) -> RenderableType:
        """Return a list item; its further lines are indented."""
        mark, below = "- ", "  "
        words, width = _typed(self._voice.text(said)), self._console.width - len(mark)
        lines = wrap(words, width, break_long_words=False, break_on_hyphens=False)
        return _text(mark + f"\n{below}".join(lines))

    def _said(self, *ids: str) -> tuple[str, ...]:
        return tuple(map(self._voice.say, ids))

    def _real(self, real: bool) -> str:
        return self._voice.say("lab-real") if real else ""


def _text(words: str, style: str = "") -> RenderableType:
    return Text(_typed(words), style=style)


def _typed(words: str) -> str:
    """Return a text in characters that every console can print."""
    return plain(words).replace("−", "-").replace("–", "-").replace("’", "'")
