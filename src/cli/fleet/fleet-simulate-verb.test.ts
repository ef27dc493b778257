import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shakedown, start } from '../../../test/shakedown.js';
import { until } from '../../../test/support/deadline.js';

const begin = ['--seed', '3', '--start', '2026-11-14T20:41:00Z'];

let home: string;
let out: string;

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-fleet-'));
  out = path.join(home, 'fleet');
});

afterEach(() => rmSync(home, { recursive: true }));

describe('shakedown fleet simulate', () => {
  it.each([
    [['--for', '10m'], 3],
    [['--for', '10m', '--dialect', 'game', '--fault', 'unfinished-line:5%', '--fault', 'rotation@5m'], 3],
    [['--events', '150', '--dialect', 'game'], 3],
  ])('writes what the commands in its ledger write (%j)', async (words, commanders) => {
    expect(await simulateFleet(['--commanders', String(commanders), ...words])).toMatchObject({ code: 0 });
    const { entries } = ledger();
    expect(entries).toHaveLength(commanders);
    for (const { command, commander } of entries) {
      const again = path.join(home, commander);
      const [verb = '', ...rest] = command.replace(/^shakedown /, '').split(' ');
      expect(rest.at(-1)).toBe(commander);
      expect(await shakedown(verb, ...rest.slice(0, -1), again)).toMatchObject({ code: 0 });
      expect(contentsOf(again)).toEqual(contentsOf(path.join(out, commander)));
    }
    expect(readdirSync(out).sort()).toEqual([...entries.map(({ commander }) => commander), 'ledger.jsonl'].sort());
  });

  it('lists every file and kind in its ledger, with hashes', async () => {
    await simulateFleet(['--commanders', '2', '--for', '30m', '--dialect', 'game', '--fault', 'lost-bracket:10%']);
    const { entries, totals } = ledger();
    for (const entry of entries) {
      const directory = path.join(out, entry.commander);
      const journals = entry.files.map(({ file }) => readFileSync(path.join(directory, file)));
      const companions = entry.companions.map(({ file }) => readFileSync(path.join(directory, file)));
      expect(entry.files.map(({ bytes, sha256 }) => ({ bytes, sha256 }))).toEqual(
        journals.map((bytes) => ({ bytes: bytes.length, sha256: hashOf([bytes]) })),
      );
      expect(entry.sha256).toBe(hashOf([...journals, ...companions]));
      const lines = journals.flatMap((bytes) => bytes.toString('latin1').split(/(?<=\n)/));
      expect(entry.lines).toBe(lines.length);
      expect(entry.files.reduce((sum, file) => sum + file.lines, 0)).toBe(lines.length);
      const kinds = [...new Set(lines.map(kindOf))].map((kind) => {
        const of = lines.filter((line) => kindOf(line) === kind).map((line) => Buffer.from(line, 'latin1'));
        return [kind, { count: of.length, sha256: hashOf(of) }] as const;
      });
      expect(entry.kinds).toEqual(Object.fromEntries(kinds));
      expect(entry.kinds['']?.count ?? 0).toBe(entry.lines - entry.events);
      expect(entry.faults?.['lost-bracket']).toBeGreaterThan(0);
    }
    expect(totals).toMatchObject({
      commanders: 2,
      whole: true,
      lines: entries.reduce((sum, { lines }) => sum + lines, 0),
      bytes: entries.reduce((sum, { bytes }) => sum + bytes, 0),
      sha256: hashOf(entries.map(({ sha256 }) => Buffer.from(sha256))),
    });
  });

  it('lets the journal of the live game say the name of the commander', async () => {
    await simulateFleet(['stay', '--commanders', '2', '--for', '1m', '--dialect', 'game']);
    const { entries } = ledger();
    for (const { commander, plan, files } of entries) {
      expect(plan).toBe('stay');
      const text = readFileSync(path.join(out, commander, files[0]?.file ?? ''), 'utf8');
      expect(text).toContain(`"event":"Commander"`);
      expect(text).toContain(`"Name":"${commander}"`);
    }
  });

  it('ends a session after about as many events as were asked for, or when its time is up', async () => {
    await simulateFleet(['--commanders', '4', '--events', '200', '--dialect', 'game']);
    for (const { events } of ledger().entries) {
      expect(events).toBeGreaterThanOrEqual(200);
      expect(events).toBeLessThan(260);
    }
    await simulateFleet(['--commanders', '2', '--events', '200', '--for', '1m', '--clean']);
    for (const { events, seconds } of ledger().entries) {
      expect(events).toBeLessThan(200);
      expect(seconds).toBe(60);
    }
  });

  it('prints what it wrote, for people and for programs', async () => {
    const { out: page } = await simulateFleet(['--commanders', '2', '--for', '5m']);
    expect(page).toMatch(/^seed {8}3\ncommanders {2}2\ndirectory {3}/);
    const { out: json } = await simulateFleet(['--commanders', '2', '--for', '5m', '--clean', '--format', 'json']);
    const { totals } = ledger();
    expect(JSON.parse(json)).toMatchObject({ ...totals, seed: 3, directory: out });
  });

  it('plays all commanders at once in real time; after Ctrl-C all files are complete', async () => {
    const words = ['fleet', 'simulate', '--commanders', '5', ...begin, '--for', '9h', '--speed', '60', '--out', out];
    const running = start(...words, '--dialect', 'game', '--format', 'json');
    const journals = () =>
      existsSync(out)
        ? readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.01.log'))
        : [];
    const sizes = () => journals().map((name) => readFileSync(path.join(out, name)).length);
    await until(
      () => sizes().filter((size) => size > 2000).length === 5,
      () => `sizes ${sizes().join()}, ${running.err()}`,
    );
    expect(await running.interrupt()).toBe(130);
    const { entries, totals } = ledger();
    expect(totals).toMatchObject({ commanders: 5, whole: false });
    for (const { commander, cut, command, files } of entries) {
      expect([cut, command]).toEqual([true, undefined]);
      const text = readFileSync(path.join(out, commander, files[0]?.file ?? ''), 'utf8');
      expect(text).toMatch(/"event":"Shutdown" \}\r\n$/);
      expect(hashOf([Buffer.from(text)])).toBe(files[0]?.sha256);
    }
    expect(JSON.parse(running.out())).toMatchObject({ whole: false });
  });

  it.each([
    [['--out', ''], '--out needs a directory'],
    [['toor'], "no plan is named 'toor': did you mean 'tour'?"],
    [['--commanders', '0'], "--commanders takes a number from 1 to 1,000,000, not '0'"],
    [['--events', 'many'], "--events takes a number from 1 to 1,000,000,000, not 'many'"],
    [['--ledger', ''], '--ledger needs a file name'],
    [['--ledger', 'Status.json'], "refusing to write a report over a journal: 'Status.json'"],
    [['--for', '99999999d'], 'a session must begin and end between the years 1970 and 9000'],
    [['--fault', 'torn-lime'], "unknown fault 'torn-lime': did you mean torn-line?"],
  ])('answers %j with a sentence and writes nothing', async (words, sentence) => {
    const { code, err } = await shakedown('fleet', 'simulate', '--commanders', '2', '--out', out, ...words);
    expect({ code, err: err.split('\n').at(-1) }).toEqual({ code: 2, err: `shakedown: ${sentence}` });
    expect(existsSync(out)).toBe(false);
  });

  it('leaves a directory with journals of another program alone, and lists what it wrote elsewhere', async () => {
    await simulateFleet(['--commanders', '3', '--for', '1m']);
    const { entries } = ledger();
    const foreign = path.join(home, 'other', entries[1]?.commander ?? '');
    mkdirSync(foreign, { recursive: true });
    writeFileSync(path.join(foreign, 'Journal.2026-11-01T180000.01.log'), '');
    out = path.join(home, 'other');
    const { code, err } = await simulateFleet(['--commanders', '3', '--for', '1m']);
    expect(code).toBe(2);
    expect(err).toContain('was not written by Shakedown, so nothing is written beside it: choose an empty directory');
    expect(readdirSync(foreign)).toEqual(['Journal.2026-11-01T180000.01.log']);
    const { entries: written, totals } = ledger();
    expect(totals).toMatchObject({ commanders: written.length, whole: false });
    // A session in progress is cut short, and the ledger says so.
    for (const { commander, sha256, cut } of written) {
      const whole = entries.find((entry) => entry.commander === commander)?.sha256;
      expect(cut ?? whole === sha256).toBe(true);
    }
  });

  it('does not write a second session of the same second beside the first, unless that is taken away', async () => {
    await simulateFleet(['--commanders', '2', '--for', '1m']);
    const before = contentsOf(out);
    const { code, err } = await simulateFleet(['--commanders', '2', '--for', '2m']);
    expect(code).toBe(2);
    expect(err).toContain('is a session that began in the same second: choose another directory or another --start');
    expect(contentsOf(out)).toMatchObject({ ...before, 'ledger.jsonl': expect.any(String) as string });
    expect(await simulateFleet(['--commanders', '2', '--for', '2m', '--clean'])).toMatchObject({ code: 0 });
    expect(ledger().totals).toMatchObject({ whole: true });
  });

  it.runIf(process.platform === 'linux')('says that the ledger cannot be written', async () => {
    const { code, err } = await simulateFleet(['--commanders', '1', '--for', '1m', '--ledger', '/dev/full']);
    expect(code).toBe(2);
    expect(err).toContain('shakedown: cannot write /dev/full: ');
  });
});

