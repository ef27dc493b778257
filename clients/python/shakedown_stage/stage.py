"""Controls a stage of Shakedown, a session of Elite Dangerous without the game, from Python.

    with Stage(seed=7) as stage:
        stage.trigger('dock', station='Abraham Lincoln')
        tool.read(stage.directory)
        assert tool.station == stage.state()['station']['name']

Part of the package shakedown_stage; or copy this file into your project as shakedown_stage.py.
It needs Python 3.8, nothing else, and the command shakedown.
shakedown list situations, settings and faults lists what can be triggered, set and broken.

SPDX-License-Identifier: MIT
Copyright (c) The Shakedown authors. The licence is that of Shakedown: keep this notice.
"""

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.parse
import urllib.request
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import IO, Any, Dict, List, Mapping, Optional, Sequence, Tuple, Union, cast

LOCK = '.shakedown-lock'

Answer = Dict[str, Any]


class StageError(Exception):
    """A request failed; the message is a sentence with the reason."""


class Stage:
    """A running session. Requests return what was written and the state:
    {'lines': [...], 'state': {...}, 'clock': {...}, 'seed': 7}."""

    def __init__(self, *options: object, directory: Union[str, 'os.PathLike[str]', None] = None,
                 seed: Optional[int] = None, given: Optional[Mapping[str, object]] = None,
                 command: Optional[Sequence[str]] = None, timeout: float = 60.0) -> None:
        """options are further arguments of shakedown stage, such as '--paused', or a plan such as 'trade'.

        directory: where the journal is written; a temporary directory if left out.
        given: the initial state, such as {'station': 'Abraham Lincoln'}.
        command: how Shakedown is run: ['npx', 'shakedown']. The environment variable SHAKEDOWN is a path to it.
        timeout: seconds for starting, for every response, and for ending.
        """
        self._directory = None if directory is None else Path(directory)
        self.seed = seed
        self.timeout = timeout
        self._command = list(command or [os.environ.get('SHAKEDOWN', 'shakedown')])
        self._words = [str(option) for option in options]
        if seed is not None:
            self._words += ['--seed', str(seed)]
        for name, value in (given or {}).items():
            self._words += ['--given', f'{name}={value}']
        self._process: Optional['subprocess.Popen[str]'] = None
        self._own_directory: Optional[str] = None
        self._said: Optional[IO[str]] = None
        self._address: Optional[Tuple[int, str]] = None
        # No proxy for this machine, whatever the environment says.
        self._opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))

    @property
    def directory(self) -> Path:
        """Where the journal is written."""
        if self._directory is None:
            raise StageError('this stage has no directory before it is started')
        return self._directory

    @classmethod
    def attach(cls, directory: Union[str, 'os.PathLike[str]'], timeout: float = 60.0, wait: float = 0.0) -> 'Stage':
        """The stage running in a directory, or started there within the timeout. Closing it leaves it running."""
        stage = cls(directory=directory, timeout=timeout)
        deadline = time.monotonic() + wait
        while stage._address is None:
            try:
                stage._address = _address_in(stage.directory)
                stage.seed = stage._ask('GET', 'state')['seed']
            except StageError:
                stage._address = None
                if time.monotonic() >= deadline:
                    raise
                time.sleep(0.05)
        return stage

    def start(self) -> 'Stage':
        """Starts it, and waits until it can be controlled. It ends with this process, however that ends."""
        if self._address is not None:
            return self
        if self._directory is None:
            self._own_directory = tempfile.mkdtemp(prefix='shakedown-stage-')
            self._directory = Path(self._own_directory)
        words = [*self._words, '--out', str(self.directory), '--format', 'json', '--exit-with-parent']
        program = shutil.which(self._command[0]) or self._command[0]
        self._said = tempfile.TemporaryFile('w+', encoding='utf-8', errors='replace')
        try:
            # Its input is a pipe that closes when this process ends.
            self._process = subprocess.Popen([program, *self._command[1:], 'stage', *words], stdin=subprocess.PIPE,
                                             stdout=subprocess.PIPE, stderr=self._said, encoding='utf-8',
                                             start_new_session=True)
            ready = self._ready(self._process)
            self.seed = ready['seed']
            self._address = _address_in(self.directory)
        except OSError as error:
            self.close()
            raise StageError(_cannot_run(self._command[0], error)) from None
        except BaseException:
            self.close()
            raise
        return self

    def trigger(self, situation: str, **settings: object) -> Answer:
        """Triggers a situation, prerequisites first: trigger('dock', station='Abraham Lincoln')."""
        return self._ask('POST', 'trigger', {'situation': situation, 'set': settings})

    def preview(self, situation: str, **settings: object) -> Answer:
        """Returns what trigger would write, without triggering it."""
        return self._ask('POST', 'preview', {'situation': situation, 'set': settings})

    def inject(self, event: Union[str, Mapping[str, Any]], anyway: bool = False) -> Answer:
        """Writes an event, a dict or its text, unless the checker objects; with anyway=True, even then."""
        return self._ask('POST', 'inject', {'event': event, 'anyway': anyway})

    def fault(self, fault: str) -> Answer:
        """Causes a fault: 'torn-line' happens once, at the next opportunity, 'torn-line:2%' repeatedly."""
        return self._ask('POST', 'fault', {'fault': fault})

    def requested_faults(self) -> Any:
        """The requested faults, and when and where each happened last."""
        return self._ask('GET', 'fault')

    def stop_fault(self, fault: Optional[str] = None) -> Any:
        """Stops a requested fault, or all of them; returns those it stopped."""
        query = {} if fault is None else {'fault': fault}
        return self._ask('DELETE', 'fault', query=query)

    def services(self) -> Any:
        """The services started with --with: addresses, messages with their findings, and what was not sent."""
        return self._ask('GET', 'services')

    def answer(self, service: str, **answer: object) -> Any:
        """What a service answers instead of its own answer: answer('eddn', status=400, next=1)."""
        return self._ask('POST', 'answer', {'service': service, **answer})

    def play(self, name: str, text: Optional[str] = None) -> Answer:
        """Plays the steps of a scenario or trial of the package, or of a text, in this session."""
        return self._ask('POST', 'scenario', {'name': name} if text is None else {'name': name, 'text': text})

    def played(self) -> Answer:
        """The steps that were played last, and what became of each."""
        return self._ask('GET', 'scenario')

    def scenarios(self) -> Any:
        """The scenarios and trials of the package."""
        return self._ask('GET', 'scenarios')

    def actions(self) -> Answer:
        """What was done to the session and which lines that wrote, and what tools sent to the services."""
        return self._ask('GET', 'actions')

    def clock(self, do: str, speed: Union[float, str, None] = None, to: Union[datetime, float, str, None] = None,
              by: Union[timedelta, float, str, None] = None) -> Answer:
        """clock('play'), 'pause', 'step'; clock('speed', speed=100), or 'max'; clock('leap', by='10m'), a timedelta or
        milliseconds, or to='2026-11-14T22:00:00Z', a datetime with a time zone, or milliseconds since 1970."""
        if isinstance(by, timedelta):
            by = by / timedelta(milliseconds=1)
        if isinstance(to, datetime):
            if to.tzinfo is None:
                raise StageError('a time needs a time zone: datetime(..., tzinfo=timezone.utc)')
            to = to.astimezone(timezone.utc).isoformat()
        words = {'speed': speed, 'to': to, 'by': by}
        return self._ask('POST', 'clock', {'do': do, **{name: word for name, word in words.items() if word is not None}})

    def state(self) -> Answer:
        """The current state of the session, as a tool that follows it should know it."""
        return cast(Answer, self._ask('GET', 'state')['state'])

    def situations(self) -> List[Answer]:
        """The situations, and the settings of each."""
        return cast(List[Answer], self._ask('GET', 'situations'))

    def settings(self) -> List[Answer]:
        """The settings."""
        return cast(List[Answer], self._ask('GET', 'settings'))

    def faults(self) -> List[Answer]:
        """The faults."""
        return cast(List[Answer], self._ask('GET', 'faults'))

    def again(self) -> str:
        """How to reproduce everything so far: a text for a failed test."""
        return str(self._ask('GET', 'reproduction')['again'])

    def end(self) -> Answer:
        """Ends the session properly, with Shutdown. The directory stays until close."""
        answer = self._ask('POST', 'end')
        self._address = None
        self._wait()
        return answer

    def close(self) -> None:
        """Ends the process if it still runs, and removes a temporary directory; may be called twice."""
        try:
            if self._process is not None and self._process.poll() is None and self._address is not None:
                self.end()
        except StageError:
            pass  # It ends by itself, or is ended now.
        finally:
            self._address = None
            if self._process is not None:
                if self._process.stdin:
                    self._process.stdin.close()
                self._wait()
                if self._process.stdout:
                    self._process.stdout.close()
                self._process = None
            if self._said is not None:
                self._said.close()
                self._said = None
            if self._own_directory is not None:
                shutil.rmtree(self._own_directory, ignore_errors=True)
                self._own_directory = None

    def __enter__(self) -> 'Stage':
        return self.start()

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        try:
            if kind is not None and self._address is not None:
                print(self.again(), file=sys.stderr)
        except StageError:
            pass  # The failure itself is reported all the same.
        finally:
            self.close()

    def _ask(self, method: str, path: str, body: Optional[Answer] = None,
             query: Optional[Mapping[str, str]] = None) -> Answer:
        if self._address is None:
            raise StageError('this stage has not been started, or has ended')
        port, token = self._address
        data = json.dumps(body or {}).encode() if method == 'POST' else None
        if query:
            path = f'{path}?{urllib.parse.urlencode(query)}'
        headers = {'Authorization': f'Bearer {token}', 'Content-Type': 'application/json'}
        request = urllib.request.Request(f'http://127.0.0.1:{port}/{path}', data, headers, method=method)
        try:
            with self._opener.open(request, timeout=self.timeout) as response:
                return cast(Answer, json.load(response))
        except urllib.error.HTTPError as error:
            raise StageError(_sentence_of(error)) from None
        except (OSError, ValueError) as error:
            raise StageError(f'the stage in {self.directory} does not answer: {error}') from error

    def _ready(self, process: 'subprocess.Popen[str]') -> Any:
        """The line that it prints when it is ready."""
        lines: List[str] = []
        reader = threading.Thread(target=lambda: lines.append(process.stdout.readline() if process.stdout else ''), daemon=True)
        reader.start()
        reader.join(self.timeout)
        if not lines:
            _kill(process)
            reader.join(1)
            if reader.is_alive():
                process.stdout = None  # Something still has the pipe open, and closing would wait for it.
            raise StageError(f'the stage was not ready within {self.timeout:g} seconds')
        try:
            return json.loads(lines[0])
        except ValueError:
            self._wait()
            said = lines[0].strip()
            if self._said is not None:
                self._said.seek(0)
                said = self._said.read().strip() or said
            raise StageError(said or 'the stage ended before it was ready') from None

    def _wait(self) -> None:
        """Waits until the process has ended, and kills it after the timeout."""
        if self._process is None:
            return
        try:
            self._process.wait(self.timeout)
        except subprocess.TimeoutExpired:
            _kill(self._process)


