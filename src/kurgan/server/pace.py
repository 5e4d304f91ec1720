"""How fast somebody may ask: so much at once, and so much a second.

A bucket counts what its owner asks and nothing that anybody else does: a count of others would tell of orders that
nobody saw.
"""

from __future__ import annotations

import time
from typing import Final, NamedTuple

MOST_BUCKETS: Final = 10_000  # of those who asked last; whoever is forgotten begins anew


class Bucket(NamedTuple):
    """What is left of what somebody may ask at once, and since when it has filled."""

    left: float
    since: float


class Pace:
    """A bucket for each who asks, which fills by itself."""

    def __init__(self) -> None:
        self.buckets: dict[str, Bucket] = {}  # whoever asked last comes last

    def is_too_fast(self, who: str, at_once: float, a_second: float, cost: float = 1.0) -> bool:
        """Is there too little left for what somebody asks now? If not, it is taken."""
        now = time.monotonic()
        bucket = self.buckets.pop(who, None) or Bucket(at_once, now)
        left = min(at_once, bucket.left + (now - bucket.since) * a_second)
        is_empty = left < cost
        self.buckets[who] = Bucket(left if is_empty else left - cost, now)
        if len(self.buckets) > MOST_BUCKETS:
            del self.buckets[next(iter(self.buckets))]
        return is_empty
