import { describe, expect, it } from 'vitest';
import { nearest } from './nearest.js';

describe('the nearest name', () => {
  const names = ['FSDJump', 'Docked', 'Status', 'SuitLoadout', 'StoredModules'];

  it.each([
    ['FSDJmp', 'FSDJump'],
    ['fsdjump', 'FSDJump'],
    ['Dokced', 'Docked'],
    ['Stauts', 'Status'],
    ['StoredModule', 'StoredModules'],
  ])('to %s is %s', (wanted, expected) => {
    expect(nearest(wanted, names)).toBe(expected);
  });

  it('is none when nothing is near', () => {
    expect(nearest('Interdicted', names)).toBeUndefined();
    expect(nearest('', [])).toBeUndefined();
  });
});
