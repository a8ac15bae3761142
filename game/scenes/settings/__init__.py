"""The user's settings: their `values`, their `file`, and the `screen` that changes them."""
