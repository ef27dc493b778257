import { expect, it } from 'vitest';
import { starClasses } from './star-and-body-type-table.js';
import { isScoopable } from './star-system.js';

it('stars of the main sequence, and giants of its classes, are scoopable', () => {
  expect(starClasses.filter(isScoopable)).toEqual([
    'O',
    'B',
    'A',
    'F',
    'G',
    'K',
    'M',
    'A_BlueWhiteSuperGiant',
    'B_BlueWhiteSuperGiant',
    'F_WhiteSuperGiant',
    'G_WhiteSuperGiant',
    'M_RedSuperGiant',
    'M_RedGiant',
    'K_OrangeGiant',
  ]);
});
