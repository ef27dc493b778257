import type { HeldItem } from '../commander/suit-loadouts.js';

/** Somebody on foot. */
export interface Person {
  /** From 0 to 1, both. */
  oxygen: number;
  health: number;
  /** Kelvin, around them. */
  temperature: number;
  /** What they hold; nothing where weapons are not allowed. */
  weapon: HeldItem | undefined;
}
