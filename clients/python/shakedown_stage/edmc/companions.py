"""Events that EDMC replaces by the content of a companion file."""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path
from typing import Any, Dict

FILES = {
    'Cargo': 'Cargo.json',
    'ShipLocker': 'ShipLocker.json',
    'Backpack': 'Backpack.json',
    'BackPack': 'Backpack.json',
    'Resupply': 'Backpack.json',
    'FCMaterials': 'FCMaterials.json',
    'ModuleInfo': 'ModulesInfo.json',
}


def read_companion(file: Path) -> Dict[str, Any] | None:
    """The content of a companion; None while it is missing, empty or half written."""
    try:
        content = json.loads(file.read_bytes())
    except (OSError, ValueError):
        return None
    return content if isinstance(content, dict) and {'event', 'timestamp'} <= content.keys() else None


def is_near(one: str, other: str) -> bool:
    """Whether a file may belong to an event, by their timestamps."""
    return abs((datetime.fromisoformat(one) - datetime.fromisoformat(other)).total_seconds()) <= 5


def replaced(entry: Dict[str, Any], directory: Path) -> Dict[str, Any]:
    """The entry that plugins get: the file's content for an event that only announces it."""
    kind = entry['event']
    if kind not in FILES or (kind == 'Cargo' and ('Inventory' in entry or entry.get('Vessel') != 'Ship')):
        return entry
    content = read_companion(directory / FILES[kind])
    if content is None and kind == 'ModuleInfo':
        raise FileNotFoundError(FILES[kind])
    if content is None or (kind == 'FCMaterials' and not is_near(content['timestamp'], entry['timestamp'])):
        return entry
    return content
