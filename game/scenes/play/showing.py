"""The picture of the table in play: the table, then what lies over it for the moment."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pygame

from game.motion.flight import withheld
from game.rules.message import Message, SeatName, message
from game.rules.moves import Move, TakeBonus
from game.rules.naming import pays
from game.rules.state import GameState
from game.rules.terms import OWN_WORKERS, Resource, Step
from game.scenes.kit.widget import Look, button_panel, draw_ring
from game.scenes.opponents import titled
from game.scenes.play.badges import draw_badges, trade_shown
from game.scenes.play.bonussheet import draw_bonus_sheet
from game.scenes.play.commands import Act
from game.scenes.play.forfeits import asked_about, forfeit, given_up
from game.scenes.play.glide import draw_in_hand
from game.scenes.play.lamp import other_asked, swapped
from game.scenes.play.loghead import draw_note_chip, draw_saving, draw_since_chip, since_chip
from game.scenes.play.marks import advised_goods, marks
from game.scenes.play.offer import draw_reason, draw_refusal
from game.scenes.play.planning import PlanEditor
from game.scenes.play.stops import clickable
from game.scenes.play.storage import StorageEditor, off_the_farm
from game.scenes.play.storing import StoragePlan, draw_left
from game.scenes.play.table import PlayTable
from game.scenes.play.targets import Target
from game.scenes.play.trade import draw_trade
from game.scenes.play.waste import in_short
from game.scenes.play.wishes import why_not
from game.scenes.stage.answers.answer import Answer
from game.scenes.stage.deeds import deed
from game.scenes.stage.forecast import forecast
from game.scenes.stage.pointing import PlaceKind
from game.scenes.stage.stage import About
from game.scenes.stage.turnwalk import coal_ahead
from game.scenes.stage.words import asked, button_said, question, without_seat
from game.scenes.stage.yard.farm import Filling
from game.table import palette as p
from game.table.canvas import Canvas, Said
from game.table.picture import Picture
from game.table.theme import Type

HOVERED = {
    PlaceKind.UNDO: "undo",
    PlaceKind.REDO: "redo",
    PlaceKind.WHY: "why",
    PlaceKind.MENU: "menu",
    PlaceKind.ASK: "ask",
    PlaceKind.BUTTON: "button",
}


def draw_play(canvas: Canvas, play: PlayTable) -> None:
    """Draw everything, from the table up."""
    if play.stage.draw_held(canvas, partial(picture, play)):
        return
    stage, state = play.stage, play.stage.shown
    if (editor := _storing(play)) is not None:
        state = withheld(state, off_the_farm(*_storage(play, editor)))
    shown = picture(play, state)
    stage.draw_table(canvas, shown, filling(play, state))
    if stage.winter_shown:
        _draw_winter(canvas, play, state)
    if play.bonus_sheet is not None:
        left = [move.bonus for move in play.targets.legal if isinstance(move, TakeBonus)]
        advised = play.why.advised.moves[0] if play.why.advised else None
        best = advised.bonus if isinstance(advised, TakeBonus) else None
        draw_bonus_sheet(canvas, play.bonus_sheet, play.match.state, left, best, stage.pointer)
    stage.draw_log(canvas, shown)
    draw_saving(canvas, stage, play.session)
    if play.offers_since:
        draw_since_chip(canvas, stage)
    if play.note_chip is not None:
        draw_note_chip(canvas, stage, len(play.match.feedback.notes))
    play.draw_on_table(canvas)
    draw_in_hand(canvas, play.drag, play.glide, stage.layout.board.disk)
    stage.draw_moving(canvas)
    if not stage.moving:
        if (trade := trade_shown(play.context.theme, play.targets)) is not None:
            draw_trade(canvas, trade, play.match.state)
        draw_badges(canvas, play.badges(), stage.pointer)
    stage.draw_figures(canvas, shown.given)
    play.why.draw(canvas)
    if play.steered is not None and not stage.moving:
        draw_ring(canvas, play.steered.rect)
    _draw_said(canvas, play, shown)
    if not stage.motion.on_stage:  # it would be kept with the table below
        play.banner.draw(canvas, stage.layout)
    stage.draw_vignettes(canvas)


def picture(play: PlayTable, state: GameState) -> Picture:
    """Return the picture of the table."""
    stage, glide = play.stage, play.glide
    mine = play.mine and play.session.human
    editor = play.editor if isinstance(play.editor, PlanEditor) else None
    move = play.targets.by_button() if mine else None
    kind, number = play.pointed_at
    lit = number if kind is PlaceKind.LOG else None
    asks = not stage.count.active
    given = given_up(play) if mine and asks else None
    plan = (glide.lays if glide else editor.drawn.lays) if editor and mine else None
    held = (glide.held if glide else editor.held()) if editor and mine else None
    laid = (*(plan or ()), *([held] if held else ()))
    coal = coal_ahead(editor.plan).most if editor and mine and play.drag is None else None
    return replace(
        stage.picture(state),
        prospects=stage.figures.of_seat(laid, coal),
        prompt=stage.spoken(prompt(play)),
        prompt_bare=stage.spoken(without_seat(prompt(play))),
        prompt_short=stage.spoken(prompt(play, short=True) if given or asked_about(play) else ""),
        asked=None if stage.moving or stage.winter_read or play.instruction else play.match.state.to_move,
        button=button_said(play.match.state, move) if mine and asks and (move or play.editor) else "",
        button_ready=play.editor is None or play.editor.problem is None,
        button_gives_up=stage.spoken(given or ""),
        button_short=stage.spoken(in_short(given) if given else ""),
        ask=_ask_said(play),
        marks=marks(play),
        plan=plan,
        held=held,
        log_lit=play.why.turn if lit is None else lit,
        log_moment=number if kind is PlaceKind.MOMENT else None,
        redo=play.redo_refusal is None,
        hover=HOVERED.get(kind, "why" if play.why.turn is not None else ""),
    )


def _ask_said(play: PlayTable) -> Said:
    """Return the text of the button that asks an automa; empty where none can be asked."""
    if play.why.counsel.asked:
        return message("play-adviser-thinks")
    return message("play-ask-advice") if play.can_ask else ""


def prompt(play: PlayTable, short: bool = False) -> str | Message:
    """Return the question, the effect of a click here, or the fault of the plan; in few words if `short`."""
    state = play.match.state
    if play.instruction is not None:
        return play.instruction
    if play.stage.count.active:
        return play.stage.count.said
    if play.stage.winter_read:
        return message("play-winter-over")
    if state.to_move is None:
        return message("play-over")
    if not play.session.human:
        return _others_prompt(play, SeatName(state.to_move))
    if not play.mine:
        return message("play-looking-at", other=SeatName(play.stage.focus), seat=SeatName(state.to_move))
    on_button = play.pointed_at.kind is PlaceKind.BUTTON and not play.pointer_unmoved
    given = forfeit(play, asked_about(play) or (Act.FINISH if on_button else None))
    if given is not None:
        return _forfeit(play, in_short(given) if short else given)
    if isinstance(play.editor, PlanEditor):
        return _plan_prompt(play.editor, state.to_move)
    prop_drag = play.prop_drag
    if prop_drag is not None and prop_drag.moved:
        return asked(state.to_move, message("play-ask-haul", good=prop_drag.lying.thing))
    target, badge = None if play.pointer_unmoved else play.target, play.badge()
    move = badge.move if badge and not badge.why else _by_click(play, target) if target else None
    if move is None and (other := other_asked(play)) is not None:
        return asked(state.to_move, other)
    return deed(move, state) if move else question(state, play.targets.legal)


def _by_click(play: PlayTable, target: Target) -> Move | None:
    """Return the move that a click on a target decides, if it decides one."""
    swap = swapped(play, target)
    if swap is not None:
        return swap if swap in play.targets.legal else None
    return play.targets.meant(target)


def _forfeit(play: PlayTable, given: Message) -> Message:
    """Return the forfeit of the button or of a click, once meant with the question whether one is sure."""
    seat = play.match.state.to_move
    assert seat is not None
    if asked_about(play) is not None:
        given = message("play-forfeits-again", given=given)
    return asked(seat, given)


def _others_prompt(play: PlayTable, seat: SeatName) -> Message:
    """Return the prompt while somebody else decides, with the effect of a click or Space."""
    settings = play.context.settings
    if settings.stepping and play.match.state.step != Step.PLANNING and not play.pace.asked:
        return message("play-step-by-step", seat=seat)
    waits = play.stage.moving or play.pace.pausing
    hurried = settings.pause and not settings.stepping and waits
    return message("play-thinking-click" if hurried else "play-thinking", seat=seat)


def _plan_prompt(editor: PlanEditor, seat: int) -> Message:
    """Return the fault of a field, else the forecast of the active one."""
    plan = editor.drawn
    for field, why in plan.refusals.items():
        if why is not None:
            return message("play-field", field=field, said=why)
    brings = forecast(plan).get(editor.active)
    if brings:
        return message("play-field", field=editor.active, said=brings.said)
    active = editor.active
    if active in OWN_WORKERS:
        return asked(seat, message("play-ask-own", field=active))
    return asked(seat, message("play-ask-field", field=active, pay=pays(plan.state.box.ruleset, active.id)))


def _storing(play: PlayTable) -> StorageEditor | None:
    """Return the storage that a person is asked for; None while what comes before it is counted."""
    editor = play.editor
    return editor if isinstance(editor, StorageEditor) and not play.stage.count.active else None


def _storage(play: PlayTable, editor: StorageEditor) -> tuple[StoragePlan, Resource | None]:
    """Return the storage as it is drawn, and the resource that is in the air."""
    glide = play.glide
    if glide is not None and glide.stored is not None:
        return glide.stored, glide.good
    return editor.lying(), editor.held()


def filling(play: PlayTable, state: GameState) -> Filling | None:
    """Return what the seat in focus puts into its slots, while a person stores."""
    editor = _storing(play)
    if editor is None or state.step != Step.WINTER_STORAGE:
        return None
    plan = _storage(play, editor)[0]
    if plan.state.to_move != play.stage.focus:
        return None
    at_rest = not play.stage.moving and editor.drag is None
    return Filling(plan.put, editor.takers(), tuple(editor.usable()) if at_rest else (), advised_goods(play))


def _draw_winter(canvas: Canvas, play: PlayTable, state: GameState) -> None:
    """Draw beside the winter's farmyard what would be lost, or the way on."""
    stage = play.stage
    if (editor := _storing(play)) is not None and state.step == Step.WINTER_STORAGE:
        draw_left(canvas, stage.yard.note, _storage(play, editor)[0])
    if stage.winter_read and play.session.humans and not stage.moving and not play.winter_stays:
        button = stage.yard.button
        hot = button.collidepoint(stage.pointer)
        canvas.panel(button, button_panel(True, Look(hot=hot), False))
        way = message("to-final-scoring" if play.session.over else "play-to-spring")
        canvas.text(
            way, Type.LABEL, p.INK_LIGHT, button.inflate(-canvas.theme.px(12), 0), "center", shrink=True
        )


