"""Haspelknecht: reads the arguments and wires the rooms together. The only file that knows them all."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game import install

if TYPE_CHECKING:
    from argparse import Namespace

ROOT = Path(__file__).resolve().parent
REFUSED, INTERRUPTED = 2, 130
OPPONENTS = ("meister", "steiger", "bauer", "knecht")
USUAL = "bauer"
_IN_WORDS = {"greedy": "a greedy player", "random": "a player by chance"}
EXTRAS = {
    "test": ("test",),
    "bench": ("test",),
    "ladder": ("ladder",),
    "tune": ("tune",),
    "playtest": ("lab",),
}
_WITHOUT_WINDOW = "without one there are: python main.py simulate, and python main.py replay FILE"


def main(arguments: list[str]) -> int:
    """Do what is asked for. The exit code: 0, or 2 with one line on stderr, or 130 after Ctrl+C."""
    try:
        install.check_python(sys.version_info[:2])
        return _run(arguments)
    except KeyboardInterrupt:
        return INTERRUPTED
    except install.SetupFailed as problem:
        return _refuse(problem)


def _run(arguments: list[str]) -> int:
    """Read the arguments, see that the packages are there, and enter the room asked for."""
    from game.cli.arguments import UserError, parse

    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a console that lacks a letter shows a question mark
    options = parse(arguments)
    install.ensure(ROOT, EXTRAS.get(options.command, ()))
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        return int(_COMMANDS[options.command](options) or 0)
    except UserError as problem:
        return _refuse(problem)
    except BrokenPipeError:  # the reader of our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _refuse(problem: Exception) -> int:
    print(f"main.py: {' '.join(str(problem).split())}", file=sys.stderr)
    return REFUSED


def automas(apart: bool = False) -> Any:
    """The opponents as the window is handed them.

    Their room is entered only when one sits down or is read about: the window opens without it. `apart` lets
    each think in a process of its own, where the system gives one.
    """
    from game.scenes.opponents import Opponents

    def make(name: str, seed: int) -> Any:
        from game.automa import named
        from game.automa.apart import Apart

        if apart:
            with suppress(OSError):
                return Apart(name, named(name), seed)
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
    from game.scenes.opponents import Opponent, Temperament

    tempers = tuple(Temperament(name, one.sentence) for name, one in temperaments().items())
    found = levels()
    return [
        Opponent(
            name, found[name].summary, _figures(found[name].measured), tempers if name in TEMPERED else ()
        )
        for name in OPPONENTS
    ]


def _figures(level: Any) -> str:
    """What a level achieved against another, in one line. All but a few games are not 100 %."""
    if level is None:
        return ""
    share = 100 * level.wins / level.games
    shown = f"{share:.1f}" if round(share) == 100 and level.wins < level.games else f"{share:.0f}"
    who = _IN_WORDS.get(level.against, f"the {level.against}")
    won = f"Wins {shown} % of {level.games:,} games against {who}"
    return f"{won}, by {level.vp:.0f} to {level.their_vp:.0f} VP in the mean.".replace(" -", " −")


def _play(options: Namespace) -> None:
    from game.cli.arguments import UserError
    from game.scenes import app
    from game.scenes.settings import SettingsError

    shown = None
    if options.file is not None:
        from game.cli.replay import recorded

        shown = (recorded(options.file), options.file.name)
    try:
        app.run(automas(apart=True), size=options.size, fullscreen=options.fullscreen, shown=shown)
    except SettingsError as problem:
        raise UserError(str(problem)) from problem
    except app.NoDisplay as problem:
        raise UserError(f"{problem}; {_WITHOUT_WINDOW}") from problem
    except OSError as problem:
        where = f"{problem.filename}: {problem.strerror}"
        raise UserError(
            f"{where}; HASPELKNECHT_HOME names another folder for games and settings"
        ) from problem


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
    if options.cluster is not None:
        install.ensure(ROOT, ("cluster",))
    from game.cli.playtest.command import playtest

    return playtest(options)


def _ruleset(options: Namespace) -> int:
    from game.cli.ruleset.command import ruleset

    return ruleset(options)


def _replay(options: Namespace) -> None:
    from game.cli.replay import tell_game

    tell_game(options.file)


def _screenshots(options: Namespace) -> None:
    from game.cli.arguments import UserError
    from game.scenes import screenshots

    _without_devices()
    try:
        screenshots.write(options.folder, options.size, automas())
    except OSError as problem:
        raise UserError(f"{options.folder}: cannot hold the pictures ({problem.strerror})") from problem


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
    sys.exit(main(sys.argv[1:]))
