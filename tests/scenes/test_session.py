"""A game at its table: what is kept beside it and comes back, seats that change hands, practice games."""

from __future__ import annotations

import base64
import tracemalloc
import zlib
from pathlib import Path
from random import Random

import pytest

from game.match import Decision, Match
from game.rules import Setup, legal_moves, state_json
from game.rules.message import MessageError, message
from game.rules.moves import Acquire, Lay, Store
from game.rules.record import Seating, read_beginning, read_head, read_record, seated_at
from game.rules.terms import Field, Step
from game.scenes.app.loop import App
from game.scenes.saving.chairs import Chair
from game.scenes.saving.notes import (
    LONGEST,
    STALE,
    Noted,
    Notes,
    Recalled,
    RunningTrace,
    Sight,
    notes_of,
    traces,
)
from game.scenes.saving.summary import Saved
from game.scenes.session import Session
from game.words import Names, words_of
from tests.english import english
from tests.properties.games import eager
from tests.scenes.opponents import OPPONENTS

ANNA, BERT = Chair("Anna", 2), Chair("Bert", 0)
BAUER = Chair("Bauer", 0, "bauer", 7)


@pytest.fixture
def app() -> App:
    return App(OPPONENTS, (640, 360))


def begun(app: App, *chairs: Chair, seed: int = 4) -> Session:
    return Session.begin(app.context, Setup(seats=len(chairs), seed=seed), chairs)


def play(session: Session, moves: int) -> None:
    """So many moves more: automas decide, people play by chance."""
    until, chance = len(session.match.turns) + moves, Random(len(session.match.turns))
    while len(session.match.turns) < until and not session.over:
        if session.advance() is None:
            session.submit([eager(chance, session.match.state)])


def play_until(session: Session, step: Step) -> None:
    """Up to a decision of a person in this step."""
    while session.match.state.step != step or not session.human:
        assert not session.over
        play(session, 1)


def left(session: Session) -> Saved:
    """Leave a table; the save as the list knows it then."""
    session.leave()
    session.keeper.gone(10)
    assert session.path is not None
    found = [saved for saved in session.host.saves.games() if saved.path == session.path]
    return found[0]


def again(session: Session) -> Session:
    return Session.reopen(session.host, left(session))


def told(match: Match) -> list[object]:
    return [turn.decision for turn in match.turns]


# -- reasons --


@pytest.mark.long
def test_reasons_come_back_with_what_else_was_weighed(app: App) -> None:
    session = begun(app, ANNA, BAUER)
    play(session, 90)
    back = again(session)
    assert told(back.match) == told(session.match)
    assert sum(bool(turn.decision.options) for turn in back.match.turns) > 10
    reason = next(turn.decision.reasons[0] for turn in back.match.turns if turn.decision.reasons)
    said = {words_of(language).text(reason, Names(("Anna", "Bauer"))) for language in ("en", "de")}
    assert len(said) == 2
    back.leave()


def test_reasons_of_a_branch_that_was_left_are_not_those_of_another(app: App) -> None:
    session = begun(app, ANNA, BAUER)
    play(session, 12)
    while session.match.undoes is None or session.undo_question:
        play(session, 1)
    session.undo()
    session.submit(legal_moves(session.match.state)[-1:])
    play(session, 20)
    back = again(session)
    assert told(back.match) == told(session.match)
    back.leave()


def test_a_person_who_plays_as_an_automa_had_has_no_reasons(app: App) -> None:
    """Its seat was handed over after its decision had been taken back."""
    session = begun(app, ANNA, BAUER)
    while session.match.undoes is None or session.human or session.undo_question:
        play(session, 1)
    turn = session.advance()
    assert turn is not None and turn.decision.reasons
    undone = session.undo()
    session.hand_over(1, BAUER.handed(""))
    session.submit([one.decision.move for one in undone])
    back = again(session)
    assert back.match.turns[-1].decision == Decision(turn.decision.move, ()) and back.match.turns[-1].human
    back.leave()


def test_a_copy_in_another_window_has_the_reasons_too(app: App) -> None:
    session = begun(app, ANNA, BAUER)
    play(session, 40)
    session.settle()
    assert session.path is not None
    saved = next(saved for saved in app.context.saves.games() if saved.path == session.path)
    copied = Session.copy(app.context, saved)
    assert told(copied.match) == told(session.match) and copied.path != session.path
    twin = again(copied)
    assert told(twin.match) == told(session.match)
    twin.leave()
    session.leave()


def lines(session: Session) -> list[str]:
    assert session.path is not None
    return notes_of(session.path).read_text().splitlines()


