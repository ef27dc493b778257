import { describe, expect, it } from 'vitest';
import type { Finding } from '../finding.js';
import { excerptAt, locatedFindings } from './locate-findings.js';

const line = '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Docked", "LandingPads":{ "Small":"many" } }';

function marked(pointer: string, rule = 'field/type'): string {
  const finding: Finding = { rule, severity: 'error', pointer, expected: '', found: '', message: '' };
  const [located] = locatedFindings([finding], line, 1);
  if (!located?.excerpt) return '';
  const from = located.column - located.excerpt.start;
  return located.excerpt.text.slice(from, from + located.excerpt.marked);
}

describe('a finding points', () => {
  it('at the value', () => expect(marked('/LandingPads/Small')).toBe('"many"'));
  it('at the name where that is what is wrong', () =>
    expect(marked('/LandingPads/Small', 'field/unknown')).toBe('"Small"'));
  it('at the object that lacks a member', () => expect(marked('/LandingPads/Large')).toBe('{'));
  it('at the kind of an event that lacks a member', () => expect(marked('/StationName')).toBe('"Docked"'));
  it('at the kind for the whole line', () => expect(marked('')).toBe('"Docked"'));
});

describe('the part of a line that is shown', () => {
  it('is all of a short one', () => {
    expect(excerptAt('short', { start: 1, end: 3 })).toEqual({
      column: 2,
      excerpt: { text: 'short', start: 1, marked: 2, before: false, behind: false },
    });
  });

  it('is what stands around the place in a long one, no character torn', () => {
    const rocket = '🚀';
    const { column, excerpt } = excerptAt(rocket.repeat(500), { start: 401, end: 999 });
    expect(column).toBe(402);
    expect(excerpt.before && excerpt.behind).toBe(true);
    expect(excerpt.text).toMatch(/^(?:🚀)+$/u);
    expect(excerpt.start + excerpt.text.length).toBeGreaterThan(column + excerpt.marked - 1);
  });
});
