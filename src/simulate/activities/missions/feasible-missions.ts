/** The missions that a commander takes, and sets out for: those that can be done. */
import type { StarSystem, Station } from '../../../game/star-system.js';
import { leadsBack, type Mission, type MissionPlace, placeOfPayment } from '../../commander/taken-missions.js';
import { goodsOf } from '../../market/station-goods.js';
import { freeCargoSpace } from '../../ship/ship.js';
import { stationsWithPadFor } from '../../world/landing-pads.js';
import type { World } from '../../world/world.js';
import { ownTonnes } from '../station/buy-and-sell.js';
import { canKillFor } from './kill-for-mission.js';
import { systemsNear } from './offer-here.js';

/** Set out in vain this often, a commander gives up. */
export const mostAttempts = 2;

/** Seconds that a mission takes at least. */
const shortest = 1800;

export function isFeasible(world: World, mission: Mission): boolean {
  const { state, expires, attempts = 0 } = mission;
  if (state === 'failed' || attempts >= mostAttempts || (expires !== undefined && expires < world.now + shortest))
    return false;
  if (systemOf(world, placeOfPayment(mission)) === undefined) return false;
  return mission.isRedirected || state === 'complete' || isTaskFeasible(world, mission);
}

function isTaskFeasible(world: World, { task, goods, donation }: Mission): boolean {
  switch (task) {
    case 'donation':
      return donation !== undefined && world.commander.credits >= 20 * donation;
    case 'salvage':
      return freeCargoSpace(world.ship) >= (goods?.count ?? 0);
    case 'collect':
    case 'mining':
      return goods !== undefined && sellerOf(world, goods) !== undefined;
    case 'settlement-errand':
    case 'settlement-fight':
      return world.commander.odyssey;
    case 'massacre':
    case 'assassination':
      return canKillFor(world);
    default:
      return task !== 'other';
  }
}

/** A market nearby that makes the goods of a mission, if they are not aboard already. */
export function sellerOf(
  world: World,
  { type, count }: NonNullable<Mission['goods']>,
): { readonly system: StarSystem; readonly station: Station } | 'aboard' | undefined {
  const missing = count - ownTonnes(world, type);
  if (missing <= 0) return 'aboard';
  if (freeCargoSpace(world.ship) < missing) return undefined;
  for (const system of [world.system, ...systemsNear(world)]) {
    const station = stationsWithPadFor(system, world.ship).find(
      (each) => each.services.includes('Commodities') && goodsOf(each).makes.has(type),
    );
    if (station) return { system, station };
  }
  return undefined;
}

/** The next mission to do: one that leads here, then those whose task is left, then those to report. */
export function nextMission(world: World): Mission | undefined {
  const open = world.commander.missions.filter((mission) => isFeasible(world, mission));
  const isHere = (mission: Mission) => targetOf(mission).address === world.system.address;
  return open.find(isHere) ?? open.find(({ isRedirected }) => !isRedirected) ?? open[0];
}

/** Where a mission leads now. */
function targetOf(mission: Mission): MissionPlace {
  const isDone = mission.isRedirected || !leadsBack(mission);
  return isDone ? placeOfPayment(mission) : (mission.destination ?? mission.source);
}

export function systemOf({ galaxy, system }: World, { address }: MissionPlace): StarSystem | undefined {
  return system.address === address ? system : galaxy.populated.find((each) => each.address === address);
}
