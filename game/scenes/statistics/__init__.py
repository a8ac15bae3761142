"""One's games in figures: the `scene` with its filters (`sieve`), its `results` and `bars`; the `daily` game.

`library` reads the games beside the loop, `opening` opens one of them, `said` has what both screens say.
"""
