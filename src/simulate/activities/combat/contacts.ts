import { policeNameFor } from '../../../game/combat-facts.js';
import {
  type CombatRank,
  combatRankOrder,
  combatRankWeights,
  hullSizes,
  type PilotRole,
  shipsOfRole,
  thargoidBondFactions,
  thargoidKinds,
} from '../../../game/combat-table.js';
import type { StarSystem } from '../../../game/star-system.js';
import { hasLaw } from '../../commander/legal-standing.js';
import { pilotName } from '../../person-names.js';
import type { Contact } from '../../world/ship-scanner.js';
import type { World } from '../../world/world.js';

/** The pirate faction of a system: an anarchy if there is one, or else the weakest. */
export function pirateFactionIn({ politics, now }: World, system: StarSystem): string {
  const { factions } = politics.society(system, now);
  const lawless = factions.filter(({ resident }) => resident.government === 'Anarchy');
  const [weakest] = (lawless.length > 0 ? [...lawless] : [...factions]).sort((a, b) => a.influence - b.influence);
  return weakest?.resident.name ?? 'Scavengers';
}

/** The internal and the displayed name of a named pilot. */
export function namedPilot(shown: string): Contact['pilot'] {
  return { internal: `$npc_name_decorate:#name=${shown};`, shown };
}

/** A pirate, wanted where there is law; a mission target is wanted everywhere. */
export function pirate(
  world: World,
  given: Partial<Pick<Contact, 'pilot' | 'faction' | 'hull' | 'rank'>> = {},
): Contact {
  const { random, system } = world;
  const hull = given.hull ?? random.weighted(shipsOfRole.pirate);
  const rank = given.rank ?? random.weighted(combatRankWeights);
  const isWanted = hasLaw(system) || given.faction !== undefined;
  return {
    ...contactOf('pirate', hull, rank, given.pilot ?? namedPilot(pilotName(random))),
    faction: given.faction ?? pirateFactionIn(world, system),
    legalStatus: isWanted ? 'Wanted' : 'Lawless',
    bounties: bountiesOn(world, hull, rank),
  };
}

/** Pays for pirates where there is no law. */
export const pilotsFederation = "Pilots' Federation Local Branch";

/** The bounties on a pirate: of the controlling faction, and sometimes of another. */
function bountiesOn({ random, system, politics, now }: World, hull: string, rank: CombatRank): Contact['bounties'] {
  const level = 1 + combatRankOrder.indexOf(rank);
  const worth = Math.round((12_000 + 14_000 * level) * (hullSizes[hull] ?? 1) * random.number(0.6, 1.3));
  const { factions } = politics.society(system, now);
  const others = factions.filter(
    ({ resident }) => resident.name !== system.faction && resident.government !== 'Anarchy',
  );
  const payer = hasLaw(system) ? system.faction : pilotsFederation;
  if (others.length === 0 || !random.chance(0.2)) return [{ faction: payer, reward: worth }];
  const second = Math.round(worth * random.number(0.2, 0.5));
  return [
    { faction: random.pick(others).resident.name, reward: second },
    { faction: payer, reward: worth },
  ];
}

/** A law-abiding pilot: a trader, or the system's police. */
export function bystander(world: World): Contact {
  const { random, system, politics, now } = world;
  const isPolice = random.chance(system.security === 'anarchy' ? 0 : 0.4);
  const role: PilotRole = isPolice ? 'police' : 'trader';
  const { factions } = politics.society(system, now);
  const [internal, shown] = policeNameFor(system.allegiance);
  const pilot = isPolice ? { internal, shown } : namedPilot(pilotName(random));
  const hull = random.weighted(shipsOfRole[role]);
  const own = factions.length > 0 ? random.pick(factions).resident.name : system.faction;
  return {
    ...contactOf(role, hull, random.weighted(combatRankWeights), pilot),
    faction: isPolice ? system.faction : own,
    legalStatus: system.security === 'anarchy' ? 'Lawless' : 'Clean',
    bounties: [],
  };
}

/** A soldier of a faction at war, an enemy or not. */
export function soldier({ random }: World, faction: string, legalStatus: 'Enemy' | 'Clean'): Contact {
  const hull = random.weighted(shipsOfRole.soldier);
  const pilot = namedPilot(pilotName(random));
  return {
    ...contactOf('soldier', hull, random.weighted(combatRankWeights), pilot),
    faction,
    legalStatus,
    bounties: [],
  };
}

/** A Thargoid; its bond is stored as a bounty. */
export function thargoid({ random }: World): Contact {
  const { hull, bond, size } = random.weighted(thargoidKinds);
  const [victim, shown] = thargoidBondFactions.victim;
  return {
    ...contactOf('pirate', hull, 'Elite', { internal: victim, shown }),
    role: 'thargoid',
    size,
    faction: victim,
    legalStatus: 'Unknown',
    bounties: [{ faction: thargoidBondFactions.awarding[0], reward: bond }],
  };
}

function contactOf(
  role: PilotRole,
  hull: string,
  rank: CombatRank,
  pilot: Contact['pilot'],
): Omit<Contact, 'faction' | 'legalStatus' | 'bounties'> {
  return { hull, role, pilot, rank, size: hullSizes[hull] ?? 1, shield: 100, hullHealth: 100, scanned: 0 };
}
