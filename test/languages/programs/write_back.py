"""Reads lines with the types, and writes them back: the kind, a tab, the event."""

import json
import sys

import ed_journal

for line in sys.stdin.buffer:
    event = ed_journal.parse(line)
    if event is None:
        raise SystemExit(f"not read: {line!r}")
    kind = event["event"] if ed_journal.is_known(event) else "Unknown"
    sys.stdout.write(f"{kind}\t{json.dumps(event)}\n")
