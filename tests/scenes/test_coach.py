"""The coach's screen: how one comes to it, what is shown as it is found, and what becomes of it."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.coach import Finding, Review
from game.plain_words import plain
from game.rules import scores
from game.rules.record import Record, Seating
from game.rules.terms import Season
from game.scenes.coach.chart import Chart
from game.scenes.coach.earnings import moments
from game.scenes.coach.rows import FindingRow
from game.scenes.coach.scene import Coach
from game.scenes.flow import Push
from game.scenes.kit.choices import ChoiceRow
from game.scenes.kit.widget import Told
from game.scenes.replay.history import History
from game.scenes.replay.scene import Replay
from game.scenes.result.scene import Result
from game.scenes.saved_games.screen import SavedGames
from game.scenes.saving.files import reviews_of
from game.scenes.seatsheet import SeatSheet
from game.scenes.title import Title
from game.table.canvas import TextMark
from tests.english import english
from tests.scenes.coaches import Coached, Coaches, at_coach, done, record, window
from tests.scenes.kept import record as text_of_game
from tests.scenes.kept import saved
from tests.scenes.written import SPOKEN

ENTER = pygame.K_RETURN


def finding(game: Record, at: int, worth: float) -> Finding:
    """A finding about one move of a game, which tells of that move alone."""
    move = game.moves[at]
    low, high = sorted((worth * 0.5, worth * 1.5))
    sources = (("coal", worth), ("water", -0.5))
    course = (("coal", 2.0, 2.0 + worth / 3),)
    return Finding(at, (move,), (move,), worth, low, high, sources, -0.5, 40, course)


def scripted(*reviews: tuple[int, tuple[float, ...]]) -> list[Review]:
    """Reviews that have done so many of 100, with findings of such a worth, 9 moves apart."""
    game, found = record(), list[Review]()
    for percent, worths in reviews:
        all_of_it = [finding(game, 20 + 9 * i, worth) for i, worth in enumerate(worths)]
        costs, gains = ([one for one in all_of_it if (one.worth > 0) == good] for good in (True, False))
        found.append(Review(percent, 100, tuple(costs), tuple(gains)))
    return found


WHOLE = scripted((30, ()), (60, (4.2,)), (100, (6.1, 4.2, -3.3)))


def rows(hand: Coached) -> list[FindingRow]:
    return [one for one in hand.coach.form.widgets if isinstance(one, FindingRow)]


# -- ways to it -----------------------------------------------------------------------------------------


def from_result() -> Coached:
    app = window(Coaches())
    app.apply(Push(Result(app.context, History.of_record(record(), "game"), stepped=True)))
    hand = Coached(app)
    hand.button("Coach")
    return hand


def from_replay() -> Coached:
    app = window(Coaches())
    app.apply(Push(app.context.doors.replay(app.context, History.of_record(record(), "game"))))
    hand = Coached(app)
    hand.step()
    hand.click(app.scene.stage.layout.ribbon.menu.center)  # type: ignore[attr-defined]
    hand.button("Coach")
    return hand


def from_list() -> Coached:
    saved(text_of_game(1_000))
    hand = Coached(window(Coaches()))
    hand.step()
    hand.button("Saved games")
    hand.click(hand.app.scene.form.widgets[1].side(0).center)  # type: ignore[attr-defined]
    return hand


@pytest.mark.parametrize("way", [from_result, from_replay, from_list])
def test_ways_to_the_coach(way: object) -> None:
    assert callable(way)
    hand = way()
    below = hand.app.stack[-2]
    assert done(hand).coach.reviews.review.complete
    hand.key(pygame.K_ESCAPE)
    assert hand.app.scene is below


def test_the_list_of_games_is_gone_through_by_keys() -> None:
    saved(text_of_game(1_000))
    hand = Coached(window(Coaches()))
    hand.step()
    hand.button("Saved games")
    screen = hand.app.scene
    assert isinstance(screen, SavedGames)
    screen.form.focus = 1
    hand.key(pygame.K_RIGHT)
    hand.key(ENTER)
    assert isinstance(hand.app.scene, Coach)
    hand.key(pygame.K_ESCAPE)
    hand.key(pygame.K_LEFT)
    hand.key(ENTER)
    assert isinstance(hand.app.scene, Replay)


def test_only_what_is_over_is_looked_at() -> None:
    saved(text_of_game(80))
    hand = Coached(window(Coaches()))
    hand.app.apply(Push(SavedGames(hand.app.context)))
    assert [row.beside for row in hand.app.scene.form.widgets[1].rows] == [None]  # type: ignore[attr-defined]
    game = record()
    begun = History.of_record(game._replace(moves=game.moves[:50]), "begun")
    hand.app.apply(Push(hand.app.context.doors.replay(hand.app.context, begun)))
    hand.step()
    hand.click(hand.app.scene.stage.layout.ribbon.menu.center)  # type: ignore[attr-defined]
    with pytest.raises(StopIteration):
        hand.widget("Coach")


# -- what it shows --------------------------------------------------------------------------------------


def test_findings_are_shown_as_they_come() -> None:
    hand = at_coach(Coaches(WHOLE))
    hand.step()
    assert any("30% done" in text for text in hand.texts) and rows(hand) == []
    hand.step()
    assert any("60% done" in text for text in hand.texts)
    assert [row.said.worth.number for row in rows(hand)] == [4.2] and "−4.2 VP" in hand.texts
    hand.step()
    assert not any("% done" in text for text in hand.texts)
    assert [row.number for row in rows(hand)] == [1, 2, 3]
    assert {"−6.1 VP", "−4.2 VP", "+3.3 VP"} <= {*hand.texts}


def test_what_the_coach_finds_in_a_real_game_is_told() -> None:
    coaches = Coaches()
    hand = done(at_coach(coaches))
    review = hand.coach.reviews.review
    assert review.complete and review.findings and coaches.begun[0].closed
    said = hand.texts
    assert "Played:" in said and any(text.startswith("Bauer 1 ") for text in said)
    assert len(rows(hand)) == len(review.findings)


def test_nothing_found_is_said() -> None:
    hand = done(at_coach(Coaches(scripted((100, ())))))
    assert any("No choice can be shown to have cost" in text for text in hand.texts)


def test_a_click_tells_a_finding_and_the_button_shows_it() -> None:
    hand = done(at_coach(Coaches(WHOLE)))
    second = rows(hand)[1]
    hand.move(second.rect.center)
    hand.step()
    assert hand.coach.chosen == 1, "pointing alone changes nothing"
    hand.click(second.rect.center)
    hand.step()
    assert hand.coach.chosen == 2 and hand.coach.chart.chosen == 2
    found = hand.coach.found
    assert found is not None and found.worth == 4.2
    hand.button("Show on the table")
    replay = hand.app.scene
    assert isinstance(replay, Replay) and replay.at == found.at
    turn = replay.history.match.turns[found.at]
    assert replay.stage.focus == turn.seat
    hand.key(pygame.K_RIGHT)
    assert replay.at == found.at + 1
    hand.key(pygame.K_ESCAPE)
    assert hand.coach.chosen == 2 and len(rows(hand)) == 3


def test_two_clicks_show_it_on_the_table_too(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = done(at_coach(Coaches(WHOLE)))
    now = [1000]
    monkeypatch.setattr(pygame.time, "get_ticks", lambda: now[0])
    hand.click(rows(hand)[2].rect.center)
    now[0] += 1000
    hand.click(rows(hand)[2].rect.center)
    assert isinstance(hand.app.scene, Coach), "two clicks that are far apart are none"
    now[0] += 100
    hand.click(rows(hand)[2].rect.center)
    assert isinstance(hand.app.scene, Replay) and hand.app.scene.at == 38


@pytest.mark.parametrize(
    ("worth", "said"),
    [
        (3.0, "This cost 3 VP compared with the better choice, every time it was played on."),
        (-2.0, "This brought 2 VP more than the other choice, every time it was played on."),
    ],
)
def test_what_was_the_same_in_every_deal_is_told_without_an_interval(worth: float, said: str) -> None:
    (last,) = scripted((100, (worth,)))
    costs, gains = (
        [one._replace(low=worth, high=worth) for one in found] for found in (last.costs, last.gains)
    )
    hand = at_coach(Coaches([last._replace(costs=tuple(costs), gains=tuple(gains))]))
    hand.step()
    assert said in [plain(text) for text in hand.texts]
    tips = [english(one.tip) for one in hand.coach.form.widgets if isinstance(one, Told)]
    assert any("the difference was always the same" in tip for tip in tips)


def test_the_sheet_of_a_winter_does_not_lie_over_what_is_shown() -> None:
    """The first taking of a spring is the first decision after a winter."""
    game = record()
    history = History.of_record(game, "game")
    spring = next(span for span in history.spans if (span.year, span.season) == (2, Season.SPRING))
    found = finding(game, spring.start, 4.0)
    hand = done(at_coach(Coaches([Review(100, 100, (found,))])))
    hand.button("Show on the table")
    replay = hand.app.scene
    assert isinstance(replay, Replay) and replay.at == spring.start
    assert not replay.stage.winter_open and replay.picture().marks.glow


def test_from_a_finding_one_plays_on_for_practice() -> None:
    hand = done(at_coach(Coaches(WHOLE)))
    found = hand.coach.found
    assert found is not None
    hand.button("Play on from here …")
    assert isinstance(hand.app.scene, SeatSheet)
    hand.click(next(w for w in hand.app.scene.form.widgets if getattr(w, "primary", False)).rect.center)
    assert hand.play.match.practice and hand.play.match.moves[: found.at] == list(record().moves[: found.at])


def test_all_of_it_can_be_reached_by_keys_and_controller() -> None:
    hand = done(at_coach(Coaches(WHOLE)))
    hand.key(pygame.K_TAB)
    if isinstance(hand.coach.form.focused, ChoiceRow):
        hand.key(pygame.K_TAB)
    assert isinstance(hand.coach.form.focused, Chart)
    hand.key(pygame.K_RIGHT)
    assert hand.coach.chart.moment == 0
    for _ in range(3):
        hand.key(pygame.K_TAB)
    assert hand.coach.chosen == 3
    down = {"button": pygame.CONTROLLER_BUTTON_A, "instance_id": 0}
    pygame.event.post(pygame.Event(pygame.CONTROLLERBUTTONDOWN, **down))
    hand.step()
    assert isinstance(hand.app.scene, Replay) and hand.app.scene.at == 38


def test_values_are_shown_where_one_points() -> None:
    hand = done(at_coach(Coaches(WHOLE)))
    plot = hand.coach.chart.plots[1]
    hand.move((plot.right - 1, plot.centery))
    hand.step()
    last = hand.coach.chart.moments[-1]
    assert hand.coach.chart.moment == len(hand.coach.chart.moments) - 1 and hand.coach.chart.shown == 1
    assert "Final scoring" in hand.texts
    assert all(any(text == str(vp).replace("-", "−") for text in hand.texts) for vp in last.seats[1].values())
    hand.move((5, 5))
    hand.step()
    assert "Final scoring" not in hand.texts


@pytest.mark.parametrize("name", ["2-seats-rows", "3-seats-black", "4-seats-both", "2-seats-iron-a"])
def test_sources_of_each_moment_add_up(name: str) -> None:
    """At the end to the score, before to what has been scored and what the final scoring would add."""
    history = History.of_record(record(name), name)
    found = moments(history)
    assert tuple(found[-1].total(seat) for seat in range(len(history.chairs))) == scores(history.match.state)
    assert len(found) == len(history.spans) + 1 and found[-1].at == history.last
    springs = [span for span in history.spans if span.season == Season.SPRING]
    assert len(history.spans) == 4 * len(springs)
    assert [moment.at for moment in found] == sorted(moment.at for moment in found)


# -- seats ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "offered"),
    [
        (("bauer", "bauer"), [0, 1]),
        (("Bauer (automa bauer, red)", "Anna (human, blue)"), [1]),
        (("Anna (human, red)", "Grete (human, blue)"), [0, 1]),
    ],
)
def test_people_are_looked_at_or_else_anybody(players: tuple[str, ...], offered: list[int]) -> None:
    coaches = Coaches(WHOLE)
    hand = at_coach(coaches, record()._replace(players=players))
    assert hand.coach.seats == offered and coaches.seats == offered[:1]
    chosen = [one for one in hand.coach.form.widgets if isinstance(one, ChoiceRow)]
    assert bool(chosen) == (len(offered) > 1)
    if chosen:
        hand.click(chosen[0].cells[1].center)
        assert coaches.seats == [0, 1] and coaches.begun[0].closed
        assert done(hand).coach.reviews.review.complete
        hand.click(hand.coach.form.widgets[0].cells[0].center)  # type: ignore[attr-defined]
        assert coaches.seats == [0, 1, 0]
        done(hand).click(hand.coach.form.widgets[0].cells[1].center)  # type: ignore[attr-defined]
        assert coaches.seats == [0, 1, 0] and hand.coach.reviews.review.complete


@pytest.mark.parametrize(
    ("first", "later"),
    [("Anna (human, red)", "Anna (automa bauer 3, red)"), ("Bauer (automa bauer, red)", "Anna")],
)
def test_who_handed_a_seat_over_is_looked_at_too(first: str, later: str) -> None:
    """And who took one over."""
    game = record()._replace(players=(first, "Grete (human, blue)"), seatings=(Seating(40, 0, later),))
    assert at_coach(Coaches(WHOLE), game).coach.seats == [0, 1]


# -- ends -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["esc", "close", "title"])
def test_leaving_ends_what_is_under_way(way: str) -> None:
    coaches = Coaches(scripted((10, ()), (20, ()), (30, ()), (40, ())))
    hand = at_coach(coaches)
    hand.step()
    assert not coaches.begun[0].closed
    if way == "esc":
        hand.key(pygame.K_ESCAPE)
        assert isinstance(hand.app.scene, Title)
    elif way == "close":
        pygame.event.post(pygame.Event(pygame.QUIT))
        hand.step()
        assert not hand.app.running
    else:
        hand.app.stop()
    assert coaches.begun[0].closed


def test_a_coach_that_dies_says_so_in_one_line_and_can_be_asked_again() -> None:
    coaches = Coaches(scripted((30, (4.2,))), dies=True)
    hand = at_coach(coaches)
    hand.step()
    hand.step()
    assert any("had to stop" in text for text in hand.texts) and len(rows(hand)) == 1
    assert coaches.begun[0].closed
    coaches.said, coaches.dies = WHOLE, False
    hand.button("Try again")
    assert not any("had to stop" in text for text in done(hand).texts) and len(rows(hand)) == 3


def test_without_a_process_it_says_so_too() -> None:
    def none_to_be_had(*given: object) -> Coaches:
        raise OSError

    hand = at_coach(none_to_be_had)  # type: ignore[arg-type]
    hand.step()
    assert any("had to stop" in text for text in hand.texts)


# -- what is kept ---------------------------------------------------------------------------------------


@pytest.mark.long
def test_what_is_found_is_there_at_once_the_next_time(tmp_path: Path) -> None:
    first, second = Coaches(), Coaches()
    hand = done(at_coach(first, path=tmp_path / "game.hasp"))
    assert [path.name for path in tmp_path.iterdir()] == [".game.hasp.coach"]
    again = at_coach(second, path=tmp_path / "game.hasp")
    assert second.begun == [] and again.coach.reviews.review.complete
    one, other = hand.coach.reviews.review.findings, again.coach.reviews.review.findings
    assert [found.moves + found.other for found in one] == [found.moves + found.other for found in other]
    for before, after in zip(one, other, strict=True):
        assert after.worth == pytest.approx(before.worth) and after.sources[0][0] == before.sources[0][0]
    again.click(again.coach.form.widgets[0].cells[1].center)  # type: ignore[attr-defined]
    assert second.seats == [1], "of another seat nothing is kept yet"
    done(again)
    assert reviews_of(tmp_path / "game.hasp").read_text().count("\n") == 2


def test_what_is_not_complete_is_not_kept(tmp_path: Path) -> None:
    hand = at_coach(Coaches(WHOLE[:2]), path=tmp_path / "game.hasp")
    hand.step()
    hand.key(pygame.K_ESCAPE)
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize(
    "harm",
    [
        lambda text: text[: len(text) // 2],
        lambda text: "",
        lambda text: "\0" + text,
        lambda text: text.replace('"method": 2', '"method": 1'),
        lambda text: text.replace('"game": "', '"game": "0'),
        lambda text: text.replace('"at": ', '"at": 9'),
        lambda text: text.replace('"worth": ', '"worth": -'),
        lambda text: text.replace('"low": ', '"low": NaN, "x": '),
        lambda text: text.replace('"low": ', '"low": 1e308, "x": '),
        lambda text: text.replace('"low": ', f'"low": 1{"0" * 400}, "x": '),
        lambda text: text.replace('["coal", 6', '["gold", 6'),
        lambda text: text.replace('["coal", 2', '["soon-tile:none", 2'),
        lambda text: text.replace('"deals": 40', '"deals": -1'),
        lambda text: text.replace('"other": ["', '"other": ["fly '),
        lambda text: text.replace('"seat": 0', '"seat": 7'),
        lambda text: text.replace('"seat": 0', '"seat": true'),
        lambda text: "[]\n" + text.replace('"costs": [', '"costs": [1, '),
        lambda text: "[" * 100_000,
    ],
)
def test_what_is_damaged_is_found_anew(tmp_path: Path, harm: object) -> None:
    assert callable(harm)
    path = tmp_path / "game.hasp"
    done(at_coach(Coaches(WHOLE), path=path))
    sound = reviews_of(path).read_text()
    harmed = harm(sound)
    assert harmed != sound
    reviews_of(path).write_text(harmed)
    coaches = Coaches(WHOLE)
    hand = done(at_coach(coaches, path=path))
    assert coaches.seats == [0] and len(hand.coach.listing.listed) == 3
    assert reviews_of(path).read_text() == sound


def test_a_folder_that_cannot_be_written_to_hinders_nobody(tmp_path: Path) -> None:
    hand = done(at_coach(Coaches(WHOLE), path=tmp_path / "gone" / "game.hasp"))
    assert len(hand.coach.listing.listed) == 3


# -- its looks ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("name", ["2-seats-rows", "4-seats-both"])
def test_every_text_stays_on_its_sheet(name: str, language: str, size: tuple[int, int]) -> None:
    game = record(name)
    plan = next(at for at, move in enumerate(game.moves) if str(move).startswith("lay") and at > 150)
    taking = next(at for at, move in enumerate(game.moves) if str(move).startswith("take") and at > plan)
    long = finding(game, plan, 14.25)._replace(
        moves=game.moves[plan : plan + 30], other=game.moves[plan : plan + 60]
    )
    found = [long, finding(game, taking, 9.5), finding(game, taking + 12, 8.0)]
    good = [one._replace(worth=-one.worth, low=-20.0, high=-1.0) for one in found]
    coaches = Coaches([Review(50, 100, tuple(found), tuple(good)), Review(60, 100, tuple(found[:1]))])
    hand = at_coach(coaches, game, size=size, language=language)
    for _ in range(2):
        hand.step()
        for row in [None, *rows(hand)]:
            if row is not None:
                hand.coach._tell_in_full(row.number)
                hand.step()
            hand.app.ledger = marks = list[TextMark]()
            hand.app.draw()
            out = [mark for mark in marks if not mark.panel.inflate(3, 3).contains(mark.taken)]
            assert [(mark.text, mark.taken, mark.panel) for mark in out] == []
            assert [mark.text for mark in marks if mark.cut] == []
