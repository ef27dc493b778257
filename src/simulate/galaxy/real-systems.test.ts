import { describe, expect, it } from 'vitest';
import { isOnBody } from '../../game/station-type-services.js';
import { stationServices } from '../../interface/specified-values.js';
import { bodiesOf } from './bodies.js';
import { realSystems } from './real-systems.js';

const systems = realSystems();
const stations = systems.flatMap((system) => system.stations.map((station) => ({ system, station })));
const settlements = stations.filter(({ station }) => station.type === 'OnFootSettlement');

describe('the real systems', () => {
  it('are five hundred, each with a name and an address of its own', () => {
    expect(systems).toHaveLength(500);
    expect(new Set(systems.map(({ name }) => name)).size).toBe(500);
    expect(new Set(systems.map(({ address }) => address)).size).toBe(500);
  });

  it('are on the grid', () => {
    expect(systems.flatMap(({ position }) => position).every((value) => Number.isInteger(value * 32))).toBe(true);
  });

  it('have a faction where they are populated, and none elsewhere', () => {
    for (const { name, population, faction } of systems) expect(population > 0, name).toBe(faction !== '');
  });

  it('have the properties known from the game', () => {
    const shinrarta = systems.find(({ name }) => name === 'Shinrarta Dezhra');
    expect(shinrarta).toMatchObject({
      address: 3932277478106,
      position: [55.71875, 17.59375, 27.15625],
      starClass: 'K',
      arrival: { name: 'Shinrarta Dezhra', id: 0, type: 'Star' },
      economy: 'HighTech',
      security: 'high',
    });
    expect(shinrarta?.stations[0]).toMatchObject({ name: 'Jameson Memorial', type: 'Orbis', marketId: 128666762 });
  });
});

describe('their stations', () => {
  it('are all there', () => {
    const madeUp = stations.filter(({ station }) => station.name.startsWith('$'));
    expect(stations.length - settlements.length - madeUp.length).toBe(189);
  });

  it('have a market of their own each', () => {
    expect(new Set(stations.map(({ station }) => station.marketId)).size).toBe(stations.length);
  });

  it('include settlements in many systems, each with a name of its own there', () => {
    expect(settlements.length).toBeGreaterThan(40);
    for (const system of systems) {
      expect(new Set(system.stations.map(({ name }) => name)).size, system.name).toBe(system.stations.length);
    }
  });

  it('offer services of the specification or the live game, each once', () => {
    const known = new Set([...stationServices.list.map(({ value }) => value), 'materialtrader', 'techBroker']);
    for (const { station } of stations) {
      expect(station.services.filter((service) => !known.has(service))).toEqual([]);
      expect(new Set(station.services).size, station.name).toBe(station.services.length);
    }
  });

  it('have pads, a faction and an economy', () => {
    for (const { station } of stations) {
      expect(Math.max(...station.pads), station.name).toBeGreaterThan(0);
      expect(station.faction, station.name).not.toBe('');
      expect(station.economies.length, station.name).toBeGreaterThan(0);
    }
  });

  it('are on a body of their system if they are built on the ground', () => {
    for (const { system, station } of stations) {
      expect(station.body !== undefined, station.name).toBe(isOnBody(station.type));
      expect([undefined, ...bodiesOf(system)], station.name).toContainEqual(station.body);
    }
    expect(stations.filter(({ station }) => station.body)).toHaveLength(28 + settlements.length);
  });
});
