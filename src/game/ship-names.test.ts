import { expect, it } from 'vitest';
import { hullTable } from './hull-table.js';
import { shipNames } from './ship-names.js';

it('calls every ship of the simulator as its own table does', () => {
  expect(hullTable.map(([hull]) => [hull, shipNames[hull]])).toEqual(hullTable.map(([hull, name]) => [hull, name]));
});
