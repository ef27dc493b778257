import { expect, test } from 'vitest';
import { oneIn } from '../../../test/thorough.js';
import { checkEvent } from '../../check/event/check-event.js';
import { type Dialect, dialectNames } from '../../interface/dialect/dialects.js';
import { bodyTreeOf } from '../galaxy/body-tree/body-tree.js';
import { galaxy } from '../galaxy/milky-way.js';
import { Random } from '../random.js';
import { statisticsFields } from './career-statistics.js';
import { advanceGoals, goalsFields, isGoalHost, joinGoal, makeGoals } from './community-goals.js';
import { engineerSummary, engineerUpdate } from './engineer-progress.js';
import { explorationSaleFields } from './exploration-data.js';
import { makeCommander } from './make-commander.js';
import type { MissionOffer } from './mission-details.js';
import { makeMissions } from './mission-offers.js';
import type { Commander } from './simulated-commander.js';
import { squadronFields } from './squadron.js';
import { storageAt, storedModulesFields, transferCost } from './stored-modules.js';
import { suitUpgrade, upgradeSuitFields, upgradeWeaponFields, weaponUpgrade } from './suit-and-weapon-upgrades.js';
import { holdableItems, suitLoadoutFields } from './suit-loadouts.js';
import { maxMissions, missionsFields } from './taken-missions.js';

const now = Date.UTC(2026, 10, 14, 20, 41) / 1000;
const seeds = Array.from({ length: 120 }, (_, seed) => seed);
const somewhere = { system: 'Sol', address: 10_477_373_803, station: 'Galileo' };
const offer: MissionOffer = {
  faction: 'Sol Workers',
  source: somewhere,
  elsewhere: { ...somewhere, faction: 'Sol Nationalists' },
  room: 0,
  berths: 0,
  onFoot: false,
  canFight: false,
  canMine: false,
  credits: 0,
};
const commanders = seeds.map((seed) => {
  const made = makeCommander(new Random(seed).stream('commander'), now, { galaxy, odyssey: seed % 10 !== 0 });
  // Failed and completed ones are rare.
  const evenings = Array.from({ length: 6 }, (_, index) => new Random(6 * seed + index));
  made.missions = evenings.flatMap((random) => makeMissions(random, now, made.experience, () => offer));
  return made;
});
const home = galaxy.populated.find(({ stations }) => stations.length > 1) as (typeof galaxy.populated)[number];
const neighbours = galaxy.around(home.position, 6);
const station = home.stations[0] as (typeof home.stations)[number];

type Members = Record<string, unknown>;

/** All events about one commander, by kind. */
function eventsAbout(commander: Commander, dialect: Dialect): [kind: string, members: Members][] {
  for (const system of neighbours)
    for (const body of bodyTreeOf(system).all) commander.exploration.scan(system, body, false);
  return [
    ['Missions', missionsFields(commander.missions, now, dialect)],
    ['EngineerProgress', { Engineers: engineerSummary(commander.engineers, commander.odyssey) }],
    ...commander.engineers
      .filter(({ access }) => access !== undefined)
      .map((engineer, index): [string, Members] => [
        'EngineerProgress',
        engineerUpdate(engineer, index % 2 ? 'rank' : 'access', dialect, index % 3 === 0),
      ]),
    ...(commander.squadron ? [['SquadronStartup', squadronFields(commander.squadron)] as [string, Members]] : []),
    ...commander.loadouts.flatMap((loadout): [string, Members][] => {
      const upgrade = suitUpgrade(loadout.suit);
      return [
        ['SuitLoadout', suitLoadoutFields(loadout, dialect)],
        ...(upgrade ? [['UpgradeSuit', upgradeSuitFields(loadout.suit, upgrade, dialect)] as [string, Members]] : []),
        ...loadout.weapons.flatMap((weapon): [string, Members][] => {
          const step = weaponUpgrade(weapon);
          return step ? [['UpgradeWeapon', upgradeWeaponFields(weapon, step)]] : [];
        }),
      ];
    }),
    ['StoredModules', storedModulesFields(commander.storedModules, station, home)],
    ['CommunityGoal', goalsFields(commander.goals, now)],
    [
      'MultiSellExplorationData',
      explorationSaleFields(commander.exploration.systems.slice(0, 50), commander.shareAfterCrew),
    ],
  ];
}

test.each(dialectNames)('all events about commanders are clean in the dialect %s', (dialect) => {
  const findings = oneIn(2, commanders).flatMap((commander) =>
    eventsAbout(commander, dialect).flatMap(([kind, fields]) =>
      checkEvent({ timestamp: '2026-11-14T20:41:00Z', event: kind, ...fields }, { dialect }),
    ),
  );
  expect(findings).toEqual([]);
});

test('every optional member is written for some commander', () => {
  const counts = new Map<string, number>();
  for (const commander of commanders) {
    for (const [kind, fields] of eventsAbout(commander, 'spec')) count(counts, kind, fields);
  }
  for (const path of optional) expect([path, (counts.get(path) ?? 0) > 0]).toEqual([path, true]);
});

