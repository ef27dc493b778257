import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../test/thorough.js';
import { distanceBetween, type StarPosition } from '../../game/star-system.js';
import { dialectNames } from '../../interface/dialect/dialect-names.js';
import type { Members } from '../../interface/object-rule.js';
import type { Finding } from '../finding.js';
import { referringKindsOf } from '../lines/session-fields.js';
import { rowSize, testsHold } from '../scan/row-format.js';
import { RowWriter } from '../scan/row-writer.js';
import { RowReader, wordsOf } from '../scan/session-rows.js';
import { planOf } from './kind-plans.js';
import { SessionChecker } from './session-checker.js';
import { usualLines } from './usual-lines.js';

const day = 20_261_114;

/** The same objects each time, as rows have the same array for the same bytes. */
const systems = [
  { StarSystem: 'Sol', SystemAddress: 10477373803, StarPos: [0, 0, 0] },
  { StarSystem: 'Alpha Centauri', SystemAddress: 1178708478315, StarPos: [3.03125, -0.09375, 3.15625] },
  { StarSystem: 'Deciat', SystemAddress: 6681123623626, StarPos: [122.625, -0.8125, -47.28125] },
];

/** What is told of a system: mostly the truth. */
const places = fc.oneof(
  { arbitrary: fc.constantFrom(...systems), weight: 12 },
  {
    arbitrary: fc
      .tuple(fc.constantFrom(...systems), fc.constantFrom(...systems))
      .map(([one, other]) => ({ ...one, StarSystem: other.StarSystem })),
    weight: 1,
  },
  {
    arbitrary: fc
      .tuple(fc.constantFrom(...systems), fc.constantFrom(0.25, 900))
      .map(([system, moved]) => ({ ...system, StarPos: system.StarPos.map((each) => each + moved) })),
    weight: 1,
  },
  { arbitrary: fc.constantFrom({}, { StarSystem: 'Sol' }, { SystemAddress: 2n ** 60n, StarSystem: 'Far' }), weight: 1 },
);

const mostly = <Value>(usual: Value, ...others: readonly Value[]) =>
  fc.oneof(
    { arbitrary: fc.constant(usual), weight: 12 * others.length },
    { arbitrary: fc.constantFrom(...others), weight: others.length },
  );

const jumps = fc
  .record({
    place: places,
    FuelLevel: mostly(16, 15.5, 8, 32),
    FuelUsed: mostly(0, 0.5, 4),
    dist: mostly<number | undefined>(0, 3, undefined),
    other: fc.record({
      Taxi: mostly<boolean | undefined>(undefined, true),
      Multicrew: mostly<boolean | undefined>(undefined, true),
      FuelLevel: mostly<number | undefined>(undefined, -1),
    }),
  })
  .map(({ place, dist, other, ...fuel }) => ({ event: 'FSDJump', ...place, ...fuel, JumpDist: dist, ...told(other) }));

const dockings = fc
  .record({
    place: places,
    StationName: fc.constantFrom('Galileo', '', undefined),
    StationType: mostly('Coriolis', 'FleetCarrier'),
    other: fc.record({ Multicrew: mostly<boolean | undefined>(undefined, true) }),
  })
  .map(({ place, other, ...station }) => ({ event: 'Docked', ...place, ...station, ...told(other) }));

const others: readonly Members[] = [
  { event: 'Fileheader', part: 1 },
  { event: 'LoadGame', FuelCapacity: 32, Credits: 1000 },
  { event: 'Loadout', FuelCapacity: { Main: 32, Reserve: 0.5 }, CargoCapacity: 8 },
  { event: 'Rank', Empire: 0, Federation: 3 },
  { event: 'Embark', SRV: false, Taxi: false, Multicrew: false },
  { event: 'DockingGranted' },
  { event: 'FuelScoop', Scooped: 5 },
  { event: 'NavRoute' },
  { event: 'NavRoute', Route: [...systems].map((system) => ({ ...system, StarClass: 'G' })) },
  { event: 'Location', ...systems[0], Docked: false, Multicrew: false },
  { event: 'Location', ...systems[1], Docked: false, Multicrew: true },
  { event: 'Shutdown' },
];

const sessions = fc.array(
  fc.record({
    event: fc.oneof(
      { arbitrary: jumps, weight: 8 },
      { arbitrary: dockings, weight: 3 },
      { arbitrary: fc.constantFrom(...others), weight: 2 },
    ),
    seconds: fc.constantFrom(0, 40, 50, 700),
  }),
  { minLength: 2, maxLength: 60 },
);

function told(members: Members): Members {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}

/** JumpDist becomes the distance to where the ship was, and somewhat more if so much is given. */
function withDistances(events: readonly Members[]): Members[] {
  let from: StarPosition = [0, 0, 0];
  return events.map((event) => {
    if (event.event === 'Docked') return event;
    const to = (event.StarPos as StarPosition | undefined) ?? from;
    const real = distanceBetween(from, to);
    from = to;
    return event.event === 'FSDJump' && typeof event.JumpDist === 'number'
      ? { ...event, JumpDist: event.JumpDist + real }
      : event;
  });
}

/** The row of an event, with nothing in it that the tests of a line look at. */
function rowOf(event: Members, time: number): RowReader {
  const writer = new RowWriter();
  const { names } = planOf(String(event.event)).view as unknown as { names: readonly string[] };
  writer.add(
    { kind: 0, line: 1, length: 1, offset: 0, day, time },
    names.map((name) => event[name]),
  );
  const rows = writer.flush();
  if (event.event === 'FSDJump') (wordsOf(rows)[rowSize / 4] as number) |= testsHold;
  return new RowReader(rows);
}

describe('a line in which everything is as expected', () => {
  it('leaves the same behind as one about which the rules are asked, who find nothing', () => {
    let taken = 0;
    fc.assert(
      fc.property(sessions, (session) => {
        const [quick, careful] = [new SessionChecker(), new SessionChecker()];
        for (const each of [quick, careful]) each.beginFile('Journal.2026-11-14T204100.01.log');
        let seconds = 0;
        for (const [index, event] of withDistances(session.map((each) => each.event)).entries()) {
          seconds += session[index]?.seconds ?? 0;
          const time = Math.floor(seconds / 3600) * 10_000 + (Math.floor(seconds / 60) % 60) * 100 + (seconds % 60);
          const plan = planOf(String(event.event));
          const rows = rowOf(event, time);
          const check = (checker: SessionChecker): readonly Finding[] =>
            checker.checkLine(
              plan,
              plan.view.show(rows, 0, day, time),
              index + 1,
              day,
              time,
              event.event === 'FSDJump',
            );
          const isTaken = plan.takeUsual !== undefined && quick.takeUsual(plan, rows, 0, index + 1, day, time);
          const found = check(careful);
          expect(isTaken ? [] : check(quick)).toEqual(found);
          expect(quick.snapshot()).toEqual(careful.snapshot());
          if (isTaken) taken++;
        }
      }),
      { numRuns: runs(300) },
    );
    expect(taken).toBeGreaterThan(200);
  });

  it('is of no kind that refers to a companion, which is noted elsewhere', () => {
    const referring = new Set(dialectNames.flatMap(referringKindsOf));
    expect(Object.keys(usualLines).filter((kind) => referring.has(kind))).toEqual([]);
  });
});
