"""Three plugins of the usual kind, tested without EDMC and without the game."""

import http.server
import json
import sys
import threading
import types
from pathlib import Path

import pytest

HERE = Path(__file__).parent


@pytest.mark.shakedown(seed=7)
def test_jumps_are_counted(stage, edmc_plugin):
    host = edmc_plugin(HERE / 'JumpCounter', settings={'jump_counter_jumps': 40})
    assert host.name == 'Jump counter'
    stage.trigger('jump')
    stage.trigger('jump')
    host.look()
    label = host.app.winfo_children()[0]
    assert label['text'].startswith('42 jumps')
    assert host.config.get_int('jump_counter_jumps') == 42
    assert host.state['SystemName'] == stage.state()['system']['name']
    host.open_settings()
    host.module.this.is_shown.set(False)
    host.close_settings()
    assert label['text'] == ''
    assert host.errors == []


def test_entries_before_load_game_come_with_the_commander(stage, edmc_plugin):
    host = edmc_plugin(HERE / 'JumpCounter')
    calls = host.calls_of('journal_entry')
    kinds = [call.args[4]['event'] for call in calls]
    assert kinds[:2] == ['Fileheader', 'Commander']
    assert {call.args[0] for call in calls} == {host.knowledge.cmdr}
    assert 'LoadGame' in kinds


def test_a_late_start_begins_with_start_up(stage, edmc_plugin):
    host = edmc_plugin(HERE / 'JumpCounter', is_running=True)
    [first] = host.calls_of('journal_entry')
    assert first.args[4]['event'] == 'StartUp'
    assert first.args[4]['StarSystem'] == stage.state()['system']['name']
    assert first.args[4]['StarPos'] == list(host.state['StarPos'])


@pytest.fixture
def address():
    received = []

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_POST(self):
            received.append(json.loads(self.rfile.read(int(self.headers['Content-Length']))))
            self.send_response(200)
            self.send_header('Content-Length', '0')
            self.end_headers()

        def log_message(self, *_args):
            pass

    with http.server.ThreadingHTTPServer(('127.0.0.1', 0), Handler) as server:
        threading.Thread(target=server.serve_forever, kwargs={'poll_interval': 0.02}, daemon=True).start()
        yield f'http://127.0.0.1:{server.server_address[1]}/', received
        server.shutdown()


def test_dockings_are_uploaded(stage, edmc_plugin, address):
    url, received = address
    host = edmc_plugin(HERE / 'uploader-plugin', settings={'uploader_address': url})
    host.until(lambda: not host.module.this.queue.qsize())
    received.clear()
    stage.trigger('dock', station='Abraham Lincoln')
    host.until(lambda: received)
    host.until(lambda: host.app[1]['text'].endswith(' sent'))
    assert received[-1]['station'] == 'Abraham Lincoln'
    assert received[-1]['market'] == host.state['MarketID']
    assert received[-1]['cmdr'] == host.knowledge.cmdr
    host.profile({'commander': {'name': host.knowledge.cmdr, 'credits': 5}})
    host.until(lambda: received[-1].get('credits') == 5)
    assert host.errors == []


def test_the_overlay_is_shown(stage, edmc_plugin, monkeypatch):
    shown = []
    module = types.ModuleType('edmcoverlay')
    module.Overlay = type('Overlay', (), {
        'send_message': lambda self, name, text, color, x, y, ttl=4, size='normal': shown.append((name, text))})
    monkeypatch.setitem(sys.modules, 'edmcoverlay', module)
    host = edmc_plugin(HERE / 'overlay')
    system = stage.state()['system']['name']
    stage.trigger('jump')
    host.look()
    assert ('jump', f'{system} > {host.state["SystemName"]}') in shown
    assert ('supercruise', f'{host.knowledge.cmdr} is in supercruise') in shown
    assert host.errors == []
