"""A profile of some forty games, played by knechts in milliseconds under the names of people and levels."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, timedelta
from functools import cache
from pathlib import Path

from game.automa import named
from game.daily import Attempt, daily_game
from game.match import Match
from game.rules import Setup, legal_moves, view
from game.rules.record import Seating, decided_text

LEVELS = ("knecht", "bauer", "steiger", "meister")
COLOURS = ("red", "blue", "green", "purple")
TODAY = date(2026, 11, 22)
LAYOUTS = ("rows-for-2", "three-long-legs", "two-rounds")
VALLEY = ("16", "17", "18", "19", "26", "27", "28", "29", "36", "37", "38", "46", "47")


@dataclass(frozen=True)
class Played:
    """A game to be made: `level` is what its record calls the others; `moves` is how far it came."""

    setup: Setup
    level: str = "bauer"
    name: str = "Anna"
    practice: bool = False
    advised: bool = False
    daily: str = ""
    handed: bool = False
    moves: int | None = None

    @property
    def players(self) -> list[str]:
        """Return the player lines, a person first."""
        others = range(1, self.setup.seats)
        automas = [
            f"{self.level.capitalize()} {at} (automa {self.level} {at}, {COLOURS[at]})" for at in others
        ]
        return [f"{self.name} (human, {COLOURS[0]})", *automas]


@cache
def decided(setup: Setup) -> Match:
    """Return a game of knechts."""
    players = [named("knecht")(seat) for seat in range(setup.seats)]
    match = Match(setup, [None] * setup.seats)
    while not match.over:
        mover = match.state.to_move
        assert mover is not None
        seen = view(match.state, mover)
        match.submit(players[mover].choose(seen, legal_moves(seen)).move)
    return match


@cache
def text_of(played: Played) -> str:
    """Return the record of a game."""
    match = decided(played.setup)
    count = len(match.turns) if played.moves is None else played.moves
    turns = ((turn.before, turn.decision.move) for turn in match.turns[:count])
    seatings = [Seating(9, 0, f"{played.name} (automa knecht 5, {COLOURS[0]})")] if played.handed else []
    marks = played.practice, played.advised, played.daily
    return decided_text(played.setup, turns, match.position(count), played.players, seatings, *marks)


def plain(seed: int = 1, **chosen: object) -> Played:
    """Return a game of two to be made."""
    return replace(Played(Setup(seats=2, seed=seed)), **chosen)  # type: ignore[arg-type]


def profile() -> list[Played]:
    """Return forty games, the longest ago first: most against levels that grow, some of each kind."""
    found = []
    for at in range(34):
        modules = (frozenset[str](), frozenset({"black"}), frozenset({"iron"}))[
            (at // 3) % 3 if at > 12 else 0
        ]
        seats = 3 if at % 9 == 5 else 4 if at % 17 == 11 else 2
        layout = LAYOUTS[at % 3] if seats == 2 else None
        tiles = "recommended" if modules else "random" if at % 2 else "first"
        new = VALLEY if modules else ()
        setup = Setup(seats, at + 1, layout=layout, tiles=tiles, modules=modules, new_tiles=new)
        level = LEVELS[min(3, (at + at % 5) // 10)]
        name = "Bert" if at % 11 == 7 else "Anna"
        found.append(Played(setup, level, name, practice=at == 9, advised=at in (3, 20), handed=at == 15))
    for ago in (16, 12, 11, 9, 4, 3, 2, 1):
        found.append(of_day(TODAY - timedelta(days=ago)))
    found.append(plain(seed=77, moves=60))
    return found


def of_day(day: date, again: bool = False, **chosen: object) -> Played:
    """Return the game of a day to be made."""
    game = daily_game(day)
    played = Played(game.setup, game.level, daily=Attempt(day, again).mark)
    return replace(played, **chosen)  # type: ignore[arg-type]


def write_games(folder: Path, games: Sequence[Played]) -> list[Path]:
    """Write games into a folder, a day apart, the last one today; return their files."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for at, played in enumerate(games):
        then = datetime(2026, 11, 22, 18, 30, tzinfo=UTC) - timedelta(days=len(games) - 1 - at)
        path = folder / f"{then:%Y-%m-%d-%H%M%S}.hasp"
        path.write_text(text_of(played), encoding="utf-8")
        os.utime(path, (then.timestamp(), then.timestamp()))
        paths.append(path)
    return paths
