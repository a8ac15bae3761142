"""Games that people played as playtests: what they said of them, beside what the lab expects."""
