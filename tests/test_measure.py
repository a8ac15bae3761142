"""docs/automa.md and the levels' strengths are what `measure` makes of docs/measured, and how it measures."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
from argparse import Namespace
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from game.automa import named
from game.automa.data_files import levels, read_strengths
from game.cli.arguments import parse
from game.cli.measure import command as measuring
from game.cli.measure import provenance as origins
from game.cli.measure.data import Measured, Row, Run, read_measured, write_measured
from game.cli.measure.document import DOCUMENT, MARK, WHEN, Book, asked_for, filled, markdown
from game.cli.measure.figures import figures
from game.cli.measure.provenance import Provenance, commits_since, provenance, when
from game.cli.measure.records import FILE, FOLDER, Record, chosen, read_records
from game.cli.measure.running import Given, rows_of, run_of
from game.cli.measure.strengths import STRENGTHS, strengths
from game.cli.measure.views import provenance_of, tables
from game.cli.saying import UserError
from game.rules.setup import RULES
from game.series.estimates import Estimate
from game.words import words_of
from tests.automa.test_weaknesses import EACH
from tests.english import english, refused

ROOT = Path(__file__).resolve().parent.parent
ENGLISH = words_of("en")
KNOWN = Provenance("2026-11-24", "0123abcd")
NAMES = tuple(read_records(ROOT / FOLDER))
MEASURED_FIGURE = re.compile(r"±|\d ?%|\d[\d.,]* (?:VP|ms|µs)\b|\bw(?:o|i)ns? \d")
CONSTANTS = (
    "4 VP in place of 8",
    "that brings 1.5 VP",
    "worth more than its 3 VP at",
    "chosen counts 4 VP",
    "it counts at 70 %",
    "second taking, at 70 %",
    "those that are 2.5 VP behind",
    "within 2 VP of the best at first sight",
    "within 2.5 VP of each other",
    "0.5 VP or more",
    "± half of a 95 %",
    "the 95 % interval",
    "50, 33 or 25 %",
    "`±` is half of a 95 %",
    "A share near 50 % is known to ± 10 points after 100 games, to ± 5 after 400 and to ± 3",
    "a newcomer has 25 ± 16",
    "about 70 % of games of two",
)
"""Numbers of taste, of the rules and of statistics, which nothing measures."""


@pytest.fixture(scope="module")
def book() -> Book:
    return Book(ROOT)


def document() -> str:
    return (ROOT / DOCUMENT).read_text("utf-8")


# -- what is there --


def test_the_document_is_what_is_made_of_the_data(book: Book) -> None:
    assert filled(document(), book) == document(), "run: python main.py measure"


def test_so_are_the_strengths_that_the_window_tells(book: Book) -> None:
    text = (ROOT / STRENGTHS).read_text("utf-8")
    assert strengths(book) == text, "run: python main.py measure"
    assert read_strengths(text).keys() <= levels().keys()


def test_no_measured_figure_stands_outside_the_marks() -> None:
    written = re.sub(r"```.*?```", "", MARK.sub("", document()), flags=re.DOTALL)
    flat = " ".join(written.split())
    for constant in CONSTANTS:
        assert constant in flat, constant
        flat = flat.replace(constant, "")
    flat = re.sub(r"[(;]? *± +VP| % (?=\()|games \(", "", flat)
    assert [flat[max(found.start() - 60, 0) : found.end()] for found in MEASURED_FIGURE.finditer(flat)] == []


def test_a_figure_by_hand_would_be_found() -> None:
    for text in ("wins 62.0 % of them", "44.6 ± 0.8", "scores 46 VP", "takes 0.03 ms", "it won 6 of 12"):
        assert MEASURED_FIGURE.search(text), text


def test_every_data_file_belongs_to_a_record_and_every_record_is_measured_and_shown() -> None:
    files = {path.stem for path in (ROOT / FOLDER).iterdir() if path.name != FILE}
    assert files == set(NAMES) == {asked.split()[0] for asked in asked_for(document())}


@pytest.mark.parametrize("name", NAMES)
def test_the_data_are_of_the_record(name: str, book: Book) -> None:
    record, runs = book.records[name], book.measured[name].runs
    assert runs and all(run.rows for run in runs)
    assert [run.command for run in runs] == (list(record.commands) or [""] * len(runs))
    assert all(date(2026, 11, 20) <= run.date and run.rules <= RULES for run in runs)
    for run in runs:
        assert bool(run.machine) == (run.compiled is not None) == run.command.startswith("bench")


@pytest.mark.parametrize("name", NAMES)
def test_every_command_can_be_asked_for_and_every_player_plays(name: str, book: Book) -> None:
    for command in book.records[name].commands:
        options = parse(shlex.split(command))
        for player in players_of(options):
            named(player)


def players_of(options: Namespace) -> Sequence[str]:
    match options.command:
        case "ladder":
            return options.players
        case "simulate":
            return options.seats
        case "weigh":
            return (options.level,)
    assert options.command == "bench"
    return ()


def test_the_weaknesses_are_those_that_are_tested(book: Book) -> None:
    asked = [parse(shlex.split(command)) for command in book.records["weaknesses"].commands]
    weighed = [(one.file.stem, one.level, one.move, one.better, one.deals == 0) for one in asked]
    assert weighed == [(one.record, level, one.weak, one.better, one.exact) for one, level in EACH]


def test_options_go_where_they_are_known() -> None:
    given = Given(2, 8)
    assert given.options("ladder") == given.options("simulate") == ["--jobs", "2", "--games", "8"]
    assert given.options("weigh") == ["--jobs", "2"] and given.options("bench") == []
    assert Given().options("ladder") == []


@pytest.mark.parametrize("name", NAMES)
def test_a_run_has_all_games_of_its_command(name: str, book: Book) -> None:
    """A try-out with fewer is no measurement; one in part says so."""
    for run in book.measured[name].runs:
        asked = re.search(r"--games ([0-9]+)", run.command)
        if asked is not None:
            assert all(row["games"] >= int(asked[1]) for row in run.rows) != run.part


def test_what_a_sentence_says_tells_in_its_section_when_it_was_measured() -> None:
    for section in re.split(r"^#+ ", document(), flags=re.MULTILINE):
        asked = [one.split() for one in asked_for(section)]
        told = {name for name, *rest in asked if rest in ([], [WHEN])}
        elsewhere = {name for name, *rest in asked if len(rest) == 2} - told
        assert elsewhere <= TOLD_ELSEWHERE, section.splitlines()[0]


TOLD_ELSEWHERE = {"speeds", "baselines", "knecht", "repeated-trials"}
"""Records whose figures stand in sections that lead or belong to that of their table."""


def test_no_level_has_its_strength_from_two_records() -> None:
    told = [level for record in read_records(ROOT / FOLDER).values() for level in record.window]
    assert len(told) == len(set(told))


# -- how figures are shown --


def lineup(**changed: object) -> Row:
    row = {"seats": 2, "player": "a", "against": "b", "games": 40, "wins": 30, "chance": 0.5}
    row |= {"share": 0.75, "share_low": 0.6, "share_high": 0.86, "score": 41.25, "others": 38.0}
    row |= {"margin": 3.25, "margin_low": 2.75, "margin_high": 3.75, "score_low": 41.0, "score_high": 41.5}
    return row | changed


def run_with(*rows: Row, command: str = "ladder", **changed: Any) -> Run:
    values = {"date": date(2026, 11, 24), "commit": "0123abcd", "rules": RULES, **changed}
    return Run(command=command, rows=list(rows), **values)


def shown(record: Record, *runs: Run) -> list[list[str]]:
    (table,) = tables(record, Measured(list(runs)))
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines(table)]


def lines(table: Any) -> list[str]:
    return markdown(table, ENGLISH).splitlines()


def record_of(show: str, **values: Any) -> Record:
    return Record(show=show, commands=("ladder",), **values)  # type: ignore[arg-type]


def test_line_ups_are_shown_as_the_ladder_shows_them() -> None:
    record = record_of("lineups", columns=("seats", "player", "wins", "share", "vp", "their-vp", "margin"))
    heads, _, row = shown(record, run_with(lineup()))
    assert heads == ["Seats", "Player", "Wins", "Win share", "VP", "Their VP", "Margin"]
    assert row == ["2", "a", "30", "75.0% (60.0 to 86.0)", "41.2 ± 0.2", "38.0", "3.2 ± 0.5"]
    assert shown(record, run_with({"seats": 4, "player": "a"}))[2] == ["4", "a", "", "", "", "", ""]


def test_ratings_stand_below_the_best_first() -> None:
    by_name = {"weak": Estimate(20, 16, 24), "strong": Estimate(30, 27, 33)}
    run = run_with(lineup(), ratings={"2": by_name, "all": by_name})
    _, table = tables(record_of("lineups", columns=("player",), ratings=True), Measured([run]))
    assert lines(table)[2:] == ["| strong | 30.0 ± 3.0 | 30.0 ± 3.0 |", "| weak | 20.0 ± 4.0 | 20.0 ± 4.0 |"]


def seat(automa: str, mean: float, least: int, most: int, wins: int = 1, **more: Any) -> Row:
    return {"games": 5, "automa": automa, "mean": mean, "min": least, "max": most, "wins": wins, **more}


def test_scores_are_of_one_player_on_all_its_seats() -> None:
    record = record_of("scores", player="a")
    both = run_with(seat("a", 40.0, 30, 50), seat("a", 42.0, 33, 55), command="simulate --seats a,a")
    one = run_with(seat("b", 10.0, 3, 20), seat("a", 42.0, 33, 55, 4), command="simulate --seats b,a")
    assert shown(record, both, one)[2:] == [
        ["`simulate --seats a,a`", "41.0 (30 to 55)", ""],
        ["`simulate --seats b,a`", "42.0 (33 to 55)", "4 of 5"],
    ]


def mix(tiles: dict[str, float], **changed: float) -> dict[str, Any]:
    plain = {"pinge coal": 5.0, "tunnel coal": 1.0, "food": 4.0, "wood": 7.0, "thaler": 4.8}
    return {**plain, "developments": 7.0, "tiles": tiles, **changed}


def test_the_mix_is_held_against_the_plain_players_of_all_runs() -> None:
    record = record_of("mix", player="a")
    runs = [
        run_with(
            seat("a:b", 1, 1, 1, mix=mix({"11": 0.9, "12": 0.5})), seat("a", 1, 1, 1, mix=mix({"11": 0.4}))
        ),
        run_with(
            seat("a:c", 1, 1, 1, mix=mix({})), seat("a", 1, 1, 1, mix=mix({"11": 0.2, "12": 0.5}, food=6))
        ),
    ]
    _, _, plain, first, second = shown(record, *runs)
    assert plain[:4] == ["a", "5.0", "1.0", "5.0"] and plain[-1] == ""
    assert first[0] == "a:b" and first[-1] == "11 Carrying Pole 90 (30), 12 Barn 50 (25)"
    assert second[-1] == "11 Carrying Pole 0 (30), 12 Barn 0 (25)"


def test_sources_are_added_up_over_seats_and_years() -> None:
    vp = {"Thaler": {"end": 4.0}, "coal in winter": {"1": 3.0, "2": 5.0}}
    other = {"Thaler": {"end": 2.0}, "debt": {"end": -1.0}}
    run = run_with(seat("a", 9, 1, 20, vp=vp, mix=mix({})), seat("a", 9, 1, 20, vp=other, mix=mix({})))
    rows = shown(record_of("sources"), run)
    assert rows[0] == ["Source", "Year 1", "Year 2", "End", "Total"]
    assert [row[-1] for row in rows[2:]] == ["4.0", "3.0", "−0.5", "6.5"]
    assert figures(record_of("sources"), Measured([run])).keys() == {"all"}


def thoughts(rate: float, **changed: float) -> Row:
    row = {"part": "automas", "player": "a", "game": "2 seats", "thoughts": 9, "per_second": rate}
    return {**row, "median_ms": 0.031, "late_ms": 12.6, "longest_ms": 40.1, **changed}


def test_speeds_of_both_builds_stand_side_by_side() -> None:
    copies = {"part": "rules", "what": "copy", "unit": "µs"}
    fast = run_with(thoughts(3000.0), {**copies, "figure": 0.5}, compiled=True, machine="a machine")
    slow = run_with(thoughts(1000.0), {**copies, "figure": 2.0}, compiled=False, machine="a machine")
    measured = Measured([fast, slow])
    automas, rest = tables(record_of("speeds"), measured)
    assert lines(automas)[2] == "| a | 2 seats | 0.03 | 13 | 40 | 3,000 | 13 | 1,000 | 3.0 |"
    assert lines(rest)[2] == "| copy, µs | 0.5 | 2 | 4.0 |"
    found = figures(record_of("speeds"), measured)
    assert english_of(found["a"]["median-ms"]) == "0.03" and english_of(found["copy"]["times"]) == "4.0"
    (alone, _) = tables(record_of("speeds"), Measured([fast]))
    assert lines(alone)[2] == "| a | 2 seats | 0.03 | 13 | 40 | 3,000 |  |  |  |"
    assert "a machine, compiled" in english_of(when(fast)) and "pure Python" in english_of(when(slow))


def english_of(cell: Any) -> str:
    return cell if isinstance(cell, str) else ENGLISH.line(cell)


def test_what_was_weighed_is_shown_with_signs_and_exact_without_deals() -> None:
    exact = {
        "record": "docs/some/a.hasp",
        "seats": 4,
        "level": "b",
        "does": "one",
        "better": "two",
        "deals": 0,
    }
    exact |= {"vp": -1.0, "margin": 0.0}
    dealt = {**exact, "deals": 12, "vp": 2.5, "vp_low": 1.5, "vp_high": 3.5}
    run = run_with(exact, dealt)
    assert shown(record_of("weighed"), run)[2:] == [
        ["`some/a.hasp`", "4", "b", "one", "two", "−1.0", "0.0", "exact"],
        ["`some/a.hasp`", "4", "b", "one", "two", "+2.5 ± 1.0", "0.0", "12"],
    ]
    assert english_of(figures(record_of("weighed"), Measured([run]))["a/b"]["vp"]) == "2.5"


def test_rows_that_are_kept_are_shown_as_they_were_written() -> None:
    record = Record(show="kept", how="by hand", columns=("key", "vp"), heads=("what", "VP"))
    rows = shown(record, run_with({"key": "one", "vp": "+2 ± 1"}, {"key": "two", "vp": 44.0}, command=""))
    assert rows[2:] == [["one", "+2 ± 1"], ["two", "44.0"]]


def test_a_figure_of_a_sentence_is_found_by_row_and_name() -> None:
    found = figures(record_of("lineups"), Measured([run_with(lineup(), lineup(seats=3, ahead=0.8))]))
    assert {
        name: english_of(found["a/b"][name]) for name in ("share", "vp", "half", "share-low", "wins")
    } == {
        "share": "75.0%",
        "vp": "41.2",
        "half": "0.5",
        "share-low": "60.0%",
        "wins": "30",
    }
    assert english_of(found["a/b/3"]["ahead"]) == "80.0%"


# -- where figures come from --


def origin(record: Record, *runs: Run) -> list[str]:
    return [ENGLISH.line(line) for line in provenance_of("some", record, Measured(list(runs)))]


def test_figures_by_older_rules_say_so() -> None:
    assert "older" not in english_of(when(run_with()))
    old = english_of(when(run_with(rules=RULES - 1)))
    assert f"by rules {RULES - 1}, older than rules {RULES}" in old
    assert english_of(when(run_with(part=True))).endswith("only in part")


def test_runs_of_one_origin_are_told_by_one_command_and_others_apart() -> None:
    record = Record(show="lineups", commands=("ladder --seed 1", "ladder --seed 2"))
    first, second = (run_with(command=command) for command in record.commands)
    (line,) = origin(record, first, second)
    assert "`python main.py measure some` (2026-11-24, `0123abcd`" in line
    apart = origin(record, first, run_with(command=second.command, rules=1))
    assert len(apart) == 2 and "ladder --seed 2" in apart[1] and "older" in apart[1]
    assert "not measured yet" in origin(record, first)[1]
    assert origin(record) == ["Not measured yet."]
    assert "by hand" in origin(Record(show="kept", how="by hand"), run_with(command=""))[0]


# -- the document --


@dataclass
class Place:
    """A folder with a document and one record."""

    root: Path
    played: list[tuple[str, Given]] = field(default_factory=list)

    def text(self) -> str:
        return (self.root / DOCUMENT).read_text("utf-8")

    def write(self, text: str) -> None:
        (self.root / DOCUMENT).write_text(text, "utf-8")

    def measured(self) -> list[str]:
        return [run.command for run in read_measured(self.root / FOLDER, "duel").runs]


COMMANDS = tuple(f"ladder --players a,b --seats 2 --games 40 --seed {seed}" for seed in (1, 2))
RECORDS = f"""[duel]
show = "lineups"
columns = ["player", "wins"]
window = ["bauer"]
commands = {json.dumps(COMMANDS)}
[old]
show = "inline"
how = "by hand"
"""


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Place:
    """Where nothing is played, but what would be is listed."""
    there = Place(tmp_path)
    for folder in (FOLDER, STRENGTHS.parent):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / FOLDER / FILE).write_text(RECORDS, "utf-8")
    (tmp_path / STRENGTHS).touch()
    there.write("# One\n<!--= duel --><!--=--> and <!--= duel bauer/b wins -->7<!--=-->\n")

    def played(root: Path, command: str, given: Given, known: Provenance) -> Run:
        there.played.append((command, given))
        return run_with(lineup(player="bauer"), command=command, commit=known.commit)

    monkeypatch.setattr(measuring, "run_of", played)
    monkeypatch.setattr(measuring, "provenance", lambda root: KNOWN)
    return there


def measure(place: Place, *words: str) -> int:
    return measuring.measure(parse(["measure", *words]), place.root)


def test_without_a_name_nothing_is_played_and_the_document_is_made(place: Place) -> None:
    assert measure(place) == 0
    assert place.played == []
    assert place.text() == (
        "# One\n<!--= duel -->Not measured yet.<!--=--> and <!--= duel bauer/b wins -->?<!--=-->\n"
    )


def test_a_record_is_played_in_order_and_all_is_made_of_it(place: Place) -> None:
    assert measure(place, "duel", "--jobs", "3") == 0
    assert place.played == [(command, Given(3)) for command in COMMANDS]
    assert place.measured() == list(COMMANDS)
    assert "<!--= duel bauer/b wins -->30<!--=-->" in place.text() and "| bauer | 30 |" in place.text()
    told = read_strengths((place.root / STRENGTHS).read_text("utf-8"))
    assert told["bauer"].wins == 30 and told["bauer"].vp == 41.2
    before = place.text()
    assert measure(place) == 0 and place.text() == before


def test_a_try_out_prints_and_keeps_nothing(place: Place, capsys: pytest.CaptureFixture[str]) -> None:
    before = place.text()
    assert measure(place, "duel", "--games", "4") == 0
    assert place.played[0][1] == Given(None, 4)
    assert place.measured() == [] and place.text() == before
    assert "bauer" in capsys.readouterr().out


def test_what_has_ended_is_kept_when_the_rest_is_broken_off(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = measuring.run_of

    def second_broken(root: Path, command: str, given: Given, known: Provenance) -> Run:
        if command == COMMANDS[1]:
            raise KeyboardInterrupt
        return done(root, command, given, known)

    monkeypatch.setattr(measuring, "run_of", second_broken)
    assert measure(place, "duel") == 130
    assert place.measured() == [COMMANDS[0]] and "is not measured yet" in place.text()


def test_an_older_run_gives_way_and_one_of_no_command_any_more_goes(place: Place) -> None:
    old = [run_with(lineup(), command=command, commit="0" * 8) for command in (COMMANDS[0], "ladder --gone")]
    write_measured(place.root / FOLDER, "duel", Measured(old))
    measure(place, "duel")
    runs = read_measured(place.root / FOLDER, "duel").runs
    assert [(run.command, run.commit) for run in runs] == [(one, KNOWN.commit) for one in COMMANDS]


def test_the_list_tells_how_old_each_record_is(place: Place, capsys: pytest.CaptureFixture[str]) -> None:
    measure(place, "duel")
    capsys.readouterr()
    assert measure(place, "--list") == 0
    (row,) = [line for line in capsys.readouterr().out.splitlines() if "duel" in line]
    assert re.findall(r"[\w?-]+", row) == ["duel", "2", "2", "2026-11-24", str(RULES), "?"]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("<!--= dull --><!--=-->", "docs/automa.md: dull: there is no such figure"),
        ("<!--= duel bauer/c wins --><!--=-->", "docs/automa.md: duel bauer/c wins: there is no such"),
        ("<!--= duel bauer/b loss --><!--=-->", "there is no such figure"),
        ("<!--= duel --> <!--= old when --><!--=-->", "a mark has no end"),
    ],
)
def test_a_mark_that_cannot_be_filled_is_told(place: Place, text: str, told: str) -> None:
    measure(place, "duel")
    place.write(text)
    with refused(UserError, f".*{re.escape(told)}.*"):
        measure(place)
    assert place.text() == text


def test_who_asks_for_what_is_not_there_is_told_what_is(place: Place) -> None:
    with refused(UserError, r"duet: no such record can be measured; there are duel"):
        measure(place, "duet")
    with refused(UserError, r"old: .*there are duel"):
        measure(place, "old")
    assert chosen(("all",), read_records(place.root / FOLDER)) == ["duel"]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[duel", "records.toml: "),
        ('[duel]\nshow = "lineups"', "records.toml: duel: a record has either commands or how"),
        ('[duel]\nshow = "dance"\nhow = "so"', "records.toml: Invalid enum value"),
        ('[duel]\nshow = "kept"\ncommands = ["tune"]', "records.toml: duel: tune is none of the commands"),
    ],
)
def test_a_wrong_record_is_told(place: Place, text: str, told: str) -> None:
    (place.root / FOLDER / FILE).write_text(text, "utf-8")
    with pytest.raises(UserError) as caught:
        measure(place)
    assert english(caught.value).startswith(told)


def test_wrong_data_are_told(place: Place) -> None:
    (place.root / FOLDER / "duel.json").write_text('{"runs": [{"rows": 1}]}', "utf-8")
    with refused(UserError, r"duel\.json: .*"):
        measure(place)


# -- measuring itself --


def git(folder: Path, *arguments: str) -> None:
    who = ("-c", "user.name=A", "-c", "user.email=a@example.org")
    subprocess.run(["git", *who, *arguments], cwd=folder, check=True, capture_output=True)


def test_figures_name_the_commit_and_wait_for_it(tmp_path: Path) -> None:
    with refused(UserError, r"git does not tell the commit: .*"):
        provenance(tmp_path)
    (tmp_path / "game" / "rules").mkdir(parents=True)
    source = tmp_path / "game" / "rules" / "a.py"
    source.write_text("a", "utf-8")
    git(tmp_path, "init")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-m", "One")
    first = provenance(tmp_path)
    assert re.fullmatch("[0-9a-f]{8}", first.commit) and first.date >= "2026"
    assert commits_since(tmp_path, first.commit) == 0 and commits_since(tmp_path, "0" * 8) is None
    source.write_text("b", "utf-8")
    with refused(UserError, r"game/rules/a\.py is not as in a commit.*--games"):
        provenance(tmp_path)
    git(tmp_path, "commit", "-am", "Two")
    assert commits_since(tmp_path, first.commit) == 1


def test_the_machine_has_a_kind_and_a_python_and_says_whether_it_is_busy() -> None:
    assert re.search(r".+, .+, Python 3\.", origins.machine())
    load = origins.load()
    assert load is None or load >= 0
    quiet, busy = (run_with(machine="a machine", compiled=True, load=one) for one in (0.4, 2.5))
    assert "busy" not in english_of(when(quiet)) and "busy, with 2.5 processes" in english_of(when(busy))


@pytest.mark.long
def test_a_ladder_is_measured_by_its_command() -> None:
    run = run_of(ROOT, "ladder --players greedy,random --seats 2 --games 6 --seed 3", Given(None, 2), KNOWN)
    (row,) = run.rows
    assert (row["player"], row["against"], row["games"], run.commit) == ("greedy", "random", 2, "0123abcd")
    assert set(run.ratings) == {"2", "all"} and "score" in row and run.rules == RULES and not run.machine


@pytest.mark.long
def test_so_are_simulated_games() -> None:
    command = "simulate --seats random,random --games 2 --mix"
    run = run_of(ROOT, command, Given(1), KNOWN)
    assert run.compiled is None, "a build is of speeds alone"
    assert [row["automa"] for row in run.rows] == ["random", "random"]
    assert all(row["games"] == 2 and row["vp"] and "decisions_per_second" not in row for row in run.rows)


def test_speeds_are_read_by_their_part() -> None:
    found = {"compiled": True, "parts": {"rules": [{"what": "copy", "figure": 1.0, "unit": "µs"}]}}
    assert rows_of("bench rules", found) == [{"part": "rules", "what": "copy", "figure": 1.0, "unit": "µs"}]


@pytest.mark.long
def test_a_command_that_fails_is_told(capfd: pytest.CaptureFixture[str]) -> None:
    with refused(UserError, r"“simulate --seats hare,bauer” ended with code 2; .*"):
        run_of(ROOT, "simulate --seats hare,bauer", Given(), KNOWN)
    assert "hare" in capfd.readouterr().err


def test_bench_prints_numbers_as_json(
    run: Callable[..., tuple[int, str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.bench import __main__ as bench
    from tests.bench import rules as part

    monkeypatch.setattr(part, "GAMES", 1)
    monkeypatch.setattr(part, "ROUNDS", 1)
    monkeypatch.setattr(bench, "PARTS", {**bench.PARTS, "rules": part})
    monkeypatch.chdir(ROOT)
    code, out, _ = run("bench", "rules", "--json")
    found = json.loads(out)
    assert code == 0 and isinstance(found["compiled"], bool)
    assert all(row["figure"] > 0 and row["unit"] for row in found["parts"]["rules"])
    assert {"copy(), 4 seats", "random play, 4 seats, nobody listens"} <= {
        row["what"] for row in found["parts"]["rules"]
    }
