"""Seeds derived from a game's: one for each player, and one for the adviser.

The seed derived from a seed S for a use U is the 64-bit number, big-endian, that BLAKE2b (RFC 7693) with a
digest of 8 bytes and no key makes of the ASCII text `Haspelknecht seed S: U`. The uses are `player 1` to
`player 4`, by seat, and `adviser`. So the same seed and seats play the same game in the window and in every
command, on every machine; and as no ruleset enters, a draft is played with the same lots as the ruleset it is
compared with.

No formula leads from a player's seed back to the game's. Hashing one seed after the other finds a small one,
but nobody needs a player's seed for that: the disks on the table follow from the game's seed as well (S8).
Automas are code of this edition, which reads its view and nothing else; the derivation only makes sure that
none of them meets the game's chance by accident.
"""

from __future__ import annotations

from hashlib import blake2b


def player_seed(seed: int, seat: int) -> int:
    """Return the seed of the player on a seat, counted from 0, in the game of this seed."""
    return _derived(seed, f"player {seat + 1}")


def adviser_seed(seed: int) -> int:
    """Return the seed of the automa that advises the people in the game of this seed."""
    return _derived(seed, "adviser")


def _derived(seed: int, use: str) -> int:
    text = f"Haspelknecht seed {seed}: {use}"
    return int.from_bytes(blake2b(text.encode("ascii"), digest_size=8).digest(), "big")
