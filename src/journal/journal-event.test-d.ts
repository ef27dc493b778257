import { describe, expectTypeOf, it } from 'vitest';
import type { AnyEvent, EventOf } from '../interface/event-types.js';
import { formatCompanion, formatLine } from './format/format-line.js';
import { isKind, type JournalEvent, ofKind, type WritableEvent } from './journal-event.js';

describe('the types of events', () => {
  it('let every event of ours be written, and any other object that says when and what it is', () => {
    expectTypeOf<AnyEvent>().toExtend<WritableEvent>();
    expectTypeOf<AnyEvent<'game'>>().toExtend<WritableEvent>();
    expectTypeOf(formatLine).toBeCallableWith({} as EventOf<'FSDJump'>);
    expectTypeOf(formatLine).toBeCallableWith({ timestamp: '', event: 'Music', MusicTrack: 'Exploration' });
    expectTypeOf(formatCompanion).toBeCallableWith({} as EventOf<'Status'>);
    expectTypeOf<{ event: string }>().not.toExtend<WritableEvent>();
  });

  it('know the fields of an event once its kind is known', () => {
    const told = (event: JournalEvent) => (isKind(event, 'FSDJump') ? event.StarSystem : undefined);
    expectTypeOf(told).returns.toEqualTypeOf<string | undefined>();
    expectTypeOf(ofKind({} as JournalEvent, 'FSDJump')).toEqualTypeOf<EventOf<'FSDJump', 'game'> | undefined>();
  });
});
