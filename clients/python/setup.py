"""Takes the version and the generated types from where the rest of Shakedown keeps them."""

import json
import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent.parent.parent


class WithTypes(build_py):
    def run(self) -> None:
        super().run()
        shutil.copy(ROOT / 'bindings/python/ed_journal.py', Path(self.build_lib) / 'shakedown_stage')


setup(version=json.loads((ROOT / 'package.json').read_text(encoding='utf-8'))['version'], cmdclass={'build_py': WithTypes})
