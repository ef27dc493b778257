import { companionFiles } from '../interface/companion-names.js';
import type { CompanionEvent, CompanionKind } from '../interface/event-types.js';
import { copyEvent } from '../journal/copy-event.js';
import type { JournalEvent, WritableEvent } from '../journal/journal-event.js';
import { companionOf } from '../journal/write/companion-writer.js';
import type { TimedWrite } from '../simulate/session-output.js';

/** Lines kept in memory; the journal has them all. */
const maxRemembered = 20_000;

/** The latest lines of a session, and the content of each companion file. */
export class EventLog {
  readonly #written: JournalEvent[] = [];
  readonly #companions = new Map<string, WritableEvent>();
  readonly #watchers: ((event: JournalEvent) => void)[] = [];

  /** At least the latest `maxRemembered` lines. */
  get written(): readonly JournalEvent[] {
    return this.#written;
  }

  /**
   * The latest content of the file for a kind. After a route was cleared, that of NavRoute is a
   * NavRouteClear.
   */
  companion<Name extends CompanionKind>(kind: Name): CompanionEvent<Name> | undefined {
    const latest = this.#companions.get(companionFiles[kind]);
    return latest && (copyEvent(latest) as unknown as CompanionEvent<Name>);
  }

  /** Calls back for every new line. */
  watch(callback: (event: JournalEvent) => void): void {
    this.#watchers.push(callback);
  }

  /** Leaves out what a second commander's game wrote. */
  add({ event, companion, isSecond }: TimedWrite): void {
    if (isSecond) return;
    if (event) this.#addLine(asRead(event));
    else this.#companions.set(companionOf(companion.event), companion);
  }

  #addLine(event: JournalEvent): void {
    this.#written.push(event);
    if (this.#written.length > 2 * maxRemembered) this.#written.splice(0, maxRemembered);
    for (const callback of this.#watchers) callback(event);
  }
}

/** The lines of the first commander. */
export function eventsIn(writes: readonly TimedWrite[]): JournalEvent[] {
  return writes.flatMap(({ event, isSecond }) => (event && !isSecond ? [asRead(event)] : []));
}

/** Copied: later events share lists with this one. */
function asRead(event: WritableEvent): JournalEvent {
  return copyEvent(event) as JournalEvent;
}
