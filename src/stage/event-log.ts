import { dialects } from '../interface/dialect/dialects.js';
import { findCompanionKind } from '../interface/kind-catalogue.js';
import { copyEvent } from '../journal/copy-event.js';
import type { JournalEvent, WritableEvent } from '../journal/journal-event.js';
import { companionOf } from '../journal/write/companion-writer.js';
import type { TimedWrite } from '../simulate/session-output.js';

/** The number of lines that are remembered; the journal has them all. */
const maxRemembered = 20_000;

/** Remembers what a session has written: the latest lines, and the content of each companion file. */
export class EventLog {
  readonly #written: JournalEvent[] = [];
  readonly #companions = new Map<string, WritableEvent>();
  readonly #watchers: ((event: JournalEvent) => void)[] = [];

  /** The lines so far, the latest of them at least. */
  get written(): readonly JournalEvent[] {
    return this.#written;
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
    if (event) this.#addLine(asRead(event));
    else this.#companions.set(companionOf(companion.event), companion);
  }

  #addLine(event: JournalEvent): void {
    this.#written.push(event);
    if (this.#written.length > 2 * maxRemembered) this.#written.splice(0, maxRemembered);
    for (const callback of this.#watchers) callback(event);
  }
}

/** The lines among some writes. */
export function eventsIn(writes: readonly TimedWrite[]): JournalEvent[] {
  return writes.flatMap(({ event }) => (event ? [asRead(event)] : []));
}

/** A copy, which is the reader's own: the next events share lists with the event. */
function asRead(event: WritableEvent): JournalEvent {
  return copyEvent(event) as JournalEvent;
}
