"""Haspelknecht from a checkout: `python main.py`. The program itself is game/program."""

import sys

from game.program import run

if __name__ == "__main__":
    sys.exit(run())
