import { entryOf } from '../../words/entry-of.js';
import { contentShares, sharesOf } from './content-shares.js';
import { mean, meanDifference, orderDistance, quantile, ratioDistance, shareDistance } from './distances.js';
import type { JournalProfile } from './journal-profile.js';
import { peculiarityNames } from './peculiarity-tally.js';
import type { KindSequence } from './sequence-tally.js';

/** A value of the real side, and the same of the simulated side. */
export type Both<Value> = readonly [real: Value, simulated: Value];

/** How two sets of journals differ. Distances are from 0 (identical) to 1 (nothing in common). */
export interface Comparison {
  readonly distance: number;
  readonly parts: Readonly<Record<PartName, number>>;
  readonly sides: Both<SideSummary>;
  /** The kinds of the real side first, by their share there. */
  readonly kinds: readonly KindComparison[];
  /** What real journals have now and then, and tidy ones lack: how often, and how often in 10,000 lines. */
  readonly peculiarities: readonly PeculiarityComparison[];
}

export interface PeculiarityComparison {
  readonly name: string;
  readonly lines: Both<number>;
  readonly rates: Both<number>;
}

/** What is compared. The last four are means over the kinds that both sides have, by their shares. */
export type PartName = 'kinds' | 'rate' | 'sameSecond' | KindPartName;

type KindPartName = 'fields' | 'transitions' | 'gaps' | 'values';

export interface SideSummary {
  readonly lines: number;
  readonly sessions: number;
  readonly hours: number;
  readonly linesAnHour: number;
  /** The share of lines that have the time of the line before. */
  readonly sameSecond: number;
  readonly kinds: number;
}

export interface KindComparison {
  readonly kind: string;
  readonly lines: Both<number>;
  readonly shares: Both<number>;
  /** The mean of its parts; 1 if one side does not have the kind. */
  readonly distance: number;
  readonly parts?: Readonly<Record<KindPartName, number>>;
  /** Each field with another share of presence, the largest difference first. */
  readonly fields: readonly Difference[];
  /** The kinds of the next line, the most frequent of the real side first. */
  readonly next: readonly Difference[];
  /** Seconds to the next line: the median, and the 90th percentile. */
  readonly gaps: { readonly median: Both<number | undefined>; readonly ninth: Both<number | undefined> };
  /** Each value that is not equally frequent, the largest difference first. */
  readonly values: readonly (Difference & { readonly field: string })[];
}

/** A share of the real side, and of the simulated one. */
export interface Difference {
  readonly name: string;
  readonly shares: Both<number>;
}

export function compareProfiles(real: JournalProfile, simulated: JournalProfile): Comparison {
  const sides: Both<SideSummary> = [summaryOf(real), summaryOf(simulated)];
  const kinds = kindNames(real, simulated).map((kind) => compareKind(kind, real, simulated));
  const parts = {
    kinds: shareDistance(kindShares(real), kindShares(simulated)),
    rate: ratioDistance(sides[0].linesAnHour, sides[1].linesAnHour),
    sameSecond: Math.abs(sides[0].sameSecond - sides[1].sameSecond),
    fields: weightedMean(kinds, 'fields'),
    transitions: weightedMean(kinds, 'transitions'),
    gaps: weightedMean(kinds, 'gaps'),
    values: weightedMean(kinds, 'values'),
  };
  const peculiarities = peculiarityNames.map((name) => comparePeculiarity(name, real, simulated));
  return { distance: mean(Object.values(parts)), parts, sides, kinds, peculiarities };
}

function comparePeculiarity(name: string, ...both: Both<JournalProfile>): PeculiarityComparison {
  const lines = map(both, ({ peculiarities }) => peculiarities.get(name) ?? 0);
  return { name, lines, rates: map(both, rateOf) };

  function rateOf({ peculiarities, sequence }: JournalProfile): number {
    return (10_000 * (peculiarities.get(name) ?? 0)) / Math.max(1, sequence.lines);
  }
}

function summaryOf({ sequence }: JournalProfile): SideSummary {
  const { lines, sessions, seconds, pairs, sameSecond, kinds } = sequence;
  const hours = seconds / 3600;
  return {
    lines,
    sessions,
    hours,
    linesAnHour: hours === 0 ? 0 : lines / hours,
    sameSecond: pairs === 0 ? 0 : sameSecond / pairs,
    kinds: kinds.size,
  };
}

