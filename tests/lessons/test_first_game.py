"""The first game that is explained: each thing once, when it matters, and again to whoever asks."""

from __future__ import annotations

import pygame
import pytest

from game.languages import LANGUAGES
from game.lessons.lesson import STUDENT
from game.lessons.moments import Moment, moment_of, moments
from game.rules import Setup, legal_moves, new_game, play
from game.rules.moves import Lay, Take
from game.rules.terms import Season, Step
from game.scenes.flow import Replace
from game.scenes.kit.scroll import ScrollList
from game.scenes.lesson.explained import Explained
from game.scenes.lesson.guided import GuidedPlay
from game.scenes.lesson.learning import learning
from game.scenes.lesson.pointers import box_of, place_of, places
from game.scenes.lesson.ring import RIM
from game.scenes.newgame import dealing, draft, presets
from game.scenes.play.commands import Decide
from game.scenes.play.scene import Play
from game.scenes.play.stops import clickable
from game.scenes.stage.pointing import REST
from game.table.spots import Shape
from tests.english import english
from tests.scenes.clicks import Hand
from tests.scenes.keyhand import KeyHand
from tests.scenes.sitting import window
from tests.scenes.tables import SIZES
from tests.scenes.written import said, wrong


@pytest.fixture(autouse=True)
def one_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Begin the same game each time: in another one there may be no second taking, or no early water."""
    for module in (dealing, draft, presets):
        monkeypatch.setattr(module, "fresh_seed", lambda: "1")


def first_game(kind: type[Hand] = Hand, size: tuple[int, int] = (1280, 720)) -> Hand:
    """Return a hand at a first game, at its first question."""
    hand = kind(window(size=size))
    hand.app.apply(hand.app.context.doors.first_game(hand.app.context))
    asked(hand)
    return hand


def asked(hand: Hand) -> GuidedPlay:
    """Let the window come to a question."""
    play = hand.play
    assert isinstance(play, GuidedPlay)
    for _ in range(60):
        hand.step(0.5)
        if play.session.human and not play.stage.moving and play.mine:
            hand.step(0.5)
            return play
    raise AssertionError("nothing is asked")


def explained(hand: Hand) -> list[str]:
    return learning(hand.app.context).progress.explained


def press(hand: Hand) -> None:
    """Click the button of the card."""
    card = asked(hand).card
    assert card is not None
    hand.click(card.buttons[-1].rect.center)


def more(hand: Hand) -> None:
    """Ask on: click the card's other button."""
    card = asked(hand).card
    assert card is not None
    hand.click(card.buttons[0].rect.center)


@pytest.mark.long
def test_one_thing_is_explained_before_a_decision_unless_more_is_asked_for() -> None:
    hand = first_game()
    press(hand)
    hand.play.refresh()
    hand.step()
    assert asked(hand).card is None and explained(hand) == ["taking"]
    hand.decide()
    asked(hand)
    assert explained(hand) == ["taking", "second"]


def test_the_order_is_explained_in_the_first_spring_to_whoever_asks_on() -> None:
    hand = first_game()
    hand.decide()
    more(hand)
    assert explained(hand)[-1] == "order"


