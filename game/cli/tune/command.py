"""`python main.py tune`: looks for weights and measures what it found, or tells which weights matter."""

from __future__ import annotations

from argparse import Namespace
from contextlib import closing

from game.cli.ending import ending
from game.cli.errors import wrong
from game.cli.files import OUT, check_place
from game.cli.ladder.figures import Played
from game.cli.ladder.tables import print_tables
from game.cli.saying import tell
from game.cli.tune.matches import Hall
from game.cli.tune.plan import Plan, check, check_length, in_play, plan_of
from game.cli.tune.screen import Disturbed, effects, enough, least_games, screen_games, shown
from game.cli.tune.seam import Automas
from game.cli.tune.tuning import Tuning
from game.rules.message import message

SCREEN = "--screen"


def tune(options: Namespace, automas: Automas) -> int:
    """Do what the options ask for. The exit code. Raises UserError for what cannot be."""
    if options.screen is not None:
        return _screen(plan_of(options, automas, in_play(options, automas)))
    check_length(options)
    check_place(options.out)
    return Tuning(plan_of(options, automas, automas.mattering), automas.sets["plain"]).run()


def _screen(plan: Plan) -> int:
    options, weights = plan.options, len(plan.weights)
    if options.out is not None:
        raise wrong(OUT, "tune-screen-out", screen=SCREEN)
    if options.screen < least_games(weights):
        least = least_games(weights)
        raise wrong(SCREEN, "tune-screen-few", games=options.screen, weights=weights, least=least)
    setups = plan.setups(options.seed, options.screen)
    check(setups)
    games, disturbed, played = screen_games(setups), Disturbed(plan), list[Played]()
    with ending() as end, closing(Hall(options.jobs, len(games))) as hall:
        hall.play(games, disturbed, played)
    if end.code:
        tell(message("run-ended-early", played=str(len(played)), planned=str(len(games))))
    if enough(plan, played):
        print_tables(shown(plan, effects(disturbed, played), played))
    else:
        tell(message("tune-too-few"))
    return end.code
