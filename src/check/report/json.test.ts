import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFindings, clean, marking, refual, told } from '../../../test/support/findings.js';
import type { PlacedFinding } from '../finding.js';
import { json } from './json.js';
import { ndjson } from './ndjson.js';

const promised = {
  rule: 'field/value',
  severity: 'error',
  file: 'Journal.2026-11-14T204100.01.log',
  line: 412,
  column: 301,
  kind: 'Docked',
  pointer: '/StationServices/1',
  message: '"Refual" is no station service',
};

const counts = { files: 1, lines: 10, events: 10, errors: 0, warnings: 0, notes: 0 };

describe('json', () => {
  it('is one object of the promised shape, in the promised order', () => {
    const whole = JSON.parse(told(json(), [refual]));
    expect(whole).toEqual({ findings: [promised], summary: counts });
    expect(Object.keys(whole)).toEqual(['findings', 'summary']);
    expect(Object.keys(whole.findings[0])).toEqual(Object.keys(promised));
    expect(Object.keys(whole.summary)).toEqual(Object.keys(counts));
  });

  it('is written a line for each finding', () => {
    const [, first = '', second = ''] = told(json(), [refual, refual]).split('\n');
    expect([first.replace(/,$/, ''), second].map((line) => JSON.parse(line))).toEqual([promised, promised]);
  });

  it('is whole without findings, too', () => {
    expect(told(json(), [])).toBe(
      '{ "findings": [],\n  "summary": {"files":1,"lines":10,"events":10,"errors":0,"warnings":0,"notes":0} }\n',
    );
  });

  it('leaves out a kind that is not known', () => {
    const { kind: _, ...unknown } = refual;
    expect(JSON.parse(told(json(), [unknown])).findings[0]).not.toHaveProperty('kind');
  });

  it('tells last how often a finding occurred, if it stands for several', () => {
    const [finding] = JSON.parse(told(json(), [{ ...refual, count: 1234 }])).findings;
    expect(finding).toEqual({ ...promised, count: 1234 });
    expect(Object.keys(finding)).toEqual([...Object.keys(promised), 'count']);
  });

  it('tells how many findings a baseline knows if there is one, even if it knows none', () => {
    expect(JSON.parse(told(json(), [], { ...clean, baselined: 0 })).summary).toEqual({ ...counts, baselined: 0 });
  });

  it('always gives the findings back', () => {
    fc.assert(
      fc.property(anyFindings, (findings) => {
        expect(JSON.parse(told(json(), findings)).findings).toEqual(findings.map(expected));
      }),
    );
  });

  it('shows nothing that steers a terminal', () => {
    const text = told(json(), [marking('x', 'x', { file: '\u009B2J', message: 'a\u202E\u2028\u007Fb\uDC00' })]);
    expect(text).toContain('"file":"\\u009b2J"');
    expect(text).toContain('"a\\u202e\\u2028\\u007fb\\udc00"');
  });
});

describe('ndjson', () => {
  it('always gives the findings back, one on each line, and the summary last', () => {
    fc.assert(
      fc.property(anyFindings, (findings) => {
        const lines = told(ndjson(), findings).split('\n');
        expect(lines.pop()).toBe('');
        const values: unknown[] = lines.map((line) => JSON.parse(line));
        expect(values.pop()).toEqual({ summary: counts });
        expect(values).toEqual(findings.map(expected));
      }),
    );
  });
});

function expected({ rule, severity, file, line, column, kind, pointer, message, count }: PlacedFinding) {
  const known = { rule, severity, file, line, column, pointer, message };
  return { ...known, ...(kind !== undefined && { kind }), ...(count !== undefined && { count }) };
}