def test_no_ring_is_drawn_where_a_development_is_told_in_large(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[list[Shape]] = []
    monkeypatch.setattr(
        "game.scenes.lesson.cardtable.draw_rings", lambda canvas, shapes, bright: drawn.append(list(shapes))
    )
    hand = first_game()
    play = asked(hand)
    develop = next(one for one in moments() if one.name == "develop")
    play.moment = develop
    play.explain(develop, STUDENT)
    hand.step()
    assert drawn[-1] == play.pointed_out() and len(drawn[-1]) == 2
    for spot in (
        play.stage.layout.developments.hexes[-1].rect.center,
        play.stage.layout.board.fields[0].center,
    ):
        hand.move(spot)
        hand.step(REST)
        hand.step(REST)
        told = play.stage.asking.box
        assert told.size != (0, 0) and not any(box_of(one).colliderect(told) for one in drawn[-1])
    hand.move(play.stage.layout.wheel.rect.center)
    hand.step()
    assert len(drawn[-1]) == 2


def test_the_first_taking_is_explained_with_its_drop_and_then_where_black_ones_lie() -> None:
    hand = first_game()
    assert explained(hand) == ["taking"] and asked(hand).card is not None
    assert any("drop gives you 1 water" in text for text in said(hand))
    more(hand)
    assert explained(hand) == ["taking", "dry"]
    press(hand)
    assert asked(hand).card is None and asked(hand).match.state.step == Step.FIRST_TAKING


def test_it_waits_for_nobody() -> None:
    """A decision is made below the card as without it, and the next card is of what comes next."""
    hand = first_game()
    hand.decide()
    asked(hand)
    assert explained(hand)[-1] == "second"


def test_enter_and_escape_put_the_card_away() -> None:
    hand = first_game()
    hand.key(pygame.K_RETURN)
    assert asked(hand).card is None and explained(hand) == ["taking"]
    hand.decide()
    assert asked(hand).card is not None
    hand.key(pygame.K_ESCAPE)
    assert asked(hand).card is None and not asked(hand).match.turns[2:]


@pytest.mark.parametrize("key", [pygame.K_h, None])
def test_what_was_explained_can_be_read_again(key: int | None) -> None:
    hand = first_game()
    more(hand)
    press(hand)
    if key is None:
        hand.click(asked(hand).chip.center)
    else:
        hand.key(key)
    listed = hand.app.scene
    assert isinstance(listed, Explained)
    assert [row.title.id for row in listed.rows] == ["lesson-moment-dry-title", "lesson-moment-taking-title"]
    rows = next(one for one in listed.form.widgets if isinstance(one, ScrollList))
    assert rows.cell(1).bottom == rows.rect.bottom and rows.cell(1).right == rows.rect.right
    hand.button("On with the game")
    assert isinstance(hand.app.scene, GuidedPlay)


def test_what_is_read_again_is_told_of_the_own_seat_whoever_is_looked_at() -> None:
    hand = first_game()
    state = asked(hand).match.state
    state.seats[0].coal, state.seats[1].coal = 1, 4
    explained(hand)[:] = ["coal"]
    hand.key(pygame.K_2)
    hand.step(0.5)
    assert hand.play.stage.focus == 1
    hand.key(pygame.K_h)
    assert "you have 1 coal" in english(hand.app.scene.rows[0].note)  # type: ignore[attr-defined]


def test_only_the_last_phase_of_a_year_is_said_to_be_the_last_before_winter() -> None:
    (coal,) = (one for one in moments() if one.name == "coal")
    state, seasons = new_game(Setup(seats=2, seed=5)), set[tuple[int, Season]]()
    while state.to_move is not None:
        if coal.comes(state, state.to_move):
            seasons.add((state.year, state.season))
        play(state, legal_moves(state)[0])
    assert seasons == {(year, Season.AUTUMN) for year in range(1, state.box.years + 1)}


def test_the_chip_says_what_it_is_for_and_has_a_hand() -> None:
    hand = first_game()
    hand.move(asked(hand).chip.center)
    hand.step()
    assert hand.app.cursor == pygame.SYSTEM_CURSOR_HAND
    assert "What was explained" in said(hand)


def test_the_chip_goes_while_an_advice_lies_over_it() -> None:
    hand = first_game()
    play = asked(hand)
    assert play.chip_in_sight
    hand.key(pygame.K_a)
    while play.why.panel is None:
        hand.step()
    assert not play.chip_in_sight
    hand.click(play.chip.center)
    assert hand.app.scene is play


def test_the_chip_lies_below_the_sheet_of_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = first_game()
    play = asked(hand)

    def seen() -> bytes:
        hand.step(0.5)
        play.dirty = True
        hand.step(0.5)
        return pygame.image.tobytes(hand.app.surface.subsurface(play.chip), "RGB")

    def without() -> bytes:
        with monkeypatch.context() as context:
            context.setattr(GuidedPlay, "draw_on_table", lambda *_: None)
            return seen()

    assert seen() != without()
    hand.move(play.stage.figures.card.center)
    assert seen() == without()


def test_the_chip_is_reached_by_keys() -> None:
    hand = first_game(KeyHand)
    hand.click(asked(hand).chip.center)
    assert isinstance(hand.app.scene, Explained)


@pytest.mark.long
@pytest.mark.parametrize("size", [SIZES[0], pytest.param(SIZES[1], marks=pytest.mark.thorough)])
def test_a_whole_first_game_explains_each_thing_once_and_hides_nothing(size: tuple[int, int]) -> None:
    hand = first_game(size=size)
    screen, steps = pygame.Rect((0, 0), size), set[int]()
    for _ in range(20_000):
        play = hand.app.scene
        if not isinstance(play, GuidedPlay):
            break
        if play.session.human and play.mine:
            steps.add(play.match.state.step)
        if play.card is not None and play.session.human and not play.stage.moving:
            boxes = [box_of(shape) for shape in play.pointed_out()]
            assert all(screen.contains(box) and not play.card.rect.colliderect(box) for box in boxes)
            covered = [rect for rect in clickable(play) if rect.colliderect(play.card.rect)]
            assert covered in ([], [play.card.rect]), (play.moment, covered)
        hand.decide()
    found = explained(hand)
    assert len(set(found)) == len(found) > 8 and {"work", "last"} <= set(found)
    assert ("storage" in found) == (Step.WINTER_STORAGE in steps)
    assert hand.app.context.saves.games()


def test_a_guided_game_is_gone_on_with_as_one_and_others_are_not() -> None:
    hand = first_game()
    hand.decide()
    path = asked(hand).session.path
    assert path is not None
    again = hand.app
    again.apply(Replace(again.context.doors.title(again.context)))
    saved = again.context.saves.games()[0]
    again.apply(again.context.doors.resume(again.context, saved))
    assert isinstance(again.scene, GuidedPlay)
    learning(again.context).progress.guided.clear()
    assert type(again.context.doors.play(again.context, again.scene.session)) is Play


def test_what_was_explained_is_remembered_by_the_game_and_told_anew_in_another() -> None:
    hand = first_game()
    more(hand)
    app = hand.app
    app.apply(Replace(app.context.doors.title(app.context)))
    again = Hand(window())
    again.app.apply(again.app.context.doors.resume(again.app.context, again.app.context.saves.games()[0]))
    assert asked(again).card is not None and explained(again) == ["taking", "dry", "order"]
    assert explained(first_game()) == ["taking"]


def test_a_decision_takes_the_card_away() -> None:
    play = asked(first_game())
    move = next(move for move in play.targets.legal if isinstance(move, Take))
    play.carry_out(Decide((move,)))
    assert play.card is None and play.moment is None and not play.laid_over


def test_water_that_stops_and_a_missing_prop_are_explained_when_they_matter() -> None:
    state = new_game(Setup(seats=2, seed=1))
    state.step, state.to_move = Step.PLANNING, STUDENT
    known = {"plan", "develop", "digger"}
    assert moment_of(state, STUDENT, known) is None
    own = state.seats[STUDENT]
    own.water = state.box.ruleset.water.stops_pinge
    assert _name(moment_of(state, STUDENT, known)) == "water"
    own.water, own.pinge_dug = 0, own.board.pinge_reach[0]
    assert _name(moment_of(state, STUDENT, known)) == "prop"
    assert moment_of(state, 1 - STUDENT, known) is None


@pytest.mark.parametrize(("dry", "wet", "name"), [(2, 3, "dry"), (2, 0, "dry"), (0, 3, "drop"), (0, 0, "")])
def test_what_is_told_of_the_drop_fits_the_deal(dry: int, wet: int, name: str) -> None:
    state = new_game(Setup(seats=2, seed=1))
    assert state.box.wet_pools == (False, True) and state.to_move is not None
    state.action = [[dry, 1, 1], [wet, 1, 1]]
    assert _name(moment_of(state, state.to_move, ["taking", "order"])) == name


def test_nothing_of_another_s_hidden_plan_is_in_what_is_explained() -> None:
    state = new_game(Setup(seats=2, seed=1))
    state.step, state.to_move = Step.PLANNING, STUDENT
    before = moment_of(state, STUDENT, ())
    state.seats[1].plan = (Lay(0, disks=(1, 0, 0)),)
    assert moment_of(state, STUDENT, ()) == before


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
def test_every_place_that_a_moment_points_at_is_on_the_table(size: tuple[int, int]) -> None:
    play = asked(first_game(size=size))
    for moment in moments():
        for name in moment.at:
            found = place_of(play.stage, name)
            assert found is not None and pygame.Rect((0, 0), size).contains(box_of(found)), name


@pytest.mark.parametrize("size", SIZES)
def test_the_ring_of_a_cart_leaves_its_order_value_free(size: tuple[int, int]) -> None:
    play = asked(first_game(size=size))
    theme, cart = play.context.theme, play.stage.layout.board.carts[0]
    ring = place_of(play.stage, "cart 1")
    assert isinstance(ring, pygame.Rect) and ring.right - cart.right > theme.px(RIM)


def test_nothing_is_pointed_at_that_is_not_there_any_more() -> None:
    """Both props of the Pinge are placed, and all of the Tunnel is dug."""
    play = asked(first_game())
    own = play.stage.state.seats[STUDENT]
    own.pinge_props = len(own.board.pinge_coal) - 1
    assert places(play.stage, ["prop", "water"]) == [play.stage.layout.board.pinge_water]
    own.pinge_dug, own.tunnel_dug = own.board.pinge_size, own.board.tunnel_size
    assert places(play.stage, ["next-coal"]) == []


def test_on_another_s_board_nothing_is_pointed_at() -> None:
    hand = first_game()
    hand.key(pygame.K_2)
    play = hand.play
    assert isinstance(play, GuidedPlay) and play.card is not None and play.pointed_out() == []


def _name(moment: Moment | None) -> str:
    return moment.name if moment is not None else ""


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_explanation_is_cut_on_its_card_or_in_the_list(language: str) -> None:
    app = window(language=language)
    app.apply(app.context.doors.first_game(app.context))
    hand = Hand(app)
    play = asked(hand)
    learning(app.context).progress.explained[:] = [one.name for one in moments()]
    for moment in moments():
        play.moment = moment
        play.explain(moment, STUDENT)
        app.ledger = []
        app.draw()
        assert play.card is not None and pygame.Rect((0, 0), app.context.size).contains(play.card.rect)
        assert wrong(app.ledger) == [], moment.name
    hand.key(pygame.K_h)
    listed = hand.app.scene
    assert isinstance(listed, Explained)
    scroll = listed.form.widgets[1]
    assert isinstance(scroll, ScrollList)
    for first in range(0, len(moments()), scroll.shown):
        scroll.first, app.ledger = first, []
        app.draw()
        assert wrong(app.ledger) == []
