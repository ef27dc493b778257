"""Events that EDMC replaces by the content of a companion file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Dict

FILES = {
    'Cargo': 'Cargo.json',
    'ShipLocker': 'ShipLocker.json',
    'Backpack': 'Backpack.json',
    'BackPack': 'Backpack.json',
    'Resupply': 'Backpack.json',
    'NavRoute': 'NavRoute.json',
    'FCMaterials': 'FCMaterials.json',
    'ModuleInfo': 'ModulesInfo.json',
}


def read_companion(file: Path) -> Dict[str, Any] | None:
    """The content of a companion; None while it is missing, empty or half written."""
    try:
        content = json.loads(file.read_bytes())
    except (OSError, ValueError):
        return None
    return content if isinstance(content, dict) and 'event' in content else None


def replaced(entry: Dict[str, Any], directory: Path) -> Dict[str, Any]:
    """The entry that plugins get: the file's content for an event that only announces it."""
    kind = entry['event']
    file = FILES.get(kind)
    if file is None or (kind == 'Cargo' and ('Inventory' in entry or entry.get('Vessel', 'Ship') != 'Ship')):
        return entry
    content = read_companion(directory / file)
    if content is None or (kind == 'NavRoute' and content['timestamp'] != entry['timestamp']):
        return entry
    return content
