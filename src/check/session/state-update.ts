import type { Members } from '../../interface/object-rule.js';
import type { SessionTracker } from './session-tracker.js';

/** How a kind of event changes the session state. */
export interface StateUpdate {
  /** The fields it needs, written as in a session rule. */
  readonly reads: readonly string[];
  readonly update: (state: SessionTracker, event: Members) => void;
}

export type KindUpdate = readonly [kind: string, update: StateUpdate];

/** All updates of a kind, one after another. */
export interface UpdateSteps {
  readonly reads: readonly string[];
  readonly steps: readonly StateUpdate['update'][];
}

/** The updates by kind; those of the same kind in the order given. */
export function updatesByKind(updates: readonly KindUpdate[]): ReadonlyMap<string, UpdateSteps> {
  const byKind = new Map<string, StateUpdate[]>();
  for (const [kind, update] of updates) byKind.set(kind, [...(byKind.get(kind) ?? []), update]);
  return new Map(Array.from(byKind, ([kind, all]) => [kind, joined(all)]));
}

function joined(all: readonly StateUpdate[]): UpdateSteps {
  return { reads: [...new Set(all.flatMap(({ reads }) => reads))], steps: all.map(({ update }) => update) };
}

/** The same update for several kinds. */
export function forKinds(kinds: readonly string[], update: StateUpdate): KindUpdate[] {
  return kinds.map((kind) => [kind, update]);
}
