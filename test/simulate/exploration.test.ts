/** Exploration is consistent: what is sold was scanned or sampled before, in every session. */
import { describe, expect, it } from 'vitest';
import { organismOf } from '../../src/game/organisms.js';
import { corpusOf, type Line } from '../support/corpus.js';

const journals = corpusOf('explore', 'exobiology', 'tour').map(
  ({ plan, seed, lines }) => [`${plan} ${seed}`, lines] as const,
);

function of(lines: readonly Line[], event: string): Line[] {
  return lines.filter((line) => line.event === event);
}

describe.each(journals)('in the session %s', (_, lines) => {
  it('every body sold was scanned there, and is sold once', () => {
    const scanned = new BodiesBySystem();
    const unscanned: unknown[] = [];
    for (const line of lines) {
      if (line.event === 'Scan' && line.ScanType !== 'NavBeaconDetail') scanned.add(line.StarSystem, line.BodyID);
      for (const { SystemName, NumBodies } of soldIn(line)) {
        if (Number(NumBodies) > scanned.count(SystemName)) unscanned.push(SystemName);
        scanned.forget(SystemName);
      }
    }
    expect(unscanned).toEqual([]);
  });

  it('an organism is sold after three samples of it and their analysis', () => {
    const analysed: unknown[] = [];
    const unproven: unknown[] = [];
    let samples = '';
    for (const line of lines) {
      if (line.event === 'ScanOrganic')
        samples = line.ScanType === 'Log' ? 'Log' : `${samples} ${String(line.ScanType)}`;
      if (samples === 'Log Sample Sample Analyse') {
        analysed.push(line.Variant);
        samples = '';
      }
      for (const { Variant } of organismsIn(line)) {
        const index = analysed.indexOf(Variant);
        if (index < 0) unproven.push(Variant);
        else analysed.splice(index, 1);
      }
    }
    expect(unproven).toEqual([]);
  });

  it('an organism is worth its value, plus four times that for the first to log it', () => {
    const sold = lines.flatMap(organismsIn);
    expect(sold.map(({ Value }) => Value)).toEqual(sold.map(({ Species }) => organismOf(String(Species))?.[1].value));
    expect(sold.filter(({ Value, Bonus }) => Bonus !== 0 && Bonus !== 4 * Number(Value))).toEqual([]);
  });

  it('there are no first discoveries in populated systems, and no map precedes a discovery', () => {
    const jumps = of(lines, 'FSDJump').filter(({ Population }) => Population);
    const peopled = new Set(jumps.map(({ StarSystem }) => StarSystem));
    const firsts = of(lines, 'Scan').filter(({ WasDiscovered }) => WasDiscovered === false);
    expect(firsts.filter(({ StarSystem }) => peopled.has(StarSystem))).toEqual([]);
    expect(firsts.filter(({ WasMapped, WasFootfalled }) => WasMapped || WasFootfalled)).toEqual([]);
  });

  it('a system is complete only when all of its bodies are known', () => {
    const scanned = new BodiesBySystem();
    const wrong: unknown[] = [];
    for (const line of lines) {
      if (line.StarType !== undefined || line.PlanetClass !== undefined) scanned.add(line.SystemAddress, line.BodyID);
      if (line.event === 'FSSAllBodiesFound' && scanned.count(line.SystemAddress) !== line.Count) wrong.push(line);
    }
    expect(wrong).toEqual([]);
  });
});

/** The numbers of the scanned bodies, by system. */
class BodiesBySystem {
  readonly #bodies = new Map<unknown, Set<unknown>>();

  add(system: unknown, body: unknown): void {
    this.#bodies.set(system, (this.#bodies.get(system) ?? new Set()).add(body));
  }

  count(system: unknown): number {
    return this.#bodies.get(system)?.size ?? 0;
  }

  forget(system: unknown): void {
    this.#bodies.delete(system);
  }
}

function soldIn({ event, Discovered }: Line): Line[] {
  return event === 'MultiSellExplorationData' ? (Discovered as Line[]) : [];
}

function organismsIn({ event, BioData }: Line): Line[] {
  return event === 'SellOrganicData' ? (BioData as Line[]) : [];
}

it('explorers make first discoveries, and map, log and sample', () => {
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
