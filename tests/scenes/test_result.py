"""The picture of a result: it is the winner's, tells what decided, adds up, and can be saved."""

from __future__ import annotations

import errno
import os
from collections.abc import Sequence
from pathlib import Path

import pygame
import pytest

from game.automa import named
from game.cli.helping import LEVELS
from game.match import Match
from game.rules import Setup
from game.rules.engine import rank, ranking
from game.rules.message import message
from game.rules.record import Seating, flattened, read_record, record_text
from game.rules.state import NO_BONUS, Seat
from game.scenes.app.loop import App
from game.scenes.flow import Replace
from game.scenes.kit.widget import Button
from game.scenes.newgame.scene import NewGame
from game.scenes.opponents import Opponent, Opponents, Temperament
from game.scenes.replay.history import History
from game.scenes.result import picture_file
from game.scenes.result.bars import Bars
from game.scenes.result.lines import FinalScoring, lines_of
from game.scenes.result.scene import Result
from game.scenes.result.story import Story
from game.scenes.saving.chairs import Chair
from game.scenes.saving.saves import Saves
from game.scenes.saving.summary import Saved
from game.scenes.statistics.scene import Statistics
from game.scenes.title import Title
from game.table.canvas import Canvas
from game.table.landscape import Knecht, Look, developed, landscape, standing
from tests import schema
from tests.automa.games import played
from tests.english import english
from tests.scenes.clicks import Hand
from tests.scenes.coaches import Coaches
from tests.scenes.opponents import OPPONENTS
from tests.scenes.reels import record
from tests.scenes.written import SPOKEN, said, whole, written, wrong

GAMES = ("2-seats-rows", "4-seats-both")
NAMES = ("Anna", "Bert", "Cleo", "Dora")
MINERS = (Temperament("miner", message("inclination-miner")),)
DESCRIBED = [Opponent(name, temperaments=MINERS if name == "knappe" else ()) for name in LEVELS]


def over(name: str = GAMES[0], people: tuple[int, ...] = ()) -> History:
    """Return a finished game, with people on the seats of these ranks."""
    history = History.of_record(record(name), name)
    ranks = ranking(history.match.state)
    seats = {ranks[place] for place in people}
    history.chairs = tuple(
        Chair(NAMES[seat], seat, "" if seat in seats else "bauer", 1) for seat in range(len(ranks))
    )
    return history


def shown(
    name: str = GAMES[0],
    people: tuple[int, ...] = (),
    size: tuple[int, int] = (1280, 720),
    language: str = "en",
) -> tuple[Hand, Result]:
    hand = Hand(App(OPPONENTS, size, language=language))
    hand.app.context.settings.animation = False
    scene = Result(hand.app.context, over(name, people))
    hand.app.apply(Replace(scene))
    hand.step()
    return hand, scene


@pytest.mark.parametrize("name", GAMES)
def test_the_bars_add_up_to_the_scores(name: str) -> None:
    story = Story(over(name))
    assert [sum(one.values()) for one in story.sources] == story.scores
    _, scene = shown(name)
    (bars,) = [one for one in scene.form.widgets if isinstance(one, Bars)]
    per_row = [[one for one in bars.stretches if row.colliderect(one.rect)] for row in bars.rows]
    for seat, stretches in zip(story.seats, per_row, strict=True):
        assert {one.key for one in stretches} == set(story.sources[seat])
        for one in stretches:
            others = [other for other in stretches if other is not one]
            assert one.rect.collidelist([other.rect.inflate(-2, 0) for other in others]) < 0
            assert bars.rect.contains(one.rect)


@pytest.mark.parametrize("name", GAMES)
def test_the_sheet_has_only_lines_that_brought_or_cost_somebody_vp(name: str) -> None:
    """Lines of 0 for all said nothing."""
    history = over(name)
    *single, total, removed = lines_of(history, ranking(history.match.state))
    assert all(any(line.values) or any(bonus != NO_BONUS for bonus in line.bonuses) for line in single)
    assert total.strong and any(removed.values)
    sums = tuple(map(sum, zip(*(line.values for line in single), strict=True)))
    assert sums == total.values


@pytest.mark.long
def test_vp_of_a_drafts_worker_are_in_the_lines(tmp_path: Path) -> None:
    singer = {"kind": "further", "use": {"brown": {"pay": [{"brown": 1}], "gain": {"vp": 3}}}}
    ruleset = schema.written(tmp_path / "singer.toml", {"worker": {"singer": singer}})
    setup = Setup(seats=2, seed=3, ruleset=ruleset)
    state, moves = played(setup, "knecht", "bauer")
    history = History.of_record(read_record(record_text(setup, moves)), "singer.hasp")
    assert any(history.match.tally(seat).get("P1", 0) for seat in range(2))
    *single, total, _ = lines_of(history, ranking(state))
    assert tuple(map(sum, zip(*(line.values for line in single), strict=True))) == total.values


