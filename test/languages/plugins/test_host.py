"""Hooks beside the journal, and what EDMC 6 makes of lines where one would expect something else."""

import json
import socket
import sys
from pathlib import Path

import pytest

from shakedown_stage.edmc import PluginHost
from shakedown_stage.edmc.network import NetworkRefused

PLUGIN = Path(__file__).parent / 'JumpCounter'
SUIT = {'SuitID': 17, 'SuitName': 'tacticalsuit_class3', 'SuitMods': [], 'LoadoutID': 4293000001, 'LoadoutName': 'A', 'Modules': [
    {'SlotName': 'PrimaryWeapon1', 'SuitModuleID': 5, 'ModuleName': 'wpn_m_assaultrifle_kinetic_fauto', 'Class': 1, 'WeaponMods': []}]}


@pytest.fixture
def write(tmp_path):
    def write(kind, **members):
        with open(tmp_path / 'Journal.2026-11-14T204100.01.log', 'a') as journal:
            journal.write(json.dumps({'timestamp': '2026-11-14T20:41:00Z', 'event': kind, **members}) + '\n')

    write('Fileheader', language='French/FR', gameversion='4.1.0.0', build='r1')
    write('Commander', Name='Ada', FID='F1')
    write('LoadGame', Commander='Ada', Horizons=True, Ship='FlightSuit', GameMode='Solo', Credits=100, Loan=0)
    return write


@pytest.fixture
def host(tmp_path, write):
    with PluginHost(PLUGIN, tmp_path) as host:
        yield host


def test_what_a_loadout_on_foot_leaves(host, write):
    assert host.state['OnFoot']
    write('SuitLoadout', **SUIT)
    write('SuitLoadout', **{**SUIT, 'LoadoutID': 4293000002, 'SuitMods': ['suit_nightvision']})
    write('RenameSuitLoadout', LoadoutID=4293000001, LoadoutName='B')
    write('BuySuit', Name='UtilitySuit_Class1', Name_Localised='Combinaison Maverick', SuitID=18, SuitMods=[], Price=5)
    host.look()
    assert host.state['SuitCurrent']['edmcName'] == 'Dominator'
    assert host.state['SuitLoadouts']['1']['name'] == 'A'
    assert host.state['SuitLoadouts']['1']['suit']['mods'] == ['suit_nightvision']
    assert host.state['Suits'][18]['edmcName'] == 'Maverick'
    assert host.state['Credits'] == 100
    write('SellWeapon', SuitModuleID=5, Price=5)
    host.look()
    assert host.state['SuitLoadouts']['1']['slots'] == {}


def test_engineers_count_only_with_a_rank(host, write):
    write('EngineerProgress', Engineers=[{'Engineer': 'The Dweller', 'EngineerID': 1, 'Progress': 'Known'}])
    write('EngineerProgress', Engineer='Liz Ryder', EngineerID=2, Progress='Invited')
    write('EngineerProgress', Engineer='The Dweller', EngineerID=1, Progress='Unlocked', Rank=1)
    host.look()
    assert host.state['Engineers'] == {'The Dweller': (1, 0)}


def test_a_route_that_is_written_after_its_line_is_found_with_the_next(host, write, tmp_path):
    write('NavRoute')
    host.look()
    assert host.calls[-1].args[4] == {'timestamp': '2026-11-14T20:41:00Z', 'event': 'NavRoute'}
    route = {'timestamp': '2026-11-14T20:41:03Z', 'event': 'NavRoute', 'Route': [{'StarSystem': 'Sol'}]}
    (tmp_path / 'NavRoute.json').write_text(json.dumps(route))
    write('Friends', Status='Online', Name='Bea')
    host.look()
    assert host.state['NavRoute'] == route


def test_lines_that_edmc_cannot_use_reach_no_plugin(host, write):
    count = len(host.calls)
    write('Cargo', Vessel='Ship', Count=1)
    write('ModuleInfo')
    write('ModuleBuy', Slot='Slot01', BuyItem='x', BuyPrice=5)
    write('Loadout', Ship='asp', ShipID=1, ShipName='', ShipIdent='', Modules=[])
    host.look()
    assert len(host.calls) == count
    assert host.state['ShipType'] == 'asp'
    assert host.state['Credits'] == 100


