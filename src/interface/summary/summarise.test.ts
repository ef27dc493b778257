import { describe, expect, it } from 'vitest';
import { encodeFlags, encodeFlags2 } from '../flag-tables.js';
import { summarise } from './summarise.js';

const timestamp = '2026-11-14T20:41:00Z';

function text(event: string, members: object): string {
  return summarise({ timestamp, event, ...members }).text;
}

const engineer = { Engineer: 'The Dweller', EngineerID: 300180, Progress: 'Unlocked', Rank: 3, RankProgress: 40 };
const goal = { Title: 'Reach the Titans', IsComplete: false, TierReached: 'Tier 1', Bonus: 500000 };
const suit = { Name: 'utilitysuit_class4', Name_Localised: '$UtilitySuit_Class1_Name;', Class: 5, Cost: 7500000 };
const crew = { Captain: 'Kestrel Corvane', Telepresence: true };
const landing = { PlayerControlled: false, Taxi: false, Body: 'Sol 4', NearestDestination: '$Rhea;' };
const boarding = { SRV: false, Taxi: true, Body: 'Rhea', StationName: 'Galileo', StarSystem: 'Sol' };
const goods = { Type: 'metaalloys', Type_Localised: 'Meta-Alloys', Count: 16 };
const mission = { Name: 'Mission_Courier', LocalisedName: 'Carry data', Faction: 'Canonn', Reward: 1393000 };

