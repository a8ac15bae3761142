"""One's games as figures: records become rows of an index in SQLite, rows become results.

`game` is a row, `reading` makes it of a record, `index` keeps rows in its `tables`, `figures` works out what
is shown, `table` writes it as CSV. Here is no window and no sentence: whoever shows figures brings both.
"""
