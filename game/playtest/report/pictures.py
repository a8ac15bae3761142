"""All drawings of a report, in their order; each is left out if there is nothing to show."""

from __future__ import annotations

from collections.abc import Sequence

from game.playtest.measures import abs_of, doubt, share_of, with_unit
from game.playtest.naming import arm_names
from game.playtest.report.boardmap import boards_picture
from game.playtest.report.differences import differences_picture
from game.playtest.report.drawing import Drawing, in_pairs
from game.playtest.report.histogram import Histogram, histogram
from game.playtest.report.phases import demand_picture
from game.playtest.report.prices import prices_pictures
from game.playtest.report.readings import readings
from game.playtest.report.seats import wins_picture
from game.playtest.report.sources import sources_picture
from game.playtest.report.tilemap import tilemap_picture
from game.playtest.summary import Summary
from game.playtest.voice import Voice
from game.rules.message import Message, message

_CLOSE = 3
"""The largest margin of a close game in VP."""


def pictures(voice: Voice, summary: Summary) -> list[Drawing]:
    names = arm_names(summary)
    developments = readings(voice, summary)
    one_board = len(summary.maps) == 1 and bool(summary.maps[0].tiles)  # it has them all
    found = (
        _scores(voice, summary, names),
        _margins(voice, summary, names),
        differences_picture(voice, names, summary.figures),
        wins_picture(voice, names, summary.seats, summary.figures),
        sources_picture(voice, names, summary.figures),
        demand_picture(voice, names, summary.figures),
        None if one_board else tilemap_picture(voice, developments),
        *prices_pictures(voice, names, summary.prices),
        boards_picture(voice, names, summary.maps, developments),
    )
    return in_pairs(picture for picture in found if picture is not None)


def _scores(voice: Voice, summary: Summary, names: Sequence[str]) -> Drawing | None:
    counts = [arm.scores for arm in summary.arms]
    about = [message("lab-scores-caption"), *_moved(summary, names)]
    axis = voice.say("lab-axis-vp-at-the-end")
    return histogram("scores", Histogram(voice, voice.say("lab-scores-title"), names, counts, axis), about)


def _margins(voice: Voice, summary: Summary, names: Sequence[str]) -> Drawing | None:
    counts = [arm.margins for arm in summary.arms]
    about = [message("lab-margins-caption"), *(_close(counts[0], names) if counts else ())]
    axis = voice.say("lab-axis-vp-before-second")
    return histogram("margins", Histogram(voice, voice.say("lab-margins-title"), names, counts, axis), about)


def _moved(summary: Summary, names: Sequence[str]) -> list[Message]:
    """Return the difference of the mean scores, and whether it may be luck."""
    score = summary.figure("score")
    if score is None or score.difference is None or not score.difference.value:
        return []
    apart = with_unit(abs_of(score.difference), score.unit)
    vp = apart if score.real else message("lab-doubted", value=apart, doubt=doubt(score))
    id = "lab-scores-more" if score.difference.value > 0 else "lab-scores-less"
    return [message(id, ruleset=names[0], vp=vp)]


def _close(margins: dict[int, int], names: Sequence[str]) -> list[Message]:
    games = sum(margins.values())
    if games < 2:
        return []
    close = sum(count for margin, count in margins.items() if margin <= _CLOSE) / games
    if len(names) > 1:
        return [message("lab-margins-close-with", share=share_of(close), vp=_CLOSE, ruleset=names[0])]
    return [message("lab-margins-close", share=share_of(close), vp=_CLOSE)]
