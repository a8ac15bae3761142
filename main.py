"""Haspelknecht: reads the arguments and wires the rooms together. The only file that knows them all."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game import install
from game.compiled import builds
from game.languages import of_command
from game.plain import one_line
from game.plain_words import say, speak

if TYPE_CHECKING:
    from argparse import Namespace

ROOT = Path(__file__).resolve().parent
REFUSED, INTERRUPTED = 2, 130
OPPONENTS = (
    *("meister", "steiger", "knappe", "bauer", "pachtbauer", "kleinbauer", "siedler", "heuerling"),
    *("einlieger", "knecht", "lehrling"),
)
USUAL = "bauer"
EXTRAS = {
    "test": ("test",),
    "bench": ("test",),
    "ladder": ("ladder",),
    "tune": ("tune",),
    "playtest": ("lab",),
    "compile": ("compile",),
}
_HOME = "HASPELKNECHT_HOME"
_IDLE_BUILD = "HASPELKNECHT_IDLE_BUILD"


def main(arguments: list[str]) -> int:
    """Run a command; return the exit code: 0, 2 with one line on stderr, or 130 after Ctrl+C."""
    speak(of_command(arguments))
    try:
        install.check_python(sys.version_info[:2])
        return _run(arguments)
    except KeyboardInterrupt:
        return INTERRUPTED
    except install.SetupFailed as problem:
        return _refuse(str(problem))


def _run(arguments: list[str]) -> int:
    """Parse the arguments, install missing packages, and run the command."""
    from game.cli.arguments import parse

    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a console that lacks a letter shows a question mark
    options = parse(arguments)
    extras = EXTRAS.get(options.command, ())
    install.ensure(ROOT, extras)
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from game.cli.saying import UserError, words

    try:
        _use_build(options)
        return int(_COMMANDS[options.command](options) or 0)
    except UserError as problem:
        return _refuse(words().error(problem))
    except BrokenPipeError:  # the reader of our output has seen enough
        _say_no_more()
        return 0
    except OSError as problem:
        return _refused_by_the_system(problem)
    except install.SetupFailed:
        raise
    except Exception as problem:
        install.mend(ROOT, extras, problem)
        raise


def _use_build(options: Namespace) -> None:
    """Let this command import compiled rules where there are some."""
    from game.cli import compiling

    builds.use(None)
    if options.pure or options.command in ("compile", "test"):
        return
    build = builds.found(ROOT)
    if build is not None:
        builds.use(build)
    elif compiling.pays(options):  # then the command compiles, once it knows that it can play
        with suppress(install.SetupFailed):
            install.ensure(ROOT, (*EXTRAS.get(options.command, ()), *EXTRAS["compile"]))


def ended(arguments: list[str]) -> int:
    """Return the exit code of `main` after flushing its output, which a full disk may refuse."""
    try:
        code = main(arguments)
    except SystemExit as end:  # of --help, and of what cannot be read
        code = end.code if isinstance(end.code, int) else 0
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        _say_no_more()
    except OSError as problem:
        return _refused_by_the_system(problem)
    return code


def _refused_by_the_system(problem: OSError) -> int:
    """Print a refusal of the system as one line; an error without a file name is about stdout."""
    from game.cli.saying import said, words
    from game.rules.system import refused_by_system

    reason = refused_by_system(problem)
    if problem.filename is None and problem.errno is not None:
        _say_no_more()
        return _refuse(said("run-no-output", reason=reason))
    return _refuse(words().line(reason))


def _say_no_more() -> None:
    """Send further output nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _beside(failed: threading.ExceptHookArgs) -> None:
    """Report a failed thread, of sounds or drawings; the game goes on without it."""
    if install.doubt(ROOT, failed.exc_value):
        _refuse(say("install-next-start", reason=failed.exc_value))
    else:
        threading.__excepthook__(failed)


def _refuse(text: str) -> int:
    print(f"main.py: {one_line(text)}", file=sys.stderr)
    return REFUSED


def automas(apart: bool = False) -> Any:
    """Return the opponents for the window.

    Their room is imported only when one sits down or is read about. `apart` lets each think in a process of
    its own, if the system gives one.
    """
    from game.scenes.opponents import Opponents

    def make(name: str, seed: int) -> Any:
        from game.automa import named
        from game.automa.process_player import ProcessPlayer

        if apart:
            with suppress(OSError):
                return ProcessPlayer(name, named(name), seed)
        return named(name)(seed)

    return Opponents(OPPONENTS, make, _knows, _described, USUAL)


def _knows(name: str) -> bool:
    """Return True if an automa of this name can play, also one of a saved game that is no longer offered."""
    from game.automa import named

    with suppress(ValueError):
        return bool(named(name))
    return False


def _described() -> list[Any]:
    """Return the descriptions of the levels, from the data of the automas."""
    from game.automa import TEMPERED
    from game.automa.data_files import strengths, temperaments
    from game.rules.message import message
    from game.scenes.opponents import Opponent, Temperament

    tempers = tuple(Temperament(name, message(f"inclination-{name}")) for name in temperaments())
    found = strengths()
    return [
        Opponent(
            name,
            message(f"level-{name}"),
            found[name].said if name in found else None,
            tempers if name in TEMPERED else (),
        )
        for name in OPPONENTS
    ]


