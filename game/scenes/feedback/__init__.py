"""What people say of a playtest: the sheet of a note, and the questions after the game."""
