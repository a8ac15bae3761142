"""Why an automa decided so: one line in the log, and a panel with the rest that never stands in the way."""

from __future__ import annotations

import pygame
import pytest

from game.match import Match, Turn
from game.rules import Setup, legal_moves
from game.rules.message import Amount, message
from game.rules.moves import (
    CountCart,
    Decline,
    Drain,
    EndTurn,
    GiveCoal,
    GiveFood,
    Lay,
    Move,
    Store,
    Swap,
    TakeBonus,
)
from game.rules.player import Aspect
from game.rules.terms import Bonus, Colour, Field, Resource, Slot, Step
from game.scenes.flow import Replace
from game.scenes.play.curtain import Curtain
from game.scenes.play.lookback import LookBack
from game.scenes.play.scene import Play
from game.scenes.result.scene import Result
from game.scenes.saved_games.opening import resume
from game.scenes.stage.commands import ShowMoment, TellWhy
from game.scenes.stage.deeds import deed
from game.scenes.stage.why.drawing import figure
from game.scenes.stage.why.sheet import OptionColumn, lay_out
from game.scenes.stage.why.story import Story
from game.sound.names import SoundEffect
from game.table.logpanel import log_rows
from game.words import words_of
from tests.english import english
from tests.scenes.clicks import Hand
from tests.scenes.sitting import people, sit_down, window
from tests.scenes.test_play_heard import Ears
from tests.scenes.weigher import REASONS, SENTENCES, Weigher
from tests.scenes.written import said, written, wrong

BOTH = frozenset({"black", "iron"})


def table(humans: int = 1, size: tuple[int, int] = (1280, 720), **setup: object) -> Hand:
    """A hand at a fresh game with open plans against weighers, after the first decision of one of them."""
    app = window({"weigher": Weigher}, size)
    agreed = Setup(**{"seats": 2, "seed": 21, "open_planning": True, **setup})  # type: ignore[arg-type]
    sit_down(app, agreed, people(agreed.seats, humans, "weigher"))
    hand = Hand(app)
    until_reasoned(hand)
    return hand


def test_before_plans_are_open_why_says_that_it_is_told_then() -> None:
    hand = secret()
    hand.key(pygame.K_w)
    assert "What automas have weighed is told once the plans are open." in said(hand)
    while not hand.play.why.stage.chronicle.reasoned(hand.play.viewer):
        hand.decide()
    hand.step()
    hand.key(pygame.K_w)
    assert hand.play.why.panel is not None


def test_why_says_so_where_nothing_was_weighed() -> None:
    hand = secret(humans=2)
    hand.key(pygame.K_w)
    assert "No automa has weighed anything so far; the simplest ones never do." in said(hand)


def secret(humans: int = 1) -> Hand:
    """A hand at a game with hidden plans; the weigher, if there is one, has taken disks."""
    app = window({"weigher": Weigher})
    sit_down(app, Setup(seats=2, seed=21), people(2, humans, "weigher"))
    hand = Hand(app)
    while not (hand.play.session.human and (humans == 2 or len(hand.play.match.turns) > 1)):
        hand.decide()
    hand.step()
    return hand


def until_reasoned(hand: Hand) -> None:
    """A person is asked, and an automa has decided something."""
    for _ in range(200):
        play = hand.play
        if play.session.human and play.stage.chronicle.reasoned(play.stage.viewer):
            return
        on(hand)
    raise AssertionError("no automa decides")


def on(hand: Hand) -> None:
    """Whatever comes next, with the curtain drawn where two people play."""
    if isinstance(hand.app.scene, Curtain):
        hand.draw_curtain()
    else:
        hand.decide()


def told(hand: Hand) -> Story:
    story = hand.play.why.story
    assert story is not None
    return story


def test_the_buttons_of_the_panel_are_heard() -> None:
    hand = table()
    hand.key(pygame.K_w)
    panel = hand.play.why.panel
    assert panel is not None
    hand.app.context.sound = heard = Ears()
    hand.click(panel.sheet.close.center)
    assert hand.play.why.panel is None and heard.effects == [SoundEffect.BUTTON]


def why_line(hand: Hand, newest: int = 0) -> tuple[int, tuple[int, int]]:
    """The decision and the spot of a line in the log that has more to tell."""
    play = hand.play
    log = play.stage.layout.log_tall if play.stage.log_open else play.stage.layout.log
    lines = play.stage.chronicle.lines(play.stage.viewer)
    rows = log_rows(play.context.theme, log, lines, play.stage.log_back)
    row = [row for row in rows if row.line.turn is not None][newest]
    assert row.line.turn is not None
    return row.line.turn, row.rect.center


