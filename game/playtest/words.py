"""Figures in words: as many digits as their intervals bear, with the unit."""

from __future__ import annotations

from collections.abc import Sequence

from game.playtest.summary import Estimate, Figure, Summary

NOTHING = "–"
SHARE = "share"


def number(value: float, digits: int = 0, sign: bool = False) -> str:
    """A number with a true minus; what rounds to nothing has no sign."""
    told = f"{value:{'+' if sign else ''},.{digits}f}"
    if not any(digit in told for digit in "123456789"):
        return told.lstrip("+-")
    return told.replace("-", "−")


def value_of(estimate: Estimate, unit: str, sign: bool = False) -> str:
    """The value alone; shares in per cent."""
    by = scale_of(unit)
    return number(by * estimate.value, digits_of(estimate, unit), sign)


def told(estimate: Estimate | None, unit: str, sign: bool = False) -> str:
    """The value with its unit."""
    if estimate is None:
        return NOTHING
    return f"{value_of(estimate, unit, sign)}{unit_after(unit, sign)}"


def interval(estimate: Estimate | None, unit: str, sign: bool = False) -> str:
    """From end to end, without the unit; empty where there is no interval, or none that has a length."""
    if estimate is None or estimate.low is None or estimate.high is None or estimate.low == estimate.high:
        return ""
    by, digits = scale_of(unit), digits_of(estimate, unit)
    return f"{number(by * estimate.low, digits, sign)} to {number(by * estimate.high, digits, sign)}"


def whole(estimate: Estimate, unit: str, sign: bool = False) -> str:
    """The value with its unit and, if there is one, its interval."""
    within = interval(estimate, unit, sign)
    return told(estimate, unit, sign) + (f" ({within})" if within else "")


def around(estimate: Estimate | None, unit: str, sign: bool = False) -> str:
    """The value and half its interval."""
    if estimate is None:
        return NOTHING
    half = half_of(estimate)
    tail = f" ± {number(scale_of(unit) * half, digits_of(estimate, unit))}" if half else ""
    return f"{value_of(estimate, unit, sign)}{tail}{unit_after(unit, sign)}"


def size(value: float | None, unit: str) -> str:
    """A spread or a smallest difference, with two digits that count."""
    if value is None:
        return NOTHING
    scaled = scale_of(unit) * value
    return number(scaled, 2 if scaled < 1 else 1) + (unit_after(unit, True) if unit == SHARE else "")


def chance(p: float | None) -> str:
    """How likely something is by luck alone."""
    if p is None:
        return NOTHING
    return "< 0.001" if p < 0.001 else f"{p:.3f}" if p < 0.1 else f"{p:.2f}"


def doubt(figure: Figure) -> str:
    """How far a difference is to be believed: real, or what speaks against it."""
    if figure.real:
        return "real"
    return "too few games to tell" if figure.p is None else "can be luck"


def abs_of(estimate: Estimate) -> Estimate:
    """A difference without its sign."""
    if estimate.value >= 0 or estimate.low is None or estimate.high is None:
        return Estimate(abs(estimate.value), estimate.low, estimate.high)
    return Estimate(-estimate.value, -estimate.high, -estimate.low)


def half_of(estimate: Estimate) -> float | None:
    """Half the length of an interval."""
    if estimate.low is None or estimate.high is None:
        return None
    return (estimate.high - estimate.low) / 2


def digits_of(estimate: Estimate, unit: str) -> int:
    """Digits behind the point that an interval bears."""
    half, by = half_of(estimate), scale_of(unit)
    if not half:
        value = by * estimate.value
        return 0 if value % 1 == 0 else 1 if abs(value) >= 10 else 2
    scaled = by * half
    return 0 if scaled >= 10 else 1 if scaled >= 0.1 else 2 if scaled >= 0.01 else 3


def scale_of(unit: str) -> float:
    """Shares are told in per cent."""
    return 100.0 if unit == SHARE else 1.0


def unit_after(unit: str, difference: bool = False) -> str:
    """The unit as it follows a number."""
    if unit == SHARE:
        return " pp" if difference else " %"
    return f" {unit}" if unit else ""


def names(summary: Summary) -> tuple[str, ...]:
    """What to call each ruleset; two of the same name by their sources, or in their order."""
    plain = tuple(arm.name or arm.source for arm in summary.arms)
    sources = tuple(arm.source for arm in summary.arms)
    for found in (plain, sources):
        if len(set(found)) == len(found):
            return found
    return tuple(f"{name} ({at})" for at, name in enumerate(plain, start=1))


def member(figure: Figure) -> str:
    """Which of its metric's family a figure is: what stands for the `*`."""
    before, _, after = figure.metric.partition("*")
    key = figure.key.partition("@")[0]
    return key[len(before) : len(key) - len(after)]


def tile_of(figure: Figure) -> str:
    """The development that a figure of a family of theirs, or of its options, tells of; in small letters."""
    return member(figure).lower().partition("_")[0]


def shortened(labels: Sequence[str]) -> list[str]:
    """Labels without the words that all begin and all end with."""
    if len(labels) < 2:
        return list(labels)
    words = [label.split() for label in labels]
    before = _alike(words)
    after = _alike([one[before:][::-1] for one in words])
    found = [" ".join(one[before : len(one) - after]) for one in words]
    return [one[:1].upper() + one[1:] for one in found] if all(found) else list(labels)


def _alike(words: Sequence[Sequence[str]]) -> int:
    """With how many words all begin."""
    apart = (at for at, found in enumerate(zip(*words, strict=False)) if len(set(found)) > 1)
    return next(apart, min(map(len, words)))


def listed(words: Sequence[str]) -> str:
    """Words with commas, and `and` before the last."""
    return " and ".join(part for part in (", ".join(words[:-1]), *words[-1:]) if part)
