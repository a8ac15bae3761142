"""Puts a build of rules and automas into the wheel, which then is one for this Python and this system."""

from __future__ import annotations

import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from packaging.tags import sys_tags

PLACE = "game/built"
"""Where an installed package looks for builds (game/locations.py)."""


def tag() -> str:
    """Return the tag of this Python and system; of macOS the oldest version that it compiles for."""
    first = next(sys_tags())
    if sys.platform != "darwin":
        return str(first)
    system = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    return f"{first.interpreter}-{first.abi}-{system}"


class CompiledWheel(BuildHookInterface):  # type: ignore[type-arg]
    """Compiles from the sources that go into the wheel."""

    def dependencies(self) -> list[str]:
        """Return what compiling needs, and what the types of the sources are known by."""
        extras = self.metadata.core.optional_dependencies
        return [*self.metadata.core.dependencies, *extras["compile"], *extras["lab"]]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and name the system in the wheel's tag. Raises NotCompiled."""
        root = Path(self.root)
        sys.path.insert(0, self.root)
        from game.compiled import builds, making

        if builds.found(root) is None:
            for _ in making.make(root):
                pass
        build = builds.found(root)
        if build is None:
            raise RuntimeError("the sources have changed while they were compiled")
        build_data["force_include"][str(build)] = f"{PLACE}/{build.name}"
        build_data["pure_python"] = False
        build_data["tag"] = tag()
