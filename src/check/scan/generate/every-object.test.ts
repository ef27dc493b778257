import { describe, expect, it } from 'vitest';
import { everyObject } from './every-object.js';

describe('every object', () => {
  it('has each of the values or lacks the member', () => {
    const values = new Map<string, unknown[]>([
      ['a', [undefined, true, false]],
      ['b', [undefined, 'x']],
    ]);
    expect(everyObject(values)).toEqual([
      {},
      { b: 'x' },
      { a: true },
      { a: true, b: 'x' },
      { a: false },
      { a: false, b: 'x' },
    ]);
  });

  it('is not made if there are too many', () => {
    const many = Array.from({ length: 40 }, (_, index) => index);
    expect(everyObject(new Map(['a', 'b', 'c'].map((name) => [name, many])))).toBeUndefined();
  });
});
