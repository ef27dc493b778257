"""What a type checker must accept."""

from typing import Optional

import ed_journal


def station_of(line: str) -> Optional[str]:
    event = ed_journal.parse(line)
    if event is None:
        return None
    if event["event"] == "Docked":
        market: int = event.get("MarketID", 0)
        return f"{event['StationName']} {market}"
    if event["event"] == "Status":
        return ed_journal.Flags(event["Flags"]).name
    return None
