import type { RingClass } from '../../../game/asteroid-table.js';
import type { StarSystem } from '../../../game/star-system.js';
import { hashOf, Random } from '../../random.js';
import { sixDecimals } from '../../round.js';
import { stationsWithPadFor } from '../../world/landing-pads.js';
import type { World } from '../../world/world.js';

/** A ring of a planet, as a place to mine. */
export interface MiningRing {
  readonly name: string;
  /** Its number within the system. */
  readonly id: number;
  /** Light-seconds from the star. */
  readonly distance: number;
  readonly ringClass: RingClass;
}

const classes = [
  ['Icy', 5],
  ['Rocky', 2],
  ['MetalRich', 2],
  ['Metallic', 3],
] as const;

/** The rings of a system; about half of the systems have some. */
export function ringsOf({ name, address, arrival }: StarSystem): readonly MiningRing[] {
  const random = new Random(hashOf(`rings of ${address}`));
  if (random.chance(0.45)) return [];
  const planet = random.integer(2, 6);
  const distance = sixDecimals(random.number(300, 2600));
  const id = arrival.id + random.integer(6, 24);
  return Array.from({ length: random.integer(1, 2) }, (_, index) => ({
    name: `${name} ${planet} ${String.fromCharCode(65 + index)} Ring`,
    id: id + index,
    distance,
    ringClass: random.weighted(classes),
  }));
}

/** Light-years within which a miner looks for rings. */
const reach = 40;

/** A ring to mine, and its system: here if there is one, or else in one of the nearest populated systems. */
export function findRing(world: World): readonly [StarSystem, MiningRing] | undefined {
  const { galaxy, random, ship, system } = world;
  const systems = [
    system,
    ...galaxy
      .around(system.position, reach)
      .filter((each) => each.population > 0 && stationsWithPadFor(each, ship).length > 0),
    ...galaxy.around(system.position, reach / 4),
  ];
  for (const each of systems) {
    const rings = ringsOf(each);
    if (rings.length > 0) return [each, random.pick(rings)];
  }
  return undefined;
}
