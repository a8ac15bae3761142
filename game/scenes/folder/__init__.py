"""A folder of games on the screen: what is worth seeing of a playtest, or what people said of their games."""
