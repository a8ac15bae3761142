"""Nobody takes back another's decision: also over a seat that changes hands, a redo, a practice game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from game.match import Decision, Match, Turn
from game.rules import Setup, legal_moves
from game.rules.events import PlansRevealed
from game.rules.message import message
from game.rules.moves import Move
from game.rules.state import GameState
from game.rules.terms import Step
from tests.properties.games import MIXES, eager

ROUNDS = 260


class Chance:
    """An automa that decides by chance."""

    name = "chance"

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, view: GameState, moves: Sequence[Move]) -> Decision:
        return Decision(eager(self.random, view), ())


class Witness:
    """Plays, takes back, brings again and hands seats over by chance; checks each of it from outside."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        seats = self.random.choice((2, 3, 4))
        mix = self.random.choice(MIXES)
        players = [None if self.random.random() < 0.6 else Chance(seed + n) for n in range(seats)]
        self.match = Match(Setup(seats, seed, modules=mix, tiles="random"), players)
        self.since = 0  # turns that stand, as a seat has changed hands
        self.by: int | None = None  # who has taken back since the last new decision
        self.undone: list[list[Turn]] = []
        self.took_back = 0

    def round(self) -> None:
        chance = self.random.random()
        if self.match.over or chance < 0.3:
            self.undo()
        elif chance < 0.4:
            self.redo()
        elif chance < 0.43:
            self.hand_over()
        else:
            self.decide()

    def decide(self) -> None:
        if self.match.advance() is None:
            self.match.submit(eager(self.random, self.match.state))
        self.by, self.undone = None, []

    def hand_over(self) -> None:
        seat = self.random.randrange(self.match.setup.seats)
        self.match.seat(seat, Chance(seat) if self.match.players[seat] is None else None)
        self.since, self.by, self.undone = len(self.match.turns), None, []
        assert self.match.undoes is None and self.match.redoes is None

    def undo(self) -> None:
        match = self.match
        if match.undo_refusal() is not None:
            assert match.undoes is None
            return
        people = match.players.count(None)
        turns = match.undo()
        decided = [turn for turn in turns if turn.human and not turn.forced]
        assert decided[0] is turns[0] and len({turn.seat for turn in decided}) == 1
        assert len(match.turns) >= self.since
        assert self.by in (None, turns[0].seat), "another person had taken back since"
        revealed = any(isinstance(event, PlansRevealed) for turn in turns for event in turn.events)
        assert not revealed or people == 1
        assert not revealed or match.practice
        self.by = turns[0].seat
        self.undone.append(turns)
        self.took_back += 1

    def redo(self) -> None:
        match = self.match
        if match.redoes is None:
            assert not self.undone
            return
        mover, practice = match.state.to_move, match.practice
        assert mover == self.by, "only whoever took back brings it again"
        assert match.redo() == self.undone.pop() and match.practice == practice
        self.by = self.by if self.undone else None


@pytest.mark.parametrize("seed", range(24))
def test_nobody_takes_back_what_another_decided_whatever_happened_between(seed: int) -> None:
    witness = Witness(seed)
    for _ in range(ROUNDS):
        witness.round()


def test_the_walk_takes_a_good_deal_back() -> None:
    witness = Witness(5)
    for _ in range(ROUNDS):
        witness.round()
    assert witness.took_back > 10


def two() -> Match:
    return Match(Setup(seats=2, seed=4), [None, None])


def take(match: Match) -> None:
    match.submit(legal_moves(match.state)[0])


def test_a_redo_gives_nobody_a_way_to_the_others_decision() -> None:
    match = two()
    take(match)
    take(match)
    match.undo()
    assert match.undo_refusal() == message("undo-another")
    match.redo()
    match.undo()
    assert match.undo_refusal() == message("undo-another") and len(match.turns) == 1


def test_who_takes_over_a_seat_takes_back_nothing_from_before() -> None:
    match = two()
    take(match)
    take(match)
    match.undo()
    match.seat(0, Chance(1))
    match.seat(0, None)
    assert match.redoes is None and match.undo_refusal() == message("undo-seated")


def test_a_practice_game_of_two_people_keeps_to_what_was_revealed() -> None:
    match = two()
    match.practice = True
    while match.state.step != Step.WORKING:
        take(match)
    assert match.undo_refusal() == message("undo-revealed")
