import { dialects } from '../interface/dialect/dialects.js';
import { findCompanionKind } from '../interface/kind-catalogue.js';
import type { JournalEvent, WritableEvent } from '../journal/journal-event.js';
import { companionOf } from '../journal/write/companion-writer.js';
import type { TimedWrite } from '../simulate/timeline.js';
import type { Recorder } from './time/paced-playback.js';

/** Lines that are remembered; who wants more reads the journal. */
const maxRemembered = 20_000;

/** What has happened on a stage: it goes to the recorder, and the latest of it is remembered. */
export class EventLog {
  readonly #recorder: Recorder;
  readonly #wrote: (isAskedFor: boolean) => void;
  readonly #written: JournalEvent[] = [];
  readonly #companions = new Map<string, JournalEvent>();
  readonly #watching: ((event: JournalEvent) => void)[] = [];
  #isSettled = true;

  /** `wrote` is called whenever something has reached the disk, because its time had come or since it was asked for. */
  constructor(recorder: Recorder, wrote: (isAskedFor: boolean) => void = () => {}) {
    this.#recorder = recorder;
    this.#wrote = wrote;
  }

  /** The lines so far, the latest of them at least. */
  get written(): readonly JournalEvent[] {
    return this.#written;
  }

  /** The latest content of a companion, by its kind; a route that was cleared is told as such. */
  companion(kind: string): JournalEvent | undefined {
    return this.#companions.get(findCompanionKind(dialects.game, kind)?.companion.file ?? '');
  }

  /** Tells of every line from now on. */
  watch(saw: (event: JournalEvent) => void): void {
    this.#watching.push(saw);
  }

  add(moments: readonly TimedWrite[]): void {
    for (const moment of moments) {
      this.#recorder.take(moment);
      this.#isSettled = false;
      if (moment.event) this.#remember(asRead(moment.event));
      else this.#companions.set(companionOf(moment.companion.event), asRead(moment.companion));
    }
  }

  /** Brings to the disk what was taken. */
  flush(isAskedFor = false): void {
    if (this.#isSettled) return;
    this.#isSettled = true;
    this.#recorder.settle();
    this.#wrote(isAskedFor);
  }

  /** Fulfilled when all that was taken is on the disk; nothing if it is already. */
  get behind(): Promise<void> | undefined {
    return this.#recorder.behind;
  }

  #remember(event: JournalEvent): void {
    this.#written.push(event);
    if (this.#written.length > 2 * maxRemembered) this.#written.splice(0, maxRemembered);
    for (const saw of this.#watching) saw(event);
  }
}

/** The lines among what has happened. */
export function eventsIn(moments: readonly TimedWrite[]): JournalEvent[] {
  return moments.flatMap(({ event }) => (event ? [asRead(event)] : []));
}

/** The same as one who reads it has it. */
function asRead(event: WritableEvent): JournalEvent {
  return { ...event };
}
