"""`python -m game.program`: the program as an installed package starts it."""

import sys

from game.program import run

if __name__ == "__main__":
    sys.exit(run())
