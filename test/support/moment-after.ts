import type { Moment } from '../../src/cockpit/protocol.js';
import { emptyMoment } from '../../src/cockpit/recording/advance-moment.js';

/** The moment after these events, in this order, with this Status. */
export function momentAfter(events: Readonly<Record<string, object>>, status?: object): Moment {
  return {
    ...emptyMoment,
    latest: Object.fromEntries(
      Object.entries(events).map(([event, fields], n) => [event, { n, text: JSON.stringify({ event, ...fields }) }]),
    ),
    companions: status ? { Status: { time: 0, text: JSON.stringify({ event: 'Status', ...status }) } } : {},
  };
}
