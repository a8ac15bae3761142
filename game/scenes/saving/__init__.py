"""Saved games on the disk, and the safe writing of every file of the user's.

`savefile` is the file of one game, `keeper` writes it beside the loop, `claim` keeps other windows from it,
and `notes` lie beside it. `saves` is the list of games, `summary` a line of it, `played_order` their order;
`leftovers` are what killed windows left. `folders` says where files lie, `files` how they are written.
"""
