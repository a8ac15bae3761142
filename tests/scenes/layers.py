"""A hand at the first layer of the new-game screen, for the tests: cards, chips, who sits there."""

from __future__ import annotations

from game.scenes.app.loop import App
from game.scenes.flow import Push
from game.scenes.kit.switches import Chip
from game.scenes.newgame import presets
from game.scenes.newgame.presetrow import PresetCard
from game.scenes.newgame.scene import NewGame
from game.scenes.play.scene import Play
from tests.english import english
from tests.scenes.clicks import Hand
from tests.scenes.opponents import OPPONENTS

SIZE = (1280, 720)
NAMES = [preset.name for preset in presets.PRESETS]


def at_new_game(size: tuple[int, int] = SIZE, language: str = "en") -> Hand:
    """Return a hand that has come to the new-game screen from the title, in a window of its own."""
    hand = Hand(App(OPPONENTS, size, language=language))
    hand.app.apply(Push(NewGame(hand.app.context)))
    hand.step()
    return hand


def new(hand: Hand) -> NewGame:
    assert isinstance(hand.app.scene, NewGame)
    return hand.app.scene


def cards(hand: Hand) -> dict[str, PresetCard]:
    found = [widget for widget in new(hand).form.widgets if isinstance(widget, PresetCard)]
    return {english(card.text): card for card in found}


def choose(hand: Hand, name: str) -> None:
    hand.click(cards(hand)[name].rect.center)


def chip(hand: Hand, text: str) -> Chip:
    chips = [widget for widget in new(hand).form.widgets if isinstance(widget, Chip)]
    return next(one for one in chips if english(one.text) == text)


def seated(play: Play) -> list[tuple[str, int, str]]:
    """Return who sits there, without the seeds of automas."""
    return [(chair.name, chair.colour, chair.automa) for chair in play.session.chairs]


def chosen(hand: Hand) -> list[str]:
    return [name for name, card in cards(hand).items() if card.on]


def kinds(hand: Hand) -> set[type]:
    return {type(widget) for widget in new(hand).form.widgets}


def back(hand: Hand) -> NewGame:
    """Go back to the title, and come again."""
    hand.button("Back")
    hand.button("New game")
    return new(hand)