/** An event of each kind, reduced to what matters, and its summary. */
const described: readonly (readonly [string, object, string])[] = [
  ['FSDJump', { StarSystem: 'Sol', JumpDist: 7.8617, FuelLevel: 12.3 }, 'Sol · 7.86 ly · 12.3 t left'],
  [
    'FSDJump',
    { StarSystem: 'Sol', JumpDist: 80, FuelLevel: 1, Wanted: true, BoostUsed: 4, Taxi: true, Multicrew: false },
    'Sol · 80 ly · 1 t left · wanted · boosted · by taxi',
  ],
  ['Docked', { StationName: 'Galileo', StarSystem: 'Sol', DistFromStarLS: 505.2 }, 'Galileo · Sol · 505 ls'],
  [
    'Docked',
    { StationName: 'Galileo', StationState: 'UnderRepairs', Wanted: true, ActiveFine: true, CockpitBreach: true },
    'Galileo · wanted · unpaid fine · cockpit breached · UnderRepairs',
  ],
  ['CommunityGoal', { CurrentGoals: [goal] }, 'Tier 1: Reach the Titans'],
  [
    'CommunityGoal',
    { CurrentGoals: [{ Title: 'Trade', IsComplete: true }, goal] },
    'Trade (ended), Tier 1: Reach the Titans',
  ],
  ['CommunityGoal', { CurrentGoals: [] }, 'no community goal joined'],
  ['EngineerProgress', engineer, 'The Dweller · Unlocked · rank 3 · 40 % to the next rank'],
  ['EngineerProgress', { Engineers: [engineer, {}] }, '2 engineers'],
  ['Missions', { Active: [{}], Failed: [], Complete: [] }, '1 active mission'],
  ['Missions', { Active: [], Failed: [{}], Complete: [{}, {}] }, 'no active missions · 1 failed · 2 completed'],
  [
    'StoredModules',
    { StationName: 'Galileo', StarSystem: 'Sol', Items: [{ InTransit: true }, {}] },
    '2 stored modules · 1 in transit · at Galileo · Sol',
  ],
  [
    'MultiSellExplorationData',
    { Discovered: [{}, {}], BaseValue: 12615, Bonus: 800, TotalEarnings: 2938186 },
    '2,938,186 Cr · 2 systems · 800 Cr for first discoveries',
  ],
  ['MultiSellExplorationData', { Discovered: [{}], Bonus: 0, TotalEarnings: 900 }, '900 Cr · 1 system'],
  ['CargoTransfer', { Transfers: [{ ...goods, Direction: 'toship' }] }, '16 t Meta-Alloys to the ship'],
  [
    'CargoTransfer',
    { Transfers: Array.from({ length: 5 }, () => ({ Type: 'tritium', Count: 1, Direction: 'tosrv' })) },
    '1 t tritium to the SRV, 1 t tritium to the SRV, 1 t tritium to the SRV and 2 more',
  ],
  ['ModuleInfo', { Modules: [{}, {}] }, '2 modules fitted'],
  ['ModuleInfo', {}, 'details in ModulesInfo.json'],
  ['NavRoute', { Route: ['Sol', 'Alcor', 'Maia'].map((StarSystem) => ({ StarSystem })) }, 'to Maia · 2 jumps'],
  ['NavRoute', {}, 'details in NavRoute.json'],
  [
    'Synthesis',
    { Name: 'Limpet Basic', Materials: ['iron', 'nickel'].map((Name) => ({ Name, Count: 10 })) },
    'Limpet Basic · from 10 iron, 10 nickel',
  ],
  ['Synthesis', { Name: 'Limpet Basic', Materials: { iron: 10 } }, 'Limpet Basic'],
  ['SquadronStartup', { SquadronName: 'IRON SURVEY', CurrentRank: 4 }, 'IRON SURVEY · rank 4'],
  [
    'SuitLoadout',
    { SuitName: 'x', SuitName_Localised: 'Artemis Suit', LoadoutName: 'Exo', Modules: [{ ModuleName: 'Karma P-15' }] },
    'Artemis Suit · Exo · Karma P-15',
  ],
  ['UpgradeSuit', suit, 'utilitysuit_class4 · now grade 5 · 7,500,000 Cr'],
  ['UpgradeWeapon', { ...suit, Name_Localised: 'Karma AR-50' }, 'Karma AR-50 · now grade 5 · 7,500,000 Cr'],
  ['Status', { Flags: 0 }, 'Flags 0'],

  [
    'Fileheader',
    { part: 1, language: 'English/UK', Odyssey: true, gameversion: '4.1', build: 'r1/r0 ' },
    'game 4.1 · r1/r0 · English/UK · Odyssey · part 1',
  ],
  ['Commander', { FID: 'F1', Name: 'Kestrel Corvane' }, 'Kestrel Corvane'],
  ['Materials', { Raw: [{}], Manufactured: [], Encoded: [{}, {}] }, '1 raw material · no manufactured · 2 encoded'],
  ['Rank', { Combat: 7, Trade: 0 }, 'Combat 7 · Trade 0'],
  ['Progress', { Combat: 18, Trade: 0 }, 'Combat 18 · Trade 0'],
  ['Reputation', { Empire: 75.123, Federation: -1 }, 'Empire 75.12 · Federation -1'],
  [
    'LoadGame',
    {
      FID: 'F1',
      Commander: 'Kestrel',
      Ship: 'asp',
      Ship_Localised: 'Asp',
      ShipName: '',
      FuelLevel: 32,
      Credits: 1500,
      Loan: 0,
      GameMode: 'Solo',
    },
    'Kestrel · Asp · 32 t fuel · 1,500 Cr · Solo',
  ],
  [
    'Statistics',
    { Bank_Account: { Current_Wealth: 1e6 }, Exploration: { Time_Played: 7200 } },
    'worth 1,000,000 Cr · 2 h played',
  ],
  [
    'Location',
    { StarSystem: 'Sol', StationName: 'Galileo', Body: 'Galileo', Wanted: true },
    'Sol · docked at Galileo · wanted',
  ],
  ['Location', { StarSystem: 'Sol', Body: 'Rhea', OnFoot: true }, 'Sol · near Rhea · on foot'],
  [
    'Loadout',
    {
      Ship: 'asp',
      ShipName: 'Kite',
      ShipIdent: '',
      HullHealth: 0.987,
      Hot: true,
      MaxJumpRange: 45.537,
      CargoCapacity: 64,
      Modules: [{}],
      Rebuy: 9,
    },
    'asp · Kite · hull 99 % · hot · jump range 45.54 ly · cargo capacity 64 t · 1 module · rebuy 9 Cr',
  ],
  ['Cargo', { Vessel: 'Ship', Count: 3, Inventory: [{ Name: 'gold', Count: 3 }] }, '3 t · in the ship · 3 t gold'],
  ['Undocked', { StationName: 'Galileo', Taxi: false }, 'from Galileo'],
  ['StartJump', { JumpType: 'Hyperspace', StarSystem: 'Sol', StarClass: 'G' }, 'Hyperspace · to Sol · class G'],
  ['FuelScoop', { Scooped: 0.5, Total: 12.345 }, '0.5 t scooped · 12.35 t in the tank'],
  ['SupercruiseEntry', { StarSystem: 'Sol' }, 'in Sol'],
  ['SupercruiseExit', { StarSystem: 'Sol', Body: 'Galileo' }, 'at Galileo · Sol'],
  ['DockingRequested', { StationName: 'Galileo', StationType: 'Ocellus' }, 'at Galileo · Ocellus'],
  ['DockingGranted', { LandingPad: 12, StationName: 'Galileo' }, 'pad 12 · at Galileo'],
  ['ApproachBody', { Body: 'Rhea' }, 'Rhea'],
  ['LeaveBody', { Body: 'Rhea' }, 'Rhea'],
  ['NavRouteClear', { Route: [] }, 'the plotted route is cleared'],
  ['Touchdown', { ...landing, Latitude: 1.234, Longitude: -9 }, 'Sol 4 · near Rhea · unmanned · 1.23° · -9°'],
  ['Liftoff', { ...landing, PlayerControlled: true }, 'Sol 4 · near Rhea'],
  ['LaunchSRV', { SRVType: 'testbuggy', Loadout: 'starter', PlayerControlled: true }, 'testbuggy · starter'],
  ['DockSRV', { SRVType: 'testbuggy', SRVType_Localised: 'SRV Scarab' }, 'SRV Scarab'],
  ['Embark', boarding, 'taxi · at Galileo · Rhea · Sol'],
  ['Disembark', { ...boarding, SRV: true }, 'SRV · taxi · at Galileo · Rhea · Sol'],
  ['LaunchFighter', { Loadout: 'zero', PlayerControlled: false }, 'loadout zero · flown by someone else'],
  ['DockFighter', { ID: 3 }, 'a fighter returns to the ship'],
  [
    'BookTaxi',
    { Cost: 100, DestinationSystem: 'Sol', DestinationLocation: 'Galileo' },
    'to Galileo · Sol · for 100 Cr',
  ],
  ['JoinACrew', crew, 'captain Kestrel Corvane · by telepresence'],
  ['QuitACrew', { ...crew, Telepresence: false }, 'captain Kestrel Corvane'],
  ['RefuelAll', { Cost: 91, Amount: 1.81 }, '1.81 t · for 91 Cr'],
  ['MarketBuy', { ...goods, BuyPrice: 10, TotalCost: 160 }, '16 t · Meta-Alloys · for 160 Cr · 10 Cr each'],
  [
    'MarketSell',
    { ...goods, SellPrice: 10, TotalSale: 160, StolenGoods: true },
    '16 t · Meta-Alloys · for 160 Cr · 10 Cr each · stolen',
  ],
  [
    'MissionAccepted',
    { ...mission, DestinationStation: 'Galileo', DestinationSystem: 'Sol' },
    'Carry data · to Galileo · Sol · 1,393,000 Cr · for Canonn',
  ],
  ['MissionCompleted', mission, 'Carry data · 1,393,000 Cr · for Canonn'],
  ['MissionFailed', { LocalisedName: 'Carry data', Fine: 500 }, 'Carry data · fine of 500 Cr'],
  ['PayFines', { Amount: 300000, AllFines: true, Faction: 'Canonn' }, '300,000 Cr · all fines · to Canonn'],
  [
    'FetchRemoteModule',
    { StoredItem: 'x', StoredItem_Localised: 'FSD', TransferCost: 223, TransferTime: 1380 },
    'FSD · for 223 Cr · in 23 min',
  ],
  [
    'Interdicted',
    { Submitted: true, Interdictor: '$npc_name_decorate:#name=Jay;', IsPlayer: false },
    'by Jay · submitted',
  ],
  ['EscapeInterdiction', { Interdictor: 'Jay', IsPlayer: true }, 'from Jay · a player'],
  ['HeatWarning', {}, 'the ship is overheating'],
  ['UnderAttack', { Target: 'You' }, 'you are under attack'],
  ['UnderAttack', { Target: 'Fighter' }, 'Fighter under attack'],
  ['Music', { MusicTrack: 'Exploration' }, 'Exploration'],
  ['Continued', { Part: 2 }, 'Part 2'],
  ['Shutdown', {}, 'the game exits normally'],
];

