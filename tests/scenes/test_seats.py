"""Seats that change hands in the window, replays that are played on, tables that one comes back to."""

from __future__ import annotations

import pygame
import pytest

from game.automa.bauer import Bauer
from game.match import Match
from game.rules import Setup, legal_moves, new_game
from game.rules.moves import Lay, TakeBonus
from game.rules.record import parse_move
from game.rules.state import NO_BONUS
from game.rules.terms import Bonus, Step
from game.scenes.flow import Replace
from game.scenes.kit.choices import Stepper
from game.scenes.play.curtain import Curtain
from game.scenes.play.planning import PlanEditor
from game.scenes.play.scene import Play
from game.scenes.replay.chairs import chairs_in
from game.scenes.replay.history import History
from game.scenes.replay.menu import ReplayMenu
from game.scenes.replay.scene import Replay
from game.scenes.saving.chairs import Chair
from game.scenes.saving.notes import Recalled, Sight
from game.scenes.seatsheet import SeatSheet
from game.scenes.session import Session, sound
from game.scenes.stage.deeds import decision_said
from game.scenes.stage.moving import NOBODY
from game.scenes.stage.why.story import of_turn
from game.words import Names
from tests.english import english
from tests.scenes.clicks import Hand
from tests.scenes.reels import begun
from tests.scenes.sitting import sit_down, until, window
from tests.scenes.test_going_on import difference
from tests.scenes.test_scenes_levels import TEMPERAMENTS, Room
from tests.scenes.written import drawn, said

NOBODYS = Chair("Knecht", 1, "random", 3)
CHAIRS = (Chair("Anna", 2), Chair("Bauer", 0, "random", 7))


def table(humans: int = 1, seed: int = 4) -> Hand:
    """A hand at a new game; nothing flies."""
    app = window()
    chairs = (CHAIRS[0], Chair("Bert", 0)) if humans == 2 else CHAIRS if humans else (NOBODYS, CHAIRS[1])
    sit_down(app, Setup(seats=2, seed=seed), chairs)
    return Hand(app)


def seat(hand: Hand, number: int, automa: str) -> None:
    """Turn the row of a seat until it names this automa."""
    for _ in steppers(hand)[number].choices:
        row = steppers(hand)[number]
        if row.value == automa:
            return
        hand.click(row.ends[1].center)
    raise AssertionError(automa)


def steppers(hand: Hand) -> list[Stepper]:
    """The choices on the sheet: the level of every seat, then the temperaments where there are any."""
    scene = hand.app.scene
    assert isinstance(scene, SeatSheet)
    return [widget for widget in scene.form.widgets if isinstance(widget, Stepper)]


@pytest.mark.long
def test_a_seat_is_handed_over_from_the_menu_and_back() -> None:
    hand = table()
    until(hand, Step.PLANNING)
    before = len(hand.play.match.turns)
    hand.click(hand.play.stage.layout.ribbon.menu.center)
    hand.button("Seats …")
    seat(hand, 0, "random")
    hand.button("Play on")
    play = hand.play
    assert hand.app.scene is play and play.session.humans == [] and play.editor is None
    assert [english(sitter.kind) for sitter in play.stage.sitters] == ["Random", "Random"]
    for _ in range(5):
        hand.step()
    assert not any(turn.human for turn in play.match.turns[before:]) and len(play.match.turns) > before
    hand.click(play.stage.layout.ribbon.menu.center)
    hand.button("Seats …")
    seat(hand, 0, "")
    hand.button("Play on")
    assert play.session.humans == [0] and play.viewer == 0
    assert [english(sitter.kind) for sitter in play.stage.sitters] == ["human", "Random"]
    assert len(play.session.record.seatings) == 2


def hand_over(hand: Hand, *automas: str) -> None:
    """Hand each seat to an automa, or to a person (an empty name), as the menu does."""
    session = hand.play.session
    for number, (chair, automa) in enumerate(zip(session.chairs, automas, strict=True)):
        session.hand_over(number, chair.handed(automa, 1))
    hand.play.resize()


def planned(hand: Hand) -> int:
    """Have the seat that is asked plan something; return the next."""
    state = hand.play.match.state
    first = state.to_move
    while state.to_move == first:
        hand.play.submit(legal_moves(state)[:1])
        state = hand.play.match.state
    assert state.step == Step.PLANNING and state.to_move is not None
    return state.to_move


