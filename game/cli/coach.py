"""The coach as text: VP by source, and the choices of a seat that cost and brought the most."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool

from game.cli.mix import Earned, print_sources
from game.cli.progress import Meter
from game.cli.replay import is_person, recorded, sitters
from game.cli.saying import UserError, said, words, wrong
from game.coach import Finding, Review, review
from game.plain import escaped
from game.processes import cores, end_workers, started_pool
from game.rules import new_game, play, refusal, scores
from game.rules.events import Event
from game.rules.message import Amount, Message, Real, SeatName, message
from game.rules.moves import Move
from game.rules.record import Record, Shelf
from game.rules.state import GameState
from game.rules.terms import Season
from game.telling import renamed_tiles, told
from game.words import Names

LINES = 6
"""Moves of a choice that are told one by one."""
SOURCES = 4
"""Sources of a difference that are named, the largest."""
INDENT = "    "
SMALL = 0.25
"""VP of a source below which it is not named."""


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
        {"seat": seat + 1, "automa": player.partition(" (")[0], "vp": earned.figures(seat, 1)}
        for seat, player in enumerate(record.players or [""] * seats)
    ]
    print_sources(rows)


class CoachTeller:
    """Tells the findings about a game."""

    def __init__(self, record: Record) -> None:
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
        return [*lines, "", self._line(message("coach-method"))]

    def _finding(self, number: int, found: Finding) -> list[str]:
        choice, better = found.choice, found.worth > 0
        begin = common(choice.moves, found.other)
        before = choice.before
        low, high = sorted((abs(found.low), abs(found.high)))
        head = message(
            "coach-finding",
            number=number,
            when=message("tell-season", year=before.year, season=Season(before.season)),
            step=choice.step,
            worth=Real(abs(found.worth), exact=True),
            low=Real(low, exact=True),
            high=Real(high, exact=True),
        )
        return [
            self._line(head),
            *self._deeds("coach-played", choice.before, choice.moves, begin),
            *self._deeds("coach-better" if better else "coach-worse", choice.before, found.other, begin),
            *self._sources(found),
        ]

    def _deeds(self, id: str, before: GameState, moves: Sequence[Move], begin: int) -> list[str]:
        """Return a heading and what these moves do, without those that both choices begin with.

        What was possible from what the seat could see may not have been in this game: there the telling ends.
        """
        state, told_moves = before.copy(), list[Message]()
        for at, move in enumerate(moves):
            if refusal(state, move) is not None:
                break
            events: list[Event] = []
            play(state, move, events.append)
            if at >= begin:
                told_moves += [line for line in map(told, events) if line][:1]
        more = len(told_moves) - LINES
        rest = [message("coach-more", count=more)] if more > 0 else []
        deeds = [f"{2 * INDENT}{self._line(line)}" for line in (*told_moves[:LINES], *rest)]
        return [INDENT + self._line(message(id)), *deeds]

    def _sources(self, found: Finding) -> list[str]:
        """Return the line on where the difference comes from."""
        parts = [
            message(
                "coach-part",
                source=message(f"vp-source-{key.replace('_', '-')}"),
                vp=Real(vp, signed=True, exact=True),
            )
            for key, vp in found.sources[:SOURCES]
            if abs(vp) >= SMALL
        ]
        if abs(found.theirs) >= SMALL:
            parts.append(message("coach-theirs", vp=Real(found.theirs, signed=True, exact=True)))
        return [INDENT + self._line(message("coach-sources", parts=tuple(parts)))] if parts else []

    def _line(self, said: Message) -> str:
        return words().line(said, self._names)


def common(one: Sequence[Move], other: Sequence[Move]) -> int:
    """Return the number of moves with which both begin."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((at for at, (a, b) in pairs if a != b), min(len(one), len(other)))
