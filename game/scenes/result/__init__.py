"""The result: its picture (`scene`), told by the `story`, its `bars`, and the sheet of all `lines`."""
