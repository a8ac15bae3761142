"""The command that opens the window, and what is handed to it: opponents, the coach, and who compiles."""

from __future__ import annotations

import os
import threading
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from game import install
from game.locations import COMMAND, ROOT, VARIABLE
from game.plain import complain
from game.plain_words import say
from game.program.opponents import automas

_IDLE_BUILD: Final = "HASPELKNECHT_IDLE_BUILD"


def play(options: Namespace) -> None:
    from game.cli.saying import UserError, wrong
    from game.rules.ruleset import BASE
    from game.scenes import app
    from game.scenes.drafts import draft_file
    from game.scenes.saving.folders import check_home

    shown = draft = None
    is_folder = options.file is not None and options.file.is_dir()
    if options.at is not None and (options.file is None or is_folder):
        raise wrong("--at", "run-at-of-record", pattern="*.hasp")
    if options.file is not None and not is_folder:
        from game.cli.replay import recorded
        from game.scenes.replay.history import History
        from game.scenes.saving.notes import Recalled

        record = recorded(options.file, shelf_of(options))
        shown = History.of_record(record, options.file.name, Recalled.of(options.file))
        shown.begin_at(options.at or 0)
    elif options.ruleset not in (None, BASE) and not is_folder:
        draft = draft_file(Path(options.ruleset))
        if draft.why is not None:
            raise UserError(draft.why)
    with window():
        check_home()
        opened = app.App(
            automas(apart=True),
            size=options.size,
            fullscreen=options.fullscreen,
            shown=shown,
            ahead=True,
            language=options.language,
            start_review=start_review,
            draft=draft,
            folder=(options.file, shelf_of(options)) if is_folder else None,
            builder=idle_builder(options),
        )
        app.turn(opened)


def idle_builder(options: Namespace) -> Any:
    """Return who compiles while the window is idle; None where nobody sits at it, unless asked for."""
    from game.compiled.idle import IdleBuilder
    from game.scenes.app.window import HEADLESS

    asked = os.environ.get(_IDLE_BUILD)
    nobody = "CI" in os.environ or os.environ.get("SDL_VIDEODRIVER", "").lower() in HEADLESS
    if asked == "no" or (nobody and asked != "yes"):
        return None
    return IdleBuilder.of_window(ROOT, options.pure)


def start_review(*given: Any) -> Any:
    """Begin the coach's review of a game, in processes of its own."""
    from game.coach.review_process import ReviewProcess

    return ReviewProcess(*given)


@contextmanager
def window() -> Iterator[None]:
    """Tell in one line why no window opens, and of a thread beside it that fails."""
    from game.cli.saying import UserError
    from game.rules.message import message
    from game.rules.system import refused_by_system
    from game.scenes.app import NoDisplay

    threading.excepthook = beside
    try:
        yield
    except NoDisplay as problem:
        commands = (f"{COMMAND} simulate", f"{COMMAND} replay")
        raise UserError(message("run-no-display", reason=problem.said, commands=commands)) from problem
    except OSError as problem:
        reason = refused_by_system(problem)
        raise UserError(message("run-no-home", reason=reason, variable=VARIABLE)) from problem


def beside(failed: threading.ExceptHookArgs) -> None:
    """Report a failed thread, of sounds or drawings; the game goes on without it."""
    if install.doubt(ROOT, failed.exc_value):
        complain(say("install-next-start", reason=failed.exc_value))
    else:
        threading.__excepthook__(failed)


def shelf_of(options: Namespace) -> Any:
    """Return the rulesets that a record may name; --ruleset serves for any."""
    from game.scenes.saving.folders import shelf

    return replace(shelf(), given=options.ruleset)
