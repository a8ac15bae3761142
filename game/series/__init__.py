"""Many games: their schedule, the processes that play them, and how surely their figures are known."""
