import {
  type CombatRank,
  combatRankOrder,
  combatRankWeights,
  hullSizes,
  type PilotRole,
  policeNameFor,
  shipsOfRole,
  thargoidBondFactions,
  thargoidKinds,
} from '../../../game/combat-facts.js';
import { pilotNameParts } from '../../../game/pilot-name-parts.js';
import type { StarSystem } from '../../../game/star-system.js';
import { hasLaw } from '../../commander/legal-standing.js';
import type { Random } from '../../random.js';
import type { Contact } from '../../world/ship-scanner.js';
import type { World } from '../../world/world.js';

/** The faction whose pilots are pirates in a system: one without a law if there is any, or else the weakest. */
export function pirateFactionIn({ politics, now }: World, system: StarSystem): string {
  const { factions } = politics.society(system, now);
  const lawless = factions.filter(({ resident }) => resident.government === 'Anarchy');
  const [weakest] = (lawless.length > 0 ? [...lawless] : [...factions]).sort((a, b) => a.influence - b.influence);
  return weakest?.resident.name ?? 'Scavengers';
}

/** A name such as people have. */
export function pilotName(random: Random): string {
  return `${random.pick(pilotNameParts.firsts)} ${random.pick(pilotNameParts.lasts)}`;
}

/** The internal name and the name as shown of a pilot who has a name. */
export function namedPilot(shown: string): Contact['pilot'] {
  return { internal: `$npc_name_decorate:#name=${shown};`, shown };
}

/** A pirate, wanted where there is a law; one whom a mission is against is wanted everywhere. */
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

/** What the factions pay for a pirate: the one in control, and sometimes another. */
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

/** Somebody who breaks no law: a trader, or the police of the system. */
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

/** A soldier of a faction in a war, an enemy or not. */
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

/** A Thargoid; the bond for it stands where bounties stand. */
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
