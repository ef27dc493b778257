"""What EDMC knows after each line of a journal, as it hands it to plugins."""

from __future__ import annotations

import re
from collections import defaultdict
from datetime import datetime
from pathlib import Path
from typing import Any, Callable, Dict, Iterable, Mapping

from .companions import replaced
from .money import earned

Entry = Dict[str, Any]

COUNTED = ('Component', 'Item', 'Consumable', 'Data')
MATERIALS = ('Raw', 'Manufactured', 'Encoded')
SHIP_FIGURES = ('HullValue', 'ModulesValue', 'Rebuy', 'UnladenMass', 'CargoCapacity', 'MaxJumpRange', 'FuelCapacity')
UNKNOWN = ('GameLanguage GameVersion GameBuild FID Horizons Credits Loan Captain Role SystemName SystemAddress StarPos '
           'SystemPopulation Body BodyID BodyType StationName Taxi Dropship ShipID ShipIdent ShipName ShipType Modules '
           'CargoJSON BackpackJSON ShipLockerJSON SuitCurrent SuitLoadoutCurrent NavRoute Route').split()
FIRST_LOADOUT = 4293000000
SUITS = {'explorationsuit': 'Artemis', 'flightsuit': 'Flight', 'tacticalsuit': 'Dominator', 'utilitysuit': 'Maverick'}


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
    return 'suit_class' in ship.lower() or ship.lower().startswith(('tacticalsuit', 'utilitysuit', 'explorationsuit'))


