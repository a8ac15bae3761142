"""Haspelknecht, the game: rules, automas, table and lab, each a room of its own."""

import os

if os.environ.get("HASPELKNECHT_COMPILED"):  # of the program that started this process
    from game.compiled.builds import use_of_parent

    use_of_parent()
