"""What an automa would do in a person's place: asked without a wait, shown, played, and forgotten in time."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.automa.baselines import RandomPlayer
from game.automa.bauer import Bauer
from game.automa.process_player import ProcessPlayer
from game.languages import LANGUAGES
from game.match import Match
from game.rules import Setup, legal_moves, view
from game.rules.message import message
from game.rules.moves import Lay, Prop, Store
from game.rules.player import Decision
from game.rules.state import GameState
from game.rules.terms import HIDDEN_BONUS, Bonus, Step
from game.scenes.play.counsel import Advice, Counsel
from game.scenes.play.curtain import REST as CURTAIN_RESTS
from game.scenes.play.curtain import Aside, Curtain
from game.scenes.play.marks import marks
from game.scenes.play.planning import PlanEditor
from game.scenes.play.storage import StorageEditor
from game.scenes.result.scene import Result
from game.scenes.stage.moving import NOBODY
from game.scenes.stage.pointing import REST
from game.scenes.stage.why.story import Story
from game.table.spots import Kind, Spot
from tests.scenes.clicks import Hand
from tests.scenes.sitting import people, sit_down, until, window
from tests.scenes.weigher import Slow, Weigher
from tests.scenes.written import said


class Table(Hand):
    """A hand at a game in which a slow adviser can be asked."""

    def __init__(
        self,
        humans: int = 1,
        seats: int = 2,
        adviser: Callable[[int], object] | None = None,
        language: str = "en",
    ) -> None:
        self.advisers: list[Slow] = []
        made = adviser or self._adviser
        super().__init__(window({"slow": made, "weigher": Weigher}, language=language))  # type: ignore[dict-item]
        sit_down(self.app, Setup(seats=seats, seed=21), people(seats, humans, "weigher"))
        self.step()

    def _adviser(self, seed: int) -> Slow:
        self.advisers.append(Slow())
        return self.advisers[-1]

    @property
    def ask_button(self) -> tuple[int, int]:
        return self.play.stage.layout.ask.center

    def answer(self) -> Story:
        """The adviser is ready; what the panel tells then."""
        self.advisers[0].ready = True
        for _ in range(12):
            self.step(0.01)
        self.advisers[0].ready = False
        story = self.play.why.advised
        assert story is not None
        return story


def test_the_advice_of_a_taking_is_shown_marked_and_played() -> None:
    hand = Table()
    play = until(hand, Step.FIRST_TAKING)
    assert "Advice" in said(hand) and hand.advisers == []
    hand.click(hand.ask_button)
    assert play.why.panel is None and "Thinking…" in said(hand)
    story, first = hand.answer(), play.targets.legal[0]
    assert "The Slow's advice" in said(hand) and story.moves == (first,)
    mark = next(target.mark for target in play.targets.all if first in play.targets.live[target.name])
    assert marks(play).advised == {mark}
    before = len(play.match.moves)
    hand.button_on_panel("Do it")
    assert play.match.moves[before] == first and play.why.panel is None
    assert marks(play).advised == frozenset()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_button_says_fits_on_it(language: str) -> None:
    hand = Table(language=language)
    until(hand, Step.FIRST_TAKING)
    for said_there in ("play-ask-advice", "play-adviser-thinks"):
        hand.app.ledger = []
        hand.step()
        hand.app.draw()
        button, words = hand.play.stage.layout.ask, hand.app.context.theme.words.text(message(said_there))
        assert [mark.text for mark in hand.app.ledger if button.contains(mark.taken)] == [words]
        hand.click(hand.ask_button)


def test_a_key_asks_and_enter_plays() -> None:
    hand = Table()
    play = until(hand, Step.FIRST_TAKING)
    hand.key(pygame.K_a)
    first, before = hand.answer().moves[0], len(play.match.moves)
    hand.key(pygame.K_RETURN)
    assert play.match.moves[before] == first


def test_nobody_is_made_before_the_first_question_and_one_answers_all() -> None:
    hand = Table()
    until(hand, Step.FIRST_TAKING)
    for _ in range(2):
        hand.key(pygame.K_a)
        hand.answer()
        hand.key(pygame.K_RETURN)
        until(hand, Step.PLANNING)
    assert len(hand.advisers) == 1


def test_the_adviser_sees_the_view_of_the_seat_to_move() -> None:
    hand = Table(seats=3)
    play = until(hand, Step.PLANNING)
    state = play.match.state
    state.seats[1].bonus = Bonus.THALER
    hand.key(pygame.K_a)
    hand.step()
    (seen,) = hand.advisers[0].asked
    assert seen.chance == 0 and seen.to_move == state.to_move
    assert all(not other.plan for number, other in enumerate(seen.seats) if number != state.to_move)
    assert seen.seats[1].bonus == HIDDEN_BONUS or not state.box.black


@pytest.mark.rule("R-26")
def test_an_advice_that_may_tell_of_a_bonus_marker_is_for_its_owner_alone() -> None:
    hand = Table(humans=2)
    play = until(hand, Step.FIRST_TAKING)
    seat = play.match.state.to_move
    assert seat is not None
    play.match.state.seats[seat].bonus = Bonus.THALER
    hand.key(pygame.K_a)
    assert isinstance(hand.app.scene, Aside)
    hand.step(CURTAIN_RESTS)
    hand.key(pygame.K_ESCAPE)
    assert hand.app.scene is play and not play.why.counsel.asked
    hand.key(pygame.K_a)
    hand.draw_curtain()
    assert play.viewer == play.stage.viewer == seat
    hand.answer()
    hand.key(pygame.K_ESCAPE)
    hand.step()
    assert play.why.advised is None and play.viewer == play.stage.viewer == NOBODY


@pytest.mark.rule("R-26")
def test_whoever_plays_alone_is_advised_without_a_curtain() -> None:
    hand = Table()
    play = until(hand, Step.FIRST_TAKING)
    play.match.state.seats[play.match.state.to_move or 0].bonus = Bonus.THALER
    hand.key(pygame.K_a)
    assert hand.app.scene is play and play.why.counsel.asked


@pytest.mark.parametrize("how", ["move", "undo", "escape"])
def test_a_question_is_forgotten(how: str) -> None:
    hand = Table()
    play = until(hand, Step.PLANNING)
    hand.click(hand.ask_button)
    assert play.why.counsel.asked
    if how == "move":
        hand.click(play.stage.layout.board.button.center)
    elif how == "undo":
        hand.play.undo()
    else:
        hand.key(pygame.K_ESCAPE)
    assert not play.why.counsel.asked
    hand.advisers[0].ready = True
    hand.step()
    assert play.why.panel is None


@pytest.mark.parametrize("how", ["key", "button"])
def test_asked_again_while_he_thinks_the_question_stays(how: str) -> None:
    hand = Table()
    play = until(hand, Step.FIRST_TAKING)
    for _ in range(2):
        hand.key(pygame.K_a) if how == "key" else hand.click(hand.ask_button)
    assert play.why.counsel.asked and play.bubble is not None
    hand.answer()


@pytest.mark.parametrize("how", ["move", "undo"])
def test_an_advice_is_forgotten_when_the_position_changes(how: str) -> None:
    hand = Table()
    play = until(hand, Step.FIRST_TAKING)
    play.submit([play.targets.legal[0]])
    play = until(hand, Step.PLANNING)
    hand.key(pygame.K_a)
    hand.answer()
    if how == "move":
        hand.click(play.stage.layout.board.button.center)
    else:
        hand.play.undo()
    assert play.why.panel is None and marks(play).advised == frozenset()


@pytest.mark.parametrize("answered", [True, False])
def test_an_advice_ends_with_who_was_advised(answered: bool) -> None:
    """An automa that takes the seat decides for itself, and no question is answered in its place."""
    hand = Table()
    hand.app.context.settings.pace = "slow"
    play = until(hand, Step.FIRST_TAKING)
    hand.key(pygame.K_a)
    if answered:
        hand.answer()
    before = len(play.match.turns)
    play.session.hand_over(0, play.session.chairs[0].handed("weigher", 1))
    play.resize()
    assert play.why.advised is None and not play.why.counsel.asked
    if not answered:
        hand.advisers[0].ready = True
        assert not play.match.advised
    hand.key(pygame.K_RETURN)
    assert all(turn.decision.reasons for turn in play.match.turns[before:])


def test_a_plan_is_advised_whole_and_laid_out_to_be_looked_at() -> None:
    hand = Table()
    play = until(hand, Step.PLANNING)
    assert isinstance(play.editor, PlanEditor)
    fields = play.editor.plan.fields
    hand.key(pygame.K_a)
    story = hand.answer()
    assert [move.field for move in story.moves if isinstance(move, Lay)] == fields
    laid = {Spot(Kind.FIELD, move.field) for move in story.moves if isinstance(move, Lay) and not move.empty}
    assert marks(play).advised == laid or not laid
    before = len(play.match.moves)
    hand.button_on_panel("Do it")
    assert play.editor.plan.lays == story.moves and len(play.match.moves) == before
    assert play.editor.plan.problem is None
    hand.click((640, 400), button=3)
    assert all(lay.empty for lay in play.editor.plan.lays)


def test_a_plan_that_lies_there_as_advised_is_finished() -> None:
    hand = Table()
    play = until(hand, Step.PLANNING)
    assert isinstance(play.editor, PlanEditor)
    texts = []
    for _ in range(2):
        hand.key(pygame.K_a)
        story = hand.answer()
        texts.append(" ".join(said(hand)))
        before = len(play.match.moves)
        hand.button_on_panel("Do it")
    assert ["Finish planning as it lies" in text for text in texts] == [False, True]
    assert tuple(play.match.moves[before:][: len(story.moves)]) == story.moves


def test_an_advice_says_whether_the_plan_that_lies_there_now_is_the_one() -> None:
    hand = Table()
    play = until(hand, Step.PLANNING)
    assert isinstance(play.editor, PlanEditor)
    hand.key(pygame.K_a)
    hand.answer()
    hand.button_on_panel("Do it")
    hand.key(pygame.K_a)
    hand.answer()
    assert "Finish planning as it lies" in " ".join(said(hand))
    hand.click(next(spot for spot in play.editor.spots(play.stage) if spot.origin is None).rect.center)
    hand.step()
    assert play.why.advised and "as it lies" not in " ".join(said(hand))


def test_pieces_can_be_laid_while_the_advice_lies_beside() -> None:
    hand = Table()
    play = until(hand, Step.PLANNING)
    hand.key(pygame.K_a)
    hand.answer()
    assert isinstance(play.editor, PlanEditor)
    spot = next(spot for spot in play.editor.spots(play.stage) if spot.origin is None)
    hand.click(spot.rect.center)
    assert any(not lay.empty for lay in play.editor.plan.lays) and play.why.advised


@pytest.mark.long
def test_storing_is_advised_whole() -> None:
    hand = Table()
    play = until(hand, Step.WINTER_STORAGE)
    assert isinstance(play.editor, StorageEditor)
    play.editor.lay_out([Store(move.slot, None) for move in play.editor.laid])
    hand.key(pygame.K_a)
    story = hand.answer()
    stores = [move for move in story.moves if isinstance(move, Store)]
    assert tuple(stores) == story.moves
    before = len(play.match.moves)
    hand.button_on_panel("Do it")
    wanted = {move.slot: move.resource for move in stores if move.resource is not None}
    assert wanted and play.editor.plan.put == wanted and len(play.match.moves) == before


@pytest.mark.long
def test_storing_that_is_proposed_as_advised_is_finished_at_once() -> None:
    hand = Table()
    play = until(hand, Step.WINTER_STORAGE)
    assert isinstance(play.editor, StorageEditor) and not play.editor.past
    hand.key(pygame.K_a)
    story = hand.answer()
    assert tuple(play.editor.moves) == story.moves and "Finish storing as it lies." in said(hand)
    before = len(play.match.moves)
    hand.button_on_panel("Do it")
    assert tuple(play.match.moves[before:][: len(story.moves)]) == story.moves


@pytest.mark.long
def test_a_game_can_be_played_by_advice_alone() -> None:
    """With the strongest there is, and nothing else."""
    hand = Table(adviser=Bauer)
    for _ in range(900):
        if isinstance(hand.app.scene, Result):
            return
        play = hand.play
        if play.can_ask and not (isinstance(play.editor, PlanEditor | StorageEditor) and play.editor.past):
            hand.key(pygame.K_a)
            for _ in range(20):
                if play.why.advised:
                    break
                hand.step(0.0)
            hand.key(pygame.K_RETURN)
        elif play.session.human or (play.stage.winter_open and play.stage.book.complete):
            hand.key(pygame.K_RETURN)
            hand.step()
        else:
            hand.step(1.0)
    raise AssertionError("the game does not end")


@pytest.mark.long
def test_no_frame_waits_and_leaving_the_table_ends_the_process() -> None:
    made: list[ProcessPlayer] = []

    def adviser(seed: int) -> ProcessPlayer:
        made.append(ProcessPlayer("bauer", Bauer, seed))
        return made[-1]

    hand = Table(adviser=adviser)
    play = until(hand, Step.FIRST_TAKING)
    hand.key(pygame.K_a)
    frames = 0
    while not play.why.advised:
        hand.step(0.02)
        frames += 1
    assert frames > 3
    hand.app.stop()
    made[0]._process.join(5)
    assert not made[0]._process.is_alive()


def test_the_next_at_one_mouse_sees_no_advice() -> None:
    hand = Table(humans=2)
    play = until(hand, Step.PLANNING)
    hand.key(pygame.K_a)
    hand.answer()
    hand.finish()
    hand.step()
    assert isinstance(hand.app.scene, Curtain) and play.why.panel is None


def test_where_nothing_is_to_be_decided_nobody_is_asked() -> None:
    hand = Table(humans=0)
    while not hand.play.stage.winter_open:  # until then automas decide as fast as they can
        hand.step()
    hand.key(pygame.K_a)
    assert hand.play.bubble is not None and hand.advisers == []
    assert not any(text == "Advice" for text in said(hand))


class Mixed(Weigher):
    """Places a prop as soon as it can, and else stores what comes first."""

    def choose(self, view: GameState, moves: object) -> Decision:
        legal = legal_moves(view)
        return Decision(next((move for move in legal if isinstance(move, Prop)), legal[0]), ())


def test_what_goes_before_a_storing_is_advised_alone() -> None:
    counsel = Counsel(Mixed)
    counsel.ask(before_storing())
    advice = None
    while advice is None:
        advice = counsel.answer()
    assert isinstance(advice, Advice)
    assert [type(decision.move) for decision in advice.decisions] == [Prop]


def before_storing() -> GameState:
    """A view in which wood can be placed before anything is stored."""
    match = Match(Setup(seed=3), [RandomPlayer(seat) for seat in range(2)])
    while match.advance():
        state = match.state
        if state.step == Step.WINTER_STORAGE and any(isinstance(move, Prop) for move in legal_moves(state)):
            return view(state, state.to_move)
    raise AssertionError("no wood is left to place")


def test_a_pointer_at_rest_is_told_the_keys() -> None:
    hand = Table()
    play = until(hand, Step.FIRST_TAKING)
    for spot, key in ((play.stage.layout.ask, "(A)"), (play.stage.layout.ribbon.why, "(W)")):
        hand.move(spot.center)
        hand.step()
        hand.step(REST + 0.1)
        assert any(key in text for text in said(hand)), key


def ring_on(hand: Table, goal: tuple[int, int]) -> None:
    """Go by Tab to the stop on which a spot lies."""
    for _ in range(100):
        if hand.play.steered is not None and hand.play.steered.rect.collidepoint(goal):
            return
        hand.key(pygame.K_TAB)
    raise AssertionError(f"no ring on {goal}")


def test_enter_does_what_the_ring_is_on_beside_an_advice() -> None:
    hand = Table()
    play = until(hand, Step.FIRST_TAKING)
    hand.key(pygame.K_a)
    advised = hand.answer().moves[0]
    other = next(thing for thing in play.targets.glowing() if advised not in play.targets.live[thing.name])
    ring_on(hand, play.targets.spot_on(other))
    assert play.why.advised is not None
    meant, before = play.targets.live[other.name], len(play.match.moves)
    hand.key(pygame.K_RETURN)
    assert play.match.moves[before] in meant


def test_the_ring_goes_from_the_question_to_the_advice() -> None:
    hand = Table()
    play = until(hand, Step.FIRST_TAKING)
    ring_on(hand, hand.ask_button)
    hand.key(pygame.K_RETURN)
    advised, before = hand.answer().moves[0], len(play.match.moves)
    assert play.steered is not None and play.steered.rect == play.why.buttons[0][0]
    hand.key(pygame.K_RETURN)
    assert play.match.moves[before] == advised
