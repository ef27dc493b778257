import { describe, expect, it } from 'vitest';
import { suitMods, weaponMods } from '../../../../game/suits-and-hand-weapons.js';
import type { Moment } from '../../../protocol.js';
import { emptyMoment } from '../../../recording/advance-moment.js';
import { engineerList } from './engineers/engineer-list.js';
import { goalList } from './goals/goal-list.js';
import { missionList } from './missions/mission-list.js';
import { moduleName, slotName } from './modules/module-names.js';
import { powerBudget, powerSentence } from './modules/module-power.js';
import { powerOfPlant } from './modules/power-plants.js';
import { systemPolitics } from './politics/system-politics.js';
import { moduleStorage } from './storage/stored-modules.js';
import { wornSuit } from './suit/suit-loadout.js';
import { thargoidWar } from './war/thargoid-war.js';

const timestamp = '2026-11-15T19:00:00Z';
const now = Date.parse(timestamp);
const line = (n: number, event: object) => ({ n, text: JSON.stringify({ timestamp, ...event }) });

interface Told {
  readonly latest?: readonly (object & { readonly event: string })[];
  readonly missions?: readonly object[];
  readonly engineers?: readonly object[];
  readonly modules?: unknown;
}

function moment({ latest = [], missions = [], engineers = [], modules }: Told): Moment {
  return {
    ...emptyMoment,
    latest: Object.fromEntries(latest.map((event, n) => [event.event, line(n, event)])),
    gathered: {
      jumps: [],
      missions: missions.map((each, n) => line(n, each)),
      engineers: engineers.map((each, n) => line(n, each)),
    },
    companions: modules === undefined ? {} : { ModuleInfo: { time: now, text: JSON.stringify({ Modules: modules }) } },
  };
}

describe('modules by power', () => {
  const modules = [
    { Slot: 'MainEngines', Item: 'int_engine_size4_class5', Power: 5, Priority: 0 },
    { Slot: 'MediumHardpoint1', Item: 'hpt_multicannon_gimbal_medium', Power: 3, Priority: 1 },
    { Slot: 'Slot05_Size3', Item: 'int_fuelscoop_size3_class5', Power: 1, Priority: 1 },
    { Slot: 'Slot07_Size3', Item: 'int_hullreinforcement_size3_class2', Priority: 0 },
  ];
  const loadout = (plant: object) => ({ event: 'Loadout', Modules: [{ Slot: 'PowerPlant', ...plant }] });

  it('stand against what the plant delivers, by priority', () => {
    const budget = powerBudget(moment({ modules, latest: [loadout({ Item: 'int_powerplant_size3_class5' })] }));
    expect(budget).toMatchObject({ deployed: 9, retracted: 6, capacity: 12, scale: 12 });
    expect(budget.groups).toEqual([
      { priority: 1, power: 5, upTo: 5 },
      { priority: 2, power: 4, upTo: 9 },
    ]);
    expect(budget.modules.map(({ name, isWeapon }) => [name, isWeapon])).toEqual([
      ['Thrusters 4A', false],
      ['Multi-cannon, gimballed', true],
      ['Fuel scoop 3A', false],
    ]);
  });

  it('know what an engineer made of the plant', () => {
    const Engineering = { Modifiers: [{ Label: 'PowerCapacity', Value: 8.5, OriginalValue: 12 }] };
    const budget = powerBudget(
      moment({ modules, latest: [loadout({ Item: 'int_powerplant_size3_class5', Engineering })] }),
    );
    expect(budget.capacity).toBe(8.5);
    expect(powerSentence(budget)).toContain('too much for the plant (8.50 MW) once they are deployed');
  });

  it('say so if the plant is not known, and show shares of the total', () => {
    const budget = powerBudget(moment({ modules }));
    expect(budget.scale).toBe(9);
    expect(powerSentence(budget)).toContain('not known');
  });

  it('leave out what is switched off', () => {
    const off = { event: 'Loadout', Modules: [{ Slot: 'MainEngines', On: false }] };
    const budget = powerBudget(moment({ modules, latest: [off] }));
    expect(budget.deployed).toBe(4);
    expect(budget.modules[0]?.isOff).toBe(true);
  });

  it('have plain names', () => {
    expect(moduleName('int_hyperdrive_overcharge_size4_class5')).toBe('Frame shift drive (SCO) 4A');
    expect(moduleName('int_shieldgenerator_size4_class3_fast')).toBe('Bi-weave shield generator 4C');
    expect(moduleName('hpt_shieldbooster_size0_class5')).toBe('Shield booster A');
    expect(moduleName('$hpt_newthing_turret_huge_name;')).toBe('Newthing, turreted');
    expect(moduleName('')).toBe('');
    expect(slotName('Slot04_Size4')).toBe('Optional 4, size 4');
    expect(slotName('TinyHardpoint2')).toBe('Utility mount 2');
    expect(slotName('PowerDistributor')).toBe('Power distributor');
  });

  it('know the plants of the game', () => {
    expect(powerOfPlant('int_powerplant_size2_class1')).toBe(6.4);
    expect(powerOfPlant('int_powerplant_size8_class5')).toBe(36);
    expect(powerOfPlant('int_guardianpowerplant_size4')).toBe(20.6);
    expect(powerOfPlant('int_powerplant_size9_class9')).toBeUndefined();
  });
});

