"""What tests of motion share."""

from tests.scenes.paintbox import drawings  # noqa: F401
from tests.scenes.stillness import still_land  # noqa: F401
