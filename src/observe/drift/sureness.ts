/** A change that chance alone would show once in ten thousand cases is taken for one. */
const leastChance = 1e-4;

/** So many times something must be absent that was always there, before it is called gone. */
export const defaultLeast = 20;

/**
 * Whether it is no chance that something was seen so many times in the new ones and never in the old ones. If nothing had
 * changed, each sighting would fall on the new side by lot: so likely it is that all do.
 */
export function isSure(seen: number, ofNew: number, ofOld: number): boolean {
  if (ofOld === Infinity) return true;
  let chance = 1;
  const sightings = Math.min(seen, ofNew);
  for (let index = 0; index < sightings && chance >= leastChance; index++)
    chance *= (ofNew - index) / (ofOld + ofNew - index);
  return chance < leastChance;
}

/** The share that may still have what none of so many has, with 95 % certainty (the rule of three). */
export function shareAtMost(none: number): number {
  return Math.min(1, 3 / Math.max(1, none));
}