describe('missions', () => {
  const Missions = {
    event: 'Missions',
    Active: [
      { MissionID: 1, Name: 'Mission_Courier_Elections_name', Expires: 7200 },
      { MissionID: 2, Name: '$Mission_X;', Name_Localised: 'Build a port', Expires: 0 },
    ],
    Failed: [{ MissionID: 9 }],
    Complete: [],
  };

  it('are those at start-up, with what was taken on and brought to an end since', () => {
    const missions = [
      {
        event: 'MissionAccepted',
        MissionID: 3,
        LocalisedName: 'Carry gold',
        Expiry: '2026-11-15T20:00:00Z',
        Reward: 5000,
        DestinationSystem: 'Sol',
        DestinationStation: 'Galileo',
        Commodity: '$Gold_Name;',
        Commodity_Localised: 'Gold',
        Count: 12,
        Faction: 'Us',
      },
      { event: 'MissionAccepted', MissionID: 4, LocalisedName: 'Fail' },
      { event: 'MissionAccepted', MissionID: 5, LocalisedName: 'Give up' },
      { event: 'MissionFailed', MissionID: 4 },
      { event: 'MissionAbandoned', MissionID: 5 },
      { event: 'MissionRedirected', MissionID: 3, NewDestinationSystem: 'Lave', NewDestinationStation: 'Lave Station' },
    ];
    const { open, failed } = missionList(moment({ latest: [Missions], missions }));
    expect(open.map(({ name, expiry }) => [name, expiry && (expiry - now) / 3_600_000])).toEqual([
      ['Carry gold', 1],
      ['Courier elections', 2],
      ['Build a port', undefined],
    ]);
    expect(open[0]).toMatchObject({
      reward: 5000,
      destination: 'Lave Station, Lave',
      task: '12 × Gold',
      faction: 'Us',
    });
    expect(failed).toBe(1);
    const done = missionList(moment({ latest: [Missions], missions: [{ event: 'MissionCompleted', MissionID: 1 }] }));
    expect(done.open.map(({ id }) => id)).toEqual(['2']);
  });

  it('keep those without an id apart from nothing', () => {
    expect(missionList(moment({ missions: [{ event: 'MissionAccepted' }] })).open).toHaveLength(1);
    expect(missionList(emptyMoment)).toEqual({ isKnown: false, open: [], failed: 0, complete: 0 });
  });
});

it('engineers are those at start-up, as later updates have them, the best first', () => {
  const list = {
    Engineers: [
      { Engineer: 'B', EngineerID: 2, Progress: 'Known' },
      { Engineer: 'A', EngineerID: 1, Progress: 'Unlocked', Rank: 3, RankProgress: 40 },
      { Engineer: 'C', EngineerID: 3, Progress: 'Unlocked', Rank: 5, RankProgress: 0 },
      {},
    ],
  };
  const updates = [
    { Engineer: 'B', EngineerID: 2, Progress: 'Invited' },
    { Engineer: 'A', EngineerID: 1, Progress: 'Unlocked', Rank: 4 },
  ];
  expect(engineerList(moment({ engineers: [list, ...updates] }))).toEqual([
    { name: 'C', progress: 'Unlocked', rank: 5, rankProgress: 0 },
    { name: 'A', progress: 'Unlocked', rank: 4, rankProgress: 0 },
    { name: 'B', progress: 'Invited' },
  ]);
});

