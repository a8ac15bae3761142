"""What lies beside the program in a bundle: the desktop learns of it, and forgets it again."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from game.scenes.saving.savefile import ENDING

HERE = Path(".ci", "bundle")
FILES = ("haspelknecht.desktop", "haspelknecht.xml", "register.sh")
WRITTEN = {
    "applications/haspelknecht.desktop",
    "icons/hicolor/256x256/apps/haspelknecht.png",
    "mime/packages/haspelknecht.xml",
}
ODD = "the $HOME of 'one' \"two\" `three` 100 % \\ & |"
on_linux = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="the desktops of other systems differ"
)


@pytest.fixture
def bundle(root: Path, tmp_path: Path) -> Path:
    """The files of a bundle but the program, in a folder with an odd name."""
    folder = tmp_path / ODD
    folder.mkdir()
    for name in FILES:
        shutil.copy(root / HERE / name, folder)
    (folder / "icon.png").touch()
    return folder


def register(bundle: Path, home: Path, *arguments: str) -> set[str]:
    """What lies in the home afterwards, but for what the desktop's own tools make of it."""
    environment = {"HOME": str(home), "PATH": "/usr/bin:/bin"}
    subprocess.run(["sh", str(bundle / "register.sh"), *arguments], env=environment, check=True)
    share = home / ".local/share"
    return {path for path in WRITTEN if (share / path).exists()}


@on_linux
def test_the_desktop_learns_of_the_program_and_forgets_it(bundle: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    assert register(bundle, home) == WRITTEN
    assert register(bundle, home, "--remove") == set()


@on_linux
def test_the_program_is_found_wherever_the_bundle_lies(bundle: Path, tmp_path: Path) -> None:
    """Read back as the specification of desktop entries says: first the value, then the quoted argument."""
    register(bundle, tmp_path)
    entry = (tmp_path / ".local/share/applications/haspelknecht.desktop").read_text("utf-8")
    (value,) = re.findall(r"^Exec=(.*)$", entry, re.MULTILINE)
    argument = re.fullmatch(r'"(.*)" %f', value.replace("\\\\", "\\"))
    assert argument is not None
    assert Path(re.sub(r"\\(.)", r"\1", argument[1]).replace("%%", "%")) == bundle / "haspelknecht"


def test_the_entry_takes_the_type_of_records(root: Path) -> None:
    (kind,) = ElementTree.parse(root / HERE / "haspelknecht.xml").getroot()
    (glob,) = kind.iter("{http://www.freedesktop.org/standards/shared-mime-info}glob")
    assert glob.get("pattern") == f"*{ENDING}"
    assert f"MimeType={kind.get('type')};" in (root / HERE / "haspelknecht.desktop").read_text("utf-8")
