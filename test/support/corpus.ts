/** Simulated sessions shared by many tests: hours of each plan, as the live game writes them. */
import type { PlanName } from '../../src/simulate/plans/plans.js';
import { simulate } from '../../src/simulate/simulate.js';
import { isThorough } from '../thorough.js';

/** An event, of the journal or of a companion. */
export type Line = Readonly<Record<string, unknown>> & { readonly event: string; readonly timestamp: string };

export interface CorpusSession {
  readonly plan: PlanName;
  readonly seed: number;
  readonly lines: readonly Line[];
  /** Lines and companions in the order in which they are written. */
  readonly writes: readonly Line[];
}

/** Shared by test files in the same worker. */
const sessions = new Map<string, CorpusSession>();

/** Together these have rare things: a wanted commander, a returning fighter, all shops on foot. */
const seeds = isThorough ? [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] : [6, 7, 14, 21, 22];

const seconds = (isThorough ? 3 : 2) * 3600;

export function corpusOf(...plans: readonly PlanName[]): CorpusSession[] {
  return plans.flatMap((plan) => seeds.map((seed) => corpusSession(plan, seed)));
}

function corpusSession(plan: PlanName, seed: number): CorpusSession {
  const key = `${plan} ${seed}`;
  const known = sessions.get(key);
  if (known) return known;
  const lines: Line[] = [];
  const writes: Line[] = [];
  const options = { plan, seed, dialect: 'game', start: new Date('2026-11-14T20:41:00Z'), seconds } as const;
  for (const { event, companion } of simulate(options)) {
    const write = (event ?? companion) as unknown as Line;
    writes.push(write);
    if (event) lines.push(write);
  }
  const made = { plan, seed, lines, writes };
  sessions.set(key, made);
  return made;
}
