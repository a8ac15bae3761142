"""Whole games through the window, every decision made by clicks on what lies on the table."""

from __future__ import annotations

import pytest

from game.rules import Setup
from game.rules.state import NO_BONUS
from game.scenes.kit.choices import ChoiceRow
from game.scenes.kit.switches import Chip
from game.scenes.result.lines import FinalScoring
from game.scenes.result.scene import Result
from game.scenes.stage.bonuswords import bonus_name
from tests.english import english
from tests.few import more
from tests.scenes.clicks import Hand
from tests.scenes.kept import to_the_end
from tests.scenes.sitting import people, sit_down, window
from tests.scenes.written import said


@pytest.fixture
def hand() -> Hand:
    """A hand at a fresh window, without pauses."""
    return Hand(window())


def begin(hand: Hand, seats: int, humans: int, seed: str = "11") -> None:
    """From the title to the table, by the mouse alone."""
    hand.step()
    hand.button("New game")
    scene = hand.app.scene
    widgets = scene.form.widgets  # type: ignore[attr-defined]
    hand.click(next(one for one in widgets if isinstance(one, ChoiceRow)).cells[seats - 2].center)
    for seat in range(humans):
        chips = [one for one in scene.form.widgets if isinstance(one, Chip)]  # type: ignore[attr-defined]
        hand.click(chips[seat].rect.center)
    scene.draft.seed = seed  # type: ignore[attr-defined]
    hand.button("Begin")


@pytest.mark.rule("S8")
def test_a_game_of_a_person_and_an_automa(hand: Hand) -> None:
    begin(hand, seats=2, humans=1)
    _, state = to_the_end(hand)
    assert state.to_move is None


@pytest.mark.long
def test_a_game_of_four_people_at_one_mouse(hand: Hand) -> None:
    begin(hand, seats=4, humans=4)
    to_the_end(hand)


BOTH = frozenset({"black", "iron"})
MIXES = {
    "black": (Setup(seats=3, seed=5, modules=frozenset({"black"}), tiles="random"), 3),
    "iron": (Setup(seats=2, seed=6, modules=frozenset({"iron"}), tunnel="A", new_tiles=("19", "27")), 2),
    "iron and an automa": (Setup(seats=2, seed=7, modules=frozenset({"iron"}), tunnel="B"), 1),
    "both": (
        Setup(
            seats=4,
            seed=3,
            modules=BOTH,
            tunnel="B",
            tiles="random",
            new_tiles=("16", "17", "18", "19", "26", "27", "28", "29", "36", "37", "38", "46", "47", "30E"),
        ),
        4,
    ),
    "many new": (
        Setup(
            seats=4, seed=8, modules=BOTH, new_tiles=("16", "18", "19", "26", "28", "29", "37", "38", "46")
        ),
        2,
    ),
}


@pytest.mark.long
@pytest.mark.parametrize("mix", more(MIXES, usual=2))
def test_games_with_the_ruhr_valley(hand: Hand, mix: str) -> None:
    setup, humans = MIXES[mix]
    sit_down(hand.app, setup, people(setup.seats, humans))
    replayed, state = to_the_end(hand)
    assert replayed.modules == setup.modules and isinstance(hand.app.scene, Result)
    hand.button("Final scoring")
    sheet = hand.app.scene
    assert isinstance(sheet, FinalScoring)
    rows = sheet.lines
    for seat in state.seats:
        assert seat.bonus == NO_BONUS or english(bonus_name(seat.bonus)) in said(hand)
    total = [sum(row.values[column] for row in rows[:-2]) for column in range(setup.seats)]
    assert total == list(rows[-2].values)
