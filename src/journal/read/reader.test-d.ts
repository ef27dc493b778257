import { describe, expectTypeOf, it } from 'vitest';
import type { JournalEvent, KnownEvent } from '../journal-event.js';
import type { Entry } from './journal-entry.js';
import type { JournalLine } from './journal-line.js';
import { readJournal } from './reader.js';

describe('a reading', () => {
  it('gives events of any kind', () => {
    expectTypeOf(readJournal('')).toExtend<AsyncIterable<Entry>>();
    expectTypeOf(readJournal('').events()).toExtend<AsyncIterable<JournalEvent>>();
    expectTypeOf(readJournal('').lines()).toExtend<AsyncIterable<JournalLine>>();
  });

  it('of some kinds gives events of these', () => {
    const reading = readJournal('', { kinds: ['FSDJump', 'Docked'] });
    expectTypeOf(reading.events()).toExtend<AsyncIterable<KnownEvent<'FSDJump' | 'Docked'>>>();
    expectTypeOf(reading).toExtend<AsyncIterable<Entry<KnownEvent<'FSDJump' | 'Docked'>>>>();
    expectTypeOf(readJournal('', { kinds: ['Docked'] }).events()).not.toExtend<AsyncIterable<KnownEvent<'FSDJump'>>>();
  });

  it('of kinds that are not known when compiling gives events of any', () => {
    expectTypeOf(readJournal('', { kinds: [] as string[] }).events()).toExtend<AsyncIterable<JournalEvent>>();
    // @ts-expect-error there is no such kind
    readJournal('', { kinds: ['FSDJmp'] });
  });
});

describe('a line', () => {
  it('has an event that is narrowed by its kind', () => {
    const received = (line: JournalLine) => (line.kind === 'FSDJump' ? line.event?.StarSystem : undefined);
    expectTypeOf(received).returns.toEqualTypeOf<string | undefined>();
    const untold = (line: JournalLine) => (line.kind === '' ? line.problem?.message : line.event?.NewField);
    expectTypeOf(untold).returns.toEqualTypeOf<unknown>();
  });
});
