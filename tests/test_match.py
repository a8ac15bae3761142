"""A running game: who decides, what is refused, what can be taken back, what stays hidden."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from game.match import Decision, Match, Refused, Turn, takes_bonus
from game.rules import Setup, legal_moves, record_text, replay, scores, state_json, view
from game.rules.events import DisksDrawn, WaterTaken
from game.rules.message import MessageError, message
from game.rules.moves import Choose, Dig, EndTurn, Move, TakeBonus
from game.rules.player import Aspect, Component, Option
from game.rules.record import Seating
from game.rules.setup import SetupError
from game.rules.state import GameState, TileEffect
from game.rules.terms import Step
from tests.english import english
from tests.properties.games import eager
from tests.scenes.weigher import Slow

FIRST_REASON = message("reason-only-move")


class First:
    """Takes the first legal move, and remembers the views it saw."""

    name = "first"

    def __init__(self) -> None:
        self.views: list[GameState] = []

    def choose(self, view: GameState, moves: Sequence[Move]) -> Decision:
        self.views.append(view)
        return Decision(moves[0], (FIRST_REASON,))


def humans(seats: int = 2, **setup: object) -> Match:
    return Match(Setup(seats=seats, seed=4, **setup), [None] * seats)  # type: ignore[arg-type]


def play_until(match: Match, step: Step) -> None:
    while match.state.step != step:
        match.submit(next(iter(legal_moves(match.state))))


def test_a_game_of_players_runs_to_its_end_and_replays() -> None:
    match = Match(Setup(seats=3, seed=1), [First(), First(), First()])
    while match.advance():
        pass
    assert match.over
    _, moves, final = replay(match.text(["a", "b", "c"]))
    assert list(moves) == match.moves
    assert scores(final) == scores(match.state)


def test_its_record_is_that_of_its_moves() -> None:
    match, names = Match(Setup(seats=3, seed=1), [First(), First(), First()]), ("Anna", "Bert", "Cleo")
    for _ in range(40):
        match.advance()
    assert match.text(names) == record_text(match.setup, match.moves, names)
    while match.advance():
        pass
    assert "scores:" in match.text(names) and match.text(names) == record_text(
        match.setup, match.moves, names
    )


def test_what_writes_a_record_writes_it_as_it_was_then() -> None:
    match, names, seatings = humans(), ["Anna", "Bert"], [Seating(0, 1, "Cleo")]
    wanted, expected = [], []
    for _ in range(30):
        match.submit(legal_moves(match.state)[0])
        wanted.append(match.writing(names, seatings))
        expected.append(match.text(names, seatings))
    match.undo()
    match.practice, names[0] = True, "Dora"
    seatings.clear()
    match.submit(legal_moves(match.state)[-1])
    assert [write() for write in wanted] == expected


def test_its_end_is_written_by_what_was_asked_before_it_was_taken_back() -> None:
    match = Match(Setup(seats=2, seed=1), [None, First()])
    while not match.over:
        if match.advance() is None:
            match.submit(legal_moves(match.state)[0])
    write, text = match.writing(), match.text()
    match.undo()
    assert write() == text and "scores:" in text and "scores:" not in match.text()


def test_a_human_seat_is_never_decided_for() -> None:
    match = humans()
    assert match.mover is None and match.advance() is None and not match.moves


def test_a_match_knows_how_the_game_was_dealt() -> None:
    match = humans(seats=3)
    drawn = [event for event in match.opening if isinstance(event, DisksDrawn)]
    assert len(drawn) == 6 and sum(sum(event.disks) for event in drawn) == 27
    wet = [event.seat for event in match.opening if isinstance(event, WaterTaken)]
    assert sorted(wet) == [0, 1, 2]


def test_a_refused_move_says_why_and_changes_nothing() -> None:
    match = humans()
    before = state_json(match.state)
    with pytest.raises(Refused) as refused:
        match.submit(Dig())
    assert refused.value.reason.rule == "D1"
    assert english(refused.value) == "dig: Now disks are taken. (D1)"
    assert state_json(match.state) == before and not match.turns


def test_players_and_seats_must_be_as_many() -> None:
    with pytest.raises(ValueError, match="1 players for 2 seats"):
        Match(Setup(), [None])
    with pytest.raises(SetupError):
        Match(Setup(seats=5), [None] * 5)


def test_reasons_and_events_are_kept() -> None:
    match = Match(Setup(seed=2), [First(), First()])
    turn = match.advance()
    assert turn is not None and match.turns == [turn] and not turn.human
    assert turn.decision.reasons == (FIRST_REASON,) and turn.events and turn.step == Step.FIRST_TAKING


def test_a_player_sees_only_its_view() -> None:
    player = First()
    match = Match(Setup(seed=3), [player, player])
    while match.advance():
        pass
    for seen in player.views:
        assert seen.chance == 0
        others = [seat for number, seat in enumerate(seen.seats) if number != seen.to_move]
        assert seen.step != Step.PLANNING or all(seat.plan == () for seat in others)


def decide(match: Match, chance: random.Random) -> None:
    """One move by chance; an automa's where one sits."""
    if match.advance() is None:
        match.submit(eager(chance, match.state))


