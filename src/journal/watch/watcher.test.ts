import { getEventListeners } from 'node:events';
import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deadline } from '../../../test/support/deadline.js';
import { formatCompanion, formatLine } from '../format/format-line.js';
import { fieldOf } from '../journal-event.js';
import { JournalTail } from './journal-tail.js';
import { type JournalWatch, type Watched, type WatchOptions, watchJournal } from './watcher.js';

const first = 'Journal.2026-11-14T204100.01.log';
const second = 'Journal.2026-11-14T204100.02.log';
const timestamp = '2026-11-14T20:41:00Z';

let directory: string;
let watch: JournalWatch | undefined;

beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-watch-'));
});

afterEach(() => {
  watch?.close();
  vi.restoreAllMocks();
  rmSync(directory, { recursive: true, force: true });
});

function line(name: string): string {
  return formatLine({ timestamp, event: 'Synthesis', Name: name, Materials: [] });
}

function append(file: string, text: string | Buffer): void {
  appendFileSync(path.join(directory, file), text);
}

function write(file: string, text: string): void {
  writeFileSync(path.join(directory, file), text);
}

function status(flags: number): string {
  return formatCompanion({ timestamp, event: 'Status', Flags: flags });
}

function start(options: WatchOptions = {}): JournalWatch {
  watch = watchJournal(directory, { reconcile: 50, ...options });
  return watch;
}

/** Short form of an item: a name, a code, or the mark. */
function short({ event, problem, companion, mark }: Watched): unknown {
  if (companion !== undefined)
    return `${companion} ${event ? JSON.stringify(fieldOf(event, 'Flags') ?? event.event) : problem?.code}`;
  return mark ?? (event && fieldOf(event, 'Name')) ?? problem?.code;
}

/** The next items of a watch; fails if they do not arrive. */
async function take(watching: JournalWatch, count: number): Promise<Watched[]> {
  const received: Watched[] = [];
  while (received.length < count) {
    const tooLate = new Promise<never>((_, reject) => {
      setTimeout(
        () => reject(new Error(`only ${received.length} of ${count} came: ${received.map(short).join(', ')}`)),
        deadline,
      ).unref();
    });
    const { done, value } = await Promise.race([watching.next(), tooLate]);
    if (done)
      throw new Error(`the watch ended after ${received.length} of ${count}: ${received.map(short).join(', ')}`);
    received.push(value);
  }
  return received;
}

async function names(watching: JournalWatch, count: number): Promise<unknown[]> {
  return (await take(watching, count)).map(short);
}

/** The result of a promise that is still pending after a while. */
function nothingYet(answer: Promise<unknown>): Promise<unknown> {
  return Promise.race([answer, new Promise((resolve) => setTimeout(() => resolve('nothing yet'), 150))]);
}

