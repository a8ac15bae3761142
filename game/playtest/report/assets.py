"""Fonts and icons embedded in the page: subsets of the fonts, and each drawing that is used once."""

from __future__ import annotations

import re
from base64 import b64encode
from functools import lru_cache
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from game.locations import ASSETS
from game.playtest.report.svg import el
from game.rules.terms import Colour

DISKS = {colour.label: f"disk_{colour.label}" for colour in Colour}
GOODS = {name: name for name in ("food", "wood", "coal", "iron", "thaler", "debt", "water")}
WORDS = (
    DISKS | GOODS | {"debts": "debt", "reeled": "coal", "drained": "water", "buildings": "symbol_building"}
)
"""Icons by word in a figure's key."""
_TILE = re.compile(r"tile_([a-z0-9]+)_")
_SHOWN = re.compile(r'<use href="#d-([a-z0-9_]+)"')
_OUTER = re.compile(r'<svg[^>]* viewBox="(?P<box>[^"]+)"[^>]*>(?P<inner>.*)</svg>', re.DOTALL)


def of_figure(key: str) -> str:
    """Return the icon for a figure; "" if there is none, as for rules."""
    if found := _TILE.match(key):
        return of_tile(found[1])
    words = key.partition("@")[0].split("_")
    return next((WORDS[word] for word in words if word in WORDS), "") if words[0] != "rule" else ""


def of_tile(key: str) -> str:
    """Return the icon of a development; "" for one that another ruleset adds."""
    name = f"development_{key.lower()}"
    return name if _symbol(name) else ""


def of_worker(id: str) -> str:
    """Return the icon of a worker; those that a ruleset adds have one in common."""
    name = f"worker_{id.replace('-', '_')}"
    return name if _symbol(name) else "worker_added"


def icon(name: str) -> str:
    """Return an icon beside words that say what it shows."""
    return el("svg", el("use", href=f"#d-{name}"), cls="icon", aria_hidden="true") if name else ""


def placed(name: str, x: float, y: float, side: float) -> str:
    """Return an icon in a picture, centred at a point; "" without a name."""
    if not name:
        return ""
    return el("use", href=f"#d-{name}", x=x - side / 2, y=y - side / 2, width=side, height=side)


def with_symbols(page: str) -> str:
    """Return the page with each icon that it uses embedded once."""
    names = sorted(set(_SHOWN.findall(page)))
    before, end, after = page.rpartition("</body>")
    drawn = "".join(_symbol(name) for name in names)
    hidden = el("svg", drawn, cls="symbols", aria_hidden="true", width=0, height=0) if drawn else ""
    return f"{before}{hidden}\n{end}{after}"


@lru_cache(maxsize=64)
def _symbol(name: str) -> str:
    """Return a file of the assets as a symbol with ids of its own; "" if there is none."""
    file = ASSETS / f"{name}.svg"
    found = _OUTER.search(file.read_text("utf-8")) if file.is_file() else None
    if found is None:
        return ""
    inner = re.sub(r">\s+<", "><", found["inner"].strip())
    inner = re.sub(r'(id="|url\(#)', rf"\g<1>d-{name}-", inner)
    return el("symbol", inner, id=f"d-{name}", viewBox=found["box"])


class FontFace(NamedTuple):
    """A font of a package, and its properties in the style sheet."""

    package: str
    file: str
    family: str
    weight: int
    style: str = "normal"


FACES = (
    FontFace("font_source_serif_pro", "SourceSerifPro-Semibold.ttf", "Edition Serif", 600),
    FontFace("font_source_serif_pro", "SourceSerifPro-It.ttf", "Edition Serif", 400, "italic"),
    FontFace("font_source_sans_pro", "SourceSansPro-Regular.ttf", "Edition Sans", 400),
    FontFace("font_source_sans_pro", "SourceSansPro-Semibold.ttf", "Edition Sans", 600),
)
LETTERS = (*range(0x20, 0x7F), *range(0xA0, 0x180), *map(ord, "–—‘’‚“”„…−→←≥≤≠•†"))
FEATURES = ("kern", "liga", "lnum", "tnum", "ccmp", "mark")


@lru_cache(maxsize=1)
def font_faces() -> str:
    """Return the @font-face rules; "" if the fonts or fontTools are missing."""
    if find_spec("fontTools") is None:
        return ""
    return "\n".join(_rule(face, path) for face in FACES if (path := _path(face)) is not None)


def _path(face: FontFace) -> Path | None:
    found = find_spec(face.package)
    if found is None or found.origin is None:
        return None
    path = Path(found.origin).parent / "files" / face.file
    return path if path.is_file() else None


def _rule(face: FontFace, path: Path) -> str:
    data = b64encode(_cut_down(path)).decode()
    return (
        f'@font-face{{font-family:"{face.family}";font-weight:{face.weight};font-style:{face.style};'
        f'font-display:block;src:url("data:font/woff;base64,{data}") format("woff")}}'
    )


def _cut_down(path: Path) -> bytes:
    from fontTools import subset

    options = subset.Options(flavor="woff", layout_features=list(FEATURES), hinting=False)
    font = subset.load_font(str(path), options)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=LETTERS)
    cutter.subset(font)
    found = BytesIO()
    subset.save_font(font, found, options)
    return found.getvalue()
