import { expect, it } from 'vitest';
import { hullTable } from './hull-table.js';
import { shipNames } from './ship-name-table.js';

it('every ship of the simulator has the same name as in its own table', () => {
  expect(hullTable.map(([hull]) => [hull, shipNames[hull]])).toEqual(hullTable.map(([hull, name]) => [hull, name]));
});
