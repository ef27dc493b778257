/** The lines of operations, of carriers of squadrons, and of renamed carriers are as real ones. */
import { describe, expect, it } from 'vitest';
import { renameCarrier } from '../../src/simulate/activities/carrier/carrier-management.js';
import { squadronNews } from '../../src/simulate/activities/carrier/squadron-news.js';
import { flyOperation } from '../../src/simulate/activities/combat/operation.js';
import { visitSquadron } from '../../src/simulate/activities/outings.js';
import { squadronCarrierIn } from '../../src/simulate/carrier/squadron-carrier.js';
import { squadronTag } from '../../src/simulate/commander/squadron.js';
import { makeWorld } from '../../src/simulate/world/make-world.js';
import type { World } from '../../src/simulate/world/world.js';
import { acted, kindsOf } from '../support/acted.js';

const startConditions = { ship: ['explorer'], squadron: true, carrier: false } as const;

function worldOn(day: string, seed = 7): World {
  const now = Date.parse(`${day}T20:41:00Z`) / 1000;
  return makeWorld({ seed, now, dialect: 'game', startConditions, asLive: true });
}

function withSquadronCarrier(): World {
  const worlds = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => worldOn('2026-11-14', seed));
  const found = worlds.find((each) => squadronCarrierIn(each) && each.commander.ships.length > 0);
  if (!found) throw new Error('no squadron has a carrier');
  return found;
}

/** The fields of a line. */
const fieldsOf = (line: object | undefined) => Object.keys(line ?? {}).filter((each) => each !== 'at');

describe('an operation', () => {
  it('is entered and left by a log-in that names the mode', () => {
    const world = worldOn('2026-11-14');
    world.place = { is: 'space' };
    const { lines } = acted(world, flyOperation(world));
    const logIns = lines.filter(({ event }) => event === 'Commander' || event === 'GameModeChange');
    expect(logIns.map(({ event, GameMode }) => GameMode ?? event)).toEqual([
      'Commander',
      'Operation',
      'Commander',
      'MainGame',
    ]);
    expect(world.place).toEqual({ is: 'space' });
  });

  it('has the ship of those who run it to dock at', () => {
    const world = worldOn('2026-11-14');
    world.place = { is: 'space' };
    const { lines } = acted(world, flyOperation(world));
    const docked = lines.find(({ event }) => event === 'Docked');
    expect(docked).toMatchObject({
      StationName: '$Operations_Runner_Name:#index=1;',
      StationName_Localised: 'Frontline Runner',
      StationType: 'SurfaceStation',
      MarketID: 127_000_512,
      StationFaction: { Name: '$faction_FrontlineSolutions;', Name_Localised: 'Frontline Solutions' },
      StationGovernment: '$government_Carrier;',
      StationAllegiance: 'FrontlineSolutions',
      StationEconomy: '$economy_Carrier;',
      LandingPads: { Small: 0, Medium: 0, Large: 4 },
    });
    expect(new Set(fieldsOf(docked))).toEqual(
      new Set(
        'timestamp event StationName StationName_Localised StationType Taxi Multicrew StarSystem SystemAddress MarketID StationFaction StationGovernment StationGovernment_Localised StationAllegiance StationServices StationEconomy StationEconomy_Localised StationEconomies DistFromStarLS LandingPads'.split(
          ' ',
        ),
      ),
    );
    expect(docked?.['StationServices']).toEqual(
      'dock autodock commodities rearm refuel repair flightcontroller stationoperations stationMenu'.split(' '),
    );
  });

  it.each([
    ['2026-08-20', 2, 0],
    ['2026-05-25', 0, 0],
  ])('of %s has %i log-ins and %i lines about the mode', (day, logIns, modes) => {
    const world = worldOn(day);
    world.place = { is: 'space' };
    const kinds = kindsOf(acted(world, flyOperation(world)).lines);
    const count = (kind: string) => kinds.filter((each) => each === kind).length;
    expect([count('Commander'), count('GameModeChange')]).toEqual([logIns, modes]);
  });
});

describe('the carrier of a squadron', () => {
  it('is named after its tag, holds 60,000 tonnes, and takes a ship for the squadron', () => {
    const world = withSquadronCarrier();
    const { commander } = world;
    const ships = commander.ships.length;
    const carrier = squadronCarrierIn(world);
    const { lines } = acted(world, visitSquadron(world));
    const tag = squadronTag(commander.squadron?.name ?? '');
    expect(tag).toHaveLength(4);
    const stats = lines.find(({ event }) => event === 'CarrierStats');
    expect(stats).toMatchObject({ CarrierType: 'SquadronCarrier', CarrierID: carrier?.marketId, Callsign: tag });
    expect(stats?.['SpaceUsage']).toMatchObject({ TotalCapacity: 60_000 });
    const given = lines.find(({ event }) => event === 'ShipyardBankDeposit');
    expect(given).toMatchObject({ MarketID: carrier?.marketId });
    expect(fieldsOf(given).slice(0, 3)).toEqual(['timestamp', 'event', 'ShipType']);
    expect(commander.ships).toHaveLength(ships - 1);
    expect(lines.find(({ event }) => event === 'Docked')).toMatchObject({ StationName: tag });
  });

  it('has a line when it has jumped, and none while it stays', () => {
    const world = withSquadronCarrier();
    const news = () => acted(world, squadronNews(world)).lines.filter(({ event }) => event === 'CarrierLocation');
    expect(news()).toHaveLength(1);
    expect(news()).toEqual([]);
    const days = Array.from({ length: 12 }, () => {
      world.now += 86_400;
      return news();
    });
    const told = days.flat();
    expect(told.length).toBeGreaterThan(1);
    expect(told.length).toBeLessThan(6);
    for (const line of told) expect(line['CarrierType']).toBe('SquadronCarrier');
  });

  it('does not leave with a guest', () => {
    const world = withSquadronCarrier();
    acted(world, visitSquadron(world));
    expect(world.place.is).toBe('docked');
    world.now += 30 * 86_400;
    expect(squadronCarrierIn(world)?.at.system.address).toBe(world.system.address);
  });
});

it.each([
  ['2026-11-14', ['CarrierID', '', 'Name', 'Callsign'], 'FleetCarrier'],
  ['2024-06-01', ['CarrierID', 'Name', 'Callsign'], undefined],
])('a carrier that is renamed on %s has the fields of its version', (day, fields, type) => {
  const world = worldOn(day);
  const line = acted(world, renameCarrier(world)).lines.find(({ event }) => event === 'CarrierNameChange');
  expect(fieldsOf(line)).toEqual(['timestamp', 'event', ...fields]);
  expect(line?.['']).toBe(type);
});
