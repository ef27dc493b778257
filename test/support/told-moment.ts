import type { Moment } from '../../src/cockpit/protocol.js';
import { emptyMoment } from '../../src/cockpit/recording/advance-moment.js';
import { momentFold } from '../../src/cockpit/recording/moment-kinds.js';
import { unknownState } from '../../src/state/journal-state.js';

type ToldEvent = Readonly<Record<string, unknown>>;

interface Told {
  /** The latest events, in the order of play. */
  readonly latest?: readonly (ToldEvent & { readonly event: string })[];
  readonly missions?: readonly ToldEvent[];
  readonly engineers?: readonly ToldEvent[];
  /** What ModulesInfo.json lists. */
  readonly modules?: unknown;
}

/** When all that a told moment consists of was written. */
export const toldAt = '2026-11-15T19:00:00Z';

/** A moment that consists of a few events. */
export function toldMoment({ latest = [], missions = [], engineers = [], modules }: Told): Moment {
  const line = (event: ToldEvent, n: number) => ({ n, text: JSON.stringify({ timestamp: toldAt, ...event }) });
  const listed = { time: Date.parse(toldAt), text: JSON.stringify({ Modules: modules }) };
  const progress = engineers.map((told) => ({ ...told, event: 'EngineerProgress' }));
  return {
    ...emptyMoment,
    state: foldedBy([...latest, ...missions, ...progress].map((told) => ({ timestamp: toldAt, ...told }))),
    latest: Object.fromEntries(latest.map((event, n) => [event.event, line(event, n)])),
    companions: modules === undefined ? {} : { ModuleInfo: listed },
  };
}

/** What the journal tells after these events. */
export function foldedBy(events: readonly ToldEvent[]): Moment['state'] {
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
