import { describe, expect, it } from 'vitest';
import type { Row } from '../../../protocol.js';
import { litTime } from './lit-time.js';

const rows: (Row | undefined)[] = [
  { n: 0, kind: 'Music', summary: '', time: 100 },
  undefined,
  { n: 2, kind: '', summary: 'broken' },
  { n: 3, kind: 'Music', summary: '', time: 200 },
  { n: 4, kind: 'Music', summary: '', time: 300 },
];

describe('litTime', () => {
  it('lights the last row before the time', () => {
    expect(litTime(rows, 200)).toBe(200);
    expect(litTime(rows, 250)).toBe(200);
    expect(litTime(rows, 300)).toBe(300);
  });

  it('lights nothing for a time that is out of sight', () => {
    expect(litTime(rows, 99)).toBeUndefined();
    expect(litTime(rows, 301)).toBeUndefined();
    expect(litTime(rows, undefined)).toBeUndefined();
    expect(litTime([], 5)).toBeUndefined();
  });
});
