"""The report on people's playtests: one HTML page without external resources."""

from __future__ import annotations

from collections.abc import Sequence

from game.playtest.people.gathering import GatheredGames
from game.playtest.people.rows import GroupShown
from game.playtest.people.shown import heading
from game.playtest.report.assets import with_symbols
from game.playtest.report.page import look, template_room
from game.playtest.voice import Voice


def people_page(voice: Voice, found: GatheredGames, groups: Sequence[GroupShown], command: str) -> str:
    """Return the page as HTML."""
    page = template_room(voice).get_template("people.html.j2")
    shown = page.render(
        title=voice.text(heading(found.games)), found=found, groups=groups, command=command, **look()
    )
    return with_symbols(shown)