def is_vehicle(ship: str) -> bool:
    return 'fighter' in ship.lower() or 'buggy' in ship.lower() or '_srv_' in ship.lower()


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

    def game_running(self) -> bool:
        return True

    def is_live_galaxy(self) -> bool:
        """Version 4 and later of the game."""
        return int((self.state['GameVersion'] or '0').partition('.')[0]) >= 4

    def take(self, entry: Entry) -> Entry:
        """Changes the state by an event, and returns what plugins get instead of the event. Missing members raise."""
        datetime.fromisoformat(entry['timestamp'])
        line, entry = entry, replaced(entry, self.directory)
        handler: Callable[[Entry], None] | None = getattr(self, f'on_{entry["event"]}', None)
        difference = earned(entry)
        if entry['event'] == 'Cargo':
            self.on_Cargo(entry, entry is not line)
        elif handler is not None:
            handler(entry)
        if difference and self.state['Credits'] is not None:
            self.state['Credits'] += difference
        return entry

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
        for key, name in (('GameLanguage', 'language'), ('GameVersion', 'gameversion'), ('GameBuild', 'build')):
            if name in entry:
                self.state[key] = entry[name]
        version = (self.state['GameVersion'] or '').lower()
        self.is_beta = 'alpha' in version or 'beta' in version

    def on_Commander(self, entry: Entry) -> None:
        self.cmdr = entry['Name']
        self.mode = None
        self.state['FID'] = entry['FID']

    def on_NewCommander(self, entry: Entry) -> None:
        self.cmdr = entry['Name']

    def on_LoadGame(self, entry: Entry) -> None:
        state = self.state
        self._version(entry)
        self.cmdr = entry['Commander']
        is_cqc = not entry.get('Ship') and not entry.get('GameMode')
        self.mode = 'CQC' if is_cqc else entry.get('GameMode')
        self.group = entry.get('Group')
        self.started = datetime.fromisoformat(entry['timestamp']).timestamp()
        self._clear('Captain', 'Role', 'SystemName', 'SystemAddress', 'StarPos', 'SystemPopulation', 'Body', 'BodyID',
                    'BodyType', 'StationName', 'MarketID', 'StationType')
        state.update(FID=entry.get('FID'), Horizons=entry.get('Horizons'), Odyssey=entry.get('Odyssey', False),
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
        listed = entry['Engineers'] if 'Engineers' in entry else [entry]
        progress = {}
        for each in listed:
            if 'Engineer' not in each or ('Rank' not in each and 'Progress' not in each):
                return
            progress[each['Engineer']] = (each['Rank'], each.get('RankProgress', 0)) if 'Rank' in each else each['Progress']
        if 'Engineers' in entry:
            self.state['Engineers'] = progress
        else:
            self.state['Engineers'].update(progress)

    def on_Powerplay(self, entry: Entry) -> None:
        self.state['Powerplay'] = {key: entry.get(key, 0) for key in self.state['Powerplay']}

    def on_PowerplayMerits(self, entry: Entry) -> None:
        self.state['Powerplay']['Merits'] = entry['TotalMerits']

    def on_PowerplayRank(self, entry: Entry) -> None:
        self.state['Powerplay']['Rank'] = entry['Rank']

    def on_CarrierBankTransfer(self, entry: Entry) -> None:
        self.state['Credits'] = entry['PlayerBalance']

    def on_SellOrganicData(self, entry: Entry) -> None:
        self.state['Credits'] += sum(each['Value'] + each['Bonus'] for each in entry['BioData'])

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
        if entry.get('BodyType') == 'Station':
            state['StationName'] = entry.get('StationName', entry['Body'])
        else:
            state['StationName'] = entry.get('StationName')
        state.update(MarketID=entry.get('MarketID'), StationType=entry.get('StationType'))

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
        if entry.get('BodyType') == 'Station':
            self._clear('Body', 'BodyID')

    def on_Embark(self, entry: Entry) -> None:
        self.state['OnFoot'] = False
        self.state['Taxi'] = entry['Taxi']
        if entry.get('Multicrew'):
            self.state['Role'] = 'Idle'
        is_there = entry.get('OnStation')
        self.state['StationName'] = entry.get('StationName', '') if is_there else None
        self.state['MarketID'] = entry.get('MarketID', '') if is_there else None
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
        self.state['Dropship'] = False

    # The ship.

    def on_Loadout(self, entry: Entry) -> None:
        if is_vehicle(entry['Ship']):
            return
        state = self.state
        state.update(ShipID=entry['ShipID'], ShipType=canonical(entry['Ship']), ShipIdent=entry['ShipIdent'])
        if entry.get('ShipName') not in (None, '', ' '):
            state['ShipName'] = entry['ShipName']
        state.update({key: entry.get(key) for key in SHIP_FIGURES})
        state['Modules'] = {module['Slot']: _module(module) for module in entry['Modules']}

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
        self._modules()[entry['Slot']] = {'Slot': entry['Slot'], 'Item': canonical(entry['BuyItem']), 'On': True,
                                          'Priority': 1, 'Health': 1.0, 'Value': entry['BuyPrice']}

    def on_ModuleSell(self, entry: Entry) -> None:
        self._modules().pop(entry['Slot'], None)

    on_ModuleStore = on_ModuleSell

    def on_ModuleSwap(self, entry: Entry) -> None:
        modules = self._modules()
        source, target = entry['FromSlot'], entry['ToSlot']
        moved, other = modules.pop(source), modules.pop(target, None)
        for slot, module in ((target, moved), (source, other)):
            if module is not None:
                modules[slot] = module

    def _modules(self) -> Dict[str, Any]:
        modules: Dict[str, Any] | None = self.state['Modules']
        return {} if modules is None else modules

    def on_ModuleInfo(self, entry: Entry) -> None:
        self.state['ModuleInfo'] = entry

    def on_NavRoute(self, entry: Entry) -> None:
        if 'Route' in entry:
            self.state['NavRoute'] = entry

    # Cargo and materials.

    def on_Cargo(self, entry: Entry, is_announced: bool) -> None:
        if entry.get('Vessel', 'Ship') != 'Ship':
            return
        self.state['Cargo'] = counts(entry.get('Inventory', []))
        if is_announced:
            self.state['CargoJSON'] = entry

    def on_MarketBuy(self, entry: Entry) -> None:
        self._add('Cargo', entry['Type'], entry['Count'])

    on_BuyDrones = on_MarketBuy

    def on_MarketSell(self, entry: Entry) -> None:
        self._add('Cargo', entry['Type'], -entry['Count'])

    on_SellDrones = on_MarketSell

    def on_CollectCargo(self, entry: Entry) -> None:
        self._add('Cargo', entry['Type'], 1)

    on_MiningRefined = on_CollectCargo

    def on_EjectCargo(self, entry: Entry) -> None:
        self._add('Cargo', entry['Type'], -entry['Count'])

    def on_SearchAndRescue(self, entry: Entry) -> None:
        for item in entry.get('Items', [entry]):
            self._add('Cargo', item['Name'], -item.get('Count', 1))

    def on_CargoTransfer(self, entry: Entry) -> None:
        for item in entry['Transfers']:
            sign = {'toship': 1, 'tosrv': -1, 'tocarrier': -1}.get(item['Direction'], 0)
            if sign:
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
            self._use({'Name': entry['Material'], 'Count': entry['Quantity']})

    def on_TechnologyBroker(self, entry: Entry) -> None:
        for item in entry.get('Commodities', []):
            self._add('Cargo', item['Name'], -item['Count'])
        for item in entry.get('Materials', []):
            self._add(_category(item['Category']), item['Name'], -item['Count'])

    def on_Materials(self, entry: Entry) -> None:
        for kind in MATERIALS:
            self.state[kind] = counts(entry.get(kind, []))

    def on_MaterialCollected(self, entry: Entry) -> None:
        self._add(_category(entry['Category']), entry['Name'], entry['Count'])

    def on_MaterialDiscarded(self, entry: Entry) -> None:
        self._add(_category(entry['Category']), entry['Name'], -entry['Count'])

    on_ScientificResearch = on_MaterialDiscarded

    def on_MaterialTrade(self, entry: Entry) -> None:
        paid, received = entry['Paid'], entry['Received']
        self._add(_category(paid['Category']), paid['Material'], -paid['Quantity'])
        self._add(_category(received['Category']), received['Material'], received['Quantity'])

    def on_Synthesis(self, entry: Entry) -> None:
        for item in entry['Materials']:
            self._use(item)

    def on_EngineerCraft(self, entry: Entry) -> None:
        used = entry.get('Ingredients', [])
        for item in [{'Name': k, 'Count': v} for k, v in used.items()] if isinstance(used, dict) else used:
            self._use(item)
        module = self._modules()[entry['Slot']]
        engineering = {key: value for key, value in entry.items() if key in ENGINEERING}
        module['Engineering'] = {**module.get('Engineering', {}), **engineering}

    def _use(self, item: Mapping[str, Any]) -> None:
        """Takes a material from whichever counter has it."""
        for kind in MATERIALS:
            if canonical(item['Name']) in self.state[kind]:
                self._add(kind, item['Name'], -item['Count'])

    # On foot.

    def on_ShipLocker(self, entry: Entry) -> None:
        if not all(f'{kind}{"" if kind == "Data" else "s"}' in entry for kind in COUNTED):
            return
        self.state['ShipLockerJSON'] = entry
        for kind in COUNTED:
            self.state[kind] = counts(entry[f'{kind}{"" if kind == "Data" else "s"}'])

    def on_Backpack(self, entry: Entry) -> None:
        if not any(f'{kind}{"" if kind == "Data" else "s"}' in entry for kind in COUNTED):
            return
        self.state['BackpackJSON'] = entry
        self.state['BackPack'] = {kind: counts(entry.get(f'{kind}{"" if kind == "Data" else "s"}', [])) for kind in COUNTED}

    on_Resupply = on_BackPack = on_Backpack

    def on_BackpackChange(self, entry: Entry) -> None:
        for key, sign in (('Added', 1), ('Removed', -1)):
            for item in entry.get(key, []):
                counter = self.state['BackPack'][item['Type']]
                name = canonical(item['Name'])
                counter[name] = max(0, counter[name] + sign * item['Count'])

    def on_SuitLoadout(self, entry: Entry) -> None:
        suit = _suit(entry, 'SuitName')
        known = self.state['Suits'].get(str(entry['SuitID']))
        if known is not None:
            suit['locName'] = known['locName']
        key = str(entry['LoadoutID'] - FIRST_LOADOUT)
        loadout = {'loadoutSlotId': int(key), 'suit': suit, 'name': entry['LoadoutName'],
                   'slots': {module['SlotName']: _weapon(module) for module in entry['Modules']}}
        self.state['Suits'][str(entry['SuitID'])] = suit
        self.state['SuitLoadouts'][key] = loadout
        if entry['event'] != 'CreateSuitLoadout':
            self.state.update(SuitCurrent=suit, SuitLoadoutCurrent=loadout)

    on_SwitchSuitLoadout = on_CreateSuitLoadout = on_SuitLoadout

    def on_DeleteSuitLoadout(self, entry: Entry) -> None:
        self.state['SuitLoadouts'].pop(str(entry['LoadoutID'] - FIRST_LOADOUT), None)

    def on_RenameSuitLoadout(self, entry: Entry) -> None:
        loadout = self.state['SuitLoadouts'].get(str(entry['LoadoutID'] - FIRST_LOADOUT))
        if loadout is not None:
            loadout['name'] = entry['LoadoutName']

    def on_BuySuit(self, entry: Entry) -> None:
        self.state['Suits'][str(entry['SuitID'])] = _suit(entry, 'Name')

    def on_SellSuit(self, entry: Entry) -> None:
        self.state['Suits'].pop(str(entry['SuitID']), None)


ENGINEERING = ('Engineer', 'EngineerID', 'BlueprintName', 'BlueprintID', 'Level', 'Quality', 'Modifiers',
               'ExperimentalEffect', 'ExperimentalEffect_Localised')


def _payload(entry: Entry) -> Entry:
    return {key: value for key, value in entry.items() if key not in ('timestamp', 'event')}


def _suit(entry: Entry, key: str) -> Dict[str, Any]:
    name = entry.get(f'{key}_Localised', entry[key])
    short = SUITS.get(entry[key].lower().partition('_')[0], name.removesuffix(' Suit'))
    return {'name': entry[key], 'locName': name, 'edmcName': short, 'id': None,
            'suitId': entry['SuitID'], 'mods': entry.get('SuitMods', [])}


def _weapon(module: Mapping[str, Any]) -> Dict[str, Any]:
    return {'name': module['ModuleName'], 'id': None, 'weaponrackId': module['SuitModuleID'],
            'locName': module.get('ModuleName_Localised', module['ModuleName']), 'locDescription': '',
            'class': module['Class'], 'mods': module['WeaponMods']}


def _category(name: str) -> str:
    """$MICRORESOURCE_CATEGORY_Encoded; and Encoded are Encoded."""
    return name.rstrip(';').rpartition('_')[2].capitalize()


def _module(module: Mapping[str, Any]) -> Dict[str, Any]:
    known: Dict[str, Any] = {**module, 'Item': canonical(module['Item'])}
    if 'Hardpoint' in known['Slot'] and known.get('AmmoInClip') == known.get('AmmoInHopper') == 1:
        del known['AmmoInClip'], known['AmmoInHopper']
    return known
