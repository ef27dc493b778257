import { describe, expect, it } from 'vitest';
import { addressOf, sectorAt, systemNameOf } from './procedural-names.js';
import { cubeSectorRows, sphereSectorRows } from './sector-table.js';
import { decodeAddress } from './system-address.js';
import { systemRows } from './system-table.js';

const procedural = systemRows.filter(([name]) => / [A-Z][A-Z]-[A-Z] [a-h](\d+-)?\d+$/.test(name));
const sectors = new Set([...cubeSectorRows, ...sphereSectorRows].map(([name]) => name));

describe('a procedural name', () => {
  it('encodes the address of every real system that has one', () => {
    expect(procedural.length).toBeGreaterThan(50);
    for (const [name, address] of procedural) {
      expect(sectors.has(name.replace(/ \S+ \S+$/, '')), name).toBe(true);
      expect(addressOf(name), name).toBe(address);
    }
  });

  it('follows from the address and the position of every real system that has one', () => {
    const names = procedural.map(([, address, position]) => {
      const place = decodeAddress(address);
      const sector = sectorAt(position, place);
      return sector && systemNameOf(place, sector);
    });
    expect(names).toEqual(procedural.map(([name]) => name));
  });

  it.each([
    'Sol',
    '',
    'Wregoe',
    'Wregoe AA-A',
    'Nowhere AA-A d1',
    'Wregoe AA-A i1',
    'Wregoe AA-A d0-1',
    'Wregoe AA-A d01',
  ])('is not %j', (name) => {
    expect(addressOf(name)).toBeUndefined();
  });

  it('cannot express a cell outside its sector', () => {
    expect(addressOf('Wregoe AA-A h0')).toBeDefined();
    expect(addressOf('Wregoe BA-A h0')).toBeUndefined();
    expect(addressOf('Wregoe AA-A b999999-0')).toBeUndefined();
  });
});
