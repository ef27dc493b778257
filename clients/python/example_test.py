"""How a test of a tool that follows the journal looks: python3 -m unittest example_test

SPDX-License-Identifier: MIT
"""

import json
import time
import unittest

from shakedown_stage import Stage, StageError


class Follower:
    """Stands for your tool: it reads what the game appends, and knows where the commander is."""

    def __init__(self, directory):
        self.directory = directory
        self.station = None
        self.broken = 0
        self._read = {}

    def look(self):
        for file in sorted(self.directory.glob('Journal.*.log')):
            with open(file, 'rb') as journal:
                journal.seek(self._read.get(file, 0))
                for line in journal:
                    if not line.endswith(b'\n'):
                        break  # The rest of it is still to come.
                    self._read[file] = self._read.get(file, 0) + len(line)
                    self._take(line)

    def _take(self, line):
        try:
            event = json.loads(line)
        except ValueError:
            self.broken += 1
            return
        if event['event'] == 'Docked':
            self.station = event['StationName']
        elif event['event'] == 'Undocked':
            self.station = None


class FollowerTest(unittest.TestCase):
    def setUp(self):
        self.stage = Stage(seed=7).start()
        self.addCleanup(self.stage.close)
        self.tool = Follower(self.stage.directory)

    def until(self, holds):
        """Waits for a condition, as a tool may look a little later than the game writes."""
        deadline = time.monotonic() + 60
        while not holds():
            if time.monotonic() > deadline:
                self.fail(f'it never came\n{self.stage.again()}')
            self.tool.look()
            time.sleep(0.02)

    def test_knows_the_station(self):
        self.stage.trigger('dock', station='Abraham Lincoln')
        self.until(lambda: self.tool.station == 'Abraham Lincoln')
        self.stage.trigger('undock')
        self.until(lambda: self.tool.station is None)
        self.assertNotIn('station', self.stage.state())

    def test_survives_a_broken_line(self):
        self.stage.fault('lost-bracket')
        self.stage.trigger('dock')
        self.stage.trigger('undock')
        self.stage.trigger('dock')
        self.until(lambda: self.tool.station == self.stage.state()['station']['name'])
        self.assertEqual(self.tool.broken, 1)

    def test_what_cannot_be_is_told_in_a_sentence(self):
        with self.assertRaisesRegex(StageError, "did you mean 'dock'"):
            self.stage.trigger('dok')


if __name__ == '__main__':
    unittest.main()
