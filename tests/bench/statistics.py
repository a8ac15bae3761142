"""How long a thousand saved games take to be known: the first time, and once the index has them."""

from __future__ import annotations

import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

from game.rules.record import Shelf
from game.scenes.app.loop import App
from game.scenes.flow import Push
from game.scenes.saving.folders import home
from game.scenes.statistics.scene import Statistics
from game.statistics.index import FILE, Index
from tests.posed.camera import own_home
from tests.statistics.profile import profile, text_of

GAMES = 1_000
ROUNDS = 5
SIZE = (1920, 1080)


def measure() -> list[tuple[str, str]]:
    """Figures by name."""
    with tempfile.TemporaryDirectory() as folder:
        games = Path(folder, "games")
        write_many(games)
        index = Index(Path(folder, FILE), Shelf(Path(folder, "rulesets")))
        first, *again = (_seconds(index, games) for _ in range(1 + ROUNDS))
    frames = _frames()
    return [
        (f"{GAMES} saved games read into the index", f"{first:.2f} s"),
        (f"{GAMES} saved games known from the index", f"{median(again):.2f} s"),
        ("statistics while games are read, longest frame", f"{max(frames) * 1e3:.1f} ms"),
        ("statistics while games are read, median frame", f"{median(frames) * 1e3:.1f} ms"),
    ]


def write_many(folder: Path) -> None:
    """Write so many games, some forty different ones."""
    folder.mkdir(parents=True)
    texts = [text_of(played) for played in profile()]
    for at in range(GAMES):
        (folder / f"{at:04}.hasp").write_text(texts[at % len(texts)], encoding="utf-8")


def _seconds(index: Index, folder: Path) -> float:
    begin = perf_counter()
    found = index.library([folder])
    seconds = perf_counter() - begin
    assert len(found.games) == GAMES
    return seconds


def _frames() -> list[float]:
    """Return the seconds of the screen's frames until a thousand games are known, each drawn anew."""
    with own_home():
        app = App({}, SIZE, ahead=True)
        write_many(home() / "games")
        app.step(1 / 60)
        scene = Statistics(app.context)
        app.apply(Push(scene))
        seconds = []
        while not scene.reader.ready:
            shown, scene.dirty = app.scene is scene, True
            begin = perf_counter()
            app.step(1 / 60)
            if shown:
                seconds.append(perf_counter() - begin)
        app.stop()
    return seconds
