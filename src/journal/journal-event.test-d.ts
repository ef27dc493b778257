import { describe, expectTypeOf, it } from 'vitest';
import type { AnyEvent, EventOf } from '../interface/event-types.js';
import { formatCompanion, formatLine } from './format/format-line.js';
import { type EventToWrite, fieldOf, isKind, type JournalEvent, ofKind, type WritableEvent } from './journal-event.js';
import type { Entry } from './read/journal-entry.js';
import type { JournalReading } from './read/reader.js';
import type { Watched } from './watch/watcher.js';

declare const event: JournalEvent;

describe('the types of events', () => {
  it('let every event of ours be written, and any other object that says when and what it is', () => {
    expectTypeOf<AnyEvent>().toExtend<WritableEvent>();
    expectTypeOf<AnyEvent<'game'>>().toExtend<WritableEvent>();
    expectTypeOf<JournalEvent>().toExtend<EventToWrite>();
    expectTypeOf(formatLine).toBeCallableWith({} as EventOf<'FSDJump'>);
    expectTypeOf(formatLine).toBeCallableWith({ timestamp: '', event: 'Music', MusicTrack: 'Exploration' });
    expectTypeOf(formatLine).toBeCallableWith({ timestamp: '', event: 'NoKindAtAll', Field: 1 });
    expectTypeOf(formatCompanion).toBeCallableWith({} as EventOf<'Status'>);
    expectTypeOf<{ event: string }>().not.toExtend<WritableEvent>();
  });

  it('are the same wherever events are read', () => {
    expectTypeOf<NonNullable<Entry['event']>>().toExtend<JournalEvent>();
    expectTypeOf<JournalEvent>().toExtend<NonNullable<Entry['event']>>();
    expectTypeOf<NonNullable<Watched['event']>>().toExtend<JournalEvent>();
    expectTypeOf<JournalEvent>().toExtend<NonNullable<Watched['event']>>();
    expectTypeOf<JournalReading['events']>().returns.toExtend<AsyncIterable<JournalEvent>>();
  });
});

describe('an event that was read', () => {
  it('is narrowed by the name of any kind with a table', () => {
    if (event.event === 'Docked') expectTypeOf(event.StationName).toEqualTypeOf<string>();
    if (event.event === 'Loadout') expectTypeOf(event.Modules[0]?.Slot).toEqualTypeOf<string | undefined>();
    if (event.event !== 'Status') return;
    expectTypeOf(event.Flags).toEqualTypeOf<number>();
  });

  it('is narrowed by a switch', () => {
    switch (event.event) {
      case 'FSDJump':
        expectTypeOf(event.StarPos).toEqualTypeOf<[number, number, number]>();
        break;
      case 'ReceiveText':
        expectTypeOf(event.Message).toEqualTypeOf<string>();
        break;
      // @ts-expect-error there is no such kind
      case 'FSDJmp':
        break;
      default:
        expectTypeOf(event.event).toExtend<string>();
        expectTypeOf(event.event).not.toEqualTypeOf<'FSDJump'>();
    }
  });

  it('has the fields of its table, and no others', () => {
    // @ts-expect-error: which fields it has depends on its kind
    expectTypeOf(() => event.StationName).toBeFunction();
    if (event.event !== 'Docked') return;
    expectTypeOf(event).toEqualTypeOf<EventOf<'Docked'>>();
    // @ts-expect-error: a misspelt field
    expectTypeOf(() => event.StatoinName).toBeFunction();
  });

  it('has any other field as unknown', () => {
    expectTypeOf(fieldOf(event, 'NewField')).toEqualTypeOf<unknown>();
    if (event.event === 'Docked') expectTypeOf(fieldOf(event, 'NewField')).toEqualTypeOf<unknown>();
  });

  it('can be counted and looked up by its name as by any string', () => {
    const counts: Record<string, number> = {};
    counts[event.event] = (counts[event.event] ?? 0) + 1;
    const name: string = event.event;
    expectTypeOf(new Set<string>().has(event.event)).toEqualTypeOf<boolean>();
    expectTypeOf(name === 'NewKind').toEqualTypeOf<boolean>();
  });

  it('is narrowed in both dialects', () => {
    const inSpec = (read: JournalEvent<'spec'>) =>
      read.event === 'Docked' ? ([read.StationFaction, read.event] as const) : undefined;
    expectTypeOf(inSpec).returns.toEqualTypeOf<
      readonly [EventOf<'Docked', 'spec'>['StationFaction'], 'Docked'] | undefined
    >();
  });

  it('is narrowed by isKind to a kind with a table', () => {
    const system = (read: JournalEvent) => (isKind(read, 'FSDJump') ? read.StarSystem : undefined);
    expectTypeOf(system).returns.toEqualTypeOf<string | undefined>();
    if (isKind(event, 'Loadout')) expectTypeOf(event).toEqualTypeOf<EventOf<'Loadout'>>();
    else expectTypeOf<'Loadout'>().not.toExtend<typeof event.event>();
    if (isKind(event, 'KindOfTomorrow' as string)) expectTypeOf(event.event).toExtend<JournalEvent['event']>();
    // @ts-expect-error there is no such kind
    isKind(event, 'FSDJmp');
    const written = { timestamp: '', event: 'Docked' } as WritableEvent;
    if (isKind(written, 'Docked')) expectTypeOf(written).toEqualTypeOf<EventOf<'Docked', 'game'>>();
  });

  it('is given its type by ofKind', () => {
    expectTypeOf(ofKind(event, 'FSDJump')).toEqualTypeOf<EventOf<'FSDJump', 'game'> | undefined>();
    expectTypeOf(ofKind(event, 'Loadout')).toEqualTypeOf<EventOf<'Loadout', 'game'> | undefined>();
  });
});
