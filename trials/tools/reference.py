#!/usr/bin/env python3
"""A tool with Python's standard library alone: python3 reference.py DIRECTORY

Each question, a line on standard input, is answered with a line of JSON on standard output.
What is not certain is left out of the answer.
"""

import json
import re
import sys
from pathlib import Path

NAME = re.compile(r"Journal(?:Beta|Alpha)?\.(?:(\d{4})-(\d\d)-(\d\d)T(\d{6})|(\d{12}))\.(\d+)\.log")


def order_of(path):
    """Journals in the order of play: there are two forms of names, and parts."""
    match = NAME.fullmatch(path.name)
    return ("".join(match.group(1, 2, 3, 4)) if match[1] else "20" + match[5], int(match[6]))


class Folder:
    """Reads what is new, each line once."""

    def __init__(self, directory):
        self.directory = Path(directory)
        self.read = {}

    def new_lines(self):
        paths = [path for path in self.directory.iterdir() if NAME.fullmatch(path.name)]
        for path in sorted(paths, key=order_of):
            with path.open("rb") as file:
                file.seek(self.read.get(path, 0))
                for text in file:
                    if not text.endswith(b"\n"):
                        break  # the rest of the line is still to come
                    self.read[path] = self.read.get(path, 0) + len(text)
                    line = parse(text)
                    if line:
                        yield line, path.name

    def companion(self, name):
        try:
            return parse((self.directory / name).read_bytes())
        except OSError:
            return None


def parse(text):
    try:
        line = json.loads(text.decode("utf-8", "replace"))
    except ValueError:
        return None
    return line if isinstance(line, dict) and line.get("event") else None


class State:
    """What the journal says, one method per kind of line."""

    def __init__(self):
        self.account = self.up_to = None
        self.elsewhere = False  # in the arena, or in a training mission
        self.crew = False  # in the ship of another commander
        self.begin()

    def begin(self):
        """Another start of the game, or another commander."""
        self.known = {}
        self.unread = {}  # times of lines whose list is in a file
        self.missions = None
        self.srv = "srv"

    def forget(self, *names):
        for name in names or ("system", "systemAddress", "station", "marketId", "docked", "vehicle", "vehicleType"):
            self.known.pop(name, None)

    def take(self, line):
        self.up_to = line.get("timestamp")
        if line["event"] == "LoadGame":
            self.elsewhere = "Ship" not in line
        if not self.elsewhere and line["event"] != "Status":  # which has a file of its own
            self.handle(line)

    def handle(self, line):
        handler = getattr(self, "on_" + line["event"], None)
        # As crew, these are about the ship of the captain.
        if handler and not (self.crew and line["event"] in ("Location", "FSDJump", "Docked", "Undocked", "Loadout")):
            handler(line)

    def take_file(self, content):
        """The file belongs to the line of the same time."""
        if not content:
            return
        if content["event"] == "Status":
            self.handle(content)
        elif self.unread.get(content["event"]) == content.get("timestamp"):
            del self.unread[content["event"]]
            self.handle(content)

    def answer(self):
        missions = {} if self.missions is None else {"missions": sorted(self.missions)}
        known = dict(self.known)
        if known.get("vehicle") not in (None, "srv", "lander"):
            known["vehicleType"] = None
        return {**known, **missions, "upTo": self.up_to}

    def on_Fileheader(self, line):
        if line.get("part", 1) == 1:
            self.begin()

    def on_Commander(self, line):
        account = line.get("FID") or line.get("Name")
        if account != self.account:
            self.begin()
        self.account = account
        self.known["commander"] = line.get("Name")

    def on_LoadGame(self, line):
        self.on_Commander({**line, "Name": line.get("Commander")})
        self.forget()
        self.crew = False
        vehicle = vehicle_named(line["Ship"])
        self.known.update(credits=line.get("Credits"), vehicle=vehicle)
        if vehicle in ("srv", "lander"):
            self.launch(line["Ship"], {})
        if self.known["vehicle"] == "ship":
            self.on_Loadout(line)

    def on_Rank(self, line):
        self.known["ranks"] = {name: value for name, value in line.items() if isinstance(value, int)}

    def on_Promotion(self, line):
        if "ranks" in self.known:
            self.on_Rank({**self.known["ranks"], **line})

    def on_Location(self, line):
        vehicle = self.srv if line.get("InSRV") else vehicle_in(line) or self.known.get("vehicle", "ship")
        self.known.update(system=line["StarSystem"], systemAddress=line.get("SystemAddress"), vehicle=vehicle)
        if vehicle == "foot":  # Docked is false then, wherever the ship is
            self.forget("station", "marketId", "docked")
        else:
            self.dock(line if line.get("Docked") else None)

    def on_FSDJump(self, line):
        self.known.update(system=line["StarSystem"], systemAddress=line.get("SystemAddress"))
        self.known["vehicle"] = vehicle_in(line) or "ship"
        self.dock(None)

    def on_CarrierJump(self, line):
        if line.get("Docked") or line.get("OnFoot"):  # else the carrier has left without the commander
            self.on_Location(line)

    def dock(self, line):
        station = line or {}
        self.known.update(docked=line is not None, station=station.get("StationName"), marketId=station.get("MarketID"))

    def on_Docked(self, line):
        self.dock(line)
        self.known["vehicle"] = vehicle_in(line) or "ship"

    def on_Undocked(self, line):
        self.dock(None)

    def on_Died(self, line):
        self.forget()
        self.known["cargo"] = {}

    def on_Resurrect(self, line):
        self.forget()
        self.forget("ship")

    def on_Loadout(self, line):
        if vehicle_named(line["Ship"]) == "ship":
            name = (line.get("ShipName") or "").strip() or None
            self.known["ship"] = {"id": line["ShipID"], "type": line["Ship"].lower(), "name": name}

    def on_ShipyardSwap(self, line):
        self.known["ship"] = {"id": line.get("NewShipID", line.get("ShipID")), "type": line["ShipType"].lower()}

    on_ShipyardNew = on_ShipyardSwap

    def on_SetUserShipName(self, line):
        if self.known.get("ship", {}).get("id") == line["ShipID"]:
            self.known["ship"]["name"] = line["UserShipName"].strip() or None

    def launch(self, vehicle_type, line):
        if line.get("PlayerControlled") is not False:
            self.known["vehicleType"] = vehicle_type.lower()
            self.known["vehicle"] = self.srv = vehicle_named(vehicle_type)

    def on_LaunchSRV(self, line):
        self.launch(line.get("SRVType", "testbuggy"), line)

    def on_LaunchVessel(self, line):
        self.launch(line["VesselType"], line)

    def on_LaunchFighter(self, line):
        # Until 4.4.1 the Nomad was launched like a fighter; since then the type of a fighter is under an empty key.
        if "" not in line and line.get("Loadout") in ("starter", "base", "galactic", "stellar"):
            self.launch("lander01", line)
        elif line.get("PlayerControlled") is not False:
            self.known["vehicle"] = "fighter"

    def on_DockSRV(self, line):
        self.known["vehicle"] = "ship"
        self.srv = "srv"

    on_SRVDestroyed = on_DockFighter = on_FighterDestroyed = on_DockSRV

    def on_VehicleSwitch(self, line):
        self.known["vehicle"] = "fighter" if line.get("To") == "Fighter" else "ship"

    def on_Embark(self, line):
        self.known["vehicle"] = self.srv if line.get("SRV") else vehicle_in(line) or "ship"
        self.crew = line.get("Multicrew", False)

    def on_Disembark(self, line):
        self.known["vehicle"] = "foot"
        self.crew = False

    def on_JoinACrew(self, line):
        self.forget()
        self.crew = True
        self.known["vehicle"] = "crew"

    def on_QuitACrew(self, line):
        self.forget()
        self.crew = False

    on_DropshipDeploy = on_Disembark

    def on_Cargo(self, line):
        if "Cargo" in self.unread:
            self.forget("cargo")
        if "Inventory" not in line:
            self.unread["Cargo"] = line["timestamp"]
        elif line.get("Vessel", "Ship") == "Ship":
            self.known["cargo"] = counts_in(line["Inventory"])

    def on_Status(self, line):
        if "Balance" in line:
            self.known["credits"] = line["Balance"]

    def on_Missions(self, line):
        self.missions = {str(each["MissionID"]) for each in line.get("Active", []) + line.get("Complete", [])}

    def on_MissionAccepted(self, line):
        self.missions = (self.missions or set()) | {str(line["MissionID"])}

    def on_MissionCompleted(self, line):
        if self.missions is not None:
            self.missions.discard(str(line["MissionID"]))

    on_MissionFailed = on_MissionAbandoned = on_MissionCompleted


