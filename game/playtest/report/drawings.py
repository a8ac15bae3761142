"""The drawings of the boards in the page: each is put in once, and shown wherever a figure is about it."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

from game.playtest.report.svg import el
from game.rules.terms import Colour

ASSETS = Path(__file__).resolve().parents[3] / "assets"
DISKS = {colour.label: f"disk_{colour.label}" for colour in Colour}
GOODS = {name: name for name in ("food", "wood", "coal", "iron", "thaler", "debt", "water")}
WORDS = (
    DISKS | GOODS | {"debts": "debt", "reeled": "coal", "drained": "water", "buildings": "symbol_building"}
)
"""The drawing of each word that may stand in a figure's key."""
_TILE = re.compile(r"tile_([a-z0-9]+)_")
_SHOWN = re.compile(r'<use href="#d-([a-z0-9_]+)"')
_OUTER = re.compile(r'<svg[^>]* viewBox="(?P<box>[^"]+)"[^>]*>(?P<inner>.*)</svg>', re.DOTALL)


def of_figure(key: str) -> str:
    """The drawing of what a figure is about; empty where there is none, as of the rules."""
    if found := _TILE.match(key):
        return of_tile(found[1])
    words = key.partition("@")[0].split("_")
    return next((WORDS[word] for word in words if word in WORDS), "") if words[0] != "rule" else ""


def of_tile(key: str) -> str:
    """The drawing of a development; one that another ruleset adds has none."""
    name = f"development_{key.lower()}"
    return name if _symbol(name) else ""


def icon(name: str) -> str:
    """A drawing beside words that say what it shows."""
    return el("svg", el("use", href=f"#d-{name}"), cls="icon", aria_hidden="true") if name else ""


def placed(name: str, x: float, y: float, side: float) -> str:
    """A drawing in a picture, its middle at a point; nothing where there is none."""
    if not name:
        return ""
    return el("use", href=f"#d-{name}", x=x - side / 2, y=y - side / 2, width=side, height=side)


def with_symbols(page: str) -> str:
    """The page, with each drawing that it shows put in once."""
    names = sorted(set(_SHOWN.findall(page)))
    before, end, after = page.rpartition("</body>")
    drawn = "".join(_symbol(name) for name in names)
    hidden = el("svg", drawn, cls="symbols", aria_hidden="true", width=0, height=0) if drawn else ""
    return f"{before}{hidden}\n{end}{after}"


@lru_cache(maxsize=64)
def _symbol(name: str) -> str:
    """A file of the assets as a symbol, whose colour runs have names of their own; empty without one."""
    file = ASSETS / f"{name}.svg"
    found = _OUTER.search(file.read_text("utf-8")) if file.is_file() else None
    if found is None:
        return ""
    inner = re.sub(r">\s+<", "><", found["inner"].strip())
    inner = re.sub(r'(id="|url\(#)', rf"\g<1>d-{name}-", inner)
    return el("symbol", inner, id=f"d-{name}", viewBox=found["box"])
