"""What EDMC knows after each line of a journal, as it hands it to plugins."""

from __future__ import annotations

import re
from collections import defaultdict
from datetime import datetime
from pathlib import Path
from typing import Any, Callable, Dict, Iterable, Mapping

from .companions import is_near, read_companion, replaced
from .money import MONEY, earned

Entry = Dict[str, Any]

COUNTED = ('Component', 'Item', 'Consumable', 'Data')
MATERIALS = ('Raw', 'Manufactured', 'Encoded')
SHIP_FIGURES = ('HullValue', 'ModulesValue', 'Rebuy', 'UnladenMass', 'CargoCapacity', 'MaxJumpRange', 'FuelCapacity')
UNKNOWN = ('GameLanguage GameVersion GameBuild FID Horizons Credits Loan Captain Role SystemName SystemAddress StarPos '
           'SystemPopulation Body BodyID BodyType StationName Taxi Dropship ShipID ShipIdent ShipName ShipType Modules '
           'CargoJSON BackpackJSON ShipLockerJSON SuitCurrent SuitLoadoutCurrent NavRoute Route').split()
KEPT_FILES = {'Cargo': 'CargoJSON', 'ShipLocker': 'ShipLockerJSON', 'Backpack': 'BackpackJSON', 'ModuleInfo': 'ModuleInfo'}
ROUTE_TRIES = 11
FIRST_LOADOUT = 4293000000
SUITS = {'explorationsuit': 'Artemis', 'tacticalsuit': 'Dominator', 'utilitysuit': 'Maverick'}
FLIGHT_SUITS = {'English': 'Flight', 'French': 'de vol', 'German': 'Flug', 'Portuguese': 'voador', 'Russian': 'Летный',
                'Spanish': 'de vuelo'}


def first_state() -> Dict[str, Any]:
    """All keys before the first line; MarketID, StationType and ModuleInfo come with the first event that has them."""
    state: Dict[str, Any] = dict.fromkeys((*UNKNOWN, *SHIP_FIGURES))
    state.update({key: False for key in ('Odyssey', 'IsDocked', 'OnFoot')})
    state.update({key: {} for key in ('Engineers', 'Rank', 'Reputation', 'Statistics', 'Suits', 'SuitLoadouts')})
    state.update({key: defaultdict(int) for key in ('Cargo', *MATERIALS, *COUNTED)})
    state['BackPack'] = empty_backpack()
    state['Friends'] = set()
    state['Powerplay'] = dict.fromkeys(('Power', 'Rank', 'Merits', 'Votes', 'TimePledged'))
    return state


def empty_backpack() -> Dict[str, defaultdict[str, int]]:
    return {kind: defaultdict(int) for kind in COUNTED}


def canonical(name: str) -> str:
    """$Gold_Name; and Gold are gold."""
    name = name.lower()
    named = re.fullmatch(r'\$(.+)_name;', name)
    return named[1] if named else name


def counts(items: Iterable[Mapping[str, Any]], key: str = 'Name') -> defaultdict[str, int]:
    total: defaultdict[str, int] = defaultdict(int)
    for item in items:
        total[canonical(item[key])] += item['Count']
    return total


def is_suit(ship: str) -> bool:
    return re.fullmatch('FlightSuit|(Utility|Tactical|Exploration)Suit_Class.', ship) is not None


def is_vehicle(ship: str) -> bool:
    return 'fighter' in ship.lower() or 'buggy' in ship.lower()


