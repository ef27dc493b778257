import type { CelestialBody, Planet } from '../../game/celestial-body.js';
import { distanceBetween, type StarSystem } from '../../game/star-system.js';
import { unitOf } from '../random.js';

/** Light-years from Sol, and the share of systems there that are undiscovered. */
const unseen: readonly (readonly [far: number, share: number])[] = [
  [0, 0.14],
  [300, 0.2],
  [600, 0.28],
  [1200, 0.45],
  [2500, 0.65],
  [6000, 0.8],
  [100_000, 0.95],
];

/** The share of others' discoveries that are also mapped. */
const mappedShare = 0.13;
/** The share of planets with a footfall, in populated systems and in empty ones that everyone knows. */
const walkedShare = { populated: 0.5, empty: 0.08 };
/** The share of bodies overlooked in visited systems, relative to the share of undiscovered systems. */
const overlookedToo = 0.4;

type Found = Pick<Exclude<CelestialBody, Planet>, 'id' | 'is'> | Pick<Planet, 'id' | 'is' | 'landable'>;
type Placed = Pick<StarSystem, 'address' | 'position' | 'population'>;

/** Whether others discovered a body before this session. In populated systems everything is discovered. */
export function wasDiscovered(system: Placed, { id, is }: Found): boolean {
  if (system.population > 0) return true;
  const unseenShare = unseenShareAt(system);
  if (unitOf(`${system.address} seen`) < unseenShare) return false;
  // Visitors have seen at least the stars.
  return is !== 'planet' || unitOf(`${system.address} ${id} seen`) >= overlookedToo * unseenShare;
}

/** Whether others have mapped a planet. */
export function wasMapped(system: Placed, body: Found): boolean {
  const share = system.population > 0 ? 3 * mappedShare : mappedShare;
  return body.is === 'planet' && isAmong(system, body, 'mapped', share);
}

/** Whether others have walked on a planet. */
export function wasFootfalled(system: Placed, body: Found): boolean {
  const seen = 1 - unseenShareAt(system);
  // Landings are rare far from Sol.
  const share = system.population > 0 ? walkedShare.populated : walkedShare.empty * seen * seen * seen;
  return body.is === 'planet' && body.landable && isAmong(system, body, 'walked', share);
}

function isAmong(system: Placed, body: Found, done: string, share: number): boolean {
  return wasDiscovered(system, body) && unitOf(`${system.address} ${body.id} ${done}`) < share;
}

/** Interpolated linearly. */
function unseenShareAt({ position }: Placed): number {
  const far = distanceBetween(position, [0, 0, 0]);
  const above = Math.max(
    1,
    unseen.findIndex(([limit]) => limit > far),
  );
  const [[near, few], [distant, many]] = [unseen[above - 1], unseen[above]] as [
    readonly [number, number],
    readonly [number, number],
  ];
  return few + ((far - near) / (distant - near)) * (many - few);
}
