"""Where lines break: at spaces, and in words too long for a line at the soft hyphens that fit best."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.playtest.report.svg import width_of, wrapped
from game.table.lines import SOFT_HYPHEN, broken


class Typewriter:
    """A font whose letters are all one pixel wide."""

    def size(self, text: str) -> tuple[int, int]:
        return len(text), 1


def lines(text: str, width: int) -> list[str]:
    return broken(text.replace("·", SOFT_HYPHEN), Typewriter(), width)


@pytest.mark.parametrize(
    ("text", "width", "expected"),
    [
        ("Gemein·schafts·stollen", 19, ["Gemeinschafts-", "stollen"]),
        ("Gemein·schafts·stollen", 20, ["Gemeinschaftsstollen"]),
        ("Gemein·schafts·stollen", 13, ["Gemein-", "schafts-", "stollen"]),
        ("Gemein·schafts·stollen", 14, ["Gemeinschafts-", "stollen"]),
        ("Gemein·schafts·stollen", 3, ["Gemein-", "schafts-", "stollen"]),
        ("Ver·laten boer·derij", 9, ["Verlaten", "boerderij"]),
        ("Ver·laten boer·derij", 8, ["Verlaten", "boer-", "derij"]),
        ("der Gemein·schafts·stollen hier", 12, ["der Gemein-", "schafts-", "stollen hier"]),
        ("der Gemein·schafts·stollen hier", 10, ["der", "Gemein-", "schafts-", "stollen", "hier"]),
        ("der Gemein·schafts·stollen", 20, ["der", "Gemeinschaftsstollen"]),
        ("Wheel·barrow", 8, ["Wheel-", "barrow"]),
        ("3\u00a0Kohle und 4\u00a0Taler", 9, ["3\u00a0Kohle", "und", "4\u00a0Taler"]),
        ("a\n\nb c", 3, ["a", "", "b c"]),
        ("unbreakable word", 4, ["unbreakable", "word"]),
    ],
)
def test_lines_break_where_they_may(text: str, width: int, expected: list[str]) -> None:
    assert lines(text, width) == expected


@pytest.mark.long
@given(st.text("ab· ", min_size=1), st.integers(1, 12))
def test_no_letter_is_lost_and_lines_keep_to_their_width(text: str, width: int) -> None:
    found = lines(text, width)
    assert "".join(found).replace("-", "").replace(" ", "") == text.replace("·", "").replace(" ", "")
    longest = max(len(part) for word in text.split(" ") for part in word.split("·"))
    assert all(len(line.strip()) <= max(width, longest + 1) for line in found)
    assert SOFT_HYPHEN not in "".join(found)


def test_words_of_a_picture_are_not_broken_at_no_break_spaces() -> None:
    text = "Grube und 12\u00a0Taler"
    assert wrapped(text, 10, width_of("Grube und 12", 10)) == ["Grube und", "12\u00a0Taler"]
