"""The picture of the table in play: the table, then what lies over it for the moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.motion.flight import withheld
from game.rules.message import Message, Seat, message
from game.rules.moves import Acquire, TakeBonus
from game.rules.state import GameState
from game.rules.terms import Marker, Resource, Step
from game.scenes.kit.widget import Look, button_panel
from game.scenes.play.badges import draw_badges, trade_shown
from game.scenes.play.bench import Bench
from game.scenes.play.bonussheet import draw_bonus_sheet
from game.scenes.play.deeds import deed
from game.scenes.play.glide import draw_in_hand
from game.scenes.play.hints import draw_said
from game.scenes.play.hover import told_at
from game.scenes.play.saving import draw_saving
from game.scenes.play.shelf import Shelf, off_the_farm
from game.scenes.play.storing import StoragePlan
from game.scenes.play.trade import draw_trade
from game.scenes.play.waste import plan_forfeits
from game.scenes.play.why.advised import advised
from game.scenes.play.wintersheet import draw_sheet, draw_slots
from game.scenes.play.words import asked, button_said, question
from game.table import palette as p
from game.table.canvas import Canvas, Said
from game.table.logpanel import draw_tall_log
from game.table.picture import Picture
from game.table.places.board import Good
from game.table.spots import Kind, Marks, Spot
from game.table.table import draw_table
from game.table.theme import Type

if TYPE_CHECKING:
    from game.scenes.play.scene import Play
BUTTONS = ("undo", "why", "menu", "ask", "button")


def draw_play(canvas: Canvas, play: Play) -> None:
    """Everything, from the table up."""
    state = play.shown()
    if isinstance(play.hand, Shelf):
        state = withheld(state, off_the_farm(*_storage(play, play.hand)))
    shown = picture(play, state)
    draw_table(canvas, play.layout, shown)
    if play.winter_open:
        _draw_winter(canvas, play, state)
    if play.bonus_sheet is not None:
        left = [move.bonus for move in play.table.legal if isinstance(move, TakeBonus)]
        draw_bonus_sheet(canvas, play.bonus_sheet, play.match.state, left, play.mouse.pointer)
    if play.log_open:
        draw_tall_log(canvas, play.layout.log_tall, shown)
    draw_saving(canvas, play)
    draw_in_hand(canvas, play)
    play.course.lights.draw(canvas)
    play.motion.draw(canvas)
    if not play.moving:
        if (trade := trade_shown(play.context.theme, play.table)) is not None:
            draw_trade(canvas, trade, play.match.state)
        draw_badges(canvas, play.mouse.badges(), play.mouse.pointer)
    play.desk.draw(canvas)
    draw_said(canvas, play)
    play.course.banner.draw(canvas, play.layout)


def picture(play: Play, state: GameState) -> Picture:
    """Return what the table shows."""
    bench = play.hand if isinstance(play.hand, Bench) else None
    mine = play.focus == play.match.state.to_move and play.session.human
    move = play.table.by_button() if mine else None
    text = button_said(play.match.state, move) if mine and (move or play.hand) else ""
    hovered, glide = play.mouse.hovered(), play.mouse.glide
    return Picture(
        state=state,
        sitters=play.session.sitters,
        focus=play.focus,
        viewer=play.viewer,
        prompt="" if play.course.banner.covers else play.chronicle.spoken(prompt(play)),
        asked=None if play.moving or _winter_read(play) else play.match.state.to_move,
        button=text,
        button_ready=bench is None or bench.plan.problem is None,
        ask=_ask_said(play),
        marks=marks(play),
        plan=(glide.lays if glide else bench.lays()) if bench and mine else None,
        held=(glide.held if glide else bench.held()) if bench and mine else None,
        log=play.lines(),
        log_back=play.log_back,
        log_lit=log_lit(play),
        poses=play.motion.poses,
        winter=play.course.count.winter if play.winter_open else None,
        hover=str(hovered) if hovered in BUTTONS else "why" if play.desk.turn is not None else "",
    )


def log_lit(play: Play) -> int | None:
    """The decision whose line stands out: under the pointer, else the one that is told."""
    found = told_at(play, play.mouse.pointer)
    return play.desk.turn if found is None else found


def _ask_said(play: Play) -> Said:
    """Return what the button says that asks an automa; empty where it cannot be asked."""
    if play.desk.counsel.asked:
        return message("play-adviser-thinks")
    return message("play-ask-advice") if play.desk.can_ask else ""


def prompt(play: Play) -> str | Message:
    """Return what is asked, what the thing under the pointer does, or what is wrong with the plan."""
    state = play.match.state
    if play.course.count.active:
        return play.course.count.said()
    if _winter_read(play):
        return message("play-winter-over")
    if state.to_move is None:
        return message("play-over")
    if not play.session.human:
        return _others_prompt(play, Seat(state.to_move))
    if play.focus != state.to_move:
        return message("play-looking-at", other=Seat(play.focus), seat=Seat(state.to_move))
    if isinstance(play.hand, Bench):
        return _plan_prompt(play.hand, state.to_move, play.mouse.hovered() == "button")
    haul = play.mouse.haul
    if haul is not None and haul.moved:
        return asked(state.to_move, message("play-ask-haul", good=haul.resource))
    thing, badge = play.table.at(play.mouse.pointer), play.mouse.badge()
    move = badge.move if badge and not badge.why else play.table.meant(thing) if thing else None
    return deed(move, state) if move else question(state, play.table.legal)


def _winter_read(play: Play) -> bool:
    """Return whether the winter's sheet asks for nothing but to be read."""
    return play.winter_open and play.book.complete