const optional = [
  'Missions.Active.Name_Localised',
  'Missions.Failed.Name_Localised',
  'Missions.Complete.Name_Localised',
  'EngineerProgress.Engineers.RankProgress',
  'EngineerProgress.Progress',
  'EngineerProgress.RankProgress',
  'EngineerProgress.Rank',
  'SquadronStartup.CurrentRankName',
  'SquadronStartup.CurrentRankName_Localised',
  'SquadronStartup.SquadronID',
  'SuitLoadout.SuitName_Localised',
  'SuitLoadout.Modules.ModuleName_Localised',
  'UpgradeSuit.Resources.Name_Localised',
  'UpgradeWeapon.Name_Localised',
  'StoredModules.Items.EngineerModifications',
  'StoredModules.Items.TransferCost',
  'CommunityGoal.CurrentGoals.TopRankSize',
  'CommunityGoal.CurrentGoals.TierReached',
];

function count(counts: Map<string, number>, path: string, value: unknown): void {
  counts.set(path, (counts.get(path) ?? 0) + 1);
  if (Array.isArray(value)) for (const each of value) count(counts, path, each);
  else if (value !== null && typeof value === 'object') {
    for (const [name, member] of Object.entries(value)) {
      if (Array.isArray(member) && member.length === 0) continue;
      count(counts, `${path}.${name}`, member);
    }
  }
}

test('goals reach every band', () => {
  const bands = new Set(
    seeds.flatMap((seed) =>
      goalsFields(makeGoals(new Random(seed).stream('goals'), now, galaxy, 3), now).CurrentGoals.map(
        ({ PlayerPercentileBand }) => PlayerPercentileBand,
      ),
    ),
  );
  expect(bands).toEqual(new Set([0, 25, 50, 75, 100]));
});

test('goals only grow, end, and are dropped a day later', () => {
  const goals = makeGoals(new Random(3), now, galaxy, 2);
  const before = goals.map(({ total }) => total);
  expect(advanceGoals(goals, new Random(1), now, now + 3600).every(({ total }, at) => total >= (before[at] ?? 0))).toBe(
    true,
  );
  const last = Math.max(...goals.map(({ expiry }) => expiry));
  expect(goalsFields(goals, last).CurrentGoals.every(({ IsComplete }) => IsComplete)).toBe(true);
  expect(advanceGoals(goals, new Random(1), now, last + 86_400)).toEqual([]);
});

test('goals end on a Thursday, on the hour', () => {
  for (const { expiry } of makeGoals(new Random(8), now, galaxy, 20)) {
    expect(new Date(expiry * 1000).getUTCDay()).toBe(4);
    expect(expiry % 3600).toBe(0);
    expect(expiry).toBeGreaterThanOrEqual(now);
  }
});

test('the cost of moving a module depends on distance and price', () => {
  const module = { item: 'x', name: 'X', slot: 1, buyPrice: 1_000_000, hot: false };
  const here = storageAt(home, station);
  const far = {
    system: 'Far',
    position: [here.position[0] + 100, here.position[1], here.position[2]],
    marketId: 1,
  } as const;
  expect(transferCost({ ...module, where: here }, here)).toEqual({ cost: 0, seconds: 0 });
  expect(transferCost({ ...module, where: { ...here, marketId: 2 } }, here)).toEqual({ cost: 100, seconds: 300 });
  expect(transferCost({ ...module, where: far }, here)).toEqual({ cost: 6300, seconds: 1300 });
});

test('a module in transit has no location', () => {
  const where = storageAt(home, station);
  const module = { item: 'int_a', name: 'A', slot: 1, buyPrice: 5, hot: false, where, arrives: now + 60 };
  expect(storedModulesFields([module], station, home).Items).toEqual([
    { Name: '$int_a_name;', Name_Localised: 'A', StorageSlot: 1, InTransit: true, BuyPrice: 5, Hot: false },
  ]);
});

test('the cost of an upgrade depends on the class', () => {
  const suit = { id: 1, type: 'explorationsuit', grade: 3, mods: [] } as const;
  expect(suitUpgrade({ ...suit, mods: [] })).toEqual({
    cost: 4_500_000,
    resources: [
      ['suitschematic', 4],
      ['healthmonitor', 4],
      ['manufacturinginstructions', 4],
      ['aerogel', 9],
      ['graphene', 9],
    ],
  });
  const weapon = { id: 1, slot: 'SecondaryWeapon', type: 'wpn_s_pistol_laser_sauto', mods: [] } as const;
  expect(weaponUpgrade({ ...weapon, mods: [], grade: 1 })?.cost).toBe(200_000);
  expect(weaponUpgrade({ ...weapon, mods: [], grade: 5 })).toBeUndefined();
  expect(suitUpgrade({ id: 1, type: 'flightsuit', grade: 1, mods: [] })).toBeUndefined();
});

