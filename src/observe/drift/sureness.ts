/** A change is sure if its probability by chance is below this. */
const leastChance = 1e-4;

/** A field that was always there is gone if at least this many lines are without it. */
export const defaultLeast = 20;

/**
 * Whether something that was seen `seen` times in `ofNew` new lines, and never in `ofOld` old ones, is
 * unlikely to be chance. `chance` is the probability that all sightings fall on the new side if they are
 * distributed at random.
 */
export function isSure(seen: number, ofNew: number, ofOld: number): boolean {
  if (ofOld === Infinity) return true;
  let chance = 1;
  const sightings = Math.min(seen, ofNew);
  for (let index = 0; index < sightings && chance >= leastChance; index++)
    chance *= (ofNew - index) / (ofOld + ofNew - index);
  return chance < leastChance;
}

/**
 * The largest share that may have what none of `none` lines has, with 95 % confidence (the rule of three).
 */
export function shareAtMost(none: number): number {
  return Math.min(1, 3 / Math.max(1, none));
}
