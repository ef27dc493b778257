/** What the charts show of a history. */
import type { History, HistoryPoint, Span } from '../../../protocol.js';

export interface ChartSeries {
  readonly name: string;
  readonly unit: string;
  readonly values: readonly (number | null)[];
}

export interface ChartData {
  /** Hours of play, without long pauses. */
  readonly hours: readonly number[];
  readonly points: readonly HistoryPoint[];
  readonly series: readonly ChartSeries[];
}

/** Pauses take no room: the axis counts hours of play. */
export function chartData({ points }: History, spans: readonly Span[]): ChartData {
  const of = (name: string, unit: string, value: (point: HistoryPoint) => number | undefined): ChartSeries => ({
    name,
    unit,
    values: points.map((point) => value(point) ?? null),
  });
  return {
    hours: hoursOfPlay(points, spans),
    points,
    series: [
      of('Credits', 'Cr', ({ credits }) => credits),
      of('Fuel', 't', ({ fuel }) => fuel),
      of('Cargo', 't', ({ cargo }) => cargo),
    ],
  };
}

function hoursOfPlay(points: readonly HistoryPoint[], spans: readonly Span[]): number[] {
  let [span, before] = [0, 0];
  return points.map(({ n, time }) => {
    for (let at = spans[span]; at && at.last < n && span < spans.length - 1; at = spans[span]) {
      before += at.to - at.from;
      span++;
    }
    const { from = time, to = time } = spans[span] ?? {};
    return (before + Math.min(Math.max(time, from), to) - from) / 3_600_000;
  });
}
