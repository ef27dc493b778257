import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../test/thorough.js';
import { closest, misspelt, nearest } from './nearest.js';

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

describe('the closest name', () => {
  const stations = ['Galileo', 'Abraham Lincoln', 'Lincoln', 'Jameson Memorial', 'Ray Gateway', 'Li Qing Jao'];

  it.each([
    ['a misspelt name', 'Galielo', 'Galileo'],
    ['a misspelt name rather than one that contains it', 'Lincoln', 'Lincoln'],
    ['one that contains it', 'abraham', 'Abraham Lincoln'],
    ['one with a similar word', 'Memorail', 'Jameson Memorial'],
    ['the first with that word', 'Linocln', 'Lincoln'],
    ['the one with the fewest edits, however many', 'Xi Xing Xx', 'Li Qing Jao'],
  ])('is %s: %s means %s', (_, wanted, expected) => {
    expect(closest(wanted, stations)).toBe(expected);
  });

  it('is none of none', () => {
    expect(closest('Galileo', [])).toBeUndefined();
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

describe('the nearest of any names', () => {
  /** Edit distance without any shortcut. */
  function editsBetween(from: string, to: string): number {
    const table = Array.from({ length: from.length + 1 }, (_, row) => [row]);
    for (let column = 1; column <= to.length; column++) cellsOf(table, 0)[column] = column;
    for (let row = 1; row <= from.length; row++) {
      for (let column = 1; column <= to.length; column++) {
        const isSame = from[row - 1] === to[column - 1];
        const isSwap = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
        cellsOf(table, row)[column] = Math.min(
          (cellsOf(table, row)[column - 1] ?? Infinity) + 1,
          (cellsOf(table, row - 1)[column] ?? Infinity) + 1,
          (cellsOf(table, row - 1)[column - 1] ?? Infinity) + (isSame ? 0 : 1),
          isSwap ? (cellsOf(table, row - 2)[column - 2] ?? Infinity) + 1 : Infinity,
        );
      }
    }
    return cellsOf(table, from.length)[to.length] ?? Infinity;
  }

  function cellsOf(table: number[][], row: number): number[] {
    return table[row] as number[];
  }

  it('is the first of those with the fewest edits, case aside, then of those with the fewest in all', () => {
    // Few letters, so that words are close to each other.
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'A'), maxLength: 12 });
    fc.assert(
      fc.property(word, fc.array(word, { maxLength: 12 }), (wanted, known) => {
        const most = Math.max(2, Math.floor(wanted.length / 3));
        const near = known
          .map((name) => ({
            name,
            folded: editsBetween(wanted.toLowerCase(), name.toLowerCase()),
            all: editsBetween(wanted, name),
          }))
          .filter(({ folded }) => folded <= most)
          .toSorted((a, b) => a.folded - b.folded || a.all - b.all);
        expect(nearest(wanted, known)).toBe(near[0]?.name);
      }),
      { numRuns: runs(2000) },
    );
  });
});
