"""Tuning: finds an automa's weights by self-play, and which weights matter."""
