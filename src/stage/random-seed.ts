import { randomInt } from 'node:crypto';

/** Short, since a user may have to type it to repeat a session. */
export function randomSeed(): number {
  return randomInt(1_000_000);
}
