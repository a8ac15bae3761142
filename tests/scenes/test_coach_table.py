"""A finding on the table: what was played and what instead, both legible, and a way back."""

from __future__ import annotations

from itertools import takewhile

import pygame
import pytest

from game.coach import Finding, Review
from game.coach.choices import positions
from game.rules import legal_moves
from game.rules.moves import Lay, Move, Take
from game.rules.record import Record
from game.rules.terms import Field
from game.scenes.coach.onthetable import OnTheTable
from game.scenes.coach.scene import Coach
from game.scenes.kit.choices import ChoiceRow
from game.scenes.kit.widget import Button
from game.table.canvas import TextMark
from game.table.spots import Kind, Spot
from tests.scenes.coaches import Coached, Coaches, at_coach, done, record
from tests.scenes.written import SPOKEN


def shown(found: Finding, game: Record | None = None, **look: object) -> Coached:
    """A hand at the table of a finding."""
    costs, gains = ((found,), ()) if found.worth > 0 else ((), (found,))
    hand = done(at_coach(Coaches([Review(9, 9, costs, gains)]), game, **look))  # type: ignore[arg-type]
    flow = hand.coach._show(found)
    hand.app.apply(flow)
    hand.step(0.5)
    return hand


def table(hand: Coached) -> OnTheTable:
    scene = hand.app.scene
    assert isinstance(scene, OnTheTable)
    return scene


def plans(game: Record) -> Finding:
    """A finding about a plan, against the same one without its first lay."""
    at = next(at for at, move in enumerate(game.moves) if isinstance(move, Lay) and not move.empty)
    seat = positions(game.setup, game.moves)[at].to_move
    whose = positions(game.setup, game.moves)
    plan: list[Move] = []
    for number, move in enumerate(takewhile(lambda one: isinstance(one, Lay), game.moves[at:])):
        if whose[at + number].to_move == seat:
            plan.append(move)
    first = plan[0]
    assert isinstance(first, Lay)
    other = (Lay(first.field), *plan[1:])
    return Finding(at, tuple(plan), other, 3.0, 1.0, 5.0, (("coal", 3.0),), 0.0, 40)


def taking(game: Record) -> Finding:
    """A finding about a taking, against another one."""
    at = next(at for at, move in enumerate(game.moves) if isinstance(move, Take))
    before = positions(game.setup, game.moves)[at]
    played = game.moves[at]
    assert isinstance(played, Take)
    other = next(
        move
        for move in legal_moves(before)
        if isinstance(move, Take) and (move.pool, move.colour) != (played.pool, played.colour)
    )
    return Finding(at, (played,), (other,), -3.0, -5.0, -1.0, (("coal", -3.0),), 0.0, 40)


def test_a_plan_lies_there_as_played_and_as_it_might_have_been() -> None:
    found = plans(record())
    hand = shown(found)
    scene = table(hand)
    unlike = frozenset({Spot(Kind.FIELD, found.moves[0].field)})  # type: ignore[union-attr]
    assert scene.picture().plan == found.moves and scene.picture().marks.glow == unlike
    assert {"Played:", "Better:"} <= {*hand.texts}
    row = next(one for one in scene.form.widgets if isinstance(one, ChoiceRow))
    hand.click(row.cells[1].center)
    assert scene.picture().plan == found.other and scene.picture().marks.glow == unlike
    hand.key(pygame.K_TAB)
    assert scene.picture().plan == found.moves
    scene.look_at(1 - scene.seat)
    assert scene.picture().plan is None, "another seat's board has no plan of this one"


def test_the_figures_beside_a_plan_are_those_once_it_is_laid() -> None:
    """A Thaler that is laid counts for no lease and no final scoring."""
    found = plans(record())
    paid = tuple(
        Lay(Field.COAL_DIGGER, thaler=1) if isinstance(m, Lay) and m.field == Field.COAL_DIGGER else m
        for m in found.other
    )
    scene = table(shown(found._replace(other=paid)))
    seat = scene.stage.reckoned.seats[scene.seat]
    seat.thaler = 1
    kept = scene.picture().prospects
    scene._turn()
    spent = scene.picture().prospects
    assert paid != found.other and kept is not None and spent is not None and kept.total > spent.total


def test_a_taking_is_lit_and_so_is_the_other_one() -> None:
    found = taking(record())
    marks = table(shown(found)).picture().marks
    (played,), (other,) = found.moves, found.other
    assert isinstance(played, Take) and isinstance(other, Take)
    assert Spot(Kind.POOL, played.pool, played.colour) in marks.glow
    assert Spot(Kind.POOL, other.pool, other.colour) in marks.advised


def test_the_line_below_is_about_this_seat() -> None:
    found = plans(record())
    hand = shown(found)
    scene = table(hand)
    assert scene.caption.seat == scene.seat == scene.history.turn(found.at + 1).seat  # type: ignore[union-attr]
    assert any("decides here" in text for text in hand.texts)
    hand.key(pygame.K_RIGHT)
    hand.step(0.5)
    assert not any("decides here" in text for text in hand.texts) and "Played:" not in hand.texts
    hand.key(pygame.K_LEFT)
    hand.step(0.5)
    assert "Played:" in hand.texts


@pytest.mark.parametrize("moves", [0, 3])
def test_a_button_leads_back_to_the_coach(moves: int) -> None:
    hand = shown(plans(record()))
    for _ in range(moves):
        hand.key(pygame.K_RIGHT)
        hand.step(0.5)
    back = [one for one in table(hand).form.widgets if isinstance(one, Button)][-1]
    hand.click(back.rect.center)
    assert isinstance(hand.app.scene, Coach)


@pytest.mark.long
@pytest.mark.parametrize("size", [(1280, 720), pytest.param((1920, 1080), marks=pytest.mark.thorough)])
@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("name", ["2-seats-rows", "4-seats-both"])
def test_every_text_stays_on_its_card(name: str, language: str, size: tuple[int, int]) -> None:
    game = record(name)
    for found in (plans(game), taking(game)):
        hand = shown(found, game, size=size, language=language)
        hand.app.ledger = marks = list[TextMark]()
        hand.app.draw()
        out = [mark for mark in marks if not mark.panel.inflate(3, 3).contains(mark.taken)]
        assert [(mark.text, mark.taken, mark.panel) for mark in out] == []
        assert [mark.text for mark in marks if mark.cut] == []
