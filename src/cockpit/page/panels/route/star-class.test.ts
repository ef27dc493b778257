import { expect, it } from 'vitest';
import { starClasses } from '../../../../game/star-and-body-type-table.js';
import { starLook } from './star-class.js';
import { starShapes } from './star-shape-table.js';

it('tells stars that fill the tank from those that do not, by shape and by word', () => {
  for (const letter of 'KGBFOAM') expect(starLook(letter)).toMatchObject({ sort: 'scoopable', letter });
  expect(starLook('K_OrangeGiant')).toMatchObject({ sort: 'scoopable', letter: 'K' });
  expect(starLook('TTS')).toEqual({ sort: 'dry', letter: 'TTS', says: 'class TTS, not scoopable' });
  expect(starLook('MS').sort).toBe('dry');
});

it('has a shape of its own for what can kill or carry a ship', () => {
  expect(starLook('N').sort).toBe('neutron');
  expect(starLook('DAZ').sort).toBe('white-dwarf');
  expect(starLook('H').sort).toBe('black-hole');
  expect(starLook('SupermassiveBlackHole')).toMatchObject({ sort: 'black-hole', letter: 'H' });
});

it('has a short letter and an outline for every class of the game, and for none', () => {
  for (const starClass of [...starClasses, undefined, '', 'whatever this is']) {
    const { letter, sort } = starLook(starClass);
    expect(letter.length).toBeLessThanOrEqual(4);
    expect(starShapes[sort].outline).toMatch(/^M/);
  }
});
