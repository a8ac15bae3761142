"""Saves that are damaged, or of other editions: nothing sound is lost from the list."""

from __future__ import annotations

import time
from collections.abc import Callable
from threading import Thread

import pytest

from game.rules.record import read_record
from game.rules.record.lines import CHECKED_LINE, RecordWriter
from game.scenes.play.scene import Play
from game.scenes.replay.scene import Replay
from game.scenes.saved_games.opening import Unopened
from game.scenes.saved_games.screen import SavedGames
from game.scenes.saving.folders import home, shelf
from game.scenes.saving.saves import Saves
from tests.english import english
from tests.records import by_hand, named_alone
from tests.scenes.kept import (
    at_title,
    begins,
    labels,
    line_of_move,
    listed,
    opened,
    record,
    saved,
    with_other_move,
)
from tests.scenes.windows import another_window

# -- damaged --------------------------------------------------------------------------------------------


def test_a_damaged_save_goes_on_where_its_soundness_ends() -> None:
    text = with_other_move(record(), 61)
    path = saved(text)
    found = listed()
    assert not found.finished and not found.goes_on and not found.shut
    sound = int(english(found.why).partition("at move ")[2].partition(" of")[0])
    assert 1 < sound <= 61 and english(found.why) == f"Damaged: it goes on at move {sound} of 80."
    hand = opened()
    assert isinstance(hand.app.scene, Unopened) and path.exists(), (
        "nothing happens before somebody has decided"
    )
    hand.button(f"Go on at move {sound} of 80")
    assert len(hand.play.match.turns) >= sound - 1
    assert hand.play.match.moves[: sound - 1] == list(read_record(record(), shelf()).moves)[: sound - 1]
    assert path.with_name("game.hasp.damaged").read_text() == text and not path.exists()
    kept = hand.play.session.path
    assert kept is not None and kept != path
    assert read_record(kept.read_text(), shelf()).moves == tuple(hand.play.match.moves)


def test_a_damaged_save_stays_where_nobody_wants_its_beginning() -> None:
    text = with_other_move(record(), 61)
    path = saved(text)
    hand = opened()
    hand.button("Back")
    assert isinstance(hand.app.scene, SavedGames)
    assert path.read_text() == text and [one.name for one in path.parent.glob("*.damaged")] == []
    assert len(hand.app.scene.games) == 1


def test_a_save_that_was_cut_off_goes_on_at_its_last_sound_move() -> None:
    text = record()
    cut = "\n".join(text.splitlines()[: line_of_move(text, 70)])
    saved(cut[:-3])
    why = english(listed().why)
    assert why.startswith("Damaged: it goes on at move ") and "of" not in why[-8:]
    hand = opened()
    hand.button(next(text for text in labels(hand) if text.startswith("Go on at move")))
    assert isinstance(hand.app.scene, Play)


def test_a_finished_game_that_is_damaged_is_stepped_through_as_far_as_it_is_sound() -> None:
    saved(with_other_move(record(1_000), 100))
    hand = opened()
    hand.button("Step through it")
    assert isinstance(hand.app.scene, Replay) and 0 < hand.app.scene.history.last < 100


def test_a_file_of_bad_bytes_goes_on_as_far_as_it_is_text() -> None:
    data = record().encode()
    at = data.index(record().splitlines()[line_of_move(record(), 50)].encode())
    saved(data[: at + 3] + b"\xff\xfe" + data[at + 5 :])
    assert "goes on at move" in english(listed().why)


@pytest.mark.parametrize(
    "text", ["no record at all", "\0\1\2", b"\xff\xfe\xfd", "", record()[: record().index("seats:")]]
)
def test_what_is_no_record_any_more_is_set_aside_unchanged_and_said(text: str | bytes) -> None:
    path = saved(text)
    before = path.read_bytes()
    hand = at_title()
    assert begins(hand) and not path.exists()
    assert path.with_name("game.hasp.damaged").read_bytes() == before
    assert "game.hasp.damaged" in english(hand.app.context.saves.notices[-1])


def test_what_is_being_made_in_another_window_is_not_set_aside() -> None:
    path = saved("")
    with another_window(path):
        assert Saves().games() == [] and path.exists()


def test_a_byte_order_mark_is_no_damage() -> None:
    saved(b"\xef\xbb\xbf" + record().encode())
    assert listed().goes_on


# -- neither damaged nor to be gone on with -------------------------------------------------------------


def newer() -> None:
    saved(by_hand(record()).replace("rules: 2", "rules: 3\nweather: rain"))


def former() -> None:
    saved(record().replace("Haspelknecht record 2", "Haspelknecht record 1"))


def without_ruleset() -> None:
    folder = home() / "rulesets"
    folder.mkdir(parents=True)
    mine = folder / "mine.toml"
    mine.write_text("[storage.farm]\nwood = 2\n")
    saved(named_alone(record(20, str(mine))))
    mine.unlink()


