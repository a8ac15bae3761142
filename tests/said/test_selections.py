"""Terms of the rules have words of their own: where a text chooses by one, and where one finds a text."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from game.languages import LANGUAGES
from game.plain_words import entries_of
from game.rules.setup import MODULES
from game.rules.terms import PHASES, Place, Season, Work
from game.table.seasons import SHOWN

TERMS = {"season": PHASES, "place": tuple(Place), "work": tuple(Work)}
"""The terms that a text can choose by, by the name of the value; no text that chooses need know winter."""
SELECTION = re.compile(r"\{ *\$([a-z]+) *->((?:[^{}]|\{[^{}]*\})*)\}")
KEY = re.compile(r"^\s*\*?\[([a-z-]+)\]", re.MULTILINE)


def selections(language: str) -> Iterator[tuple[str, str, set[str]]]:
    """Yield each selection by a term: its text's id, the value, and the variants that have words."""
    for id, text in entries_of(language).items():
        for value, variants in SELECTION.findall(text):
            found = set(KEY.findall(variants))
            if found & {term.id for term in TERMS.get(value, ())}:
                yield id, value, found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_has_words_of_its_own(language: str) -> None:
    found = list(selections(language))
    assert {value for _, value, _ in found} == set(TERMS)
    for id, value, variants in found:
        assert not {term.id for term in TERMS[value]} - variants, (id, value)


def test_seasons_and_modules_have_every_text_that_is_found_by_them() -> None:
    ids = {f"season-{season.id}" for season in Season} | {f"module-{module}" for module in MODULES}
    ids |= {f"{text}-{phase.id}" for phase in PHASES for text in ("wheel", "lab-demand")}
    ids |= {f"ribbon-step-{shown.begins}" for shown in SHOWN}
    assert not ids - set(entries_of(LANGUAGES[0]))
