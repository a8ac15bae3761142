"""`python main.py weigh`: what one move is worth more than another, played on from a record's end."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from functools import partial
from random import Random
from typing import Any, NamedTuple

from game.cli.games import GamesOfRun, check_names
from game.cli.replay import recorded
from game.cli.saying import UserError, words
from game.cli.tables import Shown, gain_told, head, print_tables
from game.match import Refused, decided
from game.rules import legal_moves, new_game, parse_move, play, remember, scores, view
from game.rules.engine import ranking
from game.rules.message import Message, MessageError, at_place, message
from game.rules.moves import Move
from game.rules.record import Shelf
from game.rules.state import GameState
from game.rules.system import said_of
from game.series.estimates import Estimate, mean
from game.series.playing import Failed, Finished, Named, seated
from game.series.schedule import Job

Guessed = Callable[[GameState, Random], GameState]
"""Fills in what a view hides."""


class Choice(NamedTuple):
    """A position, as the moves that lead there, and two moves in it."""

    past: tuple[str, ...]
    seat: int
    moves: tuple[str, str]
    drawn: bool
    """Whether what the seat cannot see is drawn anew in each deal."""


class Gain(NamedTuple):
    """What the second move brings more than the first: VP, and VP on the best of the others."""

    vp: Estimate
    margin: Estimate


def weigh(options: Namespace, named: Named, guessed: Guessed, shelf: Shelf) -> None:
    """Play both moves on and print what the better one gains. Raises UserError."""
    check_names("--level", [options.level], named)
    record = recorded(options.file, shelf)
    seat = record.state.to_move
    asked = tuple(_move(text, record.state) for text in (options.move, options.better))
    choice = Choice(
        tuple(map(str, record.moves)), seat or 0, (str(asked[0]), str(asked[1])), options.deals > 0
    )
    setup, deals = record.setup, max(1, options.deals)
    names = (options.level,) * setup.seats
    jobs = (Job(arm, deal, deal, setup, names) for deal in range(deals) for arm in range(2))
    play_on = partial(_played_on, choice=choice, first=options.seed, named=named, guessed=guessed)
    with closing(GamesOfRun(2 * deals, options.jobs)) as run:
        found = {(job.number, job.arm): result for job, result in run.play(jobs, play_on)}
    gain = _gain(seat or 0, [(found[deal, 0], found[deal, 1]) for deal in range(deals)])
    _print(options, choice, setup.seats, gain)


def _move(text: str, state: GameState) -> Move:
    """Return a legal move by its text. Raises UserError."""
    try:
        move = parse_move(text)
    except MessageError as problem:
        raise UserError(at_place(text, problem.said)) from problem
    if state.to_move is None or move not in legal_moves(state):
        raise UserError(at_place(text, message("weigh-illegal")))
    return move


def _played_on(job: Job, choice: Choice, first: int, named: Named, guessed: Guessed) -> Finished | Failed:
    """Return the result of a game in which the seat makes one of the moves."""
    state = new_game(job.setup)
    for text in choice.past:
        move = parse_move(text)
        remember(state, move)
        play(state, move, None)
    if choice.drawn:
        state = guessed(view(state, choice.seat), Random(first + job.number))
    chosen = parse_move(choice.moves[job.arm])
    remember(state, chosen)
    play(state, chosen, None)
    try:
        for _, move in decided(state, seated(job, named)):
            play(state, move, None)
    except Refused as problem:
        return Failed(job, message("run-refused", why=said_of(problem)))
    return Finished(scores(state), ranking(state))


def _gain(seat: int, pairs: Sequence[tuple[Finished, Finished]]) -> Gain:
    """Return the mean gain over the deals, each of which is one observation."""
    vp = [[float(better.scores[seat] - worse.scores[seat])] for worse, better in pairs]
    margin = [[float(_margin(better, seat) - _margin(worse, seat))] for worse, better in pairs]
    return Gain(mean(vp), mean(margin))


def _margin(result: Finished, seat: int) -> int:
    """Return by how much a seat is ahead of the best of the others."""
    return result.scores[seat] - max(vp for at, vp in enumerate(result.scores) if at != seat)


def _row(options: Namespace, choice: Choice, seats: int, gain: Gain) -> dict[str, Any]:
    of = {"record": options.file.as_posix(), "seats": seats, "level": options.level}
    does, better = choice.moves
    return {**of, "does": does, "better": better, "deals": options.deals, **dict(_ends(gain))}


def _ends(gain: Gain) -> Iterator[tuple[str, float]]:
    """Yield both means, and the ends of their intervals where they have some."""
    for name, found in gain._asdict().items():
        yield name, found.value
        if found.low is not None and found.high is not None:
            yield f"{name}_low", found.low
            yield f"{name}_high", found.high


def deals_told(deals: int) -> Message:
    """Return the number of deals; none is the position itself."""
    return message("number", number=deals) if deals else message("weigh-exact")


def _print(options: Namespace, choice: Choice, seats: int, gain: Gain) -> None:
    if options.json:
        print(json.dumps({"rows": [_row(options, choice, seats, gain)]}, indent=1))
        return
    columns = ("level", "does", "better", "vp", "margin", "deals")
    heads = [head(f"weigh-head-{one}", left=one in columns[:3]) for one in columns]
    cells = [*map(gain_told, gain), deals_told(options.deals)]
    line = [options.level, *choice.moves, *map(words().line, cells)]
    print_tables(Shown(str(options.file), heads, [line]))
