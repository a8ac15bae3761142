"""The VP of a finding by source, of what was played against the other choice: they add up to the whole."""

from __future__ import annotations

from game.coach.findings import Finding
from game.rules.message import Message, Real, message

NAMED = 5
"""Shares that are named, the largest; the rest are told as one."""
SMALL = 3
"""Tenths of a VP from which a share is named."""


def shares(found: Finding) -> Message:
    """Return the line on what was played: what it brought by source, and in all."""
    tenths = {key: -round(10 * vp) for key, vp in found.sources}
    theirs, whole = round(10 * found.theirs), -round(10 * round(found.worth, 1))  # as the heading rounds it
    ranked = sorted([*tenths.items(), ("theirs", theirs)], key=lambda share: -abs(share[1]))
    named = [(key, share) for key, share in ranked[:NAMED] if abs(share) >= SMALL]
    rest = whole - sum(share for _, share in named)
    if named and abs(rest) == 1:  # what rounding leaves
        named[0], rest = (named[0][0], named[0][1] + rest), 0
    told = [_told(key, share) for key, share in [*named, *([("other", rest)] if rest else [])]]
    id = "coach-shares-cost" if found.worth > 0 else "coach-shares-gain"
    return message(id, parts=tuple(told), whole=_vp(whole))


def _told(key: str, share: int) -> Message:
    if key == "theirs":
        return message("coach-rival-less" if share > 0 else "coach-rival-more", vp=_vp(share))
    source = message("coach-other") if key == "other" else source_named(key)
    return message("coach-part", source=source, vp=_vp(share))


def _vp(tenths: int) -> Real:
    return Real(tenths / 10, signed=True, exact=True)


def source_named(key: str) -> Message:
    """Return the name of a source of VP."""
    return message(f"vp-source-{key.replace('_', '-')}")