@pytest.mark.parametrize(
    "line",
    [
        "",
        "nothing",
        "[" * 5000,
        '{"after": "00000000"}',
        '{"after": "00000000", "why": "eJx"}',
        '{"after": 7, "focus": 0, "log": false, "laid": [], "field": ""}',
        '{"after": "00000000", "focus": 9, "log": false, "laid": [], "field": ""}',
        '{"after": "00000000", "focus": 0, "log": false, "laid": ["lay down"], "field": ""}',
        "\x00\udcff",
    ],
    ids=range(9),
)
def test_a_damaged_line_costs_no_other(app: App, line: str) -> None:
    session = begun(app, ANNA, BAUER)
    play(session, 60)
    saved = left(session)
    whole = lines(session)
    at = next(i for i, one in enumerate(whole) if '"why"' in one)
    text = "\n".join([*whole[:at], line, *whole[at + 1 :]]) + "\n"
    notes_of(saved.path).write_bytes(text.encode("utf-8", "surrogatepass"))
    back = Session.reopen(app.context, saved)
    pairs = zip(told(back.match), told(session.match), strict=True)
    lost = [one for one, other in pairs if one != other]
    assert len(lost) == 1 and back.match.moves == session.match.moves
    back.leave()


def test_a_decision_that_unpacks_to_megabytes_fills_no_memory() -> None:
    packed = base64.b64encode(zlib.compress(b"[" * 5_000_000, 9)).decode("ascii")
    line = f'{{"after": "00000000", "why": "{packed}"}}\n'
    assert len(line) < LONGEST
    tracemalloc.start()
    try:
        Recalled(line * 60)
        assert tracemalloc.get_traced_memory()[1] < 2e6
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("how", ["missing", "folder", "large"])
def test_without_its_notes_a_game_goes_on(app: App, how: str) -> None:
    session = begun(app, ANNA, BAUER)
    play(session, 30)
    saved = left(session)
    notes_of(saved.path).unlink()
    if how == "folder":
        notes_of(saved.path).mkdir()
    elif how == "large":
        notes_of(saved.path).write_bytes(b" " * 600_000)
    back = Session.reopen(app.context, saved)
    assert back.match.moves == session.match.moves and back.sight is None
    play(back, 10)
    back.settle()
    assert back.keeper.done
    back.leave()


def test_what_cannot_be_said_or_played_is_no_reason(app: App) -> None:
    """A stranger's file: every message has a text, and every option could be played."""
    session = begun(app, ANNA, BAUER)
    play(session, 40)
    saved = left(session)
    setup, moves = session.match.setup, session.match.moves
    marked = list(traces(setup, moves))[1:]
    weighed = [i for i, turn in enumerate(session.match.turns) if turn.decision.options]
    for i in weighed:
        decision = session.match.turns[i].decision
        bad = (
            decision._replace(reasons=(message("no-such-text"),)),
            decision._replace(reasons=(message("reason-dig-pinge"),)),
            decision._replace(
                options=(decision.options[0]._replace(move=Acquire(Field.FARMER, "99")), *decision.options)
            ),
        )[i % 3]
        notes = Notes([Noted(marked[i], bad)])
        notes.write(saved.path)
        back = Recalled.of(saved.path)
        assert back.why(marked[i], moves[i], session.match.turns[i].before).reasons == ()
        notes_of(saved.path).unlink()


def test_notes_stay_small_however_often_a_plan_is_changed(tmp_path: Path) -> None:
    notes, path = Notes(), tmp_path / "game.hasp"
    for i in range(2_000):
        notes.add(Noted("00000000", Sight(i % 4, bool(i % 2))))
        notes.write(path)
    assert notes_of(path).stat().st_size < 2 * STALE
    assert Recalled.of(path).sight("00000000", 4) == Sight(1999 % 4, True)


def test_notes_go_with_a_game_to_another_folder(app: App, tmp_path: Path) -> None:
    session = begun(app, ANNA, BAUER)
    play(session, 30)
    session.save_in(tmp_path / "elsewhere")
    session.settle()
    assert session.path is not None and session.path.parent == tmp_path / "elsewhere"
    recalled, setup = Recalled.of(session.path), session.match.setup
    for turn, trace in zip(session.match.turns, [*traces(setup, session.match.moves)][1:], strict=True):
        assert recalled.why(trace, turn.decision.move, turn.before) == turn.decision
    session.leave()


