import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakages, brokenEvent } from '../../../test/generators/broken.js';
import { fullEvent, leastEvent, validEvent } from '../../../test/generators/valid.js';
import { runs } from '../../../test/thorough.js';
import { dialectNames, dialects } from '../../interface/dialect/dialects.js';
import { compileValidator } from './compile-validator.js';
import { diagnose } from './diagnose.js';

describe.each(dialectNames)('the clean test of the %s dialect', (dialect) => {
  const catalogue = dialects[dialect];
  const isClean = compileValidator(catalogue);

  function agrees(event: unknown): void {
    expect(isClean(event)).toBe(diagnose(catalogue, event).length === 0);
  }

  it.each(catalogue.kinds)('agrees with the diagnosis on any $name', (kind) => {
    fc.assert(fc.property(fc.oneof(validEvent(kind), leastEvent(kind), fullEvent(kind)), agrees), {
      numRuns: runs(100),
    });
  });

  it.each(catalogue.kinds)('agrees on $name with any of its fields broken', (kind) => {
    for (const breakage of breakages(kind)) {
      fc.assert(
        fc.property(brokenEvent(kind, breakage), ({ event }) => agrees(event)),
        { numRuns: runs(1) },
      );
    }
  });

  it.each(catalogue.kinds)('agrees on $name with anything at all in its fields', (kind) => {
    const changes = fc.dictionary(fc.constantFrom(...Object.keys(kind.shape.fields)), fc.jsonValue(), { minKeys: 1 });
    fc.assert(
      fc.property(validEvent(kind), changes, (event, changed) => agrees({ ...event, ...changed })),
      { numRuns: runs(100) },
    );
  });
});

describe('what is no plain object', () => {
  const isClean = compileValidator(dialects.spec);

  it.each([undefined, null, 7, 'text', [], () => 1])('is never clean: %s', (value) => {
    expect(isClean(value)).toBe(false);
  });

  it('is not clean because of what it inherits', () => {
    const parent = { SquadronName: 'Wolves' };
    const event = Object.assign(Object.create(parent) as object, {
      timestamp: '2026-11-14T20:41:00Z',
      event: 'SquadronStartup',
      CurrentRank: 1,
      Other: 1,
    });
    expect(isClean(event)).toBe(false);
  });
});
