"""After the game, the coach: where the VP came from, and which decisions cost or brought the most."""
