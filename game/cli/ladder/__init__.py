"""The ladder: levels and baselines play each other, and get ratings with intervals."""
