import { describe, expect, it } from 'vitest';
import { misspelt, nearest } from './nearest.js';

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

  it('is the one in the same case, where two are equally near', () => {
    expect(nearest('refual', ['Refuel', 'refuel', 'REFUEL'])).toBe('refuel');
    expect(nearest('Refual', ['refuel', 'Refuel'])).toBe('Refuel');
  });

  it('is none when nothing is near', () => {
    expect(nearest('Interdicted', names)).toBeUndefined();
    expect(nearest('', [])).toBeUndefined();
  });
});

describe('a slip of the pen', () => {
  const words = [
    'War',
    'CivilWar',
    'Boom',
    'Orbis',
    'InfrastructureFailure',
    'PrimaryWeapon1',
    '$SYSTEM_SECURITY_low;',
  ];

  it.each([
    ['war', 'War'],
    ['Orbsi', 'Orbis'],
    ['CivilWarr', 'CivilWar'],
    ['InfrastrctureFailur', 'InfrastructureFailure'],
    ['primaryweapon1', 'PrimaryWeapon1'],
  ])('%s is meant to be %s', (wanted, expected) => {
    expect(misspelt(wanted, words)).toBe(expected);
  });

  it.each(['Wra', 'Bom', 'Orbit7s', 'CivilLiberty', 'PrimaryWeapon3', 'primaryweapon2', '$SYSTEM_SECURITY_high;', ''])(
    '%s may be a word of its own',
    (wanted) => {
      expect(misspelt(wanted, words)).toBeUndefined();
    },
  );
});
