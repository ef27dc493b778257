import type { Members } from '../interface/object-rule.js';
import { timeFrom } from './fold-fields.js';
import type { JournalState, Where } from './journal-state.js';

/** Changes the state by an event of one kind. */
export type Update = (state: JournalState, event: Members, where: Where) => void;

/** The updates of one concern, by kind of event. */
export type Updates = Readonly<Record<string, Update>>;

/** Takes a state from one event to the next. It is deterministic, and changes nothing but the state. */
export interface Fold {
  /** The kinds that change more than the timestamp. */
  readonly kinds: ReadonlySet<string>;
  /** Changes the state in place, by an event of the journal or the content of a companion. */
  readonly advance: (state: JournalState, event: Members, where?: Where) => void;
}

/** The fold of some concerns; of those that update the same kind, the first comes first. */
export function foldOf(...concerns: readonly Updates[]): Fold {
  const byKind = new Map<unknown, Update[]>();
  for (const updates of concerns) {
    for (const [kind, update] of Object.entries(updates)) {
      const others = byKind.get(kind);
      if (others) others.push(update);
      else byKind.set(kind, [update]);
    }
  }
  return {
    kinds: new Set([...byKind.keys()] as string[]),
    advance: (state, event, where) => {
      const timestamp = timeFrom(event.timestamp);
      const place = where ?? { file: '', line: 0, timestamp };
      for (const update of byKind.get(event.event) ?? []) update(state, event, place);
      state.timestamp = timestamp;
    },
  };
}

/** Those that enter or leave the arena. */
const loginKinds: ReadonlySet<unknown> = new Set(['Fileheader', 'Commander', 'LoadGame']);

/** A fold that learns nothing in the arena: a match or a training has ships and places of its own. */
export function outsideArena({ kinds, advance }: Fold): Fold {
  return {
    kinds,
    advance(state, event, where) {
      if (loginKinds.has(event.event)) state.inArena = isArena(event);
      if (state.inArena) state.timestamp = timeFrom(event.timestamp);
      else advance(state, event, where);
    },
  };
}

/** LoadGame of an arena names neither ship nor mode, or the mode CQC. */
function isArena({ event, Commander, Ship, GameMode }: Members): boolean {
  if (event !== 'LoadGame') return false;
  return GameMode === 'CQC' || (Commander !== undefined && Ship === undefined && GameMode === undefined);
}

/** The same update for several kinds. */
export function forKinds(kinds: readonly string[], update: Update): Updates {
  return Object.fromEntries(kinds.map((kind) => [kind, update]));
}
