/** The Rhino and the Nomad: the order, fields, flags and rhythm of their lines, as real ones have them. */
import { describe, expect, it } from 'vitest';
import { hoverOver } from '../../src/simulate/activities/surface/landing.js';
import { mineGround } from '../../src/simulate/activities/surface/mine-ground.js';
import { flyNomad } from '../../src/simulate/activities/surface/nomad.js';
import type { Activity } from '../../src/simulate/activity.js';
import { cargoTonnes } from '../../src/simulate/ship/ship.js';
import { simulate } from '../../src/simulate/simulate.js';
import { makeWorld } from '../../src/simulate/world/make-world.js';
import type { World } from '../../src/simulate/world/world.js';
import { acted, kindsOf, type WrittenStatus } from '../support/acted.js';
import { oneIn } from '../thorough.js';

const seeds = oneIn(8, [1, 2, 3, 4, 5, 6, 7, 8]);

/** A commander in a ship with a Rhino, above the ground of a body nearby. */
function above(seed: number, day: string, out: (world: World) => Activity): [World, ReturnType<typeof acted>] {
  const now = Date.parse(`${day}T20:00:00Z`) / 1000;
  const startConditions = { ship: ['miner', 'explorer'], odyssey: true, rhino: true, carrier: false } as const;
  const world = makeWorld({ seed, now, dialect: 'game', startConditions, asLive: true });
  world.ship.cargo.clear();
  const body = [world.system, ...world.galaxy.around(world.system.position, 60)].flatMap((system) =>
    world.galaxy.bodiesOf(system).map((each) => ({ system, each })),
  )[0];
  if (!body) throw new Error('there is no ground nearby');
  world.system = body.system;
  world.place = { is: 'supercruise' };
  const { modules } = world.ship;
  const slot = modules.find(({ item }) => item.startsWith('int_cargorack'))?.slot ?? 'Slot05_Size5';
  modules.push({ slot, item: 'int_fighterbaymk2_size5_class1' });
  const flight = function* (): Activity {
    yield* hoverOver(world, body.each);
    yield* out(world);
  };
  return [world, acted(world, flight())];
}

const numbers = (statuses: readonly WrittenStatus[]) => new Set(statuses.map(({ Flags }) => Number(Flags)));

