"""The final scoring: the `scene`, and the `timing` by which its lines fill."""