def with_other_ruleset() -> None:
    without_ruleset()
    (home() / "rulesets" / "mine.toml").write_text("[storage.farm]\nwood = 3\n")


def unreadable() -> None:
    saved(record() + "#" * 300_000)


def without_names() -> None:
    saved("\n".join(line for line in by_hand(record()).splitlines() if not line.startswith("player")) + "\n")


SHUT: dict[str, tuple[Callable[[], None], str]] = {
    "newer edition": (newer, "rules 3"),
    "former edition": (former, "an edition before"),
    "ruleset missing": (without_ruleset, "put mine.toml into"),
    "another ruleset": (with_other_ruleset, "Its ruleset is another now"),
    "not readable": (unreadable, "cannot be opened at the moment"),
    "nobody named": (without_names, "does not say who sits where"),
}


@pytest.mark.parametrize("state", SHUT)
def test_a_save_that_is_not_damaged_stays_in_the_list_with_what_is_wrong(state: str) -> None:
    make, words = SHUT[state]
    make()
    path = home() / "games" / "game.hasp"
    before = path.read_bytes()
    found = listed()
    assert words in english(found.why) and not found.goes_on and not found.finished
    hand = at_title()
    assert begins(hand)
    hand.button("Saved games")
    assert isinstance(hand.app.scene, SavedGames)
    rows = hand.app.scene.form.widgets[1].rows  # type: ignore[attr-defined]
    assert [row.note for row in rows] == [found.why] and rows[0].wrong
    hand.click(hand.app.scene.form.widgets[1].cell(0).center)  # type: ignore[attr-defined]
    assert isinstance(hand.app.scene, Unopened) and words in english(hand.app.scene.said)
    hand.button("Back")
    assert isinstance(hand.app.scene, SavedGames) and path.read_bytes() == before
    assert [one.name for one in path.parent.glob("*.damaged")] == []


def test_once_it_can_be_read_or_its_ruleset_is_back_it_goes_on() -> None:
    without_ruleset()
    hand = at_title()
    (home() / "rulesets" / "mine.toml").write_text("[storage.farm]\nwood = 2\n")
    hand.app.scene.resize()
    hand.button("Play")
    assert isinstance(hand.app.scene, Play)


def test_who_played_a_game_of_a_newer_edition_is_read_as_far_as_it_can_be() -> None:
    newer()
    assert [chair.name for chair in listed().chairs] == ["Anna", "Knecht"]


def test_a_game_without_names_is_stepped_through() -> None:
    without_names()
    hand = opened()
    hand.button("Step through it")
    assert isinstance(hand.app.scene, Replay)


def test_an_automa_that_is_not_known_here_is_said_and_the_save_stays() -> None:
    path = saved(by_hand(record()).replace("automa random", "automa nobody"))
    hand = at_title()
    hand.button("Play")
    assert isinstance(hand.app.scene, Unopened) and "“nobody” is not known" in english(hand.app.scene.said)
    assert path.exists()


# -- other rules ----------------------------------------------------------------------------------------


def test_a_game_of_other_rules_offers_its_beginning_where_a_move_holds_no_more() -> None:
    lines = by_hand(record()).splitlines()
    at = line_of_move("\n".join(lines), 31)
    lines[at] = f"{lines[at][0]} take black from 4"
    path = saved(sealed(lines))
    hand = at_title()
    hand.button("Play")
    assert isinstance(hand.app.scene, Unopened) and "played by other rules" in english(hand.app.scene.said)
    hand.button(next(text for text in labels(hand) if text.startswith("Go on at move 31")))
    assert len(hand.play.match.turns) >= 30 and path.exists(), "it is not damaged, and stays"


def sealed(lines: list[str]) -> str:
    """A record with the checks that its lines have if they were written so."""
    writer = RecordWriter()
    writer.add(CHECKED_LINE)
    for line in lines[1:]:
        if line.startswith("#"):
            writer.check()
            writer.remark(line)
        elif line:
            writer.add(line)
    return writer.text(sum(line[:1].isdigit() for line in lines))


def test_the_list_can_be_asked_for_by_several_threads_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What draws ahead asks for it too."""
    found, failed, delays = Saves(), list[Exception](), iter((0.02, 0.1, 0.2, 0.3))

    class Late(Thread):
        def start(self) -> None:
            time.sleep(next(delays))
            super().start()

    def ask() -> None:
        try:
            found.look()
        except RuntimeError as error:
            failed.append(error)

    asking = [Thread(target=ask) for _ in range(4)]
    monkeypatch.setattr("game.scenes.saving.saves.Thread", Late)
    for thread in asking:
        thread.start()
    for thread in asking:
        thread.join()
    found.look(None)
    assert not failed and found.known