async function simulateFleet(words: readonly string[]) {
  return shakedown('fleet', 'simulate', ...words, ...begin, '--out', out);
}

interface Entry {
  readonly commander: string;
  readonly plan: string;
  readonly command: string;
  readonly cut?: true;
  readonly seconds: number;
  readonly files: readonly { file: string; lines: number; bytes: number; sha256: string }[];
  readonly companions: readonly { file: string }[];
  readonly kinds: Readonly<Record<string, { count: number; sha256: string }>>;
  readonly lines: number;
  readonly events: number;
  readonly bytes: number;
  readonly faults?: Readonly<Record<string, number>>;
  readonly sha256: string;
}

function ledger(): { entries: Entry[]; totals: Record<string, unknown> } {
  const lines = readFileSync(path.join(out, 'ledger.jsonl'), 'utf8').trimEnd().split('\n');
  const { totals } = JSON.parse(lines.pop() ?? '') as { totals: Record<string, unknown> };
  return { entries: lines.map((line) => JSON.parse(line) as Entry), totals };
}

/** All files of a directory, by name. */
function contentsOf(directory: string): Record<string, string> {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    entries.map(({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      return [path.relative(directory, file), readFileSync(file, 'latin1')];
    }),
  );
}

function hashOf(parts: readonly Uint8Array[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

/** The kind of a line, even if the rest of it is broken. */
function kindOf(line: string): string {
  return /^\{ "timestamp":"[^"]*", "event":"(\w+)"/.exec(line)?.[1] ?? '';
}
