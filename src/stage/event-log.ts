import { dialects } from '../interface/dialect/dialects.js';
import { findCompanionKind } from '../interface/kind-catalogue.js';
import type { JournalEvent, WritableEvent } from '../journal/journal-event.js';
import { companionOf } from '../journal/write/companion-writer.js';
import type { TimedWrite } from '../simulate/session-output.js';

/** The number of lines that are remembered; the journal has them all. */
const maxRemembered = 20_000;

/** Remembers what a session has written: the latest lines, and the content of each companion file. */
export class EventLog {
  readonly #events: WritableEvent[] = [];
  /** What readers get of them; made from when the first one asks, since most sessions are only written. */
  readonly #read: JournalEvent[] = [];
  #isAskedFor = false;
  readonly #companions = new Map<string, WritableEvent>();
  readonly #watchers: ((event: JournalEvent) => void)[] = [];

  /** The lines so far, the latest of them at least. */
  get written(): readonly JournalEvent[] {
    this.#isAskedFor = true;
    for (const event of this.#events.slice(this.#read.length)) this.#read.push(asRead(event));
    return this.#read;
  }

  get last(): WritableEvent | undefined {
    return this.#events.at(-1);
  }

  /** The latest content of the file that a kind is written to. After a route was cleared, that of NavRoute is a NavRouteClear. */
  companion(kind: string): JournalEvent | undefined {
    const latest = this.#companions.get(findCompanionKind(dialects.game, kind)?.companion.file ?? '');
    return latest && asRead(latest);
  }

  /** Calls back for every line from now on. */
  watch(callback: (event: JournalEvent) => void): void {
    this.#watchers.push(callback);
  }

  add({ event, companion }: TimedWrite): void {
    if (event) this.#addLine(event);
    else this.#companions.set(companionOf(companion.event), companion);
  }

  #addLine(line: WritableEvent): void {
    this.#events.push(line);
    const event = this.#isAskedFor || this.#watchers.length > 0 ? this.written.at(-1) : undefined;
    if (this.#events.length > 2 * maxRemembered) {
      this.#events.splice(0, maxRemembered);
      this.#read.splice(0, maxRemembered);
    }
    if (event) for (const callback of this.#watchers) callback(event);
  }
}

/** The lines among some writes. */
export function eventsIn(writes: readonly TimedWrite[]): JournalEvent[] {
  return writes.flatMap(({ event }) => (event ? [asRead(event)] : []));
}

/** A copy of all of it: what a reader does with it changes neither the event nor the lists that others share with it. */
function asRead(event: WritableEvent): JournalEvent {
  return structuredClone(event) as JournalEvent;
}