def test_a_person_who_hands_over_while_plans_are_hidden_sees_no_more_of_them() -> None:
    hand = table()
    until(hand, Step.PLANNING)
    play = hand.play
    assert play.match.state.seats[1].plan
    hand_over(hand, "random", "random")
    assert play.session.humans == [] and play.viewer == 0 and play.stage.viewer == 0
    assert play.stage.seen.seats[1].plan == ()
    back = Play(hand.app.context, reopened(play.session))
    assert back.viewer == 0 and back.stage.seen.seats[1].plan == ()


def test_nor_in_a_later_season_as_seats_may_be_taken_back() -> None:
    hand = table()
    until(hand, Step.PLANNING)
    hand_over(hand, "random", "random")
    match, season = hand.play.match, hand.play.match.state.season
    while match.state.season == season or match.state.step != Step.PLANNING:
        hand.play.session.advance()
    assert hand.play.viewer == 0


def test_a_person_who_has_handed_over_sees_no_plan_of_the_other_person() -> None:
    hand = table(humans=2)
    while hand.play.match.state.step != Step.PLANNING:
        hand.decide()
    match, second = hand.play.match, planned(hand)
    hand_over(hand, *("random" if number == second else "" for number in range(2)))
    assert hand.play.session.humans == [1 - second] and hand.play.viewer == NOBODY
    season = match.state.season
    while match.state.season == season:
        if hand.play.session.advance() is None:
            hand.play.submit(legal_moves(match.state)[:1])
    assert hand.play.viewer == 1 - second


def test_whoever_changes_seats_lays_the_second_plan_behind_the_curtain() -> None:
    hand = table(seed=7)
    until(hand, Step.PLANNING)
    assert planned(hand) == 1
    hand_over(hand, "random", "")
    assert hand.play.behind_curtain and hand.play.viewer == NOBODY


def test_everything_is_seen_where_nobody_has_played() -> None:
    hand = table(0)
    while hand.play.match.state.step != Step.PLANNING:
        hand.play.session.advance()
    assert hand.play.viewer is None


def test_back_changes_nothing() -> None:
    hand = table()
    hand.click(hand.play.stage.layout.ribbon.menu.center)
    hand.button("Seats …")
    seat(hand, 1, "bauer")
    hand.button("Back")
    hand.button("Back to the game")
    assert hand.play.session.chairs == CHAIRS


@pytest.mark.long
def test_a_replay_is_played_on_from_any_position() -> None:
    viewer = begun()
    viewer.replay.go(40)
    record = viewer.replay.history.record
    viewer.click(viewer.replay.stage.layout.ribbon.menu.center)
    viewer.button("Play on from here …")
    seat(viewer, 0, "")
    seat(viewer, 1, "random")
    viewer.button("Play on")
    play = viewer.play
    assert play.match.moves == list(record.moves[:40]) and play.match.practice
    assert play.session.humans == [0]
    viewer.play_on()
    assert play.session.over


def test_a_game_that_is_over_is_not_played_on() -> None:
    viewer = begun()
    viewer.key(pygame.K_END)
    viewer.click(viewer.replay.stage.layout.ribbon.menu.center)
    assert isinstance(viewer.app.scene, ReplayMenu)
    assert "menu-play-on" not in [said.id for said, _ in viewer.app.scene.acts()]


@pytest.mark.parametrize("step", [Step.FIRST_TAKING, Step.PLANNING, Step.WORKING, Step.WINTER_STORAGE])
def test_a_table_that_is_come_back_to_is_the_same_picture(step: Step) -> None:
    """Board, log with its reasons, and what is half laid."""
    hand = table()
    until(hand, step)
    play = hand.play
    if isinstance(play.editor, PlanEditor):
        for spot in [spot for spot in play.editor.spots(play.stage) if spot.origin is None][:2]:
            hand.click(spot.rect.center)
    elif play.editor is not None:
        hand.click(play.stage.yard.slot(0, len(play.editor.plan.slots)).center)
    hand.click(play.stage.layout.boards[1 - play.stage.focus].rect.center)
    hand.click(play.stage.layout.log.move(2, 2).topleft)
    hand.move((1, 1))
    hand.step(2.0)
    before, sight = drawn(hand), play.session.sight
    assert sight is not None and sight.focus == 1 and bool(sight.laid) == (play.editor is not None)
    hand.app.apply(Replace(Play(hand.app.context, reopened(play.session))))
    hand.step(2.0)
    hand.step(2.0)
    assert drawn(hand) == before


