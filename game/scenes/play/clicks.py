"""What a click on the table means in play, as commands: by the place, the badge, the target under it."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules import refusal
from game.rules.message import Message
from game.rules.moves import Stop, Swap
from game.scenes.play import commands as c
from game.scenes.play.lamp import swapped
from game.scenes.play.loghead import saving_strip, since_chip
from game.scenes.play.planning import PlanEditor
from game.scenes.play.table import PlayTable
from game.scenes.play.targets import Target
from game.scenes.play.wishes import against
from game.scenes.stage.commands import LookAt, StageAct, meant_by
from game.scenes.stage.pointing import PlaceKind
from game.scenes.stage.words import NOTHING_HERE

Spot = tuple[int, int]


def clicked(table: PlayTable, spot: Spot, hurried: bool) -> Sequence[c.Command]:
    """Return the commands that a click means. Off the buttons and the log it closes the panel.

    `hurried`: the click has let what others do come to rest.
    """
    place = table.stage.under(spot)
    match place.kind:
        case _ if table.session.keeper.trouble and saving_strip(table.stage).collidepoint(spot):
            return [c.Act.ASK_ABOUT_SAVING]
        case _ if table.offers_since and since_chip(table.stage).collidepoint(spot):
            return [c.Act.LOOK_BACK]
        case _ if table.note_chip is not None and table.note_chip.collidepoint(spot):
            return [c.Act.NOTE]
        case PlaceKind.UNDO:
            return [c.Act.TAKE_BACK]
        case PlaceKind.REDO if table.pointed_at.kind is PlaceKind.REDO:
            return [c.Act.REDO]
        case PlaceKind.ASK if table.pointed_at.kind is PlaceKind.ASK:
            return [c.Act.ASK]
    if (meant := meant_by(place)) is not None:
        return [meant]
    return [StageAct.CLOSE_WHY, *_beside(table, spot, place.kind, hurried)]


def _beside(table: PlayTable, spot: Spot, kind: PlaceKind, hurried: bool) -> Sequence[c.Command]:
    """Return the commands that a click beside ribbon and log means.

    One that has hurried what others do decides nothing: what is asked could not be seen before it. While
    a winter is read, what spring asks is not on the table yet.
    """
    if hurried and table.stage.layout.seat_at(spot) is None:
        return ()
    if kind in (PlaceKind.WINTER, PlaceKind.WINTER_BUTTON):
        ready = kind is PlaceKind.WINTER_BUTTON and table.stage.winter_read and not table.winter_stays
        return [c.Act.FINISH] if ready else ()
    if table.stage.winter_read and table.stage.layout.seat_at(spot) in (None, table.stage.focus):
        return ()
    if table.closed_bonus:
        return [c.Act.PEEK]
    return [c.Act.FINISH] if kind is PlaceKind.BUTTON else _on_table(table, spot)


def _on_table(table: PlayTable, spot: Spot) -> Sequence[c.Command]:
    """Return the commands that a click on a badge, a field to plan on, a target or a seat means."""
    badge = table.badge()
    if badge is not None:
        return [c.Refuse(badge.why) if badge.why else c.Decide((badge.move,))]
    closed = c.OpenTarget(None)
    if isinstance(table.editor, PlanEditor):
        field = table.editor.field_at(spot, table.stage.layout)
        if field is not None:
            return [closed, c.ChooseField(field)]
    target, seat = table.target, table.stage.layout.seat_at(spot)
    if seat is None and not table.session.human:
        return [closed, c.Act.STEP]
    if target is not None:
        return [closed, _on_target(table, target)]
    return [closed, LookAt(seat)] if seat is not None else [closed, *_on_nothing(table, spot)]


def _on_target(table: PlayTable, target: Target) -> c.Command:
    targets = table.targets
    if (swap := swapped(table, target)) is not None:
        return c.Decide((swap,)) if swap in targets.legal else c.Refuse(_against_swap(table, swap))
    move = targets.meant(target)
    if isinstance(move, Stop):
        return c.Act.FINISH
    if move is not None:
        return c.Decide((move,))
    if targets.live[target.name]:
        return c.OpenTarget(target.name)
    return c.Refuse(targets.why_not(target) or NOTHING_HERE)


def _against_swap(table: PlayTable, swap: Swap) -> Message:
    reason = refusal(table.match.state, swap)
    return reason.said if reason is not None else NOTHING_HERE


def _on_nothing(table: PlayTable, spot: Spot) -> Sequence[c.Command]:
    """Say why a click leads to nothing now."""
    reason = against(table, spot)
    return [c.Refuse(reason)] if reason is not None else ()
