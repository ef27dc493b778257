import type { Moment } from '../../src/cockpit/protocol.js';
import { emptyMoment } from '../../src/cockpit/recording/advance-moment.js';
import { foldedBy } from './moment-of.js';

/** The moment after these events, in this order, with this Status. */
export function momentAfter(events: Readonly<Record<string, object>>, status?: object): Moment {
  const written = Object.entries(events).map(([event, fields]) => ({ event, ...fields }));
  return {
    ...emptyMoment,
    state: foldedBy(written),
    latest: Object.fromEntries(written.map((event, n) => [event.event, { n, text: JSON.stringify(event) }])),
    companions: status ? { Status: { time: 0, text: JSON.stringify({ event: 'Status', ...status }) } } : {},
  };
}
