import {
  distanceBetween,
  type Galaxy,
  isScoopable,
  type StarPosition,
  type StarSystem,
} from '../../game/star-system.js';
import type { Random } from '../random.js';

export interface DestinationNeeds {
  readonly stations?: boolean;
  readonly populated?: boolean;
  readonly starClass?: string;
  readonly scoopable?: boolean;
}

/** Search radius in light-years around a random position. */
const reach = 16;

const mostTries = 40;

/**
 * A random system at a distance between `least` and `most`, if there is one. With stations or people it is
 * always a real one.
 */
export function findDestination(
  galaxy: Galaxy,
  from: StarSystem,
  random: Random,
  { least, most }: { readonly least: number; readonly most: number },
  needs: DestinationNeeds = {},
): StarSystem | undefined {
  const suits = (system: StarSystem) => {
    const distance = distanceBetween(from.position, system.position);
    return distance >= least && distance <= most && system.address !== from.address && meetsNeeds(system, needs);
  };
  if (needs.stations || needs.populated) return pickOf(galaxy.populated.filter(suits), random);
  if (most <= reach) return pickOf(galaxy.around(from.position, most).filter(suits), random);
  for (let tries = 0; tries < mostTries; tries++) {
    const place = positionAround(from.position, random.number(least, most), random);
    const found = pickOf(galaxy.around(place, reach).filter(suits), random);
    if (found) return found;
  }
  return undefined;
}

function meetsNeeds(system: StarSystem, needs: DestinationNeeds): boolean {
  const { starClass, scoopable } = needs;
  return (
    (!needs.stations || system.stations.length > 0) &&
    (!needs.populated || system.population > 0) &&
    (starClass === undefined || system.starClass === starClass) &&
    (scoopable === undefined || isScoopable(system.starClass) === scoopable)
  );
}

function pickOf(systems: readonly StarSystem[], random: Random): StarSystem | undefined {
  return systems.length > 0 ? random.pick(systems) : undefined;
}

/** A position at a distance, in any direction. */
function positionAround([x, y, z]: StarPosition, distance: number, random: Random): StarPosition {
  for (;;) {
    const way: StarPosition = [random.number(-1, 1), random.number(-1, 1), random.number(-1, 1)];
    const length = distanceBetween(way, [0, 0, 0]);
    if (length > 1 || length < 0.1) continue;
    const stretch = distance / length;
    return [x + way[0] * stretch, y + way[1] * stretch, z + way[2] * stretch];
  }
}
