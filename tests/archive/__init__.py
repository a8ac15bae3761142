"""A recorded game for each archived ruleset, which must be played as it was."""
