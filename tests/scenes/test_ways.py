"""The way of a click (docs/ways.md): the files between the event and the picture."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import FunctionType

import pygame
import pytest

from game.match import Match
from game.motion.routes import Router
from game.rules.terms import Step
from game.scenes.play.hitmap import HitMap
from game.scenes.stage import moving, stage
from game.scenes.stage.stage import Stage
from tests.scenes.clicks import spot_on
from tests.scenes.test_play_mouse import table, until

AIM = 15
STATIONS = (
    (Stage, "under"),
    (stage, "ribbon_place"),
    (HitMap, "meant"),
    (Match, "submit"),
    (Router, "flights"),
    (moving, "sound_at_once"),
    (stage, "draw_table"),
)
"""Where a click is handed on: what lies there, what it means, move, pieces that fly, sounds, picture."""


def scene_files(root: Path, station: FunctionType) -> set[str]:
    """Return the files of the scenes that have called each other up to a station, and its own."""
    code, frame = [station.__code__], sys._getframe(1)
    while frame is not None:
        code.append(frame.f_code)
        frame = frame.f_back  # type: ignore[assignment]
    rooms, paths = root / "game/scenes", {Path(one.co_filename) for one in code}
    return {path.relative_to(rooms).as_posix() for path in paths if path.is_relative_to(rooms)}


def test_a_click_goes_through_few_files_and_the_document_names_them_all(
    monkeypatch: pytest.MonkeyPatch, root: Path
) -> None:
    hand = table()
    hand.app.context.settings.animation = True
    play = until(hand, Step.FIRST_TAKING)
    target, moves = play.targets.glowing()[0], len(play.match.moves)
    way, stations, reached = set[str](), list[FunctionType](), set[FunctionType]()
    for owner, name in STATIONS:
        station = getattr(owner, name)
        stations.append(station)

        def seen(*given: object, station: FunctionType = station, **named: object) -> object:
            reached.add(station)
            way.update(scene_files(root, station))
            return station(*given, **named)

        monkeypatch.setattr(owner, name, seen)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.Event(kind, pos=spot_on(target), button=1, touch=False))
    hand.step(0.02)
    assert len(play.match.moves) > moves and reached == {*stations}
    assert len(way) < AIM
    document = (root / "docs/ways.md").read_text("utf-8")
    chapter = document.split("## A click that plays a move")[1].split("\n## ")[0]
    assert {name for name in way if f"`{name}`" not in chapter} == set()
    assert {name for name in re.findall(r"`([a-z_/]+\.py)`", chapter) if not _is_file(root, name)} == set()


def _is_file(root: Path, name: str) -> bool:
    return any((root / folder / name).is_file() for folder in ("game/scenes", "."))
