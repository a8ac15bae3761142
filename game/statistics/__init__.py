"""One's games as figures: records become rows of an index in SQLite, rows become results.

`game` is a row, `reading` makes it of a record, `index` keeps rows, `figures` works out what is shown,
`table` writes them as CSV. Here is no window and no sentence: whoever shows the figures brings both.
"""
