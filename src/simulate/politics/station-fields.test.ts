import { describe, expect, it } from 'vitest';
import { isWordOfGame } from '../../../test/support/words.js';
import { checkEvent } from '../../check/event/check-event.js';
import type { StarSystem, Station } from '../../game/star-system.js';
import { serviceFrequencyTable } from '../../game/station-service-table.js';
import { stationServicesInGame } from '../../game/station-vocabulary.js';
import { type Dialect, dialectNames } from '../../interface/dialect/dialects.js';
import { stationServices } from '../../interface/specified-values.js';
import { Random } from '../random.js';
import { Politics } from './galaxy-politics.js';

const noon = Date.UTC(2026, 10, 14, 12) / 1000;

const port: Station = {
  name: 'Vance Terminal',
  type: 'Coriolis',
  marketId: 3_224_116_736,
  distance: 320.5,
  pads: [17, 18, 9],
  faction: 'Wexa Liberals',
  government: 'Democracy',
  allegiance: 'Federation',
  economies: [['HighTech', 1]],
  services: ['Outfitting', 'blackMarket', 'SearchAndRescue'],
};

const carrier: Station = {
  ...port,
  name: 'K7X-B4T',
  type: 'FleetCarrier',
  marketId: 3_700_005_632,
  faction: 'FleetCarrier',
  government: 'Carrier',
  allegiance: '',
  economies: [['Carrier', 1]],
  services: [],
};

/** Stations of all types, some with many services, some with few. */
const stations: Station[] = serviceFrequencyTable.flatMap(([type], index) =>
  Array.from({ length: 6 }, (_, number) => {
    const marketId = 3_224_116_736 + 256 * (index * 6 + number);
    const economies: Station['economies'] =
      number % 2
        ? [
            ['Industrial', 0.7],
            ['Extraction', 0.3],
          ]
        : [['Agri', 1]];
    const station = { ...port, type, marketId, economies, services: number % 3 ? [] : port.services };
    return type === 'FleetCarrier' ? { ...carrier, marketId } : station;
  }),
);

const wexa: StarSystem = {
  name: 'Wexa',
  address: 1_458_309_141_194,
  position: [10, -5, 20],
  starClass: 'K',
  arrival: { name: 'Wexa', id: 0, type: 'Star' },
  population: 4_500_000,
  allegiance: 'Federation',
  economy: 'HighTech',
  secondEconomy: 'Refinery',
  government: 'Democracy',
  security: 'high',
  faction: 'Wexa Liberals',
  stations,
};

interface Docked {
  readonly StationServices: readonly string[];
  readonly StationEconomies?: readonly { readonly Name: string; readonly Proportion: number }[];
}

function politicsOf(seed: number): Politics {
  return new Politics(new Random(seed).stream('politics'));
}

function dockedAt(
  station: Station,
  dialect: Dialect,
  politics = politicsOf(1),
  now = noon,
): Docked & Record<string, unknown> {
  const fields = politics.stationFields(wexa, station, now, dialect) as unknown as Docked;
  return {
    timestamp: '2026-11-14T12:00:00Z',
    event: 'Docked',
    StationName: station.name,
    StationType: station.type,
    DistFromStarLS: station.distance,
    ...fields,
  };
}

function* dockings(dialect: Dialect): Generator<Docked & Record<string, unknown>> {
  for (let seed = 1; seed <= 20; seed++) {
    const politics = politicsOf(seed);
    for (const station of stations) yield dockedAt(station, dialect, politics, noon + seed * 86_400);
  }
}

describe.each(dialectNames)('a station, in the dialect %s', (dialect) => {
  it('has no findings, except words that only the live game has', () => {
    const findings = new Set<string>();
    for (const docked of dockings(dialect)) {
      for (const finding of checkEvent(docked, { dialect })) {
        if (!isWordOfGame(finding)) findings.add(finding.message);
      }
    }
    expect([...findings]).toEqual([]);
  });

  it('has economies that add up to one', () => {
    for (const { StationEconomies = [{ Name: '', Proportion: 1 }] } of dockings(dialect)) {
      expect(Math.round(StationEconomies.reduce((sum, { Proportion }) => sum + 100 * Proportion, 0))).toBe(100);
    }
  });

  it('is damaged or under repair now and then', () => {
    const states = new Set([...dockings(dialect)].map(({ StationState }) => StationState));
    expect(states).toEqual(new Set([undefined, 'Damaged', 'UnderRepairs']));
  });

  it('offers each service once', () => {
    for (const { StationServices } of dockings(dialect)) {
      expect(new Set(StationServices).size).toBe(StationServices.length);
      expect(StationServices.length).toBeGreaterThan(5);
    }
  });
});

