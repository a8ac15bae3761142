"""What the lab measures: each module holds observers of one kind."""
