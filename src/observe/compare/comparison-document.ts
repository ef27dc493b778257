/** A comparison as a page: both sides, distances, kinds and transitions. */

import { counted, thousands } from '../../words/counted.js';
import { type Block, type Document, paragraph, quiet, section, strong, table } from '../../words/document/document.js';
import type { Both, Comparison, Difference, KindComparison, PartName } from './compare-profiles.js';

/** `most` is the number of kinds and transitions to list. */
export function comparisonDocument(comparison: Comparison, chance: number | undefined, most: number): Document {
  return [
    sidesTable(comparison),
    distances(comparison, chance),
    section('Kinds', kindTable(comparison, most)),
    ...oneSided(comparison, most),
    section('What follows what', transitionTable(comparison, most)),
    ...peculiarities(comparison),
  ];
}

function sidesTable({ sides: [real, simulated] }: Comparison): Block {
  const row = (name: string, show: (side: typeof real) => string) => [name, show(real), show(simulated)];
  return bothTable('', [
    row('lines', ({ lines }) => thousands(lines)),
    row('sessions', ({ sessions }) => thousands(sessions)),
    row('hours', ({ hours }) => hours.toFixed(1)),
    row('lines an hour', ({ linesAnHour }) => thousands(Math.round(linesAnHour))),
    row('in the same second as the line before', ({ sameSecond }) => percent(sameSecond)),
    row('kinds', ({ kinds }) => thousands(kinds)),
  ]);
}

/** A table with a column for each side. */
function bothTable(what: string, rows: readonly (readonly string[])[]): Block {
  return table({ head: [what, 'real', 'simulated'], rows });
}

/** What is compared, and by which measure. */
const partTexts: Readonly<Record<PartName, readonly [title: string, measure: string]>> = {
  kinds: ['shares of the kinds', 'total variation distance'],
  rate: ['lines an hour', 'relative difference'],
  sameSecond: ['lines of one second', 'difference of the shares'],
  fields: ['fields that are present', 'mean difference of the shares'],
  transitions: ['what follows what', 'total variation distance'],
  gaps: ['seconds in between', 'Kolmogorov–Smirnov distance'],
  values: ['values from lists', 'total variation distance'],
};

function distances({ distance, parts }: Comparison, chance: number | undefined): Block {
  const byPart = Object.entries(parts) as [PartName, number][];
  const rows = [
    ...byPart.map(([part, each]) => [partTexts[part][0], each.toFixed(3), partTexts[part][1]]),
    ['overall', distance.toFixed(3), 'mean of the seven'],
    ...(chance === undefined ? [] : [['between two halves of real', chance.toFixed(3)]]),
  ];
  return section('Distance', table({ rows }), paragraph(quiet('0 is the same, 1 has nothing in common')));
}

function kindTable({ kinds }: Comparison, most: number): Block {
  const shown = kinds.filter(({ parts }) => parts !== undefined).slice(0, most);
  return table({
    head: ['kind', 'real', 'simulated', 'distance', 'differs most in'],
    rows: shown.map((each) => [
      each.kind,
      ...each.shares.map(percent),
      each.distance.toFixed(3),
      largestDifference(each),
    ]),
  });
}

/** The kinds that only one side has. */
function oneSided({ kinds }: Comparison, most: number): Block[] {
  const titles = ['Only in real', 'Only in simulated'];
  return titles.flatMap((title, side) => {
    const only = kinds.filter(({ lines }) => lines[side] !== 0 && lines[1 - side] === 0);
    const names = only
      .sort((a, b) => (b.lines[side] ?? 0) - (a.lines[side] ?? 0))
      .map(({ kind, lines }) => `${kind} ${thousands(lines[side] ?? 0)}`);
    const more = names.length > most ? [`and ${counted(names.length - most, 'more kind')}`] : [];
    const text = [...names.slice(0, most), ...more].join(', ');
    return names.length === 0 ? [] : [section(title, paragraph(text))];
  });
}

/** The most frequent transitions of the real side. */
function transitionTable({ kinds }: Comparison, most: number): Block {
  const all = kinds.flatMap(({ kind, lines, next }) =>
    next.map(({ name, shares }) => ({ kind, name, shares, count: lines[0] * shares[0] })),
  );
  const shown = all.sort((a, b) => b.count - a.count).slice(0, most);
  return bothTable(
    '',
    shown.map(({ kind, name, shares }) => [`${kind} → ${name}`, ...shares.map(percent)]),
  );
}

/** Those that either side has, in 10,000 lines. */
function peculiarities({ peculiarities: all }: Comparison): Block[] {
  const shown = all.filter(({ lines }) => lines[0] + lines[1] > 0);
  const rows = shown.map(({ name, rates }) => [name, ...rates.map((rate) => rate.toFixed(2))]);
  const title = `Peculiarities (${shown.length} of ${all.length})`;
  return shown.length === 0 ? [] : [section(title, bothTable('in 10,000 lines', rows))];
}

/** All differences of one kind. */
export function kindDocument(each: KindComparison): Document {
  const [real, simulated] = each.lines;
  const list = (title: string, differences: readonly (Difference & { readonly field?: string })[]) => {
    const rows = differences.map(({ field, name, shares }) => [
      field === undefined ? name : `${field} ${name}`,
      ...shares.map(percent),
    ]);
    return rows.length === 0 ? [] : [section(title, bothTable('', rows))];
  };
  const gaps = [
    ['half of them at most', ...each.gaps.median.map(seconds)],
    ['nine of ten at most', ...each.gaps.ninth.map(seconds)],
  ];
  const lines = `${thousands(real)} real lines, ${thousands(simulated)} simulated`;
  return [
    paragraph([strong(each.kind), `: ${lines}, distance ${each.distance.toFixed(3)}`]),
    ...list('Fields with different frequencies', each.fields),
    ...list('What follows', each.next),
    section('Seconds to the next line', bothTable('', gaps)),
    ...list('Values with different frequencies', each.values),
  ];
}

/** The most important difference of a kind. */
function largestDifference({ fields, next, values, gaps, parts }: KindComparison): string {
  if (!parts) return '';
  const [worst] = (Object.entries(parts) as [keyof typeof parts, number][]).sort((a, b) => b[1] - a[1]);
  if (!worst || worst[1] === 0) return '';
  const [follower] = [...next].sort((a, b) => apart(b) - apart(a));
  const [value] = values;
  const [field] = fields;
  const texts = {
    fields: field && `${field.name} ${both(field)}`,
    transitions: follower && `then ${follower.name} ${both(follower)}`,
    gaps: `the next line after ${seconds(gaps.median[1])}, not ${seconds(gaps.median[0])}`,
    values: value && `${value.field} ${value.name} ${both(value)}`,
  };
  return texts[worst[0]] ?? '';
}

function both({ shares }: Difference): string {
  return `${percent(shares[1])}, not ${percent(shares[0])}`;
}

function apart({ shares }: Difference): number {
  return Math.abs(shares[0] - shares[1]);
}

function percent(share: Both<number>[0]): string {
  const value = share * 100;
  return `${value >= 9.95 || value === 0 ? value.toFixed(0) : value.toFixed(value < 0.095 ? 2 : 1)} %`;
}

function seconds(value: number | undefined): string {
  return value === undefined ? '-' : `${value} s`;
}
