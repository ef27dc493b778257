import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Finding } from '../finding.js';
import {
  Baseline,
  describeKnown,
  formatBaseline,
  knownOf,
  parseBaseline,
  readBaseline,
  updateBaseline,
} from './baseline.js';

function finding(rule: string, kind: string | undefined, pointer: string): Finding {
  return {
    rule,
    severity: 'error',
    ...(kind !== undefined && { kind }),
    pointer,
    expected: 'x',
    found: 'y',
    message: 'm',
  };
}

const services = { rule: 'field/value', kind: 'Docked', pointer: '/StationServices/*' };
const name = { rule: 'field/type', kind: 'FSDJump', pointer: '/Factions/*/Name' };
const torn = { rule: 'line/cut', pointer: '' };

describe('a baseline', () => {
  it.each([
    ['/Factions/3/Name', '/Factions/*/Name'],
    ['/Factions/3/ActiveStates/0', '/Factions/*/ActiveStates/*'],
    ['/0/1/2', '/*/*/*'],
    ['/Flags2', '/Flags2'],
    ['', ''],
  ])('keeps of the pointer %j what is the same for every element: %j', (pointer, general) => {
    expect(knownOf(finding('field/type', 'FSDJump', pointer))).toEqual({ ...name, pointer: general });
  });

  it('knows a finding by rule, kind and pointer', () => {
    const baseline = new Baseline([services, torn]);
    expect(baseline.knows(finding('field/value', 'Docked', '/StationServices/7'))).toBe(true);
    expect(baseline.knows(finding('line/cut', undefined, ''))).toBe(true);
    expect(baseline.knows(finding('field/value', 'FSDJump', '/StationServices/7'))).toBe(false);
    expect(baseline.knows(finding('field/type', 'Docked', '/StationServices/7'))).toBe(false);
    expect(baseline.knows(finding('field/value', 'Docked', '/StationServices'))).toBe(false);
    expect(baseline.knows(finding('line/cut', 'Docked', ''))).toBe(false);
  });

  it('tells which entries nothing has met', () => {
    const baseline = new Baseline([services, torn]);
    baseline.knows(finding('line/cut', undefined, ''));
    expect(baseline.unmet()).toEqual([services]);
  });

  it('is written in order, one entry a line', () => {
    expect(formatBaseline([torn, services, name])).toBe(
      `{
  "version": 1,
  "findings": [
    { "rule": "field/type", "kind": "FSDJump", "pointer": "/Factions/*/Name" },
    { "rule": "field/value", "kind": "Docked", "pointer": "/StationServices/*" },
    { "rule": "line/cut", "pointer": "" }
  ]
}
`,
    );
    expect(formatBaseline([])).toBe('{\n  "version": 1,\n  "findings": []\n}\n');
  });

  it('reads what it wrote, whatever a kind is called', () => {
    const odd = { rule: 'event/kind', kind: '"\u0000\\\u2028', pointer: '/event' };
    const entries = [odd, services];
    expect(parseBaseline(JSON.parse(formatBaseline(entries)), 'x')).toEqual(entries);
    expect(describeKnown(odd)).toBe(`event/kind "\\u0000\\\\u2028 '/event'`);
  });

  it.each([
    [[], 'it has no list of findings'],
    [null, 'it has no list of findings'],
    [{ findings: {} }, 'it has no list of findings'],
    [{ findings: [] }, 'another version than 1'],
    [{ version: 2, findings: [] }, 'another version than 1'],
    [{ version: 1, findings: [services, { rule: 'x' }] }, 'finding 2 needs a rule, a pointer'],
    [{ version: 1, findings: [{ ...services, kind: 5 }] }, 'finding 1 needs'],
    [{ version: 1, findings: [{ ...services, line: 5 }] }, 'finding 1 needs'],
    [{ version: 1, findings: ['x'] }, 'finding 1 needs'],
  ])('is not in %j', (value, sentence) => {
    expect(() => parseBaseline(value, 'known.json')).toThrow(sentence);
    expect(() => parseBaseline(value, 'known.json')).toThrow('known.json');
  });
});

describe('a baseline that is brought up to date', () => {
  it('gains what was found and loses what was not', () => {
    expect(updateBaseline([torn, services], [name, services], () => true)).toEqual({
      entries: [name, services],
      added: [name],
      removed: [torn],
    });
  });

  it('keeps what this run could not find', () => {
    expect(updateBaseline([torn, services], [], ({ rule }) => rule !== 'line/cut')).toEqual({
      entries: [torn],
      added: [],
      removed: [services],
    });
  });

  it('does not change if nothing has', () => {
    expect(updateBaseline([services], [{ ...services }], () => true)).toEqual({
      entries: [services],
      added: [],
      removed: [],
    });
  });
});

describe('a baseline file', () => {
  let file: string;

  beforeEach(() => {
    file = path.join(mkdtempSync(path.join(os.tmpdir(), 'shakedown-baseline-')), 'known.json');
  });

  afterEach(() => rmSync(path.dirname(file), { recursive: true }));

  it('is read, with a byte order mark or without', async () => {
    for (const mark of ['', '\uFEFF']) {
      writeFileSync(file, mark + formatBaseline([services]));
      expect((await readBaseline(file))?.entries()).toEqual([services]);
    }
  });

  it('may not be there', async () => {
    expect(await readBaseline(file)).toBeUndefined();
  });
});
