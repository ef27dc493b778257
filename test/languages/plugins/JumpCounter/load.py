"""Counts jumps and light years, shows them in the main window, and keeps the total in the settings."""

import logging
import tkinter as tk
from pathlib import Path

import myNotebook as nb
from config import appname, config
from l10n import Locale
from theme import theme

from JumpCounter.total import Total

logger = logging.getLogger(f'{appname}.{Path(__file__).parent.name}')
VERSION = '1.0.0'


class This:
    total = Total()
    label = None
    is_shown = None


this = This()


def plugin_start3(plugin_dir):
    this.total.jumps = config.get_int('jump_counter_jumps')
    return 'Jump counter'


def plugin_app(parent):
    frame = tk.Frame(parent)
    this.label = tk.Label(frame, text='', anchor=tk.W)
    this.label.grid(row=frame.grid_size()[1], column=0, sticky=tk.EW)
    theme.update(frame)
    show()
    return frame


def plugin_prefs(parent, cmdr, is_beta):
    frame = nb.Frame(parent)
    this.is_shown = tk.BooleanVar(value=config.get_bool('jump_counter_shown', default=True))
    nb.Checkbutton(frame, text='Show the counter', variable=this.is_shown).grid()
    return frame


def prefs_changed(cmdr, is_beta):
    config.set('jump_counter_shown', this.is_shown.get())
    show()


def journal_entry(cmdr, is_beta, system, station, entry, state):
    if entry['event'] == 'FSDJump':
        if system != entry['StarSystem'] or station is not None:
            return f'{system} is not {entry["StarSystem"]}'
        this.total.add(entry['JumpDist'])
        config.set('jump_counter_jumps', this.total.jumps)
        show()


def show():
    is_shown = config.get_bool('jump_counter_shown', default=True)
    this.label['text'] = f'{this.total.jumps} jumps, {Locale.string_from_number(this.total.distance, 1)} ly' if is_shown else ''


def plugin_stop():
    logger.info('%d jumps', this.total.jumps)
