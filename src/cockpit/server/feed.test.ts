import { appendFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask, request } from '../../../test/support/cockpit-request.js';
import { until } from '../../../test/support/deadline.js';
import { FeedListener } from '../../../test/support/feed-listener.js';
import { formatCompanion, formatLine } from '../../journal/format/format-line.js';
import { type Cockpit, openCockpit } from './open-cockpit.js';

const name = 'Journal.2026-11-14T204100.01.log';
const nextName = 'Journal.2026-11-14T204100.02.log';

let directory: string;
let cockpit: Cockpit;
let listeners: FeedListener[];

beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-feed-'));
  listeners = [];
});

afterEach(async () => {
  for (const listener of listeners) listener.close();
  await cockpit.close();
  rmSync(directory, { recursive: true, force: true });
});

function text(message: string, seconds = 0): string {
  const timestamp = new Date(Date.UTC(2026, 10, 14, 20, 41, seconds)).toISOString().replace('.000', '');
  return formatLine({ timestamp, event: 'Synthesis', Name: message, Materials: [] });
}

function texts(count: number, from = 0): string {
  return Array.from({ length: count }, (_, index) => text(`${from + index}`)).join('');
}

function write(content: string, file = name): void {
  appendFileSync(path.join(directory, file), content);
}

async function open(paths = [directory]): Promise<void> {
  cockpit = await openCockpit({ paths, port: 0 });
}

async function listen(headers: Record<string, string> = {}): Promise<FeedListener> {
  const listener = await FeedListener.open(cockpit.port, headers);
  listeners.push(listener);
  return listener;
}

