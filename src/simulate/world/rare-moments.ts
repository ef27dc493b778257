import { unitOf } from '../random.js';
import type { World } from './world.js';

/** Whether something rare happens now. It is drawn apart, so that a session without it stays the same. */
export function happens({ commander, now }: World, what: string, chance: number): boolean {
  return unitOf(`${what} by ${commander.id} at ${Math.floor(now)}`) < chance;
}
