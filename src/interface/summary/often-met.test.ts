import { describe, expect, it } from 'vitest';
import { allTables } from '../kind-catalogue.js';
import { summarise } from './summarise.js';

const timestamp = '2026-11-14T20:41:00Z';

const player = { PilotName: '$cmdr_decorate:#name=Ada;', PilotName_Localised: 'CMDR Ada' };
const signals = [
  { Type: '$SAA_SignalType_Biological;', Type_Localised: 'Biological', Count: 2 },
  { Type: '$SAA_SignalType_Human;', Type_Localised: 'Human', Count: 1 },
];

/** Events of kinds that players often meet, reduced to what matters, and their summaries. */
const described: readonly (readonly [string, object, string])[] = [
  [
    'DockingDenied',
    { Reason: 'Distance', StationName: 'Galileo', StationType: 'Coriolis' },
    'Distance · at Galileo · Coriolis',
  ],
  ['FSDTarget', { Name: 'Maia', RemainingJumpsInRoute: 1 }, 'Maia · 1 jump left'],
  ['ShipLocker', {}, 'details in ShipLocker.json'],
  ['NavRouteClear', {}, 'the plotted route is cleared'],
  ['FSDTarget', { Name: 'Maia', StarClass: 'B', RemainingJumpsInRoute: 3 }, 'Maia · class B · 3 jumps left'],
  [
    'ReservoirReplenished',
    { FuelMain: 30.93, FuelReservoir: 1.07 },
    '30.93 t in the main tank · 1.07 t in the reservoir',
  ],
  ['SupercruiseDestinationDrop', { Type: 'Galileo', Threat: 0 }, 'at Galileo'],
  [
    'Bounty',
    {
      Rewards: [{ Faction: 'Canonn', Reward: 9000 }],
      ...player,
      Target: 'viper',
      TotalReward: 9000,
      VictimFaction: 'Ring',
    },
    '9,000 Cr · for viper · CMDR Ada · of Ring',
  ],
  [
    'FactionKillBond',
    { Reward: 1896, AwardingFaction: 'Canonn', VictimFaction: 'Ring' },
    '1,896 Cr · from Canonn · against Ring',
  ],
  ['ShieldState', { ShieldsUp: false }, 'shields down'],
  ['Died', { KillerName: 'Loria', KillerShip: 'vulture', KillerRank: 'Elite' }, 'killed by Loria · vulture · Elite'],
  [
    'ShipTargeted',
    { TargetLocked: true, Ship: 'viper', ScanStage: 3, ...player, PilotRank: 'Elite' },
    'viper · CMDR Ada · Elite',
  ],
  [
    'CodexEntry',
    { Name_Localised: 'Standard gas giant', System: 'Sol', IsNewEntry: true },
    'Standard gas giant · new entry · in Sol',
  ],
  ['FSSAllBodiesFound', { SystemName: 'Sol', Count: 41 }, 'Sol · bodies: 41'],
  ['FSSBodySignals', { BodyName: 'Maia 1', Signals: signals }, 'Maia 1 · 2 Biological, 1 Human'],
  [
    'FSSDiscoveryScan',
    { Progress: 0.25, BodyCount: 41, NonBodyCount: 12, SystemName: 'Sol' },
    'Sol · bodies: 41 · other signals: 12 · 25 % known',
  ],
  [
    'FSSSignalDiscovered',
    { SignalName: 'Galileo', SignalType: 'StationCoriolis', IsStation: true },
    'Galileo · StationCoriolis',
  ],
  ['MaterialCollected', { Category: 'Raw', Name: 'iron', Count: 3 }, '3 · iron · Raw'],
  ['SAAScanComplete', { BodyName: 'Maia 1', ProbesUsed: 4, EfficiencyTarget: 6 }, 'Maia 1 · probes used: 4 · target 6'],
  ['SAASignalsFound', { BodyName: 'Maia 1', Signals: signals }, 'Maia 1 · 2 Biological, 1 Human'],
  [
    'Scan',
    {
      ScanType: 'Detailed',
      BodyName: 'Maia 1',
      PlanetClass: 'Water world',
      DistanceFromArrivalLS: 640.2,
      WasDiscovered: false,
    },
    'Maia 1 · Water world · 640 ls · first discovery · Detailed',
  ],
  ['ScanBaryCentre', { StarSystem: 'Maia', BodyID: 2 }, 'in Maia · body 2'],
  ['LaunchDrone', { Type: 'Prospector' }, 'Prospector'],
  ['Market', { StationName: 'Galileo', StarSystem: 'Sol' }, 'at Galileo · Sol'],
  [
    'EngineerCraft',
    { Module: 'int_engine', BlueprintName: 'Engine_Dirty', Level: 3, Quality: 0.5, Engineer: 'The Dweller' },
    'Engine_Dirty · grade 3 · on int_engine · 50 % · by The Dweller',
  ],
  ['Powerplay', { Power: 'Aisling Duval', Rank: 3, Merits: 1200 }, 'Aisling Duval · rank 3 · 1,200 merits'],
  ['CarrierStats', { Name: 'WREN', Callsign: 'K7Q-B3L', FuelLevel: 500 }, 'WREN · K7Q-B3L · 500 t of tritium'],
  ['Backpack', { Items: [], Components: [], Consumables: [{}, {}], Data: [] }, '2 consumables'],
  ['BackpackChange', { Removed: [{ Name: 'medkit', Count: 1 }] }, '1 medkit removed'],
  ['CollectItems', { Name: 'rdx', Type: 'Component', Count: 2, Stolen: true }, '2 · rdx · Component · stolen'],
  ['ScanOrganic', { ScanType: 'Log', Species_Localised: 'Bacterium Acies' }, 'Bacterium Acies · first sample'],
  ['ShipLocker', { Items: [{}], Components: [{}, {}], Consumables: [], Data: [] }, '1 item · 2 components'],
  ['Friends', { Status: 'Online', Name: 'Ada Lark' }, 'Ada Lark · Online'],
  ['NpcCrewPaidWage', { NpcCrewName: 'Harlow Wood', Amount: 1200 }, 'Harlow Wood · 1,200 Cr'],
  ['ReceiveText', { From: 'Ada Lark', Message: 'o7', Channel: 'wing' }, 'Ada Lark · o7'],
  ['Scanned', { ScanType: 'Cargo' }, 'for cargo'],
  ['SendText', { To: 'wing', Message: 'o7', Sent: true }, 'to wing · o7'],
  ['EndCrewSession', { OnCrime: true, Telepresence: true }, 'because of a crime · by telepresence'],
];

