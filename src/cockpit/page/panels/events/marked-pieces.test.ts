import { describe, expect, it } from 'vitest';
import { markedPieces } from './marked-pieces.js';

const text = 'abcdefghij';

describe('markedPieces', () => {
  it('leaves a part without findings whole', () => {
    expect(markedPieces(text, 2, 6, [])).toEqual([{ text: 'cdef' }]);
    expect(markedPieces(text, 2, 6, [{ column: 8, marked: 2 }])).toEqual([{ text: 'cdef' }]);
  });

  it('cuts where a finding begins and ends', () => {
    expect(markedPieces(text, 0, 10, [{ column: 3, marked: 2 }])).toEqual([
      { text: 'ab' },
      { text: 'cd', finding: 1 },
      { text: 'efghij' },
    ]);
  });

  it('marks what of a finding lies in the part', () => {
    expect(markedPieces(text, 4, 8, [{ column: 1, marked: 6 }])).toEqual([{ text: 'ef', finding: 1 }, { text: 'gh' }]);
  });

  it('shows the shorter of two findings that overlap', () => {
    const findings = [
      { column: 1, marked: 10 },
      { column: 4, marked: 1 },
    ];
    expect(markedPieces(text, 0, 10, findings)).toEqual([
      { text: 'abc', finding: 1 },
      { text: 'd', finding: 2 },
      { text: 'efghij', finding: 1 },
    ]);
  });

  it('marks at least one character', () => {
    expect(markedPieces(text, 0, 3, [{ column: 2, marked: 0 }])).toEqual([
      { text: 'a' },
      { text: 'b', finding: 1 },
      { text: 'c' },
    ]);
  });
});