@pytest.mark.long
@pytest.mark.parametrize("humans", [1, 2])
def test_a_winter_that_is_being_read_lies_there_again(humans: int) -> None:
    hand = table(humans)
    while not hand.play.stage.winter_read:
        if isinstance(hand.app.scene, Curtain):
            lift(hand)
        hand.decide()
    hand.move((1, 1))
    for _ in range(3):
        hand.step(2.0)
    hand.key(pygame.K_2)
    hand.step(2.0)
    before, year = drawn(hand), hand.play.stage.book.year
    hand.app.apply(Replace(Play(hand.app.context, reopened(hand.play.session))))
    hand.move((1, 1))
    for _ in range(3):
        hand.step(2.0)
    play = hand.play
    assert play.stage.winter_read and play.stage.book.year == year and play.stage.focus == 1
    assert difference(before, drawn(hand), hand.app.context.size) == []
    hand.click(play.stage.yard.button.center)
    hand.step(2.0)
    assert not play.stage.winter_open and play.stage.lines == play.stage.all_lines
    play.session.look(play.sight)
    hand.app.apply(Replace(Play(hand.app.context, reopened(play.session))))
    assert not hand.play.stage.winter_open


@pytest.mark.long
def test_a_stranger_lays_no_winter_out_that_did_not_just_end() -> None:
    hand = table()
    for year in (1, 2):
        session = hand.play.session
        session.look(Sight(0, winter=True))
        hand.app.apply(Replace(Play(hand.app.context, reopened(session))))
        assert not hand.play.stage.winter_open and session.sight.winter
        while hand.play.match.state.year == year or hand.play.stage.winter_open:
            hand.decide()
        hand.decide()


def lift(hand: Hand) -> None:
    """Whoever the curtain calls sits down."""
    hand.step(1.0)
    assert isinstance(hand.app.scene, Curtain)
    hand.draw_curtain()


def test_a_plan_half_laid_waits_behind_the_curtain() -> None:
    hand = table(humans=2)
    while hand.play.match.state.step != Step.PLANNING:
        hand.decide()
    lift(hand)
    editor = hand.play.editor
    assert isinstance(editor, PlanEditor)
    hand.click(next(spot for spot in editor.spots(hand.play.stage) if spot.origin is None).rect.center)
    field = editor.plan.fields[2]
    corner = hand.play.stage.layout.board.fields[field].topleft
    hand.click((corner[0] + 6, corner[1] + 6))
    hand.step()
    laid = editor.laid
    assert laid and editor.active == field
    hand.app.apply(Replace(Play(hand.app.context, reopened(hand.play.session))))
    assert hand.play.editor is None and hand.play.behind_curtain
    lift(hand)
    assert isinstance(hand.play.editor, PlanEditor) and hand.play.editor.laid == laid
    assert hand.play.editor.active == field


@pytest.mark.parametrize(
    "lay", ["lay farmer: 90 black", "lay farmer: 1 kiepenkerl", "lay coal-digger: 1 food"]
)
def test_a_plan_of_what_nobody_has_is_not_laid_out(lay: str) -> None:
    """A stranger's notes: only what the seat has lies on its board."""
    hand = table()
    until(hand, Step.PLANNING)
    play = hand.play
    assert isinstance(play.editor, PlanEditor)
    play.match.state.seats[0].food = 0
    play.refresh()
    strange = parse_move(lay)
    assert isinstance(strange, Lay)
    lays = [strange if one.field == strange.field else one for one in play.editor.plan.lays]
    assert PlanEditor(play.editor.plan.state, lays).laid == ()


def reopened(session: Session) -> Session:
    session.leave()
    (saved,) = session.host.saves.games()
    return Session.reopen(session.host, saved)


def test_redo_by_key_brings_back_what_was_taken_back() -> None:
    hand = table()
    until(hand, Step.FIRST_TAKING)
    hand.play.submit(hand.play.targets.legal[:1])
    match = hand.play.match
    before = match.moves
    hand.key(pygame.K_z, mod=pygame.KMOD_CTRL, seconds=0.0)
    assert len(match.moves) < len(before)
    hand.key(pygame.K_y, mod=pygame.KMOD_CTRL, seconds=0.0)
    assert match.moves[: len(before)] == before


