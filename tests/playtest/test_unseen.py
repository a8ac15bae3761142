"""A playtest says which of its players do not weigh what the draft changes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game import program
from game.playtest.plan import PlaytestPlan
from game.playtest.unseen import unseen
from tests.english import each

DRIVER = "[tile.41]\ncost = ['any']\n"


def sentences(folder: Path, text: str, *seats: str, against: str | None = "base") -> tuple[str, ...]:
    draft = folder / "mine.toml"
    draft.write_text(text, "utf-8")
    rulesets = (str(draft),) if against is None else (str(draft), against)
    return each(unseen(PlaytestPlan(seats=seats, rulesets=rulesets)))


def test_a_sentence_names_key_automa_meaning_and_whom_to_take_instead(tmp_path: Path) -> None:
    assert sentences(tmp_path, DRIVER, "knecht", "knecht") == (
        "tile.41.cost: Knecht does not weigh what developments cost by what it is worth: it acquires the "
        "dearest that it can have, so a cheaper one is not wanted more. So these games show what the change "
        "does to players who do not heed it; Bauer weighs it: --seats bauer,bauer.",
    )


def test_who_weighs_it_is_not_spoken_of(tmp_path: Path) -> None:
    assert sentences(tmp_path, DRIVER, "bauer:miner", "steiger", "mcts:100") == ()
    assert sentences(tmp_path, "[disks.2]\nblack = 5\n", "knecht", "knecht") == ()
    assert sentences(tmp_path, "", "random", "random") == ()


def test_of_a_portrait_what_differs_from_the_base(tmp_path: Path) -> None:
    (said,) = sentences(tmp_path, DRIVER, "random", "random", "random", against=None)
    assert said.startswith("tile.41.cost: random does not weigh what developments cost. So these games show ")
    assert said.endswith("; Bauer weighs it: --seats bauer,bauer,bauer.")


def test_what_is_weighed_at_times_only(tmp_path: Path) -> None:
    (thaler, debt) = sentences(tmp_path, "[final]\nthaler_more = 2\ndebt_first = -3\n", "bauer", "bauer")
    assert thaler.startswith("final.thaler_more: Bauer weighs VP of Thaler only in the last year, and ")
    assert thaler.endswith("; Steiger weighs it as far as it looks ahead, to the end of the next phase.")
    assert debt.startswith("final.debt_first: Bauer does not weigh VP lost for debt. So these games show")
    (ahead,) = sentences(tmp_path, "[final]\ndebt_first = -3\n", "meister", "meister")
    assert ahead.endswith(
        "Players who weigh it throughout may play otherwise; no other level weighs it sooner."
    )


def test_a_sentence_for_each_group_and_not_for_each_key(tmp_path: Path) -> None:
    text = (
        "[workers]\ndrain = 3\nsynergy = 2\n[worker.coal-miner.use.paid]\nactions = 4\n"
        "[worker.coal-digger.use.paid]\nactions = 3\n[worker.haspelknecht.use.paid]\nactions = 4\n"
    )
    (said,) = sentences(tmp_path, text, "random", "random")
    keys = "workers.drain, workers.synergy, worker.coal-digger.use.paid.actions and 2 more"
    assert said.startswith(f"{keys}: random does not weigh actions of workers. ")


@pytest.mark.long
def test_terminal_page_and_summary_say_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.toml").write_text(DRIVER, "utf-8")
    words = ("--games", "2", "--seats", "random,random", "--jobs", "1", "--against", "base")
    files = ("--ruleset", str(tmp_path / "mine.toml"), "--out", str(tmp_path / "out"))
    assert program.main(["playtest", *words, *files]) == 0
    said = "tile.41.cost: random does not weigh what developments cost."
    printed = " ".join(capsys.readouterr().out.split())
    assert f"What these players do not see - {said}" in printed
    (told,) = json.loads((tmp_path / "out" / "summary.json").read_text())["unseen"]
    page = (tmp_path / "out" / "report.html").read_text("utf-8")
    assert told.startswith(said) and f"<li>{told}</li>" in page