def seen(match: Match) -> tuple[str, object, list[Turn]]:
    """All there is to a match: record, state and turns."""
    return match.text(), state_json(match.state), list(match.turns)


def test_undo_takes_back_what_one_person_decided_last() -> None:
    match = humans()
    before = seen(match)
    match.submit(legal_moves(match.state)[0])
    match.undo()
    assert seen(match) == before
    assert match.undo_refusal() == message("undo-nothing")


def test_nobody_takes_back_what_another_decided() -> None:
    match = humans()
    match.submit(legal_moves(match.state)[0])
    match.submit(legal_moves(match.state)[0])
    match.undo()
    assert match.undo_refusal() == message("undo-another")
    match.redo()
    assert match.can_undo()


def test_a_plan_is_taken_back_whole() -> None:
    match = humans(open_planning=True)
    play_until(match, Step.PLANNING)
    before, planner = seen(match), match.state.to_move
    while match.state.to_move == planner:
        match.submit(legal_moves(match.state)[-1])
    undone = match.undo()
    assert len(undone) > 1 and seen(match) == before


def test_a_hidden_plan_is_not_taken_back_over_the_shoulder_of_the_next_who_plans() -> None:
    match = humans()
    play_until(match, Step.PLANNING)
    planner = match.state.to_move
    while match.state.to_move == planner:
        match.submit(legal_moves(match.state)[-1])
    assert match.state.step == Step.PLANNING and match.undo_refusal() == message("undo-another")


@pytest.mark.parametrize("people", [1, 2, 3])
@pytest.mark.parametrize("seed", range(6))
def test_undo_keeps_to_one_decision_and_redo_brings_it_back(seed: int, people: int) -> None:
    """Whatever is played: what is taken back begins with a choice that a person had, and hides nothing of
    another person's; redo gives the same record, state and turns."""
    chance, modules = random.Random(seed), frozenset({"black", "iron"} if seed % 2 else ())
    setup = Setup(3, seed, modules=modules, open_planning=seed % 3 == 0)
    match = Match(setup, [None] * people + [First() for _ in range(3 - people)])
    tried = 0
    while not match.over:
        decide(match, chance)
        if not match.can_undo() or chance.random() < 0.8:
            continue
        match.practice = people == 1
        before, tried = seen(match), tried + 1
        reveals, begins = match.undo_marks, match.undoes
        undone = match.undo()
        assert undone[0] is begins and begins.human and not begins.forced and match.redoes is begins
        plan = [turn for turn in undone[1:] if turn.joins(begins)]
        decided = [turn for turn in undone[1 + len(plan) :] if turn.human]
        assert all(turn.forced for turn in decided) and not reveals
        if match.can_undo():
            assert match.undoes is not None and match.undoes.seat == begins.seat
        match.redo()
        assert seen(match) == before and match.redoes is None
    assert tried > 10