def test_the_log_has_one_sentence_of_a_decision_and_the_panel_has_all() -> None:
    hand = table()
    turn, spot = why_line(hand)
    assert SENTENCES[0] in said(hand) and SENTENCES[1] not in said(hand)
    hand.click(spot)
    story = told(hand)
    assert story.turn == turn and story.sentences == REASONS
    assert {"Hinnerk's reasons", *SENTENCES} <= set(said(hand))


def test_a_click_on_another_line_tells_that_one_and_on_the_same_closes() -> None:
    hand = table(seats=3)
    hand.play.stage.log_open = True
    while len(hand.play.stage.chronicle.reasoned(0)) < 2:
        hand.decide()
    (later, spot), (earlier, above) = why_line(hand), why_line(hand, 1)
    hand.click(spot)
    assert told(hand).turn == later
    hand.click(hand.play.why.panel.sheet.close.center)  # type: ignore[union-attr]
    assert hand.play.why.story is None
    hand.click(above)
    assert told(hand).turn == earlier
    hand.key(pygame.K_RIGHT)
    assert told(hand).turn == later
    hand.click(hand.play.why.panel.sheet.back.center)  # type: ignore[union-attr]
    assert told(hand).turn == earlier
    hand.play.why.tell(later)
    hand.click(spot)
    assert hand.play.why.story is None and hand.play.stage.log_open


def test_in_a_look_back_a_line_tells_why_and_one_step_of_esc_closes_it() -> None:
    hand = table()
    moves, (turn, spot) = len(hand.play.match.moves), why_line(hand)
    hand.app.apply(hand.play.do([ShowMoment(turn)]))
    hand.step()
    past = hand.app.scene
    assert isinstance(past, LookBack)
    hand.click(spot)
    story = past.why.story
    assert story is not None and story.turn == turn and set(SENTENCES) <= set(said(hand))
    hand.key(pygame.K_ESCAPE)
    assert past.why.story is None and hand.app.scene is past
    hand.key(pygame.K_ESCAPE)
    assert hand.app.scene is hand.play and len(hand.play.match.moves) == moves
    assert hand.play.why.story is None


@pytest.mark.long
def test_what_is_still_secret_is_told_by_no_command() -> None:
    hand = table(open_planning=False)
    play, secret = hand.play, list[int]()
    for _ in range(60):
        told = play.stage.chronicle.reasoned(play.stage.viewer)
        turns = [number for number, turn in enumerate(play.match.turns) if turn.decision.reasons]
        secret = [number for number in turns if number not in told]
        if secret:
            break
        on(hand)
    assert secret
    for number in secret:
        play.do([TellWhy(number)])
        assert play.why.panel is None


def test_every_option_is_named_in_words_with_its_worth_and_parts() -> None:
    hand = table()
    hand.key(pygame.K_w)
    story, turn = told(hand), hand.play.match.turns[told(hand).turn or 0]
    assert [row.name for row in story.rows] == [
        deed(option.move, turn.before) for option in turn.decision.options
    ]
    first = story.rows[0]
    assert [part.aspect for part in first.parts] == list(Aspect)
    assert first.worth == pytest.approx(sum(part.vp for part in first.parts)) == pytest.approx(3.8)
    later = first.parts[list(Aspect).index(Aspect.LATER)]
    assert later.vp == pytest.approx(2.0) and later.said is not None
    assert "developments, if others take what is to follow" in said(hand)
    assert {"3.8", "−0.7", "2", "water +2, wood −1"} <= set(said(hand))
    assert {words_of("en").text(aspect.said) for aspect in Aspect} <= set(said(hand))


def test_the_option_under_the_pointer_tells_its_parts_and_so_does_a_key() -> None:
    hand = table()
    hand.key(pygame.K_w)
    panel = hand.play.why.panel
    assert panel is not None and said(hand).count("−1.7") == 1
    hand.move(panel.sheet.rows[2].rect.center)
    hand.step()
    assert panel.looked_at == 2 and said(hand).count("−1.7") == 2
    hand.key(pygame.K_UP)
    assert panel.looked_at == 1
    hand.move(panel.sheet.parts[0].rect.center)
    hand.step()
    assert any(text.startswith("VP on the score track") for text in said(hand))