def fixture(kind: str, members: Optional[Mapping[str, object]] = None, game_version: Optional[str] = None,
            dialect: Optional[str] = None, as_live: bool = False, anyway: bool = False,
            command: Optional[Sequence[str]] = None, **named: object) -> str:
    """A valid line of a kind as the game writes it, with its line ending, or the content of a file such as Status.json:

        fixture('FSDJump', StarSystem='Sol', game_version='4.4.1')

    anyway: return it even if the checker objects. command: how Shakedown is run, as for Stage.
    """
    options = ['--anyway'] if anyway else []
    return _printed(kind, {**(members or {}), **named}, game_version, dialect, as_live, options, command)


def situation_lines(situation: str, game_version: Optional[str] = None, dialect: Optional[str] = None,
                    as_live: bool = False, from_start_up: bool = False, seed: Optional[int] = None,
                    command: Optional[Sequence[str]] = None, **settings: object) -> List[str]:
    """The lines that a situation writes, each with its line ending: situation_lines('dock', station='Galileo').

    from_start_up: begin with Fileheader, as a whole journal does.
    """
    options = ['--from-start-up'] if from_start_up else []
    options += [] if seed is None else ['--seed', str(seed)]
    text = _printed(situation, settings, game_version, dialect, as_live, options, command)
    return [line + '\n' for line in text.split('\n')[:-1]]


