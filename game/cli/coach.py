"""The coach as text: VP by source, and the choices of a seat that cost and brought the most."""

from __future__ import annotations

from argparse import Namespace
from concurrent.futures.process import BrokenProcessPool

from game.cli.mix import Earned, print_sources
from game.cli.progress import Meter
from game.cli.replay import is_person, recorded, sitters
from game.cli.saying import UserError, said, words, wrong
from game.coach import METHOD, Deeds, Finding, Review, tell_finding
from game.coach.choices import positions
from game.coach.reviewer import review
from game.plain import escaped
from game.processes import cores, end_workers, started_pool
from game.rules import new_game, play, scores
from game.rules.message import Amount, Message, SeatName, message
from game.rules.record import Record, Shelf
from game.telling import renamed_tiles
from game.words import Names

LINES = 6
"""Moves of a choice that are told one by one."""
INDENT = "    "


def coach_game(options: Namespace, shelf: Shelf) -> None:
    """Review the game in a file and print what was found. Raises UserError."""
    record = recorded(options.file, shelf)
    if record.state.to_move is not None:
        raise wrong(str(options.file), "run-coach-unfinished")
    seat = _seat(options, record)
    found = _reviewed(record, seat, options.jobs or cores())
    _print_vp(record)
    for line in CoachTeller(record).lines(seat, found):
        print(escaped(line))


def _seat(options: Namespace, record: Record) -> int:
    """Return the seat asked for, by default the first that a person held. Raises UserError."""
    seats = record.setup.seats
    if options.seat is None:
        people = (seat for seat, player in enumerate(record.players) if is_person(player))
        return next(people, 0)
    if options.seat > seats:
        raise wrong("--seat", "run-coach-no-seat", seats=seats)
    return int(options.seat) - 1


def _reviewed(record: Record, seat: int, jobs: int) -> Review:
    """Return all that is found, with progress on stderr until then."""
    meter, found = Meter(0, said("run-word-deals")), Review(0, 0)
    try:
        with started_pool(jobs) as workers:
            for found in review(record.setup, record.moves, seat, workers):
                meter.reach(found.done, found.total)
    except BrokenProcessPool as problem:
        raise UserError(message("lab-hands-died")) from problem
    except BaseException:
        end_workers()
        raise
    finally:
        meter.close()
    return found


def _print_vp(record: Record) -> None:
    """Print the VP of each seat by source and year."""
    seats = record.setup.seats
    earned = Earned(seats)
    state = new_game(record.setup)
    for move in record.moves:
        play(state, move, earned)
    rows = [
        {"seat": seat + 1, "automa": player.partition(" (")[0], "vp": earned.vp_figures(seat, 1)}
        for seat, player in enumerate(record.players or [""] * seats)
    ]
    print_sources(rows)


class CoachTeller:
    """Tells the findings about a game, line by line."""

    def __init__(self, record: Record) -> None:
        self._positions = positions(record.setup, record.moves)
        self._names = Names(sitters(record.players, record.setup.seats), renamed_tiles(record.state))
        self._scores = scores(record.state)

    def lines(self, seat: int, found: Review) -> list[str]:
        """Return a review of a seat as lines: what cost and brought the most, and how that is known."""
        about = {"seat": SeatName(seat), "vp": Amount(self._scores[seat], "vp")}
        lines = [self._line(message("coach-title", **about))]
        for findings, head, none in (
            (found.costs, "coach-costs", "coach-no-costs"),
            (found.gains, "coach-gains", "coach-no-gains"),
        ):
            lines += ["", self._line(message(head if findings else none))]
            for number, finding in enumerate(findings, start=1):
                lines += self._finding(number, finding)
        return [*lines, "", *map(self._line, METHOD)]

    def _finding(self, number: int, found: Finding) -> list[str]:
        said = tell_finding(found, self._positions[found.at])
        head = said.valued("coach-finding", number=number, when=said.when, step=said.step)
        return [
            self._line(head),
            *self._deeds(said.played),
            *self._deeds(said.other),
            INDENT + self._line(said.shares),
            *([INDENT + self._line(said.why)] if said.why else []),
        ]

    def _deeds(self, deeds: Deeds) -> list[str]:
        return [
            INDENT + self._line(deeds.head),
            *(2 * INDENT + self._line(one) for one in deeds.up_to(LINES)),
        ]

    def _line(self, said: Message) -> str:
        return words().line(said, self._names)