@pytest.mark.parametrize("name", GAMES)
def test_every_colour_answers_with_what_it_brought_each(name: str) -> None:
    hand, scene = shown(name)
    (bars,) = [one for one in scene.form.widgets if isinstance(one, Bars)]
    for one in (*bars.stretches, *bars.legend):
        said = hand.app.context.theme.words.text(*bars.told(one.rect.center))  # type: ignore[misc]
        assert all(chair.name in said for chair in scene.session.chairs)


@pytest.mark.parametrize("name", GAMES)
def test_what_decided_is_where_the_winner_was_furthest_ahead(name: str) -> None:
    story = Story(over(name))
    first, second = story.seats[:2]
    gap = story.gap(second)
    assert gap is not None
    for key in {*story.sources[first], *story.sources[second]}:
        assert story.sources[first].get(key, 0) - story.sources[second].get(key, 0) <= gap.vp
    assert (story.sources[first].get(gap.key, 0), story.sources[second].get(gap.key, 0)) == gap[1:]


@pytest.mark.parametrize("name", GAMES)
def test_so_many_more_would_have_won_and_one_less_not(name: str) -> None:
    story = Story(over(name))
    for seat in story.seats[1:]:
        for more, wins in ((0, True), (-1, False)):
            vp = list(story.scores)
            vp[seat] += story.needed(seat) + more
            assert (rank(story.state, vp)[0] == seat) == wins


@pytest.mark.parametrize(
    ("people", "lost", "knecht"),
    [
        ((), None, Knecht.CHEERS),
        ((0,), None, Knecht.CHEERS),
        ((-1,), -1, Knecht.SITS),
        ((1,), 1, Knecht.SITS),
        ((1, 2), None, Knecht.CHEERS),
        ((0, 1, 2, 3), None, Knecht.CHEERS),
    ],
)
def test_only_a_person_alone_against_automas_loses(
    people: tuple[int, ...], lost: int | None, knecht: Knecht
) -> None:
    story = Story(over(GAMES[1], people))
    assert story.loser == (None if lost is None else story.seats[lost])
    look = story.look
    pictured = story.winner if story.loser is None else story.loser
    assert (look.knecht, look.evening) == (knecht, lost is not None)
    assert look.colour == story.session.chairs[pictured].colour
    owned = story.state.box.owned(story.state.seats[pictured].tiles)
    assert look.built == developed(tuple(tile.id for tile in owned))


def test_the_sentences_of_victory_and_defeat() -> None:
    hand, scene = shown(GAMES[1], (0,))
    told = whole(hand)
    names = [scene.session.chairs[seat].name for seat in scene.seats]
    assert f"{names[0]} wins" in told and "What decided it:" in told and names[1] in told
    hand, scene = shown(GAMES[1], (-1,))
    told, story = whole(hand), scene.story
    assert f"Not this time, {names[-1]}" in told
    needed, gap = story.needed(story.seats[-1]), story.gap(story.seats[-1])
    assert gap is not None and gap.vp < needed and f"With {needed} VP more" in told
    assert english(story.told).count("furthest ahead") == 1


def test_equal_scores_tell_what_parted_them(monkeypatch: pytest.MonkeyPatch) -> None:
    history = over(GAMES[0], (0,))
    state = history.match.state
    first, second = ranking(state)
    dug = {first: 9, second: 4}
    monkeypatch.setattr(Seat, "coal_removed", property(lambda seat: dug[state.seats.index(seat)]))
    for seat in state.seats:
        seat.score = 40
    story = Story(history)
    assert "the most coal removed" in english(story.told) and "decided it" not in english(story.told)
    assert story.needed(second) == 1
    dug[second] = 9
    assert "turn order" in english(Story(history).told)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("people", [(0,), (-1,)], ids=["won", "lost"])