describe('what matters', () => {
  it.each(described)('about %s %j is mentioned', (event, members, expected) => {
    expect(text(event, members)).toBe(expected);
  });

  it('comes in parts, each with its field, and with a mark where it is alarming', () => {
    const { parts } = summarise({ timestamp, event: 'Docked', StationName: 'Galileo', Wanted: true });
    expect(parts).toEqual([
      { text: 'Galileo', path: 'StationName' },
      { text: 'wanted', path: 'Wanted', alarm: true },
    ]);
  });
});

describe('a Status', () => {
  const status = {
    timestamp,
    event: 'Status',
    Flags: encodeFlags(['Docked', 'LandingGearDown', 'ShieldsUp', 'FsdMassLocked', 'InMainShip']),
    Flags2: 0,
    GuiFocus: 0,
    Fuel: { FuelMain: 16, FuelReservoir: 0.5 },
    Cargo: 4,
    LegalState: 'Clean',
    Balance: 5000,
    Destination: { System: 1, Body: 2, Name: '$EXT;', Name_Localised: 'Galileo' },
  };
  const tell = (members: object, before?: object) => summarise({ ...status, ...members }, { before });

  it('is summarised in words', () => {
    expect(tell({}).text).toBe(
      'Clean · docked, landing gear down, shields up, FSD mass locked, in main ship · 16 t fuel · 4 t cargo · no focus · to Galileo · 5,000 Cr',
    );
  });

  it.each([
    [{}, ''],
    [{ Flags: 0 }, 'no longer docked, landing gear down, shields up, FSD mass locked, in main ship'],
    [{ timestamp: '2026-11-14T20:41:05Z', Pips: [4, 4, 4] }, ''],
    [
      { Flags: encodeFlags(['ShieldsUp', 'InMainShip', 'LowFuel']) },
      'now low fuel · no longer docked, landing gear down, FSD mass locked',
    ],
    [{ Flags2: encodeFlags2(['FsdHyperdriveCharging']) }, 'now FSD hyperdrive charging'],
    [{ Fuel: { FuelMain: 15.5, FuelReservoir: 0 } }, '15.5 t fuel'],
    [{ GuiFocus: 6 }, 'galaxy map'],
    [{ LegalState: 'Wanted', Cargo: 0, Balance: 0 }, 'Wanted · 0 t cargo · 0 Cr'],
    [{ Oxygen: 0.5, Health: 1, BodyName: 'Rhea' }, 'oxygen 50 % · health 100 % · near Rhea'],
  ])('with %j is summarised by its changes', (members, expected) => {
    expect(tell(members, status).text).toBe(expected);
  });

  it('says nothing new while there is nothing to say', () => {
    const menu = { timestamp, event: 'Status', Flags: 0 };
    expect(summarise(menu, { before: menu }).parts).toEqual([]);
  });

  it('is alarming where the law is after the player, and not where it is not', () => {
    expect(tell({ LegalState: 'Wanted' }).parts[0]).toEqual({ text: 'Wanted', path: 'LegalState', alarm: true });
    expect(tell({}).parts[0]).toEqual({ text: 'Clean', path: 'LegalState' });
  });
});