# -- what is said where the pointer is ----------------------------------------------------------------


def _draw_said(canvas: Canvas, play: PlayTable, shown: Picture) -> None:
    """Draw the reason of a refusal, or what there is to say of what the pointer is on."""
    stage = play.stage
    if play.bubble:
        draw_refusal(canvas, play)
        return
    badge, target = play.badge(), play.target
    if badge is not None and badge.why:
        draw_reason(canvas, play, stage.spoken(badge.why), stage.pointer)
    asked_at = stage.asking.spot
    if badge is not None or stage.moving or _covered(play) or (play.drag is not None and asked_at is None):
        return
    if asked_at is not None or not play.pointer_unmoved:
        dead = target is None or not play.targets.live[target.name]
        spot = stage.pointer if asked_at is None else asked_at
        about = About(answer_in_play(play, spot), why_not(play, spot), dead)
        stage.draw_about(canvas, shown, _reader(play), partial(clickable, play), about)


def answer_in_play(play: PlayTable, spot: tuple[int, int]) -> Answer | None:
    """Return the answer of what is at a spot in play alone: what undo would take back, the adviser."""
    kind, number = play.place_at(spot)
    said: Message | None = None
    if play.offers_since and since_chip(play.stage).collidepoint(spot):
        said = message("tip-since")
    elif play.note_chip is not None and play.note_chip.collidepoint(spot):
        said = message("playtest-note-tip")
    elif kind is PlaceKind.UNDO and not (play.editor is not None and play.editor.past):
        said = play.session.undo_tip
    elif kind is PlaceKind.REDO:
        said = play.session.redo_said
    elif kind is PlaceKind.LOG and number is not None:
        said = message("tip-more")
    elif kind is PlaceKind.MOMENT:
        said = message("tip-moment")
    elif kind is PlaceKind.ASK:
        said = message("tip-ask", adviser=titled(play.why.adviser))
    return Answer(pygame.Rect(spot, (1, 1)), said) if said else None


def _covered(play: PlayTable) -> bool:
    """Return True if a sheet that says all itself lies over the table at the pointer."""
    trade, bonuses = trade_shown(play.context.theme, play.targets), play.bonus_sheet
    sheets = [sheet.rect for sheet in (trade, bonuses) if sheet is not None]
    return any(sheet.collidepoint(play.stage.pointer) for sheet in sheets)


def _reader(play: PlayTable) -> int | None:
    """Return the seat for which a tile is looked at: who decides, or the only person."""
    if play.session.human:
        return play.match.state.to_move
    return play.session.humans[0] if len(play.session.humans) == 1 else None
