"""Carries out what hands ask for: the one place where a command meets the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.rules.message import message
from game.rules.moves import Move
from game.scenes.feedback.notesheet import NoteSheet
from game.scenes.flow import Flow, Pop, Push
from game.scenes.kit.question import Question
from game.scenes.play import commands as c
from game.scenes.play.counsel import WHOLE
from game.scenes.play.curtain import Aside, Peek
from game.scenes.play.forfeits import ask_if_sure, asked_about, forfeit
from game.scenes.play.glide import back_to_farm
from game.scenes.play.lookback import LookBack
from game.scenes.play.menu import Menu
from game.scenes.play.planning import PlanEditor
from game.scenes.play.table import PlayTable
from game.scenes.saved_games.unsaved import Unsaved
from game.scenes.stage.commands import LookAt, LookUp, ShowMoment, StageAct, TellWhy
from game.scenes.stage.pointing import PlaceKind, worker_at
from game.sound.cues import laid
from game.sound.names import SoundEffect

DOUBLE_CLICK = 0.4  # seconds
LEAVES_SAID = (c.Act.HURRY, c.Act.TAKE_BACK, c.Act.ESCAPE)  # the last two close it as a step of its own


def carry_out(table: PlayTable, command: c.Command) -> Flow:
    """Do what a command asks for, or say why it cannot be done."""
    table.dirty = True
    if command not in LEAVES_SAID and not isinstance(command, LookUp):
        table.bubble = None
    match command:
        case c.Act() | StageAct() if command in _ACTS:
            return _ACTS[command](table)
        case c.Decide(moves):
            if _meant(table, command):
                _decide(table, moves)
        case c.MovePiece() | c.MoveGood():
            _lay(table, command)
        case c.ChooseField(field) if isinstance(table.editor, PlanEditor):
            table.editor.choose(field)
        case c.Refuse(said, grip):
            if said is not None and not _clicked_twice(table):
                table.say(said)
            if grip is not None:
                table.glide = back_to_farm(table.stage, grip)
        case c.OpenTarget(name):
            table.opened = next((target for target in table.targets.all if target.name == name), None)
        case LookAt(seat):
            table.browsing = seat != table.match.state.to_move
            table.look_at(seat)
        case ShowMoment(turn):
            return Push(LookBack(table.stage, table.session, (turn,)))
        case TellWhy(None):
            if not table.why.tell_latest():
                table.say(table.why.silence)
        case _:
            return table.on_stage(command)
    return None


def _menu(table: PlayTable) -> Flow:
    table.put_back()
    table.leave_pointer()
    session = table.session
    note = partial(_note, table, below=1) if session.playtest else None
    return Push(Menu(table.context, session, note))


def _note(table: PlayTable, below: int = 0) -> Flow:
    """Ask for a note on this moment, by whoever decides; `below` is 1 over the menu."""
    session = table.session
    if not session.playtest:
        return None
    seat = session.match.state.to_move
    if seat is None or not session.human:
        seat = next(iter(session.humans), table.stage.focus)
    seen = table.stage.in_winter(session.match.state)
    return Push(NoteSheet(table.context, session, seat, _pointed(table), below, seen))


def _pointed(table: PlayTable) -> str:
    """Return the development or the worker that the pointer is on, by its id; "" for anything else."""
    stage = table.stage
    place, box = stage.under(stage.pointer), table.match.state.box
    if place.kind is PlaceKind.TILE and place.number is not None:
        return box.tiles[place.number].id
    if place.kind not in (PlaceKind.TABLE, PlaceKind.SEAT):
        return ""
    field = worker_at(stage.layout, stage.seen, stage.pointer)
    return field.id if field is not None else ""


def _peek(table: PlayTable) -> Flow:
    """Look at the bonus marker of the seat in large."""
    seat = table.stage.focus
    return Push(Peek(table.context, table.session.chairs[seat], table.match.state, seat))


def _decide(table: PlayTable, moves: Sequence[Move]) -> None:
    """Play moves, and remember when and that the pointer meant them."""
    table.submit(moves)
    _answered(table)


def _answered(table: PlayTable) -> None:
    table.decided_at = table.clock
    table.leave_pointer()


def _clicked_twice(table: PlayTable) -> bool:
    """Return True within a double click: its first click has answered already."""
    return table.pointer_unmoved and table.clock - table.decided_at < DOUBLE_CLICK


def _meant(table: PlayTable, command: c.Command) -> bool:
    """Return True unless a command gives something up: then ask once. A double click is no answer."""
    if forfeit(table, command) is None:
        return True
    if asked_about(table) == command:
        return not _clicked_twice(table)
    ask_if_sure(table, command)
    _answered(table)
    return False


def _finish(table: PlayTable) -> None:
    """Do what the large button says; where it gives something up, ask once. A double click ends nothing."""
    editor = table.editor
    if _clicked_twice(table):
        return
    if table.stage.winter_read:
        table.context.sound.play(SoundEffect.BUTTON)
        table.close_winter()
        _answered(table)
    elif table.stage.moving or not table.session.human or not table.mine:
        return
    elif editor is not None and editor.problem:
        table.say(editor.problem)
    elif not _meant(table, c.Act.FINISH):
        return
    elif editor is not None:
        _press(table, editor.moves)
    elif (move := table.targets.by_button()) is not None:
        _press(table, [move])


def _press(table: PlayTable, moves: Sequence[Move]) -> None:
    """Play what the large button stands for, which is heard."""
    table.context.sound.play(SoundEffect.BUTTON)
    _decide(table, moves)


def _look_back(table: PlayTable) -> Flow:
    """Watch what the others have done since, if they have done anything."""
    if table.decided_since:
        return Push(LookBack(table.stage, table.session, table.decided_since, playing=True))
    if table.session.human:
        table.say(message("since-nothing"))
    return None


# -- taking back --------------------------------------------------------------------------------------


def _take_back(table: PlayTable, else_menu: bool = False) -> Flow:
    """Take back step by step: what is open, what is in hand, the last piece laid, the last decision."""
    table.skip()
    table.glide = None
    if _closed(table) or (table.editor is not None and table.editor.back()):
        return None
    if table.browsing and not table.mine:
        table.browsing = False
        return None
    reason, said = table.match.undo_refusal(), table.session.undo_question
    if reason is None and said is None:
        table.undo()
    elif reason is not None and else_menu:
        return _menu(table)
    elif reason is not None:
        table.say(reason)
    elif said is not None:
        acts = ((message("practice-agree"), partial(_agree, table)), (message("practice-refuse"), Pop))
        about = table.stage.spoken(table.session.undo_said or "")
        return Push(Question(table.context, message("practice-title"), said, acts, about))
    return None


def _agree(table: PlayTable) -> Flow:
    """Take back what makes the game one of practice."""
    table.undo()
    return Pop()


def _closed(table: PlayTable) -> bool:
    """Close what lies open over the table; return True if something did."""
    if table.opened or table.bubble or table.prop_drag:
        table.put_down()
    elif asked_about(table) is not None:
        ask_if_sure(table, None)
    elif table.why.panel is not None or table.why.counsel.asked:
        table.why.close()
    elif table.stage.log_open:
        table.stage.toggle_log()
    else:
        return False
    return True


# -- laying -------------------------------------------------------------------------------------------


def _lay(table: PlayTable, command: c.MovePiece | c.MoveGood) -> None:
    """Change plan or storage; what the mouse held is heard, and seen on its way."""
    editor = table.editor
    if editor is None:
        return
    before, reason = editor.plan, editor.obey(command)
    if reason is not None:
        table.say(reason)
    if command.grip is None:
        return
    changes = editor.plan is not before
    if changes:
        table.context.sound.play(laid(command.grip.lying.sprite))
        table.leave_pointer()
    table.glide = editor.glide(command.grip, changes, command.goal, table.stage)


# -- why ----------------------------------------------------------------------------------------------


def _ask(table: PlayTable) -> Flow:
    """Ask for advice; once more takes the advice back, and leaves a question that is thought about."""
    if table.why.counsel.asked:
        table.say(message("why-still-thinks"))
    elif table.why.advised:
        table.why.close()
    elif table.can_ask:
        table.leave_pointer()
        if table.covers_marker:
            return Push(Aside(table.context, table.session.chairs[table.stage.focus], table.ask_aside))
        table.why.ask()
    else:
        table.say(message("why-no-question"))
    return None


def _follow(table: PlayTable) -> None:
    """Do what is advised: a plan or storing is laid out to be looked at, anything else is played.

    A plan or storing that lies there as it is advised is finished.
    """
    story = table.why.advised
    if story is None or not table.session.human:
        return
    table.stage.motion.skip()
    if table.editor is not None and isinstance(story.moves[0], WHOLE) and table.laid != story.moves:
        table.editor.lay_out(story.moves)
    else:
        table.submit(story.moves)
    table.why.close()


_ACTS: dict[c.Act | StageAct, Callable[[PlayTable], Flow]] = {
    c.Act.FINISH: _finish,
    c.Act.TAKE_BACK: _take_back,
    c.Act.ESCAPE: partial(_take_back, else_menu=True),
    c.Act.REDO: PlayTable.redo,
    c.Act.PEEK: _peek,
    c.Act.ASK_ABOUT_SAVING: lambda table: Push(Unsaved(table.context, table.session)),
    c.Act.ASK: _ask,
    c.Act.LOOK_BACK: _look_back,
    c.Act.NOTE: _note,
    c.Act.HURRY: PlayTable.hurry,
    c.Act.STEP: lambda table: table.pace.step(),
    StageAct.OPEN_MENU: _menu,
    StageAct.FOLLOW_ADVICE: _follow,
    StageAct.ADVICE_FIGURES: lambda table: table.why.turn_figures(),
}
