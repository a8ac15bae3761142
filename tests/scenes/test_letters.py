"""Letters stand where they belong, whatever the size."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.table.letters import Letters
from game.table.palette import INK
from game.table.theme import SMALLEST, Theme, Type, font_file
from game.table.typeset import INKED, face

WORDS = ("Developments", "Haspelknecht", "Hinnerk scores 3 VP (a development acquired).", "10 Thaler")
FACES = {role.value[:2] for role in Type}
EXACT = 20  # times as large, a font's letters stand as exactly as they are drawn


pytestmark = pytest.mark.usefixtures("display")


def path_of(face: tuple[tuple[str, str], str]) -> Path | None:
    (package, stem), cut = face
    return font_file(package, f"{stem}-{cut}")


@pytest.mark.parametrize("size", [int(SMALLEST), 15, 18, 27])
def test_words_are_nearly_as_long_as_their_letters_are(size: int) -> None:
    off, plain = [], []
    for path in map(path_of, FACES):
        letters, own = Letters(path, size), pygame.Font(path, size)
        exact = pygame.Font(path, size * EXACT)
        for words in WORDS:
            length = exact.size(words)[0] / EXACT
            off.append(abs(letters.size(words)[0] - length) / length)
            plain.append(abs(own.size(words)[0] - length) / length)
    assert max(off) < 0.05 and sum(off) < 0.7 * sum(plain)


@pytest.mark.parametrize("text", ["“ n", "» n", "n «", "n „", "«\u00a0n", "„K", "“A", "»j", "% n", "%."])
def test_quotation_marks_and_percent_signs_keep_their_distance(text: str) -> None:
    letters = Theme((1280, 720)).font(Type.HEADING)
    assert letters.size(text)[0] >= sum(letters.size(letter)[0] for letter in text) - 1


@pytest.mark.parametrize("text", ["% o", "%)", "%\u00a0d"])
@pytest.mark.parametrize("role", [Type.BODY, Type.TINY_NOTE, Type.HEADING])
def test_a_percent_sign_keeps_its_distance(text: str, role: Type) -> None:
    letters = Theme((1280, 720)).font(role)
    assert letters.size(text)[0] >= sum(letters.size(letter)[0] for letter in text) - 1


def test_a_line_is_drawn_as_large_as_it_is_measured() -> None:
    letters = Theme((1280, 720)).font(Type.HEADING)
    for words in (*WORDS, "Erwirbt „Eimer“ mit dem Knecht"):
        drawn = letters.render(words, INK)
        assert drawn.get_size() == letters.size(words)
        assert drawn.get_bounding_rect(INKED).height <= letters.height


def test_the_smallest_capitals_can_be_read() -> None:
    drawn = Theme((1280, 720)).font(Type.TINY).render("H", INK)
    assert drawn.get_bounding_rect(INKED).height >= 8


def test_a_text_that_is_wrapped_is_as_large_in_every_width() -> None:
    """Where there is height enough, it does not matter how nearly its lines fill the room."""
    theme, text = Theme((1280, 720)), "Die Schuld wächst bei jedem Pachtgeld, das nicht bezahlt wird. " * 3
    largest = theme.sizes(Type.BODY)[0]
    found = {face(theme, text, Type.BODY, (width, 700), True, False, 99) for width in range(200, 900)}
    assert found == {(Type.BODY, largest)}