@pytest.mark.parametrize("how", ["escape", "right", "button", "outside", "why", "key"])
def test_the_panel_closes(how: str) -> None:
    hand = table()
    hand.click(hand.play.stage.layout.ribbon.why.center)
    panel, moves = hand.play.why.panel, len(hand.play.match.moves)
    assert panel is not None
    if how == "escape":
        hand.key(pygame.K_ESCAPE)
    elif how == "key":
        hand.key(pygame.K_w)
    else:
        spots = {
            "right": panel.sheet.rect.center,
            "button": panel.sheet.close.center,
            "outside": hand.play.stage.layout.board.plate.midbottom,
            "why": hand.play.stage.layout.ribbon.why.center,
        }
        hand.click(spots[how], button=3 if how == "right" else 1)
    assert hand.play.why.panel is None and len(hand.play.match.moves) == moves


def test_the_game_goes_on_beside_the_panel() -> None:
    hand = table(seats=3)
    hand.key(pygame.K_w)
    story, moves = told(hand), len(hand.play.match.moves)
    hand.play.submit([hand.play.targets.legal[0]])
    while not hand.play.session.human:
        hand.step(1.0)
    assert len(hand.play.match.moves) > moves + 1 and told(hand) is story
    assert hand.play.why.panel is not None and not hand.play.why.panel.form.widgets[2].why


def test_the_panel_lies_open_again_when_the_game_is_gone_on_with() -> None:
    hand = table()
    hand.key(pygame.K_w)
    before = told(hand)
    hand.step()
    hand.play.session.leave()
    app = window({"weigher": Weigher})
    (found,) = app.context.saves.games()
    flow = resume(app.context, found)
    assert isinstance(flow, Replace)
    app.apply(flow)
    again = Hand(app)
    again.step()
    assert told(again).turn == before.turn and told(again).sentences == before.sentences
    again.key(pygame.K_ESCAPE)
    assert again.play.why.panel is None


def test_nothing_is_taken_off_the_table_through_the_panel() -> None:
    hand = table(seats=4)
    hand.key(pygame.K_w)
    play, panel = hand.play, hand.play.why.panel
    assert panel is not None
    board = play.stage.layout.boards[1].rect.center
    assert panel.holds(board)
    hand.click(board)
    assert play.stage.focus == 0 and play.why.panel is panel and play.stage.pointer == (-1, -1)


def test_a_decision_that_was_taken_back_is_told_no_more() -> None:
    hand = table()
    hand.play.submit([hand.play.targets.legal[0]])
    until_reasoned(hand)
    hand.key(pygame.K_w)
    turn = told(hand).turn
    while hand.play.match.can_undo() and turn is not None and len(hand.play.match.turns) > turn:
        hand.play.undo()
    assert hand.play.why.panel is None


@pytest.mark.long
@pytest.mark.rule("P2")
@pytest.mark.parametrize("humans", [1, 2])
def test_reasons_are_told_once_plans_are_open(humans: int) -> None:
    """Before, they would tell the second taking and the plan, in the log and on the panel."""
    hand = table(humans=humans, seats=humans + 1, open_planning=False)
    play, hidden = hand.play, set()
    phase = play.match.state.season
    while play.match.state.season == phase:
        on(hand)
    phase = play.match.state.season
    while play.match.state.season == phase:
        state, turns = play.match.state, play.match.turns
        mine = [n for n, turn in enumerate(turns) if turn.before.season == phase and turn.decision.reasons]
        told_of = play.stage.chronicle.reasoned(play.stage.viewer)
        lines = [line for line in play.stage.chronicle.lines(play.stage.viewer) if line.why]
        if state.step <= Step.PLANNING:
            hidden |= set(mine)
            assert not set(mine) & set(told_of) and len(lines) == len(turns_told(play.match, phase))
            play.why.tell_latest()
            assert told(hand).turn not in mine
            play.why.close()
        on(hand)
    steps = {play.match.turns[n].step for n in hidden}
    assert {Step.FIRST_TAKING, Step.SECOND_TAKING} <= steps
    assert hidden <= set(play.stage.chronicle.reasoned(play.stage.viewer))


def turns_told(match: Match, before: int) -> list[Turn]:
    """The decisions of earlier phases that have reasons."""
    return [turn for turn in match.turns if turn.decision.reasons and turn.before.season < before]


def test_who_has_nothing_more_to_tell_has_no_mark() -> None:
    hand = table()
    play = hand.play
    state = play.match.state.copy()
    play.match.submit(legal_moves(state)[0], (REASONS[0],))
    assert len(play.match.turns) - 1 not in play.stage.chronicle.reasoned(0)


def test_before_any_decision_the_button_says_so() -> None:
    hand = table()
    del hand.play.match.turns[:]
    hand.play.refresh()
    hand.click(hand.play.stage.layout.ribbon.why.center)
    assert hand.play.why.panel is None and hand.play.bubble is not None


