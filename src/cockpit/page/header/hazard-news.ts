/** Which hazards have just come on, to be said once. */

import { type AnyFlag, isLit } from '../moment/lit-flags.js';
import type { Fields } from '../moment/loose-fields.js';
import { alarmWords } from '../panels/ship/flag-groups.js';

/** Said when an event of the kind is written, rather than when a flag comes on. */
const eventWords: Readonly<Record<string, string>> = {
  UnderAttack: 'Under attack',
  Interdicted: 'Interdicted',
  CockpitBreached: 'Canopy breached',
  HeatDamage: 'Heat damage',
  HullDamage: 'Hull damage',
  Died: 'Ship destroyed',
};

/** What happens again and again is not said again before so many milliseconds. */
const silence = 20_000;

export interface HazardMemory {
  /** Undefined until a Status was seen: what is on by then is no news. */
  readonly lit: ReadonlySet<string> | undefined;
  /** When each was said last. */
  readonly said: Readonly<Record<string, number>>;
}

export const nothingSaid: HazardMemory = { lit: undefined, said: {} };

export interface HazardInput {
  readonly status: Fields | undefined;
  /** The kinds of the events that were written since the last time. */
  readonly kinds: readonly string[];
  /** Whether the page follows a live journal, and has caught up with it. */
  readonly isLive: boolean;
  readonly now: number;
}

interface HazardNews {
  readonly memory: HazardMemory;
  readonly words: readonly string[];
}

export function hazardNews(memory: HazardMemory, { status, kinds, isLive, now }: HazardInput): HazardNews {
  // What comes on meanwhile is no news afterwards.
  if (!isLive) return { memory: { ...memory, lit: litAlarms(status) }, words: [] };
  const lit = litAlarms(status) ?? memory.lit;
  const cameOn = memory.lit && lit ? [...lit].filter((words) => !memory.lit?.has(words)) : [];
  const happened = kinds.flatMap((kind) => (Object.hasOwn(eventWords, kind) ? [String(eventWords[kind])] : []));
  const words = [...new Set([...cameOn, ...happened])].filter(
    (each) => now - (memory.said[each] ?? Number.NEGATIVE_INFINITY) >= silence,
  );
  const said = { ...memory.said, ...Object.fromEntries(words.map((each) => [each, now])) };
  return { memory: { lit, said }, words };
}

function litAlarms(status: Fields | undefined): ReadonlySet<string> | undefined {
  if (!status) return undefined;
  const lit = (Object.entries(alarmWords) as [AnyFlag, string][]).filter(([flag]) => isLit(status, flag));
  return new Set(lit.map(([, words]) => words));
}