it('community goals tell tiers, contribution and band', () => {
  const goal = {
    Title: 'Fight',
    SystemName: 'Sol',
    MarketName: 'Galileo',
    Expiry: '2026-11-20T07:00:00Z',
    IsComplete: false,
    CurrentTotal: 1000,
    PlayerContribution: 10,
    NumContributors: 5,
    TopTier: { Name: 'Tier 7', Bonus: '' },
    TopRankSize: 10,
    PlayerInTopRank: false,
    TierReached: 'Tier 3',
    PlayerPercentileBand: 25,
    Bonus: 5000,
  };
  expect(
    goalList(moment({ latest: [{ event: 'CommunityGoal', CurrentGoals: [goal, { PlayerPercentileBand: 0 }, {}] }] })),
  ).toEqual([
    {
      title: 'Fight',
      place: 'Galileo, Sol',
      expiry: Date.parse('2026-11-20T07:00:00Z'),
      isComplete: false,
      tierReached: 'Tier 3',
      topTier: 'Tier 7',
      tiers: { reached: 3, top: 7 },
      total: 1000,
      contribution: 10,
      contributors: 5,
      band: 'top 25 %',
      bonus: 5000,
      topRank: 'not in the top 10',
    },
    { title: 'Goal without a title', isComplete: false, band: 'top rank' },
    { title: 'Goal without a title', isComplete: false },
  ]);
});

it('stored modules stand by where they are: here, near, far, on their way', () => {
  const Items = [
    { Name: '$int_x_name;', InTransit: true },
    {
      Name: '$hpt_beamlaser_gimbal_small_name;',
      Name_Localised: 'Beam Laser',
      StarSystem: 'Far',
      TransferCost: 9,
      TransferTime: 900,
    },
    {
      Name: '$int_hyperdrive_size5_class5_name;',
      Name_Localised: 'FSD',
      StarSystem: 'Near',
      TransferTime: 60,
      EngineerModifications: 'FSD_LongRange',
      Level: 5,
      Quality: 0.5,
      Hot: true,
    },
    { StarSystem: 'Here' },
  ];
  const storage = moduleStorage(
    moment({ latest: [{ event: 'StoredModules', StarSystem: 'Here', StationName: 'Port', Items }] }),
  );
  expect(storage?.places.map(({ system, is }) => [system, is])).toEqual([
    ['Here', 'here'],
    ['Near', 'elsewhere'],
    ['Far', 'elsewhere'],
    ['', 'in-transit'],
  ]);
  expect(storage?.places[1]?.modules).toEqual([
    { name: 'FSD 5A', engineering: 'Long range, grade 5, 50 %', isHot: true, time: 60 },
  ]);
});

it('the suit is the one put on last, with its weapons', () => {
  const suit = (event: string, SuitName: string) => ({
    event,
    SuitName,
    SuitName_Localised: 'Artemis Suit',
    LoadoutName: 'Walks',
    SuitMods: ['suit_increasedsprintduration'],
    Modules: [
      { SlotName: 'PrimaryWeapon1', ModuleName: 'wpn_x', ModuleName_Localised: 'AR-50', Class: 3, WeaponMods: [] },
    ],
  });
  const worn = wornSuit(
    moment({ latest: [suit('SuitLoadout', 'a_class1'), suit('SwitchSuitLoadout', 'explorationsuit_class4')] }),
  );
  expect(worn).toEqual({
    suit: 'Artemis Suit',
    grade: 4,
    loadout: 'Walks',
    mods: ['Increased sprint duration'],
    weapons: [{ slot: 'Primary weapon1', name: 'AR-50', grade: 3, mods: [] }],
  });
  const all =
    wornSuit(moment({ latest: [{ event: 'SuitLoadout', SuitMods: [...suitMods, ...weaponMods] }] }))?.mods ?? [];
  // No word is so long that two of them must have been left together.
  expect(all.flatMap((mod) => mod.split(' ')).filter((word) => word.length > 13)).toEqual([]);
});

