"""Takes the version and the types from the rest of Shakedown: a clone after `npm ci`, or its package of npm. A source
distribution has both inside."""

import json
import subprocess
import tempfile
from email import message_from_string
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
COMMAND = ROOT / 'dist/cli/main.js'
DISTRIBUTED = HERE / 'PKG-INFO'
TYPES = 'shakedown_stage/ed_journal.py'


def version() -> str:
    if DISTRIBUTED.exists():
        return message_from_string(DISTRIBUTED.read_text(encoding='utf-8'))['Version']
    return json.loads((ROOT / 'package.json').read_text(encoding='utf-8'))['version']


def write_types(folder: Path) -> None:
    if DISTRIBUTED.exists():
        return
    if not COMMAND.exists():
        raise SystemExit(f'{COMMAND} is missing: run `npm ci` in {ROOT} first')
    subprocess.run(['node', COMMAND, 'types', '--language', 'python', '--out', folder / TYPES], check=True)


class WithTypes(build_py):
    def run(self) -> None:
        super().run()
        write_types(Path(self.build_lib))


class SourceWithTypes(sdist):
    def make_release_tree(self, base_dir, files) -> None:
        super().make_release_tree(base_dir, files)
        write_types(Path(base_dir))


# Nothing is left beside the sources.
with tempfile.TemporaryDirectory() as workshop:
    setup(
        version=version(),
        cmdclass={'build_py': WithTypes, 'sdist': SourceWithTypes},
        options={'build': {'build_base': workshop}, 'egg_info': {'egg_base': workshop}},
    )
