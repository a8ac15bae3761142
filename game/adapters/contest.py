"""Games between bots, by the OpenSpiel game and for the commands that play many games."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.adapters.bots import Bot, bot_named
from game.adapters.open_spiel_game import HaspelknechtGame, HaspelknechtState
from game.adapters.parameters import parameters_for
from game.rules import ranking, scores
from game.seeds import player_seed
from game.series.playing import Finished
from game.series.schedule import Job


def play_out(job: Job) -> Finished:
    """Play a game between the bots that a job names by seat, and return its result.

    The job's seed draws the board as anywhere, but turn order and disks from a generator of its own.
    """
    game = HaspelknechtGame(parameters_for(job.setup))
    seed = job.setup.seed
    bots = [bot_named(name)(game, seat, player_seed(seed, seat)) for seat, name in enumerate(job.names)]
    state = played(game.new_initial_state(), bots, Random(seed))
    return Finished(scores(state.course.state), ranking(state.course.state))


def played(state: HaspelknechtState, bots: Sequence[Bot], chance: Random) -> HaspelknechtState:
    """Play on to the end of a game, in place."""
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(state.course.lot(chance))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    return state
