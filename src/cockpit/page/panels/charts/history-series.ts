/** What the charts show of a history. */
import type { History, HistoryPoint, Span } from '../../../protocol.js';
import { PlayedTime } from '../../../recording/played-time.js';

/** The values of a history. */
export const historyValues: readonly {
  readonly name: string;
  readonly unit: string;
  readonly of: (point: HistoryPoint) => number | undefined;
}[] = [
  { name: 'Credits', unit: 'Cr', of: ({ credits, likelyCredits }) => credits ?? likelyCredits },
  { name: 'Fuel', unit: 't', of: ({ fuel }) => fuel },
  { name: 'Cargo', unit: 't', of: ({ cargo }) => cargo },
];

export interface ChartSeries {
  readonly name: string;
  readonly unit: string;
  readonly values: readonly (number | null)[];
}

export interface ChartData {
  /** Pauses take no room: the axis counts hours of play. */
  readonly hours: readonly number[];
  readonly points: readonly HistoryPoint[];
  readonly series: readonly ChartSeries[];
}

export function chartData({ points }: History, spans: readonly Span[]): ChartData {
  const played = new PlayedTime(spans);
  return {
    hours: points.map(({ n, time }) => played.at(time, n) / 3_600_000),
    points,
    series: historyValues.map(({ name, unit, of }) => ({ name, unit, values: points.map((each) => of(each) ?? null) })),
  };
}
