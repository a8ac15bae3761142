"""The windows of these tests share what they draw."""

from __future__ import annotations

from tests.scenes.paintbox import drawings  # noqa: F401
