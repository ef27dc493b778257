"""Keeps plugins on this machine: connections to others are refused while a host runs."""

from __future__ import annotations

import functools
import ipaddress
import logging
import socket
import sys
import threading
import weakref
from typing import Any, Callable, List, Tuple
from urllib.parse import urlsplit

# What Python reports before it happens, and how to find the host in it; None for what stays on this machine.
REPORTED: dict[str, Callable[..., Any]] = {
    'socket.connect': lambda connection, address: _host_of(connection, address),
    'socket.sendto': lambda connection, address: _host_of(connection, address),
    'socket.sendmsg': lambda connection, address: _host_of(connection, address),
    'socket.getaddrinfo': lambda host, *_rest: host,
    'socket.gethostbyname': lambda host: host,
    'socket.gethostbyaddr': lambda host: host,
    'webbrowser.open': lambda url: urlsplit(url).hostname,
}

ADVICE = 'give the host network=True if it should, or the plugin the address of a service of the stage'


class NetworkRefused(ConnectionRefusedError):
    """A plugin tried to reach another machine."""


class Guard:
    """Refuses what the code in this process sends to other machines, from start to stop. Threads that are left over
    by then are refused for ever. Programs that a plugin starts are not seen."""

    def __init__(self) -> None:
        self.refused: List[str] = []
        self._before: List[threading.Thread] = []

    def start(self) -> None:
        _install()
        self._before = threading.enumerate()
        _guards.append(self)

    def stop(self) -> None:
        if self in _guards:
            _guards.remove(self)
            for thread in threading.enumerate():
                if thread not in self._before:
                    _left[thread] = self


_guards: List[Guard] = []
_left: 'weakref.WeakKeyDictionary[threading.Thread, Guard]' = weakref.WeakKeyDictionary()
_installed: List[bool] = []


def _install() -> None:
    """A hook of Python's audit cannot be removed, so there is one for all hosts."""
    if not _installed:
        _installed.append(True)
        sys.addaudithook(_audit)
        for name in ('connect', 'connect_ex', 'sendto', 'sendmsg'):
            if hasattr(socket.socket, name):
                setattr(socket.socket, name, _checked(getattr(socket.socket, name)))


def _checked(method: Callable[..., Any]) -> Callable[..., Any]:
    """Python reports these methods only after it has looked up the name of a machine, which leaves this one."""
    @functools.wraps(method)
    def checked(connection: socket.socket, *args: Any) -> Any:
        _audit('socket.connect', (connection, args[-1] if args else None))
        return method(connection, *args)

    return checked


def _audit(event: str, args: Tuple[Any, ...]) -> None:
    if event not in REPORTED or not (_guards or _left):
        return
    guard = _guards[-1] if _guards else _left.get(threading.current_thread())
    host = REPORTED[event](*args)
    if guard is None or is_this_machine(host):
        return
    name = host.decode('ascii', 'replace') if isinstance(host, bytes) else str(host)
    guard.refused.append(name)
    sentence = f'a plugin under test reaches this machine only, not {name}: {ADVICE}'
    logging.getLogger('shakedown_stage').warning(sentence)
    raise NetworkRefused(sentence)


def _host_of(connection: Any, address: Any) -> Any:
    is_internet = connection.family in (socket.AF_INET, socket.AF_INET6)
    return address[0] if is_internet and isinstance(address, tuple) else None


def is_this_machine(host: Any) -> bool:
    if isinstance(host, bytes):
        host = host.decode('ascii', 'replace')
    if host in (None, '', 'localhost', socket.gethostname()) or str(host).endswith('.localhost'):
        return True
    try:
        address = ipaddress.ip_address(str(host).partition('%')[0])
    except ValueError:
        return False
    address = getattr(address, 'ipv4_mapped', None) or address
    return address.is_loopback or address.is_unspecified
