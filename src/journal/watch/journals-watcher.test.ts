import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deadline } from '../../../test/support/deadline.js';
import { formatCompanion, formatLine } from '../format/format-line.js';
import { type JournalsWatch, type WatchJournalsOptions, watchJournals } from './journals-watcher.js';
import type { Watched } from './watched.js';

const first = 'Journal.2026-11-14T204100.01.log';
const second = 'Journal.2026-11-14T204100.02.log';
const timestamp = '2026-11-14T20:41:00Z';

let root: string;
let watch: JournalsWatch | undefined;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'shakedown-watches-'));
});

afterEach(() => {
  watch?.close();
  rmSync(root, { recursive: true, force: true });
});

function line(name: string): string {
  return formatLine({ timestamp, event: 'Synthesis', Name: name, Materials: [] });
}

function at(...names: string[]): string {
  return path.join(root, ...names);
}

/** A directory with a one-line journal. */
function commander(name: string): string {
  mkdirSync(at(name));
  appendFileSync(at(name, first), line(`${name} 0`));
  return at(name);
}

function start(named: string | readonly string[] = root, options: WatchJournalsOptions = {}): JournalsWatch {
  watch = watchJournals(named, { reconcile: 50, ...options });
  return watch;
}

/** Short form of an item: the directory, and a name, a code, or the mark. */
function short({ directory, event, problem, companion, mark }: Watched): string {
  const name = event?.event === 'Synthesis' ? event.Name : undefined;
  return `${path.relative(root, directory)}: ${mark ?? companion ?? name ?? event?.event ?? problem?.code}`;
}

/** The next items of a watch; fails if they do not arrive. */
async function take(watching: JournalsWatch, count: number): Promise<string[]> {
  const received: string[] = [];
  while (received.length < count) {
    const tooLate = new Promise<never>((_, reject) => {
      const failure = () => reject(new Error(`only ${received.length} of ${count} came: ${received.join(', ')}`));
      setTimeout(failure, deadline).unref();
    });
    const { done, value } = await Promise.race([watching.next(), tooLate]);
    if (done) throw new Error(`the watch ended after ${received.length} of ${count}: ${received.join(', ')}`);
    received.push(short(value));
  }
  return received;
}

/** Number of open file notifications; closed ones are gone after a turn of the event loop. */
async function notifiers(): Promise<number> {
  for (let turn = 0; turn < 2; turn++) await new Promise(setImmediate);
  return process.getActiveResourcesInfo().filter((what) => what === 'FSEventWrap').length;
}

