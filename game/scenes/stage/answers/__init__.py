"""What each thing on the table is, what one of it counts, and the rule that it is about."""
