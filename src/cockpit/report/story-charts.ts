/** Drawings of a report, as SVG. */
import { thousands } from '../../words/counted.js';
import { type Html, html } from '../../words/document/html.js';
import type { Arrival } from '../page/moment/current-place.js';
import { roundNumberUpTo } from '../page/words/round-number.js';

const [width, height, margin] = [800, 160, 6];

export interface ChartPoint {
  /** From 0 to 1. */
  readonly x: number;
  readonly y: number;
}

/** A value over time, held until it changes; nothing if there are fewer than two points. */
export function stepChart(title: string, points: readonly ChartPoint[], unit: string): Html[] {
  if (points.length < 2) return [];
  const [low, high] = boundsOf(points.map(({ y }) => y));
  const across = ({ x }: ChartPoint) => round(x * width);
  const up = ({ y }: ChartPoint) => round(height - margin - ((y - low) / (high - low || 1)) * (height - 2 * margin));
  const line = points.map((point, at) =>
    at === 0 ? `M${across(point)} ${up(point)}` : `H${across(point)}V${up(point)}`,
  );
  const range = `${amount(low)} to ${amount(high)} ${unit}`;
  return [
    html`<figure>
<figcaption>${title} <span class="quiet">${range}</span></figcaption>
<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" role="img" aria-label="${title}: ${range}">
<path class="area" d="${line.join('')}H${width}V${height}H0Z"/><path class="curve" d="${line.join('')}H${width}"/>
</svg>
</figure>`,
  ];
}

/** The systems from above, as the galaxy map shows them; nothing if none has a position. */
export function routeChart(arrivals: readonly Arrival[]): Html[] {
  const placed = arrivals.flatMap(({ name, position }) => (position ? [{ name, x: position[0], z: position[2] }] : []));
  const [first] = placed;
  const last = placed.at(-1);
  if (!first || !last || placed.length < 2) return [];
  const [left, right] = boundsOf(placed.map(({ x }) => x));
  const [near, far] = boundsOf(placed.map(({ z }) => z));
  const tall = 360;
  const scale = Math.min((width - 160) / (right - left || 1), (tall - 60) / (far - near || 1));
  const at = ({ x, z }: { readonly x: number; readonly z: number }) =>
    [round(width / 2 + (x - (left + right) / 2) * scale), round(tall / 2 - (z - (near + far) / 2) * scale)] as const;
  const spot = (place: typeof first, word: string) => {
    const [x, y] = at(place);
    return html`<circle class="end" cx="${x}" cy="${y}" r="5"/><text x="${x + 9}" y="${y + 4}">${word}${place.name}</text>`;
  };
  const bar = roundNumberUpTo(180 / scale);
  const spots = placed.map((place) => at(place).join(' '));
  // Those at the same place on the drawing once.
  const dots = Array.from(new Set(spots), (each) => each.split(' ')).map(
    ([x, y]) => html`<circle cx="${x}" cy="${y}" r="2"/>`,
  );
  const way = spots.filter((each, index) => each !== spots[index - 1]);
  const label = `The route, seen from above: from ${first.name} to ${last.name}`;
  return [
    html`<svg class="route" viewBox="0 0 ${width} ${tall}" role="img" aria-label="${label}">
<path class="curve" d="M${way.join('L')}"/>${dots}
${spot(first, first.name === last.name ? '' : 'from ')}${first.name === last.name ? '' : spot(last, 'to ')}
<path class="scale" d="M20 ${tall - 16}v6h${round(bar * scale)}v-6"/><text x="24" y="${tall - 16}">${amount(bar)} ly</text>
</svg>`,
  ];
}

/** The least and the greatest; there may be more values than a function takes arguments. */
function boundsOf(values: readonly number[]): readonly [low: number, high: number] {
  let [low, high] = [Infinity, -Infinity];
  for (const value of values) [low, high] = [Math.min(low, value), Math.max(high, value)];
  return [low, high];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function amount(value: number): string {
  return thousands(Number(value.toFixed(value >= 100 ? 0 : 1)));
}