describe('a watch over many directories', () => {
  it('yields existing lines, one directory after the other, then new ones with their directory', async () => {
    for (const name of ['ada', 'bob']) commander(name);
    const watching = start();
    expect(await take(watching, 4)).toEqual(['ada: ada 0', 'ada: live', 'bob: bob 0', 'bob: live']);
    appendFileSync(at('bob', first), line('b'));
    expect(await take(watching, 1)).toEqual(['bob: b']);
    appendFileSync(at('ada', first), line('a'));
    expect(await take(watching, 1)).toEqual(['ada: a']);
    expect(watching.directories).toEqual([at('ada'), at('bob')]);
  });

  it('begins at the end if asked, or where a function says', async () => {
    const [ada, bob] = [commander('ada'), commander('bob')];
    const watching = start([ada, bob], { from: (directory) => (directory === ada ? 'end' : 'start') });
    expect(await take(watching, 3)).toEqual(['ada: live', 'bob: bob 0', 'bob: live']);
    watching.close();
    const later = start([ada, bob], { from: 'end' });
    appendFileSync(at('bob', first), line('b'));
    expect((await take(later, 3)).sort()).toEqual(['ada: live', 'bob: b', 'bob: live']);
  });

  it.skipIf(process.platform !== 'linux')('leaves nothing open if it cannot be made', async () => {
    for (const name of ['ada', 'bob']) commander(name);
    const before = await notifiers();
    const from = (directory: string) => (directory === at('bob') ? (5 as never) : ('start' as const));
    expect(() => watchJournals([at('ada'), at('bob')], { from })).toThrow("from must be 'start', 'end' or a position");
    expect(await notifiers()).toBe(before);
  });

  it('yields only lines of the given kinds, and bad lines', async () => {
    commander('ada');
    appendFileSync(at('ada', first), `${formatLine({ timestamp, event: 'Music', MusicTrack: 'Combat' })}bad\r\n`);
    const watching = start(root, { kinds: ['Music'], companions: false });
    expect(await take(watching, 3)).toEqual(['ada: Music', 'ada: broken-json', 'ada: live']);
    appendFileSync(
      at('ada', first),
      line('left out') + formatLine({ timestamp, event: 'Music', MusicTrack: 'Docking' }),
    );
    expect((await watching.next()).value).toMatchObject({ event: { MusicTrack: 'Docking' }, position: { line: 5 } });
  });

  it('finds directories that come later, from their start, and each once', async () => {
    commander('ada');
    mkdirSync(at('empty'));
    mkdirSync(at('.hidden'));
    symlinkSync(at('ada'), at('link'));
    const watching = start([root, root, at('ada'), at('link')], { from: 'end' });
    expect(await take(watching, 1)).toEqual(['ada: live']);
    commander('bob');
    expect(await take(watching, 2)).toEqual(['bob: bob 0', 'bob: live']);
    appendFileSync(at('empty', first), line('e'));
    expect(await take(watching, 2)).toEqual(['empty: e', 'empty: live']);
    appendFileSync(at('.hidden', first), line('h'));
    appendFileSync(at('ada', first), line('a'));
    expect(await take(watching, 1)).toEqual(['ada: a']);
  });

  it('waits for a root that is not there yet', async () => {
    const watching = start(at('later'), { reconcile: 20 });
    expect(await take(watching, 1)).toEqual(['later: live']);
    mkdirSync(at('later'));
    commander(path.join('later', 'ada'));
    expect(await take(watching, 2)).toEqual(['later/ada: later/ada 0', 'later/ada: live']);
  });

  it('is not disturbed by an unreadable one, and reports it once', async () => {
    commander('ada');
    writeFileSync(at('file'), '');
    const watching = start([at('file'), at('ada')]);
    expect(await take(watching, 4)).toEqual(['file: unreadable-file', 'file: live', 'ada: ada 0', 'ada: live']);
    appendFileSync(at('ada', first), line('a'));
    expect(await take(watching, 1)).toEqual(['ada: a']);
    rmSync(at('file'));
    commander('file');
    expect(await take(watching, 1)).toEqual(['file: file 0']);
  });

  it('goes on with one that vanishes and comes back, where it was', async () => {
    for (const name of ['ada', 'bob']) commander(name);
    const watching = start(root, { from: 'end' });
    await take(watching, 2);
    renameSync(at('ada'), at('.away'));
    appendFileSync(at('bob', first), line('b'));
    expect(await take(watching, 1)).toEqual(['bob: b']);
    appendFileSync(at('.away', first), line('while away'));
    renameSync(at('.away'), at('ada'));
    expect(await take(watching, 1)).toEqual(['ada: while away']);
    appendFileSync(at('ada', first), line('a'));
    expect(await take(watching, 1)).toEqual(['ada: a']);
  });

  it('yields companions of each, and has the latest of each', async () => {
    for (const [flags, name] of ['ada', 'bob'].entries()) {
      commander(name);
      writeFileSync(at(name, 'Status.json'), formatCompanion({ timestamp, event: 'Status', Flags: flags }));
    }
    const watching = start(root, { from: 'end' });
    expect(await take(watching, 4)).toEqual(['ada: Status.json', 'ada: live', 'bob: Status.json', 'bob: live']);
    expect(watching.latest(at('bob'), 'Status')?.Flags).toBe(1);
    writeFileSync(at('bob', 'Status.json'), formatCompanion({ timestamp, event: 'Status', Flags: 2 }));
    expect(await take(watching, 1)).toEqual(['bob: Status.json']);
    expect(watching.latest(at('ada'), 'Status')?.Flags).toBe(0);
    expect(watching.latest(at('bob'), 'Status')?.Flags).toBe(2);
  });

  it('reports a companion that stays broken, though nothing else happens', async () => {
    for (const name of ['ada', 'bob']) commander(name);
    const watching = start(root, { from: 'end', companionTimeout: 10 });
    await take(watching, 2);
    writeFileSync(at('bob', 'Status.json'), '{ "timestamp":');
    expect(await take(watching, 1)).toEqual(['bob: Status.json']);
  });
});

