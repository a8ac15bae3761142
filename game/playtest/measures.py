"""Figures as values of messages, with their unit and as many digits as their intervals justify."""

from __future__ import annotations

from game.playtest.summary import Estimate, Figure
from game.rules.message import Message, Real, Value, message

NOTHING = "–"
SHARE = "share"
SHARE_UNIT, POINTS_UNIT = "lab-measure-share", "lab-measure-points"
_UNITS = frozenset(
    ("VP", SHARE, "disks", "coal", "decisions", "minutes", "moves", "phases", "water", "debt", "iron")
)
"""Units with a text of their own; others are shown by their name."""


def number(value: float, digits: int = 0, sign: bool = False) -> Real:
    """Return a number with so many decimals."""
    return Real(value, digits, sign, exact=True)


def shortest(value: float) -> Real:
    """Return a round number, as on an axis, without superfluous decimals."""
    return Real(value, 6)


def share_of(value: float, digits: int = 0) -> Message:
    """Return a share in per cent."""
    return message(SHARE_UNIT, value=number(100 * value, digits))


def value_of(estimate: Estimate, unit: str, sign: bool = False) -> Real:
    """Return the value without its unit; shares in per cent."""
    return number(scale_of(unit) * estimate.value, digits_of(estimate, unit), sign)


def with_unit(estimate: Estimate | None, unit: str, sign: bool = False) -> Value:
    """Return the value with its unit."""
    return NOTHING if estimate is None else measured(value_of(estimate, unit, sign), unit, sign)


def shown_unit(unit: str) -> str:
    """Return the unit to show in a table; figures that count decisions are named after it."""
    return "" if unit == "decisions" else unit


def measured(value: Value, unit: str, difference: bool = False) -> Value:
    """Return a number with its unit; percentage points for a difference of shares."""
    if unit == SHARE:
        return message(POINTS_UNIT if difference else SHARE_UNIT, value=value)
    if unit in _UNITS:
        return message(f"lab-measure-{unit.lower()}", value=value)
    return message("lab-measure-other", value=value, unit=unit) if unit else value


def figure_of(value: float, unit: str) -> Value:
    """Return a figure of a single game with its unit; with one decimal where it is not whole."""
    scaled = scale_of(unit) * value
    return measured(number(scaled, 0 if scaled % 1 == 0 else 1), unit)


def interval(estimate: Estimate | None, unit: str, sign: bool = False) -> Message | None:
    """Return both ends of an interval without the unit; None without an interval, or one of length 0."""
    if estimate is None or estimate.low is None or estimate.high is None or estimate.low == estimate.high:
        return None
    by, digits = scale_of(unit), digits_of(estimate, unit)
    low, high = (number(by * end, digits, sign) for end in (estimate.low, estimate.high))
    return message("lab-interval", low=low, high=high)


def with_interval(estimate: Estimate, unit: str, sign: bool = False) -> Value:
    """Return the value with its unit and its interval, if there is one."""
    found, within = with_unit(estimate, unit, sign), interval(estimate, unit, sign)
    return message("lab-whole", value=found, interval=within) if within else found


def plus_minus(estimate: Estimate | None, unit: str, sign: bool = False) -> Value:
    """Return the value ± half its interval."""
    if estimate is None:
        return NOTHING
    found: Value = value_of(estimate, unit, sign)
    if half := half_of(estimate):
        beside = number(scale_of(unit) * half, digits_of(estimate, unit))
        found = message("lab-around", value=found, half=beside)
    return measured(found, unit, sign)


def size(value: float | None, unit: str) -> Value:
    """Return a spread or a smallest difference with one or two decimals."""
    if value is None:
        return NOTHING
    scaled = scale_of(unit) * value
    found = number(scaled, 2 if scaled < 1 else 1)
    return measured(found, unit, True) if unit == SHARE else found


def chance(p: float | None) -> Value:
    """Return a p-value."""
    if p is None:
        return NOTHING
    least = 0.001
    return message("lab-less-than", value=number(least, 3)) if p < least else number(p, 3 if p < 0.1 else 2)


def doubt(figure: Figure) -> Message:
    """Return the verdict on a difference: real, possibly luck, or too few games."""
    if figure.real:
        return message("lab-real")
    return message("lab-too-few" if figure.p is None else "lab-can-be-luck")


def abs_of(estimate: Estimate) -> Estimate:
    """Return the absolute value, with its interval."""
    if estimate.value >= 0 or estimate.low is None or estimate.high is None:
        return Estimate(abs(estimate.value), estimate.low, estimate.high)
    return Estimate(-estimate.value, -estimate.high, -estimate.low)


def half_of(estimate: Estimate) -> float | None:
    """Return half the length of an interval."""
    if estimate.low is None or estimate.high is None:
        return None
    return (estimate.high - estimate.low) / 2


def digits_of(estimate: Estimate, unit: str) -> int:
    """Return the number of decimals that an interval justifies."""
    half, by = half_of(estimate), scale_of(unit)
    if not half:
        value = by * estimate.value
        return 0 if value % 1 == 0 else 1 if abs(value) >= 10 else 2
    scaled = by * half
    return 0 if scaled >= 10 else 1 if scaled >= 0.1 else 2 if scaled >= 0.01 else 3


def scale_of(unit: str) -> float:
    """Return the factor of shown values: shares are shown in per cent."""
    return 100.0 if unit == SHARE else 1.0