def test_a_late_start_on_foot_in_a_station_is_docked(tmp_path, write):
    write('Location', StarSystem='Sol', StarPos=[0, 0, 0], SystemAddress=1, Docked=False, Body='Daedalus', BodyType='Station')
    write('Music', MusicTrack='MainMenu')
    with PluginHost(PLUGIN, tmp_path, is_running=True) as host:
        [first] = host.calls_of('journal_entry')
        assert first.args[4].items() >= {'event': 'StartUp', 'Docked': True, 'StationName': 'Daedalus', 'StarPos': [0, 0, 0]}.items()
        assert 'Body' not in first.args[4]
        write('Music', MusicTrack='MainMenu')
        host.look()
        assert [call.args[4]['event'] for call in host.calls_of('journal_entry')] == ['StartUp', 'Music', 'ShutDown']


def test_errors_are_those_of_the_plugin(tmp_path, write):
    with pytest.raises(FileNotFoundError, match='it has no load.py'):
        PluginHost(tmp_path / 'nothing', tmp_path).start()
    folder = tmp_path / 'broken'
    folder.mkdir()
    (folder / 'load.py').write_text('def plugin_start3(plugin_dir): pass\n\ndef journal_entry(*args):\n    return args[9]\n')
    with PluginHost(folder, tmp_path) as host:
        assert host.errors[0].startswith('journal_entry: Traceback')
        assert 'return args[9]' in host.errors[0]
        assert 'host.py' not in host.errors[0]


def commander(write, name, version):
    write('Fileheader', language='English/UK', gameversion=version, build='r1')
    write('Commander', Name=name, FID='F2')
    write('LoadGame', Commander=name, Horizons=True, Ship='asp', GameMode='Open', Credits=5, Loan=0)


@pytest.fixture
def hooks(tmp_path, write):
    """A plugin with all hooks of settings and profiles."""
    folder = tmp_path / 'hooks'
    folder.mkdir()
    (folder / 'load.py').write_text('''
def plugin_start3(plugin_dir): return 'Hooks'
def plugin_prefs(parent, cmdr, is_beta): return parent
def prefs_cmdr_changed(cmdr, is_beta): pass
def prefs_changed(cmdr, is_beta): pass
def cmdr_data(data, is_beta): pass
def cmdr_data_legacy(data, is_beta): return 'no legacy, please'
''')
    with PluginHost(folder, tmp_path) as host:
        host.calls.clear()
        yield host


def test_open_settings_follow_the_commander(hooks, write):
    commander(write, 'Bea', '4.1.0.0')
    hooks.look()
    hooks.open_settings()
    hooks.look()
    commander(write, 'Cy', '4.1.0.0 Beta')
    hooks.look()
    hooks.look()
    hooks.close_settings()
    commander(write, 'Ada', '4.1.0.0')
    hooks.look()
    calls = [(call.hook, *call.args[-2:]) for call in hooks.calls]
    assert calls == [('plugin_prefs', 'Bea', False), ('prefs_cmdr_changed', 'Cy', True), ('prefs_changed', 'Cy', True)]


def test_a_profile_of_the_legacy_game_has_a_hook_of_its_own(hooks, write):
    profile = {'commander': {'name': 'Bea', 'credits': 70, 'debt': 3}}
    hooks.profile(profile)
    assert (hooks.state['Credits'], hooks.state['Loan']) == (70, 3)
    commander(write, 'Bea', '3.8.0.1400')
    hooks.look()
    hooks.profile(profile)
    live, legacy = hooks.calls
    assert (live.hook, live.args[0].source_host) == ('cmdr_data', 'https://companion.orerve.net')
    assert (legacy.hook, legacy.args[0].source_host) == ('cmdr_data_legacy', 'https://legacy-companion.orerve.net')
    assert legacy.args[0].data == profile
    assert legacy.args[1] is False
    assert hooks.errors == ['no legacy, please']


def load(folder, text):
    """A plugin with this text in its load.py."""
    (folder / 'load.py').write_text(text)
    return folder