describe('politics of the system', () => {
  const event = {
    event: 'FSDJump',
    StarSystem: 'Sol',
    SystemFaction: { Name: 'B' },
    SystemEconomy: '$economy_None;',
    SystemEconomy_Localised: 'None',
    Population: 0,
    Factions: [
      {
        Name: 'A',
        Influence: 0.2,
        FactionState: 'Boom',
        Government: 'Anarchy',
        Allegiance: 'Independent',
        Happiness: '',
        RecoveringStates: [{ State: 'CivilWar' }],
      },
      {
        Name: 'B',
        Influence: 0.7,
        FactionState: 'None',
        ActiveStates: [{ State: 'PublicHoliday' }],
        Happiness_Localised: 'Happy',
        MyReputation: -5,
      },
      { Influence: 'much' },
    ],
    Conflicts: [
      { WarType: 'civilwar', Status: '', Faction1: { Name: 'A', Stake: 'Camp', WonDays: 2 }, Faction2: 'nobody' },
    ],
    PowerplayState: 'Unoccupied',
    Powers: ['X', 'Y'],
    PowerplayConflictProgress: [
      { Power: 'X', ConflictProgress: 0.1 },
      { Power: 'Y', ConflictProgress: 1.2 },
    ],
  };

  it('has the most influential faction first, and says which is in control', () => {
    const politics = systemPolitics(moment({ latest: [event] }));
    expect(politics?.factions.map(({ name, isInControl, states }) => [name, isInControl, states])).toEqual([
      ['B', true, ['public holiday']],
      ['A', false, ['boom', 'civil war (recovering)']],
      ['Faction without a name', false, []],
    ]);
    expect(politics?.facts).toEqual([
      ['In control', 'B'],
      ['Population', 0],
    ]);
    expect(politics?.conflicts[0]).toEqual({
      type: 'Civil war',
      status: 'over',
      sides: [{ name: 'A', stake: 'Camp', wonDays: 2 }, { name: 'Faction without a name' }],
    });
    expect(politics?.power).toMatchObject({ state: 'Unoccupied', contenders: [{ name: 'Y' }, { name: 'X' }] });
  });

  it('bears the form of old journals', () => {
    const politics = systemPolitics(
      moment({ latest: [{ event: 'FSDJump', StarSystem: 'Sol', SystemFaction: 'Old' }] }),
    );
    expect(politics).toMatchObject({ facts: [['In control', 'Old']], factions: [], conflicts: [] });
    expect(politics?.power).toBeUndefined();
  });

  it('tells of the Thargoid war, and that there is none', () => {
    const ThargoidWar = {
      CurrentState: 'Thargoid_Harvest',
      NextStateSuccess: 'Thargoid_Recovery',
      NextStateFailure: '',
      SuccessStateReached: false,
      WarProgress: 0.25,
      RemainingPorts: 3,
      EstimatedRemainingTime: '2 Days',
    };
    expect(thargoidWar(moment({ latest: [{ ...event, ThargoidWar }] }))).toEqual({
      system: 'Sol',
      state: 'Invasion',
      afterSuccess: 'Recovery',
      hasSucceeded: false,
      progress: 0.25,
      remainingPorts: 3,
      remainingTime: '2 Days',
    });
    expect(thargoidWar(moment({ latest: [event] }))).toBeNull();
    expect(thargoidWar(emptyMoment)).toBeUndefined();
  });
});

describe('a journal with broken events', () => {
  const rubbish: readonly unknown[] = [
    null,
    0,
    -1,
    'x',
    '',
    true,
    [],
    [null],
    [{}],
    [[]],
    {},
    { Name: 3, State: [] },
    1e308,
  ];
  const kinds = ['Loadout', 'ModuleInfo', 'Missions', 'CommunityGoal', 'StoredModules', 'SuitLoadout', 'FSDJump'];
  const fields = [
    'timestamp',
    'Modules',
    'Active',
    'CurrentGoals',
    'Items',
    'SuitMods',
    'SuitName',
    'Factions',
    'Conflicts',
    'Powers',
    'ThargoidWar',
    'SystemFaction',
    'PowerplayConflictProgress',
    'Engineers',
    'Engineer',
    'MissionID',
    'Name',
    'Population',
    'SystemEconomy',
  ];

  it('never makes a section throw', () => {
    for (const value of rubbish) {
      const broken = Object.fromEntries(fields.map((field) => [field, value]));
      const told = moment({
        latest: kinds.map((event) => ({ ...broken, event })),
        missions: [
          { ...broken, event: 'MissionAccepted' },
          { ...broken, event: 'MissionRedirected' },
        ],
        engineers: [broken],
        modules: value,
      });
      const halves = { ...told, latest: Object.fromEntries(kinds.map((kind) => [kind, { n: 0, text: '{"half' }])) };
      for (const each of [told, halves]) {
        const sections = [
          powerBudget,
          missionList,
          engineerList,
          goalList,
          moduleStorage,
          wornSuit,
          systemPolitics,
          thargoidWar,
        ];
        for (const section of sections) expect(() => section(each)).not.toThrow();
      }
    }
  });
});
