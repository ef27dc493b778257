import { describe, expect, it } from 'vitest';
import { type Acted, acted, kindsOf, misfits, playOf } from '../../../../test/support/acted.js';
import { distanceBetween, type StarSystem, type Station } from '../../../game/star-system.js';
import { dialectNames } from '../../../interface/dialect/dialects.js';
import { galaxy } from '../../galaxy/milky-way.js';
import { canBeInterrupted } from '../../world/interruption.js';
import type { World } from '../../world/world.js';
import { embark } from '../surface/walking.js';
import { crewTrip, takeTaxi, taxiRide } from './taxi-and-crew.js';

/** The nearest system with an orbital station, and that station. */
function nearby({ system }: World): [StarSystem, Station] {
  const far = ({ position }: StarSystem) => distanceBetween(position, system.position);
  const isOrbital = ({ body }: Station) => body === undefined;
  const [nearest] = galaxy.populated
    .filter((each) => each.address !== system.address && each.stations.some(isOrbital))
    .sort((a, b) => far(a) - far(b));
  const station = nearest?.stations.find(isOrbital);
  if (!nearest || !station) throw new Error('no populated system nearby');
  return [nearest, station];
}

function ridden(world: World): Acted {
  return acted(world, taxiRide(world, ...nearby(world)));
}

describe('a taxi ride', () => {
  it.each(dialectNames)('is written as in the tables, in the dialect %s', (dialect) => {
    expect(misfits(ridden(playOf(7, dialect)), dialect)).toEqual([]);
  });

  it('is booked, boarded and left on foot, each way, with SuitLoadout at every disembarkation', () => {
    const kinds = kindsOf(ridden(playOf()).lines).filter((kind) => /Taxi|ark|Suit|FSDJump|Docked/.test(kind));
    const way = ['BookTaxi', 'Embark', 'FSDJump', 'Docked', 'Disembark', 'SuitLoadout'];
    expect(kinds.filter((kind, index) => kind !== 'FSDJump' || kinds[index - 1] !== 'FSDJump')).toEqual([
      'Disembark',
      'SuitLoadout',
      ...way,
      ...way,
      'Embark',
    ]);
  });

  it('costs what its bookings say', () => {
    const world = playOf();
    const before = world.commander.credits;
    const costs = ridden(world).lines.map(({ Cost }) => Number(Cost ?? 0));
    expect(Math.max(...costs)).toBeGreaterThan(100);
    expect(world.commander.credits).toBe(before - costs.reduce((sum, cost) => sum + cost, 0));
  });

  it('does not begin without enough credits for the way back', () => {
    const world = playOf();
    world.commander.credits = 150;
    expect(ridden(world).lines).toEqual([]);
  });

  it('shows the same fuel as its jumps', () => {
    const { lines, statuses } = ridden(playOf());
    for (const { at, FuelLevel } of lines.filter(({ event }) => event === 'FSDJump')) {
      const after = statuses.find((status) => status.at > at);
      expect(after?.Fuel).toMatchObject({ FuelMain: FuelLevel });
    }
  });

  it('ends in a habitable place, wherever the commander came from', () => {
    const world = playOf();
    Object.assign(world.person, { oxygen: 0.2, temperature: 90 });
    const ashore = ridden(world).statuses.filter(({ flags2 }) => flags2.includes('OnFoot'));
    expect(ashore.length).toBeGreaterThan(5);
    for (const { Oxygen, Temperature, SelectedWeapon } of ashore) {
      expect([Oxygen, Temperature, SelectedWeapon]).toEqual([1, 293, '']);
    }
  });

  it("leaves the commander's ship behind: Status shows neither its gear nor its pad", () => {
    const world = playOf();
    const home = world.system.address;
    const elsewhere: (readonly string[])[] = [];
    for (const step of taxiRide(world, ...nearby(world))) {
      if (step.write) continue;
      if (world.vehicle === 'foot' && world.system.address !== home)
        elsewhere.push(acted(world, nothing()).statuses[0]?.flags ?? []);
    }
    expect(elsewhere.length).toBeGreaterThan(1);
    for (const flags of elsewhere) expect(flags).toEqual([]);
    expect(world.ownShipAt).toBeUndefined();
  });

  it('cannot be interrupted between the booking and the taxi', () => {
    const world = playOf();
    let isBooked = false;
    const rests: unknown[] = [];
    for (const { write } of taxiRide(world, ...nearby(world))) {
      if (write?.event === 'BookTaxi') isBooked = true;
      if (write?.event === 'Disembark') isBooked = false;
      if (isBooked) rests.push(canBeInterrupted(world));
    }
    expect(new Set(rests)).toEqual(new Set([false]));
  });

  it('that is interrupted far from the ship returns there before boarding', () => {
    const world = playOf();
    const { system } = world;
    const ride = taxiRide(world, ...nearby(world));
    for (const _ of ride) if (world.system.address !== system.address && canBeInterrupted(world)) break;
    expect(world.vehicle).toBe('foot');
    const { lines } = acted(world, embark(world));
    expect(kindsOf(lines)).toContain('BookTaxi');
    expect(lines.at(-1)).toMatchObject({ event: 'Embark', Taxi: false, StarSystem: system.name });
    expect([world.system.address, world.vehicle, world.ownShipAt]).toEqual([system.address, 'ship', undefined]);
  });
});

describe('a taxi', () => {
  it('takes only commanders on foot', () => {
    const world = playOf();
    expect(acted(world, takeTaxi(world, ...nearby(world))).lines).toEqual([]);
  });
});

describe('a trip in a crew', () => {
  it('is written as in the tables, in person and remotely', () => {
    const seen = new Set<unknown>();
    for (let seed = 1; seed < 9; seed++) {
      const world = playOf(seed);
      const trip = acted(world, crewTrip(world, ...nearby(world)));
      // The journal puts the members of Location in order.
      const lines = trip.lines.filter(({ event }) => event !== 'Location');
      expect(misfits({ ...trip, lines }, 'game')).toEqual([]);
      expect(kindsOf(trip.lines).filter((kind) => kind === 'Location')).toHaveLength(2);
      const [join, quit] = trip.lines.filter(({ event }) => /ACrew/.test(event));
      expect([join?.event, quit?.event]).toEqual(['JoinACrew', 'QuitACrew']);
      expect(quit).toMatchObject({ Captain: join?.Captain, Telepresence: join?.Telepresence });
      expect(kindsOf(trip.lines).includes('Embark')).toBe(join?.Telepresence === false);
      expect([world.vehicle, world.ownShipAt, world.isUninterruptible]).toEqual(['ship', undefined, false]);
      seen.add(join?.Telepresence);
    }
    expect(seen.size).toBe(2);
  });
});

function* nothing(): Generator<never, void, undefined> {}
