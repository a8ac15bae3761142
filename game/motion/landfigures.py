"""Who works on the landscape: the Haspelknecht, who cranks, cheers or sits, with the bucket; the miner."""

from __future__ import annotations

from collections.abc import Iterator
from math import pi, sin

from game.motion.livingthing import STILL, Living
from game.motion.paths import between, eased
from game.table.landscape import Knecht

Frame = tuple[float, float, float, float]


KNECHT: dict[Knecht, Frame] = {
    Knecht.CRANKS: (769, 198, 152, 254),
    Knecht.CHEERS: (722, 140, 204, 312),
    Knecht.SITS: (784, 250, 112, 202),
}
CRANKS: dict[str, Frame] = {"crank_left": (468, 290, 76, 84), "crank_right": (736, 294, 68, 76)}
BUCKET: Frame = (614, 516, 72, 78)
ROPE: Frame = (645, 350, 10, 174)
MINER: Frame = (938, 528, 178, 162)
"""The places of their drawings, in design units."""


def figures(now: float, knecht: Knecht) -> list[Living]:
    """Return all who work on the landscape at a moment, and what they work with."""
    since = now - STILL
    lifted, phase = _lifted(since) if knecht is Knecht.CRANKS else (0.0, 0)
    found = [*_bucket(lifted)]
    found += (_placed(f"{name}_{phase}", frame) for name, frame in CRANKS.items())
    found.append(_miner(since) if knecht is not Knecht.SITS else _placed("miner_0", MINER))
    found.append(_knecht(since, knecht, phase))
    return found


def _placed(name: str, frame: Frame, up: float = 0.0) -> Living:
    """Return something in its frame, or lifted by so much."""
    x, y, width, height = frame
    return Living(name, x + width / 2, y + height / 2 - up, width, height)


RAISES, HOLDS, LOWERS, RESTS = 7.0, 2.5, 6.0, 6.5  # seconds of the bucket's way up, at the top, down, below
HIGH, TURN, PHASES = 56.0, 14.0, 8  # how far up it goes; how far in one turn; of how many steps that is


def _lifted(since: float) -> tuple[float, int]:
    """Return how far the bucket is lifted, and how far the cranks are from their highest place."""
    at = (since + RESTS / 2) % (RESTS + RAISES + HOLDS + LOWERS) - RESTS
    lifted = HIGH * (_even(at / RAISES) - _even((at - RAISES - HOLDS) / LOWERS))
    step = round(lifted / TURN * PHASES) % PHASES
    return round(lifted), min(step, PHASES - step)


def _even(k: float) -> float:
    """Return the share of a way that is done evenly, but for its ends."""
    k = max(0.0, min(1.0, k))
    return between(k, eased(k), 0.5)


def _bucket(lifted: float) -> Iterator[Living]:
    """The bucket on its rope, of which as much is seen as hangs from the drum."""
    rope = _placed("title_rope", ROPE)
    yield rope._replace(cut=1 - lifted / ROPE[3])
    yield _placed("title_bucket", BUCKET, lifted)


CHEERING, WAVE = (11.0, 5.0), 1.2  # seconds from one cheer to the next, and of one; of a wave of the hat
HOP = 9.0
WAVES = (3, 4, 3, 0, 1, 2, 1, 0)  # his drawings, from the hat on the left to the right and back
NOD, NODS = 14.0, (0, 1, 2, 2, 2, 1)  # seconds from one nod to the next; his drawings, and then he looks up


def _knecht(since: float, knecht: Knecht, phase: int) -> Living:
    """The Haspelknecht: cranks, cheers for a while and looks on, or sits and nods."""
    if knecht is Knecht.CRANKS:
        return _placed(f"{knecht}_{phase}", KNECHT[knecht])
    if knecht is Knecht.SITS:
        nod = int(since % NOD / 0.4)
        return _placed(f"{knecht}_{NODS[nod] if nod < len(NODS) else 0}", KNECHT[knecht])
    at = since % CHEERING[0]
    if at >= CHEERING[1]:
        return _placed(f"{knecht}_0", KNECHT[knecht])
    wave = WAVES[int(at / WAVE * len(WAVES)) % len(WAVES)] if at > 0 else 0
    return _placed(f"{knecht}_{wave}", KNECHT[knecht], round(HOP * abs(sin(pi * at / WAVE))))


STROKE = 2.8  # seconds from one blow of the pick to the next
BLOW = ((0.30, 0), (0.38, 1), (0.46, 2), (0.62, 3), (0.66, 1), (0.80, 4), (1.0, 0))
"""Until which share of that he is seen in which drawing."""


def _miner(since: float) -> Living:
    """The miner raises his pick, strikes, and takes breath."""
    k = since / STROKE % 1.0
    return _placed(f"miner_{next(pose for until, pose in BLOW if k < until)}", MINER)
