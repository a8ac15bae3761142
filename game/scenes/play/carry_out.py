"""Carries out what hands ask for: the one place where a command meets the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.rules.message import message
from game.rules.moves import Lay, Move, Store
from game.scenes.flow import Flow, Pop, Push
from game.scenes.kit.question import Question
from game.scenes.play import commands as c
from game.scenes.play.curtain import Peek
from game.scenes.play.glide import glide_from
from game.scenes.play.lookback import LookBack
from game.scenes.play.menu import Menu
from game.scenes.play.planning import PlanEditor
from game.scenes.play.storage import StorageEditor
from game.scenes.play.table import PlayTable
from game.scenes.saved_games.unsaved import Unsaved
from game.sound.cues import laid

DOUBLE_CLICK = 0.4  # seconds


def carry_out(table: PlayTable, command: c.Command) -> Flow:
    """Do what a command asks for, or say why it cannot be done."""
    table.dirty = True
    match command:
        case c.Act():
            return _act(table, command)
        case c.Decide(moves):
            _decide(table, moves)
        case c.MovePiece() | c.MoveGood():
            _lay(table, command)
        case c.ChooseField(field) if isinstance(table.editor, PlanEditor):
            table.editor.active = field
        case c.Refuse(said, grip):
            if said is not None:
                table.say(said)
            if grip is not None:
                table.glide = glide_from(table.stage, table.editor, grip, None)
        case c.OpenTarget(name):
            table.opened = next((target for target in table.targets.all if target.name == name), None)
        case c.LookAt(seat):
            table.browsing = seat != table.match.state.to_move
            table.look_at(seat)
        case c.ScrollLog(steps):
            table.stage.scroll_log(steps)
        case c.ShowMoment(turn):
            return Push(LookBack(table.stage, table.session, (turn,)))
        case c.Why(None):
            if not table.desk.tell_latest():
                table.say(message("why-nothing-yet"))
        case c.Why(int() as turn):
            table.desk.tell(turn)
        case c.StepWhy(by):
            table.desk.step(by)
        case c.LookAtOption(by) if table.desk.panel is not None:
            table.desk.panel.look(by)
    return None


def _act(table: PlayTable, act: c.Act) -> Flow:
    """Carry out a command without a value."""
    match act:
        case c.Act.TAKE_BACK | c.Act.ESCAPE:
            return _take_back(table, else_menu=act is c.Act.ESCAPE)
        case c.Act.PEEK:
            seat = table.stage.focus
            return Push(Peek(table.context, table.session.chairs[seat], table.match.state, seat))
        case c.Act.OPEN_MENU:
            return Push(Menu(table.context, table.session))
        case c.Act.LOOK_BACK:
            return _look_back(table)
        case c.Act.ASK_ABOUT_SAVING:
            return Push(Unsaved(table.context, table.session))
    _ACTS[act](table)
    return None


def _decide(table: PlayTable, moves: Sequence[Move]) -> None:
    """Play moves, and remember when and that the pointer meant them."""
    table.submit(moves)
    table.answered, table.decided_at = True, table.clock


def _finish(table: PlayTable) -> None:
    """Do what the large button says; where it gives something up, ask once. A double click ends nothing."""
    editor = table.editor
    if table.answered and table.clock - table.decided_at < DOUBLE_CLICK:
        return
    if table.stage.winter_read:
        table.close_winter()
    elif table.stage.moving or not table.session.human or not table.mine:
        return
    elif isinstance(editor, PlanEditor) and editor.plan.problem:
        table.say(editor.plan.problem)
    elif table.given_up is not None and not table.asks_if_sure:
        table.sure_about, table.answered, table.decided_at = table.moment, True, table.clock
    elif editor is not None:
        _decide(table, editor.moves)
    elif (move := table.targets.by_button()) is not None:
        _decide(table, [move])


def _look_back(table: PlayTable) -> Flow:
    """Watch what the others have done since, if they have done anything."""
    if table.since:
        return Push(LookBack(table.stage, table.session, table.since, playing=True))
    if table.session.human:
        table.say(message("since-nothing"))
    return None


# -- taking back --------------------------------------------------------------------------------------


def _take_back(table: PlayTable, else_menu: bool) -> Flow:
    """Take back step by step: what is open, what is in hand, the last piece laid, the last decision."""
    table.skip()
    table.glide = None
    if _closed(table) or (table.editor is not None and table.editor.back()):
        return None
    if table.browsing:
        table.browsing = False
        return None
    reason, said = table.match.undo_refusal(), table.session.undo_question
    if reason is None and said is None:
        table.undo()
    elif else_menu:
        return Push(Menu(table.context, table.session))
    elif reason is not None:
        table.say(reason)
    elif said is not None:
        acts = ((message("practice-agree"), partial(_agree, table)), (message("practice-refuse"), Pop))
        return Push(Question(table.context, message("practice-title"), said, acts))
    return None


def _agree(table: PlayTable) -> Flow:
    """Take back what makes the game one of practice."""
    table.undo()
    return Pop()


def _closed(table: PlayTable) -> bool:
    """Close what lies open over the table; return True if something did."""
    if table.opened or table.said or table.haul:
        table.put_down()
    elif table.desk.panel is not None or table.desk.counsel.asked:
        table.desk.close()
    elif table.stage.log_open:
        table.stage.toggle_log()
    else:
        return False
    return True


# -- laying -------------------------------------------------------------------------------------------


def _lay(table: PlayTable, command: c.MovePiece | c.MoveGood) -> None:
    """Change plan or storage; what the mouse held is heard, and seen on its way."""
    editor, reason = table.editor, None
    if editor is None:
        return
    before = editor.plan
    if isinstance(editor, PlanEditor) and isinstance(command, c.MovePiece):
        reason = editor.move(command.piece, command.origin, command.goal, command.count)
    elif isinstance(editor, StorageEditor) and isinstance(command, c.MoveGood):
        reason = editor.move(command.good, command.origin, command.goal)
    if reason is not None:
        table.say(reason)
    if command.grip is None:
        return
    if editor.plan is not before:
        table.context.sound.play(laid(command.grip.sprite))
    table.glide = glide_from(table.stage, editor, command.grip, before, command.goal)


# -- why ----------------------------------------------------------------------------------------------


def _ask(table: PlayTable) -> None:
    """Ask for advice; once more takes the question, or the advice, back."""
    if table.desk.counsel.asked or table.desk.advised:
        table.desk.close()
    elif table.can_ask:
        table.desk.ask()
    else:
        table.say(message("why-no-question"))


def _follow(table: PlayTable) -> None:
    """Do what is advised: a plan or storing is laid out to be looked at, anything else is played."""
    story = table.desk.advised
    if story is None:
        return
    table.stage.motion.skip()
    lays = [move for move in story.moves if isinstance(move, Lay)]
    stores = [move for move in story.moves if isinstance(move, Store)]
    if isinstance(table.editor, PlanEditor) and lays:
        table.editor.lay_out(lays)
    elif isinstance(table.editor, StorageEditor) and stores:
        table.editor.lay_out(stores)
    else:
        table.submit(story.moves)
    table.desk.close()


_ACTS: dict[c.Act, Callable[[PlayTable], object]] = {
    c.Act.FINISH: _finish,
    c.Act.REDO: lambda table: table.redo(),
    c.Act.OPEN_LOG: lambda table: table.stage.toggle_log(),
    c.Act.CLOSE_WHY: lambda table: table.desk.close(),
    c.Act.ASK: _ask,
    c.Act.FOLLOW_ADVICE: _follow,
    c.Act.HURRY: lambda table: table.hurry(),
    c.Act.STEP: lambda table: table.pace.step(),
}
