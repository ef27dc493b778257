import { expect, it } from 'vitest';
import { childrenOf, systemView } from './system-bodies.js';

const lines = (...events: readonly object[]) => events.map((event, n) => ({ n, text: JSON.stringify(event) }));

it('knows what the lines of a visit say of a system: what circles what, and what was done there', () => {
  const view = systemView(
    'Sol',
    lines(
      { event: 'FSSDiscoveryScan', BodyCount: 4 },
      { event: 'Scan', BodyName: 'Sol', BodyID: 0, StarType: 'G', Radius: 7e8, DistanceFromArrivalLS: 0 },
      {
        event: 'Scan',
        BodyName: 'Sol 2 a',
        BodyID: 4,
        PlanetClass: 'Rocky body',
        Parents: [{ Null: 3 }, { Planet: 2 }, { Star: 0 }],
        DistanceFromArrivalLS: 501,
        Landable: true,
      },
      { event: 'SAAScanComplete', BodyName: 'Sol 2 a', BodyID: 4 },
      {
        event: 'Scan',
        BodyName: 'Sol 2',
        BodyID: 2,
        PlanetClass: 'Earthlike body',
        Parents: [{ Star: 0 }],
        Rings: [{}],
      },
      {
        event: 'FSSBodySignals',
        BodyName: 'Sol 1',
        BodyID: 1,
        Signals: [{ Type: '$SAA_SignalType_Biological;', Count: 3 }],
      },
      { event: 'ScanOrganic', ScanType: 'Analyse', Body: 4, Species: '$x;', Species_Localised: 'Bacterium Aurasus' },
      { event: 'Touchdown', Body: 'Sol 2 a', BodyID: 4 },
      { event: 'FSSSignalDiscovered', SignalName: 'Galileo', IsStation: true },
      { event: 'Docked', StationName: 'Galileo' },
    ),
  );
  expect(view.count).toBe(4);
  expect(view.stations).toEqual([{ name: 'Galileo', n: 8 }]);
  const star = childrenOf(view, undefined).find(({ is }) => is === 'star');
  expect(star).toMatchObject({ name: 'Main star', class: 'G', isScanned: true });
  const [planet] = childrenOf(view, star);
  expect(planet).toMatchObject({ name: '2', hasRings: true, isMapped: false });
  expect(childrenOf(view, planet)).toMatchObject([
    { name: '2 a', isMapped: true, isLandedOn: true, isLandable: true, sampled: ['Bacterium Aurasus'] },
  ]);
  expect(childrenOf(view, undefined)).toContainEqual(
    expect.objectContaining({ name: '1', isScanned: false, signals: 3 }),
  );
});

it('lists a carrier once, by its callsign, however lines call it', () => {
  const { stations } = systemView(
    'Sol',
    lines(
      { event: 'Docked', StationName: 'P0R-7FZ' },
      { event: 'FSSSignalDiscovered', SignalName: 'LUCKY STRIKE P0R-7FZ', IsStation: true },
      { event: 'FSSSignalDiscovered', SignalName: 'LUCKY STRIKE X1X-00Z', IsStation: true },
      { event: 'Docked', StationName: 'P0R-7FZ' },
    ),
  );
  expect(stations).toEqual([
    { name: 'LUCKY STRIKE P0R-7FZ', n: 0 },
    { name: 'LUCKY STRIKE X1X-00Z', n: 2 },
  ]);
});
