"""The answers of the figures before they count: winter's coal, what the lease lacks, the standing."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.message import Amount, Message, message
from game.rules.ruleset import Lease
from game.rules.standing import Prospects
from game.scenes.stage.answers.answer import Answer
from game.table.figures import rows
from game.table.picture import Picture
from game.table.places.board import BoardPlace


def of_card(board: BoardPlace, picture: Picture) -> Iterator[Answer]:
    """Yield the answers of the card on the large board, if it lies there."""
    found = picture.prospects
    if found is None:
        return
    coal, lease, standing = rows(board, found)
    if found.coal is not None:
        yield Answer(coal, _coal_said(found), "W1")
    if found.missing is not None and found.lease is not None:
        yield Answer(lease, _lease_said(found.lease, found.missing), "W2")
    id = "tip-figures-over" if found.over else "tip-figures-standing"
    yield Answer(standing, message(id, vp=Amount(found.total, "vp"), key="V"), "W5")


def _lease_said(lease: Lease, missing: Lease) -> Message:
    """Return the lease of this winter, and what is missing for it."""
    if not missing.pieces:
        return message("tip-figures-lease", lease=lease.said)
    debt = Amount(missing.pieces, "debt")
    return message("tip-figures-missing", lease=lease.said, missing=missing.said, debt=debt)


def _coal_said(found: Prospects) -> Message:
    """Return the VP of the coal in winter, and the next step of the scale."""
    assert found.coal is not None
    now: dict[str, Amount] = {"coal": Amount(found.coal.coal, "coal"), "vp": Amount(found.coal.vp, "vp")}
    if found.planned is not None:
        reach, then = Amount(found.planned.coal, "coal"), Amount(found.planned.vp, "vp")
        return message("tip-figures-coal-and-plan", **now, reach=reach, then=then)
    if found.more is None:
        return message("tip-figures-coal", **now)
    more = Amount(found.more.coal - found.coal.coal, "coal")
    return message("tip-figures-coal-and-more", **now, more=more, then=Amount(found.more.vp, "vp"))