class Knowledge:
    """The state, the commander and the mode; `take` changes them by one event. Plugins see it as monitor.monitor."""

    def __init__(self, directory: Path) -> None:
        self.directory = directory
        self.state = first_state()
        self.cmdr: str | None = None
        self.mode: str | None = None
        self.group: str | None = None
        self.is_beta = False
        self.started: float | None = None
        self.is_catching_up = False
        self._route_time = ''
        self._route_tries = 0

    def game_running(self) -> bool:
        return True

    def is_live_galaxy(self) -> bool:
        """Version 4 and later of the game."""
        return int((self.state['GameVersion'] or '0').partition('.')[0]) >= 4

    def take(self, entry: Entry) -> Entry:
        """Changes the state by an event, and returns what plugins get instead of the event. Missing members raise."""
        datetime.fromisoformat(entry['timestamp'])
        self._find_route()
        kind = entry['event']
        line, entry = entry, replaced(entry, self.directory)
        if kind == 'NavRoute' and not self.is_catching_up:
            self._route_time, self._route_tries = entry['timestamp'], ROUTE_TRIES
            entry = self._find_route() or entry
        if entry is not line and entry['event'] in KEPT_FILES:
            self.state[KEPT_FILES[entry['event']]] = entry
        handler: Callable[[Entry], None] | None = getattr(self, f'on_{entry["event"]}', None)
        if handler is not None:
            handler(entry)
        if entry['event'] in MONEY:
            self.state['Credits'] += earned(entry)
        return entry

    def _find_route(self) -> Entry | None:
        """The route of the last NavRoute. EDMC looks for its file again with each of the next lines."""
        if self._route_tries == 0:
            return None
        self._route_tries -= 1
        content = read_companion(self.directory / 'NavRoute.json')
        if content is None or not is_near(content['timestamp'], self._route_time):
            return None
        self._route_tries = 0
        if content['event'] != 'NavRouteClear':
            self.state['NavRoute'] = content
        route: Entry | None = self.state['NavRoute']
        return route

    def _clear(self, *keys: str) -> None:
        self.state.update(dict.fromkeys(keys))

    def _add(self, kind: str, name: str, count: int) -> None:
        """Adds to the counter of a kind; what was taken and is used up leaves it."""
        counter = self.state[kind]
        counter[canonical(name)] += count
        if count < 0 and counter[canonical(name)] <= 0:
            del counter[canonical(name)]

    # The session.

    def on_Fileheader(self, entry: Entry) -> None:
        self.state = first_state()
        self.cmdr = self.mode = self.group = self.started = None
        self._version(entry)

    def _version(self, entry: Entry) -> None:
        self.state.update(GameLanguage=entry['language'], GameVersion=entry['gameversion'], GameBuild=entry['build'])
        version = self.state['GameVersion'].lower()
        self.is_beta = 'alpha' in version or 'beta' in version

    def on_Commander(self, entry: Entry) -> None:
        self.cmdr = entry['Name']
        self.mode = None
        self.state['FID'] = entry['FID']

    def on_NewCommander(self, entry: Entry) -> None:
        self.cmdr = entry['Name']
        self.group = None

    def on_LoadGame(self, entry: Entry) -> None:
        state = self.state
        if 'language' in entry and 'gameversion' in entry and 'build' in entry:
            self._version(entry)
        self.cmdr = entry['Commander']
        mode = entry.get('GameMode')
        self.mode = 'CQC' if (mode.lower() == 'cqc' if mode else not entry.get('Ship')) else mode
        self.group = entry.get('Group')
        self.started = datetime.fromisoformat(entry['timestamp']).timestamp()
        self._clear('Captain', 'Role', 'SystemName', 'SystemAddress', 'StarPos', 'SystemPopulation', 'Body', 'BodyID',
                    'BodyType', 'StationName', 'MarketID', 'StationType')
        state.update(FID=entry.get('FID'), Horizons=entry['Horizons'], Odyssey=entry.get('Odyssey', False),
                     Credits=entry['Credits'], Loan=entry['Loan'], OnFoot=state['OnFoot'] or is_suit(entry.get('Ship') or ''),
                     Statistics={}, Taxi=None, Dropship=None)

    def on_Music(self, entry: Entry) -> None:
        if entry['MusicTrack'] == 'MainMenu':
            self._clear('Body', 'BodyID', 'BodyType')

    def on_Friends(self, entry: Entry) -> None:
        friends: set[str] = self.state['Friends']
        (friends.add if entry['Status'] in ('Online', 'Added') else friends.discard)(entry['Name'])

    def on_Reputation(self, entry: Entry) -> None:
        self.state['Reputation'] = _payload(entry)

    def on_Statistics(self, entry: Entry) -> None:
        self.state['Statistics'] = _payload(entry)

    def on_Rank(self, entry: Entry) -> None:
        self.state['Rank'].update({name: (rank, 0) for name, rank in _payload(entry).items()})

    on_Promotion = on_Rank

    def on_Progress(self, entry: Entry) -> None:
        ranks = self.state['Rank']
        for name, progress in _payload(entry).items():
            if name in ranks:
                ranks[name] = (ranks[name][0], min(progress, 100))

    def on_EngineerProgress(self, entry: Entry) -> None:
        is_list = 'Engineers' in entry
        if is_list == ('Progress' in entry):
            return
        listed = entry['Engineers'] if is_list else [entry]
        if is_list and not (listed and all(_is_unranked(each) or ENGINEER <= each.keys() for each in listed)):
            return
        if not is_list and _is_unranked(entry):
            return
        progress = {each['Engineer']: (each['Rank'], each.get('RankProgress', 0)) if 'Rank' in each else each['Progress']
                    for each in listed}
        self.state['Engineers'] = progress if is_list else {**self.state['Engineers'], **progress}

    def on_Powerplay(self, entry: Entry) -> None:
        self.state['Powerplay'] = {key: entry.get(key, '' if key == 'Power' else 0) for key in self.state['Powerplay']}

    def on_PowerplayMerits(self, entry: Entry) -> None:
        self.state['Powerplay']['Merits'] = entry.get('TotalMerits', 0)

    def on_PowerplayRank(self, entry: Entry) -> None:
        self.state['Powerplay']['Rank'] = entry.get('Rank', 0)

    def on_CarrierBankTransfer(self, entry: Entry) -> None:
        self.state['Credits'] = entry.get('PlayerBalance') or self.state['Credits']

    def on_SellOrganicData(self, entry: Entry) -> None:
        self.state['Credits'] += sum(each.get('Value', 0) + each.get('Bonus', 0) for each in entry['BioData'])

    # Crews of others.

    def on_JoinACrew(self, entry: Entry) -> None:
        self.state.update(Captain=entry['Captain'], Role='Idle', OnFoot=False)
        self._leave_system()

    def on_ChangeCrewRole(self, entry: Entry) -> None:
        self.state['Role'] = entry['Role']

    def on_QuitACrew(self, _entry: Entry) -> None:
        self._clear('Captain', 'Role')
        self._leave_system()

    def _leave_system(self) -> None:
        self._clear('SystemName', 'SystemAddress', 'StarPos', 'SystemPopulation', 'Body', 'BodyID', 'BodyType',
                    'StationName', 'MarketID', 'StationType')

    # Places.

    def on_Location(self, entry: Entry) -> None:
        state = self.state
        self._enter_system(entry)
        state.update(Body=entry.get('Body'), BodyID=entry.get('BodyID'), BodyType=entry.get('BodyType'))
        if entry['event'] == 'Location':
            state['IsDocked'] = entry.get('Docked', False)
        is_station = entry.get('BodyType') == 'Station'
        state.update(StationName=entry.get('Body' if is_station else 'StationName'), MarketID=entry.get('MarketID'), StationType=entry.get('StationType'))

    on_CarrierJump = on_Location

    def on_FSDJump(self, entry: Entry) -> None:
        self._enter_system(entry)
        self._clear('Body', 'BodyID', 'BodyType', 'StationName', 'MarketID', 'StationType')

    def _enter_system(self, entry: Entry) -> None:
        name = entry['StarSystem']
        self.state.update(
            SystemName='CQC' if name == 'ProvingGround' else name, SystemAddress=entry.get('SystemAddress'),
            StarPos=tuple(entry['StarPos']) if 'StarPos' in entry else self.state['StarPos'],
            SystemPopulation=entry.get('Population'), Taxi=entry.get('Taxi'))
        if not entry.get('Taxi'):
            self.state['Dropship'] = None

    def on_Docked(self, entry: Entry) -> None:
        self.state.update(IsDocked=True, StationName=entry.get('StationName'), MarketID=entry.get('MarketID'),
                          StationType=entry.get('StationType'))

    def on_Undocked(self, _entry: Entry) -> None:
        self.state['IsDocked'] = False
        self._clear('StationName', 'MarketID', 'StationType')

    def on_ApproachBody(self, entry: Entry) -> None:
        self.state.update(Body=entry['Body'], BodyID=entry.get('BodyID'), BodyType='Planet')

    def on_LeaveBody(self, _entry: Entry) -> None:
        self._clear('Body', 'BodyID', 'BodyType')

    def on_SupercruiseEntry(self, _entry: Entry) -> None:
        if self.state['BodyType'] == 'Station':
            self._clear('Body', 'BodyID', 'BodyType')
        self._clear('StationName', 'MarketID', 'StationType')

    def on_SupercruiseExit(self, entry: Entry) -> None:
        if entry['BodyType'] == 'Station':
            self._clear('Body', 'BodyID')

    def on_Embark(self, entry: Entry) -> None:
        is_there = entry.get('OnStation')
        self.state.update(StationName=entry.get('StationName', '') if is_there else None,
                          MarketID=entry.get('MarketID', '') if is_there else None, OnFoot=False)
        self.state['Taxi'] = entry['Taxi']
        if entry['Multicrew']:
            self.state['Role'] = 'Idle'
        self.state['BackPack'] = empty_backpack()

    def on_Disembark(self, entry: Entry) -> None:
        self.state.update(OnFoot=True, Taxi=False, Dropship=False, Role=None)
        self.state['StationName'] = entry.get('StationName', '') if entry.get('OnStation') else None

    def on_DropshipDeploy(self, _entry: Entry) -> None:
        self.state.update(OnFoot=True, Taxi=False, Dropship=False)

    def on_BookDropship(self, _entry: Entry) -> None:
        self.state['Dropship'] = True

    def on_CancelTaxi(self, _entry: Entry) -> None:
        self.state['Taxi'] = False

    def on_CancelDropship(self, _entry: Entry) -> None:
        self.state.update(Dropship=False, Taxi=False)

    # The ship.

    def on_Loadout(self, entry: Entry) -> None:
        if is_vehicle(entry['Ship']):
            return
        state = self.state
        state.update(ShipID=entry['ShipID'], ShipType=canonical(entry['Ship']), ShipIdent=entry['ShipIdent'])
        if entry['ShipName'] not in (None, '', ' '):
            state['ShipName'] = entry['ShipName']
        state.update({key: entry.get(key) for key in SHIP_FIGURES})
        state['FuelCapacity'] = {key: entry.get('FuelCapacity', {}).get(key) for key in ('Main', 'Reserve')}
        state['Modules'] = {module['Slot']: _module(module) for module in entry['Modules']}
        missing = [key for key in SHIP_FIGURES[2:-1] if key not in entry]
        if missing:
            raise KeyError(missing[0])  # EDMC keeps the ship as it is now, and calls no plugin.

    def on_SetUserShipName(self, entry: Entry) -> None:
        self.state.update(ShipID=entry['ShipID'], ShipType=canonical(entry['Ship']))
        if 'UserShipId' in entry:
            self.state['ShipIdent'] = entry['UserShipId']
        self.state['ShipName'] = entry.get('UserShipName')

    def on_ShipyardSwap(self, entry: Entry) -> None:
        self._other_ship(entry['ShipID'], entry['ShipType'])

    def on_ShipyardBuy(self, entry: Entry) -> None:
        self._other_ship(None, entry['ShipType'])

    def _other_ship(self, ship_id: int | None, ship_type: str) -> None:
        self._clear('ShipIdent', 'ShipName', 'HullValue', 'ModulesValue', 'Rebuy', 'Modules')
        self.state.update(ShipID=ship_id, ShipType=canonical(ship_type))

    def on_ModuleBuy(self, entry: Entry) -> None:
        self.state['Modules'][entry['Slot']] = {'Slot': entry['Slot'], 'Item': canonical(entry['BuyItem']), 'On': True,
                                          'Priority': 1, 'Health': 1.0, 'Value': entry['BuyPrice']}

    def on_ModuleSell(self, entry: Entry) -> None:
        self.state['Modules'].pop(entry['Slot'], None)

    on_ModuleStore = on_ModuleSell

    def on_ModuleSwap(self, entry: Entry) -> None:
        modules = self.state['Modules']
        source, target = entry['FromSlot'], entry['ToSlot']
        moved, other = modules.pop(source), modules.pop(target, None)
        for slot, module in ((target, moved), (source, other)):
            if module is not None:
                modules[slot] = module

    # Cargo and materials.

    def on_Cargo(self, entry: Entry) -> None:
        if entry.get('Vessel') == 'Ship':
            self.state['Cargo'] = defaultdict(int)  # Also if the file with the inventory cannot be read.
            self.state['Cargo'] = counts(entry['Inventory'])

    def on_MarketBuy(self, entry: Entry) -> None:
        self._add('Cargo', entry['Type'], entry.get('Count', 1))

    on_BuyDrones = on_CollectCargo = on_MiningRefined = on_MarketBuy

    def on_MarketSell(self, entry: Entry) -> None:
        self._add('Cargo', entry['Type'], -entry.get('Count', 1))

    on_SellDrones = on_EjectCargo = on_MarketSell

    def on_SearchAndRescue(self, entry: Entry) -> None:
        for item in entry.get('Items', []):
            self._add('Cargo', item['Name'], -item.get('Count', 1))

    def on_CargoTransfer(self, entry: Entry) -> None:
        for item in entry['Transfers']:
            sign = 1 if item['Direction'] == 'toship' else -1
            self.state['Cargo'][canonical(item['Type'])] += sign * item['Count']

    def on_MissionCompleted(self, entry: Entry) -> None:
        for reward in entry.get('CommodityReward', []):
            self._add('Cargo', reward['Name'], reward.get('Count', 1))
        for reward in entry.get('MaterialsReward', []):
            if 'Category' in reward:
                self._add(_category(reward['Category']), reward['Name'], reward.get('Count', 1))

    def on_EngineerContribution(self, entry: Entry) -> None:
        if 'Commodity' in entry:
            self._add('Cargo', entry['Commodity'], -entry['Quantity'])
        if 'Material' in entry:
            self._use(MATERIALS, {'Name': entry['Material'], 'Count': entry['Quantity']})

    def on_TechnologyBroker(self, entry: Entry) -> None:
        for item in entry.get('Ingredients', []):
            self._use(('Cargo', *MATERIALS), item)
        for item in entry.get('Commodities', []):
            self._add('Cargo', item['Name'], -item['Count'])
        for item in entry.get('Materials', []):
            self._add(item['Category'], item['Name'], -item['Count'])

    def on_Materials(self, entry: Entry) -> None:
        for kind in MATERIALS:
            self.state[kind] = counts(entry.get(kind, []))

    def on_MaterialCollected(self, entry: Entry) -> None:
        self._add(entry['Category'], entry['Name'], entry['Count'])

    def on_MaterialDiscarded(self, entry: Entry) -> None:
        self._add(entry['Category'], entry['Name'], -entry['Count'])

    on_ScientificResearch = on_MaterialDiscarded

    def on_MaterialTrade(self, entry: Entry) -> None:
        """Adds what was received to the category of what was paid, as EDMC 6 does."""
        paid, received = entry['Paid'], entry['Received']
        kind = _category(paid['Category'])
        self._add(kind, paid['Material'], -paid['Quantity'])
        self._add(kind, received['Material'], received['Quantity'])

    def on_Synthesis(self, entry: Entry) -> None:
        for item in entry['Materials']:
            self._use(MATERIALS, item)

    def on_EngineerCraft(self, entry: Entry) -> None:
        for item in entry.get('Ingredients', []):
            self._use(MATERIALS, item)
        module = self.state['Modules'][entry['Slot']]
        if module['Item'] != canonical(entry['Module']):
            raise ValueError(f'{entry["Slot"]} holds {module["Item"]}')
        module['Engineering'] = {key: entry[key] for key in (*ENGINEERING, *(EXPERIMENTAL if EXPERIMENTAL[0] in entry else ()))}

    def on_EngineerLegacyConvert(self, entry: Entry) -> None:
        if not entry.get('IsPreview'):
            self.on_EngineerCraft(entry)

    def _use(self, kinds: Iterable[str], item: Mapping[str, Any]) -> None:
        """Takes an item from each counter that has it."""
        for kind in kinds:
            if canonical(item['Name']) in self.state[kind]:
                self._add(kind, item['Name'], -item['Count'])

    # On foot.

    def on_ShipLocker(self, entry: Entry) -> None:
        self.state.update(_counted(entry))

    def on_Backpack(self, entry: Entry) -> None:
        if entry is self.state['BackpackJSON']:
            self.state['BackPack'] = _counted(entry)

    def on_BackpackChange(self, entry: Entry) -> None:
        key, sign = ('Added', 1) if entry.get('Added') is not None else ('Removed', -1)
        for item in entry.get(key) or []:
            counter = self.state['BackPack'][item['Type']]
            name = canonical(item['Name'])
            counter[name] = max(0, counter[name] + sign * item['Count'])

    def on_SuitLoadout(self, entry: Entry) -> None:
        """One object stands for a suit in all of its loadouts; its names stay those of the first event."""
        suit = self.state['Suits'].get(str(entry['SuitID'])) or self._suit(entry, 'SuitName')
        suit.update(suitId=entry['SuitID'], name=entry['SuitName'], mods=entry['SuitMods'])
        slot = entry['LoadoutID'] - FIRST_LOADOUT
        loadout = {'loadoutSlotId': slot, 'suit': suit, 'name': entry['LoadoutName'],
                   'slots': {module['SlotName']: _weapon(module) for module in entry['Modules']}}
        self.state['SuitLoadouts'][str(slot)] = loadout
        self.state['Suits'][str(entry['SuitID'])] = suit
        if entry['event'] != 'CreateSuitLoadout':
            self.state.update(SuitCurrent=suit, SuitLoadoutCurrent=loadout)

    on_SwitchSuitLoadout = on_CreateSuitLoadout = on_SuitLoadout

    def on_DeleteSuitLoadout(self, entry: Entry) -> None:
        self.state['SuitLoadouts'].pop(str(entry['LoadoutID'] - FIRST_LOADOUT), None)

    def on_SellWeapon(self, entry: Entry) -> None:
        for loadout in self.state['SuitLoadouts'].values():
            slots = loadout['slots']
            loadout['slots'] = {name: slots[name] for name in slots if slots[name]['weaponrackId'] != entry['SuitModuleID']}

    def on_BuySuit(self, entry: Entry) -> None:
        """The key is a number here and a text elsewhere, as in EDMC 6."""
        self.state['Suits'][entry['SuitID']] = self._suit(entry, 'Name')

    def on_SellSuit(self, entry: Entry) -> None:
        self.state['Suits'].pop(entry['SuitID'], None)

    def _suit(self, entry: Entry, key: str) -> Dict[str, Any]:
        name = entry.get(f'{key}_Localised', entry[key])
        return {'name': entry[key], 'locName': name, 'edmcName': _short_suit(name, self.state['GameLanguage']), 'id': None,
                'suitId': entry['SuitID'], 'mods': entry['SuitMods']}