@pytest.mark.parametrize("name", GAMES)
def test_nothing_on_it_is_cut(
    name: str, people: tuple[int, ...], language: str, size: tuple[int, int]
) -> None:
    hand, scene = shown(name, people, size, language)
    scene.session.match.practice = True
    assert wrong(written(hand)) == []


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("uncounted", ["practice", "advised"])
def test_the_game_of_a_draft_names_it(size: tuple[int, int], uncounted: str, tmp_path: Path) -> None:
    """Also one whose name is as long as a line has room for, in a game that was practice or advised."""
    file = tmp_path / "mine.toml"
    file.write_text('name = "A year and a day on the long Hellweg road"\n[start]\nfood = 1\n', "utf-8")
    match = Match(Setup(seed=3, ruleset=flattened(str(file))), [named("random")(3), named("random")(4)])
    while match.advance():
        pass
    setattr(match, uncounted, True)
    assert Story(over()).notes == ()
    chairs = tuple(Chair(name, seat, "bauer", 1) for seat, name in enumerate(NAMES[:2]))
    for language in ("en", "de", "nl", "fr"):
        hand = Hand(App(OPPONENTS, size, language=language))
        hand.app.context.settings.animation = False
        history = History(match, read_record(match.text()), chairs, "")
        hand.app.apply(Replace(Result(hand.app.context, history)))
        hand.step()
        assert "A year and a day on the long Hellweg" in whole(hand)
        why = hand.app.context.theme.words.text(message(f"result-{uncounted}"))
        assert " ".join(why.split()) in whole(hand)
        assert wrong(written(hand)) == []


def test_every_way_on_is_reached_by_keys() -> None:
    hand, scene = shown()
    reached = set()
    for _ in range(12):
        hand.key(pygame.K_TAB)
        assert scene.form.focused is not None
        reached.add(english(scene.form.focused.text))  # type: ignore[attr-defined]
    ways = {"New game", "Final scoring", "Step through", "Save picture", "Statistics", "To the title"}
    assert reached == ways
    hand.button("Final scoring")
    assert isinstance(hand.app.scene, FinalScoring)
    hand.key(pygame.K_ESCAPE)
    hand.button("Statistics")
    assert isinstance(hand.app.scene, Statistics)
    hand.key(pygame.K_ESCAPE)
    assert hand.app.scene is scene
    hand.key(pygame.K_ESCAPE)
    assert isinstance(hand.app.scene, Title)


def test_its_first_frame_makes_no_panel() -> None:
    app = App(OPPONENTS, (1280, 720))
    scene, theme = Result(app.context, over()), app.context.theme
    for layer in scene.beforehand():
        layer(Canvas(app.surface.copy(), theme))
    known = set(theme.cache)
    app.apply(Replace(scene))
    app.draw()
    assert not {key for key in set(theme.cache) - known if key[0] == "panel"}


def test_the_picture_is_saved_and_says_where() -> None:
    hand, scene = shown()
    for count in (1, 2):
        hand.button("Save picture")
        files = sorted(picture_file.folder().iterdir())
        assert len(files) == count and all(file.suffix == ".png" for file in files)
    image = pygame.image.load(files[0])
    assert image.get_size() == (1280, 720)
    assert image.get_at((1084, 60)) != hand.app.surface.get_at((1084, 60)), "the buttons are not on it"
    assert image.get_at((60, 690)) == hand.app.surface.get_at((60, 690)), "the bars are"
    assert "Picture saved:" in whole(hand) and not scene.failed


def test_a_picture_that_cannot_be_saved_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*given: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    hand, scene = shown()
    monkeypatch.setattr(picture_file.os, "replace", full)
    hand.button("Save picture")
    assert scene.failed and "could not be saved" in whole(hand)
    assert list(picture_file.folder().iterdir()) == []


