import { entryOf } from '../../words/entry-of.js';
import { isFamiliar } from '../activities/exploration/scan-body.js';
import { signalsIn } from '../activities/exploration/system-signals.js';
import { type WriteStep, write } from '../activity.js';
import type { Random } from '../random.js';
import type { World } from '../world/world.js';

/**
 * The probability that the game lists all signals again along with a line, by its kind; only where the
 * commander knows them.
 */
const probabilities: Readonly<Record<string, number>> = { FSDJump: 1, Location: 0.6, SupercruiseExit: 0.2 };

/** The signals of the system that are written along with a line. */
export function signalsAt(line: string, world: World, random: Random): readonly WriteStep[] {
  const share = entryOf(probabilities, line);
  if (share === undefined || world.vehicle !== 'ship' || !isFamiliar(world) || !random.chance(share)) return [];
  return signalsIn(world).map((signal) => write('FSSSignalDiscovered', signal));
}
