"""Whatever moment a window is killed at: every move that it had shown is in the file, with its reasons."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

KILLS = 20
PLAYS = """
import json, os, random, signal, sys, time
from pathlib import Path

from game.program.commands import without_devices
without_devices()
from game.match import Match
from game.rules import Setup
from game.rules.record import read_record
from game.scenes.app import App
from game.scenes.flow import Replace
from game.scenes.saving.folders import shelf
from game.scenes.saving.notes import Recalled
from game.scenes.play.scene import Play
from game.scenes.replay.history import History
from game.scenes.saving.savefile import SaveFile
from game.scenes.saving.chairs import Chair
from game.scenes.session import Session
from tests.scenes.opponents import OPPONENTS

folder, kills, seed = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])


def play(told, seed):
    chance, write = random.Random(seed), SaveFile.write

    def slow(file, text):
        time.sleep(chance.choice((0, 0, 0.003, 0.03)))
        write(file, text)

    SaveFile.write = slow
    app = App(OPPONENTS, (640, 360), ahead=True)
    settings = app.context.settings
    settings.pace, settings.speed = "at once", "instant"
    chairs = tuple(Chair(name, seat, "random", seed + seat) for seat, name in enumerate(("Anna", "Bert")))
    play = Play(app.context, Session.begin(app.context, Setup(seats=2, seed=seed), chairs))
    app.apply(Replace(play))
    drawn = app.frames
    while app.running:
        app.step(0.016)
        if app.frames > drawn:
            drawn = app.frames
            if app.scene is play:
                os.write(told, b"%d\\n" % len(play.match.turns))
        time.sleep(0.001)


def killed(number):
    home, chance = folder / str(number), random.Random(seed * 1000 + number)
    os.environ["HASPELKNECHT_HOME"] = str(home)
    hear, tell = os.pipe()
    window = os.fork()
    if not window:
        os.close(hear)
        try:
            play(tell, number)
        finally:
            os._exit(1)
    os.close(tell)
    shown = os.read(hear, 100)
    time.sleep(chance.uniform(0, 0.7))
    os.kill(window, signal.SIGKILL)
    os.waitpid(window, 0)
    while part := os.read(hear, 65536):
        shown += part
    counts = [int(count) for count in shown.split()]
    (path,) = (home / "games").glob("*.hasp")
    record = read_record(path.read_text(), shelf())
    history = History.of_record(record, "", Recalled.of(path))
    reasoned = [bool(turn.decision.reasons) for turn in history.match.turns]
    return max(counts, default=-1), len(record.moves), (reasoned + [False]).index(False)


print(json.dumps([killed(number) for number in range(kills)]))
"""


@pytest.mark.long
@pytest.mark.skipif(
    not hasattr(os, "fork"), reason="a window is made ready once and begun anew for each kill"
)
def test_no_move_that_was_shown_is_missing_after_a_kill(tmp_path: Path, root: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PLAYS, str(tmp_path), str(KILLS), "12"],
        cwd=root,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout.splitlines()[-1])
    assert len(found) == KILLS and all(shown >= 0 for shown, *_ in found)
    assert len({shown for shown, *_ in found}) > KILLS // 4, "the kills came at different moments"
    assert [one for one in found if min(one[1:]) < one[0]] == [], "with its reasons"
