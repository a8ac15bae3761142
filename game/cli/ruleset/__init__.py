"""The command `ruleset`: helps to write one."""
