"""`python main.py ruleset`: helps to write a ruleset."""
