import { describe, expect, it } from 'vitest';
import { lineInAddress } from './line-address.js';

describe('lineInAddress', () => {
  it('reads the number of a line', () => {
    expect(lineInAddress('123')).toBe(123);
  });

  it.each([undefined, '', '-1', '1e5', '1 ', '0x1'])('finds none in %j', (part) => {
    expect(lineInAddress(part)).toBeUndefined();
  });
});
