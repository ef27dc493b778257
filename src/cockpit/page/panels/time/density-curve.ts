import type { Density } from '../../../protocol.js';
import type { TimelineScale } from './timeline-scale.js';

const minute = 60_000;
/** Width of a point of the curve: at least these pixels, and this much play. */
const leastPixels = 4;
const leastPlay = 10_000;

export interface DensityPoint {
  readonly x: number;
  /** Events per minute. */
  readonly rate: number;
  /** Share of the highest, by its square root: the burst at the start of a launch hides nothing. */
  readonly share: number;
}

/** Events per minute over the shown range. */
export function densityCurve({ from, step, counts }: Density, scale: TimelineScale): DensityPoint[] {
  const { start, end } = scale.range;
  const play = Math.max(leastPlay, step, ((end - start) / Math.max(1, scale.width)) * leastPixels);
  // Whole multiples: panning moves the curve, and does not change it.
  const first = Math.floor(start / play);
  const rates = Array.from({ length: Math.max(0, Math.ceil(end / play) - first) }, () => 0);
  const last = Math.min(counts.length, Math.ceil((end + play - from) / step));
  for (let at = Math.max(0, Math.floor((start - play - from) / step)); at < last; at++) {
    const bin = Math.floor((from + (at + 0.5) * step) / play) - first;
    if (bin >= 0 && bin < rates.length) rates[bin] = (rates[bin] as number) + ((counts[at] as number) * minute) / play;
  }
  const most = rates.reduce((one, other) => Math.max(one, other), 0);
  return rates.map((rate, bin) => {
    return { x: scale.xOfPlayed((first + bin + 0.5) * play), rate, share: most > 0 ? Math.sqrt(rate / most) : 0 };
  });
}
