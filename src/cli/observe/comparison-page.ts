/** A comparison as a page: both sides, distances, kinds and transitions. */
import type { Both, Comparison, Difference, KindComparison, PartName } from '../../observe/compare/compare-profiles.js';
import { counted, thousands } from '../../words/counted.js';
import { printable } from '../../words/printable.js';
import { wrap } from '../../words/wrap.js';
import { alignedTable, type PageLook, section } from '../terminal/text-layout.js';

export function comparisonPage(
  comparison: Comparison,
  chance: number | undefined,
  rows: number,
  look: PageLook,
): string {
  const { style } = look;
  return [
    sidesTable(comparison, look),
    section('Distance', distances(comparison, chance, look), style),
    section('Kinds', kindTable(comparison, rows, look), style),
    ...oneSided(comparison, rows, look),
    section('What follows what', transitionTable(comparison, rows, look), style),
    ...peculiarities(comparison, look),
  ].join('\n\n');
}

function sidesTable({ sides: [real, simulated] }: Comparison, { style }: PageLook): string {
  const row = (name: string, show: (side: typeof real) => string) => [name, show(real), show(simulated)];
  return alignedTable(
    [
      ['', 'real', 'simulated'],
      row('lines', ({ lines }) => thousands(lines)),
      row('sessions', ({ sessions }) => thousands(sessions)),
      row('hours', ({ hours }) => hours.toFixed(1)),
      row('lines an hour', ({ linesAnHour }) => thousands(Math.round(linesAnHour))),
      row('in the same second as the line before', ({ sameSecond }) => percent(sameSecond)),
      row('kinds', ({ kinds }) => thousands(kinds)),
    ],
    { style },
  );
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

function distances({ distance, parts }: Comparison, chance: number | undefined, { style }: PageLook): string {
  const byPart = Object.entries(parts) as [PartName, number][];
  const rows = byPart.map(([part, each]) => [partTexts[part][0], each.toFixed(3), partTexts[part][1]]);
  const overall = [
    ['overall', distance.toFixed(3), 'mean of the seven'],
    ...(chance === undefined ? [] : [['between two halves of real', chance.toFixed(3)]]),
  ];
  return `${alignedTable([...rows, ...overall], { indent: 2, last: 'text' })}\n${style.dim('  0 is the same, 1 has nothing in common')}`;
}

function kindTable({ kinds }: Comparison, rows: number, { style, width }: PageLook): string {
  const heads = ['  kind', 'real', 'simulated', 'distance', 'differs most in'];
  const shown = kinds.filter(({ parts }) => parts !== undefined).slice(0, rows);
  const cells = shown.map((each) => [
    `  ${printable(each.kind)}`,
    percent(each.shares[0]),
    percent(each.shares[1]),
    each.distance.toFixed(3),
    largestDifference(each),
  ]);
  return alignedTable([heads, ...cells], { style, width, last: 'text' });
}

/** The kinds that only one side has. */
function oneSided({ kinds }: Comparison, rows: number, { style, width }: PageLook): string[] {
  const titles = ['Only in real', 'Only in simulated'];
  return titles.flatMap((title, side) => {
    const only = kinds.filter(({ lines }) => lines[side] !== 0 && lines[1 - side] === 0);
    const names = only
      .sort((a, b) => (b.lines[side] ?? 0) - (a.lines[side] ?? 0))
      .map(({ kind, lines }) => `${printable(kind)} ${thousands(lines[side] ?? 0)}`);
    const more = names.length > rows ? [`and ${counted(names.length - rows, 'more kind')}`] : [];
    const text = [...names.slice(0, rows), ...more].join(', ');
    return names.length === 0 ? [] : [section(title, indented(wrap(text, width - 2)), style)];
  });
}

/** The most frequent transitions of the real side. */
function transitionTable({ kinds }: Comparison, rows: number, { style, width }: PageLook): string {
  const all = kinds.flatMap(({ kind, lines, next }) =>
    next.map(({ name, shares }) => ({ kind, name, shares, count: lines[0] * shares[0] })),
  );
  const shown = all.sort((a, b) => b.count - a.count).slice(0, rows);
  const cells = shown.map(({ kind, name, shares }) => [
    `  ${printable(kind)} → ${printable(name)}`,
    percent(shares[0]),
    percent(shares[1]),
  ]);
  return alignedTable([['', 'real', 'simulated'], ...cells], { style, width });
}

/** Those that either side has, in 10,000 lines. */
function peculiarities({ peculiarities: all }: Comparison, { style, width }: PageLook): string[] {
  const shown = all.filter(({ lines }) => lines[0] + lines[1] > 0);
  const cells = shown.map(({ name, rates }) => [`  ${name}`, rates[0].toFixed(2), rates[1].toFixed(2)]);
  const table = alignedTable([['  in 10,000 lines', 'real', 'simulated'], ...cells], { style, width });
  return shown.length === 0 ? [] : [section(`Peculiarities (${shown.length} of ${all.length})`, table, style)];
}

/** All differences of one kind. */
export function kindPage(each: KindComparison, look: PageLook): string {
  const { style, width } = look;
  const [real, simulated] = each.lines;
  const list = (title: string, differences: readonly (Difference & { readonly field?: string })[]) => {
    const cells = differences.map(({ field, name, shares }) => [
      `  ${field === undefined ? '' : `${printable(field)} `}${printable(name)}`,
      percent(shares[0]),
      percent(shares[1]),
    ]);
    const table = alignedTable([['', 'real', 'simulated'], ...cells], { style, width });
    return cells.length === 0 ? [] : [section(title, table, style)];
  };
  const gaps = [
    ['', 'real', 'simulated'],
    ['  half of them at most', ...each.gaps.median.map(seconds)],
    ['  nine of ten at most', ...each.gaps.ninth.map(seconds)],
  ];
  return [
    `${style.bold(printable(each.kind))}: ${thousands(real)} real lines, ${thousands(simulated)} simulated, distance ${each.distance.toFixed(3)}`,
    ...list('Fields with different frequencies', each.fields),
    ...list('What follows', each.next),
    section('Seconds to the next line', alignedTable(gaps, { style }), style),
    ...list('Values with different frequencies', each.values),
  ].join('\n\n');
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
  return printable(texts[worst[0]] ?? '');
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

function indented(lines: readonly string[]): string {
  return lines.map((line) => `  ${line}`).join('\n');
}
