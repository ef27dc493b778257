import { expect, it } from 'vitest';
import { stationServices } from '../../spec/services.js';
import { Random } from '../random.js';
import { carrierIn } from './carriers.js';
import { galaxy } from './galaxy.js';

const random = new Random(4);
const carriers = Array.from({ length: 3000 }, () => carrierIn(random.pick(galaxy.populated), random));

it('gives every carrier a callsign and a market, always the same two together', () => {
  const markets = new Map<string, number>();
  for (const { name, marketId } of carriers) {
    expect(name).toMatch(/^[A-Z][0-9][A-Z]-[A-Z0-9]{2}[A-Z]$/);
    expect(markets.get(name) ?? marketId).toBe(marketId);
    markets.set(name, marketId);
    expect(Math.floor(marketId / 1e8)).toBe(37);
  }
  expect(new Set(markets.values()).size).toBe(markets.size);
});

it('offers on carriers only what the specification knows, and each of the things it knows of carriers', () => {
  const offered = new Set(carriers.flatMap(({ services }) => services));
  const known = new Set(stationServices.list.map(({ value }) => value));
  expect([...offered].filter((service) => !known.has(service))).toEqual([]);
  expect(
    [...known].filter((service) => /^(carrier|voucher|module|livery)/.test(service) && !offered.has(service)),
  ).toEqual([]);
  for (const { services } of carriers) expect(new Set(services).size).toBe(services.length);
});

it('builds all carriers alike', () => {
  expect(carriers[0]).toMatchObject({ type: 'FleetCarrier', pads: [4, 4, 8], government: 'Carrier', allegiance: '' });
});
