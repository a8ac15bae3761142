"""What a reader must know, in one to four sentences: no more than the games bear out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from game.playtest.findings import CHANGED, RESULT
from game.playtest.summary import Arm, Figure, Finding, Part
from game.playtest.wording import apart
from game.playtest.words import SHARE, digits_of, interval, listed, number, size, told, value_of

Figures = Mapping[str, Figure]
_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
_GLANCE = {
    "score": "a seat scores {}",
    "leader_gap": "the winner leads by {}",
    "lead_changes": "the lead changes {} times",
}
_PARTS = 3
"""Sources that a sentence names; the others are told together."""
_SCORE = "score"


class Told(NamedTuple):
    """What a verdict is made of."""

    games: int
    """Of each ruleset."""
    names: Sequence[str]
    figures: Figures
    findings: Sequence[Finding]
    breakdown: Sequence[Part] = ()
    alike: bool = False
    """Whether all games have the same figures under both rulesets."""
    unfair: float | None = None
    """By how much a seat would have to win too often to be found out."""


def nothing_played(arms: Sequence[Arm], names: Sequence[str]) -> tuple[str, ...]:
    """That a ruleset has no game; nothing if all have some."""
    without = [name for name, arm in zip(names, arms, strict=True) if not arm.games]
    return (f"No game of {listed(without)} could be played to its end.",) if without else ()


def verdict(of: Told) -> tuple[str, ...]:
    """Of a portrait, or of a comparison of the first ruleset with the second."""
    return tuple(_portrait(of) if len(of.names) == 1 else _comparison(of))


def _portrait(of: Told) -> Iterator[str]:
    glance = [words.format(_mean(of.figures[key])) for key, words in _GLANCE.items() if key in of.figures]
    yield f"In {_games(of.games)} of {of.names[0]} {listed(glance)}."
    if "skill" in of.figures:
        yield _skill(of.figures)
    if of.findings:
        yield _things(len(of.findings), "stands out", "stand out").capitalize()
        yield of.findings[0].sentence
    elif of.unfair is None:
        yield "So few games cannot tell what is unfair from luck."
    else:
        off = f"{size(of.unfair, SHARE)} too often or too seldom"
        yield f"Nothing stands out; a seat that wins {off} would, four times in five."


def _skill(figures: Figures) -> str:
    players, seeds, rest = (_mean(figures[f"spread_{part}"]) for part in ("players", "seeds", "rest"))
    skill = figures["skill"]
    ends = interval(skill.means[0], skill.unit)
    known = f" (95 %: {ends} %)" if ends else ""
    return (
        f"Scores differ by {players} between players, by {seeds} between seeds, and by {rest} for all else; "
        f"{_mean(skill)} of the variance is skill{known}."
    )


def _comparison(of: Told) -> Iterator[str]:
    mine, theirs = of.names
    if of.alike:
        same = f"in {_games(of.games)} of each every figure is the same"
        yield f"{mine} and {theirs} played exactly alike: {same}."
    elif of.findings:
        yield f"{mine} plays differently from {theirs}: {_things(len(of.findings), 'is real', 'are real')}"
        yield from _what_differs(of)
    else:
        yield f"{_games(of.games).capitalize()} of each cannot tell {mine} from {theirs}."
        yield _undecided(of.figures)
        yield from _scores(of)


def _undecided(figures: Figures) -> str:
    """What differs in these games although nothing is real."""
    differing = [one for one in figures.values() if one.difference and one.difference.value]
    tested = sum(one.p is not None for one in differing)
    few = len(differing) - tested
    if not differing:
        return "Single games differ, but on average no figure does."
    luck, rare = "by no more than luck may bring about", "in too few games to tell"
    count = "One figure differs" if len(differing) == 1 else f"{number(len(differing))} figures differ"
    if tested and few:
        return f"{count}: {number(tested)} {luck}, {number(few)} {rare}."
    return f"{count}, {luck if tested else rare}."


def _what_differs(of: Told) -> Iterator[str]:
    """The scores and their sources if they differ, who wins more, what the draft's changes are about."""
    score = of.figures.get(_SCORE)
    first = next((one for one in of.findings if one.part == RESULT and not _is_score(one)), None)
    about = next((one for one in of.findings if one.part == CHANGED), None)
    chosen = [one for one in (first, about) if one is not None]
    if not chosen and not _is_score(of.findings[0]):
        chosen = [of.findings[0]]
    sentences = [one.sentence for one in chosen]
    lifted = score is not None and score.real
    yield from [*_scores(of), *sentences] if lifted else [*sentences, *_scores(of)]


def _is_score(finding: Finding) -> bool:
    """Whether it is about the scores of all seats, which are told with their sources."""
    return finding.key == _SCORE and finding.part == RESULT


def _scores(of: Told) -> Iterator[str]:
    """By how much scores differ and where that comes from, or by how much they would have had to."""
    score = of.figures.get(_SCORE)
    if score is None or score.difference is None:
        return
    if score.real:
        more = "higher" if score.difference.value > 0 else "lower"
        yield f"On average scores are {more} ({apart(score.difference, score.unit)}){_sources(of)}."
    elif score.smallest is not None:
        least = size(score.smallest, score.unit)
        would = f"a difference of {least} {score.unit} would have shown four times in five"
        yield f"Scores may be the same; {would}."


def _sources(of: Told) -> str:
    """The sources that differ for real, the largest first, and what all others add."""
    named = [part for part in of.breakdown if part.real][:_PARTS]
    if not named:
        return ""
    parts = [f"{part.name} {value_of(part.difference, 'VP', sign=True)}" for part in named]
    others = [part.difference.value for part in of.breakdown if part not in named]
    if len(named) == 1 and not any(others):
        return f", all of it {named[0].name}"
    score = of.figures[_SCORE].difference
    assert score is not None
    rest = number(sum(others), digits_of(score, "VP"), sign=True)
    return f": {listed([*parts, f'all other sources {rest}'])}"


def _things(count: int, one: str, several: str) -> str:
    words = _NUMBERS[count] if count < len(_NUMBERS) else number(count)
    return f"{words} thing {one}." if count == 1 else f"{words} things {several}."


def _mean(figure: Figure) -> str:
    return told(figure.means[0], figure.unit)


def _games(count: int) -> str:
    return "one game" if count == 1 else f"{number(count)} games"
