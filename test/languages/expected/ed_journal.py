"""The journal of Elite Dangerous as types: 2 kinds of events, versions 4.0 to 4.1 of the game.

Made by "shakedown types --language python": change the tables there, not this file.
An event is a plain dict: members and kinds that are not listed here stay in it.
"""

from __future__ import annotations

import json
from datetime import datetime, timezone
from enum import IntFlag
from typing import Any, Dict, Final, List, Literal, Mapping, NotRequired, Optional, TypedDict, Union, cast


class Mood:
    """How it feels. Other values occur."""

    it_s_fine: Final = "it's fine"
    Empty: Final = ""
    null: Final = "null"
    _2_b: Final = "2 b"
    to_be: Final = "to-be"
    To_be_2: Final = "To be"
    x: Final = "x"  # y


class Side:
    """A side."""

    left: Final = "left"
    right: Final = "right"


class Size:
    """How large it is."""

    small: Final = 1  # small
    large_a_quoted_note: Final = 2  # large: a "quoted" note


class Lights(IntFlag):
    """The bits of Lights in Status.json; Lights(value) decodes them, unknown ones included."""

    Bow = 1 << 0  # the light at the bow
    PortSide = 1 << 7  # the red ones
    StarboardSide = 1 << 8  # the green ones
    Stern = 1 << 31  # the one at the stern


# Shards by name.
Shards = Dict[str, List[float]]


# What is left; ends no comment: */ """ <b> [x].
Wreck = TypedDict(
    "Wreck",
    {
        "class": int,
        "Class": NotRequired[str],
        "": NotRequired[str],
        "2nd": NotRequired[bool],
        "Extra": NotRequired[str],
        "Wreck": NotRequired[str],
    },
)


class BlowUp2(TypedDict):
    """Written when something blows up. It is outside the specification, and known from 1,200 real lines.
    It came with version 4.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 1,200 lines."""
    event: Literal["BlowUp"]
    """Name of the event. Always; seen in 1,200 lines."""
    Mood: str
    """How it felt. Always; seen in 1,200 lines."""
    Side: str
    """On which side; may be empty. Always; seen in 1,200 lines."""
    Size: int
    """How large it was. Always; seen in 1,200 lines."""
    Owner: NotRequired[int]
    """Whose it was. 25 %; seen in 300 lines."""
    Lights: int
    """Which lights were on; bits: 0 Bow, 7 PortSide, 8 StarboardSide, 31 Stern. Always; seen in 1,200
    lines.
    """
    Left: List[Wreck]
    """What is left. Always; seen in 1,200 lines."""
    Names: List[List[str]]
    """Names. Always; seen in 1,200 lines."""
    Shards: NotRequired[Shards]
    """Shards by name. Optional; seen in 1,200 lines."""
    Cause: Union[str, int, Wreck]
    """Why it did. Always; seen in 1,200 lines."""
    Heat: NotRequired[float]
    """How hot it was; since 4.1. Always; seen in 1,200 lines."""
    Sung: NotRequired[str]
    """What was sung. Declared only; declared only."""


class Blowup(TypedDict):
    """Written when something is enlarged. The specification describes it."""

    timestamp: str
    """Time of the event. Always; specified."""
    event: Literal["Blowup"]
    """Name of the event. Always; specified."""


# Every kind by the value of its member "event".
KINDS: Final[Mapping[str, Any]] = {
    "BlowUp": BlowUp2,
    "Blowup": Blowup,
}

# The kinds that have a file of their own beside the journal.
COMPANIONS: Final[Mapping[str, str]] = {
    "BlowUp": "BlowUp.json",
}

# An event of a known kind. A comparison of event["event"] with a name narrows it.
Event = Union[
    BlowUp2,
    Blowup,
]


def parse(line: Union[str, bytes]) -> Optional[Event]:
    """The event of a line, or of a file beside the journal; None if it is not a JSON object with an event.

    An event of an unknown kind is returned as it is: see is_known.
    """
    try:
        event = json.loads(line if isinstance(line, str) else line.decode("utf-8", "replace"))
    except (ValueError, RecursionError):
        return None
    if not isinstance(event, dict) or not isinstance(event.get("event"), str):
        return None
    return cast(Event, event)


def is_known(event: Mapping[str, Any]) -> bool:
    """Whether the kind of an event is one of these types."""
    return event.get("event") in KINDS


def time_of(event: Mapping[str, Any]) -> Optional[datetime]:
    """The time of an event; None if it has none."""
    try:
        time = datetime.fromisoformat(str(event.get("timestamp")).replace("Z", "+00:00"))
    except ValueError:
        return None
    return time if time.tzinfo else time.replace(tzinfo=timezone.utc)
