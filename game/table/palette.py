"""Every colour of the program, by its meaning. No other module writes a colour in numbers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

RGB = tuple[int, int, int]

# Paper and wood
PAPER: RGB = (244, 236, 217)
PAPER_DEEP: RGB = (229, 216, 188)
CARD: RGB = (249, 243, 228)
CARD_DEEP: RGB = (240, 230, 207)
PAPER_EDGE: RGB = (150, 127, 82)
WELL: RGB = (200, 178, 132)
WELL_DEEP: RGB = (184, 160, 112)
WELL_EDGE: RGB = (132, 109, 66)
ROOF: RGB = (173, 67, 48)
BOARD: RGB = (240, 218, 176)
BOARD_GRAIN: RGB = (218, 188, 138)
TRAY: RGB = (222, 190, 138)
TRAY_DEEP: RGB = (206, 170, 116)
HOLLOW: RGB = (208, 176, 128)
HOLLOW_DEEP: RGB = (198, 164, 116)
TRAY_EDGE: RGB = (92, 62, 34)
WOOD: RGB = (66, 47, 34)
WOOD_DARK: RGB = (44, 31, 23)
WOOD_DEEPEST: RGB = (27, 19, 14)
WOOD_LIGHT: RGB = (96, 70, 49)
WOOD_EDGE: RGB = (108, 84, 58)
PLANK: RGB = (122, 86, 56)
PLANK_DEEP: RGB = (92, 63, 40)
BEAM: RGB = (139, 90, 51)

# Ink
INK: RGB = (44, 32, 23)
INK_SOFT: RGB = (88, 70, 46)
INK_FAINT: RGB = (98, 79, 53)
INK_LIGHT: RGB = (246, 238, 220)
INK_LIGHT_SOFT: RGB = (206, 190, 158)
INK_LIGHT_FAINT: RGB = (196, 178, 147)
INK_WATER: RGB = (14, 58, 96)
INK_GOOD: RGB = (50, 90, 38)
INK_BAD: RGB = (150, 34, 24)

# What can be done, what is chosen, what is refused
GLOW: RGB = (255, 205, 64)
PICKED: RGB = (240, 132, 28)
CHOSEN: RGB = (255, 240, 190)
CHOSEN_EDGE: RGB = (146, 94, 10)
ADVISED: RGB = (96, 190, 255)
REFUSED: RGB = (188, 58, 42)
DIMMED: RGB = (214, 200, 168)
GOLD: RGB = (224, 170, 46)
GOLD_DEEP: RGB = (184, 132, 26)
PRIMARY: RGB = (176, 55, 41)
PRIMARY_DEEP: RGB = (142, 41, 31)
MAROON: RGB = (84, 30, 22)
PRIMARY_LIGHT: RGB = (188, 66, 52)

# Disks and resources
COAL: RGB = (40, 40, 46)
LOG: RGB = (146, 84, 43)
WATER: RGB = (69, 132, 172)
WATER_LIGHT: RGB = (164, 206, 226)
DEBT: RGB = (142, 52, 44)
PIT: RGB = (104, 78, 56)
SEAM: RGB = (206, 172, 124)
PIT_DEEP: RGB = (72, 53, 38)
WARNING: RGB = (255, 172, 146)
ROPE: RGB = (226, 206, 158)
IRON: RGB = (139, 144, 150)
DRUM_GRAIN: RGB = (74, 44, 20)
DUST: RGB = (176, 150, 116)
SLEEVE: RGB = (181, 96, 60)  # of the Haspelknecht
SKIN: RGB = (233, 192, 149)

# The year
WATER_STEP: RGB = (168, 200, 210)
WINTER_STEP: RGB = (212, 214, 213)


def _by_look(rows: Sequence[tuple[str, ...]]) -> tuple[dict[str, str], ...]:
    """Return for each look what colours become; a row is a colour and what it is in each of them."""
    return tuple({row[0]: row[look] for row in rows} for look in range(1, 5))


# The land: a colour in its drawings (sky, ground), and what it is in spring, summer, autumn and winter
_LAND = (
    ("#c4d6d6", "#bfdbe8", "#a4cfe8", "#c3cbcd", "#b4c0ca"),
    ("#e2e6d4", "#e3efe2", "#d8e9e6", "#e6dcc6", "#d3dade"),
    ("#f2ead0", "#f6f1de", "#f8eec8", "#f5deb4", "#eceae4"),
    ("#a9bd72", "#b2d27c", "#a9bd5e", "#c2ad64", "#f3f6f7"),
    ("#7f9a4c", "#84ae4e", "#7a9840", "#988344", "#c9d5dd"),
    ("#b9c6b4", "#c0d2c0", "#b5c8b0", "#c4baa4", "#ccd6dc"),
    ("#a3b793", "#a9c79c", "#9db88a", "#b9a680", "#dae2e7"),
    ("#93ab63", "#9dbf72", "#90aa5c", "#a8975a", "#d6e0e6"),
    ("#5a4630", "#5a4630", "#5a4630", "#54402c", "#4c4038"),
    ("#7d9468", "#8fb377", "#6b8b52", "#ad7a40", "#c2c9ca"),
    ("#95aa7c", "#aecb8e", "#86a266", "#cf9c52", "#eef2f5"),
    ("#64803f", "#7ba64e", "#4d7331", "#a4562a", "#aab3b5"),
    ("#82a055", "#f3dde2", "#70954a", "#d48e3c", "#f7fafb"),
    ("#5f7c34", "#6f9a3c", "#5a7830", "#8a7a38", "#b5ab8e"),
    ("#c9bd6a", "#8c6b48", "#e6c24c", "#a2814a", "#bfcad3"),
    ("#4f6a2c", "#55802f", "#4c6a28", "#6a5c2e", "#a9b9c4"),
    ("#7d9a4a", "#92b956", "#7d9a44", "#9c8846", "#f5f9fb"),
    ("#3d5222", "#41632a", "#3a5220", "#52451f", "#d3dfe7"),
)
SEASON_LAND = _by_look(_LAND)
# The wood of the table: a colour in its drawing, and what it is in spring, summer, autumn and winter
_WOOD = (
    ("#4a3425", "#6a6c44", "#7a5226", "#5a2f20", "#465460"),
    ("#35241a", "#484a2e", "#563818", "#3a1e15", "#2c3742"),
    ("#20140d", "#262010", "#2e1a08", "#240f08", "#16202a"),
    ("#6b4d36", "#8e925c", "#a07038", "#7a4630", "#74889a"),
    ("#1a100a", "#1e180c", "#241406", "#1c0b06", "#10181f"),
)
SEASON_WOOD = _by_look(_WOOD)
# The light that falls on the table, that which goes over it as the season begins, and its tone on paper
SEASON_LIGHT: tuple[RGB, ...] = ((44, 52, 30), (76, 60, 22), (62, 32, 12), (74, 86, 96))
SEASON_GLEAM: tuple[RGB, ...] = ((96, 104, 72), (120, 100, 50), (104, 66, 26), (84, 98, 112))
SEASON_PAPER: tuple[tuple[int, int, int, int], ...] = (
    (212, 240, 204, 130),
    (255, 234, 160, 120),
    (250, 208, 164, 115),
    (226, 238, 250, 165),
)
# Snow on the roof, a light inside
WINTER_HOUSE: dict[str, str] = {"#ad4330": "#e9eef1", "#5f9bbb": "#f2c65a"}
SNOW: RGB = (250, 252, 253)
YARD_SNOW: RGB = (238, 243, 246)  # trodden, in the yard; its lines, and its edge
YARD_SHADE: RGB = (176, 194, 206)
YARD_INK: RGB = (96, 108, 118)
SNOW_SHADE: RGB = (156, 178, 198)

# The landscape of title and result: what bears a seat's colour; the evening's light
SEAT_CLOTH: tuple[dict[str, str], ...] = (
    {"#ad4330": "#bc3a2e", "#b5603c": "#c05a44", "#94492c": "#8f3a2c"},
    {"#ad4330": "#306298", "#b5603c": "#4b78a8", "#94492c": "#2c527c"},
    {"#ad4330": "#427e48", "#b5603c": "#5c915e", "#94492c": "#386a3e"},
    {"#ad4330": "#7c4c8a", "#b5603c": "#8d649b", "#94492c": "#684074"},
)
DAY: RGB = (255, 255, 255)
EVENING: RGB = (150, 158, 190)
EVENING_LAND: dict[str, str] = {
    "#7fa0a6": "#5c6a78",
    "#b9c4ae": "#7a8488",
    "#efdca6": "#a39c8c",
    "#fbeec4": "#c9a878",
    "#fff6d2": "#c9b088",
    "#fde7a8": "#b09c80",
    "#f3d38c": "#8f8a80",
    "#e2a93f": "#a08c6c",
    "#fff1c0": "#d0a878",
    "#5f9bbb": "#ffe08a",
}

# Levels of the development board, 1 to 5
LEVEL_COLOURS: tuple[RGB, ...] = ((168, 150, 20), (72, 122, 164), (102, 142, 78), (140, 86, 56), (58, 46, 38))

# The aspects of a move's worth (game.rules.player.Aspect)
ASPECT_COLOURS: dict[str, RGB] = {
    "NOW": (224, 170, 46),
    "END": (74, 110, 54),
    "LATER": (60, 108, 152),
    "DENIES": (124, 76, 138),
    "RISK": (168, 62, 48),
}

# The sources of VP (game.rules.sources), by their keys
SOURCE_COLOURS: dict[str, RGB] = {
    "arrival": (224, 170, 46),
    "pinge": (112, 104, 100),
    "coal": (52, 50, 56),
    "storage": (150, 104, 60),
    "effects": (198, 112, 48),
    "tunnel": (48, 92, 132),
    "tunnel_bonus": (120, 164, 198),
    "development_bonus": (240, 206, 116),
    "buildings": (164, 70, 54),
    "markers": (98, 132, 72),
    "thaler": (168, 158, 88),
    "debt": (122, 40, 36),
    "water": (86, 152, 182),
    "bonus_marker": (124, 84, 136),
    "iron_props": (146, 150, 154),
}

# Seats: by the colour a player chose. The tokens of each colour have a shape of their own as well.
SEAT_COLOURS: tuple[RGB, ...] = ((188, 58, 46), (48, 98, 152), (66, 126, 72), (124, 76, 138))
SEAT_COLOURS_LIGHT: tuple[RGB, ...] = ((226, 124, 110), (126, 168, 212), (140, 190, 140), (188, 148, 200))
SEAT_COLOUR_NAMES: tuple[str, ...] = ("red", "blue", "green", "purple")

SHADOW: tuple[int, int, int, int] = (18, 10, 4, 120)
LIT: tuple[int, int, int, int] = (255, 240, 205, 105)  # an edge turned to the light, and one turned from it
SHADED: tuple[int, int, int, int] = (20, 10, 4, 110)
VEIL: tuple[int, int, int, int] = (20, 13, 8, 168)
MIDDLE = 0.2  # the luminance on which dark and light ink stand out alike
LEGIBLE = 5.5  # the contrast of a small text's colours: its thin strokes are never quite in their ink
VEIL_SOFT: tuple[int, int, int, int] = (20, 13, 8, 96)


def mix(a: RGB, b: RGB, k: float) -> RGB:
    """Return the colour that lies `k` (0 to 1) of the way from `a` to `b`."""
    red, green, blue = (round(x + (y - x) * k) for x, y in zip(a, b, strict=True))
    return red, green, blue


def ink_on(ground: RGB) -> RGB:
    """Return the ink that stands out on a ground: dark on what is light, light on what is dark."""
    return INK if brightness(ground) > MIDDLE else INK_LIGHT


@lru_cache(maxsize=64)
def bearing(ground: RGB) -> RGB:
    """Return a ground moved away from its ink until a small text on it stands out."""
    ink = ink_on(ground)
    away = WOOD_DEEPEST if ink == INK_LIGHT else CARD
    while contrast(ink, ground) < LEGIBLE:
        ground = mix(ground, away, 0.08)
    return ground


def contrast(one: RGB, other: RGB) -> float:
    """Return how much two colours stand out from each other (WCAG 2), from 1 to 21."""
    low, high = sorted(map(brightness, (one, other)))
    return (high + 0.05) / (low + 0.05)


def brightness(colour: RGB) -> float:
    """Return the relative luminance of a colour (WCAG 2), from 0 to 1."""
    red, green, blue = (
        k / 12.92 if (k := value / 255) <= 0.04045 else ((k + 0.055) / 1.055) ** 2.4 for value in colour
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
