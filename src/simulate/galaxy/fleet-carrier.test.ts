import { expect, it } from 'vitest';
import type { StarSystem } from '../../game/star-system.js';
import { stationServices } from '../../interface/specified-values.js';
import { Random } from '../random.js';
import { carrierAsStation, jumpCarrierTo, makeCarrier } from './fleet-carrier.js';
import { galaxy } from './milky-way.js';

const random = new Random(4);
const carriers = Array.from({ length: 3000 }, () => carrierAsStation(makeCarrier(random)));

it('each carrier has a callsign and a market, always the same two', () => {
  const markets = new Map<string, number>();
  for (const { name, marketId } of carriers) {
    expect(name).toMatch(/^[A-Z][A-Z0-9][A-Z]-[A-Z0-9]{2}[A-Z]$/);
    expect(name).not.toMatch(/[EIO]/);
    expect(markets.get(name) ?? marketId).toBe(marketId);
    markets.set(name, marketId);
    expect(Math.floor(marketId / 1e8)).toBe(37);
  }
  expect(new Set(markets.values()).size).toBe(markets.size);
});

it('carriers offer only services in the specification, and together all that it lists for carriers', () => {
  const offered = new Set(carriers.flatMap(({ services }) => services));
  const known = new Set<string>(stationServices.list.map(({ value }) => value));
  expect([...offered].filter((service) => !known.has(service))).toEqual([]);
  expect(
    [...known].filter((service) => /^(carrier|voucher|module|livery)/.test(service) && !offered.has(service)),
  ).toEqual([]);
  for (const { services } of carriers) expect(new Set(services).size).toBe(services.length);
});

it('carriers have the pads and government of a carrier', () => {
  expect(carriers[0]).toMatchObject({ type: 'FleetCarrier', pads: [4, 4, 8], government: 'Carrier', allegiance: '' });
});

it('a carrier jumps from system to system after its cooldown, and keeps its properties', () => {
  const [first, second] = galaxy.populated as [StarSystem, StarSystem];
  const carrier = makeCarrier(random);
  const { name, marketId } = carrier;
  expect(jumpCarrierTo(carrier, first, 1000, random)).toBe(true);
  const before = carrierAsStation(carrier);
  expect(jumpCarrierTo(carrier, second, 1060, random)).toBe(false);
  expect(jumpCarrierTo(carrier, first, 1060, random)).toBe(true);
  expect(carrierAsStation(carrier)).toEqual(before);
  expect(jumpCarrierTo(carrier, second, 1000 + 3600, random)).toBe(true);
  expect(carrier.at?.system.address).toBe(second.address);
  expect(carrierAsStation(carrier)).toMatchObject({ name, marketId });
});