describe('what players meet often', () => {
  it.each(described)('is summarised: %s', (event, members, expected) => {
    expect(summarise({ timestamp, event, ...members }).text).toBe(expected);
  });

  it('has words of its own where its first fields would not be read', () => {
    const often = allTables.filter(({ evidence: { lines = 0 } }) => lines >= 1000);
    const wordless = often.filter(({ summary, shape }) => !summary && Object.keys(shape.fields).length > 3);
    // These are lists of numbers, each with its name.
    expect(wordless.map(({ name }) => name).sort()).toEqual(['Progress', 'Rank', 'Reputation']);
  });
});

describe('what strangers write', () => {
  const hostile = '\u001b]0;owned\u0007\u001b[31mred\r\n\u202Eevil\u2028';

  it.each([
    ['ReceiveText', { From: hostile, Message: hostile, Channel: 'local' }],
    ['SendText', { To: hostile, Message: hostile, Sent: true }],
    ['Friends', { Status: 'Online', Name: hostile }],
    ['ShipTargeted', { TargetLocked: true, Ship: 'viper', PilotName: '$cmdr;', PilotName_Localised: hostile }],
    ['FSSSignalDiscovered', { SignalName: hostile }],
    ['SuitLoadout', { SuitName: 'x', LoadoutName: hostile }],
    ['CarrierNameChange', { Name: hostile, Callsign: 'K7Q-B3L' }],
    ['SomethingNew', { Text: hostile }],
  ])('contains no control characters: %s', (event, members) => {
    const { text } = summarise({ timestamp, event, ...members });
    expect(text).toContain('red');
    expect(text).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
  });
});
