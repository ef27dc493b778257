import { describe, expect, it } from 'vitest';
import { since, text, until } from '../../interface/field.js';
import { kind } from '../../interface/kind.js';
import type { GameEvidence, PlaceEvidence } from '../evidence-format.js';
import { compareFacts } from './compare-facts.js';
import { evidenceFacts } from './evidence-facts.js';
import { tableFacts } from './table-facts.js';
import { isBefore } from './version-order.js';

/** Evidence of lines of the kind New; `fields` says how many of them have each field. */
function evidence(lines: number, fields: Readonly<Record<string, number>>): GameEvidence {
  const places = Object.entries(fields).map(([name, seen]): [string, PlaceEvidence] => [name, { seen, text: seen }]);
  return { lines, kinds: { New: { seen: lines, fields: Object.fromEntries(places) } } };
}

function gone(known: GameEvidence, fresh: GameEvidence, least?: number): string[] {
  const changes = compareFacts(evidenceFacts(known), '4.1', fresh, { least });
  return changes.filter(({ change }) => change === 'gone-field').map(({ path = '' }) => path);
}

describe('a field that is absent', () => {
  const known = evidence(1000, { A: 1000, B: 999 });

  it('is gone if all lines had it before', () => {
    expect(gone(known, evidence(100, { B: 100 }))).toEqual(['A']);
  });

  it('is not gone if it was optional before', () => {
    expect(gone(known, evidence(100, { A: 100 }))).toEqual([]);
  });

  it('is gone from 20 lines on, unless another number is given', () => {
    expect(gone(known, evidence(19, {}))).toEqual([]);
    expect(gone(known, evidence(20, {}))).toEqual(['A']);
    expect(gone(known, evidence(20, {}), 21)).toEqual([]);
    expect(gone(known, evidence(21, {}), 21)).toEqual(['A']);
  });

  it('is gone only if 20 lines had it before', () => {
    expect(gone(evidence(19, { A: 19 }), evidence(100, {}))).toEqual([]);
    expect(gone(evidence(20, { A: 20 }), evidence(100, {}))).toEqual(['A']);
  });
});

describe('a field that is known in some versions only', () => {
  const fields = { Late: since('4.0', text()), Early: until('3.8', text()) };
  const known = tableFacts([kind('New', 'a test', fields)]);

  it.each([
    ['3.7', ['Late since 4.0']],
    ['3.8', ['Late since 4.0']],
    ['3.9', ['Late since 4.0', 'Early until 3.8']],
    ['4.0', ['Early until 3.8']],
    ['unknown', []],
  ])('is reported in version %s: %j', (game, expected) => {
    const changes = compareFacts(known, game, evidence(1, { Late: 1, Early: 1 }));
    const versions = changes.filter(({ change }) => change === 'other-version');
    expect(versions.map(({ path, was }) => `${path} ${was}`)).toEqual(expected);
  });
});

describe('isBefore', () => {
  it.each([
    ['3.8', '4.0', true],
    ['4.0', '3.8', false],
    ['3.9', '3.10', true],
    ['4.0', '4.0', false],
    ['4.0', '4.0.1', true],
    ['unknown', '4.0', false],
    ['4.0', 'unknown', false],
  ])('%s, %s: %s', (one, other, expected) => {
    expect(isBefore(one, other)).toBe(expected);
  });
});
