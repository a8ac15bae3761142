"""The rules and the automas' thinking, compiled from the same sources. Standard library only.

Pure Python is what is read, and what plays wherever there is no build. Nothing in here loads the game.
"""