test('a suit upgrade has the old name and the new class', () => {
  const suit = { id: 1, type: 'tacticalsuit' as const, grade: 2, mods: [] };
  const upgrade = suitUpgrade(suit) as NonNullable<ReturnType<typeof suitUpgrade>>;
  expect(upgradeSuitFields(suit, upgrade, 'spec')).toMatchObject({
    Name: 'tacticalsuit_class2',
    Name_Localised: 'Dominator Suit',
    Class: 3,
  });
  expect(upgradeSuitFields(suit, upgrade, 'game').Name_Localised).toBe('$TacticalSuit_Class1_Name;');
});

test('commanders differ, and the same seed makes the same one', () => {
  expect(makeCommander(new Random(4), now, { galaxy })).toEqual(makeCommander(new Random(4), now, { galaxy }));
  expect(new Set(commanders.map(({ credits }) => credits)).size).toBeGreaterThan(100);
  expect(new Set(commanders.map(({ experience }) => experience)).size).toBe(3);
  expect(commanders.some(({ pledge }) => pledge !== undefined)).toBe(true);
  expect(commanders.some(({ squadron }) => squadron === undefined)).toBe(true);
});

test('no two missions and no two stored modules share a number', () => {
  for (const { missions, storedModules } of commanders) {
    expect(missions.length).toBeLessThanOrEqual(maxMissions);
    expect(new Set(missions.map(({ id }) => id)).size).toBe(missions.length);
    expect(new Set(storedModules.map(({ slot }) => slot)).size).toBe(storedModules.length);
  }
});

test('only the live game writes the widest number for a mission', () => {
  const mission = {
    id: 7,
    numberLost: true as const,
    name: 'M',
    state: 'active' as const,
  };
  const number = (dialect: Dialect) => missionsFields([mission], now, dialect).Active[0]?.MissionID;
  expect([number('spec'), number('game')]).toEqual([7, 18446744073709551615n]);
});

test('the base game has no on-foot engineers', () => {
  const [base] = commanders;
  const summary = engineerSummary([{ ...engineer, id: 400_001 }, engineer], (base as Commander).odyssey);
  expect(summary).toEqual([{ Engineer: 'E', EngineerID: 300_100, Progress: 'Known' }]);
});

const engineer = { id: 300_100, name: 'E', system: 'Deciat', access: 'Known' as const, rank: 0, rankProgress: 0 };

test('every loadout can hold something', () => {
  for (const { loadouts } of commanders) {
    for (const loadout of loadouts) expect(holdableItems(loadout).length).toBeGreaterThan(1);
  }
});

test('goals are held at ports, and their contributors have contributed a fair share', () => {
  const settlements = new Set(
    galaxy.populated.flatMap(({ stations }) =>
      stations
        .filter(({ type, name }) => type === 'OnFootSettlement' || name.startsWith('$'))
        .map((each) => each.marketId),
    ),
  );
  for (const seed of seeds) {
    for (const goal of makeGoals(new Random(seed), now, galaxy, 3)) {
      expect(settlements.has(goal.marketId)).toBe(false);
      expect(goal.total / goal.contributors).toBeGreaterThan(20);
    }
  }
});

test('a new member of a goal has contributed nothing yet, and goal numbers are unique', () => {
  const numbers = new Set<number>();
  const system = galaxy.populated.find(({ stations }) => stations.some(isGoalHost));
  const port = system?.stations.find(isGoalHost);
  if (!system || !port) throw new Error('there is no port');
  const host = { system, station: port };
  let last = 0;
  for (const seed of seeds) {
    const goal = joinGoal(new Random(seed), now, host, last);
    expect(goal.contribution).toBe(0);
    expect(numbers.has(goal.id)).toBe(false);
    numbers.add(goal.id);
    last = goal.id;
  }
});

test('numbers are positive however early a session begins', () => {
  for (const seed of seeds) {
    const early = makeCommander(new Random(seed).stream('commander'), 86_400, { galaxy });
    for (const { id } of [...early.goals, ...early.missions]) expect(id).toBeGreaterThan(0);
  }
});

test('the statistics of a commander are consistent', () => {
  for (const commander of commanders) {
    const { Combat, Trading, Crime } = statisticsFields(commander.statistics, {});
    const { ConflictZone_High = 0, ConflictZone_Medium = 0, ConflictZone_Low = 0 } = Combat;
    expect(Combat.ConflictZone_Total).toBe(ConflictZone_High + ConflictZone_Medium + ConflictZone_Low);
    expect(Combat.ConflictZone_High_Wins).toBeLessThanOrEqual(ConflictZone_High);
    expect(Trading.Highest_Single_Transaction).toBeLessThanOrEqual(Trading.Market_Profits);
    expect(Crime.Notoriety).toBe(0);
  }
});

test('ranks rise with experience', () => {
  const mean = (experience: Commander['experience']) => {
    const all = commanders.filter((each) => each.experience === experience);
    return all.reduce((sum, { standing }) => sum + standing.ranks.Combat.rank, 0) / all.length;
  };
  expect(mean('new')).toBeLessThan(mean('settled'));
  expect(mean('settled')).toBeLessThan(mean('veteran'));
});
