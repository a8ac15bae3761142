"""The title: one click plays, and says before what it will do; all else is there, and reached by keys."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.automa.baselines import RandomPlayer
from game.lessons.bookmarks import ORDER
from game.match import Match
from game.rules import Setup
from game.rules.engine import ranking
from game.rules.message import message
from game.rules.record import read_beginning
from game.rules.terms import Season
from game.scenes.app.loop import App
from game.scenes.flow import Quit
from game.scenes.kit.widget import Button
from game.scenes.lesson.learning import learning
from game.scenes.newgame.scene import NewGame
from game.scenes.play.scene import Play
from game.scenes.saved_games.screen import SavedGames
from game.scenes.saving.chairs import Chair
from game.scenes.saving.saves import Saves
from game.scenes.saving.summary import Saved
from game.scenes.title import Title
from game.scenes.titlesign import Entry, PlayButton, Rank, sign
from game.seeds import player_seed
from tests.english import english
from tests.scenes.clicks import Hand
from tests.scenes.kept import CHAIRS, SIZE, at_title, labels, record, saved
from tests.scenes.opponents import OPPONENTS
from tests.scenes.written import SPOKEN, written, wrong

MOST_CLICKS = 3
"""From the window's opening to the first decision of one's own, as issue 15 asks."""


def note(hand: Hand) -> str:
    """Return what Play says that it will do."""
    (play,) = [one for one in hand.app.scene.form.widgets if isinstance(one, PlayButton)]  # type: ignore[attr-defined]
    return english(play.note)


def finished(lead: int, level: str = "bauer") -> Saved:
    """Return a game that Anna has won by so many VP, or lost."""
    chairs = (Chair("Anna", 0), Chair(level.capitalize(), 1, level, 3))
    return Saved(Saves().folder / "over.hasp", chairs, True, 0.0).scored((30 + lead, 30))


@pytest.mark.parametrize("seed", range(3))
def test_a_fresh_profile_is_at_its_first_decision_in_two_seconds(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.scenes.newgame.draft.fresh_seed", lambda: str(seed + 1))
    monkeypatch.setattr("game.scenes.newgame.presets.fresh_seed", lambda: str(seed + 1))
    monkeypatch.setattr("game.scenes.newgame.dealing.fresh_seed", lambda: str(seed + 1))
    hand = at_title()
    hand.app.context.settings.pace, hand.app.context.settings.speed = "normal", "normal"
    hand.app.context.settings.animation = True
    assert note(hand) == "Begins a first game, explained, against Lehrling"
    hand.button("Play")
    play = hand.play
    for _ in range(20):
        hand.step(0.1)
    assert play.session.human and not play.match.moves and not play.stage.moving
    hand.click(play.targets.spot_on(play.targets.glowing()[0]))
    (decided,) = play.match.turns
    assert decided.seat == 0 and hand.clicks <= MOST_CLICKS


def test_the_first_game_is_that_of_the_rules_against_the_gentlest() -> None:
    hand = at_title()
    hand.button("Play")
    setup, chairs = hand.play.match.setup, hand.play.session.chairs
    assert (setup.seats, setup.tiles, setup.modules, setup.new_tiles) == (2, "first", frozenset(), ())
    assert [(chair.name, chair.automa) for chair in chairs] == [("Anna", ""), ("Lehrling", "lehrling")]


@pytest.mark.parametrize(
    ("lead", "level"), [(12, "Knappe"), (4, "Bauer"), (-3, "Bauer"), (-30, "Pachtbauer")]
)
def test_once_a_game_is_finished_the_opponent_fits_its_result(
    lead: int, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Saves, "games", lambda saves: setattr(saves, "listed", [finished(lead)]))
    hand = at_title()
    assert note(hand) == f"Begins a game against {level}"
    hand.button("Play")
    assert hand.play.session.chairs[1].automa == level.lower()
    assert hand.play.match.setup.tiles == "random"


def test_after_a_game_with_advice_none_is_a_first_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """It tells nothing of how strong somebody is, but was a game."""
    advised = replace(finished(9), advised=True)
    monkeypatch.setattr(Saves, "games", lambda saves: setattr(saves, "listed", [advised]))
    hand = at_title()
    assert note(hand) == "Begins a game against Lehrling"
    hand.button("Play")
    assert type(hand.play) is Play and hand.play.match.setup.tiles == "random"


def test_a_new_game_knows_the_results_of_the_same_sitting(monkeypatch: pytest.MonkeyPatch) -> None:
    """They were saved after the title had looked at the saved games."""
    hand = at_title()
    monkeypatch.setattr(Saves, "games", lambda saves: setattr(saves, "listed", [finished(12)]))
    new = NewGame(hand.app.context)
    assert new.draft.seats[1].automa == "knappe"


@pytest.mark.parametrize(("seed", "winner"), [(4, 1), (28, 0)])
def test_a_closer_look_tells_who_won_a_tie(seed: int, winner: int) -> None:
    """G9: by coal removed in the one game, by the order of turns in the other."""
    match = Match(Setup(seats=2, seed=seed), [RandomPlayer(player_seed(seed, seat)) for seat in (0, 1)])
    while match.advance():
        pass
    saved(match.text([chair.line() for chair in CHAIRS]), "tie")
    (found,) = Saves().games()
    assert len(set(found.scores)) == 1 and found.winner == winner == ranking(match.state)[0]


def test_a_finished_record_tells_its_scores_to_the_list() -> None:
    match = Match(Setup(seats=2, seed=3), [OPPONENTS["bauer"](1), OPPONENTS["knecht"](2)])
    while match.advance():
        pass
    chairs = (Chair("Anna", 0), Chair("Knecht", 1, "knecht", 2))
    saved(match.text([chair.line() for chair in chairs]), "over")
    (found,) = Saves().games()
    assert found.scores == tuple(seat.score for seat in match.state.seats)


def test_play_goes_on_with_the_latest_and_says_where_it_stands() -> None:
    path = saved(record())
    state = read_beginning(path.read_text()).state
    hand = at_title()
    season = english(message("title-moment", year=state.year, season=Season(state.season)))
    assert note(hand) == f"Goes on: Anna, Knecht · {season}"
    hand.button("Play")
    assert isinstance(hand.app.scene, Play) and hand.play.match.moves
    assert hand.play.session.path == path


def test_every_game_that_goes_on_says_where_it_stands() -> None:
    paths = [saved(record(), name) for name in ("one", "two", "three")]
    state = read_beginning(paths[0].read_text()).state
    season = english(message("title-moment", year=state.year, season=Season(state.season)))
    found = Saves().games()
    assert {one.path for one in found} == set(paths)
    assert all(english(one.about).endswith(f" · {season}") for one in found)


def test_while_saved_games_are_looked_for_nothing_untrue_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """A slow disk: Play waits for it, and goes on with what is there then."""
    path, look = saved(record()), Saves.look
    monkeypatch.setattr(Saves, "look", lambda saves, patience: None)
    hand = at_title()
    assert note(hand) == "Looks for your saved games"
    hand.button("Saved games")
    assert isinstance(hand.app.scene, SavedGames)
    hand.key(pygame.K_ESCAPE)
    monkeypatch.setattr(Saves, "look", look)
    hand.button("Play")
    assert hand.play.session.path == path


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_KP_ENTER])
def test_enter_plays(key: int) -> None:
    hand = at_title()
    hand.key(key)
    assert isinstance(hand.app.scene, Play)


def test_everything_is_there_and_keys_go_through_it_in_order() -> None:
    saved(record())
    hand = at_title()
    saved(record(30), "other")
    hand.app.scene.resize()
    names = ["Play", "New game", "Learn", "Today’s game", "Saved games"]
    names += ["Statistics", "Rules", "Settings", "Quit"]
    assert labels(hand) == names
    form, reached = hand.app.scene.form, []  # type: ignore[attr-defined]
    for _ in names:
        hand.key(pygame.K_TAB)
        reached.append(english(form.focused.text))
    assert reached == names
    hand.key(pygame.K_UP)
    assert english(form.focused.text) == "Rules"


def places(hand: Hand) -> dict[str, tuple[int, int, int, int]]:
    """Return where each button of the title stands, by what it says."""
    form = hand.app.scene.form  # type: ignore[attr-defined]
    return {english(one.text): tuple(one.rect) for one in form.widgets if isinstance(one, Button)}


def test_every_button_keeps_its_place_whatever_is_saved() -> None:
    hand = at_title()
    fresh = places(hand)
    hand.click(pygame.Rect(fresh["Saved games"]).center)
    assert isinstance(hand.app.scene, Title), "no game is there to be listed"
    hand.step(1.0)
    assert any("No game is saved yet" in text for text, *_ in written(hand))
    saved(record())
    hand.app.scene.resize()
    assert places(hand) == fresh
    hand.button("Saved games")
    assert isinstance(hand.app.scene, SavedGames)


def test_games_found_later_are_listed_wherever_their_list_lies_in_memory() -> None:
    hand = at_title()
    saves, game = hand.app.context.saves, finished(3)
    title = hand.app.scene
    place = id(saves.listed)
    saves.listed = [game]
    lists = [[game]]
    while id(lists[-1]) != place and len(lists) < 100:
        lists.append([game])
    saves.listed = lists[-1]
    title.update(0.01)
    hand.button("Saved games")
    assert isinstance(hand.app.scene, SavedGames)


@pytest.mark.parametrize(
    ("done", "said"),
    [(0, "Learn"), (1, "Learn · 1 of 7"), (len(ORDER) - 1, "Learn · 6 of 7"), (len(ORDER), "Learn")],
)
def test_learn_tells_how_far_one_is_until_all_is_learned(done: int, said: str) -> None:
    hand = at_title()
    before = places(hand)
    learning(hand.app.context).progress.done[:] = [*ORDER[:done], "a lesson of another version"]
    hand.button("Settings")
    hand.key(pygame.K_ESCAPE)
    assert places(hand)[said] == before["Learn"]


@pytest.mark.parametrize("size", [SIZE, (1920, 1080)], ids=str)
@pytest.mark.parametrize("language", SPOKEN)
def test_nothing_on_the_title_is_cut(size: tuple[int, int], language: str) -> None:
    saved(record())
    hand = Hand(App(OPPONENTS, size, language=language))
    learning(hand.app.context).progress.done[:] = ORDER[:3]
    hand.app.scene.resize()
    hand.step()
    assert wrong(written(hand)) == []


@pytest.mark.parametrize("small", range(8))
@pytest.mark.parametrize("second", [1, 2])
def test_however_many_buttons_there_are_none_covers_another(small: int, second: int) -> None:
    hand = at_title()
    title = hand.app.scene
    assert isinstance(title, Title)
    entries = [Entry(Rank.SECOND, message("title-quit"), Quit)] * second
    entries += [Entry(Rank.SMALL, message("title-quit"), Quit)] * small
    play = PlayButton(pygame.Rect(0, 0, 0, 0), message("title-play"), message("title-quit"), Quit)
    rects = [widget.rect for widget in sign(title.at, play, entries)]
    assert len(rects) == 1 + len(entries)
    assert all(rect.collidelist(rects[:i]) < 0 for i, rect in enumerate(rects))
    assert max(rects, key=lambda rect: rect.width * rect.height) == play.rect
    window = hand.app.surface.get_rect()
    assert all(window.contains(rect) for rect in rects)
    assert {rect.left for rect in rects} >= {play.rect.left}
    assert {rect.right for rect in rects if rect.right > play.rect.centerx} == {play.rect.right}