describe('a watch', () => {
  it('yields items once, and throws when iterated again', async () => {
    append(first, line('1'));
    const watching = start();
    for await (const _ of watching) break;
    const again = watching.events().next();
    await expect(again).rejects.toThrow('a watch can be iterated only once: call watchJournal again');
  });

  it('yields existing lines, the mark, then new lines', async () => {
    append(first, line('1'));
    const watching = start();
    const received = await take(watching, 2);
    expect(received.map(short)).toEqual(['1', 'live']);
    expect(received[0]).toMatchObject({ live: false, position: { line: 1, offset: 0 } });
    append(first, line('2'));
    expect(await take(watching, 1)).toMatchObject([{ event: { Name: '2' }, live: true, position: { line: 2 } }]);
  });

  it('yields a burst of lines completely, once and in order', async () => {
    append(first, line('0'));
    const watching = start();
    await take(watching, 2);
    const burst = Array.from({ length: 20 }, (_, index) => `burst ${index}`);
    for (const name of burst) append(first, line(name));
    expect(await names(watching, 20)).toEqual(burst);
    append(first, line('after'));
    expect(await names(watching, 1)).toEqual(['after']);
  });

  it('yields events of the same second from two writes once each', async () => {
    const watching = start();
    await take(watching, 1);
    append(first, line('a') + line('b'));
    append(first, line('c'));
    expect(await names(watching, 3)).toEqual(['a', 'b', 'c']);
    append(first, line('d'));
    expect(await names(watching, 1)).toEqual(['d']);
  });

  it('waits for the end of a line, however small the pieces', async () => {
    const watching = start();
    await take(watching, 1);
    const bytes = Buffer.from(line('Größe 星 🚀'));
    for (const byte of bytes.subarray(0, -1)) append(first, Buffer.from([byte]));
    const answer = watching.next();
    expect(await nothingYet(answer)).toBe('nothing yet');
    append(first, bytes.subarray(-1));
    expect(short((await answer).value as Watched)).toBe('Größe 星 🚀');
  });

  it('goes on with a new part and with a new launch', async () => {
    append(first, line('1'));
    const watching = start();
    await take(watching, 2);
    append(second, line('2'));
    expect(await names(watching, 1)).toEqual(['2']);
    append('Journal.2026-11-15T080000.01.log', line('3'));
    expect(await names(watching, 1)).toEqual(['3']);
  });

  it('yields the last lines of a part before those of the next, and a line that was never finished', async () => {
    append(first, line('1'));
    const watching = start();
    await take(watching, 2);
    append(first, line('2') + line('3').slice(0, 40));
    append(second, line('4'));
    expect(await names(watching, 3)).toEqual(['2', 'cut-line', '4']);
  });

  it('reports a truncated file, and reads what is appended from there', async () => {
    append(first, line('1') + line('2') + line('3'));
    const watching = start();
    await take(watching, 4);
    truncateSync(path.join(directory, first), line('1').length);
    expect(await names(watching, 1)).toEqual(['truncated-file']);
    append(first, line('new'));
    expect(await take(watching, 1)).toMatchObject([
      { event: { Name: 'new' }, position: { line: 2, offset: line('1').length } },
    ]);
  });

  it('reads an emptied file from its start', async () => {
    append(first, line('1') + line('2'));
    const watching = start();
    await take(watching, 3);
    write(first, '');
    expect(await names(watching, 1)).toEqual(['truncated-file']);
    append(first, line('again'));
    expect(await take(watching, 1)).toMatchObject([{ event: { Name: 'again' }, position: { line: 1, offset: 0 } }]);
  });

  it('notices a rewritten file, though it is longer than before', async () => {
    append(first, line('1'));
    const watching = start();
    await take(watching, 2);
    write(first, line('another') + line('and more'));
    expect(await names(watching, 3)).toEqual(['replaced-file', 'another', 'and more']);
  });

  it('notices another file under the same name', async () => {
    append(first, line('1'));
    const watching = start();
    await take(watching, 2);
    write('other', line('other 1') + line('other 2'));
    renameSync(path.join(directory, 'other'), path.join(directory, first));
    expect(await names(watching, 3)).toEqual(['replaced-file', 'other 1', 'other 2']);
  });

  it('takes a copy of the file for the file itself', async () => {
    append(first, line('1'));
    const watching = start();
    await take(watching, 2);
    copyFileSync(path.join(directory, first), path.join(directory, 'copy'));
    appendFileSync(path.join(directory, 'copy'), line('2'));
    renameSync(path.join(directory, 'copy'), path.join(directory, first));
    expect(await names(watching, 1)).toEqual(['2']);
  });

  it('waits for a directory that is not there yet, and for one that comes again', async () => {
    const home = path.join(directory, 'saved', 'games');
    watch = watchJournal(home, { reconcile: 20 });
    expect(await names(watch, 1)).toEqual(['live']);
    mkdirSync(home, { recursive: true });
    writeFileSync(path.join(home, first), line('1'));
    expect(await names(watch, 1)).toEqual(['1']);
    rmSync(home, { recursive: true });
    mkdirSync(home);
    writeFileSync(path.join(home, second), line('2'));
    expect(await names(watch, 1)).toEqual(['2']);
  });

  it('leaves look-alikes alone', async () => {
    const watching = start();
    await take(watching, 1);
    append('Journal.2026-11-14T204100.01(1).log', line('copy'));
    append(`${first}.bak`, line('backup'));
    append(first, line('1'));
    expect(await names(watching, 1)).toEqual(['1']);
  });

  it('may begin at the end, without losing the line that is being written', async () => {
    append(first, line('old') + line('half').slice(0, 30));
    const watching = start({ from: 'end' });
    expect(await names(watching, 1)).toEqual(['live']);
    append(first, line('half').slice(30) + line('new'));
    expect(await names(watching, 2)).toEqual(['half', 'new']);
    append(second, line('next part'));
    expect(await names(watching, 1)).toEqual(['next part']);
  });

  it('that begins at the end begins when it is made, not when it is first asked', async () => {
    append(first, line('old'));
    const watching = start({ from: 'end' });
    append(first, line('new'));
    expect(await names(watching, 2)).toEqual(['new', 'live']);
  });

  it('goes on after a file that cannot be read', async () => {
    append(first, line('1'));
    mkdirSync(path.join(directory, second));
    const watching = start();
    expect(await names(watching, 3)).toEqual(['1', 'unreadable-file', 'live']);
    append(first, line('2'));
    expect(await names(watching, 1)).toEqual(['2']);
  });

  it('follows two journals that are written in turns', async () => {
    const watching = start();
    await take(watching, 1);
    for (const name of ['1', '2', '3', '4', '5', '6']) {
      append(Number(name) % 2 === 0 ? first : second, line(name));
      expect(await names(watching, 1)).toEqual([name]);
    }
  });

  it('lets timers run while it yields a long history', async () => {
    append(first, line('x').repeat(100_000));
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 20);
    let count = 0;
    for await (const _ of start({ signal: controller.signal })) count++;
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(100_000);
  });

  it('may begin at a position', async () => {
    append(first, line('1') + line('2'));
    append(second, line('3'));
    const [entry] = await take(start(), 1);
    watch?.close();
    const position = entry && 'next' in entry ? entry.next : undefined;
    expect(await names(start({ from: position ?? 'start' }), 3)).toEqual(['2', '3', 'live']);
  });

  it('ends when it is closed, disposed of or aborted, also while it waits', async () => {
    const controller = new AbortController();
    const endings: ((watching: JournalWatch) => unknown)[] = [
      (watching) => watching.close(),
      (watching) => watching[Symbol.asyncDispose](),
      () => controller.abort(),
    ];
    for (const end of endings) {
      const watching = start({ signal: controller.signal });
      await take(watching, 1);
      const answer = watching.next();
      await end(watching);
      expect(await answer).toEqual({ done: true, value: undefined });
    }
  });

  it('closes itself before it throws', async () => {
    const controller = new AbortController();
    const removed = vi.spyOn(controller.signal, 'removeEventListener');
    const watching = start({ signal: controller.signal });
    await take(watching, 1);
    vi.spyOn(JournalTail.prototype, 'next').mockImplementationOnce(() => {
      throw new Error('never expected');
    });
    await expect(watching.next()).rejects.toThrow('never expected');
    expect(await watching.next()).toEqual({ done: true, value: undefined });
    expect(removed).toHaveBeenCalled();
  });

  it('leaves nothing behind at its signal when it is closed', () => {
    const { signal } = new AbortController();
    for (let count = 0; count < 3; count++) start({ signal }).close();
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('has a view of the events alone', async () => {
    append(first, `${line('1')}rubbish\r\n${line('2')}`);
    write('Status.json', status(1));
    const found: unknown[] = [];
    for await (const event of start().events()) {
      found.push(fieldOf(event, 'Name'));
      if (found.length === 2) break;
    }
    expect(found).toEqual(['1', '2']);
  });
});

describe('the companions of a watch', () => {
  it('are reported when they exist and whenever they change, but not otherwise', async () => {
    write('Status.json', status(1));
    const watching = start();
    expect(await names(watching, 2)).toEqual(['Status.json 1', 'live']);
    write('Status.json', status(1));
    write('Status.json', status(2));
    expect(await names(watching, 1)).toEqual(['Status.json 2']);
    expect(watching.latest('Status')?.Flags).toBe(2);
  });

  it('are taken without a line end', async () => {
    write('Status.json', status(1).trimEnd());
    expect(await names(start(), 1)).toEqual(['Status.json 1']);
  });

  it('keep their last good content while they are empty or half written', async () => {
    write('Status.json', status(1));
    const watching = start({ companionTimeout: 60_000 });
    await take(watching, 2);
    write('Status.json', '');
    const answer = watching.next();
    expect(await nothingYet(answer)).toBe('nothing yet');
    expect(watching.latest('Status')?.Flags).toBe(1);
    write('Status.json', status(2).slice(0, 20));
    write('Status.json', status(3));
    expect(short((await answer).value as Watched)).toBe('Status.json 3');
  });

  it('that stay broken are reported as such, once', async () => {
    const watching = start({ companionTimeout: 10 });
    await take(watching, 1);
    write('Status.json', '{ "timestamp":');
    expect(await names(watching, 1)).toEqual(['Status.json cut-line']);
    append(first, line('1'));
    expect(await names(watching, 1)).toEqual(['1']);
  });

  it('can be left out', async () => {
    write('Status.json', status(1));
    expect(await names(start({ companions: false }), 1)).toEqual(['live']);
  });

  const route = [{ StarSystem: 'Sol', SystemAddress: 10477373803, StarPos: [0, 0, 0], StarClass: 'G' }];
  const plotted = { timestamp, event: 'NavRoute' };

  it('can be joined with the lines they belong to', async () => {
    const watching = start({ joined: true, companions: false, companionTimeout: 60_000 });
    await take(watching, 1);
    write('NavRoute.json', formatCompanion({ ...plotted, Route: route }));
    append(first, formatLine(plotted));
    expect(await take(watching, 1)).toMatchObject([{ event: { ...plotted, Route: route } }]);
  });

  it('give a bare line all its lists, and are not waited for by a line that has them', async () => {
    const watching = start({ joined: true, companions: false, companionTimeout: 60_000 });
    await take(watching, 1);
    const bare = { timestamp, event: 'ShipLocker' };
    const lists = { Items: [], Components: [{ Name: 'graphene', OwnerID: 0, Count: 1 }], Consumables: [], Data: [] };
    write('ShipLocker.json', formatCompanion({ ...bare, ...lists }));
    append(first, formatLine(bare));
    expect(await take(watching, 1)).toMatchObject([{ event: { ...bare, ...lists } }]);
    const later = { ...bare, timestamp: '2026-11-14T20:50:00Z', ...lists };
    append(first, formatLine(later));
    expect(await take(watching, 1)).toMatchObject([{ event: later }]);
  });

  it('are waited for a moment, and the lines behind wait too', async () => {
    const watching = start({ joined: true, companions: false, companionTimeout: 60_000 });
    await take(watching, 1);
    append(first, formatLine(plotted) + line('behind'));
    const answer = watching.next();
    expect(await nothingYet(answer)).toBe('nothing yet');
    write('NavRoute.json', formatCompanion({ ...plotted, Route: route }));
    expect((await answer).value).toMatchObject({ event: { Route: route } });
    expect(await names(watching, 1)).toEqual(['behind']);
  });

  it('report that a route was cleared, and are joined with its line', async () => {
    write('NavRoute.json', formatCompanion({ ...plotted, Route: route }));
    const watching = start({ joined: true, companionTimeout: 60_000 });
    await take(watching, 2);
    const cleared = { timestamp: '2026-11-14T20:45:00Z', event: 'NavRouteClear' };
    write('NavRoute.json', formatCompanion({ ...cleared, Route: [] }));
    append(first, formatLine(cleared));
    const received = await take(watching, 2);
    expect(received.map(({ event }) => event)).toEqual([
      { ...cleared, Route: [] },
      { ...cleared, Route: [] },
    ]);
    expect(new Set(received.map(({ companion }) => companion))).toEqual(new Set(['NavRoute.json', undefined]));
    expect(watching.latest('NavRoute')?.Route).toEqual([]);
  });

  it('are waited for no longer than `companionTimeout`', async () => {
    const watching = start({ joined: true, companions: false, companionTimeout: 10 });
    await take(watching, 1);
    append(first, formatLine(plotted));
    const [received] = await take(watching, 1);
    expect(received?.event).toEqual(plotted);
  });

  it.each([
    ['without the list', plotted],
    ['of another event', { ...plotted, event: 'NavRouteClear', Route: [] }],
  ])('%s are not joined', async (_, content) => {
    write('NavRoute.json', formatCompanion(content));
    append(first, formatLine(plotted));
    const [received] = await take(start({ joined: true, companions: false }), 1);
    expect(Object.entries(received?.event ?? {})).toEqual(Object.entries(plotted));
  });

  it('of another time are not joined', async () => {
    write('NavRoute.json', formatCompanion({ ...plotted, timestamp: '2026-11-14T20:00:00Z', Route: route }));
    append(first, formatLine(plotted));
    const [received] = await take(start({ joined: true, companions: false }), 1);
    expect(received?.event).toEqual(plotted);
    expect(readFileSync(path.join(directory, first), 'utf8')).toBe(formatLine(plotted));
  });
});
