"""What a type checker must refuse."""

import ed_journal


def station_of(event: ed_journal.Docked) -> str:
    return event["StatoinName"]