def test_pictures_lie_with_a_home_of_its_own_or_with_one_s_pictures(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert picture_file.folder().is_relative_to(os.environ[picture_file.VARIABLE])
    monkeypatch.delenv(picture_file.VARIABLE)
    monkeypatch.setattr(picture_file.platformdirs, "user_pictures_dir", lambda: str(tmp_path))
    assert picture_file.folder() == tmp_path / "Haspelknecht"
    monkeypatch.setattr(picture_file.platformdirs, "user_pictures_dir", lambda: str(tmp_path / "none"))
    assert picture_file.folder() == picture_file.home() / "pictures"


def test_all_that_can_be_built_has_a_place_of_its_own() -> None:
    _, scene = shown()
    box = scene.session.match.state.box
    names = developed(tuple(tile.id for tile in box.tiles))
    most = names[: box.tokens]
    places = standing(most)
    assert {name for name, _ in places} == set(most) and len({place for _, place in places}) == len(places)


def test_each_colour_and_the_evening_have_a_landscape_of_their_own() -> None:
    hand, _ = shown()
    looks = [Look(Knecht.CHEERS, colour) for colour in (None, 0, 1, 2, 3)] + [Look(evening=True)]
    pictures = {pygame.image.tobytes(landscape(hand.app.context.theme, look), "RGB") for look in looks}
    assert len(pictures) == len(looks)


# -- the next level -------------------------------------------------------------------------------------


def won_by(person: int, lead: int, automas: Sequence[str] = ("bauer",)) -> Hand:
    """A hand at the result of a game that somebody ended so far ahead, or behind, of the best automa."""
    opponents = Opponents(LEVELS, OPPONENTS["random"], lambda name: True, lambda: DESCRIBED)
    hand = Hand(App(opponents, (1280, 720)))
    hand.app.context.settings.animation = False
    history = over(GAMES[0] if len(automas) == 1 else GAMES[1])
    seats = history.match.state.seats
    automa = iter(automas)
    history.chairs = tuple(
        Chair("Anna", seat) if seat == person else Chair(f"Automa {seat}", seat, next(automa), 1)
        for seat in range(len(seats))
    )
    for seat, one in enumerate(seats):
        one.score = 40 + lead if seat == person else 40
    hand.app.apply(Replace(Result(hand.app.context, history)))
    hand.step()
    return hand


def offers(hand: Hand) -> list[str]:
    return [text for text in said(hand) if text.startswith("Next: ")]


def test_after_a_clear_win_the_next_level_is_offered() -> None:
    hand = won_by(0, 14)
    assert offers(hand) == ["Next: Knappe"]
    hand.button("Next: Knappe")
    new = hand.app.scene
    assert isinstance(new, NewGame)
    assert [(seat.name, seat.automa) for seat in new.draft.seats][1][1] == "knappe"
    before = over(GAMES[0]).match.setup
    assert new.draft.setup().seats == before.seats and new.draft.setup().modules == before.modules


@pytest.mark.parametrize(
    ("lead", "automas"), [(-14, ["bauer"]), (0, ["bauer"]), (3, ["bauer"]), (14, ["meister"])]
)
def test_else_none_is(lead: int, automas: list[str]) -> None:
    """Nor ever an easier one."""
    assert offers(won_by(0, lead, automas)) == []


def test_results_of_the_same_sitting_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """They were saved after the title had looked at the saved games."""
    before = [
        Saved(Path(f"{at}.hasp"), (Chair("Anna", 0), Chair("Bauer", 1, "bauer", 3)), True, 0.0)
        for at in range(2)
    ]
    hand = won_by(0, 4)
    assert offers(hand) == []
    listed = [saved.scored((44, 40)) for saved in before]
    monkeypatch.setattr(Saves, "games", lambda saves: setattr(saves, "listed", listed))
    result = hand.app.scene
    assert isinstance(result, Result)
    hand.app.apply(Replace(Result(hand.app.context, result.session)))
    hand.step()
    assert offers(hand) == ["Next: Knappe"]


def test_nor_after_a_seat_changed_hands() -> None:
    hand = won_by(0, 14)
    result = hand.app.scene
    assert isinstance(result, Result) and isinstance(result.session, History)
    handed = Seating(9, 1, "Bauer (automa knecht 5, blue)")
    result.session.record = result.session.record._replace(seatings=(handed,))
    hand.app.apply(Replace(Result(hand.app.context, result.session)))
    hand.step()
    assert offers(hand) == []


def test_nor_after_practice_or_advice() -> None:
    hand = won_by(0, 14)
    for mark in ("practice", "advised"):
        result = hand.app.scene
        assert isinstance(result, Result)
        setattr(result.session.match, mark, True)
        hand.app.apply(Replace(Result(hand.app.context, result.session)))
        hand.step()
        assert offers(hand) == []
        setattr(result.session.match, mark, False)


def test_the_strongest_of_several_make_way() -> None:
    """With their temperaments, if the next level has them."""
    hand = won_by(2, 14, ["bauer:miner", "knecht", "bauer"])
    hand.button("Next: Knappe")
    new = hand.app.scene
    assert isinstance(new, NewGame)
    assert [seat.automa for seat in new.draft.seats] == ["knappe:miner", "knecht", "", "knappe"]


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_the_offer_has_room(size: tuple[int, int], language: str) -> None:
    hand = won_by(0, 14)
    result = hand.app.scene
    assert isinstance(result, Result)
    other = Hand(App(hand.app.context.opponents, size, language=language, start_review=Coaches()))
    other.app.context.settings.animation = False
    other.app.apply(Replace(Result(other.app.context, result.session)))
    other.step()
    texts = said(other)
    assert any(text.endswith("Knappe") for text in texts)
    assert wrong(written(other)) == []
    again = other.app.scene
    assert isinstance(again, Result)
    again._save()
    buttons = [widget.rect for widget in again.form.widgets if isinstance(widget, Button)]
    assert again._saved_at.collidelist(buttons) < 0, "what is said of the picture lies below the buttons"
