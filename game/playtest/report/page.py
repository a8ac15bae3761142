"""The report: one HTML page without external resources."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.languages import LANGUAGES
from game.playtest.measures import NOTHING
from game.playtest.naming import arm_names
from game.playtest.report.assets import font_faces, icon, with_symbols
from game.playtest.report.differences import breakdown_picture
from game.playtest.report.heads import (
    command_line,
    facts,
    headlines,
    in_parts,
    lead,
    never_used,
    no_findings,
    opening,
    title,
)
from game.playtest.report.pictures import pictures
from game.playtest.report.tables import tables
from game.playtest.summary import Summary
from game.playtest.voice import Voice, voice_of
from game.rules.message import BoardName, TileName

if TYPE_CHECKING:
    from jinja2 import Environment

FINDINGS_SHOWN, CHANGES_SHOWN = 12, 8
_TERMS = {
    1: ("lab-head-spread", "lab-head-interval", "lab-table-marked", "lab-table-points"),
    2: ("lab-head-difference", "lab-head-real", "lab-head-by-luck", "lab-head-smallest", "lab-table-points"),
}
"""The terms explained below the tables of a portrait and of a comparison."""


def written(summary: Summary, language: str = LANGUAGES[0], folder: Path = Path()) -> str:
    """Return the report as HTML; its commands name the games by this folder."""
    voice = voice_of(summary, language)
    page = template_room(voice).get_template("page.html.j2").render(**_shown(voice, summary, folder))
    return with_symbols(page)


def template_room(voice: Voice) -> Environment:
    """Return the room of the templates, which say messages by this voice."""
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
    filters: Mapping[str, Callable[..., str]] = {
        "drawing": Markup,  # made of elements that have escaped their words themselves
        "icon": lambda name: Markup(icon(name)),
        "said": voice.text,
        "tile": lambda id: voice.text(TileName(id)),
        "board": lambda name: voice.text(BoardName(name)),
    }
    room.filters.update(filters)
    room.globals.update(say=voice.say, language=voice.language, nothing=NOTHING)
    return room


def _shown(voice: Voice, summary: Summary, folder: Path) -> dict[str, Any]:
    names = arm_names(summary)
    return {
        "summary": summary,
        "names": names,
        "title": title(voice, summary),
        "lead": lead(voice, summary),
        "glance": headlines(voice, summary),
        "breakdown": breakdown_picture(voice, names, summary),
        "findings": in_parts(summary),
        "no_findings": no_findings(summary),
        "facts": facts(voice, summary),
        "pictures": pictures(voice, summary),
        "tables": tables(voice, summary),
        "terms": _terms(voice, names),
        "boards": tuple(map(BoardName, summary.boards)),
        "command": command_line(summary.command),
        "opening": {one.file: opening(summary, one, folder) for one in summary.worth_seeing},
        "never_used": never_used(summary),
        "findings_shown": FINDINGS_SHOWN,
        "changes_shown": CHANGES_SHOWN,
        **look(),
    }


def look() -> dict[str, Any]:
    """Return the style sheet with its fonts, and the script of the tables."""
    from markupsafe import Markup

    return {"style": Markup(font_faces() + _read("style.css")), "script": Markup(_read("tables.js"))}


def _terms(voice: Voice, names: tuple[str, ...]) -> list[tuple[str, str]]:
    values = {"mine": names[0], "theirs": names[-1]}
    return [(voice.say(term), voice.say(f"{term}-means", **values)) for term in _TERMS[len(names)]]


def _read(name: str) -> str:
    return files("game.playtest.report").joinpath(name).read_text("utf-8")
