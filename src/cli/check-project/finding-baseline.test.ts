import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PlacedFinding } from '../../check/finding.js';
import { formatBaseline, parseBaseline, readBaseline } from './baseline-file.js';
import { Baseline, BaselineBuilder, type BaselineEntry, updateBaseline } from './finding-baseline.js';

function finding(rule: string, kind: string | undefined, pointer: string, more = {}): PlacedFinding {
  return {
    rule,
    severity: 'error',
    ...(kind !== undefined && { kind }),
    pointer,
    expected: 'x',
    found: 'y',
    message: 'm',
    file: path.join('logs', 'a.log'),
    line: 1,
    column: 1,
    ...more,
  };
}

const file = 'logs/a.log';
const services = { file, rule: 'field/value', kind: 'Docked', pointer: '/StationServices/*', count: 1 };
const name = { file, rule: 'field/type', kind: 'FSDJump', pointer: '/Factions/*/Name', count: 1 };
const torn = { file, rule: 'line/cut', pointer: '', count: 2 };

function baselineOf(...all: BaselineEntry[]): Baseline {
  return new Baseline('known.json', all);
}

describe('a baseline', () => {
  it.each([
    ['/Factions/3/Name', '/Factions/*/Name'],
    ['/Factions/3/ActiveStates/0', '/Factions/*/ActiveStates/*'],
    ['/0/1/2', '/*/*/*'],
    ['/Flags2', '/Flags2'],
    ['', ''],
  ])('keeps of the pointer %j what is the same for every element: %j', (pointer, general) => {
    const { count: _, ...spot } = name;
    expect(baselineOf().baselineKeyOf(finding('field/type', 'FSDJump', pointer))).toEqual({
      ...spot,
      pointer: general,
    });
  });

  it('knows a finding by file, rule, kind and pointer', () => {
    const baseline = baselineOf(services, torn);
    const isKnown = (...about: Parameters<typeof finding>) => baseline.report(finding(...about)).length === 0;
    expect(isKnown('field/value', 'Docked', '/StationServices/7')).toBe(true);
    expect(isKnown('line/cut', undefined, '')).toBe(true);
    expect(isKnown('field/value', 'FSDJump', '/StationServices/7')).toBe(false);
    expect(isKnown('field/type', 'Docked', '/StationServices/7')).toBe(false);
    expect(isKnown('field/value', 'Docked', '/StationServices')).toBe(false);
    expect(isKnown('line/cut', 'Docked', '')).toBe(false);
    expect(isKnown('line/cut', undefined, '', { file: path.join('logs', 'b.log') })).toBe(false);
    expect(isKnown('line/cut', undefined, '', { file: path.resolve('logs', 'a.log') })).toBe(true);
  });

  it('reports all with a key once there is one more than it counts', () => {
    const baseline = baselineOf(torn);
    const [first, second, third, fourth] = [1, 2, 3, 4].map((line) => finding('line/cut', undefined, '', { line }));
    expect(baseline.report(first as PlacedFinding)).toEqual([]);
    expect(baseline.report(second as PlacedFinding)).toEqual([]);
    expect(baseline.size).toBe(2);
    expect(baseline.report(third as PlacedFinding)).toEqual([first, second, third]);
    expect(baseline.report(fourth as PlacedFinding)).toEqual([fourth]);
    expect(baseline.size).toBe(0);
    expect(baseline.exceeded()).toMatchObject([{ entry: torn, found: 4 }]);
    expect(baseline.overstated()).toEqual([]);
  });

  it('says which entries count more than was found', () => {
    const baseline = baselineOf(services, torn);
    baseline.report(finding('line/cut', undefined, ''));
    expect(baseline.overstated()).toMatchObject([
      { entry: services, found: 0 },
      { entry: torn, found: 1 },
    ]);
    baseline.report(finding('line/cut', undefined, ''));
    expect(baseline.overstated()).toMatchObject([{ entry: services, found: 0 }]);
  });

  it('names files from where it lies, with slashes, and the standard input as it is', () => {
    const deep = new Baseline(path.join('a', 'b', 'known.json'), [torn]);
    const placeOf = (at: string) => deep.baselineKeyOf(finding('line/cut', undefined, '', { file: at })).file;
    expect(placeOf(path.join('logs', 'a.log'))).toBe('../../logs/a.log');
    expect(placeOf(path.join('a', 'b', 'c', 'a.log'))).toBe('c/a.log');
    expect(placeOf('-')).toBe('-');
    expect(deep.pathOf(torn)).toBe(path.resolve('a', 'b', 'logs', 'a.log'));
    expect(deep.pathOf({ ...torn, file: '-' })).toBeUndefined();
  });

  it('is written in order, one entry a line', () => {
    const entries = baselineOf({ ...torn, file: 'b.log' }, torn, services, name).entries();
    expect(formatBaseline(entries)).toBe(
      `{
  "version": 2,
  "findings": [
    { "file": "b.log", "rule": "line/cut", "pointer": "", "count": 2 },
    { "file": "logs/a.log", "rule": "field/type", "kind": "FSDJump", "pointer": "/Factions/*/Name", "count": 1 },
    { "file": "logs/a.log", "rule": "field/value", "kind": "Docked", "pointer": "/StationServices/*", "count": 1 },
    { "file": "logs/a.log", "rule": "line/cut", "pointer": "", "count": 2 }
  ]
}
`,
    );
    expect(formatBaseline([])).toBe('{\n  "version": 2,\n  "findings": []\n}\n');
  });

  it('reads what it wrote, whatever a kind is called', () => {
    const odd = { file: '"\n', rule: 'event/kind', kind: '"\u0000\\\u2028', pointer: '/event', count: 9 };
    const entries = [odd, services];
    expect(parseBaseline(JSON.parse(formatBaseline(entries)), 'x')).toEqual(entries);
  });

  it.each<[unknown, string]>([
    [[], 'it has no list of findings'],
    [null, 'it has no list of findings'],
    [{ findings: {} }, 'it has no list of findings'],
    [{ findings: [] }, 'a baseline of version 2 is needed'],
    [{ version: 3, findings: [] }, 'a baseline of version 2 is needed'],
    [
      { version: 1, findings: [] },
      'is a baseline of version 1, which had no counts; run the same command with --update-baseline',
    ],
    [{ version: 2, findings: [services, { rule: 'x' }] }, 'finding 2 must have a file, a rule, a pointer'],
    [{ version: 2, findings: [{ ...services, kind: 5 }] }, 'finding 1 must have'],
    [{ version: 2, findings: [{ ...services, line: 5 }] }, 'finding 1 must have'],
    [{ version: 2, findings: ['x'] }, 'finding 1 must have'],
    ...[0, -1, 1.5, '2', undefined].map((count): [unknown, string] => [
      { version: 2, findings: [{ ...services, count }] },
      'a count of 1 or more',
    ]),
  ])('is not in %j', (value, sentence) => {
    expect(() => parseBaseline(value, 'known.json')).toThrow(sentence);
    expect(() => parseBaseline(value, 'known.json')).toThrow('known.json');
  });
});

