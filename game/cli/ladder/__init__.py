"""The ladder: levels and baselines against each other, and how strong each is, with how far that is known."""
