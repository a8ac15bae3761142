"""`python main.py tune`: looks for weights and measures what it found, or tells which weights matter."""

from __future__ import annotations

import sys
from argparse import Namespace
from contextlib import closing

from game.cli.arguments import UserError
from game.cli.ending import ending
from game.cli.files import check_place
from game.cli.ladder.figures import Played
from game.cli.ladder.tables import print_tables
from game.cli.tune.matches import Hall
from game.cli.tune.plan import Plan, check, check_length, in_play, plan_of
from game.cli.tune.screen import Disturbed, effects, enough, least_games, screen_games, shown
from game.cli.tune.seam import Automas
from game.cli.tune.tuning import Tuning


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
        raise UserError("--out: --screen finds no weights to write; leave one of them out")
    if options.screen < least_games(weights):
        least = least_games(weights)
        raise UserError(
            f"--screen: {options.screen} games are too few for {weights} weights; play {least} or more"
        )
    setups = plan.setups(options.seed, options.screen)
    check(setups)
    games, disturbed, played = screen_games(setups), Disturbed(plan), list[Played]()
    with ending() as end, closing(Hall(options.jobs, len(games))) as hall:
        hall.play(games, disturbed, played)
    if end.code:
        print(f"main.py: ended early, {len(played)} of {len(games)} games were played", file=sys.stderr)
    if enough(plan, played):
        print_tables(shown(plan, effects(disturbed, played), played))
    else:
        print("main.py: too few to say anything", file=sys.stderr)
    return end.code