describe('a baseline that is brought up to date', () => {
  it('gains what was found, loses what was not, and updates counts', () => {
    const more = { ...services, count: 5 };
    expect(updateBaseline([torn, services], [name, more], () => true)).toEqual({
      entries: [name, more],
      added: [name],
      removed: [torn],
      changed: [{ entry: services, found: 5 }],
    });
  });

  it('keeps what this run could not find', () => {
    expect(updateBaseline([torn, services], [], ({ rule }) => rule !== 'line/cut')).toEqual({
      entries: [torn],
      added: [],
      removed: [services],
      changed: [],
    });
  });

  it('does not change if nothing has', () => {
    expect(updateBaseline([services], [{ ...services }], () => true)).toEqual({
      entries: [services],
      added: [],
      removed: [],
      changed: [],
    });
  });

  it('counts what it gathers', () => {
    const { count: _, ...spot } = torn;
    const gathering = new BaselineBuilder();
    for (let count = 0; count < 3; count++) gathering.add(spot);
    gathering.add({ ...spot, file: 'b.log' });
    expect(gathering.entries()).toEqual([
      { ...torn, count: 3 },
      { ...torn, file: 'b.log', count: 1 },
    ]);
  });
});

describe('a baseline file', () => {
  let known: string;

  beforeEach(() => {
    known = path.join(mkdtempSync(path.join(os.tmpdir(), 'shakedown-baseline-')), 'known.json');
  });

  afterEach(() => rmSync(path.dirname(known), { recursive: true }));

  it('is read, with a byte order mark or without', async () => {
    for (const mark of ['', '\uFEFF']) {
      writeFileSync(known, mark + formatBaseline([services]));
      expect(await readBaseline(known)).toEqual([services]);
    }
  });

  it('of version 1 is refused, unless it is about to be rewritten', async () => {
    writeFileSync(known, '{ "version": 1, "findings": [{ "rule": "line/cut", "pointer": "" }] }');
    await expect(readBaseline(known)).rejects.toThrow('the same command with --update-baseline');
    expect(await readBaseline(known, { forUpdate: true })).toEqual([]);
  });

  it('may not be there', async () => {
    expect(await readBaseline(known)).toBeUndefined();
  });
});
