"""Every language has the same messages with the same values, and writes numbers and lists in its own way."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from hypothesis import given
from hypothesis import strategies as st

from game.languages import LANGUAGES
from game.plain_words import TEXTS, entries_of, text_of
from game.rules.message import Amount, Real, SeatName, SourceName, TileName, message
from game.rules.terms import Colour, Field, Resource
from game.words import MissingText, Names, Piece, Words, words_of
from game.words.showing import Thing
from tests.english import english

NAMES = Names(("Anna", "Bert"))
OTHERS = LANGUAGES[1:]


class Variables(Visitor):
    """Collects the variables of an entry."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


@cache
def parsed(language: str, folder: str = TEXTS) -> dict[str, set[str]]:
    """The variables of each message of a language, as Fluent's own parser reads them."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser(with_spans=False).parse(text_of(language, folder)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}: {entry.id.name} stands twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_is_found_without_parsing_the_file(language: str) -> None:
    assert set(entries_of(language)) == set(parsed(language))


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_says_the_same_messages_with_the_same_values(language: str) -> None:
    english, other = parsed(LANGUAGES[0]), parsed(language)
    assert set(other) == set(english)
    nouns = {id for id in english if re.match("good-|colour-|marker-|field-|list-|amount|event-declined", id)}
    assert {id: other[id] for id in other.keys() - nouns} == {
        id: english[id] for id in english.keys() - nouns
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_filled_in_here_is_what_fluent_says(language: str) -> None:
    catalogue = words_of(language).catalogue
    for id, variables in parsed(language).items():
        values = {name: Thing("key", lambda form: "Anna") for name in variables}
        assert catalogue.text(id, values) == catalogue.chosen(id, values), id


def test_a_message_knows_what_its_pieces_name() -> None:
    said = message("event-lease-paid", seat=SeatName(1), paid=(Amount(2, Resource.FOOD), Amount(1, "thaler")))
    assert words_of("en").pieces(said, NAMES) == (
        Piece("Bert", "seat-1"),
        Piece(" pays 2\u00a0"),
        Piece("food", "good-food"),
        Piece(" and 1\u00a0"),
        Piece("Thaler", "good-thaler"),
        Piece(" for the lease."),
    )


def test_a_tile_is_called_as_its_ruleset_says() -> None:
    said = message("event-cart-counted", seat=SeatName(0), cart=1, tile=TileName("27"))
    assert "Towpath Horse" in words_of("en").text(said, NAMES)
    assert "Nag" in words_of("en").text(said, Names(("Anna", "Bert"), {"27": "Nag"}))


def test_a_seat_without_a_name_is_called_by_its_number() -> None:
    assert words_of("en").text(message("event-turn-began", seat=SeatName(2))) == "Seat\u00a03 works."


@given(st.text())
def test_names_that_people_write_pass_unread(name: str) -> None:
    said = words_of("en").pieces(message("event-turn-began", seat=SeatName(0)), Names((name,)))
    assert said[-1].text == " works."
    assert sum(piece.thing == "seat-0" for piece in said) == 1


def test_a_message_without_a_text_is_an_error() -> None:
    with pytest.raises(MissingText, match="en: no-such-message"):
        words_of("en").text(message("no-such-message"))


def test_a_message_without_one_of_its_values_is_an_error() -> None:
    with pytest.raises(MissingText, match="event-turn-began"):
        words_of("en").text(message("event-turn-began"))


@pytest.mark.parametrize("number", [0, -9, 999, 1000, -12345, 1234567])
@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_grouped_as_the_language_does(number: int, language: str) -> None:
    words = Words(language)
    said = words.text(message("amount", count=number, noun=Colour.BLACK))
    between = {"en": ",", "de": ".", "nl": ".", "fr": "\u00a0"}[language]
    digits = f"{abs(number):,}".replace(",", between)
    assert said.startswith(f"−{digits}\u00a0" if number < 0 else f"{digits}\u00a0")


@pytest.mark.parametrize("field", [*Field])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_worker_works(field: Field, language: str) -> None:
    said = words_of(language).text(message("event-worker-stopped", seat=SeatName(0), field=field), NAMES)
    assert "Anna" in said and "{" not in said


@pytest.mark.parametrize(
    ("value", "written"),
    [
        (Real(1.25, 2), "1.25"),
        (Real(1.04), "1"),
        (Real(-0.04), "0"),
        (Real(-1234.56), "−1,234.6"),
        (Real(2, signed=True), "+2"),
        (Real(-0.5, signed=True), "−0.5"),
        (Real(0.04, signed=True), "0"),
        (Real(61.6, places=0), "62"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_with_decimals_are_written_as_the_language_does(
    value: Real, written: str, language: str
) -> None:
    marks = {"en": ",.", "de": ".,", "nl": ".,", "fr": "\u00a0,"}[language]
    expected = written.translate(str.maketrans(",.", marks))
    assert words_of(language).text(message("why-figure", vp=value)) == expected


def test_an_amount_can_have_decimals() -> None:
    said = message("deed-gain", goods=(Amount(Real(1.5), "vp"),))
    assert english(said) == "gain 1.5 VP"


def test_a_message_is_said_anew_with_other_names_and_of_another_thing_with_the_same_contents() -> None:
    words = Words("en")
    said = [
        (message("source-tile", tile=thing), names)
        for thing in (TileName("12"), SourceName("12"), SeatName(1), 1, True, "1", Amount(1, "vp"))
        for names in (NAMES, Names(("Carl", "Dora")))
    ]
    for _ in range(2):
        assert [words.pieces(*one) for one in said] == [Words("en").pieces(*one) for one in said]
    assert {words.text(*one) for one in said} == {"1", "1\u00a0VP", "Barn", "Bert", "Dora"}


def test_only_so_many_messages_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.words.phrasebook.KEPT", 10)
    words = Words("en")
    for count in range(50):
        words.text(message("source-tile", tile=str(count)))
        assert len(words._said) <= 10
