import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dialects } from '../../src/interface/dialect/dialects.js';
import type { Kind } from '../../src/interface/kind.js';
import { fullEvent } from '../generators/valid.js';
import { oneIn, runs } from '../thorough.js';
import { implementations } from './implementations.js';

/**
 * In the game dialect they agree on whether an event contradicts the table, but not on every place: a line's
 * report merges warnings and notes of one field, and a schema also names the field where several types are
 * allowed.
 */
describe.each([
  ['spec', 100, (places: readonly string[]) => places],
  ['game', 20, (places: readonly string[]) => places.length > 0],
] as const)('in the %s dialect, all implementations', (dialect, usual, compared) => {
  const judges = implementations.map(({ judge }) => judge(dialect));

  it.each(oneIn(32, dialects[dialect].kinds.filter(hasOwnFields)))(
    'agree on $name with anything at all in any of its fields',
    (kind) => {
      const names = Object.keys(kind.shape.fields).filter((name) => name !== 'event');
      const changes = fc.dictionary(fc.constantFrom(...names), fc.jsonValue({ maxDepth: 3 }), {
        minKeys: 1,
        maxKeys: 4,
      });
      fc.assert(
        fc.property(fullEvent(kind), changes, (event, changed) => {
          const [first, ...others] = judges.map((judge) => compared(judge(kind.name, { ...event, ...changed })));
          for (const other of others) expect(other).toEqual(first);
        }),
        { numRuns: runs(usual) },
      );
    },
  );
});

/** A kind with only a time and a name has nothing to change. */
function hasOwnFields({ shape }: Kind): boolean {
  return Object.keys(shape.fields).length > 2;
}
