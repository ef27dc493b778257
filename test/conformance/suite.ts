/**
 * One suite, many implementations: whatever judges events by the catalogue must pass it, and so all of them agree.
 * An implementation says which places of an event are in error; warnings and notes are not its business.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldRules } from '../../src/check/event/field-rules.js';
import { type Dialect, dialectNames, dialects } from '../../src/spec/dialect.js';
import type { Kind } from '../../src/spec/kind.js';
import { type Breakage, breakages, brokenEvent } from '../generators/broken.js';
import { fullEvent, leastEvent, validEvent } from '../generators/valid.js';

/** The pointers of an event's errors, sorted, each once. */
export type Judge = (kind: string, event: unknown) => string[];

export interface Implementation {
  readonly name: string;
  readonly judge: (dialect: Dialect) => Judge;
}

export function conformance({ name, judge }: Implementation): void {
  describe(name, () => {
    describe.each(dialectNames)('in the %s dialect', (dialect) => {
      const judged = judge(dialect);
      describe.each(dialects[dialect].kinds)('$name', (kind) => {
        it('accepts every valid event', () => accepts(kind, judged, validEvent(kind), 150));
        it('accepts an event with nothing but what is required', () => accepts(kind, judged, leastEvent(kind), 50));
        it('accepts an event with every field', () => accepts(kind, judged, fullEvent(kind), 50));
        it('finds every way to break every field, at the right place', () => {
          for (const breakage of breakages(kind)) finds(kind, judged, breakage);
        });
      });
    });
  });
}

function accepts(kind: Kind, judged: Judge, events: fc.Arbitrary<unknown>, numRuns: number): void {
  fc.assert(
    fc.property(events, (event) => {
      expect(judged(kind.name, event)).toEqual([]);
    }),
    { numRuns },
  );
}

function finds(kind: Kind, judged: Judge, breakage: Breakage): void {
  const isError = fieldRules[breakage.rule].severity === 'error';
  fc.assert(
    fc.property(brokenEvent(kind, breakage), ({ event, pointer }) => {
      expect(judged(kind.name, event), `${pointer}: ${breakage.how}`).toEqual(isError ? [pointer] : []);
    }),
    { numRuns: 4 },
  );
}
