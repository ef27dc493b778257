/** Which part of the play the timeline shows. */
import type { PlayedTime } from '../../../recording/played-time.js';
import type { PlayedRange } from './timeline-scale.js';

/** `all`; the last milliseconds of play, which go on with the journal; a range of play; a range of times. */
export type Zoom = 'all' | { readonly last: number } | PlayedRange | { readonly from: number; readonly to: number };

/** Milliseconds of play that fill the bar at most zoom. */
const shortestRange = 10_000;

/** The shown range. Without a zoom, all of a recording, and the current launch of a live journal. */
export function rangeOf(zoom: Zoom | undefined, played: PlayedTime, isLive: boolean): PlayedRange {
  const { total, spans } = played;
  if (zoom === undefined && isLive) return launchOf(played, spans.at(-1)?.last ?? 0);
  if (zoom === undefined || zoom === 'all') return { start: 0, end: total };
  if ('last' in zoom) return within({ start: total - zoom.last, end: total }, total);
  if ('start' in zoom) return within(zoom, total);
  return within({ start: played.at(zoom.from), end: played.at(zoom.to) }, total);
}

/** The launch that a line belongs to. */
export function launchOf(played: PlayedTime, n: number): PlayedRange {
  const { spans } = played;
  const launch = spans.findLast(({ first }) => first <= n)?.launch ?? 0;
  const first = spans.findIndex((span) => span.launch === launch);
  const last = spans.findLastIndex((span) => span.launch === launch);
  return { start: played.startOf(Math.max(0, first)), end: played.startOf(last + 1) };
}

/** Makes the range `factor` times as long; `around` keeps its place on the bar. */
export function zoomed({ start, end }: PlayedRange, factor: number, around: number, total: number): PlayedRange {
  const length = Math.min(Math.max((end - start) * factor, shortestRange), Math.max(total, shortestRange));
  const share = end > start ? (around - start) / (end - start) : 0.5;
  return within({ start: around - share * length, end: around + (1 - share) * length }, total);
}

/** Moved by a share of its length. */
export function panned({ start, end }: PlayedRange, share: number, total: number): PlayedRange {
  const by = share * (end - start);
  return within({ start: start + by, end: end + by }, total);
}

/** The range as a zoom: one that reaches the end goes on with the journal. */
export function asZoom({ start, end }: PlayedRange, total: number): Zoom {
  if (end < total) return { start, end };
  return start <= 0 ? 'all' : { last: end - start };
}

/** Moved into the play, and cut to it. */
function within({ start, end }: PlayedRange, total: number): PlayedRange {
  const length = Math.min(Math.max(end - start, shortestRange), total);
  const moved = Math.min(Math.max(0, start), total - length);
  return { start: moved, end: moved + length };
}

/** As in the address: `all`, the last seconds of play, or two times in seconds since 1970. */
export function zoomText(zoom: Zoom | undefined, played: PlayedTime): string | undefined {
  if (zoom === undefined || zoom === 'all') return zoom;
  if ('last' in zoom) return String(Math.round(zoom.last / 1000));
  const [from, to] = 'from' in zoom ? [zoom.from, zoom.to] : [played.timeAt(zoom.start), played.timeAt(zoom.end)];
  return `${Math.floor(from / 1000)}-${Math.ceil(to / 1000)}`;
}

export function zoomIn(text: string | undefined): Zoom | undefined {
  if (text === undefined || text === 'all') return text;
  const [, first, second] = /^(\d{1,12})(?:-(\d{1,12}))?$/.exec(text) ?? [];
  if (first === undefined) return undefined;
  const [from, to] = [Number(first) * 1000, Number(second) * 1000];
  return second === undefined ? { last: from } : { from, to };
}