describe('hundreds of directories', () => {
  const count = 300;
  const names = Array.from({ length: count }, (_, index) => `d${String(index).padStart(3, '0')}`);

  /** Items received from each directory, in order. */
  class Received {
    readonly of = new Map<string, string[]>(names.map((name) => [name, []]));
    total = 0;

    async take(watching: JournalsWatch, more: number): Promise<void> {
      for (const received of await take(watching, more)) {
        const [name = '', what = ''] = received.split(': ');
        this.of.get(name)?.push(what);
        this.total++;
      }
    }
  }

  it('yield every line once and in order, through new parts, truncations, removals and returns', {
    timeout: 4 * deadline,
  }, async () => {
    for (const name of names) commander(name);
    const watching = start(root, { from: 'end', companions: false });
    const received = new Received();
    await received.take(watching, count);
    const expected = new Map(names.map((name) => [name, ['live']]));
    const add = (index: number, file: string, what: string) => {
      const name = names[index] as string;
      appendFileSync(at(name, file), line(what));
      expected.get(name)?.push(what);
    };
    // Bursts, consecutive and interleaved.
    for (let round = 0; round < 3; round++) for (const index of names.keys()) add(index, first, `round ${round}`);
    await received.take(watching, 3 * count);
    // A new part in every second directory, a truncation in every third of the others.
    for (const index of names.keys()) {
      if (index % 2 === 0) add(index, second, 'part');
      else if (index % 3 === 0) {
        truncateSync(at(names[index] as string, first), line('d000 0').length);
        expected.get(names[index] as string)?.push('truncated-file');
      }
    }
    await received.take(watching, Math.ceil(count / 2) + count / 6);
    // Every tenth is removed with its directory, and returns with one more line.
    const away = names.filter((_, index) => index % 10 === 0);
    for (const name of away) renameSync(at(name), at(`.${name}`));
    for (const index of names.keys()) if (index % 10 !== 0) add(index, index % 2 === 0 ? second : first, 'meanwhile');
    await received.take(watching, count - away.length);
    for (const name of away) {
      appendFileSync(at(`.${name}`, second), line('back'));
      expected.get(name)?.push('back');
      renameSync(at(`.${name}`), at(name));
    }
    await received.take(watching, away.length);
    for (const index of names.keys()) add(index, index % 2 === 0 ? second : first, 'last');
    await received.take(watching, count);
    expect(received.of).toEqual(expected);
  });

  it.skipIf(process.platform !== 'linux')(
    'leave nothing open when they are closed',
    { timeout: 2 * deadline },
    async () => {
      for (const name of names) commander(name);
      const before = readdirSync('/proc/self/fd').length;
      const notifiersBefore = await notifiers();
      const watching = start(root, { from: 'end' });
      await take(watching, count);
      expect(await notifiers()).toBeGreaterThanOrEqual(notifiersBefore + count);
      expect(readdirSync('/proc/self/fd').length).toBeGreaterThanOrEqual(before + count);
      watching.close();
      expect(await watching.next()).toEqual({ done: true, value: undefined });
      // Notifications share one descriptor, which stays for the next watch.
      expect(readdirSync('/proc/self/fd').length).toBeLessThanOrEqual(before + 1);
      // An open notification would keep the process alive.
      expect(await notifiers()).toBe(notifiersBefore);
    },
  );
});
