import { powerRankFor } from '../../game/power-ranks.js';
import type { EventFields } from '../event-fields.js';
import type { Random } from '../random.js';
import type { Experience } from './experience.js';

/** A commander's work for the power they are pledged to. */
export interface PowerWork {
  merits: number;
  /** When they pledged; seconds since 1970. */
  readonly since: number;
  /** The address of the system where the goods of the power on board come from. */
  goodsFrom?: number;
}

const mostMerits: Readonly<Record<Experience, number>> = { new: 1500, settled: 60_000, veteran: 400_000 };

export function makePowerWork(random: Random, now: number, experience: Experience): PowerWork {
  return {
    merits: Math.floor(mostMerits[experience] * random.number(0, 1) ** 2),
    since: now - random.integer(86_400, 400 * 86_400),
  };
}

/** The fields of Powerplay at start-up. */
export function powerplayFields(pledge: string, { merits, since }: PowerWork, now: number): EventFields<'Powerplay'> {
  return {
    Power: pledge,
    Rank: powerRankFor(merits),
    Merits: merits,
    TimePledged: Math.floor(now - since),
  };
}