describe('an event without a summary of its own', () => {
  it.each([
    [
      { Reason: 'NoSpace', MarketID: 3, StationName: 'Galileo', SystemAddress: 9, Count: 1234.567 },
      'NoSpace · Galileo · Count 1,234.57',
    ],
    [
      { Name: '$x;', Name_Localised: 'Sol', Items: [1, 2], None: [], Big: 18446744073709551615n },
      'Sol · 2 Items · Big 18,446,744,073,709,551,615',
    ],
    [{ a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7 }, 'a 1 · b 2 · c 3 · d 4 · e 5 · f 6'],
    [{ ShieldsUp: true, Other: false }, 'ShieldsUp'],
    [{ ShieldsUp: false }, 'not ShieldsUp'],
    [{ Orphan_Localised: 'shown' }, 'shown'],
    [{ Inner: { Name: 'x' }, Nothing: null, Blank: ' ' }, ''],
  ])('is summarised by its first fields (%#)', (members, expected) => {
    expect(text('NewKind', members)).toBe(expected);
  });
});

describe('an event that is not as it should be', () => {
  it.each([
    [{}, ''],
    [{ event: ['FSDJump'] }, ''],
    [{ event: '__proto__', StarSystem: 'Sol' }, 'Sol'],
    [{ event: 'FSDJump', StarSystem: { Name: 'Sol' }, JumpDist: 'far', FuelLevel: null, Wanted: 'yes' }, 'far · yes'],
    [{ event: 'Docked', StationName: ['x'], Wanted: true }, 'wanted'],
    [{ event: 'NavRoute', Route: ['Sol', null] }, '1 jump'],
    [{ event: 'NavRoute', Route: [] }, 'no jumps'],
    [{ event: 'Status', Flags: -1, Fuel: 3, LegalState: 'x' }, 'x'],
    [{ event: 'CommunityGoal', CurrentGoals: [null, { Title: 'Trade' }] }, 'Trade'],
  ])('%j is summarised as far as possible', (event, expected) => {
    expect(summarise(event).text).toBe(expected);
  });

  it('contains no line breaks and no control characters', () => {
    expect(text('FSDJump', { StarSystem: 'So\u001B[2J\nl' })).toBe('So\\u001b[2J\\nl');
    expect(text('Odd', { 'N\u0007': 1, Message: 'a\r\nb' })).toBe('N\\u0007 1 · a\\r\\nb');
  });
});
