"""`python main.py playtest`: the lab from the command line."""
