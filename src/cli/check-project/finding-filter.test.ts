import { describe, expect, it } from 'vitest';
import type { PlacedFinding } from '../../check/finding.js';
import { Baseline } from './finding-baseline.js';
import { FindingFilter } from './finding-filter.js';
import { selectRules } from './rule-selection.js';

const known = ['field/value', 'field/unseen', 'jump/fuel', 'file/unreadable'];
const all = selectRules({}, known);

function finding(rule: string, more: Partial<PlacedFinding> = {}): PlacedFinding {
  const place = { file: 'Journal.log', line: 1, column: 1 };
  return { rule, severity: 'error', pointer: '/A/0', expected: 'x', found: 'y', message: 'm', ...place, ...more };
}

function baselineOf(...spots: { rule: string; pointer: string }[]): Baseline {
  return new Baseline(
    'known.json',
    spots.map((spot) => ({ file: 'Journal.log', ...spot, count: 1 })),
  );
}

describe('a tally', () => {
  it('counts what it passes, with the severity set by the project', () => {
    const tally = new FindingFilter(selectRules({ rules: { 'jump/fuel': 'note', 'field/unseen': 'off' } }, known));
    expect(tally.apply(finding('field/value'))).toEqual([finding('field/value')]);
    expect(tally.apply(finding('jump/fuel'))).toEqual([finding('jump/fuel', { severity: 'note' })]);
    expect(tally.apply(finding('field/unseen'))).toEqual([]);
    expect(tally.counts).toEqual({ errors: 1, warnings: 0, notes: 1 });
  });

  it('knows whether the run fails', () => {
    const tally = new FindingFilter(all);
    expect(tally.fails('note')).toBe(false);
    tally.apply(finding('field/value', { severity: 'warning' }));
    expect([tally.fails('error'), tally.fails('warning'), tally.fails('note'), tally.fails('never')]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('suppresses findings of the baseline, and counts them separately', () => {
    const baseline = baselineOf({ rule: 'field/value', pointer: '/A/*' });
    const tally = new FindingFilter(all, { known: baseline, update: false });
    expect(tally.apply(finding('field/value', { departure: true }))).toEqual([]);
    expect(tally.apply(finding('field/value', { pointer: '/B' }))).toHaveLength(1);
    expect(tally.baselined).toBe(1);
    expect(tally.counts.errors).toBe(1);
    expect(tally.deviations).toEqual([]);
    expect(baseline.overstated()).toEqual([]);
  });

  it('counts all that the baseline knows once there is more of it', () => {
    const tally = new FindingFilter(all, {
      known: baselineOf({ rule: 'field/value', pointer: '/A/*' }),
      update: false,
    });
    expect(tally.apply(finding('field/value'))).toEqual([]);
    expect(tally.apply(finding('field/value', { departure: true }))).toHaveLength(2);
    expect(tally.counts.errors).toBe(2);
    expect(tally.baselined).toBe(0);
    expect(tally.deviations).toEqual([['field/value', 1]]);
  });

  it('collects everything for an updated baseline', () => {
    const tally = new FindingFilter(all, { known: baselineOf(), update: true });
    for (const pointer of ['/A/0', '/A/1', '/B']) expect(tally.apply(finding('field/value', { pointer }))).toEqual([]);
    expect(tally.foundEntries).toMatchObject([
      { pointer: '/A/*', count: 2 },
      { pointer: '/B', count: 1 },
    ]);
    expect(tally.baselined).toBe(3);
    expect(tally.fails('note')).toBe(false);
  });

  it('never suppresses an unreadable file', () => {
    const unreadable = finding('file/unreadable', { pointer: '' });
    const baseline = baselineOf({ rule: 'file/unreadable', pointer: '' });
    expect(new FindingFilter(all, { known: baseline, update: false }).apply(unreadable)).toEqual([unreadable]);
    const updating = new FindingFilter(all, { known: baselineOf(), update: true });
    expect(updating.apply(unreadable)).toEqual([unreadable]);
    expect(updating.foundEntries).toEqual([]);
  });

  it('counts deviations of the live game by rule, the most frequent first', () => {
    const tally = new FindingFilter(all);
    for (const rule of ['field/unseen', 'jump/fuel', 'field/value', 'jump/fuel']) {
      tally.apply(finding(rule, { departure: true }));
    }
    tally.apply(finding('field/value'));
    expect(tally.deviations).toEqual([
      ['jump/fuel', 2],
      ['field/unseen', 1],
      ['field/value', 1],
    ]);
  });
});