def _printed(name: str, given: Mapping[str, object], game_version: Optional[str], dialect: Optional[str],
             as_live: bool, options: List[str], command: Optional[Sequence[str]]) -> str:
    words = list(command or [os.environ.get('SHAKEDOWN', 'shakedown')])
    program = shutil.which(words[0]) or words[0]
    options += [] if game_version is None else ['--game-version', game_version]
    options += [] if dialect is None else ['--dialect', dialect]
    options += ['--as-live'] if as_live else []
    try:
        done = subprocess.run([program, *words[1:], 'fixture', name, '-', *options], input=json.dumps(given).encode(),
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
    except OSError as error:
        raise StageError(_cannot_run(words[0], error)) from None
    if done.returncode != 0:
        raise StageError(done.stderr.decode(errors='replace').strip().replace('shakedown: ', '', 1))
    return done.stdout.decode()


def _cannot_run(command: str, error: OSError) -> str:
    return (f'{command} cannot be run: {error.strerror}. Install Shakedown, or put the path of its '
            'command into the environment variable SHAKEDOWN')


def _kill(process: 'subprocess.Popen[str]') -> None:
    """Kills a process with all that it has started: of npx, the stage is a grandchild."""
    if sys.platform == 'win32':
        subprocess.run(['taskkill', '/T', '/F', '/PID', str(process.pid)], capture_output=True)
    else:
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass  # All have ended.
    process.kill()
    process.wait()


def _address_in(directory: Path) -> Tuple[int, str]:
    """Port and token of the stage in a directory, from its private lock file."""
    missing = f'no stage is running in {directory}: start one with shakedown stage --out {directory}'
    try:
        details = json.loads((directory / LOCK).read_text(encoding='utf-8'))['details']
        return details['port'], details['token']
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise StageError(missing) from error


def _sentence_of(error: urllib.error.HTTPError) -> str:
    try:
        return str(json.load(error)['error'])
    except (OSError, ValueError, KeyError, TypeError):
        return f'something else answers on the port of the stage, with status {error.code}'
