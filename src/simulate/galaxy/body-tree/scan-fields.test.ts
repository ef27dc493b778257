import { describe, expect, it } from 'vitest';
import { oneIn } from '../../../../test/thorough.js';
import { checkEvent } from '../../../check/event/check-event.js';
import type { Planet } from '../../../game/celestial-body.js';
import type { StarSystem } from '../../../game/star-system.js';
import { formatLine } from '../../../journal/format/format-line.js';
import { galaxy } from '../milky-way.js';
import { stationDistanceAt } from '../station-distance.js';
import { bodyTreeOf } from './body-tree.js';
import { scanBaryCentreFields, scanFields } from './scan-fields.js';
import { fssBodySignalsFields, saaSignalsFoundFields } from './signal-fields.js';

const timestamp = '2025-11-16T12:00:00Z';
const now = Date.parse(timestamp) / 1000;
const day = 86_400;

const systems = oneIn(4, [
  ...galaxy.populated,
  ...galaxy.around([40, 10, -30], 20),
  ...galaxy.around([2300, -40, 900], 38),
]);
const scan = { type: 'Detailed', wasDiscovered: true, wasMapped: false, wasFootfalled: false, now } as const;

it("Scan events of every body of many systems have no findings in the live game's dialect", () => {
  expect(systems.length).toBeGreaterThan(125);
  for (const system of systems) {
    const tree = bodyTreeOf(system);
    const lines = tree.all.flatMap((body): readonly object[] => {
      if (body.is === 'belt') return [];
      if (body.is === 'barycentre') return eventOf('ScanBaryCentre', scanBaryCentreFields(system, body, now));
      return [
        ...eventOf('Scan', scanFields(system, tree, body, scan)),
        ...(body.is === 'planet' ? eventOf('FSSBodySignals', fssBodySignalsFields(system.address, body, true)) : []),
        ...(body.is === 'planet' || body.is === 'ring'
          ? eventOf('SAASignalsFound', saaSignalsFoundFields(system.address, body, true))
          : []),
      ];
    });
    const findings = lines.flatMap((line) =>
      checkEvent(line, { dialect: 'game' }).map((finding) => ({ line, finding })),
    );
    expect(findings).toEqual([]);
  }
});

describe('a scan', () => {
  it('shows that a planet has moved along its orbit later on', () => {
    const { system, planet } = quickPlanet();
    const tree = bodyTreeOf(system);
    const period = planet.orbit?.period ?? 1;
    const [before, after, once] = [0, period / 4, period].map((passed) =>
      scanFields(system, tree, planet, { ...scan, now: now + passed }),
    );
    const turned = ((after?.MeanAnomaly ?? 0) - (before?.MeanAnomaly ?? 0) + 360) % 360;
    expect(turned).toBeCloseTo(90, 3);
    expect(once?.MeanAnomaly).toBeCloseTo(before?.MeanAnomaly ?? 0, 3);
    expect(once?.DistanceFromArrivalLS).toBeCloseTo(before?.DistanceFromArrivalLS ?? 0, 3);
  });

  it('has distances between the nearest and the farthest point of the orbit', () => {
    const { system, planet } = quickPlanet();
    const tree = bodyTreeOf(system);
    for (let passed = 0; passed < 40; passed++) {
      const { DistanceFromArrivalLS } = scanFields(system, tree, planet, { ...scan, now: now + passed * day });
      const share = DistanceFromArrivalLS / planet.distance;
      const stretch = (planet.orbit?.eccentricity ?? 0) + 1e-6;
      expect(share > 1 - stretch && share < 1 + stretch, `${share}`).toBe(true);
    }
  });

  it('has the fields of a star for a star, of a planet for a planet, and few for a cluster', () => {
    const everything = systems.flatMap((system) => {
      const tree = bodyTreeOf(system);
      return tree.all.map((body) => ({ is: body.is, fields: scanFields(system, tree, body, scan) }));
    });
    const one = (is: string) => everything.find((each) => each.is === is)?.fields ?? {};
    expect(one('star')).toMatchObject({ StarType: expect.any(String), Luminosity: expect.any(String) });
    expect(one('star')).not.toHaveProperty('PlanetClass');
    expect(one('planet')).toMatchObject({ PlanetClass: expect.any(String), Landable: expect.any(Boolean) });
    expect(Object.keys(one('belt-cluster')).join(' ')).toBe(
      'ScanType BodyName BodyID Parents StarSystem SystemAddress DistanceFromArrivalLS WasDiscovered WasMapped WasFootfalled',
    );
    expect(one('ring')).toMatchObject({ Eccentricity: 0, OrbitalInclination: 0, Periapsis: 0 });
  });

  it('writes masses and radii of rings with five digits and an exponent', () => {
    const lines = systems.flatMap((system) => {
      const tree = bodyTreeOf(system);
      return tree.all.flatMap((body) =>
        body.is === 'planet' && body.rings.length > 0
          ? formatLine({ timestamp, event: 'Scan', ...scanFields(system, tree, body, scan) })
          : [],
      );
    });
    expect(lines.length).toBeGreaterThan(20);
    for (const line of lines) expect(line).toMatch(/"MassMT":\d(\.\d{1,4})?e\+\d\d, "InnerRad":\d(\.\d{1,4})?e\+\d\d/);
  });
});

it('a station moves with its body or its orbit, never far from its distance on the map', () => {
  let moved = 0;
  for (const system of galaxy.populated) {
    for (const station of system.stations) {
      if (system.name === 'Sol') continue;
      const [first, later] = [now, now + 3 * day].map((at) => stationDistanceAt(system, station, at));
      if (first !== later) moved++;
      const away = Math.abs((first ?? 0) - station.distance) / station.distance;
      expect(away, `${system.name}: ${station.name}`).toBeLessThan(0.35);
    }
  }
  expect(moved).toBeGreaterThan(150);
});

function eventOf(event: string, fields: object | undefined): readonly object[] {
  return fields ? [{ timestamp, event, ...fields }] : [];
}

/** A planet with an orbit of less than a year that is not a circle, around the only star. */
function quickPlanet(): { readonly system: StarSystem; readonly planet: Planet } {
  for (const system of systems) {
    const planet = bodyTreeOf(system).all.find(
      (body) =>
        body.is === 'planet' &&
        body.parents.length === 1 &&
        body.parents[0]?.what === 'Star' &&
        (body.orbit?.eccentricity ?? 0) > 0.05 &&
        (body.orbit?.period ?? 0) < 300 * day,
    );
    if (planet?.is === 'planet') return { system, planet };
  }
  throw new Error('no planet suits');
}
