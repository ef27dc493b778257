import type { Random } from '../random.js';
import { commanderNames } from './commander-names.js';

/** The name of another player. */
export function playerName(random: Random): string {
  return `${random.pick(commanderNames.firsts)} ${random.pick(commanderNames.lasts)}`;
}
