import { describe, expectTypeOf, it } from 'vitest';
import type { CompanionFile, EventOf } from '../../interface/event-types.js';
import type { Position } from '../read/journal-entry.js';
import type { JournalWatch, Watched } from './watcher.js';

declare const watched: Watched;
declare const watch: JournalWatch;

describe('an item of a watch', () => {
  it('can be asked for its position, whatever it is', () => {
    expectTypeOf(watched.position).toEqualTypeOf<Position | undefined>();
    expectTypeOf(watched.next).toEqualTypeOf<Position | undefined>();
  });

  it('names a companion by its file', () => {
    expectTypeOf(watched.companion).toEqualTypeOf<CompanionFile | undefined>();
    expectTypeOf<'Status.json' | 'Market.json' | 'ShipLocker.json'>().toExtend<CompanionFile>();
    expectTypeOf<'Journal.json'>().not.toExtend<CompanionFile>();
  });

  it('has the latest only of kinds that have a companion', () => {
    expectTypeOf(watch.latest('Status')).toEqualTypeOf<EventOf<'Status', 'game'> | undefined>();
    expectTypeOf(watch.latest('ShipLocker')).toEqualTypeOf<EventOf<'ShipLocker', 'game'> | undefined>();
    // @ts-expect-error a jump has no file of its own
    watch.latest('FSDJump');
  });
});
