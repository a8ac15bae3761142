"""How long games are and how much there is to choose: `python -m tests.adapters.lengths GAMES AUTOMA`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from statistics import fmean

from game.adapters.course import Course
from game.adapters.frame import Frame, frame_of
from game.automa import named
from game.rules import legal_moves, view
from tests.adapters.courses import drawn
from tests.adapters.kinds import BY_NAME


def counted(frame: Frame, automa: str, seed: int) -> tuple[list[int], int]:
    """Play a game; return how many moves were legal at each decision, and how often chance drew."""
    chance, course, choices = Random(seed), Course(frame), list[int]()
    players = [named(automa)(chance.getrandbits(64)) for _ in range(frame.seats)]
    drawn(course, chance)
    while not course.over:
        seen = view(course.state, course.state.mover)
        moves = legal_moves(seen)
        choices.append(len(moves))
        course.play(frame.numbering.id_of(players[course.state.mover].choose(seen, moves).move))
        drawn(course, chance)
    return choices, len(course.entries) - sum(entry.seat >= 0 for entry in course.entries)


def lines(games: int, automa: str) -> Iterator[str]:
    """Yield a row of a table for each kind of setup."""
    for name, setup in BY_NAME.items():
        frame = frame_of(setup, games)
        found = [counted(frame, automa, seed) for seed in range(games)]
        lengths, draws = [len(choices) for choices, _ in found], [count for _, count in found]
        every = [count for choices, _ in found for count in choices]
        chosen = [count for count in every if count > 1]
        length = f"{fmean(lengths):.0f} ({min(lengths)} to {max(lengths)})"
        choice = f"{fmean(every):.1f} | {len(chosen) / len(every):.0%} | {fmean(chosen):.1f} | {max(every)}"
        yield f"| {name} | {automa} | {length} | {fmean(draws):.0f} | {choice} |"


if __name__ == "__main__":
    for line in lines(int(sys.argv[1]), sys.argv[2]):
        print(line, flush=True)
