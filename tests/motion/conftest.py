"""What tests of motion share."""

from tests.scenes.paintbox import drawings  # noqa: F401
