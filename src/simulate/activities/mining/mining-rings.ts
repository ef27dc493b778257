import type { RingClass } from '../../../game/asteroid-table.js';
import type { RingBody } from '../../../game/celestial-body.js';
import type { StarSystem } from '../../../game/star-system.js';
import { mayEnter } from '../../commander/permits.js';
import { bodyTreeOf } from '../../galaxy/body-tree/body-tree.js';
import { stationsWithPadFor } from '../../world/landing-pads.js';
import type { World } from '../../world/world.js';

/** A planetary ring as a mining site. */
export interface MiningRing {
  readonly name: string;
  /** Its number within the system. */
  readonly id: number;
  /** Light-seconds from the star. */
  readonly distance: number;
  readonly ringClass: RingClass;
}

/** Ring classes by the last part of their internal names. */
const classes: Readonly<Record<string, RingClass>> = {
  Icy: 'Icy',
  Rocky: 'Rocky',
  MetalRich: 'MetalRich',
  Metalic: 'Metallic',
  Metallic: 'Metallic',
};

/** The maximum distance a miner flies to a ring, in light-seconds. */
const farthest = 4000;

/** The rings of a system that are near enough. */
export function ringsOf(system: StarSystem): readonly MiningRing[] {
  return bodyTreeOf(system).all.flatMap((body) =>
    body.is === 'ring' && body.distance < farthest ? [miningRing(body)] : [],
  );
}

function miningRing({ name, id, distance, ring }: RingBody): MiningRing {
  return { name, id, distance, ringClass: classes[ring.ringClass.split('_').at(-1) ?? ''] ?? 'Rocky' };
}

/** Search radius for rings, in light-years. */
const reach = 40;

/** A ring to mine, and its system: here if there is one, or else in one of the nearest populated systems. */
export function findRing({ commander, galaxy, ship, system }: World): readonly [StarSystem, MiningRing] | undefined {
  const around = galaxy.around(system.position, reach).filter((each) => mayEnter(commander, each));
  const withPads = around.filter((each) => each.population > 0 && stationsWithPadFor(each, ship).length > 0);
  for (const each of [system, ...withPads, ...around.slice(0, 40)]) {
    const [ring] = ringsOf(each);
    if (ring) return [each, ring];
  }
  return undefined;
}