function kindShares({ sequence }: JournalProfile): ReadonlyMap<string, number> {
  return sharesOf(Array.from(sequence.kinds, ([name, { lines }]) => [name, lines] as const));
}

function kindNames(...[real, simulated]: Both<JournalProfile>): string[] {
  const counts = ({ sequence: { kinds } }: JournalProfile, name: string) => kinds.get(name)?.lines ?? 0;
  return [...new Set([...real.sequence.kinds.keys(), ...simulated.sequence.kinds.keys()])].sort(
    (a, b) => counts(real, b) - counts(real, a) || counts(simulated, b) - counts(simulated, a) || (a < b ? -1 : 1),
  );
}

const noLines: KindSequence = { lines: 0, next: new Map(), gaps: new Map() };

function compareKind(kind: string, ...both: Both<JournalProfile>): KindComparison {
  const sequences = map(both, ({ sequence }) => sequence.kinds.get(kind) ?? noLines);
  const contents = map(both, ({ content }) => contentShares(entryOf(content.kinds, kind)));
  const next = map(sequences, (each) => sharesOf(each.next));
  const gaps = map(sequences, (each) => sharesOf(each.gaps));
  const fields = map(contents, (each) => each.fields);
  const values = commonValues(...map(contents, (each) => each.values));
  const lines = map(sequences, (each) => each.lines);
  const parts = {
    fields: meanDifference(...fields),
    transitions: shareDistance(...next),
    gaps: orderDistance(...gaps),
    values: mean(values.map(({ shares }) => shareDistance(...shares))),
  };
  const isOnBothSides = lines[0] > 0 && lines[1] > 0;
  return {
    kind,
    lines,
    shares: [lines[0] / Math.max(1, both[0].sequence.lines), lines[1] / Math.max(1, both[1].sequence.lines)],
    distance: isOnBothSides ? mean(Object.values(parts)) : 1,
    ...(isOnBothSides && { parts }),
    fields: isOnBothSides ? differences(...fields) : [],
    next: frequentFirst(...next),
    gaps: { median: map(gaps, (each) => quantile(each, 0.5)), ninth: map(gaps, (each) => quantile(each, 0.9)) },
    values: values
      .flatMap(({ field, shares }) => differences(...shares).map((difference) => ({ field, ...difference })))
      .sort((a, b) => size(b) - size(a)),
  };
}

/** The fields that have values on both sides; one that is missing counts among the fields. */
function commonValues(
  ...[real, simulated]: Both<ReadonlyMap<string, ReadonlyMap<string, number>>>
): { readonly field: string; readonly shares: Both<ReadonlyMap<string, number>> }[] {
  return Array.from(real).flatMap(([field, shares]) => {
    const other = simulated.get(field);
    return other ? [{ field, shares: [shares, other] as const }] : [];
  });
}

/** Smaller differences of shares are not reported. */
const leastDifference = 0.01;

function differences(...both: Both<ReadonlyMap<string, number>>): Difference[] {
  return sharesOnBothSides(...both)
    .filter((each) => size(each) >= leastDifference)
    .sort((a, b) => size(b) - size(a));
}

function frequentFirst(...both: Both<ReadonlyMap<string, number>>): Difference[] {
  return sharesOnBothSides(...both).sort((a, b) => b.shares[0] - a.shares[0] || b.shares[1] - a.shares[1]);
}

function sharesOnBothSides(...[real, simulated]: Both<ReadonlyMap<string, number>>): Difference[] {
  return Array.from(new Set([...real.keys(), ...simulated.keys()]), (name) => ({
    name,
    shares: [real.get(name) ?? 0, simulated.get(name) ?? 0] as const,
  }));
}

function size({ shares }: Difference): number {
  return Math.abs(shares[0] - shares[1]);
}

/** A kind counts by its mean share: what is frequent matters more. */
function weightedMean(kinds: readonly KindComparison[], part: KindPartName): number {
  let [sum, weights] = [0, 0];
  for (const { shares, parts } of kinds) {
    if (!parts) continue;
    const weight = (shares[0] + shares[1]) / 2;
    sum += weight * parts[part];
    weights += weight;
  }
  return weights === 0 ? 1 : sum / weights;
}

function map<Value, Result>([real, simulated]: Both<Value>, make: (value: Value) => Result): Both<Result> {
  return [make(real), make(simulated)];
}
