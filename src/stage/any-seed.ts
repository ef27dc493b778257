import { randomInt } from 'node:crypto';

/** A short number: who repeats a session may have to type it. */
export function anySeed(): number {
  return randomInt(1_000_000);
}