def vehicle_named(ship):
    """LoadGame may call a suit, an SRV or a fighter the ship."""
    for pattern, vehicle in (("suit", "foot"), ("lander", "lander"), ("buggy|srv|rhino", "srv"), ("fighter", "fighter"), ("taxi", "taxi")):
        if re.search(pattern, ship.lower()):
            return vehicle
    return "ship"


def vehicle_in(line):
    for name, vehicle in (("OnFoot", "foot"), ("InSRV", "srv"), ("Taxi", "taxi"), ("Multicrew", "crew")):
        if line.get(name):
            return vehicle
    return None


def counts_in(rows):
    """One thing may be in several rows."""
    counts = {}
    for row in rows:
        counts[row["Name"].lower()] = counts.get(row["Name"].lower(), 0) + row["Count"]
    return counts


class Commanders:
    """Two games may write at the same time, each into a journal of its own."""

    def __init__(self):
        self.states, self.playing, self.waiting, self.latest = {}, {}, {}, None

    def take(self, line, name):
        journal = name.rsplit(".", 2)[0]  # without its part
        if line["event"] in ("Commander", "LoadGame"):
            state = self.states.setdefault(line.get("FID") or line.get("Name") or line.get("Commander"), State())
            if self.playing.get(journal) is not state:
                self.latest = self.playing[journal] = state
            for earlier in self.waiting.pop(journal, []):
                state.take(earlier)
        if journal in self.playing:
            self.playing[journal].take(line)
        else:
            self.waiting.setdefault(journal, []).append(line)

    def asked_for(self, name):
        if name is None:
            return self.latest
        return next((state for state in self.states.values() if state.known.get("commander") == name), None)


def main():
    folder, commanders = Folder(sys.argv[1] if len(sys.argv) > 1 else "."), Commanders()
    for question in sys.stdin:
        for line, name in folder.new_lines():
            commanders.take(line, name)
        state = commanders.asked_for(json.loads(question).get("commander"))
        for name in ("Cargo.json", "Status.json"):
            if state:
                state.take_file(folder.companion(name))
        print(json.dumps(state.answer() if state else {}), flush=True)


if __name__ == "__main__":
    main()