@pytest.fixture
def plugin(tmp_path):
    folder = tmp_path / 'plugins' / 'mine'
    folder.mkdir(parents=True)
    return lambda text: load(folder, 'def plugin_start3(_folder): return "Mine"\n' + text)


REACHES = """
import socket, sys, urllib.request
def journal_entry(_cmdr, _is_beta, _system, _station, entry, _state):
    for reach in (lambda: urllib.request.urlopen('http://eddn.edcd.io/upload/', timeout=5),
                  lambda: socket.create_connection(('192.0.2.1', 443), 5),
                  lambda: socket.socket(socket.AF_INET6).connect(('2001:db8::1', 80)),
                  lambda: socket.socket(type=socket.SOCK_DGRAM).sendto(b'x', ('192.0.2.2', 53)),
                  lambda: socket.gethostbyname('inara.cz'),
                  lambda: socket.socket().connect(('no-such.invalid', 80)),
                  lambda: socket.socket(type=socket.SOCK_DGRAM).sendto(b'x', 0, ('neither.invalid', 53)),
                  lambda: sys.audit('webbrowser.open', 'https://edsm.net/')):
        try:
            reach()
        except OSError as error:
            caught.append(str(error))
    if entry['event'] == 'Shutdown':
        raise OSError(caught[-1])
caught = []
"""


def test_other_machines_are_out_of_reach(plugin, tmp_path, write):
    with PluginHost(plugin(REACHES), tmp_path) as host:
        machines = ['eddn.edcd.io', '192.0.2.1', '2001:db8::1', '192.0.2.2', 'inara.cz', 'no-such.invalid',
                    'neither.invalid', 'edsm.net']
        assert host.refused[:8] == machines
        assert 'a plugin under test reaches this machine only, not eddn.edcd.io: give the host network=True' in str(host.module.caught)
        assert host.errors == []
        write('Shutdown')
        host.look()
        assert 'not edsm.net' in host.errors[0]


def test_this_machine_is_in_reach_and_a_thread_that_is_left_stays_here(plugin, tmp_path, write):
    server = socket.create_server(('127.0.0.1', 0))
    port = server.getsockname()[1]
    reaches = f"""
import socket, threading
go_on = threading.Event()
errors = []
def wait():
    go_on.wait()
    try:
        socket.create_connection(('192.0.2.1', 443), 5)
    except OSError as error:
        errors.append(str(error))
thread = threading.Thread(target=wait, daemon=True)
def plugin_app(_parent):
    thread.start()
    for name in ('127.0.0.1', 'localhost'):
        socket.create_connection((name, {port}), 5).close()
"""
    with PluginHost(plugin(reaches), tmp_path) as host:
        assert host.errors == []
        module = host.module
    assert is_let('192.0.2.1')
    module.go_on.set()
    module.thread.join()
    assert 'not 192.0.2.1' in module.errors[0]
    server.close()


def test_the_network_is_there_on_request(plugin, tmp_path, write):
    with PluginHost(plugin(''), tmp_path, network=True):
        assert is_let('192.0.2.1')
    with PluginHost(plugin(''), tmp_path):
        assert not is_let('192.0.2.1')


def is_let(host):
    """Asks as a connection would, without making one."""
    try:
        sys.audit('socket.connect', socket.socket(), (host, 443))
        return True
    except NetworkRefused:
        return False


def test_tk_has_what_it_has(plugin, tmp_path, write):
    text = """
import tkinter as tk
from tkinter import font
def plugin_app(parent):
    label = tk.Label(parent, text='x', font=font.Font(family='Arial', size=12, weight=font.BOLD))
    label.grid()
    seen.append([hasattr(label, '_mine'), hasattr(tk, '_mine'), label['font'].actual()['family'],
                 font.nametofont('TkDefaultFont').measure('abc') > 0, label['font'].metrics('linespace') > 12])
    label._mine = 1
    seen.append(hasattr(label, '_mine'))
    return label
seen = []
"""
    with PluginHost(plugin(text), tmp_path) as host:
        assert host.errors == []
        assert host.module.seen == [[False, False, 'Arial', True, True], True]
