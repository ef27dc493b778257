import { encodedMaterialNames, materialNames, mostOfMaterial } from '../../game/material-grades.js';
import { powerTable } from '../../game/power-table.js';
import type { Galaxy } from '../../game/star-system.js';
import { toThePower } from '../exact-math.js';
import { makeCarrier } from '../galaxy/fleet-carrier.js';
import { commanderName } from '../person-names.js';
import type { Random } from '../random.js';
import { makeStatistics } from './career-statistics.js';
import { makeGoals } from './community-goals.js';
import { makeEngineers } from './engineer-progress.js';
import type { Experience } from './experience.js';
import { commanderWealth, type Wealth } from './experience-table.js';
import { ExplorationData } from './exploration-data.js';
import { hasLaw, type Offence } from './legal-standing.js';
import { makeBackpack, makeLocker } from './locker.js';
import { OrganicSamples } from './organic-samples.js';
import { makePowerWork } from './power-work.js';
import { makeStanding } from './ranks-and-reputation.js';
import { emptyMemory } from './session-memory.js';
import type { Commander } from './simulated-commander.js';
import { makeSquadron } from './squadron.js';
import { makeStoredModules } from './stored-modules.js';
import { makeLoadouts } from './suit-loadouts.js';

export interface CommanderOptions {
  /** Where modules are stored, goals are set, and systems have been scanned. */
  readonly galaxy: Pick<Galaxy, 'populated' | 'around'>;
  readonly experience?: Experience;
  /** Whether pledged to a power; random if omitted. */
  readonly pledged?: boolean;
  /** Whether in a squadron; random if omitted. */
  readonly squadron?: boolean;
  /** Whether they own a fleet carrier; random if omitted. */
  readonly carrier?: boolean;
  /** Whether they own Odyssey; true by default. */
  readonly odyssey?: boolean;
}

/** The share of commanders who own a fleet carrier. */
const carrierOwners: Readonly<Record<Experience, number>> = { new: 0, settled: 0.36, veteran: 0.8 };

/** Makes a commander, from beginner to veteran. */
export function makeCommander(random: Random, now: number, options: CommanderOptions): Commander {
  const experience = options.experience ?? random.weighted({ new: 2, settled: 5, veteran: 3 });
  const { galaxy, odyssey = true } = options;
  const { credits } = commanderWealth[experience];
  const loadouts = makeLoadouts(random.stream('loadouts'), now, experience);
  const [least, most] = credits;
  const held = amounts(random.stream('materials'), Object.keys(materialNames), commanderWealth[experience]);
  const data = amounts(random.stream('data'), Object.keys(encodedMaterialNames), commanderWealth[experience]);
  return {
    name: commanderName(random),
    id: `F${random.integer(1_000_000, 9_999_999)}`,
    experience,
    odyssey,
    gameMode: random.stream('mode').weighted({ Solo: 6, Open: 4 }),
    wing: [],
    credits: Math.round(least * toThePower(most / least, random.number(0, 1))),
    materials: held,
    data,
    foundMaterials: new Set([...held.keys(), ...data.keys()]),
    standing: makeStanding(random.stream('standing'), experience),
    statistics: makeStatistics(random.stream('statistics'), experience),
    microResources: makeLocker(random.stream('resources'), experience),
    lockerGoods: [],
    backpack: makeBackpack(random.stream('backpack')),
    engineers: makeEngineers(random.stream('engineers'), experience),
    missions: [],
    ...((options.squadron ?? random.chance(0.5)) && { squadron: makeSquadron(random.stream('squadron')) }),
    ...((options.pledged ?? random.chance(0.4)) && { pledge: random.pick(powerTable)[0] }),
    powerWork: makePowerWork(random.stream('power work'), now, experience),
    loadouts,
    loadout: random.pick(loadouts),
    ships: [],
    storedModules: makeStoredModules(random.stream('stored'), experience, galaxy),
    exploration: new ExplorationData(),
    organic: new OrganicSamples(),
    codex: new Set(),
    footfalls: new Set(),
    goals: makeGoals(random.stream('goals'), now, galaxy, random.weightedIndex([7, 2, 1])),
    carrier: {
      ...makeCarrier(random.stream('carrier')),
      isOwned: options.carrier ?? random.stream('savings').chance(carrierOwners[experience]),
    },
    friendsCarrier: makeCarrier(random.stream('carrier of a friend')),
    carrierCargo: new Map([['tritium', random.integer(100, 900)]]),
    shareAfterCrew: random.weighted([
      [1, 6],
      [0.93, 1],
      [0.92, 1],
      [0.9, 2],
    ] as const),
    averagePricePaid: new Map(),
    mined: new Set(),
    offences: earlierOffences(random.stream('offences'), galaxy),
    vouchers: { bounties: new Map(), bonds: new Map(), data: new Map() },
    passingLegalState: undefined,
    memory: emptyMemory(now),
  };
}

/** The probability of debts from earlier sessions, and their maximum in credits. */
const past = { likelihood: 0.15, fine: 400, bounty: 4000 };

/** Debts from earlier sessions: a fine, or a bounty. */
function earlierOffences(random: Random, { populated }: CommanderOptions['galaxy']): Map<string, Offence> {
  if (!random.chance(past.likelihood)) return new Map();
  const { faction } = random.pick(populated.filter((system) => hasLaw(system)));
  const isGrave = random.chance(0.3);
  const offence = {
    fine: isGrave ? 0 : 50 * random.integer(1, past.fine / 50),
    bounty: isGrave ? 100 * random.integer(1, past.bounty / 100) : 0,
  };
  return new Map([[faction, offence]]);
}

function amounts(
  random: Random,
  names: readonly string[],
  { materials: [least, most], unknown }: Wealth,
): Map<string, number> {
  const known = names.filter(() => !random.chance(unknown));
  return new Map(known.map((name) => [name, Math.min(mostOfMaterial(name), random.integer(least, most))]));
}
