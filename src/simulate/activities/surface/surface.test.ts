import { describe, expect, it } from 'vitest';
import {
  type Acted,
  acted,
  kindsOf,
  misfits,
  moon,
  playOf,
  type WrittenStatus,
} from '../../../../test/support/acted.js';
import { oneIn } from '../../../../test/thorough.js';
import { dialectNames } from '../../../interface/dialect/dialects.js';
import { wait } from '../../activity.js';
import { dockedAt } from '../../world/landing-pads.js';
import type { World } from '../../world/world.js';
import { landOn, takeOff } from './landing.js';
import { driveSrv } from './srv.js';
import { disembark, embark, walkConcourse, walkOutside } from './walking.js';

const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
const someSeeds = oneIn(4, seeds);

/** On the ground of a body. */
function landed(seed = 7, latitude = 10): World {
  const world = playOf(seed);
  world.place = { is: 'landed', over: { body: moon, latitude, longitude: 20, heading: 30, altitude: 0 } };
  return world;
}

/** Degrees from the landing spot. */
function away({ Latitude, Longitude }: WrittenStatus): number {
  return Math.max(Math.abs(Number(Latitude) - 10), Math.abs(Number(Longitude) - 20));
}

describe('a landing', () => {
  it.each(dialectNames)('and its consequences are written as in the tables, in the dialect %s', (dialect) => {
    const world = playOf(7, dialect);
    const outing = acted(
      world,
      (function* () {
        yield* landOn(world, moon);
        yield* driveSrv(world);
        yield* disembark(world);
        yield* walkOutside(world);
        yield* embark(world);
        yield* takeOff(world);
      })(),
    );
    expect(misfits(outing, dialect)).toEqual([]);
    const first =
      'Undocked StartJump SupercruiseEntry ApproachBody SupercruiseExit Touchdown LaunchSRV Cargo DockSRV Cargo';
    const second = 'Disembark SuitLoadout Embark Liftoff StartJump SupercruiseEntry LeaveBody';
    const expected = { spec: 'SuitLoadout', game: `${first} ${second}` };
    // Finds vary, and so do walks from the SRV; the ship may be sent away meanwhile.
    const found = new Set(['CollectItems', 'UseConsumable', 'BackpackChange']);
    const kinds = kindsOf(outing.lines).filter((kind) => !found.has(kind));
    const written = kinds.join(' ').replace(/(?<=LaunchSRV Cargo ).*?(?=DockSRV)/, '');
    expect(written.replace(/^(SuitLoadout ?)+$/, 'SuitLoadout')).toBe(expected[dialect]);
  });

  it('glides for 20 to 60 seconds', () => {
    for (const seed of someSeeds) {
      const world = playOf(seed);
      const gliding = acted(world, landOn(world, moon)).statuses.filter(({ flags2 }) => flags2.includes('GlideMode'));
      const seconds = (gliding.at(-1)?.at ?? 0) - (gliding[0]?.at ?? 0);
      expect(seconds).toBeGreaterThan(19);
      expect(seconds).toBeLessThanOrEqual(60);
    }
  });

  it('never comes near a pole, however small the body', () => {
    for (const seed of someSeeds) {
      const world = playOf(seed);
      const small = { ...moon, radius: 210_000 };
      const latitudes = acted(world, landOn(world, small)).statuses.flatMap(({ Latitude = [] }) => Latitude);
      expect(Math.max(...latitudes.map((latitude) => Math.abs(Number(latitude))))).toBeLessThan(80);
    }
  });
});

describe('a drive', () => {
  it('comes back to the ship', () => {
    for (const seed of someSeeds) {
      const world = landed(seed);
      const driving = acted(world, driveSrv(world)).statuses.filter(({ flags }) => flags.includes('InSRV'));
      expect(Math.max(...driving.map(away))).toBeGreaterThan(0.01);
      const over = world.place.is === 'landed' ? world.place.over : undefined;
      expect(driving.at(-1)).toMatchObject({ Latitude: over?.latitude, Longitude: over?.longitude });
    }
  });

  it('transfers cargo only beside the ship, with the turret retracted', () => {
    for (const seed of someSeeds) {
      const world = landed(seed);
      let stops = 0;
      acted(
        world,
        driveSrv(world, function* () {
          stops += 1;
          expect(world.cockpit.flags).toContain('SrvTurretRetracted');
          expect(world.motion).toBeUndefined();
          const over = world.place.is === 'landed' ? world.place.over : undefined;
          expect(world.outsidePosition).toMatchObject({ latitude: over?.latitude, longitude: over?.longitude });
          yield wait(5);
        }),
      );
      expect(stops).toBe(1);
    }
  });
});