def _play(options: Namespace) -> None:
    from game.cli.saying import UserError, wrong
    from game.rules.ruleset import BASE
    from game.scenes import app
    from game.scenes.drafts import draft_file

    shown = draft = None
    is_folder = options.file is not None and options.file.is_dir()
    if options.at is not None and (options.file is None or is_folder):
        raise wrong("--at", "run-at-of-record", pattern="*.hasp")
    if options.file is not None and not is_folder:
        from game.cli.replay import recorded
        from game.scenes.replay.history import History
        from game.scenes.saving.notes import Recalled

        record = recorded(options.file, _shelf(options))
        shown = History.of_record(record, options.file.name, Recalled.of(options.file))
        shown.begin_at(options.at or 0)
    elif options.ruleset not in (None, BASE) and not is_folder:
        draft = draft_file(Path(options.ruleset))
        if draft.why is not None:
            raise UserError(draft.why)
    with _window():
        app.run(
            automas(apart=True),
            size=options.size,
            fullscreen=options.fullscreen,
            shown=shown,
            language=options.language,
            start_review=_start_review,
            draft=draft,
            folder=(options.file, _shelf(options)) if is_folder else None,
            builder=_idle_builder(options),
        )


def _idle_builder(options: Namespace) -> Any:
    """Return who compiles while the window is idle; None where nobody sits at it, unless asked for."""
    from game.compiled.idle import IdleBuilder
    from game.scenes.app.window import HEADLESS

    asked = os.environ.get(_IDLE_BUILD)
    nobody = "CI" in os.environ or os.environ.get("SDL_VIDEODRIVER", "").lower() in HEADLESS
    if asked == "no" or (nobody and asked != "yes"):
        return None
    return IdleBuilder.of_window(ROOT, options.pure)


def _start_review(*given: Any) -> Any:
    """Begin the coach's review of a game, in processes of its own."""
    from game.coach.review_process import ReviewProcess

    return ReviewProcess(*given)


@contextmanager
def _window() -> Iterator[None]:
    """Tell in one line why no window opens, and of a thread beside it that fails."""
    from game.cli.saying import UserError
    from game.rules.message import message
    from game.rules.system import refused_by_system
    from game.scenes.app import NoDisplay

    threading.excepthook = _beside
    try:
        yield
    except NoDisplay as problem:
        commands = ("python main.py simulate", "python main.py replay")
        raise UserError(message("run-no-display", reason=problem.said, commands=commands)) from problem
    except OSError as problem:
        reason = refused_by_system(problem)
        raise UserError(message("run-no-home", reason=reason, variable=_HOME)) from problem


def _compile(options: Namespace) -> None:
    from game.cli.compiling import compile_rules

    compile_rules(ROOT)
    if options.check is not None:
        from game.cli.same_games import check

        check(ROOT, options.check)


def _test(options: Namespace) -> int:
    import pytest

    if options.compiled:
        _use_compiled()

    _without_devices()
    os.chdir(ROOT)
    by_file = ("--dist", "worksteal")  # what the tests of a file share is made in one process
    return int(pytest.main(["-n", "auto", *by_file, *options.pytest]))


def _use_compiled() -> None:
    """Let the tests import compiled rules, which are made first where there are none."""
    from game.cli.compiling import compile_rules

    install.ensure(ROOT, (*EXTRAS["test"], *EXTRAS["compile"]))
    compile_rules(ROOT)
    builds.use(builds.found(ROOT))


def _simulate(options: Namespace) -> None:
    from game.automa import named
    from game.cli.simulate import simulate

    simulate(options, named)


def _ladder(options: Namespace) -> int:
    from game.automa import named
    from game.cli.ladder.command import ladder

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
    return tune(options, automas)


def _playtest(options: Namespace) -> int:
    if options.what == "notes":
        from game.cli.playtest.notes import notes

        return notes(options, _shelf(options))
    from game.cli.playtest.command import check_cluster, playtest

    if options.cluster is not None:
        check_cluster(options)
        install.ensure(ROOT, ("cluster",))
    return playtest(options)


def _ruleset(options: Namespace) -> int:
    from game.cli.ruleset.command import ruleset

    return ruleset(options)


def _replay(options: Namespace) -> None:
    from game.cli.replay import tell_game

    tell_game(options.file, options.language, _shelf(options))


def _coach(options: Namespace) -> None:
    from game.cli.coach import coach_game

    coach_game(options, _shelf(options))


def _weigh(options: Namespace) -> None:
    from game.automa import named
    from game.automa.hidden import guessed
    from game.cli.weigh import weigh

    weigh(options, named, guessed, _shelf(options))


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


def _shelf(options: Namespace) -> Any:
    """Return the rulesets that a record may name; --ruleset serves for any."""
    from game.scenes.saving.folders import shelf

    return replace(shelf(), given=options.ruleset)


def _screenshots(options: Namespace) -> None:
    from game.cli.saying import wrong
    from game.rules.system import refused_by_system

    screenshots = _of_checkout("tests.posed.screenshots")
    _without_devices()
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

    with _window():
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
    _without_devices()
    os.chdir(ROOT)
    bench.main(options.parts, options.json)


def _of_checkout(module: str) -> Any:
    """Return a module of the folder tests, which an installed package lacks."""
    from game.cli.saying import wrong

    if not ROOT.joinpath(*module.split(".")[:-1]).is_dir():
        raise wrong("tests", "run-no-checkout")
    return import_module(module)


def _without_devices() -> None:
    """Draw into memory and stay silent, whatever this machine has."""
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")


_COMMANDS = {
    "play": _play,
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
    "bench": _bench,
}

if __name__ == "__main__":
    sys.exit(ended(sys.argv[1:]))
