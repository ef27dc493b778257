"""Elite Dangerous without the game: python3 -m unittest test_docked, or pytest"""

import json
import os
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))  # not every mode of pytest does this
from shakedown_stage import Stage  # noqa: E402


def station_in(directory):
    """Stands for your tool: at which station the ship is docked."""
    station = None
    for journal in sorted(directory.glob('Journal.*.log')):
        for line in journal.read_text(encoding='utf-8').splitlines():
            event = json.loads(line)
            if event['event'] == 'Docked':
                station = event['StationName']
            elif event['event'] == 'Undocked':
                station = None
    return station


class DockedTest(unittest.TestCase):
    def test_knows_where_a_wanted_commander_has_docked(self):
        with Stage('--paused', '--start', '2026-11-14T20:41:00Z', seed=7) as stage:
            stage.trigger('dock-wanted', station='Abraham Lincoln')
            self.assertEqual(station_in(stage.directory), 'Abraham Lincoln')


if __name__ == '__main__':
    unittest.main()
