import type { CelestialBody, Planet } from '../../game/celestial-body.js';
import { distanceBetween, type StarSystem } from '../../game/star-system.js';
import { unitOf } from '../random.js';

/** Light-years from Sol, and the share of systems there that nobody has told of. */
const unseen: readonly (readonly [far: number, share: number])[] = [
  [0, 0.02],
  [300, 0.05],
  [600, 0.2],
  [1200, 0.45],
  [2500, 0.65],
  [6000, 0.8],
  [100_000, 0.95],
];

/** Of what others have found, the share that they have mapped. */
const mappedShare = 0.13;
/** The share of planets that others have walked upon, where they have seen everything. */
const walkedShare = 0.5;
/** In systems that were seen, the share of bodies that were overlooked, of the share of systems that were. */
const overlookedToo = 0.4;

type Found = Pick<Exclude<CelestialBody, Planet>, 'id' | 'is'> | Pick<Planet, 'id' | 'is' | 'landable'>;
type Placed = Pick<StarSystem, 'address' | 'position' | 'population'>;

/** Whether others have discovered a body before this session. Where people live, everything is known. */
export function wasDiscovered(system: Placed, { id, is }: Found): boolean {
  if (system.population > 0) return true;
  const unseenShare = unseenShareAt(system);
  if (unitOf(`${system.address} seen`) < unseenShare) return false;
  // Whoever came here saw the stars at least.
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
  // Far away, few land.
  const share = system.population > 0 ? walkedShare : walkedShare * seen * seen * seen;
  return body.is === 'planet' && body.landable && isAmong(system, body, 'walked', share);
}

function isAmong(system: Placed, body: Found, done: string, share: number): boolean {
  return wasDiscovered(system, body) && unitOf(`${system.address} ${body.id} ${done}`) < share;
}

/** In between, by the share of the way. */
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