def _others_prompt(play: Play, seat: Seat) -> Message:
    """Return who decides now, and what a click or Space does meanwhile."""
    settings = play.context.settings
    if settings.stepping and play.match.state.step != Step.PLANNING and not play.course.pace.asked:
        return message("play-step-by-step", seat=seat)
    hurried = settings.pause and not settings.stepping
    return message("play-thinking-click" if hurried else "play-thinking", seat=seat)


def _plan_prompt(bench: Bench, seat: int, ending: bool) -> Message:
    """Return what is wrong with a field, else what the active one brings; at the button, what is lost."""
    plan = bench.plan
    for field, why in plan.refusals.items():
        if why is not None:
            return message("play-field", field=field, said=why)
    if ending and (lost := plan_forfeits(plan, bench.wasted())):
        return lost
    brings = bench.outlook().get(bench.active)
    if brings:
        return message("play-field", field=bench.active, said=brings.said)
    return asked(seat, message("play-ask-field", field=bench.active))


def marks(play: Play) -> Marks:
    """Return what glows, is chosen, is refused."""
    state = play.match.state
    if not play.session.human or play.moving or play.behind_curtain:
        return Marks()
    haul = play.mouse.haul
    if haul is not None and haul.moved:
        return Marks(frozenset(thing.mark for thing in haul.fields(play.table)))
    glow = {thing.mark for thing in play.table.glowing()}
    if any(mark.kind is Kind.RESERVE for mark in glow) and play.focus == state.to_move:
        glow.add(Spot(Kind.MARKER, Marker.OIL_LAMP))
    refused: set[Spot] = set()
    chosen: set[Spot] = set()
    if play.focus != state.to_move:
        return Marks(frozenset(glow))
    if isinstance(play.hand, Bench):
        refused = {Spot(Kind.FIELD, field) for field, reason in play.hand.plan.refusals.items() if reason}
        active = play.hand.active
        chosen = {Spot(Kind.FIELD, active)}
        if active in play.hand.outlook():
            chosen |= {Spot(Kind.TILE, tile) for tile in play.hand.outlook()[active].tiles}
        glow |= _bench_glow(play.hand)
    elif isinstance(play.hand, Shelf):
        glow |= {Spot(Kind.GOOD, Good[resource.name]) for resource in play.hand.usable()}
    if _button_next(play, glow):
        glow.add(Spot(Kind.BUTTON))
    return Marks(frozenset(glow), frozenset(chosen), frozenset(refused), advised(play), prices=_prices(play))


def _button_next(play: Play, glow: set[Spot]) -> bool:
    """The button glows once nothing else does."""
    if isinstance(play.hand, Bench) and (play.hand.plan.problem or play.hand.drag):
        return False
    return not glow and (play.hand is not None or play.table.by_button() is not None)


def _bench_glow(bench: Bench) -> set[Spot]:
    """In hand: the fields that take the piece; else what can still be laid."""
    if bench.drag is not None and bench.drag.moved:
        takers = bench.takers(bench.drag.spot.piece, bench.drag.spot.field)
        return {Spot(Kind.FIELD, field) for field in takers}
    return bench.glow()


def _prices(play: Play) -> dict[int, tuple[int, ...]]:
    """The resources that pay for distant developments that can be acquired now."""
    found: dict[int, set[int]] = {}
    for move in play.table.legal:
        if isinstance(move, Acquire) and move.pay is not None:
            found.setdefault(play.match.state.box.index[move.tile], set()).add(move.pay)
    return {tile: tuple(sorted(kinds)) for tile, kinds in found.items()}


def _storage(play: Play, shelf: Shelf) -> tuple[StoragePlan, Resource | None]:
    """Return what is drawn in the slots, and the resource that is in the air."""
    glide = play.mouse.glide
    if glide is not None and glide.stored is not None:
        return glide.stored, glide.good
    return shelf.lying(), shelf.held()


def _draw_winter(canvas: Canvas, play: Play, state: GameState) -> None:
    """The winter's sheet, with the slots of whoever stores or the way on."""
    draw_sheet(canvas, play.sheet, play.course.count.book(), state, play.session.chairs)
    if isinstance(play.hand, Shelf) and state.step == Step.WINTER_STORAGE:
        draw_slots(canvas, play.sheet, _storage(play, play.hand)[0], play.hand.takers())
    if play.book.complete and play.session.humans and not play.moving:
        hot = play.sheet.button.collidepoint(play.mouse.pointer)
        canvas.panel(play.sheet.button, button_panel(True, Look(hot=hot), False))
        way = message("to-final-scoring" if play.session.over else "play-to-spring")
        room = play.sheet.button.inflate(-canvas.theme.px(12), 0)
        canvas.text(way, Type.LABEL, p.INK_LIGHT, room, "center", shrink=True)
