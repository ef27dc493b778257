"""Takes the version and the types from the rest of Shakedown: a clone after `npm ci`, or its package of npm."""

import json
import subprocess
import tempfile
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent.parent.parent
COMMAND = ROOT / 'dist/cli/main.js'


class WithTypes(build_py):
    def run(self) -> None:
        super().run()
        if not COMMAND.exists():
            raise SystemExit(f'{COMMAND} is missing: run `npm ci` in {ROOT} first')
        types = Path(self.build_lib) / 'shakedown_stage/ed_journal.py'
        subprocess.run(['node', COMMAND, 'types', '--language', 'python', '--out', types], check=True)


# Nothing is left beside the sources.
with tempfile.TemporaryDirectory() as workshop:
    setup(
        version=json.loads((ROOT / 'package.json').read_text(encoding='utf-8'))['version'],
        cmdclass={'build_py': WithTypes},
        options={'build': {'build_base': workshop}, 'egg_info': {'egg_base': workshop}},
    )
