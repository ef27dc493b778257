import type { Members } from '../interface/object-rule.js';
import type { Fold } from './fold.js';
import { timeFrom } from './fold-fields.js';

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