describe('a station', () => {
  it('offers somewhere each service that the specification lists', () => {
    const offered = new Set([...dockings('spec')].flatMap(({ StationServices }) => StationServices));
    expect(offered).toEqual(new Set(stationServices.list.map(({ value }) => value)));
  });

  it('offers the services of the galaxy table, spelt as in the dialect', () => {
    const said = (dialect: Dialect) => dockedAt(port, dialect).StationServices;
    expect(said('spec')).toEqual(expect.arrayContaining(['Outfitting', 'BlackMarket', 'SearchAndRescue']));
    expect(said('game')).toEqual(expect.arrayContaining(['outfitting', 'blackmarket', 'searchrescue']));
    expect(said('spec')).not.toContain('Facilitator');
  });

  it('lists its services in the order of the game', () => {
    const order: readonly string[] = stationServicesInGame;
    for (const { StationServices } of dockings('game')) {
      const places = StationServices.map((service) => order.indexOf(service));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(places).not.toContain(-1);
    }
  });

  it('has one economy or lists several in the specification, and does both in the game', () => {
    const industrial: Station = {
      ...port,
      economies: [
        ['Industrial', 0.7],
        ['Extraction', 0.3],
      ],
    };
    expect(dockedAt(port, 'spec')).toMatchObject({ StationEconomy: '$economy_HighTech;' });
    expect(dockedAt(port, 'spec')).not.toHaveProperty('StationEconomies');
    expect(dockedAt(industrial, 'spec')).not.toHaveProperty('StationEconomy');
    expect(dockedAt(industrial, 'spec').StationEconomies).toHaveLength(2);
    expect(dockedAt(port, 'game')).toMatchObject({
      StationEconomy: '$economy_HighTech;',
      StationEconomies: [{ Proportion: 1 }],
    });
  });

  it('normalises economies that occur twice or add up to more than one', () => {
    const both: Station = {
      ...port,
      economies: [
        ['Repair', 1],
        ['Service', 1],
        ['Service', 1],
      ],
    };
    expect(dockedAt(both, 'spec').StationEconomies).toEqual([
      { Name: '$economy_Service;', Name_Localised: 'Service', Proportion: 0.67 },
      { Name: '$economy_Repair;', Name_Localised: 'Repair', Proportion: 0.33 },
    ]);
  });

  it('has an allegiance only if there is one, and a faction state only if it is not None', () => {
    expect(dockedAt(port, 'spec')).toMatchObject({ StationAllegiance: 'Federation' });
    const stranger = { ...port, faction: 'Strangers', allegiance: 'Independent' as const };
    expect(dockedAt(stranger, 'spec')).not.toHaveProperty('StationAllegiance');
    expect(dockedAt(carrier, 'spec')).not.toHaveProperty('StationAllegiance');
    expect(dockedAt(carrier, 'spec')).toMatchObject({
      StationFaction: { Name: 'FleetCarrier' },
      StationGovernment_Localised: 'Private Ownership',
    });
    const states = [...dockings('spec')].map(
      ({ StationFaction }) => (StationFaction as { FactionState?: string }).FactionState,
    );
    expect(states).toContain(undefined);
    expect(states).toContain('Boom');
    expect(states).not.toContain('None');
  });

  it('has a localised name only where the name is a token', () => {
    expect(dockedAt(port, 'spec')).not.toHaveProperty('StationName_Localised');
    const ship = dockedAt({ ...port, name: '$EXT_PANEL_ColonisationShip; Meridian' }, 'spec');
    expect(ship).toMatchObject({ StationName_Localised: 'System Colonisation Ship Meridian' });
  });
});
