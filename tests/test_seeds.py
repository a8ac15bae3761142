"""A player's seed: the same in the window and in every command, and no way back to the game's chance."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

import pytest

from game.automa import named
from game.cli.arguments import parse
from game.cli.ladder.schedule import ladder_games
from game.cli.simulate import simulate
from game.playtest.plan import PlaytestPlan, jobs
from game.playtest.playing import moves_of
from game.program.opponents import automas
from game.rules import Setup, legal_moves, new_game, play, view
from game.rules.moves import Move
from game.rules.player import Decision, Player
from game.rules.ruleset import load_ruleset
from game.rules.setup import layouts
from game.rules.state import GameState
from game.scenes.app.loop import App
from game.scenes.flow import Replace
from game.scenes.newgame.draft import Draft
from game.scenes.opponents import Opponents
from game.scenes.play.scene import Play
from game.scenes.saving.chairs import Chair
from game.scenes.session import Session
from game.seeds import adviser_seed, player_seed
from game.series.playing import play_out
from tests.automa.games import mix
from tests.posed.camera import NAMES, Camera, sit

SEED = 987_654_321
NEAR = 10_000
"""Draws of chance, before or after, within which a number tells it."""
_BACK = pow(0x9E3779B97F4A7C15, -1, 1 << 64)
Seats = Callable[[int], Sequence[int]]
"""The seeds of all automas of a game with this seed."""


def test_seeds_are_those_of_the_document() -> None:
    """Anybody can have them again: BLAKE2b of a line of text."""
    assert player_seed(1, 0) == 4248881380562254882
    assert player_seed(1, 3) == 15089057664023744723
    assert adviser_seed(7) == 3386782035501550945


def test_every_seat_of_every_game_has_a_seed_of_its_own() -> None:
    games = [*range(2_000), *range(2**64 - 500, 2**64)]
    found = {player_seed(game, seat) for game in games for seat in range(4)}
    found |= {adviser_seed(game) for game in games}
    assert len(found) == 5 * len(games)
    assert max(found).bit_length() == 64 and max(found) < 2**64


# -- no way back --------------------------------------------------------------------------------------


def of_commands(seed: int) -> list[int]:
    return [player_seed(seed, seat) for seat in range(4)]


def of_the_new_game_screen(seed: int) -> list[int]:
    draft = Draft("bauer", NAMES, seed=str(seed))
    draft.set_seats(4)
    draft.set_player(0, "bauer")
    return [chair.seed for chair in draft.chairs()]


def of_the_adviser(seed: int) -> list[int]:
    found: list[int] = []

    def make(name: str, seed: int) -> Player:
        found.append(seed)
        return named(name)(seed)

    app = App(Opponents(("bauer",), make, bool, tuple))
    app.context.settings.animation = False
    chairs = (Chair("Anna", 0), Chair("Jost", 1))
    table = Play(app.context, Session.begin(app.context, Setup(seed=seed), chairs))
    app.apply(Replace(table))
    table.why.ask()
    for _ in range(5):
        app.step(0.1)
    app.stop()
    assert len(found) == 1
    return found


def of_the_pictures(seed: int) -> list[int]:
    app = App(automas())
    table = sit(Camera(app, None, str), Setup(seats=4, seed=seed), humans=0)
    found = [chair.seed for chair in table.session.chairs]
    app.stop()
    return found


@pytest.mark.parametrize("seeds", [of_commands, of_the_new_game_screen, of_the_adviser, of_the_pictures])
def test_no_automa_reckons_the_games_chance_from_its_seed(seeds: Seats) -> None:
    """What was done before: 10, 4 or 1 times the game's seed and the seat."""
    state = new_game(Setup(seats=4, seed=SEED))
    for old in (SEED, 4 * SEED + 3, 10 * SEED + 2, SEED + 1):
        assert tells(state, reckoned([old])), "the search finds what it is to find"
    assert not tells(state, reckoned(seeds(SEED)))


@pytest.mark.parametrize(
    "setup", [mix(seats, 19) for seats in (2, 3, 4)], ids=lambda setup: f"{setup.seats} seats"
)
def test_no_view_tells_the_games_chance(setup: Setup) -> None:
    """At no decision of a game is there a number to be had from which chance follows, now or later."""
    state = new_game(replace(setup, seed=SEED))
    assert tells(state, {SEED})
    players = [named("random")(player_seed(SEED, seat)) for seat in range(setup.seats)]
    printed = set(numbers(state.box))
    assert not tells(state, printed)
    decisions = 0
    while (seat := state.to_move) is not None:
        seen = view(state, seat)
        assert not tells(state, {*numbers(seen, but=seen.box), *reckoned([player_seed(SEED, seat)])})
        play(state, players[seat].choose(seen, legal_moves(seen)).move, None)
        decisions += 1
    assert decisions > 100


