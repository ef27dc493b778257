/** The engineers and how far the player has got with each: the list at start-up, and single updates since. */
import type { Moment } from '../../../../protocol.js';
import { type Fields, listIn, numberIn, textIn } from '../../../moment/loose-fields.js';
import { eventOf } from '../../../moment/moment-events.js';

export interface KnownEngineer {
  readonly name: string;
  /** Unlocked, Invited, Known … */
  readonly progress?: string;
  /** From 0 to 5. */
  readonly rank?: number;
  /** Percent of the way to the next rank. */
  readonly rankProgress?: number;
}

export function engineerList(moment: Moment): readonly KnownEngineer[] {
  const known = new Map<unknown, KnownEngineer>();
  for (const line of moment.gathered.engineers) {
    const event = eventOf(line);
    if (!event) continue;
    if (Array.isArray(event['Engineers'])) known.clear();
    for (const each of [...listIn(event, 'Engineers'), event]) {
      const name = textIn(each, 'Engineer');
      if (name === undefined) continue;
      const key = numberIn(each, 'EngineerID') ?? name;
      known.set(key, { ...known.get(key), ...readEngineer(name, each) });
    }
  }
  return [...known.values()].sort(
    (a, b) => standing(a) - standing(b) || rankOf(b) - rankOf(a) || (a.name < b.name ? -1 : 1),
  );
}

function readEngineer(name: string, fields: Fields): KnownEngineer {
  const progress = textIn(fields, 'Progress');
  const rank = numberIn(fields, 'Rank');
  const rankProgress = numberIn(fields, 'RankProgress');
  return {
    name,
    ...(progress !== undefined && { progress }),
    // A new rank begins at its beginning, though single updates do not say so.
    ...(rank !== undefined && { rank, rankProgress: rankProgress ?? 0 }),
  };
}

const order = ['Unlocked', 'Invited', 'Known'];

function standing({ progress = '' }: KnownEngineer): number {
  const index = order.indexOf(progress);
  return index < 0 ? order.length : index;
}

function rankOf({ rank = -1, rankProgress = 0 }: KnownEngineer): number {
  return rank + rankProgress / 1000;
}
