import { describe, expect, it } from 'vitest';
import type { StarSystem, Station } from '../../game/star-system.js';
import { galaxy } from '../galaxy/milky-way.js';
import { Random } from '../random.js';
import { rosterOf, territoryOf } from './faction-roster.js';

function systemOf(fields: Partial<StarSystem>): StarSystem {
  return {
    name: 'Wexa',
    address: 1_458_309_141_194,
    position: [10, -5, 20],
    starClass: 'K',
    arrival: { name: 'Wexa', id: 0, type: 'Star' },
    population: 4_500_000,
    allegiance: 'Empire',
    economy: 'HighTech',
    secondEconomy: 'Refinery',
    government: 'Patronage',
    security: 'high',
    faction: 'Wexa Empire Party',
    stations: [],
    ...fields,
  };
}

function stationOf(faction: string, government: Station['government']): Station {
  return {
    name: 'Vance Terminal',
    type: 'Coriolis',
    marketId: 3_224_116_736,
    distance: 320,
    pads: [17, 18, 9],
    faction,
    government,
    allegiance: '',
    economies: [['HighTech', 1]],
    services: [],
  };
}

const namesOf = (system: StarSystem, seed = 1) =>
  rosterOf(system, new Random(seed).stream('roster')).map(({ name }) => name);

describe('the factions of a system', () => {
  it('are the real ones where they are known', () => {
    const names = namesOf(systemOf({ name: 'Sol', faction: 'Mother Gaia' }));
    expect(names).toEqual(expect.arrayContaining(['Federal Congress', "Sol Workers' Party", 'Mother Gaia']));
    expect(namesOf(systemOf({ name: 'Sol', faction: 'Mother Gaia' }), 2)).toEqual(names);
  });

  it('include the controlling one, even if it has no influence', () => {
    const faction = "Pilots' Federation Local Branch";
    const system = systemOf({ name: 'Shinrarta Dezhra', faction, allegiance: 'PilotsFederation' });
    expect(rosterOf(system, new Random(1))).toContainEqual(expect.objectContaining({ name: faction, weight: 0 }));
  });

  it('include owners of stations, except engineers and carriers', () => {
    const stations = [
      stationOf('Vance Logistics', 'Corporate'),
      stationOf('Felicity Farseer', 'Engineer'),
      stationOf('FleetCarrier', 'Carrier'),
    ];
    for (const name of ['Wexa', 'Sol']) {
      const names = namesOf(systemOf({ name, stations }));
      expect(names).toContain('Vance Logistics');
      expect(names).not.toContain('Felicity Farseer');
      expect(names).not.toContain('FleetCarrier');
    }
  });

  it('are invented elsewhere, four to eight and mostly seven', () => {
    const counts = Array.from({ length: 300 }, (_, seed) => namesOf(systemOf({}), seed).length);
    expect(Math.min(...counts)).toBe(4);
    expect(Math.max(...counts)).toBe(8);
    expect(counts.filter((count) => count === 7).length).toBeGreaterThan(150);
    expect(namesOf(systemOf({}))).toContain('Wexa Empire Party');
  });

  it('contain the name of the system verbatim, whatever characters it has', () => {
    const names = Array.from({ length: 20 }, (_, seed) => namesOf(systemOf({ name: "$& Wexa's {}" }), seed)).flat();
    expect(names.filter((name) => name.includes("$& Wexa's {}")).length).toBeGreaterThan(40);
  });

  it('are none in unpopulated systems', () => {
    expect(namesOf(systemOf({ population: 0 }))).toEqual([]);
  });
});

it('a faction is at home where it is strongest', () => {
  expect(territoryOf('Mother Gaia')[0]).toBe('Sol');
  expect(territoryOf('Wexa Empire Party')).toEqual([]);
});

it('the controlling faction has the government of the system', () => {
  for (const system of galaxy.populated) {
    const ruler = rosterOf(system, new Random(1)).find(({ name }) => name === system.faction);
    if (!ruler || system.population === 0) continue;
    expect([system.name, ruler.government, ruler.allegiance]).toEqual([
      system.name,
      system.government,
      system.allegiance || 'Independent',
    ]);
  }
});
