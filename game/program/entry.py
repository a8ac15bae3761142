"""The program from its arguments to its exit code. Standard library only, until the packages are there."""

from __future__ import annotations

import errno
import os
import stat
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from game import install
from game.compiled import builds
from game.languages import of_command
from game.locations import ROOT
from game.plain import complain
from game.plain_words import speak

if TYPE_CHECKING:
    from argparse import Namespace

REFUSED, INTERRUPTED = 2, 130
CUT_OFF: Final = (errno.EINVAL,) if os.name == "nt" else ()
"""What a system says of a pipe that nobody reads any more, where it does not say that it is broken."""
EXTRAS = {
    "test": ("test", "compile"),
    "bench": ("test",),
    "ladder": ("ladder",),
    "tune": ("tune",),
    "playtest": ("lab",),
    "compile": ("compile",),
    "openspiel": ("openspiel",),
}
"""The extras of pyproject.toml that a command needs."""


def run() -> int:
    """Run the command of the process's own arguments, as `haspelknecht` does."""
    return ended(sys.argv[1:])


def main(arguments: list[str]) -> int:
    """Run a command; return the exit code: 0, 2 with one line on stderr, or 130 after Ctrl+C."""
    if sys.stderr is None:  # closed by whoever started the program
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115  # as long as the process
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
    builds.use(None)  # what a parent uses is for its own processes, and this command may be told not to
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
        from game.program.commands import COMMANDS

        return int(COMMANDS[options.command](options) or 0)
    except UserError as problem:
        return _refuse(words().error(problem))
    except OSError as problem:
        return _refused_by_the_system(problem)
    except install.SetupFailed:
        raise
    except Exception as problem:
        install.mend(ROOT, extras, problem)
        raise


def _use_build(options: Namespace) -> None:
    """Let this command import compiled rules where there are some. Raises UserError."""
    from game.cli import compiling
    from game.cli.helping import PURE
    from game.cli.saying import tell, wrong
    from game.compiled import making
    from game.rules.message import message

    if options.pure and (options.command == "compile" or getattr(options, "compiled", False)):
        raise wrong(PURE, "run-pure-compiles", command=options.command)
    if options.pure or options.command in ("compile", "test"):
        return
    build = builds.found(ROOT)
    if build is not None:
        if not builds.use_if_sound(build):
            tell(message("run-build-damaged", folder=str(build)))
    elif compiling.pays(options) and making.compiles_c():  # it compiles once it knows that it can play
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
    except OSError as problem:
        return _refused_by_the_system(problem) or code
    return code


def _refused_by_the_system(problem: OSError) -> int:
    """Print a refusal of the system as one line; an error without a file name is about stdout."""
    from game.cli.saying import said, words
    from game.rules.system import refused_by_system

    if nobody_reads(problem):
        _say_no_more()
        return 0
    reason = refused_by_system(problem)
    if problem.filename is None and problem.errno is not None:
        _say_no_more()
        return _refuse(said("run-no-output", reason=reason))
    return _refuse(words().line(reason))


def nobody_reads(problem: OSError) -> bool:
    """Return True if an error says that whoever reads our output through a pipe has seen enough."""
    if isinstance(problem, BrokenPipeError):
        return True
    if problem.errno not in CUT_OFF or problem.filename is not None or sys.stdout is None:
        return False
    return stat.S_ISFIFO(os.fstat(sys.stdout.fileno()).st_mode)


def _say_no_more() -> None:
    """Send further output nowhere; a program without a console has none."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _refuse(text: str) -> int:
    complain(text)
    return REFUSED