describe('a page', () => {
  it('gets everything at first, then each line that is written, once and in order', async () => {
    write(texts(3));
    await open();
    const page = await listen();
    await page.knows(3);
    const { info } = await page.wait('snapshot');
    expect(info).toMatchObject({ mode: 'live', title: directory, isSimulated: false });
    for (let line = 3; line < 8; line++) {
      write(text(`${line}`));
      await page.wait('lines', ({ progress: { lines } }) => lines === line + 1);
    }
    expect(page.of('lines').flatMap(({ data }) => data.rows)).toHaveLength(5);
    expect(page.of('lines').map(({ data }) => data.from)).toEqual([3, 4, 5, 6, 7]);
    expectContinuity(page);
    expect(page.lastId).toBe(`${info.generation}:8`);
  });

  it('gets the state after new lines, and the text of those that panels show', async () => {
    write(texts(1));
    await open();
    const page = await listen();
    await page.knows(1);
    const line = formatLine({ timestamp: '2026-11-14T20:42:00Z', event: 'NavRouteClear' });
    write(line);
    const shown = { NavRouteClear: { n: 1, text: line.trimEnd() } };
    expect((await page.wait('lines')).latest).toEqual(shown);
    write(formatLine({ timestamp: '2026-11-14T20:43:00Z', event: 'Shutdown' }));
    const { state, latest } = await page.wait('lines', ({ progress }) => progress.lines === 3);
    expect([state.play, latest]).toEqual(['over', {}]);
    const moment = await ask(cockpit.port, 'moment', {});
    expect([moment.state, moment.latest]).toEqual([state, shown]);
  });

  it('receives a line only once it is complete, and a broken one as such', async () => {
    write(texts(1) + text('half').slice(0, 30));
    await open();
    const page = await listen();
    await page.knows(1);
    write(`${text('half').slice(30)}{ "timestamp":\r\n`);
    await page.wait('lines', ({ progress }) => progress.lines === 3);
    const rows = page.of('lines').flatMap(({ data }) => data.rows);
    expect(rows.map(({ n, kind, isBroken = false }) => [n, kind, isBroken])).toEqual([
      [1, 'Synthesis', false],
      [2, '', true],
    ]);
  });

  it('goes on in the next file', async () => {
    write(texts(2));
    await open();
    const page = await listen();
    await page.knows(2);
    write(texts(2, 2), nextName);
    await page.wait('lines', ({ progress }) => progress.lines === 4);
    expect(await ask(cockpit.port, 'line', { n: 3 })).toMatchObject({ file: path.join(directory, nextName), line: 2 });
  });

  it('hears of the check of a companion only if something is wrong with it', async () => {
    write(texts(1));
    await open();
    const page = await listen();
    await page.knows(1);
    write(text('clean'));
    await page.wait('findings', ({ progress }) => progress.checked === 2);
    const before = page.of('findings').length;
    const status = (fuel: unknown) =>
      `${JSON.stringify({ timestamp: '2026-11-14T20:41:00Z', event: 'Status', Flags: 1, Fuel: { FuelMain: fuel, FuelReservoir: 0 } })}\r\n`;
    for (let fuel = 1; fuel <= 5; fuel++) {
      writeFileSync(path.join(directory, 'Status.json'), status(fuel));
      await page.wait('companion', ({ text: shown }) => shown.includes(`"FuelMain":${fuel}`));
    }
    expect(page.of('findings').length).toBe(before);
    writeFileSync(path.join(directory, 'Status.json'), status('much'));
    await page.wait('findings', ({ rules }) => rules.length > 0);
  });

  it('receives findings', async () => {
    write(texts(1));
    await open();
    const page = await listen();
    await page.knows(1);
    write('{ "timestamp":"2026-11-14T20:42:00Z", "event":"Synthesis", "Name":7, "Materials":[  ] }\r\n');
    const { rules, lines } = await page.wait('findings', (data) => data.lines.length > 0);
    expect(lines).toEqual([{ n: 1, severity: 'error' }]);
    expect(rules).toContainEqual({ rule: 'field/type', severity: 'error', counts: { error: 1 } });
    await page.wait('findings', ({ progress }) => progress.checked === 2);
    const { findings } = await ask(cockpit.port, 'line', { n: 1 });
    expect(findings).toEqual([expect.objectContaining({ rule: 'field/type', pointer: '/Name', line: 2 })]);
  });

  it('gets companions, of Status only the latest and no more than ten a second', async () => {
    write(texts(1));
    await open();
    const page = await listen();
    await page.wait('snapshot');
    const status = (flags: number) =>
      writeFileSync(
        path.join(directory, 'Status.json'),
        formatCompanion({ timestamp: '2026-11-14T20:42:00Z', event: 'Status', Flags: flags }),
      );
    const began = performance.now();
    let flags = 0;
    while (performance.now() - began < 1000) {
      status(++flags);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    status(12_345);
    await page.wait('companion', ({ kind, text: content }) => kind === 'Status' && content.includes('12345'));
    const seconds = (performance.now() - began) / 1000;
    expect(page.of('companion').length).toBeLessThanOrEqual(Math.ceil(10 * seconds) + 1);
    const { companions } = await ask(cockpit.port, 'moment', {});
    expect(companions.Status?.text).toContain('12345');
  });
});

describe('a page that comes back', () => {
  it('gets what it missed, and what there is besides', async () => {
    write(texts(3));
    await open();
    const page = await listen();
    await page.knows(3);
    page.close();
    write(texts(20, 3));
    const other = await listen();
    await other.knows(23);
    const again = await listen({ 'last-event-id': page.lastId });
    await again.knows(23);
    expect(again.of('snapshot')).toEqual([]);
    expect(again.of('lines').flatMap(({ data }) => data.rows.map(({ n }) => n))).toEqual(
      Array.from({ length: 20 }, (_, index) => 3 + index),
    );
    expect(again.of('info')).toHaveLength(1);
  });

  it('after far too long, from another server or the future, or with nonsense, gets a snapshot', async () => {
    write(texts(3000));
    await open();
    const page = await listen();
    const { generation } = (await page.wait('snapshot')).info;
    await page.knows(3000);
    for (const id of [`${generation}:0`, '1:3', `${generation}:100000`, 'x'.repeat(1000)]) {
      const again = await listen({ 'last-event-id': id });
      expect((await again.wait('snapshot')).progress.lines).toBe(3000);
      expect(again.of('lines')).toEqual([]);
    }
  });
});

describe('too much at once', () => {
  it('is a gap, with the moment after it', async () => {
    write(texts(1));
    await open();
    const page = await listen();
    await page.knows(1);
    write(texts(20_000, 1));
    await page.knows(20_001);
    const gaps = page.of('gap').map(({ data }) => [data.moment.lines, data.progress.lines]);
    expect(gaps.length).toBeGreaterThan(0);
    for (const [lines, expected] of gaps) expect(lines).toBe(expected);
    expect(Math.max(...page.of('lines').map(({ data }) => data.rows.length))).toBeLessThanOrEqual(400);
    write(text('last'));
    await page.wait('lines', ({ from }) => from === 20_001);
    expectContinuity(page);
  });

  it('for a page that hangs is one gap when it is back', async () => {
    write(texts(1));
    await open();
    const slow = await listen();
    const quick = await listen();
    await slow.knows(1);
    await quick.knows(1);
    slow.pause();
    // The latest goes to the page as a whole.
    const long = `{ "timestamp":"2026-11-14T20:42:00Z", "event":"Loadout", "Ship":"${'x'.repeat(500_000)}" }\r\n`;
    // Several MB of messages for each page.
    const rounds = 16;
    for (let round = 1; round <= rounds; round++) {
      write(long);
      await quick.knows(round + 1);
    }
    const lines = rounds + 1;
    const missed = slow.heard.length;
    slow.resume();
    await slow.wait('gap', ({ progress }) => progress.lines === lines);
    expect(slow.heard.length - missed).toBeLessThan(quick.heard.length);
    write(text('last'));
    await slow.wait('lines', ({ from }) => from === lines);
    /** Without gaps, each message continues the previous one. */
    for (const page of [slow, quick]) expectContinuity(page);
  });
});

/** Lines continue the previous message; only a gap may skip. */
function expectContinuity(page: FeedListener): void {
  const counted = page.heard.flatMap(({ name: kind, data }) =>
    kind !== 'findings' && 'progress' in data ? [{ from: 'from' in data ? data.from : undefined, data }] : [],
  );
  const leaps = counted.filter(
    ({ from }, index) => from !== undefined && from !== counted[index - 1]?.data.progress.lines,
  );
  expect(leaps).toEqual([]);
}

describe('a journal that is replaced', () => {
  it.each([
    ['by another file', 1, () => replaceWith(text('another'))],
    ['by nothing', 0, () => writeFileSync(path.join(directory, name), '')],
    ['in place', 1, () => writeFileSync(path.join(directory, name), text('rewritten'))],
    ['because it was removed', 0, () => rmSync(path.join(directory, name))],
    [
      'with its directory',
      0,
      () => {
        rmSync(directory, { recursive: true });
      },
    ],
  ])('%s is read again, as another generation', async (_, left, replace) => {
    write(texts(10));
    await open();
    const page = await listen();
    await page.knows(10);
    const { info } = await page.wait('snapshot');
    replace();
    await page.wait('snapshot', (data) => data.info.generation > info.generation);
    mkdirSync(directory, { recursive: true });
    write(texts(2), nextName);
    await page.knows(2 + left);
    const { rows } = await ask(cockpit.port, 'rows', { count: 10 });
    expect(rows).toHaveLength(2 + left);
    expect(rows.at(-1)?.summary).toContain('1');
  });

  function replaceWith(content: string): void {
    writeFileSync(path.join(directory, 'new'), content);
    renameSync(path.join(directory, 'new'), path.join(directory, name));
  }
});

describe('a directory', () => {
  it('that is empty shows nothing, and then what comes', async () => {
    await open();
    const page = await listen();
    const { info, progress } = await page.wait('snapshot');
    expect([progress.lines, info.problem]).toEqual([0, undefined]);
    write(texts(2));
    await page.knows(2);
  });

  it('that does not exist is refused, and one that is gone is waited for', async () => {
    const later = path.join(directory, 'later');
    await expect(open([later])).rejects.toThrow('there is no file or directory');
    mkdirSync(later);
    await open([later]);
    const page = await listen();
    rmSync(later, { recursive: true });
    await page.wait('info', ({ problem }) => problem?.includes('is gone') === true);
    mkdirSync(later);
    await page.wait('info', ({ problem }) => problem === undefined);
    write(texts(2), path.join('later', name));
    await page.knows(2);
  });
});

it('ends while pages listen', async () => {
  write(texts(1));
  await open();
  const page = await listen();
  await page.wait('snapshot');
  await cockpit.close();
  await until(
    () => page.isOver,
    () => 'the end',
  );
  await expect(request(cockpit.port, '/')).rejects.toThrow('ECONNREFUSED');
});
