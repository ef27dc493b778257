import { describe, expectTypeOf, it } from 'vitest';
import type { EventOf } from '../../interface/event-types.js';
import type { Position } from '../read/journal-entry.js';
import type { JournalWatch, Watched } from './watcher.js';

declare const watched: Watched;
declare const watch: JournalWatch;

describe('what a watch tells', () => {
  it('can be asked for its position, whatever it is', () => {
    expectTypeOf(watched.position).toEqualTypeOf<Position | undefined>();
    expectTypeOf(watched.next).toEqualTypeOf<Position | undefined>();
  });

  it('names a companion by its file', () => {
    expectTypeOf(watched.companion).toEqualTypeOf<'Status.json' | 'ModulesInfo.json' | 'NavRoute.json' | undefined>();
  });

  it('has the latest only of kinds that have a companion', () => {
    expectTypeOf(watch.latest('Status')).toEqualTypeOf<EventOf<'Status', 'game'> | undefined>();
    // @ts-expect-error a jump has no file of its own
    watch.latest('FSDJump');
  });
});
