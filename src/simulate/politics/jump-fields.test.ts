import { describe, expect, it } from 'vitest';
import { isWordOfGame } from '../../../test/support/words.js';
import { checkEvent } from '../../check/event/check-event.js';
import { factionTable } from '../../game/faction-table.js';
import type { StarSystem } from '../../game/star-system.js';
import { type Dialect, dialectNames } from '../../interface/dialect/dialects.js';
import { happinessList, powerplayStateList, thargoidWarStateList } from '../../interface/specified-values.js';
import { Random } from '../random.js';
import { Politics } from './galaxy-politics.js';

const noon = Date.UTC(2026, 10, 14, 12) / 1000;
const day = 86_400;

function systemOf(fields: Partial<StarSystem>): StarSystem {
  const name = fields.name ?? 'Wexa';
  return {
    name,
    address: 1_458_309_141_194,
    position: [10, -5, 20],
    starClass: 'K',
    arrival: { name, id: 0, type: 'Star' },
    population: 4_500_000,
    allegiance: 'Federation',
    economy: 'HighTech',
    secondEconomy: 'Refinery',
    government: 'Democracy',
    security: 'high',
    faction: `${name} Liberals`,
    stations: [],
    ...fields,
  };
}

/** Real and procedural systems, populated and empty, near and far. */
const systems: StarSystem[] = [];
for (let index = 0; index < 120; index++) {
  const real = factionTable[index * 4];
  const name = index % 3 === 0 && real ? real[0] : `Wexa ${index}`;
  systems.push(
    systemOf({
      name,
      address: 1_000_000_007 * (index + 1),
      position: [((index * 37) % 160) - 80, ((index * 13) % 80) - 40, ((index * 53) % 160) - 80],
      population: index % 5 === 4 ? 0 : 10 ** (3 + (index % 7)),
      faction: index % 3 === 0 && real ? real[1] : `${name} Liberals`,
      security: (['high', 'medium', 'low', 'anarchy'] as const)[index % 4] as StarSystem['security'],
      allegiance: index === 119 ? 'Thargoid' : 'Federation',
    }),
  );
}

function politicsOf(seed: number, pledge?: string): Politics {
  return new Politics(new Random(seed).stream('politics'), { pledge, squadronFaction: 'LTT 4487 Industry' });
}

function jumpOf(politics: Politics, system: StarSystem, now: number, dialect: Dialect) {
  return {
    timestamp: `${new Date(now * 1000).toISOString().slice(0, 19)}Z`,
    event: 'FSDJump',
    StarSystem: system.name,
    SystemAddress: system.address,
    StarPos: system.position,
    Body: system.arrival.name,
    BodyID: 0,
    BodyType: 'Star',
    JumpDist: 12.5,
    FuelUsed: 1.25,
    FuelLevel: 14.5,
    ...politics.jumpFields(system, now, dialect),
  };
}

type Jump = ReturnType<typeof jumpOf>;

const made: Record<Dialect, Jump[][]> = { spec: [], game: [] };

/** Jumps into every system, over some seeds and days. */
function jumps(dialect: Dialect, seeds: number): Jump[] {
  for (let seed = made[dialect].length + 1; seed <= seeds; seed++) {
    const politics = politicsOf(seed, 'Aisling Duval');
    const now = noon + (seed % 16) * day + seed * 5000;
    made[dialect].push(systems.map((system) => jumpOf(politics, system, now, dialect)));
  }
  return made[dialect].slice(0, seeds).flat();
}

