import type { Body, StarSystem } from '../../game/star-system.js';
import { standUp } from '../activities/surface/boarding.js';
import { parkSrv } from '../activities/surface/srv.js';
import type { Random, Weights } from '../random.js';
import { sixDecimals } from '../round.js';
import { hasSrv } from '../ship/ship.js';
import type { World } from './world.js';

/**
 * Where a session may begin: on a pad, in normal space, on the ground in the ship or the SRV, or on foot in a
 * station or on the ground.
 */
export type Start = 'docked' | 'space' | 'landed' | 'srv' | 'concourse' | 'walking';

/** Where sessions begin by default. */
export const usualStarts: Weights<Start> = { docked: 31, space: 35, landed: 15, srv: 7, concourse: 8, walking: 4 };

/** Where explorers begin. */
export const explorerStarts: Weights<Start> = { docked: 30, space: 34, landed: 20, srv: 8, walking: 8 };

/** Search radius for landable ground, in light-years. */
const searchRadius = 30;

/** Moves a docked commander to where the session begins. If that is impossible, they stay docked. */
export function beginAt(world: World, random: Random, starts: Weights<Start>): void {
  const start = random.weighted(starts);
  if (start === 'docked') return;
  if (start === 'concourse') walkConcourse(world);
  else if (start === 'space') world.place = { is: 'space' };
  else standOnGround(world, random, start);
}

function walkConcourse(world: World): void {
  const { place, commander } = world;
  if (!commander.odyssey || place.is !== 'docked' || place.station.type === 'OnFootSettlement') return;
  world.vehicle = 'foot';
  standUp(world);
  world.standingOn = 'concourse';
}

function standOnGround(world: World, random: Random, start: 'landed' | 'srv' | 'walking'): void {
  if (start === 'walking' && !world.commander.odyssey) return;
  const ground = groundNear(world, random);
  if (!ground) return;
  const over = {
    body: ground.body,
    latitude: sixDecimals(random.number(-60, 60)),
    longitude: sixDecimals(random.number(-179, 179)),
    heading: random.integer(0, 359),
    altitude: 0,
  };
  world.system = ground.system;
  world.place = { is: 'landed', over };
  if (start === 'srv' && hasSrv(world.ship)) parkSrv(world, over);
  if (start !== 'walking') return;
  world.vehicle = 'foot';
  standUp(world);
}

interface Ground {
  readonly system: StarSystem;
  readonly body: Body;
}

/** A landable body, in this system or nearby. */
function groundNear({ galaxy, system }: World, random: Random): Ground | undefined {
  const hasGround = (each: StarSystem) => galaxy.bodiesOf(each).length > 0;
  const found = hasGround(system) ? system : galaxy.around(system.position, searchRadius).find(hasGround);
  return found && { system: found, body: random.pick(galaxy.bodiesOf(found)) };
}
