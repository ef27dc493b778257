import { describe, expect, it } from 'vitest';
import { stepped } from '../../../../test/support/stepped.js';
import type { CelestialBody, Planet, RingBody } from '../../../game/celestial-body.js';
import { organismOf } from '../../../game/organisms.js';
import type { StarSystem } from '../../../game/star-system.js';
import type { UncheckedDraft } from '../../event-fields.js';
import { bodyTreeOf } from '../../galaxy/body-tree/body-tree.js';
import { galaxy } from '../../galaxy/milky-way.js';
import { makeWorld } from '../../world/make-world.js';
import { straightLegTo } from '../../world/motion.js';
import { passTime } from '../../world/pass-time.js';
import type { SurfacePosition } from '../../world/whereabouts.js';
import type { World } from '../../world/world.js';
import { bareLoadout } from '../station/buy-artemis.js';
import { landOn } from '../surface/landing.js';
import { collectFromRocks } from './collect-materials.js';
import { useDiscoveryScanner } from './discovery-scanner.js';
import { scanFromAfar } from './full-spectrum-scanner.js';
import { scanNavBeacon } from './nav-beacon.js';
import { noticeSystem } from './notice-system.js';
import { isSampleable, sampleLife } from './sample-organisms.js';
import { unscannedHere, worldsOf } from './scan-body.js';
import { mapBody, probeTarget } from './surface-probes.js';
import { signalsIn } from './system-signals.js';

const now = Date.UTC(2026, 10, 14, 20, 41) / 1000;
const wild = galaxy.around([600, 40, 300], 60).filter(({ population }) => population === 0);

/** Docked at home. */
function explorerAt(): World {
  return makeWorld({ seed: 1, now, dialect: 'game', startConditions: { ship: ['explorer'], odyssey: true } });
}

function explorerIn(system: StarSystem | undefined): World {
  const world = explorerAt();
  if (!system) throw new RangeError('no such system');
  world.system = system;
  world.place = { is: 'supercruise' };
  return world;
}

function kinds(lines: readonly UncheckedDraft[]): string[] {
  return lines.map(({ event }) => event);
}

function starsOf(system: StarSystem): number {
  return bodyTreeOf(system).all.filter(({ is }) => is === 'star').length;
}

function planetsOf(system: StarSystem): Planet[] {
  return bodyTreeOf(system).all.filter((body): body is Planet => body.is === 'planet');
}

const single = wild.find((each) => starsOf(each) === 1 && planetsOf(each).length > 5);

describe('on arrival', () => {
  it('the star is scanned five seconds later, and nothing twice', () => {
    const world = explorerIn(single);
    const before = world.now;
    const first = stepped(world, noticeSystem(world)).find(({ event }) => event === 'Scan');
    expect(first).toMatchObject({ ScanType: 'AutoScan', StarSystem: single?.name });
    expect(world.now - before).toBeGreaterThanOrEqual(5);
    const again = kinds(stepped(world, noticeSystem(world)));
    expect(again).not.toContain('Scan');
  });

  it('nothing is scanned in a familiar system', () => {
    const world = explorerAt();
    world.place = { is: 'supercruise' };
    expect(kinds(stepped(world, noticeSystem(world)))).not.toContain('Scan');
    expect(unscannedHere(world)).toEqual([]);
  });

  it('passengers scan nothing', () => {
    const world = explorerIn(single);
    world.vehicle = 'taxi';
    expect(stepped(world, noticeSystem(world))).toEqual([]);
  });
});

describe('the discovery scanner', () => {
  it('counts the bodies, and reports all bodies found once they are known', () => {
    const world = explorerIn(single);
    const scan = stepped(world, useDiscoveryScanner(world)).find(({ event }) => event === 'FSSDiscoveryScan');
    expect(scan).toMatchObject({ BodyCount: planetsOf(world.system).length + 1 });
    expect(scan?.Progress).toBeGreaterThan(0);
    expect(scan?.Progress).toBeLessThan(1);
    stepped(world, scanFromAfar(world));
    const later = stepped(world, useDiscoveryScanner(world)).find(({ event }) => event === 'FSSDiscoveryScan');
    expect(later).toMatchObject({ Progress: 1 });
  });

  it.each([
    [2, 'Detailed'],
    [3, 'AutoScan'],
  ])('finds the other of %i stars: %s', (stars, scanType) => {
    const world = explorerIn(wild.find((each) => starsOf(each) === stars));
    const [star] = worldsOf(bodyTreeOf(world.system));
    if (star) world.commander.exploration.scan(world.system, star, false);
    const scans = stepped(world, useDiscoveryScanner(world)).filter(({ event }) => event === 'Scan');
    expect(scans.map(({ ScanType }) => ScanType)).toEqual(Array.from({ length: stars - 1 }, () => scanType));
  });
});

