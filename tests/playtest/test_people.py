"""`playtest notes`: what people said of playtests, gathered beside what the lab expects."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from game import program
from game.automa import named
from game.match import Match
from game.playtest import playtest
from game.playtest.people.expecting import ExpectedResult, GameGroup, grouped, kept_by_lab
from game.playtest.people.gathering import GatheredGames, PlayedGame, PlayedSeat, gather
from game.playtest.people.page import people_page
from game.playtest.people.shown import group_shown
from game.playtest.report.histogram import quantile
from game.playtest.voice import Voice
from game.rules import Setup
from game.rules.engine import scores
from game.rules.record import NO_FEEDBACK, Answers, Feedback, Felt, NoteKind, PlaytestNote, Shelf, read_record
from game.rules.ruleset import BASE, digest
from game.rules.terms import Field, Season

DRAFT = 'name = "Cheap farms"\n[storage.farm]\nwood = 2\n[tile.22]\nname = "Wheelcart"\n'
PLAYERS = ("Anna (human, red)", "Bert (automa random 7, blue)")
HOSTILE = "<script>alert(1)</script> & \x1b]0;owned\x07"


def game(
    folder: Path,
    name: str,
    feedback: Feedback,
    seed: int = 3,
    stop: int = 0,
    draft: bool = True,
    more: str = "",
) -> Path:
    """Write the record of a game by chance, in which people said this."""
    ruleset = folder / "mine.toml"
    ruleset.write_text(DRAFT + more, "utf-8")
    setup = Setup(seed=seed, ruleset=str(ruleset) if draft else "base")
    match = Match(setup, [named("random")(seed), named("random")(seed + 1)])
    while match.advance() and (not stop or len(match.turns) < stop):
        pass
    match.feedback = feedback
    file = folder / name
    file.parent.mkdir(exist_ok=True)
    file.write_text(match.text(PLAYERS), "utf-8")
    return file


def note(
    moves: int, kind: NoteKind, words: str = "", tile: str = "", back: int | None = None
) -> PlaytestNote:
    return PlaytestNote(moves, 1 + moves // 60, Season.AUTUMN, 0, kind, words, tile, back)


SAID = Feedback(
    notes=(
        note(70, NoteKind.IDEA, "Two workers", "22", back=66),
        note(9, NoteKind.CONFUSING, HOSTILE),
        note(12, NoteKind.TOO_STRONG, "", "22"),
    ),
    answers=(Answers(0, 4, None, Felt.LONG, "Fewer carts"),),
)


@pytest.fixture
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with two games of a draft, one of them unfinished, an ordinary one and one that is damaged."""
    monkeypatch.chdir(tmp_path)
    folder = Path("games")
    folder.mkdir()
    game(folder, "anna.hasp", SAID)
    game(folder, "half.hasp", NO_FEEDBACK, seed=4, stop=30)
    game(folder, "ordinary.hasp", NO_FEEDBACK, draft=False)
    (folder / "below").mkdir()
    (folder / "below" / "damaged.hasp").write_text("nonsense\x1b[2J", "utf-8")
    return folder


def notes(folder: Path, *more: str) -> int:
    return program.main(["playtest", "notes", str(folder), "--games", "0", *more])


def test_playtests_are_gathered_with_what_was_said(games: Path) -> None:
    found = gather(games, Shelf())
    assert [one.file.name for one in found.games] == ["anna.hasp", "half.hasp"]
    first, half = found.games
    record = read_record((games / "anna.hasp").read_text("utf-8"), Shelf(given=str(games / "mine.toml")))
    assert [seat.score for seat in first.seats] == list(scores(record.state))
    assert [(seat.name, seat.person) for seat in first.seats] == [("Anna", True), ("Bert", False)]
    assert first.finished and first.feedback.notes[0].words == "Two workers"
    assert not half.finished and half.moves == 30
    (unread,) = found.unread
    assert found.ordinary == 1 and "damaged.hasp" in str(unread)
    assert sorted(note.moves for game in found.games for note in game.feedback.notes) == [9, 12, 70]


