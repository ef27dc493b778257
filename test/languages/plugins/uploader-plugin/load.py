"""Posts each docking with the ship's cargo to an address, from a thread of its own."""

import queue
import threading
import tkinter as tk

import plug
import timeout_session
from companion import CAPIData
from config import config

this = type('This', (), {})()
this.queue = queue.Queue()
this.frame = None
this.sent = 0


def plugin_start3(plugin_dir):
    this.thread = threading.Thread(target=work, name='uploader', daemon=True)
    this.thread.start()
    return 'Uploader'


def plugin_app(parent):
    this.frame = tk.Frame(parent)
    this.label = tk.Label(this.frame, text='nothing sent')
    this.frame.bind('<<Uploaded>>', lambda event: this.label.config(text=f'{this.sent} sent'))
    return (this.frame, this.label)


def journal_entry(cmdr, is_beta, system, station, entry, state):
    if entry['event'] == 'Docked':
        this.queue.put({'cmdr': cmdr, 'beta': is_beta, 'system': system, 'station': station,
                        'market': state['MarketID'], 'ship': state['ShipType'], 'cargo': dict(state['Cargo'])})


def cmdr_data(data: CAPIData, is_beta):
    if data['commander']['name'] != data.request_cmdr:
        return 'someone else'
    this.queue.put({'credits': data['commander']['credits'], 'host': data.source_host})


def work():
    session = timeout_session.new_session()
    session.trust_env = False
    while True:
        message = this.queue.get()
        if message is None:
            return
        response = session.post(config.get_str('uploader_address'), json=message)
        if response.status_code != 200:
            plug.show_error(f'Uploader: {response.status_code}')
            continue
        this.sent += 1
        if not config.shutting_down:
            this.frame.event_generate('<<Uploaded>>', when='tail')


def plugin_stop():
    this.queue.put(None)
    this.thread.join()
