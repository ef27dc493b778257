"""Tests tools for Elite Dangerous without the game: see stage.py, pytest_plugin.py, unittest_case.py and edmc."""

from .stage import Stage, StageError, fixture, situation_lines

__all__ = ['Stage', 'StageError', 'fixture', 'situation_lines']
