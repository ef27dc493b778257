/** A widely used reader and our own see what we wrote: every event, once, in order. */
import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Journal } from '@kayahr/ed-journal';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { specification } from '../../src/interface/kind-catalogue.js';
import { fieldOf, type JournalEvent } from '../../src/journal/journal-event.js';
import { journalFiles } from '../../src/journal/journal-names.js';
import { readJournal } from '../../src/journal/read/reader.js';
import { type JournalWatch, watchJournal } from '../../src/journal/watch/watcher.js';
import { CompanionWriter } from '../../src/journal/write/companion-writer.js';
import { deadline } from '../support/deadline.js';
import { events, full, linesPerPart, notingWriter } from './session.js';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-interop-'));
});

afterEach(() => rmSync(directory, { recursive: true }));

/**
 * An event as `@kayahr/ed-journal` returns it. It differs from the file in two ways: integers beyond 2^53 are
 * rounded, as with `JSON.parse`, and station services get the names the game uses today.
 */
function asKayahrReads(event: JournalEvent): unknown {
  const rounded = withRoundedIntegers(event) as JournalEvent;
  if (event.event !== 'Docked' || !Array.isArray(event.StationServices)) return rounded;
  return { ...rounded, StationServices: event.StationServices.map(serviceOfToday) };
}

function serviceOfToday(service: string): string {
  return { Workshop: 'engineer', SearchAndRescue: 'searchrescue' }[service] ?? service.toLowerCase();
}

function withRoundedIntegers(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  if (Array.isArray(value)) return value.map(withRoundedIntegers);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withRoundedIntegers(member)]));
}

async function all<Each>(source: AsyncIterable<Each>): Promise<Each[]> {
  const found: Each[] = [];
  for await (const each of source) found.push(each);
  return found;
}

/** All items of a watch before its mark. */
async function history(watch: JournalWatch): Promise<unknown[]> {
  const received: unknown[] = [];
  for (;;) {
    const { value } = await watch.next();
    if (!value || value.mark) return received;
    received.push(value.event ?? value.problem);
  }
}

it('the session has every kind, and integers that only fit a bigint', () => {
  expect(new Set(events.map(({ event }) => event)).size).toBe(specification.kinds.length);
  expect(events.some((event) => typeof fieldOf(event, 'MarketID') === 'bigint')).toBe(true);
});

describe.each([
  ['line by line', 0],
  ['in batches', 10_000],
])('a journal written %s', (_, batch) => {
  let written: readonly JournalEvent[];

  beforeEach(async () => {
    const noting = await notingWriter(directory, batch);
    for (const event of events) noting.write(event);
    noting.writer.close();
    written = noting.written;
  });

  it('has several parts', () => {
    expect(journalFiles(readdirSync(directory)).length).toBeGreaterThan(3);
  });

  it('is read whole by @kayahr/ed-journal', async () => {
    const journal = await Journal.open({ directory });
    const seen = await all(journal);
    await journal.close();
    expect(seen).toEqual(written.map(asKayahrReads));
  });

  it('is read whole by readJournal, to the last digit', async () => {
    const entries = await all(readJournal(directory));
    expect(entries.map(({ event, problem }) => problem ?? event)).toEqual(written);
  });

  it('is yielded completely by watchJournal, to the last digit', async () => {
    await using watch = watchJournal(directory);
    expect(await history(watch)).toEqual(written);
  });
});

describe.each(['in-place', 'rename'] as const)('companions written by %s', (mode) => {
  const companions = [full('Status'), full('ModuleInfo'), full('NavRoute')];

  beforeEach(async () => {
    await using writer = await CompanionWriter.open(directory, { mode });
    for (const event of events.filter(({ event: name }) => companions.some((each) => each.event === name))) {
      writer.write(event);
    }
    for (const event of companions) writer.write(event);
  });

  it('are read by @kayahr/ed-journal', async () => {
    const journal = await Journal.open({ directory });
    const seen = [await journal.readStatus(), await journal.readModulesInfo(), await journal.readNavRoute()];
    await journal.close();
    expect(seen).toEqual(companions.map(asKayahrReads));
  });

  it('are yielded by watchJournal, to the last digit', async () => {
    await using watch = watchJournal(directory);
    expect(await history(watch)).toEqual(expect.arrayContaining(companions));
    expect([watch.latest('Status'), watch.latest('ModuleInfo'), watch.latest('NavRoute')]).toEqual(companions);
  });
});

describe('events that are written while others watch', () => {
  it('reach @kayahr/ed-journal and watchJournal, each once and in order, over several parts', async () => {
    const { writer, write, written } = await notingWriter(directory, 0);
    const journal = await Journal.open({ directory, watch: true });
    const watch = watchJournal(directory, { reconcile: 50 });
    try {
      const before = events.slice(0, 10);
      for (const event of before) write(event);
      expect(await take(before.length, () => journal.next(), writer.file)).toEqual(before.map(asKayahrReads));
      expect(await history(watch)).toEqual(before);
      for (const burst of [...burstsOf(events.slice(10)), [full('Docked')]]) {
        const known = written.length;
        for (const event of burst) write(event);
        const fresh = written.slice(known);
        const received = await take(fresh.length, async () => (await watch.next()).value?.event, writer.file);
        expect(received).toEqual(fresh);
        expect(await take(fresh.length, () => journal.next(), writer.file)).toEqual(fresh.map(asKayahrReads));
      }
      expect(writer.files.length).toBeGreaterThan(3);
    } finally {
      watch.close();
      await journal.close();
      writer.close();
    }
  });
});

/** Each as long as a part, so that it begins in one part and ends in the next. */
function burstsOf(list: readonly JournalEvent[]): JournalEvent[][] {
  const count = Math.ceil(list.length / linesPerPart);
  return Array.from({ length: count }, (_, index) => list.slice(index * linesPerPart, (index + 1) * linesPerPart));
}

/**
 * The next events of a watch. Touches the file while they do not arrive: chokidar, used by
 * `@kayahr/ed-journal`, drops a change that follows another within 50 ms, and would wait for the next line.
 */
async function take(count: number, next: () => Promise<unknown>, file: string): Promise<unknown[]> {
  const received: unknown[] = [];
  const touching = setInterval(() => utimesSync(file, new Date(), new Date()), 60);
  let giveUp: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    giveUp = setTimeout(() => reject(new Error(`only ${received.length} of ${count} events came`)), deadline);
  });
  try {
    while (received.length < count) received.push(await Promise.race([next(), tooLate]));
    return received;
  } finally {
    clearInterval(touching);
    clearTimeout(giveUp);
  }
}