describe('scanning from afar', () => {
  it('finds every body, preceded by its barycentre and its signals, and reports when all are found', () => {
    for (const system of wild.slice(0, 60)) {
      const world = explorerIn(system);
      const lines = stepped(world, scanFromAfar(world), ({ cockpit }) => {
        expect(cockpit.focus !== 9 || cockpit.flags.has('HudInAnalysisMode')).toBe(true);
      });
      expect(unscannedHere(world)).toEqual([]);
      expect(kinds(lines).filter((kind) => kind === 'FSSAllBodiesFound').length).toBe(1);
      const next = (index: number) => lines.slice(index).find(({ event }) => event === 'Scan');
      for (const [index, { event, BodyID }] of lines.entries()) {
        const precedesScan = event !== 'FSSBodySignals' || next(index)?.BodyID === BodyID;
        const parents = (next(index)?.Parents ?? []) as { readonly Null?: unknown }[];
        expect(precedesScan && (event !== 'ScanBaryCentre' || parents.some((parent) => parent.Null === BodyID))).toBe(
          true,
        );
      }
      expect(world.cockpit.flags.size + world.cockpit.focus).toBe(0);
    }
  });
});

describe('probes', () => {
  it('take more for larger planets, and a map is followed by a scan', () => {
    const world = explorerIn(single);
    const [planet] = planetsOf(world.system);
    if (!planet) throw new RangeError('no planet');
    const lines = stepped(world, mapBody(world, planet));
    const complete = lines.findIndex(({ event }) => event === 'SAAScanComplete');
    expect(lines[complete]).toMatchObject({ BodyName: planet.name, EfficiencyTarget: probeTarget(planet) });
    expect(lines.slice(complete + 1).find(({ event }) => event === 'Scan')).toMatchObject({ BodyID: planet.id });
    expect(world.commander.exploration.isMapped(world.system, planet)).toBe(true);
    expect([5e5, 2e6, 6e6, 7e7].map((radius) => probeTarget({ ...planet, radius }))).toEqual([2, 4, 7, 22]);
  });
});

it('mapping a ring writes two events about it, since no scan from afar finds it', () => {
  const isRing = (body: CelestialBody): body is RingBody => body.is === 'ring' && body.hotspots.length > 0;
  const world = explorerIn(wild.find((each) => bodyTreeOf(each).all.some(isRing)));
  const ring = bodyTreeOf(world.system).all.find(isRing);
  if (!ring) throw new RangeError('no ring');
  const lines = stepped(world, mapBody(world, ring)).filter(({ BodyID }) => BodyID === ring.id);
  expect(kinds(lines)).toEqual(['SAAScanComplete', 'SAASignalsFound', 'Scan', 'Scan']);
  expect(lines.map(({ ScanType }) => ScanType).slice(2)).toEqual(['AutoScan', 'Detailed']);
});

describe('a navigation beacon', () => {
  it('reveals all bodies, none of which can be sold', () => {
    const system = galaxy.populated.find((each) => planetsOf(each).length > 3);
    const world = explorerIn(system);
    const lines = stepped(world, scanNavBeacon(world));
    const scans = lines.filter(({ event }) => event === 'Scan');
    expect(lines.find(({ event }) => event === 'NavBeaconScan')).toMatchObject({ NumBodies: scans.length });
    expect(scans.every(({ ScanType }) => ScanType === 'NavBeaconDetail')).toBe(true);
    expect(world.commander.exploration.isEmpty).toBe(true);
  });
});

