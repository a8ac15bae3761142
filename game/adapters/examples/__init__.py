"""Small examples of what the adapters are for, with numpy alone."""
