import { describe, expect, it } from 'vitest';
import { isThorough } from '../../../test/thorough.js';
import { specification } from '../../interface/kind-catalogue.js';
import { simulate } from '../simulate.js';

/**
 * Regressions: the first few seeds once lacked a synthesis, a sale of data, a transfer of cargo or an
 * upgrade.
 */
const seeds = [13, 17, 40, 1645, ...Array.from({ length: isThorough ? 300 : 3 }, (_, index) => index + 1)];

describe('a tour of two hours', () => {
  it.each(seeds)('contains each kind of the specification in the dialect spec, with seed %i', (seed) => {
    const written = new Set<string>();
    for (const { event, companion } of simulate({ seed, plan: 'tour', dialect: 'spec', seconds: 2 * 60 * 60 }))
      written.add((event ?? companion).event);
    expect([...written].sort()).toEqual(specification.kinds.map(({ name }) => name).sort());
  });
});
