"""What forms answer: the lines of the result, and any widget by F1 or by a press that is held."""

from __future__ import annotations

import pygame
import pytest

from game.rules.message import Message
from game.scenes.flow import Push
from game.scenes.kit import form as kit
from game.scenes.kit.form import HELD, REST
from game.scenes.kit.screen import FormScene
from game.scenes.kit.switches import Chip
from game.scenes.kit.widget import Told
from game.scenes.newgame.scene import NewGame
from game.scenes.replay.history import History
from game.scenes.result.lines import FinalScoring
from game.scenes.rulebook.contents import ChapterRow
from game.scenes.rulebook.scene import Rulebook
from game.scenes.rulebook.topic import topic_of_base
from game.words import words_of
from tests.scenes.clicks import Hand
from tests.scenes.reels import record
from tests.scenes.sitting import window
from tests.scenes.written import SPOKEN, whole

GAMES = ("2-seats-rows", "4-seats-both")


def result(name: str = GAMES[0]) -> tuple[Hand, FinalScoring]:
    hand = Hand(window())
    shown = FinalScoring(hand.app.context, History.of_record(record(name), name))
    hand.app.apply(Push(shown))
    hand.step()
    return hand, shown


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("name", GAMES)
def test_each_line_of_the_result_tells_what_it_counts(name: str, language: str) -> None:
    _, shown = result(name)
    tips = [widget.tip for widget in shown.form.widgets if isinstance(widget, Told)]
    assert len(tips) == len(shown.lines) + 1  # and one on the names
    texts = {words_of(language).text(tip) for tip in tips if isinstance(tip, Message)}
    assert len(texts) == len(tips)


def test_a_line_of_the_result_answers_whoever_rests_on_it_or_asks() -> None:
    hand, shown = result()
    line = next(widget for widget in shown.form.widgets if isinstance(widget, Told))
    words = hand.app.context.theme.words.text(line.tip).replace("\xa0", " ")  # type: ignore[arg-type]
    hand.move(line.rect.center)
    hand.step()
    assert words not in whole(hand)
    hand.key(pygame.K_F1)
    assert words in whole(hand)
    hand.key(pygame.K_ESCAPE)
    assert hand.app.scene is shown and words not in whole(hand)
    hand.step(REST)
    hand.step(0.1)
    assert words in whole(hand)


def newgame() -> tuple[Hand, NewGame]:
    hand = Hand(window())
    shown = NewGame(hand.app.context)
    hand.app.apply(Push(shown))
    hand.step()
    return hand, shown


def test_f1_tells_of_the_widget_that_keys_are_on() -> None:
    hand, shown = newgame()
    for _ in range(60):
        hand.key(pygame.K_TAB)
        focused = shown.form.focused
        if focused is not None and focused.tip and not focused.speaks:
            break
    assert focused is not None
    words = hand.app.context.theme.words
    tip = (words.text(focused.tip) if isinstance(focused.tip, Message) else str(focused.tip)).replace(
        "\xa0", " "
    )
    assert tip not in whole(hand)
    hand.key(pygame.K_F1)
    assert tip in whole(hand)
    hand.key(pygame.K_TAB)
    assert tip not in whole(hand)


def test_a_press_that_is_held_on_a_widget_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    now, turned, form = 0, list[bool](), kit.Form()
    monkeypatch.setattr(kit.pygame.time, "get_ticks", lambda: now)
    chip = Chip(pygame.Rect(10, 10, 80, 30), "Black", False, turned.append, tip="What it is")
    form.place([chip])
    for held, turns in ((HELD, 0), (HELD / 2, 1)):
        for kind, later in ((pygame.MOUSEBUTTONDOWN, 0), (pygame.MOUSEBUTTONUP, round(held * 1000))):
            now += later
            form.handle(pygame.Event(kind, pos=chip.rect.center, button=1))
        assert len(turned) == turns
        assert form.asked == (not turns)


def test_a_button_without_a_tip_is_clicked_however_long_it_is_held(monkeypatch: pytest.MonkeyPatch) -> None:
    hand, shown = newgame()
    now = 0
    monkeypatch.setattr(kit.pygame.time, "get_ticks", lambda: now)
    back = hand.widget("Back")
    hand.move(back.rect.center)
    hand.press(back.rect.center)
    hand.step()
    now = 5000
    hand.release(back.rect.center)
    hand.step()
    assert hand.app.scene is not shown and isinstance(hand.app.scene, FormScene)


def rules() -> tuple[Hand, Rulebook]:
    hand = Hand(window())
    shown = Rulebook(hand.app.context, topic_of_base())
    hand.app.apply(Push(shown))
    hand.step()
    return hand, shown


def test_chapters_and_page_of_the_rules_tell_only_whoever_asks() -> None:
    hand, shown = rules()
    row = next(one for one in shown.form.widgets if isinstance(one, ChapterRow))
    for spot, words in ((row.rect.center, "Opens this chapter"), (shown.reader.view.center, "Wheel, arrow")):
        hand.move(spot)
        hand.step(REST + 0.1)
        hand.step(REST + 0.1)
        assert words not in whole(hand)
        hand.key(pygame.K_F1)
        assert words in whole(hand)
        hand.key(pygame.K_F1)


@pytest.mark.parametrize(("dragged", "told"), [(0, True), (40, False)])
def test_a_link_that_is_held_tells_where_it_leads_and_a_page_that_is_dragged_nothing(
    dragged: int, told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand, shown = rules()
    now = 0
    monkeypatch.setattr(kit.pygame.time, "get_ticks", lambda: now)
    chapter, link = shown.chapter, shown.reader.page.links[0]
    x, y = link.rects[0].move(shown.reader.view.topleft).center
    hand.move((x, y))
    hand.press((x, y))
    hand.step()
    now = 5000
    hand.move((x, y - dragged))
    hand.release((x, y - dragged))
    hand.step()
    assert shown.chapter is chapter
    assert (f"Opens {link.goal}" in whole(hand)) == told


def test_f1_tells_of_the_link_that_keys_are_on() -> None:
    hand, shown = rules()
    hand.key(pygame.K_RIGHT)
    hand.key(pygame.K_RIGHT)
    hand.key(pygame.K_F1)
    assert f"Opens {shown.reader.page.links[1].goal}" in whole(hand)
