import { factionNamePatterns } from '../../game/faction-name-pattern-table.js';
import { factionTable } from '../../game/faction-table.js';
import type { Allegiance, Government } from '../../game/political-vocabulary-table.js';
import type { StarSystem } from '../../game/star-system.js';
import type { Random } from '../random.js';
import { factionCountWeights, governmentWeights } from './politics-table.js';

/** A faction in a system, without what changes over time. */
export interface Resident {
  readonly name: string;
  readonly government: Government;
  readonly allegiance: Allegiance;
  /** Its share of the influence on an ordinary day, relative to the others'. */
  readonly weight: number;
  readonly native: boolean;
}

const most = 8;

/** Owners of stations without a part in politics: carriers, engineers. */
const apart = new Set(['Carrier', 'Engineer', 'None', '']);

const known = new Map<string, Resident[]>();
for (const [system, name, government, allegiance, weight] of factionTable) {
  const residents = known.get(system) ?? [];
  residents.push({ name, government, allegiance, weight, native: name.includes(system) });
  known.set(system, residents);
}

/** Where a real faction is strongest, and where else it is known to be. */
export function territoryOf(faction: string): readonly string[] {
  return factionTable
    .filter(([, name]) => name === faction)
    .map(([system, , , , weight]) => [system, weight] as const)
    .sort((a, b) => b[1] - a[1])
    .map(([system]) => system);
}

/** The factions of a system, in its order; the real ones where they are known. */
export function rosterOf(system: StarSystem, random: Random): readonly Resident[] {
  if (system.population === 0) return [];
  const real = known.get(system.name);
  return real ? withOwners(real, system) : invented(system, random);
}

/**
 * The tables of factions and of stations have different dates: owners of stations are added to the factions.
 */
function withOwners(residents: readonly Resident[], system: StarSystem): readonly Resident[] {
  // For the controlling faction, the table of systems takes precedence.
  const all = residents.map((resident) =>
    resident.name === system.faction ? { ...ruler(system, resident.weight), weight: resident.weight } : resident,
  );
  if (system.faction && !isAmong(all, system.faction)) all.push(ruler(system, 1.2 * largest(all)));
  for (const owner of ownersOf(system)) if (all.length < most && !isAmong(all, owner.name)) all.push(owner);
  return all;
}

function ruler(system: StarSystem, weight: number): Resident {
  const { faction: name, government: listed } = system;
  const government = listed || 'None';
  const allegiance = system.allegiance || 'Independent';
  // The Pilots' Federation controls systems without influence.
  const votes = allegiance === 'PilotsFederation' ? 0 : weight;
  return { name, government, allegiance, weight: votes, native: name.includes(system.name) };
}

function ownersOf(system: StarSystem): Resident[] {
  return system.stations
    .filter(({ faction, government }) => faction !== '' && !apart.has(government))
    .map(({ faction, government, allegiance }) => ({
      name: faction,
      government: government || 'None',
      allegiance: allegiance || 'Independent',
      weight: 40,
      native: faction.includes(system.name),
    }));
}

function isAmong(residents: readonly Resident[], name: string): boolean {
  return residents.some((resident) => resident.name === name);
}

function largest(residents: readonly Resident[]): number {
  return Math.max(...residents.map(({ weight }) => weight));
}

/** A roster of invented factions with typical names. */
function invented(system: StarSystem, random: Random): readonly Resident[] {
  const count = random.weighted(factionCountWeights);
  const others: Resident[] = [];
  const add = (resident: Resident) => {
    if (resident.name !== system.faction && !isAmong(others, resident.name)) others.push(resident);
  };
  for (const owner of ownersOf(system)) if (others.length < most - 1) add(owner);
  add(native(system, random, 'Anarchy'));
  for (let invaders = random.integer(0, 2); invaders > 0; invaders--) add(invader(system, random));
  // A turn may draw a name that is taken already.
  for (let turn = 0; others.length < count - 1 && turn < 40; turn++)
    add(native(system, random, random.weighted(governmentWeights)));
  if (!system.faction) return others;
  const place = random.chance(0.46) ? others.length : random.integer(0, others.length);
  const sum = others.reduce((total, { weight }) => total + weight, 0);
  const share = random.pick(rulersShares) + random.number(-0.04, 0.04);
  return others.toSpliced(place, 0, ruler(system, (sum * share) / (1 - share)));
}

/** The influence of the controlling faction, as observed. */
const rulersShares = [0.36, 0.41, 0.45, 0.5, 0.54, 0.57, 0.61, 0.75];

function native(system: StarSystem, random: Random, government: Government): Resident {
  const pattern = random.pick(factionNamePatterns[government] ?? ['Independents of {}']);
  const weight = government === 'Anarchy' ? random.number(2, 25) : random.number(30, 150);
  return {
    name: named(pattern, system),
    government,
    allegiance: sideOf(government, system, random),
    weight,
    native: true,
  };
}

function named(pattern: string, { name }: StarSystem): string {
  return pattern.replace('{}', () => name);
}

/** Native factions follow the superpower of their system, or are independent. */
function sideOf(government: Government, { allegiance }: StarSystem, random: Random): Allegiance {
  if (government === 'Patronage') return 'Empire';
  const own = superpowers.find((power) => power === allegiance);
  const local = own ?? random.pick(superpowers);
  const loyalty = government === 'Corporate' || government === 'Democracy' ? 0.7 : 0.15;
  return government !== 'Anarchy' && random.chance(loyalty) ? local : 'Independent';
}

const superpowers: readonly Allegiance[] = ['Federation', 'Empire', 'Alliance'];

/** A faction from another system. */
function invader(system: StarSystem, random: Random): Resident {
  const [, name, government, allegiance] = random.pick(factionTable);
  return { name, government, allegiance, weight: random.number(40, 200), native: name.includes(system.name) };
}