ENGINEERING = ('Engineer', 'EngineerID', 'BlueprintName', 'BlueprintID', 'Level', 'Quality', 'Modifiers')
EXPERIMENTAL = ('ExperimentalEffect', 'ExperimentalEffect_Localised')
RANKED = {'Rank', 'RankProgress'}
ENGINEER = {'Engineer', 'EngineerID', 'Progress', *RANKED}


def _is_unranked(engineer: Mapping[str, Any]) -> bool:
    return engineer.get('Progress') in ('Invited', 'Known') and not RANKED <= engineer.keys()


def _payload(entry: Entry) -> Entry:
    return {key: value for key, value in entry.items() if key not in ('timestamp', 'event')}


def _short_suit(name: str, language: str | None) -> str:
    """Dominator for Dominator Suit, Combinaison Dominator and tacticalsuit_class1; a name in another form stays."""
    symbol = re.sub(r'(?i)^\$?([^_]+)_class[0-9]+(_name;)?$', r'\1', name)
    flight = FLIGHT_SUITS.get(re.split(r'[\\/]', language or '')[0])
    short = {**SUITS, 'flightsuit': flight}.get(symbol.lower()) if flight else None
    return short or re.sub('^(Traje|Combinaison|Комбинезон) |( Suit|-Anzug| комбинезон)$', '', symbol)


def _counted(entry: Entry) -> Dict[str, defaultdict[str, int]]:
    return {kind: counts(entry[f'{kind}{"" if kind == "Data" else "s"}']) for kind in COUNTED}


def _weapon(module: Mapping[str, Any]) -> Dict[str, Any]:
    return {'name': module['ModuleName'], 'id': None, 'weaponrackId': module['SuitModuleID'],
            'locName': module.get('ModuleName_Localised', module['ModuleName']), 'locDescription': '',
            'class': module['Class'], 'mods': module['WeaponMods']}


def _category(name: str) -> str:
    """$MICRORESOURCE_CATEGORY_Encoded; and Encoded are Encoded."""
    kind = name.rstrip(';').rpartition('_')[2].capitalize()
    return 'Raw' if kind == 'Elements' else kind


def _module(module: Mapping[str, Any]) -> Dict[str, Any]:
    known: Dict[str, Any] = {**module, 'Item': canonical(module['Item'])}
    if re.match('(?!Tiny).*Hardpoint', known['Slot']) and known.get('AmmoInClip') == known.get('AmmoInHopper') == 1:
        del known['AmmoInClip'], known['AmmoInHopper']
    return known
