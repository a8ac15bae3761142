"""Where everything lies on the table, as numbers."""