def test_the_pointer_on_undo_is_told_what_it_takes_back() -> None:
    hand = table()
    until(hand, Step.SECOND_TAKING)
    hand.move(hand.play.stage.layout.ribbon.undo.center)
    hand.step()
    hand.step(2.0)
    assert "Undo: Anna’s taking" in said(hand) or "Undo: Anna's taking" in said(hand)


def test_the_pointer_on_undo_is_told_that_it_makes_a_practice_game() -> None:
    hand = table()
    until(hand, Step.PLANNING)
    hand.finish()
    hand.step()
    hand.move(hand.play.stage.layout.ribbon.undo.center)
    hand.step()
    hand.step(2.0)
    (told,) = [text for text in said(hand) if text.startswith("Undo:")]
    assert hand.play.session.undo_question and told.endswith("plan. It makes this a practice game.")
    hand.play.match.practice = True
    assert not any("practice game." in text for text in said(hand))


def test_a_seat_is_handed_to_an_automa_with_a_temperament() -> None:
    """The same choice as in the new-game screen."""
    hand = table()
    hand.app.context.opponents = Room().opponents
    hand.click(hand.play.stage.layout.ribbon.menu.center)
    hand.button("Seats …")
    seat(hand, 0, "knecht")
    assert len(steppers(hand)) == 2
    seat(hand, 0, "meister")
    assert [choice.value for choice in steppers(hand)[2].choices] == [one.name for one in TEMPERAMENTS]
    seat(hand, 2, "miner")
    seat(hand, 0, "steiger")
    hand.button("Play on")
    assert hand.play.session.chairs[0].automa == "steiger:miner"


def test_a_line_that_is_an_automa_with_a_temperament_names_it() -> None:
    (chair, other) = chairs_in(("steiger:miner", "steiger"), 2)
    assert (chair.automa, other.automa) == ("steiger:miner", "steiger")
    assert (chair.name, other.name) == ("Steiger 1", "Steiger 2")


def test_taking_back_a_bonus_marker_does_not_name_it() -> None:
    """R-26: undo, its question and redo are read by whoever has the mouse."""
    state = new_game(Setup(modules=frozenset({"black"}), tiles="recommended"))
    said = {english(decision_said(0, TakeBonus(bonus), state), Names(("Anna", "Bert"))) for bonus in Bonus}
    assert said == {"Anna’s bonus marker"}


@pytest.mark.parametrize("handed", [False, True], ids=["a person plans", "all seats are handed over"])
def test_stepping_through_a_game_that_goes_on_tells_no_plan_of_its_season(handed: bool) -> None:
    """P2: as at the table, neither plans nor reasons; those of former seasons are open."""
    hand = table()
    until(hand, Step.PLANNING)
    play, first = hand.play, len(hand.play.match.turns)
    if handed:
        hand_over(hand, "random", "random")
    session = play.session
    session.leave()
    session.keeper.gone(10)
    (saved,) = [one for one in session.host.saves.games() if one.path == session.path]
    replay = Replay(
        hand.app.context, History.of_game(sound(session.host, saved), "x", Recalled.of(saved.path))
    )
    replay.go(replay.history.last)
    assert replay.history.last <= first
    assert not any(seat.plan for seat in replay.stage.seen.seats)
    assert not [line for line in replay.lines() if line.why] and replay.why._numbers() == []


def test_what_options_were_worth_tells_no_bonus_marker() -> None:
    """R-26: figures of whoever has one are shown to others once the game is over."""
    match = Match(Setup(seed=4, modules=frozenset({"black"}), tiles="recommended"), [Bauer(1), Bauer(2)])
    hidden = shown = 0
    while (turn := match.advance()) is not None:
        owned = turn.before.seats[turn.seat].bonus != NO_BONUS
        assert match.hides_figures(turn, 1 - turn.seat) == (owned and not match.over)
        assert not match.hides_figures(turn, turn.seat)
        story = of_turn(turn, 0, Names(("Anna", "Bert")), weighed=not owned)
        hidden, shown = hidden + (owned and not story.rows), shown + bool(story.rows)
    assert hidden and shown and not any(match.hides_figures(turn, 1 - turn.seat) for turn in match.turns)
