import type { Station } from '../../../game/star-system.js';
import { type Activity, wait } from '../../activity.js';
import { isWantedIn } from '../../commander/legal-standing.js';
import type { World } from '../../world/world.js';
import { type DenialReason, dockingDenied, dockingGranted, dockingRequested, padLost } from './flight-events.js';

/** What may happen before a ship has its pad for good: a refusal, or the pad is lost again. */
export type DockingTrouble = 'none' | 'DockingCancelled' | 'DockingTimeout' | PassingDenial;

/** Reasons that pass, so that a second try is worth it. */
export type PassingDenial = Extract<DenialReason, 'Distance' | 'NoSpace' | 'Offences'>;

/** How often each happens, of all dockings. */
const troubles: readonly (readonly [DockingTrouble, number])[] = [
  ['none', 0.935],
  ['NoSpace', 0.028],
  ['Distance', 0.018],
  ['Offences', 0.006],
  ['DockingCancelled', 0.011],
  ['DockingTimeout', 0.002],
];

/** Seconds until the next request, by the reason of the refusal. */
const patience: Readonly<Record<PassingDenial, readonly [least: number, most: number]>> = {
  NoSpace: [1, 12],
  Distance: [4, 20],
  Offences: [15, 60],
};

/** Seconds after which traffic control gives the pad to somebody else. */
const padIsKept = 600;

/** Asks for a pad until there is one. Without `trouble`, chance decides what comes in between. */
export function* askForPad(world: World, station: Station, trouble = troubleFor(world, station)): Activity {
  const { random } = world;
  if (trouble === 'DockingCancelled' || trouble === 'DockingTimeout') {
    yield* requestGranted(world, station);
    yield wait(trouble === 'DockingTimeout' ? padIsKept : random.integer(3, 9));
    yield padLost(trouble, station);
    yield wait(random.integer(1, 9));
  } else if (trouble !== 'none') {
    for (let tries = trouble === 'NoSpace' ? random.integer(1, 3) : 1; tries > 0; tries--) {
      yield dockingRequested(station);
      yield dockingDenied(station, trouble);
      yield wait(random.integer(...patience[trouble]));
    }
  }
  yield* requestGranted(world, station);
}

function* requestGranted({ random }: World, station: Station): Activity {
  yield dockingRequested(station);
  // Traffic control answers at once; the next second may have begun.
  if (random.chance(0.1)) yield wait(1);
  const pads = station.pads.reduce((sum, count) => sum + count, 0);
  yield dockingGranted(station, random.integer(1, Math.max(1, pads)));
}

/** Only small ports are ever full, and only who has offended is kept waiting for it. */
function troubleFor({ commander, random, system }: World, { pads }: Station): DockingTrouble {
  const trouble = random.weighted(troubles);
  if (trouble === 'NoSpace' && pads.reduce((sum, count) => sum + count, 0) > 12) return 'none';
  return trouble === 'Offences' && !isWantedIn(commander, system) ? 'none' : trouble;
}
