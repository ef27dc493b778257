import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { specification } from '../../src/interface/kind-catalogue.js';
import { fullEvent } from '../generators/valid.js';
import { runs } from '../thorough.js';
import { implementations } from './implementations.js';

describe('all implementations', () => {
  const judges = implementations.map(({ judge }) => judge('spec'));

  it.each(specification.kinds)('agree on $name with anything at all in any of its fields', (kind) => {
    const names = Object.keys(kind.shape.fields).filter((name) => name !== 'event');
    const changes = fc.dictionary(fc.constantFrom(...names), fc.jsonValue({ maxDepth: 3 }), { minKeys: 1, maxKeys: 4 });
    fc.assert(
      fc.property(fullEvent(kind), changes, (event, changed) => {
        const [first, ...others] = judges.map((judge) => judge(kind.name, { ...event, ...changed }));
        for (const other of others) expect(other).toEqual(first);
      }),
      { numRuns: runs(100) },
    );
  });
});
