"""The program: reads the arguments and wires the rooms together. The only room that knows them all."""

from game.program.entry import ended, main, run

__all__ = ("ended", "main", "run")