def test_a_running_trace_is_that_of_all_moves_and_hashes_each_once(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, hashed, whole = begun(app, ANNA, BAUER), list[bytes](), zlib.crc32
    trace, match = RunningTrace(session.match.setup), session.match

    def as_from_the_start() -> str:
        return [*traces(match.setup, match.moves)][-1]

    assert trace.of(match.turns) == as_from_the_start()
    play(session, 40)
    monkeypatch.setattr(zlib, "crc32", lambda data, before=0: hashed.append(data) or whole(data, before))
    for _ in range(3):
        found = trace.of(match.turns)
        assert len(hashed) == len(match.turns) == 40
    monkeypatch.undo()
    assert found == as_from_the_start()
    session.undo()
    assert trace.of(match.turns) == as_from_the_start() != found
    play(session, 10)
    assert trace.of(match.turns) == as_from_the_start()
    session.leave()


def test_half_a_line_at_the_end_costs_that_one_alone(app: App) -> None:
    """Killed while it was written; what is decided afterwards is kept whole."""
    session = begun(app, ANNA, BAUER)
    play(session, 40)
    saved = left(session)
    notes_of(saved.path).write_text("".join(f"{line}\n" for line in lines(session))[:-30])
    back = Session.reopen(app.context, saved)
    play(back, 20)
    twin = again(back)
    assert told(twin.match) == told(back.match)
    twin.leave()


# -- what was seen --


def test_what_was_looked_at_and_laid_out_comes_back_at_its_position(app: App) -> None:
    session = begun(app, ANNA, BAUER)
    play_until(session, Step.PLANNING)
    lay = next(move for move in legal_moves(session.match.state) if isinstance(move, Lay) and not move.empty)
    session.look(Sight(1, True, (lay,), Field.COAL_DIGGER))
    back = again(session)
    assert back.sight == Sight(1, True, (lay,), Field.COAL_DIGGER)
    play(back, 3)
    later = again(back)
    assert later.sight == Sight(1, True)
    later.leave()


def test_storing_comes_back_too(app: App) -> None:
    session = begun(app, ANNA, BAUER)
    play_until(session, Step.WINTER_STORAGE)
    stores = [move for move in legal_moves(session.match.state) if isinstance(move, Store)]
    store = next(move for move in stores if move.resource is not None)
    session.look(Sight(0, False, (store,)))
    back = again(session)
    assert back.sight == Sight(0, False, (store,))
    back.leave()


# -- taking back --


def test_what_would_be_taken_back_is_named(app: App) -> None:
    session = begun(app, ANNA, BERT)
    names = Names(("Anna", "Bert"))
    assert session.undo_said is None
    first = session.match.state.to_move
    play(session, 1)
    said = session.undo_said
    assert said is not None
    who = ("Anna", "Bert")[first or 0]
    assert english(said, names) == f"Undo: {who}’s taking"
    session.undo()
    again_said = session.redo_said
    assert again_said is not None and english(again_said, names) == f"Redo: {who}’s taking"
    before = session.match.text()
    session.redo()
    session.undo()
    assert session.match.text() == before and session.path is not None
    session.leave()


def test_alone_it_is_asked_before_a_game_becomes_practice(app: App) -> None:
    session = begun(app, ANNA, BAUER)
    while session.undo_question is None:
        play(session, 1)
    assert not session.match.practice
    session.undo()
    back = again(session)
    assert back.match.practice and back.undo_question is None
    saved = left(back)
    assert saved.practice and "practice game" in english(saved.about)


# -- seats --


def test_the_head_of_a_record_tells_that_a_seat_changed_hands(app: App) -> None:
    session = begun(app, ANNA, BERT)
    play(session, 7)
    assert not session.record.handed and not read_head(session.text).handed
    session.hand_over(0, ANNA.handed("bauer", 9))
    play(session, 5)
    session.hand_over(0, ANNA)
    assert session.record.handed and read_head(session.text).handed


def test_a_seat_is_handed_to_an_automa_and_back(app: App) -> None:
    session = begun(app, ANNA, BERT)
    play(session, 7)
    session.hand_over(0, ANNA.handed("bauer", 9))
    assert session.humans == [1] and session.chairs[0].plate == "Anna"
    play(session, 12)
    by_automa = {turn.seat for turn in session.match.turns[7:] if not turn.human}
    assert by_automa == {0} and all(turn.human for turn in session.match.turns[:7])
    session.hand_over(0, ANNA)
    play(session, 5)
    assert session.path is not None
    session.settle()
    record = read_record(left(session).path.read_text("utf-8"))
    assert record.players == (ANNA.line(), BERT.line()) and not record.practice
    assert record.seatings == (
        Seating(7, 0, ANNA.handed("bauer", 9).line()),
        Seating(19, 0, ANNA.line()),
    )
    back = Session.reopen(app.context, app.context.saves.games()[0])
    assert [turn.human for turn in back.match.turns] == [turn.human for turn in session.match.turns]
    assert back.match.text() == session.match.text() and back.record._replace(
        state=None
    ) == session.record._replace(state=None)  # type: ignore[arg-type]
    assert told(back.match) == told(session.match)
    play(back, 400)
    assert back.over
    back.leave()


def test_what_was_decided_before_a_seat_changed_hands_stands_when_reopened_too(app: App) -> None:
    session = begun(app, ANNA, BAUER)
    while not session.human:
        play(session, 1)
    play(session, 1)
    assert session.match.can_undo()
    session.hand_over(1, BAUER.handed("random", 1))
    assert session.match.undo_refusal() == message("undo-seated")
    with pytest.raises(MessageError):
        session.undo()
    back = again(session)
    assert back.chairs[1].automa == "random"
    assert back.match.undo_refusal() == message("undo-seated")
    back.leave()


def test_a_seat_that_is_handed_there_and_back_leaves_no_line(app: App) -> None:
    session = begun(app, ANNA, BERT)
    session.hand_over(1, BERT.handed("bauer", 3))
    assert session.record.players[1] == BERT.handed("bauer", 3).line() and not session.record.seatings
    play(session, 4)
    session.hand_over(1, BERT)
    session.hand_over(1, BERT.handed("bauer", 3))
    assert not session.record.seatings
    session.leave()


def test_the_list_knows_who_sits_there_now(app: App) -> None:
    session = begun(app, ANNA, BERT)
    play(session, 9)
    session.hand_over(1, BERT.handed("bauer", 3))
    assert [chair.automa for chair in left(session).chairs] == ["", "bauer"]


@pytest.mark.long
def test_a_position_is_played_on_as_a_practice_game(app: App) -> None:
    session = begun(app, ANNA, BAUER)
    play(session, 120)
    record = session.record
    session.leave()
    chairs = (ANNA.handed("random", 5), BAUER.handed(""))
    why = Recalled.told(record.setup, [turn.decision for turn in session.match.turns[:50]])
    on = Session.play_on(app.context, record, 50, chairs, why)
    assert on.match.moves == list(record.moves[:50]) and on.path != session.path
    assert told(on.match) == told(session.match)[:50]
    assert on.humans == [1] and on.match.practice
    play(on, 30)
    back = again(on)
    assert back.match.practice and back.record.players == record.players
    assert {(seating.move, seating.seat) for seating in back.record.seatings} == {(50, 0), (50, 1)}
    assert state_json(back.match.state) == state_json(on.match.state)
    back.leave()


def test_a_record_of_nobody_can_be_played_on(app: App) -> None:
    text = Path(__file__).parents[1].joinpath("golden", "2-seats-rows.hasp").read_text("utf-8")
    record = read_beginning(text)._replace(players=("somebody", ""))
    on = Session.play_on(app.context, record, 30, (ANNA, BAUER))
    back = again(on)
    assert back.record.players == (ANNA.line(), BAUER.line())
    assert {seating.move for seating in back.record.seatings} == {30}
    assert (back.match.practice and not back.match.can_undo()) or back.match.undoes
    back.leave()


# -- everything at once --


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_done_a_game_comes_back_as_it_was_left(app: App, seed: int) -> None:
    """Decisions, undo and redo, seats that change hands, leaving in between."""
    chance = Random(seed)
    session = begun(app, ANNA, BERT, Chair("Cord", 1, "random", 3), seed=seed)
    for _ in range(120):
        match, act = session.match, chance.random()
        if act < 0.15 and match.can_undo():
            session.undo()
        elif act < 0.25 and match.redoes is not None:
            session.redo()
        elif act < 0.3 and not session.over:
            seat = chance.randrange(3)
            session.hand_over(seat, session.chairs[seat].handed(chance.choice(("", "random")), seed))
        elif act < 0.35:
            before = session
            session = again(session)
            assert session.match.text() == before.match.text()
            assert session.chairs == before.chairs and told(session.match) == told(before.match)
            assert session.record.seatings == before.record.seatings
            assert [turn.human for turn in session.match.turns] == [turn.human for turn in before.match.turns]
        else:
            play(session, 1)
    for at, turn in enumerate(session.match.turns):
        who = seated_at(session.record, at)[turn.seat]
        assert ("human" in who) == turn.human
    session.leave()


# -- secrets --


@pytest.mark.parametrize("people", [1, 2])
def test_until_plans_are_open_others_read_no_reasons(app: App, people: int) -> None:
    """The second taking and the plan are told in the reasons of the first taking already."""
    chairs = (ANNA, Chair("Cord", 1) if people == 2 else Chair("Cord", 1, "bauer", 3), BAUER)
    session = begun(app, *chairs)
    match, viewer = session.match, -1 if people == 2 else 0
    seen = set()
    for _ in range(150):
        play(session, 1)
        state = match.state
        for turn in match.turns:
            same = (turn.before.year, turn.before.season) == (state.year, state.season)
            open_by_now = not same or max(turn.step, state.step) > Step.PLANNING
            assert match.keeps_secret(turn, viewer) == (not open_by_now and turn.seat != viewer)
            seen.add((turn.step, match.keeps_secret(turn, viewer)))
    for step in (Step.FIRST_TAKING, Step.SECOND_TAKING, Step.PLANNING):
        assert {(step, True), (step, False)} <= seen
    session.leave()
