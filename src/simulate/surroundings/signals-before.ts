import { isFamiliar } from '../activities/exploration/scan-body.js';
import { signalsIn } from '../activities/exploration/system-signals.js';
import { type WriteStep, write } from '../activity.js';
import type { Random } from '../random.js';
import type { World } from '../world/world.js';

/** How often the game tells of all signals again, by the line before which it does; only where the commander knows them. */
const told: Readonly<Record<string, number>> = { FSDJump: 1, Location: 0.6, SupercruiseExit: 0.2 };

/** The signals of the system that are told of right before a line. */
export function signalsBefore(line: string, world: World, random: Random): readonly WriteStep[] {
  const share = told[line];
  if (share === undefined || world.vehicle !== 'ship' || !isFamiliar(world) || !random.chance(share)) return [];
  return signalsIn(world).map((signal) => write('FSSSignalDiscovered', signal));
}
