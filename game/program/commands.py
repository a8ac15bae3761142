"""What each command runs: the rooms it is made of are imported when it is asked for."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Callable
from contextlib import AbstractContextManager
from importlib import import_module
from typing import Any, Final

from game import install
from game.compiled import builds
from game.locations import ROOT
from game.program.opponents import automas
from game.program.window import play, shelf_of, window


def _compile(options: Namespace) -> None:
    from game.cli.compiling import compile_rules

    compile_rules(ROOT)
    if options.check is not None:
        from game.cli.same_games import check

        check(options.check)


def _test(options: Namespace) -> int:
    import pytest

    if options.compiled:
        _use_compiled()

    without_devices()
    os.chdir(ROOT)
    by_file = ("--dist", "worksteal")  # what the tests of a file share is made in one process
    return int(pytest.main(["-n", "auto", *by_file, *options.pytest]))


def _use_compiled() -> None:
    """Let the tests import compiled rules, which are made first where there are none."""
    from game.cli.compiling import compile_rules

    install.ensure(ROOT, ("test", "compile"))
    compile_rules(ROOT)
    builds.use(builds.found(ROOT))


def _rulesets_held(options: Namespace) -> AbstractContextManager[None]:
    """Keep the rulesets of a long run as they are when it begins: somebody may be at work on them."""
    from game.rules.ruleset import held

    return held(filter(None, (options.ruleset, getattr(options, "against", None))))


def _simulate(options: Namespace) -> None:
    from game.automa import named
    from game.cli.simulate import simulate

    with _rulesets_held(options):
        simulate(options, named)


def _ladder(options: Namespace) -> int:
    from game.automa import named
    from game.cli.ladder.command import ladder

    with _rulesets_held(options):
        return ladder(options, named)


def _tune(options: Namespace) -> int:
    from game.automa import on_trial
    from game.cli.tune.command import tune
    from game.cli.tune.plan import Automas

    automas = Automas(
        levels=tuple(on_trial.LEVELS),
        sets=on_trial.weight_sets(),
        largest=on_trial.bounds(),
        of_the_valley=on_trial.OF_THE_VALLEY,
        made=on_trial.player_with,
    )
    with _rulesets_held(options):
        return tune(options, automas)


def _playtest(options: Namespace) -> int:
    if options.what == "notes":
        from game.cli.playtest.notes import notes

        return notes(options, shelf_of(options))
    from game.cli.playtest.command import check_cluster, playtest

    if options.cluster is not None:
        check_cluster(options)
        install.ensure(ROOT, ("cluster",))
    with _rulesets_held(options):
        return playtest(options)


def _ruleset(options: Namespace) -> int:
    from game.cli.ruleset.command import ruleset

    return ruleset(options)


def _replay(options: Namespace) -> None:
    from game.cli.replay import tell_game

    tell_game(options.file, options.language, shelf_of(options))


def _openspiel(options: Namespace) -> None:
    from game.adapters.bots import bot_named
    from game.adapters.contest import play_out
    from game.adapters.frame import frame_of
    from game.cli.openspiel import openspiel

    with _rulesets_held(options):
        openspiel(options, bot_named, play_out, frame_of)


def _coach(options: Namespace) -> None:
    from game.cli.coach import coach_game

    coach_game(options, shelf_of(options))


def _weigh(options: Namespace) -> None:
    from game.automa import named
    from game.automa.hidden import guessed
    from game.cli.weigh import weigh

    weigh(options, named, guessed, shelf_of(options))


def _puzzles(options: Namespace) -> int:
    from game.cli.puzzles import puzzles
    from game.scenes.saving.folders import shelf

    return puzzles(options, shelf())


def _statistics(options: Namespace) -> None:
    from game.cli.statistics import statistics
    from game.scenes.saving.folders import elsewhere, home, shelf
    from game.statistics.index import FILE, Index

    folders = [home() / "games", *elsewhere().values()]
    statistics(options, Index(home() / FILE, shelf()), folders)


def _screenshots(options: Namespace) -> None:
    from game.cli.saying import wrong
    from game.rules.system import refused_by_system

    screenshots = _of_checkout("tests.posed.screenshots")
    without_devices()
    try:
        screenshots.write(options.folder, options.size, automas(), language=options.language)
    except OSError as problem:
        reason = refused_by_system(problem)
        raise wrong(str(options.folder), "run-no-pictures", reason=reason) from problem


def _motion(options: Namespace) -> None:
    from game.cli.motion import chosen, list_events

    posed = _of_checkout("tests.posed.events")
    if options.list or options.event is None:
        list_events(posed.EVENTS, posed.NAMES)
        return
    name = chosen(options.event, posed.EVENTS)
    from game.scenes.event_player import play_event

    with window():
        play_event(
            automas(), name, posed.EVENTS[name](), posed.NAMES, options.rate, options.size, options.language
        )


def _measure(options: Namespace) -> int:
    from game.cli.measure.command import measure

    return measure(options, ROOT)


def _bench(options: Namespace) -> None:
    from game.cli.saying import wrong

    bench = _of_checkout("tests.bench.__main__")
    for part in options.parts:
        if part not in bench.PARTS:
            raise wrong(part, "run-no-part", parts=", ".join(bench.PARTS))
    without_devices()
    os.chdir(ROOT)
    bench.main(options.parts, options.json)


def _of_checkout(module: str) -> Any:
    """Return a module of the folder tests. Raises UserError where that is missing."""
    from game.cli.saying import wrong

    if not ROOT.joinpath(*module.split(".")[:-1]).is_dir():
        raise wrong("tests", "run-no-checkout")
    return import_module(module)


def without_devices() -> None:
    """Draw into memory and stay silent, whatever this machine has."""
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")


COMMANDS: Final[dict[str, Callable[[Namespace], int | None]]] = {
    "play": play,
    "test": _test,
    "simulate": _simulate,
    "ladder": _ladder,
    "tune": _tune,
    "playtest": _playtest,
    "ruleset": _ruleset,
    "replay": _replay,
    "coach": _coach,
    "weigh": _weigh,
    "puzzles": _puzzles,
    "statistics": _statistics,
    "screenshots": _screenshots,
    "motion": _motion,
    "compile": _compile,
    "measure": _measure,
    "openspiel": _openspiel,
    "bench": _bench,
}
