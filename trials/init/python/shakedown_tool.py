"""Knows the system and whether the ship is docked: python3 shakedown_tool.py DIRECTORY

Each question is a line of JSON on standard input, each answer a line of JSON on standard output.
Replace the class State with what your tool knows.
"""

import json
import sys
from pathlib import Path


class State:
    def __init__(self):
        self.answer = {}

    def take(self, event):
        kind = event["event"]
        if kind in ("Location", "FSDJump", "CarrierJump"):
            self.answer["system"] = event["StarSystem"]
            self.answer["docked"] = event.get("Docked", False)
        elif kind == "Docked" or kind == "Embark" and event.get("OnStation"):
            self.answer["docked"] = True
        elif kind == "Undocked":
            self.answer["docked"] = False
        # The time of the last line that was read: then an answer is final, and is not asked for again.
        self.answer["upTo"] = event["timestamp"]


def events(directory):
    for path in sorted(Path(directory).glob("Journal.*.log")):
        for line in path.read_bytes().splitlines():
            try:
                yield json.loads(line)
            except ValueError:
                pass  # half a line: the rest is still to come


for question in sys.stdin:
    state = State()
    for event in events(sys.argv[1]):
        state.take(event)
    print(json.dumps(state.answer), flush=True)