def test_the_end_waits_until_the_panel_was_read() -> None:
    hand = table()
    while not hand.play.match.over:
        hand.play.match.submit(legal_moves(hand.play.match.state)[-1])
    hand.play.stage.book.close()
    hand.play.why.tell(hand.play.stage.chronicle.reasoned(0)[0])
    hand.step(1.0)
    assert isinstance(hand.app.scene, Play)
    hand.key(pygame.K_ESCAPE)
    hand.step(1.0)
    assert isinstance(hand.app.scene, Result)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("seats", [2, 4])
def test_no_text_leaves_the_panel(seats: int, size: tuple[int, int]) -> None:
    hand = table(seats=seats, size=size, modules=BOTH, tunnel="B", seed=66)
    play = hand.play
    for number in play.stage.chronicle.reasoned(0):
        play.why.tell(number)
        assert _crowded(hand) == []
    play.why.close()
    play.why.ask()
    hand.step(0.0)
    assert told(hand).moves and _crowded(hand) == []


def _crowded(hand: Hand) -> list[str]:
    return wrong(written(hand))


MOVES: list[tuple[Move, Step, str]] = [
    (Decline(), Step.SECOND_TAKING, "Take no more"),
    (Decline(), Step.WINTER_SCORING, "Score the coal"),
    (EndTurn(), Step.WORKING, "End turn"),
    (Drain(2), Step.WORKING, "Remove 2 water"),
    (
        Swap(0, Colour.BROWN, Colour.BLACK),
        Step.FIRST_TAKING,
        "Swap 1 black disk of pool 1 for 1 brown of its reserve",
    ),
    (GiveCoal(1), Step.WORKING, "Give 1 coal to Hinnerk"),
    (GiveFood(None), Step.AUTUMN_WATER, "Give 1 food to the supply, leave the water"),
    (GiveFood(1, True), Step.AUTUMN_WATER, "Give 1 food to Hinnerk, take the water"),
    (CountCart(1), Step.CART_CHOICE, "Cart 1 counts: order value 0"),
    (Lay(Field.FARMER, (2, 0, 0), thaler=1), Step.PLANNING, "Farmer: 2 black disks, 1 Thaler"),
    (Lay(Field.COAL_DIGGER), Step.PLANNING, "Coal-digger: nothing"),
    (Store(Slot.BARN, Resource.FOOD), Step.WINTER_STORAGE, "Store food in the barn"),
    (Store(Slot.FARM, None), Step.WINTER_STORAGE, "Leave the farm empty"),
    (TakeBonus(Bonus.TOKENS), Step.WORKING, "Take the bonus marker Tokens"),
]


@pytest.mark.parametrize(("move", "step", "words"), MOVES, ids=lambda value: str(value))
def test_moves_are_named_in_words(move: Move, step: Step, words: str) -> None:
    play = table().play
    state = play.match.state.copy()
    state.step = step
    assert english(deed(move, state), play.stage.chronicle.names) == words


def test_every_legal_move_of_a_game_has_a_name_of_its_own() -> None:
    match = Match(Setup(seats=4, seed=66, modules=BOTH, tunnel="B"), [Weigher() for _ in range(4)])
    while match.advance():
        pass
    for turn in match.turns:
        found = {english(deed(option.move, turn.before)) for option in turn.decision.options}
        assert len(found) == len(turn.decision.options), found


def test_figures_have_a_decimal_only_where_they_need_one() -> None:
    figures = [figure(words_of("en"), vp) for vp in (2.0, 0.55, -1.25, -3.0, 0.04)]
    assert figures == ["2", "0.6", "−1.2", "−3", "0"]


@pytest.mark.parametrize(("units", "options"), [(700, 4), (440, 3), (400, 2)])
def test_options_for_which_there_is_no_room_are_left_out(units: int, options: int) -> None:
    """The panel ends where it has to."""
    hand = table()
    hand.key(pygame.K_w)
    theme, story = hand.app.context.theme, told(hand)
    name = message("why-parts", parts=(Amount(7, Colour.BLACK),) * 12)
    crowded = story._replace(rows=(story.rows[0]._replace(name=name),) * 4)
    bottom = theme.px(units)
    sheet = lay_out(theme, OptionColumn(0, theme.px(372), 0, (bottom,)), crowded)
    assert len(sheet.rows) == options
    assert sheet.note is not None and sheet.note.bottom <= sheet.rect.bottom <= bottom
