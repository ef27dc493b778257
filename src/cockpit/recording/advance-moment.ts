/** Advances a page's moment by new lines, without fetching it. */
import { unknownState } from '../../state/journal-state.js';
import { type FeedMessages, type Moment, mostJumps } from '../protocol.js';

/** Before the first line. */
export const emptyMoment: Moment = { lines: 0, state: unknownState(), latest: {}, jumps: [], companions: {} };

/** The moment after more lines; equal to the one a recording answers. */
export function advanceMoment(
  moment: Moment,
  { state, latest, jumps, progress }: Pick<FeedMessages['lines'], 'state' | 'latest' | 'jumps' | 'progress'>,
): Moment {
  return {
    ...moment,
    lines: progress.lines,
    ...(progress.last !== undefined && { time: progress.last }),
    state: sharing(moment.state, state),
    latest: { ...moment.latest, ...latest },
    jumps: jumps.length === 0 ? moment.jumps : [...moment.jumps, ...jumps].slice(-mostJumps),
  };
}

/**
 * The later state, reusing equal members of the earlier one, so that values derived from them stay cached.
 */
function sharing(before: Moment['state'], after: Moment['state']): Moment['state'] {
  const earlier = new Map(Object.entries(before));
  const members = Object.entries(after).map(([name, value]) => {
    const same = earlier.get(name);
    return [name, JSON.stringify(same) === JSON.stringify(value) ? same : value] as const;
  });
  return Object.fromEntries(members) as unknown as Moment['state'];
}