def tells(state: GameState, candidates: Iterable[int]) -> bool:
    """Whether the state of chance can be reached from one of these numbers by some draws, or leads to it."""
    away = ((state.chance - one) * _BACK % (1 << 64) for one in candidates)
    return any(min(steps, (1 << 64) - steps) < NEAR for steps in away)


def reckoned(known: Sequence[int]) -> Iterator[int]:
    """What short formulas make of some numbers: the seat taken off and the rest divided."""
    for number in known:
        for seat in range(-4, 5):
            for factor in (1, 2, 3, 4, 5, 8, 10, 16, 100, 1000):
                yield (number - seat) // factor
                yield (number - seat) * factor


def numbers(thing: Any, but: object = None, seen: set[int] | None = None) -> Iterator[int]:
    """Every whole number that can be reached from a thing, and those written in texts as digits or hex."""
    seen = set() if seen is None else seen
    if thing is but or id(thing) in seen:
        return
    seen.add(id(thing))
    if isinstance(thing, int):
        yield int(thing)
    elif isinstance(thing, str):
        yield from (int(thing, base) for base in (10, 16) if fits(thing, base))
    elif isinstance(thing, dict):
        for part in [*thing, *thing.values()]:
            yield from numbers(part, but, seen)
    elif isinstance(thing, list | tuple | set | frozenset):
        for part in thing:
            yield from numbers(part, but, seen)
    else:
        names = [*getattr(thing, "__dict__", ()), *getattr(type(thing), "__slots__", ())]
        names += getattr(type(thing), "__struct_fields__", ())
        for name in names:
            yield from numbers(getattr(thing, name, None), but, seen)


def fits(text: str, base: int) -> bool:
    """Whether a text is a number to this base and nothing else."""
    return bool(text) and set(text.lower()) <= set("0123456789abcdef"[:base])


# -- the same game everywhere -------------------------------------------------------------------------


class Noting:
    """Makes players of a name and notes what they play."""

    def __init__(self) -> None:
        self.moves: list[Move] = []

    def __call__(self, name: str) -> Callable[[int], Player]:
        return lambda seed: Noted(named(name)(seed), self.moves)


class Noted:
    """A player whose moves are noted."""

    def __init__(self, player: Player, moves: list[Move]) -> None:
        self.name, self._player, self._moves = player.name, player, moves

    def choose(self, view: GameState, moves: Sequence[Move]) -> Decision:
        decision = self._player.choose(view, moves)
        self._moves.append(decision.move)
        return decision


def in_the_window(names: Sequence[str], seed: int) -> list[Move]:
    app = App(automas())
    draft = Draft("random", NAMES, seed=str(seed))
    draft.set_seats(len(names))
    for seat, name in enumerate(names):
        draft.set_player(seat, name)
    session = Session.begin(app.context, draft.setup(), draft.chairs())
    while session.advance():
        pass
    session.leave()
    app.stop()
    return session.match.moves


def simulated(names: Sequence[str], seed: int) -> list[Move]:
    noting = Noting()
    line = ["simulate", "--seats", ",".join(names), "--games", "1", "--seed", str(seed), "--json"]
    simulate(parse(line), noting)
    return noting.moves


def on_the_ladder(names: Sequence[str], seed: int) -> list[Move]:
    noting = Noting()
    players = ",".join(dict.fromkeys(names))
    line = ["ladder", "--players", players, "--seats", str(len(names)), "--games", "1", "--seed", str(seed)]
    rows = layouts(load_ruleset(), len(names))[0]
    games = ladder_games(parse([*line, "--boards", rows, "--tiles", "first"]))
    play_out(next(game for game in games if game.names == tuple(names)), noting)
    return noting.moves


def playtested(names: Sequence[str], seed: int) -> list[Move]:
    rows = layouts(load_ruleset(), len(names))[0]
    plan = PlaytestPlan(seats=tuple(names), games=1, boards=(rows,), seed=seed, tiles="first")
    return list(moves_of(next(jobs(plan))))


@pytest.mark.rule("S8")
@pytest.mark.parametrize(
    "names",
    [("random", "greedy"), ("greedy", "random", "random"), ("mcts:2", "random", "random", "random")],
    ids=len,
)
def test_the_same_seed_and_seats_are_the_same_game_everywhere(
    names: Sequence[str], capsys: pytest.CaptureFixture[str]
) -> None:
    shown = in_the_window(names, 77)
    assert len(shown) > 100
    for way in (simulated, on_the_ladder, playtested):
        assert way(names, 77) == shown, way.__name__
