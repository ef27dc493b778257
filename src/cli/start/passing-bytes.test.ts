import { describe, expect, it } from 'vitest';
import { letGo, passingBytes } from './passing-bytes.js';

describe('bytes that are needed for a moment', () => {
  it('are as many as asked for, and empty', () => {
    expect(passingBytes(5)).toEqual(Buffer.alloc(5));
  });

  it('are gone when they are let go, and so is every part of them', () => {
    const bytes = passingBytes(100_000);
    const part = bytes.subarray(8, 80_000);
    letGo(part);
    expect([bytes.length, part.length]).toEqual([0, 0]);
  });
});
