"""The program in a bundle: also what its processes start, which PyInstaller tells by their arguments."""

import multiprocessing
import sys

if __name__ == "__main__":
    multiprocessing.freeze_support()
    from game.program import run

    sys.exit(run())
