"""Who can sit down in the windows of the tests: everybody, the bauer first, as it is quick."""

from __future__ import annotations

from game.automa import AUTOMAS, BASELINES

OPPONENTS = {"bauer": AUTOMAS["bauer"], **AUTOMAS, **BASELINES}
