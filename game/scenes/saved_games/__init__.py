"""The screens on saved games: their list, what is asked where one cannot be opened, or could not be saved."""
