"""The vignettes: the few events that take the stage for a moment, each in a small scene of its own."""
