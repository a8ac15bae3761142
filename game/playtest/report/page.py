"""The report: one page that opens everywhere and asks nothing of the network."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from game.playtest.report.breakdown import breakdown_picture
from game.playtest.report.drawings import icon, with_symbols
from game.playtest.report.fonts import font_faces
from game.playtest.report.heads import command, facts, glance, lead, never_used, opening, title
from game.playtest.report.matrix import developments
from game.playtest.report.parts import in_parts, no_findings
from game.playtest.report.pictures import pictures
from game.playtest.report.tables import TILES, Table, tables
from game.playtest.summary import Summary
from game.playtest.words import names

FINDINGS_SHOWN, CHANGES_SHOWN = 12, 8


def written(summary: Summary, folder: Path = Path()) -> str:
    """The report as HTML; its commands name the games as lying in this folder."""
    from jinja2 import Environment, PackageLoader, StrictUndefined
    from markupsafe import Markup

    room = Environment(
        loader=PackageLoader("game.playtest.report", "."),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    room.filters["drawing"] = Markup  # made of elements that have escaped their words themselves
    room.filters["icon"] = lambda name: Markup(icon(name))
    page = room.get_template("page.html.j2").render(
        summary=summary,
        names=names(summary),
        title=title(summary),
        lead=lead(summary),
        glance=glance(summary),
        breakdown=breakdown_picture(names(summary), summary),
        findings=in_parts(summary),
        no_findings=no_findings(summary),
        facts=facts(summary),
        pictures=pictures(summary),
        tables=_tables(summary),
        command=command(summary),
        opening={one.file: opening(summary, one, folder) for one in summary.worth_seeing},
        never_used=never_used(summary),
        findings_shown=FINDINGS_SHOWN,
        changes_shown=CHANGES_SHOWN,
        style=Markup(font_faces() + _read("style.css")),
        script=Markup(_read("tables.js")),
    )
    return with_symbols(page)


def _tables(summary: Summary) -> list[Table]:
    """A table a group, and before that of the developments one in which each has a row."""
    found = tables(summary)
    before = next((at for at, table in enumerate(found) if table.slug == TILES), len(found))
    return [*found[:before], *developments(summary), *found[before:]]


def _read(name: str) -> str:
    return files("game.playtest.report").joinpath(name).read_text("utf-8")