describe.each(dialectNames)('the politics of a jump, in the dialect %s', (dialect) => {
  it('have no findings, except words that only the live game has', () => {
    const findings = new Set<string>();
    for (const jump of jumps(dialect, 8)) {
      for (const finding of checkEvent(jump, { dialect })) {
        if (!isWordOfGame(finding)) findings.add(finding.message);
      }
    }
    expect([...findings]).toEqual([]);
  });

  it('add up to the whole influence, with no faction twice', () => {
    const wrong = jumps(dialect, 8).filter(({ Factions = [] }) => {
      if (Factions.length === 0) return false;
      const sum = Factions.reduce((total, { Influence }) => total + Influence, 0);
      const areRounded = Factions.every(({ Influence }) => Number(Influence.toFixed(6)) === Influence);
      const names = new Set(Factions.map(({ Name }) => Name));
      const areSome = Factions.length >= 3 && Factions.length <= 8;
      return !(Math.abs(sum - 1) < 0.000004 && areRounded && names.size === Factions.length && areSome);
    });
    expect(wrong).toEqual([]);
  });

  it('describe a conflict identically on both sides', () => {
    const lists = new Map<string, 'ActiveStates' | 'PendingStates' | 'RecoveringStates'>([
      ['active', 'ActiveStates'],
      ['pending', 'PendingStates'],
      ['', 'RecoveringStates'],
    ]);
    const states: Readonly<Record<string, string>> = { war: 'War', civilwar: 'CivilWar', election: 'Election' };
    let seen = 0;
    for (const { Factions = [], Conflicts = [] } of jumps(dialect, 8)) {
      for (const { Status, WarType, Faction1, Faction2 } of Conflicts) {
        const sides = [Faction1, Faction2].map((side) => Factions.find(({ Name }) => Name === side.Name));
        const State = states[WarType];
        const entry = Status === 'active' ? { State } : { State, Trend: 0 };
        const list = lists.get(Status) ?? 'ActiveStates';
        for (const side of sides) expect(side?.[list]).toContainEqual(entry);
        const [one, other] = sides.map((side) => side?.Influence);
        expect(one === other || Status === '').toBe(true);
        expect(Status !== 'active' || sides.every((side) => side?.FactionState === State)).toBe(true);
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(100);
  });

  it('have the first active state as the state of a faction', () => {
    const wrong = jumps(dialect, 5).flatMap(({ Factions = [] }) =>
      Factions.filter(({ FactionState, ActiveStates }) => FactionState !== (ActiveStates?.[0]?.State ?? 'None')),
    );
    expect(wrong).toEqual([]);
  });

  it('contain everything the specification allows, sooner or later', () => {
    const seen = new Set<string>();
    for (const jump of jumps(dialect, 30)) collect(jump, seen);
    for (const { value } of powerplayStateList.list) expect(seen).toContain(`PowerplayState ${value}`);
    for (const { value } of thargoidWarStateList.list) expect(seen).toContain(`CurrentState ${value}`);
    for (const { value } of happinessList.list) expect(seen).toContain(`Happiness_Localised ${value}`);
    for (const member of rare[dialect]) expect(seen).toContain(member);
  });
});

const optional = `Factions,SystemFaction,Conflicts,Powers,ControllingPower,PowerplayStateControlProgress
PowerplayStateReinforcement,PowerplayStateUndermining,PowerplayConflictProgress,ThargoidWar,NextStateSuccess
NextStateFailure,WarProgress,RemainingPorts,EstimatedRemainingTime,SquadronFaction,HappiestSystem,HomeSystem
PendingStates,RecoveringStates,ActiveStates,Status active,Status pending,Status ,WarType war,WarType civilwar
WarType election,SuccessStateReached true,SuccessStateReached false,Trend 0,Trend 1,Trend -1,Stake `.split(/[,\n]/);
const rare: Readonly<Record<Dialect, readonly string[]>> = {
  spec: [...optional, 'Stake_Localised'],
  game: [...optional, 'Happiness ', 'NextStateSuccess ', 'NextStateFailure ', 'CurrentState '],
};

/** The names of all members, and the values of words and flags. */
function collect(value: unknown, seen: Set<string>): void {
  if (Array.isArray(value)) for (const element of value) collect(element, seen);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, member] of Object.entries(value)) {
      seen.add(name);
      if (typeof member === 'object') collect(member, seen);
      else seen.add(`${name} ${String(member)}`);
    }
  }
}

describe('the powers of a jump', () => {
  it('have a power in control unless the system is unoccupied or contested, and the powers in a fixed order', () => {
    const orders = new Set<string>();
    for (const jump of jumps('spec', 10)) {
      if (!jump.PowerplayState) continue;
      const held = jump.PowerplayState !== 'Unoccupied' && jump.PowerplayState !== 'Contested';
      const powers = jump.Powers ?? [];
      expect('ControllingPower' in jump).toBe(held);
      expect(powers.includes(jump.ControllingPower ?? '')).toBe(held);
      expect('PowerplayConflictProgress' in jump).toBe(jump.PowerplayState === 'Unoccupied');
      powers.forEach((power, index) => powers.slice(index + 1).forEach((next) => orders.add(`${power} < ${next}`)));
    }
    for (const order of orders) expect(orders).not.toContain(order.split(' < ').toReversed().join(' < '));
  });
});
