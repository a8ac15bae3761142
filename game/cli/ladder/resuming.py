"""Going on with a ladder: what its JSON file holds is not played again."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

import msgspec

from game.cli.games import Played, mixed_in
from game.cli.long_run import OUT
from game.cli.saying import UserError, wrong
from game.plain import one_line
from game.rules.message import Message, message
from game.rules.ruleset import digest
from game.rules.system import said_of
from game.rules.textfile import FileError, FileKind, FileMissing, read_bytes
from game.series.code_digest import PLAYING, code
from game.series.playing import Finished
from game.series.schedule import Job

RESUME = "--resume"
ENDING = ".json"
"""The file that has every game."""


class PlayedBy(msgspec.Struct, frozen=True):
    """What every game of a ladder depends on, besides seed, board and players."""

    code: str
    ruleset: str
    tiles: str
    new_tiles: str
    modules: str
    tunnel: str


class _KeptGame(msgspec.Struct):
    seed: int
    layout: str | None
    players: tuple[str, ...]
    scores: tuple[int, ...]
    ranking: tuple[int, ...]


class _KeptLadder(msgspec.Struct):
    by: PlayedBy
    games: list[_KeptGame]


def played_by(options: Namespace) -> PlayedBy:
    """Return what the games of these options depend on. Raises UserError."""
    tiles = options.tiles if isinstance(options.tiles, str) else ",".join(options.tiles)
    return PlayedBy(
        code(*PLAYING),
        digest(options.ruleset),
        tiles,
        ",".join(mixed_in(options)),
        ",".join(sorted(options.modules)),
        options.tunnel,
    )


def kept_games(options: Namespace, by: PlayedBy, games: Sequence[Job]) -> list[Played]:
    """Return those of the games that the file has already, if there is one to go on with.

    Raises UserError where it holds anything else: it would be lost.
    """
    if not options.resume:
        return []
    if options.out is None or options.out.suffix.lower() != ENDING:
        raise wrong(RESUME, "run-resume-json", out=OUT)
    kept = _kept(options.out)
    if kept is None:
        return []
    asked = {(job.setup.seed, job.setup.layout, job.names): job for job in games}
    found = {(one.seed, one.layout, one.players): one for one in kept.games}
    other = _difference(kept.by, by) or (message("run-ladder-other-games") if found.keys() - asked else None)
    if other is not None:
        raise UserError(message("run-ladder-other", file=str(options.out), why=other))
    if (damaged := next((at for at, one in enumerate(kept.games) if not _whole(one)), None)) is not None:
        raise _unread(options.out, f"$.games[{damaged}]")
    return [
        (asked[key], Finished(one.scores, tuple(seat - 1 for seat in one.ranking)))
        for key, one in found.items()
    ]


def _kept(out: Path) -> _KeptLadder | None:
    """Return the content of the file; None if there is none. Raises UserError."""
    try:
        return msgspec.json.decode(read_bytes(out, FileKind.LADDER), type=_KeptLadder)
    except FileMissing:
        return None
    except FileError as problem:
        raise UserError(said_of(problem)) from None
    except (msgspec.MsgspecError, RecursionError) as problem:
        raise _unread(out, one_line(problem)) from None


def _whole(game: _KeptGame) -> bool:
    """Return True if every seat of a game has points and a place."""
    seats = len(game.players)
    return len(game.scores) == seats and sorted(game.ranking) == list(range(1, seats + 1))


def _unread(out: Path, reason: str) -> UserError:
    return UserError(message("run-ladder-unread", file=str(out), reason=reason))


def _difference(was: PlayedBy, now: PlayedBy) -> Message | None:
    if was.ruleset != now.ruleset:
        return message("lab-store-ruleset-changed")
    if was.code != now.code:
        return message("lab-store-program-changed")
    for option in PlayedBy.__struct_fields__:
        before, after = getattr(was, option), getattr(now, option)
        if before != after:
            return message("lab-store-option", option=option, was=before, now=after)
    return None
