"""Measure and print: `python main.py bench`. Figures only; nothing passes or fails here."""

from __future__ import annotations

from tests.bench import rules, start


def main() -> None:
    """Print every figure of every part."""
    for part in (rules, start):
        for name, figure in part.measure():
            print(f"{name:<45} {figure}")


if __name__ == "__main__":
    main()
