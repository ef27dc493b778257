/** Where a journal ends, as another session takes it up. */
import type { Members } from '../../interface/object-rule.js';
import { isObject, type JournalEvent } from '../../journal/journal-event.js';
import { accountOf } from '../../state/commander-fold.js';
import { addressFrom, nameFrom, positionFrom } from '../../state/fold-fields.js';
import { journalFold } from '../../state/journal-fold.js';
import { type JournalState, unknownState, type Where } from '../../state/journal-state.js';
import { beginsLaunch } from '../../state/launch.js';
import { wrongArgument } from '../../words/argument-error.js';
import type { ChartedSystem } from '../galaxy/milky-way.js';

/** Plain JSON, but for ids of 64 bits. */
export interface Departure {
  /** What is known after the last launch that reached the galaxy, or before the death of the commander. */
  readonly state: JournalState;
  /** The last line of some kinds, for what the state leaves out. */
  readonly lines: Readonly<Record<string, Members>>;
  /** The systems of all lines, where those put them. */
  readonly systems?: readonly ChartedSystem[];
}

const kept: ReadonlySet<string> = new Set([
  'LoadGame',
  'Loadout',
  'Progress',
  'Materials',
  'Statistics',
  'Cargo',
  'CarrierLocation',
  'CarrierStats',
  'Docked',
  'Location',
  'Touchdown',
]);

/** Collects a departure from the events of a journal, in their order. */
export class DepartureReader {
  #state = unknownState();
  #before: JournalState | undefined;
  #lines: Record<string, Members> = {};
  #lastTimestamp: string | undefined;
  readonly #systems = new Map<number, ChartedSystem>();

  add(event: Members, where: Where): void {
    const kind = String(event.event);
    const isLeaving = kind === 'Died' || (kind === 'Fileheader' && beginsLaunch(event));
    if (isLeaving && this.#state.system) this.#before = structuredClone(this.#state);
    const account = accountOf(this.#state.commander);
    journalFold.advance(this.#state, event, where);
    const changed = accountOf(this.#state.commander);
    if (changed !== undefined && account !== undefined && changed !== account) this.#lines = {};
    if (kept.has(kind)) this.#lines[kind] = event;
    this.#lastTimestamp = where.timestamp ?? this.#lastTimestamp;
    this.#chart(event);
  }

  /** The last line about a system counts. One about a jump names the class of its star. */
  #chart({ SystemAddress, StarSystem, StarPos, StarClass }: Members): void {
    const address = addressFrom(SystemAddress);
    if (typeof address !== 'number' || address < 0) return;
    const known = this.#systems.get(address);
    const name = nameFrom(StarSystem) ?? known?.name ?? '';
    const starClass = nameFrom(StarClass) ?? known?.starClass;
    this.#systems.set(address, { name, address, position: positionFrom(StarPos) ?? known?.position, starClass });
  }

  /** Undefined if no line says where the commander is. */
  get departure(): Departure | undefined {
    const state = this.#state.system ? this.#state : this.#before;
    const systems = [...this.#systems.values()].filter(({ name, position }) => name !== '' && position);
    return state && { state: { ...state, timestamp: this.#lastTimestamp }, lines: this.#lines, systems };
  }
}

/**
 * Where the events of a journal end, for `from` in `simulate`; undefined if none of them says where the
 * commander is.
 */
export function departureOf(events: readonly JournalEvent[]): Departure | undefined {
  if (!(Array.isArray(events) && (events as readonly unknown[]).every(isObject))) {
    throw wrongArgument('departureOf takes a list of events', events);
  }
  const reader = new DepartureReader();
  for (const [index, event] of events.entries()) {
    reader.add({ ...event }, { file: '', line: index + 1, timestamp: event.timestamp });
  }
  return reader.departure;
}
