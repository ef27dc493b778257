/**
 * One suite for all implementations that judge events by the catalogue, so that they agree. An implementation
 * returns the places of an event that contradict the table; notes of the specification and unlisted values
 * are ignored.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Dialect, dialectNames, dialects } from '../../src/interface/dialect/dialects.js';
import type { Kind } from '../../src/interface/kind.js';
import { type Breakage, breakages, brokenEvent } from '../generators/broken.js';
import { fullEvent, leastEvent, validEvent } from '../generators/valid.js';
import { oneIn, runs } from '../thorough.js';

/** The pointers of an event's contradictions, sorted, each once. */
export type Judge = (kind: string, event: unknown) => string[];

export interface Implementation {
  readonly name: string;
  readonly judge: (dialect: Dialect) => Judge;
}

/** Every event is generated once and judged by all, as generating takes longer than judging. */
export function conformance(implementations: readonly Implementation[]): void {
  describe.each(dialectNames)('in the %s dialect', (dialect) => {
    const judges = implementations.map(({ name, judge }) => [name, judge(dialect)] as const);
    describe.each(oneIn(dialect === 'spec' ? 4 : 72, dialects[dialect].kinds))('$name', (kind) => {
      it('is accepted whenever it is valid', () => accepts(kind, judges, validEvent(kind), 150));
      it('is accepted with nothing but what is required', () => accepts(kind, judges, leastEvent(kind), 50));
      it('is accepted with every field', () => accepts(kind, judges, fullEvent(kind), 50));
      it('is found broken in every way in every field, at the right place', () => {
        for (const breakage of oneIn(5, breakages(kind))) finds(kind, judges, breakage);
      });
    });
  });
}

type Judges = readonly (readonly [name: string, judge: Judge])[];

function accepts(kind: Kind, judges: Judges, events: fc.Arbitrary<unknown>, usual: number): void {
  fc.assert(
    fc.property(events, (event) => {
      for (const [name, judge] of judges) expect(judge(kind.name, event), name).toEqual([]);
    }),
    { numRuns: runs(perKind(kind, usual)) },
  );
}

function finds(kind: Kind, judges: Judges, breakage: Breakage): void {
  const contradicts = breakage.severity === 'error';
  fc.assert(
    fc.property(brokenEvent(kind, breakage), ({ event, pointer }) => {
      for (const [name, judge] of judges) {
        const found = judge(kind.name, event);
        expect(found, `${name}, ${pointer}: ${breakage.how}`).toEqual(contradicts ? [pointer] : []);
      }
    }),
    { numRuns: runs(perKind(kind, 2)) },
  );
}

/** There are many kinds outside the specification, all made of the same fields. */
function perKind({ evidence }: Kind, usual: number): number {
  return evidence.grade === 'specified' ? usual : Math.ceil(usual / 5);
}
