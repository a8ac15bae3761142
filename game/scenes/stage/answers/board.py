"""What the things on a player board are, on the large one as on the small ones."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.box import Box
from game.rules.message import Message, SeatName, TileName, message, vp
from game.rules.state import NO_BONUS, Seat
from game.rules.terms import HIDDEN_BONUS, Ability, Colour
from game.scenes.stage.answers.answer import Answer
from game.scenes.stage.answers.mine import of_mine
from game.scenes.stage.answers.pieces import GOOD_RULES, disk, good_said, marker, score_said, skill, thing
from game.scenes.stage.bonuswords import bonus_words
from game.scenes.stage.tips import worker_tip
from game.table.picture import Picture, things
from game.table.pieces import BUILDINGS, SKILLS, colours, skills_of
from game.table.places.board import BoardPlace
from game.table.smallboard import strip_pieces
from game.table.spots import fields_shown


def of_board(board: BoardPlace, picture: Picture, number: int, scale: float) -> Iterator[Answer]:
    """Yield the answers of a seat's board, the smaller things before the larger."""
    state, seat = picture.state, picture.state.seats[number]
    box = state.box
    yield from _fields(board, picture, number)
    for good in board.goods:
        yield Answer(board.good_area(good), good_said(box, seat, good), GOOD_RULES[good])
    yield from _carts(board, box, seat)
    yield from _owned(board, box, seat, picture.bonus_of(number))
    yield from of_mine(board, box, seat, scale)
    yield Answer(board.tokens, message("tip-tokens"), "T9")
    if board.large:
        yield Answer(board.plate, score_said(number, seat.score), "G9")
        return
    for rect in (board.plate, board.button):
        yield Answer(rect, score_said(number, seat.score), "G9")
    yield Answer(board.rect, message("answer-small-board", seat=SeatName(number)))


def _fields(board: BoardPlace, picture: Picture, number: int) -> Iterator[Answer]:
    """Yield what lies on the workers' fields, and the workers."""
    state, seat, plan = picture.state, picture.state.seats[number], picture.plan_of(number)
    for field in fields_shown(seat):
        if plan is None:
            hidden = message("answer-plan-hidden", seat=SeatName(number))
            yield Answer(board.trays[field], hidden, "P2")
        else:
            items = things(next((lay for lay in plan if lay.field == field), None))
            spots = board.tray_spots(field, len(items))
            for spot, (kind, which) in reversed(list(zip(spots, items, strict=True))):
                yield from thing(state, seat, kind, which, spot)
        yield Answer(board.fields[field], worker_tip(state, seat, field), state.box.crew.workers[field].rule)


def _carts(board: BoardPlace, box: Box, seat: Seat) -> Iterator[Answer]:
    for cart, disks in enumerate((seat.cart1, seat.cart2)):
        row = colours(disks)
        for spot, colour in reversed(list(zip(board.cart_spots(cart, len(row)), row, strict=True))):
            yield disk(box, Colour(colour), spot)
    yield Answer(board.cart_area(0), carts_said(box, seat), "D6")
    yield Answer(board.cart_area(1), message("answer-cart-2", more=_second(seat)), "D3")


def carts_said(box: Box, seat: Seat) -> Message:
    """Return how the carts decide on the turn order."""
    black, brown, yellow = box.cart_value
    return message("tip-carts", black=black, brown=brown, yellow=yellow, second=_second(seat))


def _second(seat: Seat) -> Message:
    horse = message("tip-cart-2-may-count", tile=TileName("27"))
    return horse if seat.has(Ability.TOWPATH_HORSE) else message("tip-cart-2")


def _owned(board: BoardPlace, box: Box, seat: Seat, bonus: int) -> Iterator[Answer]:
    """Yield buildings, skills, the bonus marker and markers: on a full strip each lies over the next."""
    if board.strip is not None:
        pieces = strip_pieces(board, seat, bonus)
        markers, skills, houses, spot = pieces.markers, pieces.skills, pieces.houses, pieces.bonus
    else:
        markers, spot = board.markers, board.bonus
        houses = {house: board.buildings[house] for house in BUILDINGS if seat.has(house)}
        learned = skills_of(seat) if board.large else [one for one in SKILLS if seat.has(one)]
        skills = dict(zip(learned, board.skill_spots(len(learned)), strict=True))
    for ability, rect in reversed([*skills.items(), *houses.items()]):
        yield from skill(box, ability, rect)
    if spot is not None:
        yield Answer(spot, bonus_said(box, bonus), "B6")
    for kind, rect in reversed(markers.items()):
        yield from marker(box, kind, rect)
    yield from _shelf(board, box)


def _shelf(board: BoardPlace, box: Box) -> Iterator[Answer]:
    if board.large:
        yield Answer(board.shelf, message("answer-shelf", vp=vp(box.ruleset.final.marker)), "T8")


def bonus_said(box: Box, bonus: int) -> Message:
    """Return what a bonus marker scores, as far as it may be known."""
    if bonus == NO_BONUS:
        return message("tip-no-bonus")
    return message("tip-hidden-bonus") if bonus == HIDDEN_BONUS else bonus_words(box, bonus)
