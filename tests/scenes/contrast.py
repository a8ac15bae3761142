"""How much things stand out on a drawn scene, by its pixels (WCAG 2: 1 is nothing, 21 black on white)."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pygame

Luminance = npt.NDArray[np.float64]
STRONGEST = 0.08  # the share of a thing's pixels that stands for it: a line drawing has few
TEXT_INK = 0.03  # the same of a text's rectangle


def luminance(surface: pygame.Surface) -> Luminance:
    """Return the relative luminance of every pixel."""
    value = np.arange(256) / 255
    linear = np.where(value <= 0.04045, value / 12.92, ((value + 0.055) / 1.055) ** 2.4)
    pixels = pygame.surfarray.array3d(surface)
    shares = (0.2126, 0.7152, 0.0722)
    return np.asarray(sum((linear * share)[pixels[:, :, i]] for i, share in enumerate(shares)))


def ratio(one: float, other: float) -> float:
    """Return the contrast of two luminances."""
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


def of_text(scene: Luminance, taken: pygame.Rect) -> float:
    """Return the contrast of a text's ink with what lies round it."""
    inside = scene[taken.left : taken.right, taken.top : taken.bottom]
    outside = _round(scene, taken, 2)
    grounds = float(np.median(outside)), float(np.median(inside))  # some letters have an edge of their own
    return max(_strongest(inside.ravel(), ground, TEXT_INK) for ground in grounds)


def of_drawing(scene: Luminance, image: pygame.Surface, rect: pygame.Rect) -> float:
    """Return the contrast of the strongest part of a drawing with what lies close round it."""
    ink = np.asarray(pygame.surfarray.array_alpha(image)) > 127
    assert ink.any()
    whole = scene[rect.left : rect.right, rect.top : rect.bottom]
    ground = np.concatenate([whole[~_grown(ink, 2)], _round(scene, rect, 2)])
    return _strongest(whole[ink], float(np.median(ground)), STRONGEST)


def _round(scene: Luminance, rect: pygame.Rect, margin: int) -> Luminance:
    """Return the pixels of a frame round a rectangle."""
    wide = rect.inflate(2 * margin, 2 * margin).clip(pygame.Rect((0, 0), scene.shape))
    frame = np.ones((wide.width, wide.height), bool)
    frame[margin:-margin, margin:-margin] = False
    return np.asarray(scene[wide.left : wide.right, wide.top : wide.bottom][frame])


def _grown(mask: npt.NDArray[np.bool_], by: int) -> npt.NDArray[np.bool_]:
    for _ in range(by):
        mask = mask | np.roll(mask, 1, 0) | np.roll(mask, -1, 0) | np.roll(mask, 1, 1) | np.roll(mask, -1, 1)
    return mask


def _strongest(pixels: Luminance, ground: float, share: float) -> float:
    """Return the contrast with the ground that so large a share of the pixels has at least."""
    found = (np.maximum(pixels, ground) + 0.05) / (np.minimum(pixels, ground) + 0.05)
    return float(np.quantile(found, 1 - share))
