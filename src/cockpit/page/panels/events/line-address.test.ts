import { describe, expect, it } from 'vitest';
import { lineInAddress } from './line-address.js';

describe('lineInAddress', () => {
  it('reads the number of a line', () => {
    expect(lineInAddress('#n=123')).toBe(123);
  });

  it.each(['', '#', '#n=', '#n=-1', '#n=1e5', '#token=n', '#n=1&x'])('finds none in %j', (hash) => {
    expect(lineInAddress(hash)).toBeUndefined();
  });
});
