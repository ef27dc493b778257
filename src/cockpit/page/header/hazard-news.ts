/** Which hazards have just started, to be announced once. */

import type { Fields } from '../moment/loose-fields.js';
import { alarmLights } from '../panels/ship/flag-groups.js';

/** Announced when an event of the kind is written, rather than when a flag is set. */
const eventWords: Readonly<Record<string, string>> = {
  UnderAttack: 'Under attack',
  Interdicted: 'Interdicted',
  CockpitBreached: 'Canopy breached',
  HeatDamage: 'Heat damage',
  HullDamage: 'Hull damage',
  Died: 'Ship destroyed',
};

/** Minimum interval between announcements of the same hazard, in milliseconds. */
const silence = 20_000;

export interface HazardMemory {
  /** Undefined until the first Status, whose hazards are not announced. */
  readonly lit: ReadonlySet<string> | undefined;
  /** Time of the last announcement of each hazard. */
  readonly said: Readonly<Record<string, number>>;
}

export const nothingSaid: HazardMemory = { lit: undefined, said: {} };

export interface HazardInput {
  readonly status: Fields | undefined;
  /** Kinds of the events since the last call. */
  readonly kinds: readonly string[];
  /** Whether the page follows a live journal and has caught up. */
  readonly isLive: boolean;
  readonly now: number;
}

export function hazardNews(memory: HazardMemory, { status, kinds, isLive, now }: HazardInput) {
  // Hazards that start meanwhile are not announced later.
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
  const lit = alarmLights(status).filter(({ isOn }) => isOn);
  return new Set(lit.map(({ label }) => label));
}
