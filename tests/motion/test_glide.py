"""A piece that is let go glides to its place or back; nobody waits for it, and it leaves no trace."""

from __future__ import annotations

import pygame
import pytest

from game.rules.terms import Resource, Slot, Step
from game.scenes.play.showing import picture
from game.scenes.play.storage import StorageEditor
from game.scenes.play.storing import StoragePlan
from tests.motion.test_pictures import drawn
from tests.scenes.clicks import Hand
from tests.scenes.sitting import editor_of, table, until

pytestmark = pytest.mark.usefixtures("still_land")

AWAY = (5, 300)


def planning() -> Hand:
    """A hand whose turn it is to plan, everything in motion."""
    hand = table(humans=2)
    until(hand, Step.PLANNING)
    hand.app.context.settings.speed = "normal"
    return hand


def first_loose(hand: Hand):
    editor = editor_of(hand.play)
    return next(spot for spot in editor.spots(hand.play.stage) if spot.origin is None)


def drag(hand: Hand, spot: tuple[int, int], goal: tuple[int, int]) -> None:
    """Press, move and let go within one frame each; no time passes."""
    for kind, pos in (
        (pygame.MOUSEBUTTONDOWN, spot),
        (pygame.MOUSEMOTION, goal),
        (pygame.MOUSEBUTTONUP, goal),
    ):
        pygame.event.post(pygame.Event(kind, pos=pos, button=1, rel=(0, 0), buttons=(1, 0, 0)))
        hand.app.step(0.0)


def test_a_piece_glides_from_the_hand_onto_its_field() -> None:
    hand = planning()
    loose, editor = first_loose(hand), editor_of(hand.play)
    goal = hand.play.stage.layout.board.fields[editor.takers(loose.thing)[0]].center
    drag(hand, loose.rect.center, goal)
    glide = hand.play.glide
    assert glide is not None and editor.plan.lays != glide.lays
    laid = [spot.rect.center for spot in editor.spots(hand.play.stage) if spot.origin is not None]
    assert glide.end in laid
    flying = drawn(hand.app)
    hand.app.step(glide.length + 0.01)
    assert hand.play.glide is None and drawn(hand.app) != flying


def test_a_piece_that_finds_no_place_glides_back() -> None:
    hand = planning()
    before, loose = drawn(hand.app), first_loose(hand)
    drag(hand, loose.rect.center, AWAY)
    glide = hand.play.glide
    assert glide is not None and glide.end == loose.rect.center
    assert glide.pose().x == AWAY[0] and not hand.play.stage.moving
    for _ in range(40):
        hand.app.step(0.02)
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=(-1, -1), rel=(0, 0), buttons=(0, 0, 0)))
    hand.app.step(1.0)
    assert hand.play.glide is None and drawn(hand.app) == before


def test_the_next_press_does_not_wait() -> None:
    hand = planning()
    loose = first_loose(hand)
    drag(hand, loose.rect.center, AWAY)
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=loose.rect.center, button=1))
    hand.app.step(0.0)
    assert hand.play.glide is None and editor_of(hand.play).drag is not None


def test_what_is_taken_back_glides_no_more() -> None:
    hand = planning()
    loose = first_loose(hand)
    goal = hand.play.stage.layout.board.fields[editor_of(hand.play).takers(loose.thing)[0]].center
    drag(hand, loose.rect.center, goal)
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=goal, button=3))
    hand.app.step(0.0)
    assert hand.play.glide is None and not any(
        lay.total != (0, 0, 0) for lay in editor_of(hand.play).plan.lays
    )


def test_without_motion_a_piece_lies_there_at_once() -> None:
    hand = planning()
    hand.app.context.settings.speed = "instant"
    drag(hand, first_loose(hand).rect.center, AWAY)
    assert hand.play.glide is None


def storing() -> Hand:
    """A hand that stores in winter, with nothing in the slots yet, everything in motion."""
    hand = table(seed=3)
    until(hand, Step.WINTER_STORAGE)
    hand.app.context.settings.speed = "normal"
    hand.move((-1, -1))
    hand.app.step(0.0)
    editor = storage_of(hand)
    editor.plan = StoragePlan(editor.plan.state)
    return hand


def storage_of(hand: Hand) -> StorageEditor:
    assert isinstance(hand.play.editor, StorageEditor)
    return hand.play.editor


def on_the_farm(hand: Hand, resource: Resource) -> tuple[int, int]:
    return hand.play.stage.layout.board.good(resource).center


def settled(hand: Hand) -> bytes:
    """The picture once everything lies, and the pointer is away."""
    for _ in range(40):
        hand.app.step(0.02)
    hand.move((-1, -1))
    hand.app.step(2.0)
    assert hand.play.glide is None
    return drawn(hand.app)


@pytest.mark.long
def test_what_cannot_be_stored_there_glides_back_to_the_farm() -> None:
    hand = storing()
    before, resource = settled(hand), storage_of(hand).usable()[0]
    drag(hand, on_the_farm(hand, resource), AWAY)
    glide = hand.play.glide
    assert glide is not None and hand.play.stage.layout.board.good(resource).collidepoint(glide.end)
    assert not storage_of(hand).past and settled(hand) == before


@pytest.mark.long
def test_what_is_stored_glides_into_its_slot_and_lies_there_once_it_has_come() -> None:
    hand = storing()
    play, editor = hand.play, storage_of(hand)
    resource = editor.usable()[0]
    slot = editor.plan.home(resource)
    assert slot is not None
    place = play.stage.yard.slot(editor.plan.slots.index(slot), len(editor.plan.slots))
    drag(hand, on_the_farm(hand, resource), place.center)
    glide = play.glide
    assert glide is not None and glide.end == place.center
    assert glide.stored is not None and slot not in glide.stored.put and editor.plan.put[slot] == resource
    settled(hand)
    drag(hand, place.center, AWAY)
    glide = play.glide
    outside = play.stage.yard.rod(play.stage.coal_counted).row(editor.plan.left(resource))
    assert resource is Resource.COAL and glide is not None and outside.collidepoint(glide.end)
    assert slot not in editor.plan.put


@pytest.mark.long
def test_a_refused_resource_glides_back_into_the_slot_it_came_from() -> None:
    hand = storing()
    play, editor = hand.play, storage_of(hand)
    editor.plan = editor.plan.add(Resource.WOOD, Slot.FARM)
    editor.press(play.stage.yard.slot(0, len(editor.plan.slots)).center, play.stage)
    assert editor.drag is not None
    editor.drag.now = AWAY
    assert editor.held() is Resource.WOOD and Slot.FARM not in editor.lying().put
    held, editor.drag = editor.drag, None
    glide = editor.glide(held, False, None, play.stage)
    assert glide is not None and glide.end == play.stage.yard.slot(0, len(editor.plan.slots)).center


@pytest.mark.long
def test_a_clicked_resource_is_seen_going_into_its_slot() -> None:
    hand = storing()
    resource = storage_of(hand).usable()[0]
    spot = on_the_farm(hand, resource)
    hand.press(spot)
    hand.release(spot)
    hand.app.step(0.0)
    assert hand.play.glide is not None and storage_of(hand).plan.put


@pytest.mark.long
def test_the_question_about_storing_bears_the_token_of_whoever_is_asked() -> None:
    hand = storing()
    settled(hand)
    play = hand.play
    assert play.stage.winter_open and picture(play, play.stage.shown).asked == play.match.state.to_move
