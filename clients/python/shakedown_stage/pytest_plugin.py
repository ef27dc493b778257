"""The fixture `stage` of pytest, and its mark:

    @pytest.mark.shakedown(seed=7, situation='dock', faults=['torn-line'], given={'station': 'Abraham Lincoln'})
    def test_docked(stage): ...

A failed test shows how to reproduce its session.
"""

from __future__ import annotations

from typing import Any, Callable, Dict, Generator, Iterator, List

import pytest

from .edmc import PluginHost
from .stage import Stage, StageError

MARK = 'shakedown(seed, situation, set, faults, given, options): how the fixture stage starts. ' \
       'situation, with the settings set, is triggered first, then faults are caused.'


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line('markers', MARK)


def started_stage(seed: int = 7, situation: str | None = None, set: Dict[str, Any] | None = None,  # noqa: A002
                  faults: List[str] | None = None, given: Dict[str, Any] | None = None,
                  options: tuple[str, ...] | List[str] = ('--paused',)) -> Stage:
    """A stage on which only what is triggered happens, unless options say otherwise."""
    stage = Stage(*options, seed=seed, given=given).start()
    try:
        if situation is not None:
            stage.trigger(situation, **(set or {}))
        for fault in faults or []:
            stage.fault(fault)
    except BaseException:
        stage.close()
        raise
    return stage


@pytest.fixture
def stage(request: pytest.FixtureRequest) -> Iterator[Stage]:
    """A running session, as the mark shakedown describes it."""
    settings: Dict[str, Any] = {}
    for mark in reversed(list(request.node.iter_markers('shakedown'))):
        settings.update(mark.kwargs)
    try:
        stage = started_stage(**settings)
    except StageError as error:
        raise pytest.fail.Exception(str(error), pytrace=False) from None
    request.node.stash[STAGE] = stage
    try:
        yield stage
    finally:
        stage.close()


@pytest.fixture
def edmc_plugin(stage: Stage) -> Iterator[Callable[..., PluginHost]]:
    """Starts a host for a plugin's folder, fed by the stage: edmc_plugin('plugins/mine')."""
    hosts: List[PluginHost] = []

    def start(folder: Any, **options: Any) -> PluginHost:
        __tracebackhide__ = True
        hosts.append(PluginHost(folder, stage, **options))
        return hosts[-1].start()

    try:
        yield start
    finally:
        for host in reversed(hosts):
            host.stop()


STAGE = pytest.StashKey[Stage]()


@pytest.hookimpl(hookwrapper=True)  # type: ignore[misc]
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, None]:
    """Adds the reproduction to the report of a failed test, while its stage still runs."""
    report = (yield).get_result()
    stage = item.stash.get(STAGE, None)
    if report.failed and report.when == 'call' and stage is not None:
        try:
            report.sections.append(('shakedown', stage.again()))
        except Exception as error:  # The stage itself may be what failed.
            report.sections.append(('shakedown', f'seed {stage.seed}; no reproduction: {error}'))