def test_redo_ends_where_something_else_is_decided() -> None:
    match = humans()
    moves = legal_moves(match.state)
    match.submit(moves[0])
    match.undo()
    match.submit(moves[1])
    with pytest.raises(MessageError) as refused:
        match.redo()
    assert refused.value.said == message("redo-nothing")


def test_several_decisions_come_back_one_by_one() -> None:
    match = Match(Setup(seats=2, seed=4), [None, First()])
    match.practice, before = True, []
    while match.state.year == 1:
        if match.advance() is None:
            if len(legal_moves(match.state)) > 1:
                before.append(seen(match))
            match.submit(legal_moves(match.state)[0])
    while match.can_undo():
        match.undo()
        assert seen(match) in before
    assert seen(match) == before[0]
    while match.redoes is not None:
        match.redo()
        assert match.redoes is None or seen(match) in before


def test_undo_stops_where_plans_were_revealed() -> None:
    match = humans()
    play_until(match, Step.WORKING)
    assert match.undo_refusal() and not match.can_undo()
    with pytest.raises(MessageError) as refused:
        match.undo()
    assert refused.value.said == message("undo-revealed") == match.undo_refusal()


def test_alone_what_was_revealed_makes_it_practice() -> None:
    match = Match(Setup(seats=2, seed=4), [None, First()])
    while match.state.step != Step.WORKING or match.mover is not None:
        if match.advance() is None:
            match.submit(legal_moves(match.state)[0])
    assert match.can_undo() and match.undo_marks and "practice" not in match.text()
    match.undo()
    assert match.practice and "\npractice: yes\n" in match.text()
    assert not match.undo_marks


def test_what_was_decided_before_seats_change_hands_stands() -> None:
    match = Match(Setup(seats=2, seed=4), [None, First()])
    while match.mover is not None:
        match.advance()
    match.submit(legal_moves(match.state)[0])
    match.undo()
    match.seat(0, First())
    assert match.redoes is None and match.undo_refusal() == message("undo-seated")
    assert match.advance() is not None and not match.turns[-1].human
    match.seat(0, None)
    assert match.undo_refusal() == message("undo-seated")
    while match.mover is not None:
        match.advance()
    assert match.advance() is None


def test_open_plans_can_be_taken_back() -> None:
    match = humans(open_planning=True)
    play_until(match, Step.WORKING)
    match.undo()
    assert match.state.step == Step.PLANNING


def test_undo_stops_where_disks_were_drawn() -> None:
    match = humans()
    play_until(match, Step.WORKING)
    while match.state.step == Step.WORKING:
        match.submit(EndTurn())
    assert not match.can_undo()


def test_alone_everything_can_be_taken_back() -> None:
    match = Match(Setup(seed=5), [None, First()])
    while not match.over:
        if match.advance() is None:
            match.submit(legal_moves(match.state)[-1])
    while match.can_undo():
        match.undo()
    assert all(turn.forced for turn in match.turns if turn.human)
    assert match.undo_refusal() == message("undo-nothing")


def test_plans_of_others_stay_hidden_until_all_are_laid() -> None:
    match = humans()
    play_until(match, Step.PLANNING)
    first = match.state.to_move
    assert first is not None
    match.submit(next(iter(legal_moves(match.state))))
    laid = match.turns[-1]
    assert match.hides(laid, 1 - first) and not match.hides(laid, first)
    play_until(match, Step.WORKING)
    assert not match.hides(laid, 1 - first)


def test_the_tally_adds_up_to_the_score() -> None:
    match = Match(Setup(seats=4, seed=6), [First() for _ in range(4)])
    while match.advance():
        pass
    for seat, score in enumerate(scores(match.state)):
        assert sum(match.tally(seat).values()) == score


def taking_a_bonus(humans: int = 2) -> Match:
    """Seat 0 is about to settle the Horse Mill, which leads to its bonus marker; a third is an automa."""
    setup = Setup(seats=3, seed=4, modules=frozenset({"black"}))
    match = Match(setup, [None] * humans + [First() for _ in range(3 - humans)])
    play_until(match, Step.WORKING)
    state = match.state
    tile = next(tile for tile in state.box.tiles if tile.black)
    state.to_move, state.turn = 0, 0
    state.pending = (TileEffect(tile.index, 0),)
    match.submit(next(move for move in legal_moves(state) if isinstance(move, Choose)))
    while not takes_bonus(match.state):
        match.submit(legal_moves(match.state)[-1])
    return match


