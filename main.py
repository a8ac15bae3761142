"""Haspelknecht: reads the arguments and wires the rooms together. The only file that knows them all."""

from __future__ import annotations

import os
import sys
import threading
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game import install
from game.languages import of_command
from game.plain import one_line
from game.plain_words import say, speak

if TYPE_CHECKING:
    from argparse import Namespace

ROOT = Path(__file__).resolve().parent
REFUSED, INTERRUPTED = 2, 130
OPPONENTS = ("meister", "steiger", "bauer", "knecht")
USUAL = "bauer"
EXTRAS = {
    "test": ("test",),
    "bench": ("test",),
    "ladder": ("ladder",),
    "tune": ("tune",),
    "playtest": ("lab",),
}
_HOME = "HASPELKNECHT_HOME"


def main(arguments: list[str]) -> int:
    """Do what is asked for. Return the exit code: 0, or 2 with one line on stderr, or 130 after Ctrl+C."""
    speak(of_command(arguments))
    try:
        install.check_python(sys.version_info[:2])
        return _run(arguments)
    except KeyboardInterrupt:
        return INTERRUPTED
    except install.SetupFailed as problem:
        return _refuse(str(problem))


def _run(arguments: list[str]) -> int:
    """Read the arguments, see that the packages are there, and enter the room asked for."""
    from game.cli.arguments import parse

    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a console that lacks a letter shows a question mark
    options = parse(arguments)
    extras = EXTRAS.get(options.command, ())
    install.ensure(ROOT, extras)
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from game.cli.errors import UserError
    from game.cli.saying import words

    try:
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


def ended(arguments: list[str]) -> int:
    """Return the exit code of `main`, once all that it printed is out: a disk may take no more of it."""
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
    """Tell it in one line; a file that has no name is what we print to."""
    from game.cli.saying import said, words
    from game.rules.system import refused_by_system

    reason = refused_by_system(problem)
    if problem.filename is None and problem.errno is not None:
        _say_no_more()
        return _refuse(said("run-no-output", reason=reason))
    return _refuse(words().line(reason))


def _say_no_more() -> None:
    """Send what is still printed, and what waits to be, nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _beside(failed: threading.ExceptHookArgs) -> None:
    """Tell that a thread has failed, that of the sounds or of the drawings; the game goes on without it."""
    if install.doubt(ROOT, failed.exc_value):
        _refuse(say("install-next-start", reason=failed.exc_value))
    else:
        threading.__excepthook__(failed)


def _refuse(text: str) -> int:
    print(f"main.py: {one_line(text)}", file=sys.stderr)
    return REFUSED


def automas(apart: bool = False) -> Any:
    """The opponents as the window is handed them.

    Their room is entered only when one sits down or is read about: the window opens without it. `apart` lets
    each think in a process of its own, where the system gives one.
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
    """Whether an automa of this name can sit down: also one of a saved game that is offered no more."""
    from game.automa import named

    with suppress(ValueError):
        return bool(named(name))
    return False


def _described() -> list[Any]:
    """What there is to say of the levels, from the data of the automas."""
    from game.automa import TEMPERED
    from game.automa.levels import levels
    from game.automa.temperaments import temperaments
    from game.rules.message import message
    from game.scenes.opponents import Opponent, Temperament

    tempers = tuple(Temperament(name, message(f"inclination-{name}")) for name in temperaments())
    found = levels()
    return [
        Opponent(
            name, message(f"level-{name}"), _figures(found.get(name)), tempers if name in TEMPERED else ()
        )
        for name in OPPONENTS
    ]


def _figures(level: Any) -> Any:
    """What a level achieved against another. All but a few games are not 100 %."""
    if level is None:
        return None
    from game.rules.message import Amount, Real, message

    share, against = 100 * level.wins / level.games, level.against
    nearly = round(share) == 100 and level.wins < level.games
    return message(
        "level-measured",
        share=Real(share, places=1 if nearly else 0),
        games=level.games,
        against=against.capitalize() if against in OPPONENTS else message(f"baseline-{against}"),
        vp=Real(level.vp, places=0),
        theirs=Amount(Real(level.their_vp, places=0), "vp"),
    )


def _play(options: Namespace) -> None:
    from game.cli.errors import UserError, wrong
    from game.rules.message import message
    from game.rules.system import refused_by_system
    from game.scenes import app

    threading.excepthook = _beside
    shown = None
    if options.file is not None:
        from game.cli.replay import recorded
        from game.scenes.notes import Recalled

        record = recorded(options.file, _shelf(options))
        shown = (record, options.file.name, Recalled.of(options.file))
    elif options.ruleset is not None:
        raise wrong("--ruleset", "run-ruleset-of-record", pattern="*.hasp")
    try:
        app.run(
            automas(apart=True),
            size=options.size,
            fullscreen=options.fullscreen,
            shown=shown,
            language=options.language,
        )
    except app.NoDisplay as problem:
        commands = ("python main.py simulate", "python main.py replay")
        raise UserError(message("run-no-display", reason=problem.said, commands=commands)) from problem
    except OSError as problem:
        reason = refused_by_system(problem)
        raise UserError(message("run-no-home", reason=reason, variable=_HOME)) from problem


def _test(options: Namespace) -> int:
    import pytest

    _without_devices()
    os.chdir(ROOT)
    return int(pytest.main(["-n", "auto", *options.pytest]))


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
    from game.cli.tune.seam import Automas

    automas = Automas(
        levels=tuple(on_trial.LEVELS),
        sets=on_trial.weight_sets(),
        largest=on_trial.bounds(),
        mattering=on_trial.MATTERING,
        of_the_valley=on_trial.OF_THE_VALLEY,
        made=on_trial.player_with,
    )
    return tune(options, automas)


def _playtest(options: Namespace) -> int:
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


def _shelf(options: Namespace) -> Any:
    """The rulesets that a record may name; one that the user names serves for any."""
    from game.scenes.home import shelf

    return replace(shelf(), given=options.ruleset)


def _screenshots(options: Namespace) -> None:
    from game.cli.errors import wrong
    from game.rules.system import refused_by_system
    from game.scenes import screenshots

    _without_devices()
    try:
        screenshots.write(options.folder, options.size, automas(), language=options.language)
    except OSError as problem:
        reason = refused_by_system(problem)
        raise wrong(str(options.folder), "run-no-pictures", reason=reason) from problem


def _bench(options: Namespace) -> None:
    from tests.bench.__main__ import main as measure

    _without_devices()
    os.chdir(ROOT)
    measure()


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
    "screenshots": _screenshots,
    "bench": _bench,
}

if __name__ == "__main__":
    sys.exit(ended(sys.argv[1:]))
