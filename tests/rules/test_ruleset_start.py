"""What seats begin with (S6): nothing in the base, more if a ruleset says so."""

from __future__ import annotations

from typing import Any

import pytest

from game.match import Match
from game.rules import from_json, legal_moves, record_text, replay, state_json, view
from game.rules.events import Gained
from game.rules.record import Shelf
from game.rules.ruleset import digest, load_ruleset
from game.rules.setup import Setup, new_game
from game.rules.terms import Step
from game.telling import told
from game.words import Names
from tests.english import english
from tests.rules.helpers import do, game, idle_to_step, on_farm, rule


@rule("S6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_the_base_nobody_begins_with_anything(seats: int) -> None:
    assert game(seats).box.start == ()
    assert load_ruleset().start.anything is False


@rule("S6")
def test_a_number_is_for_all_seats(ruleset: Any) -> None:
    state = game(3, ruleset=ruleset("[start]\nfood = 1\nwood = 2\ncoal = 3\nthaler = 4\n"))
    assert [on_farm(seat) for seat in state.seats] == [(1, 2, 3, 4)] * 3


@rule("S6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_list_is_by_seat_and_whom_it_does_not_reach_gets_nothing(ruleset: Any, seats: int) -> None:
    path = ruleset("[start]\nthaler = [1, 0]\nwood = [0, 0, 5]\nfood = 1\n")
    for seed in range(5):  # the seats of the board, whatever the order of play
        state = game(seats, seed, ruleset=path)
        wanted = [(1, 0, 0, 1), (1, 0, 0, 0), (1, 5, 0, 0), (1, 0, 0, 0)][:seats]
        assert [on_farm(seat) for seat in state.seats] == wanted


@rule("S6", "P4")
def test_it_can_be_used_from_the_first_phase_on(ruleset: Any) -> None:
    state = game(2, ruleset=ruleset("[start]\nfood = 1\n"))
    idle_to_step(state, Step.PLANNING)
    do(state, "lay farmer: nothing", "lay farmhand: nothing", "lay coal-digger: 1 food")


@rule("S6")
def test_events_and_log_say_so(ruleset: Any) -> None:
    match = Match(Setup(ruleset=ruleset("[start]\nthaler = [0, 1]\n")), [None, None])
    found = [event for event in match.opening if isinstance(event, Gained)]
    assert found == [Gained(1, "thaler", 1, "S6")]
    said = told(found[0])
    assert said is not None
    assert english(said, Names(["Anna", "Bert"])) == "Bert gains 1 Thaler (the start)."


def test_views_positions_and_records_have_it(ruleset: Any) -> None:
    setup = Setup(ruleset=ruleset("[start]\nwood = [2]\ncoal = 1\n"))
    state = new_game(setup)
    assert [seat.wood for seat in view(state, 1).seats] == [2, 0]
    assert state_json(from_json(state_json(state), Shelf(given=setup.ruleset))) == state_json(state)
    first = legal_moves(state)[0]
    assert replay(record_text(setup, [first]), Shelf(given=setup.ruleset))[2].seats[0].coal == 1


def test_a_name_is_no_figure(ruleset: Any) -> None:
    assert digest(ruleset("name = 'x'\n")) == digest(ruleset("# nothing\n")) == digest("base")


def test_only_who_gives_something_changes_the_digest(ruleset: Any) -> None:
    plain = digest(ruleset("name = 'x'\n"))
    nothing = digest(ruleset("name = 'x'\n[start]\nfood = [0, 0]\n"))
    for one in (0, 1):
        assert (digest(ruleset(f"name = 'x'\n[start]\nfood = [0, {one}] # {one}\n")) == plain) == (one == 0)
    assert plain == nothing