describe.each(seeds)('with seed %i', (seed) => {
  it('the Rhino is launched above the ground, mines in bursts, and the ship has the load two seconds after it docks', () => {
    const [world, { lines, statuses }] = above(seed, '2026-11-10', (each) => mineGround(each, 30));
    const launch = lines.find(({ event }) => event === 'LaunchSRV');
    const dock = lines.find(({ event }) => event === 'DockSRV');
    expect(kindsOf(lines)).not.toContain('Touchdown');
    expect(Object.keys(launch ?? {})).toEqual([
      'timestamp',
      'event',
      'SRVType',
      'SRVType_Localised',
      'Loadout',
      'ID',
      'PlayerControlled',
      'at',
    ]);
    expect(launch).toMatchObject({ SRVType: 'mev_rhino', SRVType_Localised: 'SRV Rhino', PlayerControlled: true });
    expect(dock).toMatchObject({ SRVType: 'mev_rhino', SRVType_Localised: 'SRV Rhino', ID: launch?.['ID'] });
    const refined = lines.filter(({ event }) => event === 'MiningRefined').map(({ at }) => at);
    const load = Math.min(30, world.ship.cargoCapacity);
    expect([refined.length, cargoTonnes(world.ship)]).toEqual([load, load]);
    const gaps = refined.slice(1).map((at, index) => at - Number(refined[index]));
    for (const gap of gaps.filter((each) => each < 30)) expect(gap).toBeLessThanOrEqual(1.51);
    const dockedAt = dock?.at ?? 0;
    const inside = statuses.filter(({ at }) => at > (launch?.at ?? 0) && at <= dockedAt);
    const known = [203_456_584, 471_892_040, 471_908_424, 471_875_656, 203_472_968, 203_440_200];
    for (const flags of numbers(inside)) expect(known).toContain(flags);
    expect(inside.at(-1)).toMatchObject({ Cargo: load });
    expect(statuses.find(({ at }) => at >= dockedAt + 2)).toMatchObject({ Cargo: load });
    expect(statuses.find(({ at }) => at >= dockedAt + 2)?.flags).toContain('InMainShip');
  });

  it.each([
    ['2026-11-10', 'LaunchVessel', ['VesselType', 'VesselType_Localised', 'Loadout', 'ID', 'PlayerControlled']],
    ['2026-07-20', 'LaunchFighter', ['Loadout', 'ID', 'PlayerControlled']],
  ])('the Nomad of %s is launched by %s, and comes back as an SRV', (day, kind, fields) => {
    const [, { lines, statuses }] = above(seed, day, (each) => flyNomad(each));
    const wanted = new Set(['LaunchVessel', 'LaunchFighter', 'Touchdown', 'Disembark', 'Embark', 'Liftoff', 'DockSRV']);
    expect(kindsOf(lines).filter((each) => wanted.has(each))).toEqual([
      kind,
      'Touchdown',
      'Disembark',
      'Embark',
      'Liftoff',
      'DockSRV',
    ]);
    const launch = lines.find(({ event }) => event === kind);
    expect(Object.keys(launch ?? {})).toEqual(['timestamp', 'event', ...fields, 'at']);
    const ids = lines.flatMap((line) => (/Launch|Embark|Disembark|DockSRV/.test(line.event) ? [line['ID']] : []));
    expect(new Set(ids).size).toBe(1);
    const flying = statuses.find(({ at, flags }) => at > (launch?.at ?? 0) && flags.includes('InSRV'));
    expect(Number(flying?.['Flags'])).toBe(203_423_816);
    expect(lines.find(({ event }) => event === 'DockSRV')).toMatchObject({ SRVType: 'lander01' });
  });

  it('the Nomad has its lines at the seconds that a real one had them', () => {
    const [{ commander, ship }, { lines }] = above(seed, '2026-11-10', (each) => flyNomad(each));
    const launchedAt = lines.find(({ event }) => event === 'LaunchVessel')?.at ?? 0;
    const dockedAt = lines.find(({ event }) => event === 'DockSRV')?.at ?? 0;
    const after = (event: string) => lines.flatMap((each) => (each.event === event ? [each.at - launchedAt] : []));
    expect(after('ShipLocker')).toContain(2);
    expect(after('Cargo')).toEqual([5]);
    expect(lines.find(({ event }) => event === 'Cargo')).toMatchObject({ Vessel: 'SRV', Count: 0 });
    const scans = lines.filter(({ event }) => event === 'ShipTargeted');
    expect(scans.map(({ Ship, ScanStage }) => [Ship, ScanStage])).toEqual([
      [ship.hull, 0],
      [ship.hull, 3],
    ]);
    expect(
      Object.keys(scans[1] ?? {}).filter((each) => !/^(timestamp|at|Ship_Localised|SquadronID|Power)$/.test(each)),
    ).toEqual(
      'event TargetLocked Ship ScanStage PilotName PilotName_Localised PilotRank ShieldHealth HullHealth LegalStatus'.split(
        ' ',
      ),
    );
    expect(scans[1]).toMatchObject({
      PilotName: `$RolePanel2_unmanned; $cmdr_decorate:#name=${commander.name};`,
      PilotName_Localised: `unmanned CMDR ${commander.name}`,
    });
    const [first, second] = scans.map(({ at }) => dockedAt - at) as [number, number];
    expect(first - second).toBeLessThanOrEqual(3);
    expect(second).toBeGreaterThanOrEqual(25);
  });
});

it('after the Nomad, the ship has its Loadout and its locker, and no Cargo', () => {
  const after = [2, 3, 4, 5, 6, 7, 8].flatMap((seed) => {
    const start = new Date('2026-11-10T20:00:00Z');
    const writes = simulate({ seed, plan: 'surface-mining', start, seconds: 5400 });
    const lines = [...writes].flatMap(({ event }) => event ?? []);
    return lines.flatMap((line, index) =>
      Object(line).SRVType === 'lander01' && line.event === 'DockSRV'
        ? [lines.slice(index + 1, index + 4).map(({ event }) => event)]
        : [],
    );
  });
  expect(after.length).toBeGreaterThan(0);
  for (const kinds of after) {
    expect(kinds[0]).toBe('Loadout');
    expect(kinds).toContain('ShipLocker');
    expect(kinds.slice(0, kinds.indexOf('ShipLocker'))).not.toContain('Cargo');
  }
});