def test_a_game_begun_as_a_playtest_counts_without_a_word(tmp_path: Path) -> None:
    game(tmp_path, "asked.hasp", Feedback(asked=True), draft=False)
    assert len(gather(tmp_path, Shelf()).games) == 1


def test_the_command_tells_all_by_moment_and_writes_the_report(
    games: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert notes(games) == 0
    out, _ = capsys.readouterr()
    assert "2 games by people, 3 notes" in out and "Cheap farms, 2 seats" in out
    assert out.index("confusing: <script>") < out.index("too strong · Wheelcart") < out.index("Two workers")
    assert "python main.py games/anna.hasp --at 66\n" in out and "taken back to 66" in out
    assert "Fewer carts" in (games / "notes.html").read_text("utf-8")
    assert "\n  One thing to change\n  - Fewer carts\n    Anna, anna.hasp\n" in out
    assert "damaged.hasp: line 1" in out and "\x1b" not in out and "\x07" not in out


def test_results_below_zero_are_read_and_ordered_as_numbers() -> None:
    seats = (PlayedSeat("Anna", True, -8, frozenset(), {}), PlayedSeat("Bert", False, 61, frozenset(), {}))
    played = PlayedGame(Path("x.hasp"), Setup(), "", seats, 3, True, NO_FEEDBACK)
    (group,) = grouped([played])
    shown = group_shown(Voice("en"), group, None, None, None)
    page = people_page(Voice("en"), GatheredGames((played,), 0, (), 0), [shown], "")
    assert 'data-by="-8"' in page and ">−8<" in page
    assert 'data-by="-69"' in page and ">−69<" in page


def test_what_strangers_wrote_is_plain_text_in_the_report(games: Path) -> None:
    (games / "<b>x").mkdir()
    game(games / "<b>x", "'a' & b.hasp", SAID, seed=6)
    assert notes(games) == 0
    page = (games / "notes.html").read_text("utf-8")
    assert "<script>alert" not in page and "&lt;script&gt;alert(1)&lt;/script&gt; &amp; \\x1b" in page
    assert "<b>x" not in page and page.count("<script>") == 1
    assert "default-src 'none'" in page


def test_notes_are_told_by_development_with_who_acquired_it(games: Path) -> None:
    assert notes(games) == 0
    page = (games / "notes.html").read_text("utf-8")
    row = next(part for part in page.split("<tr>")[1:] if "Wheelcart</th>" in part)
    have = "22" in gather(games, Shelf()).games[0].seats[0].acquired
    assert "1⍽too strong, 1⍽idea".replace("⍽", "\u00a0") in row
    assert f"{int(have)} of 1" in row


@pytest.mark.long
def test_notes_are_told_by_worker_with_how_often_he_works(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    smith = '[worker.smith]\nkind = "further"\nuse.any = { pay = [{ food = 1 }], gain = { vp = 1 } }\n'
    said = Feedback(
        notes=(
            note(9, NoteKind.BORING, "Why him?", "smith"),
            note(12, NoteKind.IDEA, "", "smith"),
            note(13, NoteKind.BUG, "", "coal-digger"),
            note(14, NoteKind.BUG, "Who is that?", "stranger"),
        )
    )
    file = game(tmp_path, "anna.hasp", said, more=smith)
    assert program.main(["playtest", "notes", str(tmp_path), "--games", "2", "--jobs", "1"]) == 0
    out, page = capsys.readouterr().out, (tmp_path / "notes.html").read_text("utf-8")
    assert "boring · Smith: Why him?" in out and "bug · Coal-digger" in out and "bug: Who is that?" in out
    assert "stranger" not in out and Field.known("stranger") is None
    rows = [part for part in page.split("<tr>")[1:] if '<use href="#d-worker_' in part]
    assert ["Smith</th>" in row for row in rows] == [True, False] and "Coal-digger</th>" in rows[1]
    assert "1\xa0boring, 1\xa0idea" in rows[0]
    activated = (file.read_text("utf-8").count(f"\n1 activate {one}\n") for one in ("smith", "coal-digger"))
    for row, turns in zip(rows, activated, strict=True):
        assert f">{turns}.0</td>" in row
    lab = [row.rpartition("In the lab")[2] for row in rows]
    assert re.search(r">[0-9]+\.[0-9]<", lab[0]) and ">–<" in lab[1]


@pytest.mark.long
def test_results_stand_beside_what_a_report_of_the_lab_has(
    games: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ("playtest", "--seats", "random,random", "--ruleset", "games/mine.toml", "--games", "8")
    assert program.main([*asked, "--jobs", "1", "--out", "lab"]) == 0
    capsys.readouterr()
    assert notes(games, "--report", "lab", "--out", "said.html") == 0
    out, _ = capsys.readouterr()
    assert re.search(r"from 8 games of random in lab", out)
    assert "Score in the lab" in out and not (games / "notes.html").exists()
    assert "Lower in the lab" in Path("said.html").read_text("utf-8")


@pytest.mark.parametrize(
    "other", [{"seats": ("random",) * 3}, {"modules": ["black"]}, {"modules": [], "tunnel": "B"}]
)
def test_a_report_of_other_games_is_not_compared_with(tmp_path: Path, other: dict[str, object]) -> None:
    """The lab's games with modules, or with more seats, tell nothing of these."""
    asked: dict[str, Any] = {"games": 2, "seats": ("random", "random"), "jobs": 1}
    playtest(**asked, out=tmp_path)
    group = GameGroup(digest(BASE), 2, (), "A", ())
    assert kept_by_lab(tmp_path, group) is not None
    file = tmp_path / "summary.json"
    file.write_text(json.dumps(json.loads(file.read_text("utf-8")) | other), "utf-8")
    assert kept_by_lab(tmp_path, group) is None


@pytest.mark.parametrize("before", [("--games", "400"), ("--ruleset", "mine.toml"), ("--out", "notes")])
def test_options_before_notes_are_refused(
    games: Path, before: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    """They would be lost."""
    with pytest.raises(SystemExit) as ended:
        program.main(["playtest", *before, "notes", str(games)])
    _, err = capsys.readouterr()
    assert ended.value.code == 2 and "its options stand behind notes" in err


@pytest.mark.long
def test_the_lab_plays_where_no_report_is_given(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main(["playtest", "notes", str(games), "--games", "2", "--jobs", "1"]) == 0
    out, _ = capsys.readouterr()
    assert "from 2 games of Bauer by the same ruleset" in out and "Score in the lab" in out


def test_the_report_speaks_the_language_of_the_command(
    games: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert notes(games, "--language", "de") == 0
    out, _ = capsys.readouterr()
    assert "2 Partien von Menschen, 3 Notizen" in out and "zu stark" in out
    assert '<html lang="de">' in (games / "notes.html").read_text("utf-8")


@pytest.mark.long
@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("nowhere",), "nowhere: is no folder"),
        (("empty",), "has no playtest"),
        (("broken",), "1 record could not be read, the first of them"),
        (("games", "--report", "empty"), "empty/summary.json: cannot be read: no such file"),
        (("games", "--report", "broken"), "summary.json: is no summary of a playtest"),
        (("games", "--out", "nowhere/notes.html"), "--out"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(
    games: Path, words: tuple[str, ...], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("empty").mkdir()
    Path("broken").mkdir()
    Path("broken", "summary.json").write_text('{"seats": 1}', "utf-8")
    Path("broken", "x.hasp").write_text("nonsense", "utf-8")
    assert program.main(["playtest", "notes", *words]) == 2
    out, err = capsys.readouterr()
    assert told in err and err.count("\n") == 1 and not out


def test_what_the_lab_expects_is_counted_rightly() -> None:
    expected = ExpectedResult(2, ("bauer",) * 2, {30: 1, 40: 2, 60: 1}, {20: 1, 0: 1}, {"21": 0.5}, {})
    assert expected.mean == 42.5
    assert [quantile(expected.scores, share) for share in (0.05, 0.95)] == [30, 60]
    assert [expected.below(score) for score in (20, 30, 40, 60, 70)] == [0, 0.125, 0.5, 0.875, 1]
    assert expected.scatter == pytest.approx(10.897, abs=0.001)
