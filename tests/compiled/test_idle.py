"""A window compiles while it is idle: when it begins, makes way, goes on, and gives up."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game.cli.arguments import parse
from game.compiled import builds, making
from game.compiled.background_run import Ended
from game.compiled.idle import ENDINGS, LATER, QUIET, Compiled, IdleBuilder
from game.program.window import idle_builder

FRAME = 0.1


class FakeBuild:
    """A build under way that notes what is done to it."""

    def __init__(self, halts: bool = True) -> None:
        self.halts, self.done, self.ended = halts, list[str](), None

    ended: int | None

    def halt(self) -> bool:
        self.done.append("halt")
        return self.halts

    def go_on(self) -> None:
        self.done.append("go on")

    def end(self) -> None:
        self.done.append("end")


class Bench:
    """An idle builder with a clock, and the builds that it has begun."""

    def __init__(self, state: Compiled = Compiled.WAITS, halts: bool = True) -> None:
        self.begun, self.lent, self.there = list[FakeBuild](), 0, True
        self.halts = halts
        self.builder = IdleBuilder(state, self._begin, self._lend)

    def _begin(self) -> FakeBuild:
        self.begun.append(FakeBuild(self.halts))
        return self.begun[-1]

    def _lend(self) -> bool:
        self.lent += self.there
        return self.there

    def quiet(self, seconds: float) -> None:
        for _ in range(round(seconds / FRAME)):
            self.builder.pass_time(FRAME, disturbed=False)

    def disturb(self) -> None:
        self.builder.pass_time(FRAME, disturbed=True)

    @property
    def state(self) -> Compiled:
        return self.builder.state


def begun() -> Bench:
    bench = Bench()
    bench.quiet(QUIET + 1)
    assert len(bench.begun) == 1 and bench.state is Compiled.MAKES
    return bench


def test_it_begins_once_nothing_has_happened_for_a_while() -> None:
    bench = Bench()
    for _ in range(5):
        bench.quiet(QUIET - 1)
        bench.disturb()
    assert bench.begun == [] and bench.state is Compiled.WAITS
    bench.quiet(QUIET + 1)
    assert len(bench.begun) == 1 and bench.begun[0].done == []


def test_it_halts_in_the_same_frame_and_goes_on_after_a_while() -> None:
    bench = begun()
    bench.disturb()
    assert bench.begun[0].done == ["halt"]
    for _ in range(20):
        bench.disturb()
    bench.quiet(QUIET - 1)
    assert bench.begun[0].done == ["halt"]
    bench.quiet(2)
    assert bench.begun[0].done == ["halt", "go on"]
    bench.disturb()
    assert bench.begun[0].done == ["halt", "go on", "halt"] and len(bench.begun) == 1


def test_what_is_made_is_lent_and_nothing_more_is_begun() -> None:
    bench = begun()
    bench.begun[0].ended = Ended.MADE
    bench.quiet(1)
    assert bench.state is Compiled.MADE and bench.lent == 1
    bench.quiet(3 * LATER)
    assert len(bench.begun) == 1 and bench.lent == 1


@pytest.mark.parametrize(
    ("code", "state"),
    [
        (Ended.FAILED, Compiled.FAILED),
        (-9, Compiled.FAILED),
        (Ended.IMPOSSIBLE, Compiled.IMPOSSIBLE),
    ],
)
def test_what_fails_is_not_tried_again(code: int, state: Compiled) -> None:
    bench = begun()
    bench.begun[0].ended = code
    bench.quiet(3 * LATER)
    assert bench.state is state and len(bench.begun) == 1 and bench.lent == 0


def test_sources_that_changed_meanwhile_are_compiled_later() -> None:
    """Nothing has failed."""
    bench = begun()
    bench.there, bench.begun[0].ended = False, Ended.MADE
    bench.quiet(LATER - 1)
    assert bench.state is Compiled.WAITS and len(bench.begun) == 1
    bench.quiet(2)
    assert bench.state is Compiled.MAKES and len(bench.begun) == 2


def test_while_another_window_makes_one_it_looks_again_later() -> None:
    bench = begun()
    bench.begun[0].ended = Ended.BUSY
    bench.quiet(LATER - 1)
    assert len(bench.begun) == 1 and bench.state is Compiled.WAITS
    bench.quiet(2)
    assert len(bench.begun) == 2


def test_where_nothing_can_be_halted_it_is_ended_but_not_for_ever() -> None:
    bench = Bench(halts=False)
    for _ in range(2 * ENDINGS):
        bench.quiet(QUIET + 1)
        bench.disturb()
    assert [build.done for build in bench.begun] == [["halt", "end"]] * ENDINGS
    assert bench.state is Compiled.GIVEN_UP


def test_no_process_to_be_had_is_a_failure() -> None:
    def refuse() -> FakeBuild:
        raise OSError

    builder = IdleBuilder(Compiled.WAITS, refuse, lambda: True)
    builder.pass_time(QUIET, disturbed=False)
    assert builder.state is Compiled.FAILED
    builder.close()


def test_a_closed_window_ends_it() -> None:
    bench = begun()
    bench.builder.close()
    bench.builder.close()
    assert bench.begun[0].done == ["end"]


@pytest.mark.parametrize("state", [Compiled.PURE, Compiled.USED, Compiled.IMPOSSIBLE])
def test_some_never_begin(state: Compiled) -> None:
    bench = Bench(state)
    bench.quiet(10 * LATER)
    assert bench.begun == [] and bench.state is state


# -- which window does ----------------------------------------------------------------------------------


def test_with_pure_no_window_compiles(root: Path) -> None:
    assert IdleBuilder.of_window(root, pure=True).state is Compiled.PURE


def test_a_window_that_uses_a_build_makes_none(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(builds, "used", lambda: True)
    assert IdleBuilder.of_window(root, pure=False).state is Compiled.USED


@pytest.mark.parametrize("possible", [True, False])
def test_without_a_compiler_no_window_compiles(
    root: Path, monkeypatch: pytest.MonkeyPatch, possible: bool
) -> None:
    monkeypatch.setattr(builds, "used", lambda: False)
    monkeypatch.setattr(making, "possible", lambda: possible)
    wanted = Compiled.WAITS if possible else Compiled.IMPOSSIBLE
    assert IdleBuilder.of_window(root, pure=False).state is wanted


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, True),
        ({"SDL_VIDEODRIVER": "x11"}, True),
        ({"SDL_VIDEODRIVER": "dummy"}, False),
        ({"CI": "true"}, False),
        ({"CI": "true", "HASPELKNECHT_IDLE_BUILD": "yes"}, True),
        ({"HASPELKNECHT_IDLE_BUILD": "no"}, False),
    ],
)
def test_where_nobody_sits_at_the_window_it_has_to_be_asked_for(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], expected: bool
) -> None:
    for name in ("CI", "SDL_VIDEODRIVER", "HASPELKNECHT_IDLE_BUILD"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert (idle_builder(parse(["play"])) is not None) is expected


def test_no_test_has_one(run: Callable[..., object], monkeypatch: pytest.MonkeyPatch) -> None:
    """Unless it asks for it: the environment of every test forbids it."""
    assert idle_builder(parse(["play"])) is None
