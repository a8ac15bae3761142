"""The edition's letters, cut down to those that are read in the west and put into the page itself."""

from __future__ import annotations

from base64 import b64encode
from functools import lru_cache
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import NamedTuple


class Face(NamedTuple):
    """A font of the packages, and what it is to the style sheet."""

    package: str
    file: str
    family: str
    weight: int
    style: str = "normal"


FACES = (
    Face("font_source_serif_pro", "SourceSerifPro-Semibold.ttf", "Edition Serif", 600),
    Face("font_source_serif_pro", "SourceSerifPro-It.ttf", "Edition Serif", 400, "italic"),
    Face("font_source_sans_pro", "SourceSansPro-Regular.ttf", "Edition Sans", 400),
    Face("font_source_sans_pro", "SourceSansPro-Semibold.ttf", "Edition Sans", 600),
)
LETTERS = (*range(0x20, 0x7F), *range(0xA0, 0x180), *map(ord, "–—‘’‚“”„…−→←≥≤≠•†"))
FEATURES = ("kern", "liga", "lnum", "tnum", "ccmp", "mark")


@lru_cache(maxsize=1)
def font_faces() -> str:
    """The rules of the style sheet that bring the letters; empty where they cannot be had."""
    if find_spec("fontTools") is None:
        return ""
    return "\n".join(_rule(face, path) for face in FACES if (path := _path(face)) is not None)


def _path(face: Face) -> Path | None:
    found = find_spec(face.package)
    if found is None or found.origin is None:
        return None
    path = Path(found.origin).parent / "files" / face.file
    return path if path.is_file() else None


def _rule(face: Face, path: Path) -> str:
    data = b64encode(_cut_down(path)).decode()
    return (
        f'@font-face{{font-family:"{face.family}";font-weight:{face.weight};font-style:{face.style};'
        f'font-display:block;src:url("data:font/woff;base64,{data}") format("woff")}}'
    )


def _cut_down(path: Path) -> bytes:
    """The font with the letters needed, as WOFF."""
    from fontTools import subset

    options = subset.Options(flavor="woff", layout_features=list(FEATURES), hinting=False)
    font = subset.load_font(str(path), options)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=LETTERS)
    cutter.subset(font)
    found = BytesIO()
    subset.save_font(font, found, options)
    return found.getvalue()