function metresBetween(from: SurfacePosition, to: SurfacePosition): number {
  return straightLegTo(from, to, 1)?.seconds ?? 0;
}

describe('on the ground', () => {
  const alive = wild.find((each) =>
    planetsOf(each).some(({ landable, signals }) => landable && signals.life.some(isSampleable)),
  );
  const planet = alive && planetsOf(alive).find(({ landable, signals }) => landable && signals.life.some(isSampleable));

  it('three colonies far enough apart are sampled, and their species is analysed', () => {
    const world = explorerIn(alive);
    const body = galaxy.bodiesOf(world.system).find(({ id }) => id === planet?.id);
    if (!body || !planet) throw new RangeError('nothing grows here');
    world.commander.loadouts = [...world.commander.loadouts, bareLoadout(world.commander.loadouts, now)];
    stepped(world, landOn(world, body));
    const spots: SurfacePosition[] = [];
    const lines: UncheckedDraft[] = [];
    for (const { wait = 0, write } of sampleLife(world, 1)) {
      passTime(world, wait);
      if (write) lines.push(write);
      if (write?.event === 'ScanOrganic' && world.outsidePosition) spots.push({ ...world.outsidePosition });
    }
    const samples = lines.filter(({ event }) => event === 'ScanOrganic');
    expect(samples.map(({ ScanType }) => ScanType)).toEqual(['Log', 'Sample', 'Sample', 'Analyse']);
    expect(new Set(samples.map(({ Species }) => Species)).size).toBe(1);
    expect(world.commander.organic.unsold.length).toBe(1);
    expect(world.commander.loadout.suit.type).toBe('explorationsuit');
    expect(organismOf(String(samples[0]?.Species))?.[1].shown).toBe(samples[0]?.Species_Localised);
    const [first, second, third] = spots as [SurfacePosition, SurfacePosition, SurfacePosition];
    const range = organismOf(String(samples[0]?.Species))?.[0].range ?? Number.NaN;
    expect(metresBetween(first, second)).toBeGreaterThan(range);
    expect(metresBetween(second, third)).toBeGreaterThan(range);
  });

  it('an SRV collects the materials of the ground, up to the limit', () => {
    const world = explorerIn(alive);
    const body = galaxy.bodiesOf(world.system).find(({ id }) => id === planet?.id);
    if (!body || !planet) throw new RangeError('nothing grows here');
    world.place = { is: 'landed', over: { body, latitude: 0, longitude: 0, heading: 0, altitude: 0 } };
    world.vehicle = 'srv';
    for (const [name] of planet.materials) {
      world.commander.materials.delete(name);
      world.commander.foundMaterials.delete(name);
    }
    const known = world.commander.foundMaterials.size;
    const lines = stepped(world, collectFromRocks(world));
    const found = lines.filter(({ event }) => event === 'MaterialCollected');
    const discovered = lines.filter(({ event }) => event === 'MaterialDiscovered').map(({ Name }) => Name);
    // Each kind is discovered once, with the first piece of it.
    expect(discovered).toEqual([...new Set(found.map(({ Name }) => Name))]);
    expect(world.commander.foundMaterials.size).toBe(known + discovered.length);
    expect(found.length).toBeGreaterThan(0);
    for (const { Name, Category } of found) {
      expect(planet.materials.map(([name]) => name)).toContain(Name);
      expect(Category).toBe('Raw');
    }
    for (const [name] of planet.materials) world.commander.materials.set(name, 300);
    expect(stepped(world, collectFromRocks(world))).toEqual([]);
  });
});

it('signals are the same at every time, and do not include stations on the ground', () => {
  for (const system of galaxy.populated.slice(0, 40)) {
    const world = explorerIn(system);
    const signals = signalsIn(world);
    expect(signalsIn(world)).toEqual(signals);
    const names = new Set(signals.map(({ SignalName }) => SignalName));
    const signalled = system.stations.filter(({ name }) => names.has(name));
    expect(signalled.some(({ body }) => body)).toBe(false);
    const inSpace = system.stations.filter(({ type }) => type === 'Coriolis' || type === 'Outpost');
    expect(signalled).toEqual(expect.arrayContaining(inSpace));
  }
});
