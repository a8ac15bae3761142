"""A game saved before a figure was corrected and a tile renamed: it opens in the window, and goes on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.plain_words import entries_of
from game.rules import Setup, replay, scores
from game.rules.ruleset import digest, toml
from game.rules.terms import Field
from game.scenes.flow import Replace
from game.scenes.play.scene import Play
from game.scenes.replay.scene import Replay
from game.scenes.saving.folders import home, shelf
from game.scenes.stage.tips import worker_tip
from game.scenes.title import Title
from game.words import words_of
from tests.corrected import Correct, corrections
from tests.english import english
from tests.scenes.clicks import Hand
from tests.scenes.kept import CHAIRS, at_title, listed, play_to_result
from tests.scenes.sitting import sit_down, window
from tests.scenes.written import said, whole

CORRECTED = ("actions = 2", "actions = 1")
MOVES = 40  # before the game is left
RENAMED = ('"Carrying Pole"', '"Yoke"')


@pytest.fixture
def correct(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Correct]:
    yield from corrections(tmp_path, monkeypatch)
    words_of.cache_clear()


def rename(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rename a tile in the window's English, as an edition does that renames it in the base."""
    monkeypatch.setitem(entries_of("en"), "tile-11", " Yoke\n")
    words_of.cache_clear()


def play_some(ruleset: str = "base") -> None:
    """Play into a game in the window, and leave the table."""
    hand = Hand(window())
    sit_down(hand.app, Setup(seats=2, seed=5, tiles="first", ruleset=ruleset), CHAIRS)
    while len(hand.play.match.moves) < MOVES:
        hand.decide()
    assert "Carrying Pole" in whole(hand)
    hand.app.apply(Replace(Title(hand.app.context)))


def reopened() -> Hand:
    """Return a hand at the saved game, in a new window."""
    assert not listed().shut and not listed().why
    hand = at_title()
    hand.button("Play")
    settings = hand.app.context.settings
    settings.pace, settings.animation = "at once", False
    assert isinstance(hand.app.scene, Play)
    return hand


def digger(play: Play) -> str:
    """Return what the tip says of the coal-digger."""
    state = play.match.state
    return english(worker_tip(state, state.seats[0], Field.COAL_DIGGER))


def to_the_end(hand: Hand) -> str:
    """Play the game to its end, and return its record."""
    path = hand.play.session.path
    assert path is not None
    play_to_result(hand)
    return path.read_text("utf-8")


@pytest.mark.long
def test_a_game_by_the_base_of_a_former_edition_goes_on(
    correct: Correct, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_some()
    correct("tiles.toml", RENAMED)
    rename(monkeypatch)
    correct("workers.toml", CORRECTED)
    hand = reopened()
    play = hand.play
    assert play.match.state.box.digest != digest("base")
    assert play.match.state.box.ruleset.worker["coal-digger"].actions == 2 and "2 actions" in digger(play)
    assert "Yoke" in said(hand) and "Carrying Pole" not in whole(hand)
    record = to_the_end(hand)
    assert f"ruleset: base {play.match.state.box.digest}" in record
    again = replay(record, shelf())[2]
    assert again.box.ruleset.worker["coal-digger"].actions == 2 and scores(again) == scores(play.match.state)
    hand.button("Step through")
    assert isinstance(hand.app.scene, Replay)
    assert "Yoke" in said(hand) and "Carrying Pole" not in whole(hand)


@pytest.mark.long
def test_a_game_by_a_draft_goes_on_when_its_file_is_corrected() -> None:
    draft = home() / "rulesets" / "deep-mine.toml"
    draft.parent.mkdir(parents=True)
    draft.write_text("[worker.coal-digger.use.paid]\nactions = 3\n", "utf-8")
    play_some(str(draft))
    draft.write_text(
        f"[worker.coal-digger.use.paid]\nactions = 4\n\n[tile.11]\nname = {toml('Yoke')}\n", "utf-8"
    )
    hand = reopened()
    play = hand.play
    assert play.match.state.box.ruleset.worker["coal-digger"].actions == 3 and "3 actions" in digger(play)
    record = to_the_end(hand)
    again = replay(record, shelf())[2]
    assert again.box.ruleset.worker["coal-digger"].actions == 3 and scores(again) == scores(play.match.state)
