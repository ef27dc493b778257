"""The modules of EDMC that plugins import, as far as they need them: settings in memory, labels without a window."""

from __future__ import annotations

import importlib
import importlib.util
import logging
from collections import UserDict
from functools import total_ordering
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, Callable, Dict, List

from .state import Knowledge
from .tk import Loop, Widget, tk_modules

VERSION = '6.1.0'
APP = 'EDMarketConnector'

FLAGS = ('Docked Landed LandingGearDown ShieldsUp Supercruise FlightAssistOff HardpointsDeployed InWing LightsOn '
         'CargoScoopDeployed SilentRunning ScoopingFuel SrvHandbrake SrvTurret SrvUnderShip SrvDriveAssist FsdMassLocked '
         'FsdCharging FsdCooldown LowFuel OverHeating HasLatLong IsInDanger BeingInterdicted InMainShip InFighter InSRV '
         'AnalysisMode NightVision AverageAltitude FsdJump SrvHighBeam').split()
FLAGS2 = ('OnFoot InTaxi InMulticrew OnFootInStation OnFootOnPlanet AimDownSight LowOxygen LowHealth Cold Hot VeryCold '
          'VeryHot GlideMode OnFootInHangar OnFootSocialSpace OnFootExterior BreathableAtmosphere').split()
GUI_FOCUS = ('NoFocus InternalPanel ExternalPanel CommsPanel RolePanel StationServices GalaxyMap SystemMap Orrery FSS SAA '
             'Codex').split()


class Settings:
    """EDMC's settings, kept in memory; a test may fill them before the plugin starts."""

    shutting_down = False

    def __init__(self, plugins: Path, journals: Path) -> None:
        self.values: Dict[str, Any] = {}
        self.default_journal_dir, self.default_journal_dir_path = str(journals), journals
        self.plugin_dir = str(plugins)
        self.plugin_dir_path = self.app_dir_path = self.home_path = plugins

    def get_str(self, key: str, *, default: str | None = None) -> Any:
        return self.values.get(key, default)

    def get_int(self, key: str, *, default: int = 0) -> int:
        return int(self.values.get(key, default))

    def get_bool(self, key: str, *, default: bool | None = None) -> Any:
        return self.values.get(key, default)

    def get_list(self, key: str, *, default: List[Any] | None = None) -> Any:
        return self.values.get(key, default)

    get = get_str

    def set(self, key: str, value: Any) -> None:
        if not isinstance(value, (str, int, bool, list)):
            raise ValueError(f'settings are text, integers, booleans and lists, not {type(value).__name__}')
        self.values[key] = value

    def delete(self, key: str, *, suppress: bool = False) -> None:
        if key not in self.values and not suppress:
            raise KeyError(key)
        self.values.pop(key, None)

    def save(self) -> None:
        return None


@total_ordering
class Version:
    """A semantic version, where the package semantic_version is not installed."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.major, self.minor, self.patch = (int(part) for part in text.partition('-')[0].partition('+')[0].split('.'))

    def __str__(self) -> str:
        return self.text

    def _key(self) -> tuple[int, int, int]:
        return (self.major, self.minor, self.patch)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Version) and self._key() == other._key()

    def __lt__(self, other: Version) -> bool:
        return self._key() < other._key()

    def __hash__(self) -> int:
        return hash(self._key())


class CAPIData(UserDict):  # type: ignore[type-arg]
    """What a hook for Frontier's Companion API gets."""

    def __init__(self, data: Any = None, source_host: str | None = None, source_endpoint: str | None = None,
                 request_cmdr: str | None = None) -> None:
        super().__init__(data or {})
        self.source_host, self.source_endpoint, self.request_cmdr = source_host, source_endpoint, request_cmdr


SERVERS = {'SERVER_LIVE': 'https://companion.orerve.net', 'SERVER_BETA': 'https://pts-companion.orerve.net',
           'SERVER_LEGACY': 'https://legacy-companion.orerve.net'}


def _session(timeout: float = 10) -> Any:
    """A session of requests whose every request has a timeout."""
    session: Any = importlib.import_module('requests').Session()
    send = session.send
    session.send = lambda request, **options: send(request, **{**options, 'timeout': options.get('timeout') or timeout})
    return session


def _module(name: str, **members: Any) -> ModuleType:
    module = ModuleType(name)
    module.__dict__.update(members)
    return module


def stand_ins(loop: Loop, settings: Settings, knowledge: Knowledge,
              show_error: Callable[[str], None]) -> Dict[str, ModuleType]:
    """All modules by name, for sys.modules."""
    modules = tk_modules(loop)
    if importlib.util.find_spec('semantic_version') is None:
        modules['semantic_version'] = _module('semantic_version', Version=Version)
        version: Any = Version
    else:
        from semantic_version import Version as version  # type: ignore

    logger = logging.getLogger(APP)
    translations = SimpleNamespace(tl=lambda text, **_options: text, translate=lambda text, **_options: text)
    locale = SimpleNamespace(
        string_from_number=lambda number, decimals=5: f'{number:,d}' if isinstance(number, int) else f'{number:,.{decimals}f}',
        number_from_string=lambda text: float(text.replace(',', '')) if '.' in text else int(text.replace(',', '')),
        preferred_languages=lambda: ['en'])
    numbered = {f'Flags{name}': 1 << bit for bit, name in enumerate(FLAGS)}
    numbered.update({f'Flags2{name}': 1 << bit for bit, name in enumerate(FLAGS2)})
    numbered.update({f'GuiFocus{name}': value for value, name in enumerate(GUI_FOCUS)})
    words = {'tl': translations, 'translations': translations, 'Translations': translations, 'Locale': locale}

    def widget(name: str) -> Any:
        return type(name, (Widget,), {})

    made = [
        _module('config', config=settings, appname=APP, applongname='E:D Market Connector', appcmdname='EDMC',
                appversion=lambda: version(VERSION), appversion_nobuild=lambda: version(VERSION),
                copyright='', user_agent=f'EDCD-{APP}-{VERSION}', logger=logger, trace_on=[], debug_senders=[]),
        _module('EDMCLogging', get_main_logger=lambda *_args: logger, get_plugin_logger=lambda name, *_args: logger.getChild(name)),
        _module('l10n', **words), _module('L10n', **words),
        _module('theme', theme=Widget(), config=settings),
        _module('myNotebook', **{name: widget(name) for name in (
            'Frame Label Button Checkbutton Radiobutton Entry EntryMenu Notebook OptionMenu ColoredButton').split()}),
        _module('ttkHyperlinkLabel', HyperlinkLabel=widget('HyperlinkLabel')),
        _module('companion', CAPIData=CAPIData, session=Widget(), **SERVERS),
        _module('edmc_data', ship_name_map={}, **numbered),
        _module('plug', show_error=show_error, PLUGINS=[]),
        _module('monitor', monitor=knowledge),
        _module('timeout_session', new_session=_session),
        _module('prefs', prefsVersion=SimpleNamespace(stringToSerial=lambda _text: 0, shouldSetDefaults=lambda *_args: False)),
    ]
    modules.update({module.__name__: module for module in made})
    return modules
