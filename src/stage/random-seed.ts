import { randomInt } from 'node:crypto';

/** A short number: who repeats a session may have to type it. */
export function randomSeed(): number {
  return randomInt(1_000_000);
}
