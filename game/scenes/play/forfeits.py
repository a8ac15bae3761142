"""What a person would give up by a command, and the question whether it is meant."""

from __future__ import annotations

from game.rules.message import Message
from game.scenes.play.commands import Act, Command, Decide
from game.scenes.play.table import PlayTable
from game.scenes.play.waste import forfeits


def given_up(table: PlayTable) -> Message | None:
    """Return the possible actions and points that the button would give up now; worked out once a meaning."""
    meaning = _meaning(table)
    if table.last_forfeit[0] != meaning:
        table.last_forfeit = meaning, _by_button(table)
    return table.last_forfeit[1]


def forfeit(table: PlayTable, command: Command | None) -> Message | None:
    """Return the possible actions and points that a command gives up; None if there are none."""
    match command:
        case Act.FINISH:
            return given_up(table)
        case Decide((move, *_)):
            return forfeits(table.match.state, move)
    return None


def asked_about(table: PlayTable) -> Command | None:
    """Return the command that gives something up and was asked about, until something changes."""
    asked = table.question
    return asked[1] if asked is not None and asked[0] == _meaning(table) else None


def ask_if_sure(table: PlayTable, command: Command | None) -> None:
    """Ask whether a command is meant, as it gives something up; None asks nothing any more."""
    table.question = None if command is None else (_meaning(table), command)


def _meaning(table: PlayTable) -> tuple[object, object]:
    """Return what is asked and laid now, and so what hands could mean."""
    return table.targets, table.editor and table.editor.plan


def _by_button(table: PlayTable) -> Message | None:
    if table.editor is not None:
        return table.editor.forfeits
    move = table.targets.by_button() if table.session.human and table.mine else None
    return forfeits(table.match.state, move) if move is not None else None
