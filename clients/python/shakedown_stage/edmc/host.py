"""Loads a plugin of EDMC from its folder, and calls its hooks as EDMC does."""

from __future__ import annotations

import copy
import importlib
import importlib.util
import json
import logging
import os
import sys
import time
import traceback
from dataclasses import dataclass
from datetime import datetime, timedelta, timezone
from pathlib import Path
from types import ModuleType
from typing import Any, Callable, Dict, List, Protocol, Tuple, Union

from .companions import read_companion
from .network import Guard
from .stand_ins import APP, CAPIData, SERVERS, Settings, stand_ins
from .state import Entry, Knowledge
from .tk import Loop, Widget


class HasDirectory(Protocol):
    @property
    def directory(self) -> Path: ...


@dataclass(frozen=True)
class HookCall:
    """A hook that was called, with what it returned, or the exception that it raised."""

    hook: str
    args: Tuple[Any, ...]
    result: Any = None
    error: BaseException | None = None


class PluginHost:
    """Stands for EDMC around one plugin.

    journal: a stage, or a directory with journals. `look` reads what was written since, and calls the hooks.
    settings: what the plugin finds in `config`.
    is_running: the game runs already when EDMC starts: lines so far are read silently, then comes StartUp.
    max_age: events older than this are not handed over; EDMC's own limit is 60 minutes.
    network: lets the plugin reach other machines. By default it reaches this one only: `refused` lists the others.
    """

    def __init__(self, folder: Union[str, 'os.PathLike[str]'], journal: Union[str, 'os.PathLike[str]', HasDirectory], *,
                 settings: Dict[str, Any] | None = None, is_running: bool = False, max_age: timedelta | None = None,
                 network: bool = False) -> None:
        self.folder = Path(folder).resolve()
        self.directory = Path(journal) if isinstance(journal, (str, os.PathLike)) else journal.directory
        self.loop = Loop()
        self.knowledge = Knowledge(self.directory)
        self.config = Settings(self.folder.parent, self.directory)
        self.config.values.update(settings or {})
        self.module: ModuleType | None = None
        self.name: str | None = None
        self.app: Any = None
        self.calls: List[HookCall] = []
        self.errors: List[str] = []
        self._guard = Guard()
        self._network = network
        self._is_running = is_running
        self._max_age = max_age
        self._held: List[Entry] = []
        self._read: Dict[str, int] = {}
        self._status: Dict[str, Any] | None = None
        self._settings_of: Tuple[str | None, bool] | None = None
        self._before: Dict[str, ModuleType | None] = {}
        self._path = list(sys.path)

    @property
    def state(self) -> Dict[str, Any]:
        return self.knowledge.state

    @property
    def refused(self) -> List[str]:
        """The other machines that the plugin tried to reach."""
        return self._guard.refused

    def calls_of(self, hook: str) -> List[HookCall]:
        return [call for call in self.calls if call.hook == hook]

    def start(self) -> PluginHost:
        """Loads the plugin, calls plugin_start3 and plugin_app, and hands over what the journal has so far."""
        __tracebackhide__ = True
        if not (self.folder / 'load.py').is_file():
            raise FileNotFoundError(f'{self.folder} is no plugin of EDMC: it has no load.py')
        if not self._network:
            self._guard.start()
        try:
            modules = stand_ins(self.loop, self.config, self.knowledge, self.errors.append)
            self._before = {name: sys.modules.get(name) for name in modules}
            sys.modules.update(modules)
            self.module = self._load()
            if not hasattr(self.module, 'plugin_start3'):
                raise RuntimeError(f'{self.folder / "load.py"} has no plugin_start3: EDMC does not load it')
            self.name = self.module.plugin_start3(self.folder) or self.folder.name
            self.calls.append(HookCall('plugin_start3', (self.folder,), self.name))
            self.app = self.call('plugin_app', Widget(Widget()))
            if self._is_running:
                self._catch_up()
        except BaseException:
            self._unload()
            raise
        self.look()
        return self

    def stop(self) -> None:
        """Calls plugin_stop, and removes what was loaded; may be called twice."""
        if self.module is None:
            return
        self.config.shutting_down = True
        self.call('plugin_stop')
        self._unload()

    def __enter__(self) -> PluginHost:
        return self.start()

    def __exit__(self, *_error: object) -> None:
        self.stop()

    def call(self, hook: str, *args: Any) -> Any:
        """Calls a hook if the plugin has it. An exception is kept in errors and calls; a returned text is an error, too."""
        function: Callable[..., Any] | None = getattr(self.module, hook, None)
        if function is None:
            return None
        try:
            result = function(*args)
        except Exception as error:
            error.__traceback__ = error.__traceback__ and error.__traceback__.tb_next
            self.errors.append(f'{hook}: {"".join(traceback.format_exception(error)).strip()}')
            logging.getLogger(f'{APP}.{self.folder.name}').exception('%s failed', hook)
            self.calls.append(HookCall(hook, args, error=error))
            return None
        self.calls.append(HookCall(hook, args, result))
        if isinstance(result, str) and hook in RETURN_ERRORS:
            self.errors.append(result)
        return result

    def look(self) -> None:
        """Hands over what was appended to the journals, then Status.json if it changed, then what is due in Tk's loop."""
        for line in self._new_lines():
            entry = self._taken(line)
            if entry is not None:
                self._hand_over(entry)
        self._look_at_status()
        if self._settings_of not in (None, self._commander()):
            self._settings_of = self._commander()
            self.call('prefs_cmdr_changed', *self._settings_of)
        self.loop.run_due()

    def until(self, holds: Callable[[], Any], timeout: float = 10.0) -> None:
        """Looks until a condition holds: for plugins with threads, and sessions that go on by themselves."""
        deadline = time.monotonic() + timeout
        self.look()
        while not holds():
            if time.monotonic() > deadline:
                raise AssertionError(f'it did not happen within {timeout:g} seconds')
            time.sleep(0.01)
            self.look()

    def open_settings(self) -> Any:
        """Opens the settings: returns the frame that the plugin made for them. While they are open, `look` reports
        another commander with prefs_cmdr_changed."""
        self._settings_of = self._commander()
        return self.call('plugin_prefs', Widget(Widget()), *self._settings_of)

    def close_settings(self) -> None:
        self._settings_of = None
        self.call('prefs_changed', *self._commander())

    def profile(self, data: Dict[str, Any]) -> Any:
        """Hands over a /profile of the Companion API, with lastStarport merged, as after docking: to cmdr_data, or to
        cmdr_data_legacy if the game is a legacy one."""
        commander = data.get('commander', {})
        if commander.get('credits') is not None:
            self.state.update(Credits=commander['credits'], Loan=commander.get('debt', 0))
        answer = self._capi(data, '/profile')
        hook = 'cmdr_data_legacy' if answer.source_host == SERVERS['SERVER_LEGACY'] else 'cmdr_data'
        return self.call(hook, answer, self.knowledge.is_beta)

    def fleetcarrier(self, data: Dict[str, Any]) -> Any:
        """Hands over a /fleetcarrier of the Companion API."""
        return self.call('capi_fleetcarrier', self._capi(copy.deepcopy(data), '/fleetcarrier'))

    def _commander(self) -> Tuple[str | None, bool]:
        return self.knowledge.cmdr, self.knowledge.is_beta

    def _capi(self, data: Dict[str, Any], endpoint: str) -> CAPIData:
        known = self.knowledge
        server = 'SERVER_BETA' if known.is_beta else 'SERVER_LIVE' if known.is_live_galaxy() else 'SERVER_LEGACY'
        return CAPIData(data, SERVERS[server], endpoint, known.cmdr)

    def _load(self) -> ModuleType:
        """Imports NAME.load, or load.py by its path if the folder's name is no identifier."""
        sys.path += [str(self.folder.parent), str(self.folder)]
        name = self.folder.name
        logging.getLogger(f'{APP}.{name}')
        module_name = f'plugin_{name.replace(".", "_").replace("-", "_")}'
        self._before.update({key: None for key in (name, f'{name}.load', module_name)})
        if name.isidentifier():
            importlib.invalidate_caches()
            return importlib.import_module(f'{name}.load')
        spec = importlib.util.spec_from_file_location(module_name, self.folder / 'load.py')
        if spec is None or spec.loader is None:
            raise ImportError(f'{self.folder / "load.py"} cannot be loaded')
        module = importlib.util.module_from_spec(spec)
        sys.modules[module_name] = module
        spec.loader.exec_module(module)
        return module

    def _unload(self) -> None:
        """Puts sys.modules and sys.path back, also for the modules of the plugin's own folder."""
        for name, module in list(sys.modules.items()):
            file = getattr(module, '__file__', None)
            if file and name not in self._before and self.folder in Path(file).parents:
                del sys.modules[name]
        for name, before in self._before.items():
            if before is None:
                sys.modules.pop(name, None)
            else:
                sys.modules[name] = before
        sys.path[:] = self._path
        self.module = None
        self._guard.stop()

    def _new_lines(self) -> List[bytes]:
        lines: List[bytes] = []
        for file in sorted(self.directory.glob('Journal*.log'), key=lambda each: (each.stat().st_mtime_ns, each.name)):
            with open(file, 'rb') as journal:
                journal.seek(self._read.get(file.name, 0))
                for line in journal:
                    if not line.endswith(b'\n'):
                        break  # The rest of it is still to come.
                    self._read[file.name] = self._read.get(file.name, 0) + len(line)
                    lines.append(line)
        return lines

    def _taken(self, line: bytes) -> Entry | None:
        """The entry for plugins; None, and a message in the log, if EDMC cannot use the line."""
        try:
            entry: Entry = json.loads(line)
            return self.knowledge.take(entry)
        except Exception:
            logging.getLogger(APP).debug('Invalid journal entry: %r', line, exc_info=True)
            return None

    def _hand_over(self, entry: Entry) -> None:
        """Calls journal_entry, before it for entries held back until the game mode is known."""
        known = self.knowledge
        if known.mode is None:
            self._held.append(entry)
        elif known.mode == 'CQC':
            self.call('journal_entry_cqc', known.cmdr, known.is_beta, copy.deepcopy(entry), copy.deepcopy(known.state))
        else:
            held, self._held = self._held, []
            for each in (*held, entry):
                self._journal_entry(each)
        if entry['event'] == 'Music' and entry.get('MusicTrack') == 'MainMenu' and known.mode is not None:
            self._hand_over({'timestamp': _now(), 'event': 'ShutDown'})

    def _journal_entry(self, entry: Entry) -> None:
        known = self.knowledge
        age = datetime.now(timezone.utc) - datetime.fromisoformat(entry['timestamp'])
        if known.cmdr is None or (self._max_age is not None and age > self._max_age):
            return
        state = known.state
        self.call('journal_entry', known.cmdr, known.is_beta, state['SystemName'], state['StationName'],
                  dict(entry), dict(state))

    def _catch_up(self) -> None:
        """Reads what is there without calling hooks, and makes up StartUp."""
        self.knowledge.is_catching_up = True
        for line in self._new_lines():
            self._taken(line)
        self.knowledge.is_catching_up = False
        state = self.state
        state['NavRoute'] = read_companion(self.directory / 'NavRoute.json') or state['NavRoute']
        if self.knowledge.mode is None:
            return
        entry: Entry = {'timestamp': _now(), 'event': 'StartUp', 'StarSystem': state['SystemName'],
                        'StarPos': state['StarPos'] and list(state['StarPos']), 'SystemAddress': state['SystemAddress'],
                        'Population': state['SystemPopulation']}
        if state['Body']:
            entry.update({key: state[key] for key in ('Body', 'BodyID', 'BodyType')})
        entry['Docked'] = bool(state['StationName'])  # Also on foot in a station.
        if entry['Docked']:
            entry.update({key: state.get(key) for key in ('MarketID', 'StationName', 'StationType')})
        self._hand_over(entry)

    def _look_at_status(self) -> None:
        known = self.knowledge
        status = read_companion(self.directory / 'Status.json')
        if status is None or status == self._status or known.cmdr is None or known.started is None:
            return
        if datetime.fromisoformat(status['timestamp']).timestamp() >= known.started:
            self._status = status
            self.call('dashboard_entry', known.cmdr, known.is_beta, dict(status))


RETURN_ERRORS = ('journal_entry', 'journal_entry_cqc', 'dashboard_entry', 'cmdr_data', 'cmdr_data_legacy', 'capi_fleetcarrier')


def _now() -> str:
    return datetime.now(timezone.utc).strftime('%Y-%m-%dT%H:%M:%SZ')