def test_what_remains_of_the_bonus_markers_is_never_unseen() -> None:
    """R-26: with several people nobody goes back behind the moment in which one saw them."""
    match = taking_a_bonus()
    assert not match.can_undo()
    match.submit(next(move for move in legal_moves(match.state) if isinstance(move, TakeBonus)))
    match.undo()
    assert takes_bonus(match.state) and not match.can_undo()


def test_alone_the_black_development_can_be_taken_back() -> None:
    match = taking_a_bonus(humans=1)
    assert match.can_undo()


def test_which_bonus_marker_was_taken_is_the_seats_own_secret() -> None:
    """R-26."""
    match = taking_a_bonus()
    match.submit(next(move for move in legal_moves(match.state) if isinstance(move, TakeBonus)))
    turn = match.turns[-1]
    assert match.keeps_secret(turn, 1) and match.keeps_secret(turn, -1) and not match.keeps_secret(turn, 0)
    match.state.to_move = None
    assert not match.keeps_secret(turn, 1)


class Ponderer(Slow):
    """Takes the first legal move once it is told to be ready."""

    name = "ponderer"

    def choose(self, view: GameState, moves: Sequence[Move]) -> Decision:
        return Decision(moves[0], (FIRST_REASON,))


def pondering() -> tuple[Match, Ponderer]:
    """A person has taken disks, an automa that takes its time is to move."""
    ponderer = Ponderer()
    match = Match(Setup(seats=2, seed=4), [ponderer, ponderer])
    match.players = (None, ponderer) if match.state.to_move == 0 else (ponderer, None)
    match.submit(legal_moves(match.state)[0])
    assert match.mover is ponderer
    return match, ponderer


def test_what_else_was_weighed_is_kept_with_the_decision() -> None:
    class Weighing(First):
        def choose(self, view: GameState, moves: Sequence[Move]) -> Decision:
            options = tuple(Option(move, 1.0, (Component(Aspect.NOW, 1.0),)) for move in moves[:2])
            return Decision(moves[0], (FIRST_REASON, message("reason-greedy-most")), options)

    match = Match(Setup(seats=2, seed=4), [Weighing(), Weighing()])
    turn = match.advance()
    assert turn is not None and turn.decision.options[0].move == turn.decision.move
    assert len(turn.decision.options) == 2 and len(turn.decision.reasons) == 2


def test_nobody_waits_for_a_patient_player() -> None:
    match, ponderer = pondering()
    assert match.advance() is None and match.advance() is None
    assert len(ponderer.asked) == 1 and len(match.moves) == 1
    ponderer.ready = True
    turn = match.advance()
    assert turn is not None and turn.decision.reasons == (FIRST_REASON,)
    match.close()
    assert ponderer.closed


def test_what_is_undone_while_one_thinks_is_thought_about_no_more() -> None:
    match, ponderer = pondering()
    assert match.advance() is None
    match.undo()
    match.submit(legal_moves(match.state)[-1])
    assert match.advance() is None
    assert len(ponderer.asked) == 2
    assert ponderer.asked[0].action != ponderer.asked[1].action


def test_a_patient_player_is_asked_once_for_each_of_its_decisions() -> None:
    match, ponderer = pondering()
    while match.state.year == 1:
        if match.mover is None:
            match.submit(legal_moves(match.state)[0])
            continue
        before = len(ponderer.asked)
        ponderer.ready = False
        assert match.advance() is None and match.advance() is None
        assert len(ponderer.asked) == before + 1
        assert state_json(ponderer.asked[-1]) == state_json(view(match.state, match.state.to_move))
        ponderer.ready = True
        assert match.advance() is not None
    assert len(ponderer.asked) > 15
