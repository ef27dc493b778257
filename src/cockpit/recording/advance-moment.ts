/** Advances a page's moment by new lines, without fetching it. */
import { unknownState } from '../../state/journal-state.js';
import type { FeedMessages, Moment } from '../protocol.js';

/** Before the first line. */
export const emptyMoment: Moment = { lines: 0, state: unknownState(), latest: {}, companions: {} };

/** The moment after more lines; equal to the one a recording answers. */
export function advanceMoment(
  moment: Moment,
  { state, latest, progress }: Pick<FeedMessages['lines'], 'state' | 'latest' | 'progress'>,
): Moment {
  return {
    ...moment,
    lines: progress.lines,
    ...(progress.last !== undefined && { time: progress.last }),
    state: sharing(moment.state, state),
    latest: { ...moment.latest, ...latest },
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
