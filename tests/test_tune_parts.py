"""The parts of tuning: weights on trial, boards and seeds, search, screening, and what a gain says."""

from __future__ import annotations

import pickle
import re
from functools import partial
from math import log

import pytest

from game.automa import on_trial
from game.automa.bauer import Bauer
from game.automa.weights import PLAIN
from game.cli import progress
from game.cli.saying import UserError
from game.cli.tune.options import MATTERING
from game.cli.tune.plan import HELD_OUT_BOARDS, SEATS, in_play, margins, plan_of
from game.cli.tune.results import verdict
from game.cli.tune.screen import Disturbed, MainEffect, effects, screen_games
from game.cli.tune.tuning import Search
from game.rules.ruleset import BASE, load_ruleset
from game.rules.setup import layouts
from game.series.estimates import Estimate
from game.series.playing import Finished, play_out
from game.series.schedule import schedule
from tests.english import english, refused
from tests.tuning import automas, options, plan, planted


def test_a_weight_that_cannot_be_looked_for_is_refused() -> None:
    sets = {"plain": {"second": 1.5, "coal": 0.0}}
    odd = automas()._replace(sets=sets)
    with refused(UserError, r"--weights: second is 1\.5 there; .* from 1 or less"):
        plan_of(options("--weights", "second"), odd, ())
    with refused(UserError, r"--weights: coal is 0 there; .* above 0"):
        plan_of(options("--weights", "coal"), odd, ())


def test_weights_on_trial_are_those_of_the_bauer() -> None:
    sets, largest = on_trial.weight_sets(), on_trial.bounds()
    assert sets["plain"].keys() == sets["sharp"].keys() == largest.keys()
    assert {*MATTERING, *on_trial.SHARES, *on_trial.OF_THE_VALLEY} <= largest.keys()
    assert {name for name, most in largest.items() if most == 1} == on_trial.SHARES
    assert all(0 < value <= largest[name] for found in sets.values() for name, value in found.items())
    player = on_trial.player_with("steiger", {"second": 0.5, "coal": 2.0})(3)
    assert isinstance(player, Bauer) and player.name == "steiger"
    assert (player.weights.second, player.weights.coal, player.weights.debt) == (0.5, 2.0, PLAIN.debt)


def test_without_the_valley_its_weights_are_not_in_play() -> None:
    assert len(in_play(options(), automas())) == 35
    assert in_play(options("--modules", "iron"), automas()) == list(on_trial.bounds())


def test_boards_and_seeds_are_new_for_every_purpose() -> None:
    found = plan("--held-out", "4")
    assert found.held_out_boards == HELD_OUT_BOARDS
    assert {*found.boards, *HELD_OUT_BOARDS} == set(layouts(load_ruleset(BASE), SEATS))
    setups = found.table(found.lineup("x"), 7, 7).setups()
    assert [setup.seed for setup in setups] == [7, 8, 9, 10]
    assert {setup.layout for setup in setups} == set(found.boards)
    assert {setup.layout for setup in found.held_out_table("x", 7).setups()} == set(HELD_OUT_BOARDS)


def test_a_search_finds_what_was_planted_and_keeps_to_the_bounds() -> None:
    search = Search(["second", "coal"], on_trial.weight_sets()["plain"], on_trial.bounds(), 1, 8)
    for _ in range(25):
        asked = search.ask()
        assert len(asked) == 8 and all(0 < one["second"] <= 1 and one["coal"] > 0 for one in asked)
        search.tell([one["second"] - abs(log(one["coal"] / 3)) for one in asked])
    assert search.standing() == pytest.approx({"second": 1, "coal": 3}, rel=0.03)
    assert search.standing()["second"] <= 1


@pytest.mark.parametrize("seed", [0, 2**32 - 1, 10**17])
def test_a_seed_gives_the_same_candidates_again(seed: int) -> None:
    plain, most = on_trial.weight_sets()["plain"], on_trial.bounds()
    first, again, other = (Search(["second"], plain, most, one, None).ask() for one in (seed, seed, seed + 1))
    assert first == again != other


def test_screening_tells_a_planted_weight_from_the_others() -> None:
    found = plan("--weights", "coal,second,flood", "--screen", "80")
    disturbed, games = Disturbed(found), screen_games(found)
    play = partial(play_out, named=disturbed)
    surest, *others = effects(disturbed, [planted(play, game) for game in games])
    assert len(games) == 80 and len({game.names for game in games}) == 80
    assert surest.weight == "second" and surest.slope == pytest.approx(6, abs=0.5) and surest.sureness > 20
    assert all(abs(effect.slope) < 3 * effect.error for effect in others)


def test_a_weight_that_changes_nothing_is_sure_of_nothing() -> None:
    """As one of a module that is not played with: all games of a seed mirror each other."""
    assert MainEffect("iron", 0.0, 0.0).sureness == 0.0 and MainEffect("coal", 1.0, 0.5).sureness == 2.0


def test_disturbed_weights_keep_to_the_bounds() -> None:
    disturbed = Disturbed(plan("--weights", "second,coal"))
    drawn = [disturbed.numbers(f"{seed} a") for seed in range(60)]
    assert max(numbers["second"] for numbers in drawn) == 1
    assert disturbed.numbers("7 a") == drawn[7] != disturbed.numbers("7 b")


def test_weights_go_to_other_processes_and_play() -> None:
    found = plan("--weights", "second")
    makers = {"found": found.maker({"second": 0.2}), found.opponent: found.opponent_maker()}
    named = pickle.loads(pickle.dumps(makers.__getitem__))
    assert named("found")(0).weights.second == 0.2
    game = found.table(found.lineup("found"), 5, 1).job(0, 0)
    assert game.names == ("found", "bauer (plain)")
    played = play_out(game, named)
    assert isinstance(played, Finished) and min(played.scores) > 0


def test_margins_are_those_of_the_first_player_and_of_whole_seeds() -> None:
    asked = plan()
    games = list(schedule([asked.table(asked.lineup("x"), 5, 4)]))
    scores = [(30, 10), (12, 20), (7, 9)]
    played = [(job, Finished(points, (0, 1))) for job, points in zip(games, scores, strict=False)]
    assert [job.names[0] for job in games[:2]] == ["x", "bauer (plain)"]
    assert margins(played[::-1], 0) == {5: [20, 8]}


@pytest.mark.parametrize(
    ("gain", "told"),
    [
        (
            Estimate(0.5, -0.1, 1.1),
            "+0.50 VP a game (−0.10 to +1.10). The interval holds zero: no gain",
        ),
        (Estimate(0.5, 0.1, 0.9), "are better"),
        (Estimate(-0.5, -0.9, -0.1), "are worse"),
        (Estimate(0.5, None, None), "from too few seeds to say anything"),
    ],
)
def test_the_verdict_is_plain(gain: Estimate, told: str) -> None:
    assert told in english(verdict(gain))


def test_a_meter_tells_rate_rest_and_note(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(progress, "PATIENCE", 0.0)
    meter = progress.Meter(50, "games")
    meter.note = "1 of 2 generations"
    meter.step()
    meter.close()
    assert re.fullmatch(
        r"1 of 50 games, [\d.,]+ a second, \d+ min left; 1 of 2 generations\n", capsys.readouterr().err
    )
