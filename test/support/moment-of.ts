import type { Moment } from '../../src/cockpit/protocol.js';
import { emptyMoment } from '../../src/cockpit/recording/advance-moment.js';
import { momentFold } from '../../src/cockpit/recording/moment-kinds.js';
import { unknownState } from '../../src/state/journal-state.js';

type EventFields = Readonly<Record<string, unknown>>;

interface MomentEvents {
  /** The latest events, in the order of play. */
  readonly latest?: readonly (EventFields & { readonly event: string })[];
  readonly missions?: readonly EventFields[];
  readonly engineers?: readonly EventFields[];
  /** Modules of ModulesInfo.json. */
  readonly modules?: unknown;
}

/** Timestamp of all events of `momentOf`. */
export const momentTime = '2026-11-15T19:00:00Z';

/** A moment that consists of a few events. */
export function momentOf({ latest = [], missions = [], engineers = [], modules }: MomentEvents): Moment {
  const line = (event: EventFields, n: number) => ({ n, text: JSON.stringify({ timestamp: momentTime, ...event }) });
  const listed = { time: Date.parse(momentTime), text: JSON.stringify({ Modules: modules }) };
  const progress = engineers.map((event) => ({ ...event, event: 'EngineerProgress' }));
  return {
    ...emptyMoment,
    state: foldedBy([...latest, ...missions, ...progress].map((event) => ({ timestamp: momentTime, ...event }))),
    latest: Object.fromEntries(latest.map((event, n) => [event.event, line(event, n)])),
    companions: modules === undefined ? {} : { ModuleInfo: listed },
  };
}

/** The folded state after these events. */
export function foldedBy(events: readonly EventFields[]): Moment['state'] {
  const state = unknownState();
  for (const [line, event] of events.entries()) {
    const { timestamp } = event;
    momentFold.advance(state, event, {
      file: '',
      line,
      timestamp: typeof timestamp === 'string' ? timestamp : undefined,
    });
  }
  return state;
}
