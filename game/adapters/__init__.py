"""Haspelknecht for studies of learning and search: action ids, observations, OpenSpiel, PettingZoo.

`numbering` and `observation` need the rules and numpy alone. `open_spiel_game` and `pettingzoo_env` need the
extras of the same names (docs/research.md).
"""
