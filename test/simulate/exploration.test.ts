/** Exploration is really done: what is sold was scanned or sampled before, in every session. */
import { describe, expect, it } from 'vitest';
import { organismOf } from '../../src/game/organism-table.js';
import type { PlanName } from '../../src/simulate/plans/plans.js';
import { simulate } from '../../src/simulate/simulate.js';

type Line = Readonly<Record<string, unknown>> & { readonly event: string };

const seeds = Array.from({ length: 8 }, (_, seed) => seed);

function journal(plan: PlanName, seed: number, hours: number): Line[] {
  const options = {
    seed,
    plan,
    dialect: 'game',
    seconds: hours * 3600,
    start: new Date('2026-11-14T20:41:00Z'),
  } as const;
  return [...simulate(options)].flatMap(({ event }) => (event ? [event as unknown as Line] : []));
}

const journals = (['explore', 'exobiology', 'tour'] as const).flatMap((plan) =>
  seeds.map((seed) => [`${plan} ${seed}`, journal(plan, seed, 3)] as const),
);

function of(lines: readonly Line[], event: string): Line[] {
  return lines.filter((line) => line.event === event);
}

describe.each(journals)('in the session %s', (_, lines) => {
  it('as many bodies are sold of a system as were scanned there, and each of them once', () => {
    const scanned = new Map<unknown, Set<unknown>>();
    for (const line of lines) {
      if (line.event === 'Scan' && line.ScanType !== 'NavBeaconDetail') {
        const bodies = scanned.get(line.StarSystem) ?? new Set();
        scanned.set(line.StarSystem, bodies.add(line.BodyID));
      }
      if (line.event !== 'MultiSellExplorationData') continue;
      for (const sold of line.Discovered as Line[]) {
        expect(sold.NumBodies).toBeLessThanOrEqual(scanned.get(sold.SystemName)?.size ?? 0);
        scanned.delete(sold.SystemName);
      }
    }
  });

  it('an organism is sold after three samples of it and their analysis, for its value', () => {
    const analysed = new Map<unknown, number>();
    let samples: unknown[] = [];
    for (const line of lines) {
      if (line.event === 'ScanOrganic') {
        samples = line.ScanType === 'Log' ? ['Log'] : [...samples, line.ScanType];
        if (line.ScanType === 'Analyse') {
          expect(samples).toEqual(['Log', 'Sample', 'Sample', 'Analyse']);
          analysed.set(line.Variant, (analysed.get(line.Variant) ?? 0) + 1);
        }
      }
      if (line.event !== 'SellOrganicData') continue;
      for (const { Variant, Species, Value, Bonus } of line.BioData as Line[]) {
        expect(analysed.get(Variant)).toBeGreaterThan(0);
        analysed.set(Variant, (analysed.get(Variant) ?? 0) - 1);
        expect(Value).toBe(organismOf(String(Species))?.[1].value);
        expect([0, 4 * Number(Value)]).toContain(Bonus);
      }
    }
  });

  it('where people live nobody is the first, and no map was made before a discovery', () => {
    const peopled = new Set(
      of(lines, 'FSDJump')
        .filter(({ Population }) => Population)
        .map(({ StarSystem }) => StarSystem),
    );
    for (const { StarSystem, WasDiscovered, WasMapped, WasFootfalled } of of(lines, 'Scan')) {
      if (peopled.has(StarSystem)) expect(WasDiscovered).toBe(true);
      if (!WasDiscovered) expect([WasMapped, WasFootfalled]).toEqual([false, false]);
    }
  });

  it('a system is found as a whole only when as many bodies as it has are known', () => {
    const scanned = new Map<unknown, Set<unknown>>();
    for (const line of lines) {
      if (line.event === 'Scan' && (line.StarType ?? line.PlanetClass) !== undefined) {
        const bodies = scanned.get(line.SystemAddress) ?? new Set();
        scanned.set(line.SystemAddress, bodies.add(line.BodyID));
      }
      if (line.event === 'FSSAllBodiesFound') expect(scanned.get(line.SystemAddress)?.size).toBe(line.Count);
    }
  });
});

it('explorers find something first, and map, note and sample', () => {
  const explored = journals.flatMap(([, lines]) => lines);
  expect(of(explored, 'Scan').some(({ WasDiscovered }) => WasDiscovered === false)).toBe(true);
  const kinds = new Set(explored.map(({ event }) => event));
  for (const kind of [
    'FSSDiscoveryScan',
    'FSSSignalDiscovered',
    'FSSBodySignals',
    'FSSAllBodiesFound',
    'ScanBaryCentre',
    'SAAScanComplete',
    'SAASignalsFound',
    'CodexEntry',
    'MaterialCollected',
    'ScanOrganic',
    'SellOrganicData',
    'MultiSellExplorationData',
  ])
    expect(kinds).toContain(kind);
});
