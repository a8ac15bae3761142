"""What the playtest lab costs beside the games it watches: its observers, and the table of all games."""

from __future__ import annotations

from statistics import median
from time import process_time

from game.automa import named
from game.playtest.plan import PlaytestPlan, jobs
from game.playtest.playing import Played, play_measured
from game.playtest.table import table
from game.series.playing import play_out
from game.series.schedule import Job

PLAYERS = (("knecht", 2, 40), ("knecht", 4, 20), ("bauer", 2, 6))
"""An automa, the seats it takes, and the number of games."""
ROUNDS, GATHERED = 3, 200


def measure() -> list[tuple[str, str]]:
    """Figures by name, in CPU time of one process; each game is the best of some rounds."""
    shares = [figure for player in PLAYERS for figure in _figures(*player)]
    return [*shares, (f"playtest, the table of {GATHERED} games", f"{_gathered() * 1e3:.2f} ms a game")]


def _figures(name: str, seats: int, games: int) -> list[tuple[str, str]]:
    asked = list(jobs(PlaytestPlan(seats=(name,) * seats, games=games)))
    taken = [_game(job) for job in asked]
    alone, watched = (sum(seconds) for seconds in zip(*taken, strict=True))
    title = f"playtest, {name}, {seats} seats"
    return [
        (f"{title}, nobody watches", f"{alone / games * 1e3:.1f} ms a game"),
        (
            f"{title}, all metrics",
            f"{watched / games * 1e3:.1f} ms a game, {1 - alone / watched:.0%} of it observers",
        ),
    ]


def _game(job: Job) -> tuple[float, float]:
    """Seconds of a game, without observers and with all of them."""
    alone, watched = list[float](), list[float]()
    play_out(job, named)  # whatever a game makes once is made
    for _ in range(ROUNDS):
        begin = process_time()
        play_out(job, named)
        alone.append(process_time() - begin)
        begin = process_time()
        play_measured(job)
        watched.append(process_time() - begin)
    return min(alone), min(watched)


def _gathered() -> float:
    """Seconds that the table of many games takes, for each of them."""
    asked = jobs(PlaytestPlan(seats=("knecht", "knecht"), games=GATHERED))
    played = [one for one in map(play_measured, asked) if isinstance(one, Played)]
    seconds = []
    for _ in range(ROUNDS):
        begin = process_time()
        table(played)
        seconds.append(process_time() - begin)
    return median(seconds) / GATHERED
