import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFindings, clean, marking, refual, reportText } from '../../../test/support/findings.js';
import type { PlacedFinding } from '../finding.js';
import { jsonReport, ndjsonReport } from './json-report.js';

const promised = {
  rule: 'field/value',
  severity: 'error',
  file: 'Journal.2026-11-14T204100.01.log',
  line: 412,
  column: 301,
  kind: 'Docked',
  pointer: '/StationServices/1',
  message: '"Refual" is not a valid station service',
};

const helpful = { hint: 'did you mean "Refuel"?', expected: 'station service', found: '"Refual"' };
const whole = { ...promised, ...helpful };

const counts = { files: 1, lines: 10, events: 10, errors: 0, warnings: 0, notes: 0 };

describe('json', () => {
  it('is one object of the promised shape, in the promised order', () => {
    const all = JSON.parse(reportText(jsonReport(), [refual]));
    expect(all).toEqual({ findings: [whole], summary: counts, leftOut: [] });
    expect(Object.keys(all)).toEqual(['findings', 'summary', 'leftOut']);
    expect(Object.keys(all.findings[0])).toEqual(Object.keys(whole));
    expect(Object.keys(all.summary)).toEqual(Object.keys(counts));
  });

  it('is written a line for each finding', () => {
    const [, first = '', second = ''] = reportText(jsonReport(), [refual, refual]).split('\n');
    expect([first.replace(/,$/, ''), second].map((line) => JSON.parse(line))).toEqual([whole, whole]);
  });

  it('is whole without findings, too', () => {
    expect(reportText(jsonReport(), [])).toBe(
      '{ "findings": [],\n  "summary": {"files":1,"lines":10,"events":10,"errors":0,"warnings":0,"notes":0},\n  "leftOut": [] }\n',
    );
  });

  it('leaves out a kind that is not known', () => {
    const { kind: _, ...unknown } = refual;
    expect(JSON.parse(reportText(jsonReport(), [unknown])).findings[0]).not.toHaveProperty('kind');
  });

  it('tells behind what was promised first how often a finding occurred, if it stands for several', () => {
    const [finding] = JSON.parse(reportText(jsonReport(), [{ ...refual, count: 1234 }])).findings;
    expect(finding).toEqual({ ...whole, count: 1234 });
    expect(Object.keys(finding)).toEqual([...Object.keys(promised), 'count', ...Object.keys(helpful)]);
  });

  it('tells how many findings a baseline knows if there is one, even if it knows none', () => {
    expect(JSON.parse(reportText(jsonReport(), [], { ...clean, baselined: 0 })).summary).toEqual({
      ...counts,
      baselined: 0,
    });
  });

  it('always gives the findings back', () => {
    fc.assert(
      fc.property(anyFindings, (findings) => {
        expect(JSON.parse(reportText(jsonReport(), findings)).findings).toEqual(findings.map(expected));
      }),
    );
  });

  it('shows nothing that steers a terminal', () => {
    const text = reportText(jsonReport(), [
      marking('x', 'x', { file: '\u009B2J', message: 'a\u202E\u2028\u007Fb\uDC00' }),
    ]);
    expect(text).toContain('"file":"\\u009b2J"');
    expect(text).toContain('"a\\u202e\\u2028\\u007fb\\udc00"');
  });
});

describe('ndjson', () => {
  it('always gives the findings back, one on each line, and the summary last', () => {
    fc.assert(
      fc.property(anyFindings, (findings) => {
        const lines = reportText(ndjsonReport(), findings).split('\n');
        expect(lines.pop()).toBe('');
        const values: unknown[] = lines.map((line) => JSON.parse(line));
        expect(values.pop()).toEqual({ summary: counts, leftOut: [] });
        expect(values).toEqual(findings.map(expected));
      }),
    );
  });
});

function expected({ excerpt, ...finding }: PlacedFinding) {
  return { ...finding, ...(excerpt && { endColumn: finding.column + excerpt.marked }) };
}
