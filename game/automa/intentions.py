"""Why disks are taken and laid as they are: the plan they are for, what it comes to, the wish behind it."""

from __future__ import annotations

from game.automa.accounts import account, listed
from game.automa.drafting import Taking
from game.automa.moment import Moment
from game.automa.priorities import gains
from game.automa.prospects import Outlook, Prospect
from game.automa.weights import Weights
from game.rules.box import Box
from game.rules.figures import Amounts
from game.rules.moves import Lay, Move, Swap, Take
from game.rules.state import GameState, Seat
from game.rules.terms import OWN_WORKERS, Colour, Disks, Field, Marker, Work, minus
from game.rules.workers import own_work

_MUCH = 0.05
LITTLE = 0.1
"""VP: what is worth less is not spoken of."""
_PURPOSE = {Work.MINING: "to mine", Work.WOOD: "for wood", Work.FOOD: "for food"}
_ACTIONS = {
    Field.COAL_DIGGER: ("coal_digger", "in the Pinge"),
    Field.COAL_MINER: ("coal_miner", "in the Tunnel"),
    Field.HASPELKNECHT: ("haspelknecht", "at the shaft"),
}


def wish(before: Seat, after: Seat, moment: Moment, weights: Weights) -> str | None:
    """The priority that gains most from one position to the other, as a sentence; None if none gains."""
    priority, most = max(gains(before, after, moment, weights), key=lambda gain: gain[1])
    return f"Most of all it wants {priority.wish}." if most > _MUCH else None


def taking_reasons(state: GameState, found: list[Taking], outlook: Outlook) -> tuple[str, ...]:
    """Why the first of these takings."""
    aim = wish(outlook.seat, found[0].prospect.after, outlook.moment, outlook.weights)
    reasons = (taking_sentence(state, found[0], outlook), aim, _next_best(state, found, outlook.number))
    return tuple(reason for reason in reasons if reason)


def taking_sentence(state: GameState, chosen: Taking, outlook: Outlook) -> str:
    """What is taken, and what for."""
    prospect = chosen.prospect
    later = _disks_named(_to_follow(chosen))
    goal = account(outlook.events(prospect), outlook.moment.box)
    follows = f", with {later} to follow," if later else ""
    what = f"it means{follows} to {goal}" if goal else "it sees no good use for disks in this phase"
    return f"{_named(state, chosen, outlook.number)}: {what}."


def lay_reasons(outlook: Outlook, seat: Seat, best: Prospect, move: Lay) -> tuple[str, ...]:
    """Why this is laid on its field by a seat that has laid the fields before it."""
    goal = account(outlook.events(best), outlook.moment.box)
    aim = wish(outlook.seat, best.after, outlook.moment, outlook.weights)
    means = f"In its turn it means to {goal}." if goal else None
    return tuple(reason for reason in (f"{_laid(outlook, seat, best, move)}.", means, aim) if reason)


def _disks_named(disks: Disks) -> str:
    """Disks by count and colour; empty for none."""
    return listed([f"{count} {colour.label}" for count, colour in zip(disks, Colour, strict=True) if count])


def _named(state: GameState, taking: Taking, number: int) -> str:
    move = taking.move
    if isinstance(move, Take):
        return f"Takes {taking_named(state, move, number)}"
    if isinstance(move, Swap):
        given, wanted = Colour(move.reserve).label, Colour(move.action).label
        return f"Uses the Oil Lamp in pool {move.pool + 1} to get a {given} disk for a {wanted} one"
    return "Declines more disks"


def _next_best(state: GameState, found: list[Taking], number: int) -> str | None:
    """What else was weighed, and how much less it is worth to the bauer."""
    less = found[0].worth - found[1].worth if len(found) > 1 else 0
    return next_best(state, found[1].move, number, less) if less >= LITTLE else None


def next_best(state: GameState, move: Move, number: int, less: float) -> str:
    """What would have been taken instead, and how much less that is worth."""
    return f"Next best, and worth {less:.1f} VP less: {taking_named(state, move, number)}."


def taking_named(state: GameState, move: Move, number: int) -> str:
    """A taking in a few words: "3 black from pool 2"."""
    if isinstance(move, Take):
        seat, group = state.seats[number], state.action[move.pool][move.colour]
        amount = min(group, state.box.ruleset.taking.limit - seat.held)
        return f"{amount} {Colour(move.colour).label} from pool {move.pool + 1}"
    if isinstance(move, Swap):
        given, wanted = Colour(move.reserve).label, Colour(move.action).label
        return f"the Oil Lamp in pool {move.pool + 1}, a {given} disk for a {wanted} one"
    return "no more disks"


def _laid(outlook: Outlook, seat: Seat, best: Prospect, move: Lay) -> str:
    field = Field(move.field)
    if field in OWN_WORKERS:
        return _own(outlook, best, move, field)
    if field >= Field.WATER_MILL:
        return _further(outlook.moment.box, move, field)
    return _contract(outlook, seat, move, field)


def _own(outlook: Outlook, best: Prospect, move: Lay, field: Field) -> str:
    if move.empty:
        return f"Lays nothing on the {field.label}: no disks would do more there than elsewhere"
    return f"Lays {_items(move)} on the {field.label} {_purpose(outlook.moment.box, best, move)}"


def _purpose(box: Box, best: Prospect, move: Lay) -> str:
    tile = dict(best.plan.targets or ()).get(move.field)
    if tile:
        return f"for the {box.tiles[box.index[tile]].name}"
    work = own_work(move)
    if work is not None:
        return _PURPOSE[work]
    if move.basket:
        return "for work of several kinds"
    return "for whatever will be needed" if move.wild else "for a development"


def _contract(outlook: Outlook, seat: Seat, move: Lay, field: Field) -> str:
    key, where = _ACTIONS[field]
    markers = seat.markers[Marker.WHEELBARROW] + seat.markers[Marker.KIEPENKERL]
    actions = getattr(outlook.moment.box.ruleset.workers, key)
    if not move.empty:
        return f"Pays the {field.label} with {_items(move)}: up to {actions} actions {where}"
    if (
        not seat.food
        and not seat.thaler
        and (field == Field.COAL_MINER or not (seat.disks[Colour.YELLOW] or markers))
    ):
        return f"Leaves the {field.label} unpaid: it has nothing left that pays him"
    return f"Leaves the {field.label} unpaid: what he could do is worth less to it than what pays him"


def _further(box: Box, move: Lay, field: Field) -> str:
    """Water Mill, Farmer's Wife and workshop."""
    if move.empty:
        return f"Lays nothing on the {field.label}: its disks do more elsewhere"
    laid = f"Lays {_items(move)} on the {field.label}"
    if field == Field.FARMERS_WIFE:
        return f"{laid} for 1 food" if move.total[Colour.YELLOW] else f"{laid}, who does 1 action in the mine"
    if field == Field.WORKSHOP:
        return f"{laid} for 1 iron"
    amounts: Amounts = box.ruleset.mill.yellow if move.total[Colour.YELLOW] else box.ruleset.mill.black
    named = [(amounts.food, "food"), (amounts.thaler, "Thaler"), (amounts.vp, "VP")]
    gain = listed([f"{count} {name}" for count, name in named if count])
    return f"{laid} for {gain}"


def _items(move: Lay) -> str:
    """What lies there, as the move's own text names it."""
    return str(move).partition(": ")[2]


def _to_follow(chosen: Taking) -> Disks:
    """The disks of the plan that are not held yet."""
    black, brown, yellow = minus(chosen.prospect.disks, chosen.held)
    return max(black, 0), max(brown, 0), max(yellow, 0)
