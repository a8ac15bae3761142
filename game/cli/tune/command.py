"""`python main.py tune`: searches for weights and measures them, or screens which weights matter."""

from __future__ import annotations

from argparse import Namespace
from contextlib import closing
from functools import partial

from game.cli.compiling import compile_first
from game.cli.games import GamesOfRun, Played, check_setups
from game.cli.long_run import OUT, check_place, ending
from game.cli.saying import tell, wrong
from game.cli.tables import print_tables
from game.cli.tune.options import MATTERING
from game.cli.tune.plan import Automas, TuningPlan, check_length, in_play, plan_of
from game.cli.tune.screen import Disturbed, effects, enough, least_games, screen_games, shown
from game.cli.tune.tuning import Tuning
from game.rules.message import message
from game.series.playing import play_out

SCREEN = "--screen"


def tune(options: Namespace, automas: Automas) -> int:
    """Run the search or the screening and return the exit code. Raises UserError."""
    if options.screen is not None:
        return _screen(plan_of(options, automas, in_play(options, automas)))
    check_length(options)
    check_place(options.out)
    return Tuning(plan_of(options, automas, MATTERING), automas.sets["plain"]).run()


def _screen(plan: TuningPlan) -> int:
    options, weights = plan.options, len(plan.weights)
    if options.out is not None:
        raise wrong(OUT, "tune-screen-out", screen=SCREEN)
    if options.screen < least_games(weights):
        least = least_games(weights)
        raise wrong(SCREEN, "tune-screen-few", games=options.screen, weights=weights, least=least)
    games, disturbed, played = screen_games(plan), Disturbed(plan), list[Played]()
    check_setups(dict.fromkeys(game.setup for game in games))
    compile_first(options)
    with ending() as end, closing(GamesOfRun(len(games), options.jobs)) as run:
        for one in run.play(games, partial(play_out, named=disturbed)):
            played.append(one)
    if end.code:
        tell(message("run-ended-early", played=str(len(played)), planned=str(len(games))))
    if enough(plan, played):
        print_tables(shown(plan, effects(disturbed, played), played))
    else:
        tell(message("tune-too-few"))
    return end.code
