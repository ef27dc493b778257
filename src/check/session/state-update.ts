import type { Members } from '../../interface/object-rule.js';
import type { SessionTracker } from './session-tracker.js';

/** How a kind of event changes the session state. */
export interface StateUpdate {
  /** The fields it needs, written as in a session rule. */
  readonly reads: readonly string[];
  readonly update: (state: SessionTracker, event: Members) => void;
}

export type KindUpdate = readonly [kind: string, update: StateUpdate];

/** The updates by kind; those of the same kind one after another, in the order given. */
export function updatesByKind(updates: readonly KindUpdate[]): ReadonlyMap<string, StateUpdate> {
  const byKind = new Map<string, StateUpdate[]>();
  for (const [kind, update] of updates) byKind.set(kind, [...(byKind.get(kind) ?? []), update]);
  return new Map(Array.from(byKind, ([kind, all]) => [kind, joined(all)]));
}

function joined(all: readonly StateUpdate[]): StateUpdate {
  if (all.length === 1) return all[0] as StateUpdate;
  const steps = all.map(({ update }) => update);
  return {
    reads: [...new Set(all.flatMap(({ reads }) => reads))],
    update: (state, event) => {
      for (let index = 0; index < steps.length; index++) steps[index]?.(state, event);
    },
  };
}

/** The same update for several kinds. */
export function forKinds(kinds: readonly string[], update: StateUpdate): KindUpdate[] {
  return kinds.map((kind) => [kind, update]);
}
