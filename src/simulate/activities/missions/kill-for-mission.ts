import { type Activity, wait } from '../../activity.js';
import { isKillingDone, type Mission } from '../../commander/taken-missions.js';
import { canFire } from '../../ship/ammunition.js';
import type { World } from '../../world/world.js';
import { namedPilot, pirate } from '../combat/contacts.js';
import { hunt } from '../combat/hunt.js';
import { claimKillOnFoot } from '../combat/kills.js';

/** Whether the ship can carry out combat missions. */
export function canKillFor({ ship }: World): boolean {
  return ship.purpose === 'combat' && canFire(ship);
}

/** Hunts the targets of a mission in its destination system. */
export function* killForMission(world: World, mission: Mission): Activity {
  const { target } = mission;
  if (!target || isKillingDone(mission)) return;
  const { faction, pilot, kills = 1 } = target;
  if (pilot === undefined) yield* hunt(world, { kills: kills - mission.kills, faction });
  else
    yield* hunt(world, { kills: 1, targets: [pirate(world, { pilot: namedPilot(pilot), faction, rank: 'Deadly' })] });
}

/** Fights the targets of a mission on foot. */
export function* killOnFoot(world: World, mission: Mission): Activity {
  const { target } = mission;
  if (!target) return;
  for (let left = (target.kills ?? 1) - mission.kills; left > 0; left--) {
    yield wait(world.random.integer(4, 25));
    mission.kills++;
    yield* claimKillOnFoot(world, target.faction);
  }
}
