"""The verdict in one to four sentences: no more than the games show."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from game.playtest.findings import CHANGED, RESULT
from game.playtest.measures import SHARE, digits_of, interval, measured, number, size, value_of, with_unit
from game.playtest.summary import Arm, Contribution, Figure, Finding
from game.playtest.wording import apart
from game.rules.message import Message, Value, message

Figures = Mapping[str, Figure]
_GLANCE = {
    "score": "lab-verdict-score",
    "leader_gap": "lab-verdict-leader-gap",
    "lead_changes": "lab-verdict-lead-changes",
}
_PARTS = 3
"""Sources that a sentence names; the others are added up."""
_SCORE = "score"


class VerdictInput(NamedTuple):
    """The facts of a verdict."""

    games: int
    """Of each ruleset."""
    names: Sequence[str]
    figures: Figures
    findings: Sequence[Finding]
    breakdown: Sequence[Contribution] = ()
    alike: bool = False
    """True if all games have the same figures under both rulesets."""
    unfair: float | None = None
    """The smallest excess of a seat's wins that would be detected."""


def nothing_played(arms: Sequence[Arm], names: Sequence[str]) -> tuple[Message, ...]:
    """Return a sentence that names the rulesets without a game, if any."""
    without = tuple(name for name, arm in zip(names, arms, strict=True) if not arm.games)
    return (message("lab-verdict-not-played", rulesets=without),) if without else ()


def verdict(of: VerdictInput) -> tuple[Message, ...]:
    """Return the verdict on a portrait, or on the first ruleset compared with the second."""
    return tuple(_portrait(of) if len(of.names) == 1 else _comparison(of))


def _portrait(of: VerdictInput) -> Iterator[Message]:
    known = {id: of.figures[key] for key, id in _GLANCE.items() if key in of.figures}
    glance = tuple(message(id, mean=_mean(figure)) for id, figure in known.items())
    yield message("lab-verdict-portrait", games=of.games, ruleset=of.names[0], glance=glance)
    if "skill" in of.figures:
        yield _skill(of.figures)
    if of.findings:
        yield message("lab-verdict-stands-out", count=len(of.findings))
        yield of.findings[0].sentence
    elif of.unfair is None:
        yield message("lab-verdict-too-few")
    else:
        yield message("lab-verdict-fair", off=size(of.unfair, SHARE))


def _skill(figures: Figures) -> Message:
    players, seeds, rest = (_mean(figures[f"spread_{part}"]) for part in ("players", "seeds", "rest"))
    skill = figures["skill"]
    ends = interval(skill.means[0], skill.unit)
    return message(
        "lab-verdict-skill",
        players=players,
        seeds=seeds,
        rest=rest,
        skill=_mean(skill),
        known=message("lab-finding-known", interval=ends) if ends else message("lab-empty"),
    )


def _comparison(of: VerdictInput) -> Iterator[Message]:
    mine, theirs = of.names
    if of.alike:
        yield message("lab-verdict-alike", mine=mine, theirs=theirs, games=of.games)
    elif of.findings:
        yield message("lab-verdict-differs", mine=mine, theirs=theirs, count=len(of.findings))
        yield from _what_differs(of)
    else:
        yield message("lab-verdict-cannot-tell", games=of.games, mine=mine, theirs=theirs)
        yield _undecided(of.figures)
        yield from _scores(of)


def _undecided(figures: Figures) -> Message:
    """Return the number of figures that differ in these games although nothing is real."""
    differing = [one for one in figures.values() if one.difference and one.difference.value]
    tested = sum(one.p is not None for one in differing)
    few = len(differing) - tested
    if not differing:
        return message("lab-verdict-no-mean-differs")
    if tested and few:
        return message("lab-verdict-luck-and-few", count=len(differing), luck=tested, few=few)
    return message("lab-verdict-luck" if tested else "lab-verdict-few", count=len(differing))


def _what_differs(of: VerdictInput) -> Iterator[Message]:
    """Yield the scores with their sources if they differ, who wins more, and what the changes concern."""
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
    """Return True if it is about the scores of all seats, which are told with their sources."""
    return finding.key == _SCORE and finding.part == RESULT


def _scores(of: VerdictInput) -> Iterator[Message]:
    """Yield the difference of the scores and its sources, or the smallest one that would be detected."""
    score = of.figures.get(_SCORE)
    if score is None or score.difference is None:
        return
    if score.real:
        id = "lab-verdict-scores-higher" if score.difference.value > 0 else "lab-verdict-scores-lower"
        yield message(id, apart=apart(score.difference, score.unit), sources=_sources(of))
    elif score.smallest is not None:
        yield message("lab-verdict-scores-same", least=measured(size(score.smallest, score.unit), score.unit))


def _sources(of: VerdictInput) -> Message:
    """Return the sources with real differences, the largest first, and the sum of the others."""
    real = [part for part in of.breakdown if part.real][:_PARTS]
    if not real:
        return message("lab-empty")
    others = [part.difference.value for part in of.breakdown if part not in real]
    if len(real) == 1 and not any(others):
        return message("lab-verdict-all-of-it", source=real[0].name)
    score = of.figures[_SCORE].difference
    assert score is not None
    rest = number(sum(others), digits_of(score, "VP"), sign=True)
    parts = [_part(part.name, value_of(part.difference, "VP", sign=True)) for part in real]
    return message("lab-verdict-sources", sources=(*parts, _part(message("lab-verdict-other-sources"), rest)))


def _part(source: Message, vp: Value) -> Message:
    return message("lab-verdict-source", source=source, vp=vp)


def _mean(figure: Figure) -> Value:
    return with_unit(figure.means[0], figure.unit)