describe('the ship', () => {
  it('is sent away now and then, and lands again near the SRV', () => {
    const flights = seeds.flatMap((seed) => {
      const world = landed(seed);
      return acted(world, driveSrv(world)).lines.filter(({ event }) => event === 'Liftoff' || event === 'Touchdown');
    });
    expect(flights.length).toBeGreaterThan(1);
    for (const [index, { event, PlayerControlled }] of flights.entries())
      expect([event, PlayerControlled]).toEqual([index % 2 === 0 ? 'Liftoff' : 'Touchdown', false]);
  });
});

describe('a walk', () => {
  const walked = (seed: number): Acted => {
    const world = landed(seed);
    return acted(
      world,
      (function* () {
        yield* disembark(world);
        yield* walkOutside(world, { danger: 0.5 });
        yield* embark(world);
      })(),
    );
  };

  it('ends at the ship', () => {
    for (const seed of someSeeds) {
      const onFoot = walked(seed).statuses.filter(({ flags2 }) => flags2.includes('OnFoot'));
      expect(Math.max(...onFoot.map(away))).toBeGreaterThan(0.001);
      expect(away(onFoot.at(-1) as WrittenStatus)).toBeLessThan(0.0001);
    }
  });

  it('reduces oxygen and temperature gradually', () => {
    for (const seed of someSeeds) {
      const onFoot = walked(seed).statuses.filter(({ flags2 }) => flags2.includes('OnFoot'));
      const sudden = onFoot.slice(1).filter(({ Oxygen, Temperature }, index) => {
        const [oxygen, temperature] = [Number(onFoot[index]?.Oxygen), Number(onFoot[index]?.Temperature)];
        return !(Math.abs(Number(Oxygen) - oxygen) < 0.06 && Math.abs(Number(Temperature) - temperature) < 7);
      });
      expect(sudden).toEqual([]);
    }
  });

  it('always has something in hand, aims only weapons, and samples only in the right suit', () => {
    const seen = new Set<string>();
    for (const seed of oneIn(2, [...Array(24).keys()])) {
      const { lines, statuses } = walked(seed);
      const suit = String(lines.find(({ event }) => event === 'SuitLoadout')?.SuitName).split('_')[0];
      for (const { SelectedWeapon, flags2 } of statuses.filter((status) => 'SelectedWeapon' in status))
        seen.add(`${suit} ${flags2.includes('AimDownSight') ? 'aims' : 'has'} ${String(SelectedWeapon)}`);
    }
    expect([...seen].filter((each) => !/ has \$| aims \$wpn_/.test(each))).toEqual([]);
    const sampling = [...seen].filter((each) => each.endsWith('$humanoid_sampletool_name;'));
    expect(sampling).toEqual(['explorationsuit has $humanoid_sampletool_name;']);
  });
});

describe('a settlement', () => {
  it('keeps its place while the commander walks around in it', () => {
    const world = playOf();
    if (world.place.is !== 'docked') throw new Error('a session begins docked');
    world.place = dockedAt({ ...world.place.station, type: 'OnFootSettlement', body: moon });
    const { statuses } = acted(
      world,
      (function* () {
        yield* disembark(world);
        yield* walkConcourse(world);
      })(),
    );
    const onFoot = statuses.filter(({ flags2 }) => flags2.includes('OnFoot'));
    expect(onFoot.length).toBeGreaterThan(3);
    for (const { Flags, Flags2 } of onFoot) expect([Flags, Flags2]).toEqual([2097157, 65553]);
  });
});

describe('without the expansion', () => {
  it('the commander never leaves the ship', () => {
    const world = landed();
    Object.assign(world.commander, { odyssey: false });
    expect(acted(world, disembark(world)).lines).toEqual([]);
    expect(world.vehicle).toBe('ship');
  });
});
