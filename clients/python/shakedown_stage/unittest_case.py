"""A base class for unittest: a stage for each test, and how to reproduce a failure."""

from __future__ import annotations

import functools
import unittest
from typing import Any, Callable, Dict, Tuple

from .stage import Stage, StageError

__unittest = True  # unittest leaves this module out of tracebacks.


class StageTestCase(unittest.TestCase):
    """self.stage is a running session; override seed, given and options in your class."""

    seed: int = 7
    given: Dict[str, Any] = {}
    options: Tuple[str, ...] = ('--paused',)
    stage: Stage

    def __init__(self, methodName: str = 'runTest') -> None:
        super().__init__(methodName)
        method = getattr(self, methodName, None)
        if method is not None:
            setattr(self, methodName, self._with_reproduction(method))

    def setUp(self) -> None:
        super().setUp()
        try:
            self.stage = Stage(*self.options, seed=self.seed, given=self.given).start()
        except StageError as error:
            raise self.failureException(str(error)) from None
        self.addCleanup(self.stage.close)

    def _with_reproduction(self, method: Callable[[], None]) -> Callable[[], None]:
        @functools.wraps(method)
        def test() -> None:
            try:
                method()
            except unittest.SkipTest:
                raise
            except Exception as error:
                try:
                    error.add_note(self.stage.again())
                except StageError:
                    error.add_note(f'seed {self.stage.seed}')
                raise

        return test
