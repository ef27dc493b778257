import type { Moment, Progress, StateLine } from '../protocol.js';

/** Nothing is known yet. */
export const emptyMoment: Moment = {
  lines: 0,
  latest: {},
  gathered: { missions: [], engineers: [], jumps: [] },
  companions: {},
};

/** The moment after some more lines. */
export function advanceMoment(
  moment: Moment,
  { progress }: { readonly state: readonly StateLine[]; readonly progress: Progress },
): Moment {
  return { ...moment, lines: progress.lines, ...(progress.last !== undefined && { time: progress.last }) };
}
