"""A draft's game can end before its last year: with the winter after somebody has so many of something."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.automa.horizon import horizon_of
from game.match import Match
from game.rulebook import PARAGRAPHS, paragraph_told, passage
from game.rules import Setup
from game.rules.events import EndReached, GameEnded, SeasonBegan
from game.rules.ruleset import digest, load_ruleset
from game.rules.terms import Season, Step
from game.telling import told
from game.words import LANGUAGES, Names, words_of
from tests.automa.games import played
from tests.english import english, faults
from tests.rules.drafts import games, written
from tests.rules.helpers import at_working, end_phase, idle_until, rule

BOTH = "[[end]]\nhave = 'vp'\ncount = 30\n[[end]]\nhave = 'section'\ncount = 2\n"


@rule("Y1", "W5")
@pytest.mark.parametrize("season", [Season.SPRING, Season.SUMMER, Season.AUTUMN])
def test_winter_follows_at_once_and_is_the_last(tmp_path: Path, season: Season) -> None:
    state = at_working(season=season, ruleset=written(tmp_path, BOTH))
    state.seats[1].score = 31
    events = end_phase(state)
    assert [event for event in events if isinstance(event, EndReached | SeasonBegan)] == [
        EndReached(1, "vp", 31, over=False),
        SeasonBegan(1, Season.WINTER),
        EndReached(1, "vp", 31, over=True),
    ]
    assert (state.year, state.step) == (1, Step.OVER) and isinstance(events[-1], GameEnded)


@rule("Y1", "W5")
def test_vp_of_the_winter_count_too(tmp_path: Path) -> None:
    state = at_working(season=Season.AUTUMN, ruleset=written(tmp_path, BOTH))
    state.seats[0].score, state.seats[0].coal = 29, 4
    events = [*end_phase(state), *idle_until(state, lambda one: one.to_move is None)]
    told_then = [event for event in events if isinstance(event, EndReached | SeasonBegan)]
    assert told_then[0] == SeasonBegan(1, Season.WINTER) and len(told_then) == 2
    end = told_then[1]
    assert isinstance(end, EndReached) and (end.seat, end.have, end.over) == (0, "vp", True)
    assert end.amount >= 30
    assert (state.year, state.step) == (1, Step.OVER)


def test_without_it_the_game_goes_on(tmp_path: Path) -> None:
    state = at_working(season=Season.SPRING, ruleset=written(tmp_path, BOTH))
    state.seats[1].score = 29
    end_phase(state)
    assert (state.year, state.season) == (1, Season.SUMMER)
    assert digest(written(tmp_path, "end = []\n", "none")) == digest("base")


def test_games_end_sooner_and_their_positions_are_possible(tmp_path: Path) -> None:
    over = [state for state in games(written(tmp_path, BOTH.replace("30", "6")), 6) if state.to_move is None]
    assert any(state.year < state.box.years for state in over)


@pytest.mark.parametrize("level", ["bauer", "steiger", "greedy"])
def test_automas_see_that_it_is_the_last_winter(tmp_path: Path, level: str) -> None:
    path = written(tmp_path, "[[end]]\nhave = 'development'\ncount = 3\n")
    state, moves = played(Setup(seed=3, ruleset=path), level, "bauer")
    assert state.year < state.box.years and moves
    state = at_working(season=Season.SPRING, owns=("11", "12", "21"), ruleset=path)
    horizon = horizon_of(state)
    assert (horizon.phases, horizon.winters, horizon.thaler_later) == (0, 1, 0)


def test_the_rules_and_the_log_say_so(tmp_path: Path) -> None:
    path = written(tmp_path, BOTH)
    ruleset, match = load_ruleset(path), Match(Setup(ruleset=path), [None, None])
    sooner = "in which somebody has 30 VP or 2 emptied sections."
    for said in (passage("W5", ruleset), paragraph_told(PARAGRAPHS["end-when"], ruleset)):
        assert english(said).endswith(sooner)
        assert all(words_of(language).text(said) for language in LANGUAGES)
    assert "sooner" not in english(passage("W5", load_ruleset())) and match
    having = {"vp": "31 VP", "section": "31 emptied sections", "prop": "31 props in the mine"}
    for what, words in having.items():
        line, last = (told(EndReached(0, what, 31, over)) for over in (False, True))
        assert line is not None and last is not None
        assert english(line, Names(["Anna", "Bert"])) == f"Anna has {words}: the game ends with this winter."
        assert english(last, Names(["Anna", "Bert"])).startswith(f"Anna has {words}: the game is over")


def test_what_ends_nothing_is_refused(tmp_path: Path) -> None:
    path = written(tmp_path, "[[end]]\nhave = 'thaler'\ncount = 0\n")
    one, other = faults(path)
    assert one.startswith(f"{path}:2: end[0].have: 'thaler' is nothing that ends a game; give vp, section")
    assert other.startswith(f"{path}:3: end[0].count: 0 does not fit; give a whole number from 1 to 999")
