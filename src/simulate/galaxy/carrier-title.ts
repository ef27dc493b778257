import { carrierMoulds, carrierPhrases } from '../../game/carrier-names-table.js';
import { carrierWords } from '../../game/name-words.js';
import type { Random } from '../random.js';

/** The share of names that are phrases. */
const phrases = 0.12;

/** A name that an owner gives to a fleet carrier. */
export function carrierTitle(random: Random): string {
  if (random.chance(phrases)) return random.pick(carrierPhrases);
  return random
    .weighted(carrierMoulds)
    .replaceAll(/[ant#]/g, (part) =>
      part === '#' ? String(random.integer(2, 99)) : random.pick(carrierWords[part as keyof typeof carrierWords]),
    );
}
