"""Pictures of saved games: every state of one in the list, and what is asked of one that is stuck."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from game.match import Match
from game.rules import Setup, legal_moves
from game.rules.message import message
from game.scenes.flow import Pop, Push, Quit, Replace
from game.scenes.play.menu import Menu
from game.scenes.saved_games.opening import look_back, taken_elsewhere
from game.scenes.saved_games.screen import SavedGames
from game.scenes.saved_games.unsaved import Places, Unsaved
from game.scenes.saving.chairs import Chair
from game.scenes.saving.folders import home
from game.scenes.title import Title
from tests.posed.camera import NAMES, Camera, sit

MOVES = 60
UNSAVED = 12
SEED = 61


def of_saved_games(camera: Camera) -> None:
    """Take the list with every state of a save, its questions, and the title's notice of files."""
    context = camera.app.context
    folder = context.saves.folder
    for path in folder.glob("*.hasp"):
        path.unlink()
    _write_states(folder)
    camera.app.apply(Replace(Title(context)))
    camera.app.apply(Push(SavedGames(context)))
    camera.take("saved-games-states")
    damaged = next(saved for saved in context.saves.listed if saved.path.stem == "damaged")
    camera.app.apply(look_back(context, damaged))
    camera.take("saved-game-damaged")
    camera.app.apply(Pop())
    sound = next(saved for saved in context.saves.listed if saved.goes_on)
    camera.app.apply(Push(taken_elsewhere(context, sound)))
    camera.take("saved-game-taken")
    damage = message("settings-file-damaged", line=4)
    notice = message("settings-file-aside", file="settings.json", what=damage, aside="settings.json.damaged")
    context.saves.notices.append(notice)
    camera.app.apply(Replace(Title(context)))
    camera.take("title-notice")
    context.saves.notices.clear()


def _write_states(folder: Path) -> None:
    """Write a save of each kind."""
    text = _record()
    lines = text.splitlines(keepends=True)
    by_hand = "".join(line for line in lines if not line.startswith(("check:", "end:"))).replace(
        ", checked", "", 1
    )
    states = {
        "sound": text,
        "damaged": "".join(lines[:-8]) + "1 tkae black" + "".join(lines[-7:]),
        "cut": "".join(lines[:-12]),
        "newer": by_hand.replace("rules: 2", "rules: 3"),
        "ruleset": by_hand.replace("ruleset: base ", "ruleset: long-winters 0"),
    }
    for name, state in states.items():
        (folder / f"{name}.hasp").write_text(state, encoding="utf-8")


def _record() -> str:
    """Return the record of a game after some moves, whichever they are."""
    match = Match(Setup(seats=2, seed=SEED), [None, None])
    while len(match.turns) < MOVES:
        match.submit(legal_moves(match.state)[0])
    return match.text([Chair(NAMES[seat], seat).line() for seat in range(2)])


def of_a_full_disk(camera: Camera) -> None:
    """Take a table whose game cannot be saved: the strip, the menu, and the question before it is left."""
    play = sit(camera, Setup(seats=2, seed=SEED), 1)
    session = play.session
    session.file.write = _full  # type: ignore[method-assign]
    for _ in range(UNSAVED):
        session.match.submit(legal_moves(session.match.state)[0])
    session.save()
    session.settle()
    play.resize()
    camera.take("not-saved")
    camera.app.apply(Push(Menu(camera.app.context, session)))
    camera.take("not-saved-menu")
    camera.app.apply(Pop())
    camera.app.apply(Push(Unsaved(camera.app.context, session, Quit(), _places())))
    camera.take("not-saved-question")
    session.keeper.drop()


def _full(text: str) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def _places() -> Places:
    """Return places that nobody has looked at: a picture writes nothing into them."""
    names = ("documents", "desktop", "own", "temporary")
    places = Places({name: home() / name for name in names})
    places.wrong = dict.fromkeys(names, "") | {"desktop": message("system-full")}
    return places
