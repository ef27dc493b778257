import type { PadSize } from '../../game/hull-table.js';
import type { StarSystem, Station } from '../../game/star-system.js';
import { unitOf } from '../random.js';
import { sixDecimals } from '../round.js';
import type { Ship } from '../ship/ship.js';
import type { Place, SurfacePosition } from './whereabouts.js';

const padIndex: Readonly<Record<PadSize, number>> = { small: 0, medium: 1, large: 2 };

/** The stations of a system with a pad that is large enough for the ship. */
export function stationsWithPadFor({ stations }: StarSystem, { pad }: Ship): Station[] {
  return stations.filter((station) => takes(station, pad));
}

/** Whether a system has a station with a pad that is large enough for the ship. */
export function hasPadFor({ stations }: Pick<StarSystem, 'stations'>, { pad }: Ship): boolean {
  return stations.some((station) => takes(station, pad));
}

function takes({ pads }: Station, pad: PadSize): boolean {
  for (let size = padIndex[pad]; size < pads.length; size++) if ((pads[size] as number) > 0) return true;
  return false;
}

/** The pads of a starport with 45 of them, by number: those that are not small. */
const starportPads = {
  medium: [3, 5, 7, 8, 11, 15, 18, 20, 22, 23, 26, 30, 33, 35, 37, 38, 41, 45],
  large: [2, 9, 10, 17, 24, 25, 32, 39, 40],
};
const starportTypes: ReadonlySet<string> = new Set(['Coriolis', 'Orbis', 'Ocellus', 'Bernal', 'AsteroidBase']);

/** The pads that a ship of a size is sent to: those of its size, or of the next larger one there is. */
export function padNumbersFor(station: Station, pad: PadSize): number[] {
  const size = sizes.slice(padIndex[pad]).find((each) => (station.pads[padIndex[each]] as number) > 0) ?? pad;
  if (starportTypes.has(station.type)) {
    const { medium, large } = starportPads;
    if (size !== 'small') return starportPads[size];
    return numbersFrom(1, 45).filter((number) => !medium.includes(number) && !large.includes(number));
  }
  // The pads of a carrier are numbered from the largest on, those of other ports from the smallest.
  const order = station.type === 'FleetCarrier' ? sizes.toReversed() : sizes;
  const before = order
    .slice(0, order.indexOf(size))
    .reduce((sum, each) => sum + (station.pads[padIndex[each]] as number), 0);
  return numbersFrom(before + 1, Math.max(1, station.pads[padIndex[size]] as number));
}

const sizes: readonly PadSize[] = ['small', 'medium', 'large'];

function numbersFrom(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => first + index);
}

/** On a pad of a station. */
export function dockedAt(station: Station): Place {
  const over = surfacePositionOf(station);
  return { is: 'docked', station, ...(over && { over }) };
}

/** Where on its body a station is, always the same spot; undefined for a station in space. */
export function surfacePositionOf({ body, marketId }: Station): SurfacePosition | undefined {
  if (!body) return undefined;
  const latitude = sixDecimals(120 * unitOf(`latitude of ${marketId}`) - 60);
  const longitude = sixDecimals(360 * unitOf(`longitude of ${marketId}`) - 180);
  return { body, latitude, longitude, heading: marketId % 360, altitude: 0 };
}
