import type { JournalEvent, WritableEvent } from '../journal/event.js';
import type { Moment } from '../simulate/conductor.js';
import type { Recorder } from './time/paced.js';

/** Lines that are remembered; who wants more reads the journal. */
const remembered = 20_000;

/** What has happened on a stage: it goes to the recorder, and the latest of it is remembered. */
export class Chronicle {
  readonly #recorder: Recorder;
  readonly #wrote: () => void;
  readonly #written: JournalEvent[] = [];
  readonly #companions = new Map<string, JournalEvent>();
  readonly #watching: ((event: JournalEvent) => void)[] = [];
  #isSettled = true;

  /** `wrote` is called whenever something has reached the disk. */
  constructor(recorder: Recorder, wrote: () => void = () => {}) {
    this.#recorder = recorder;
    this.#wrote = wrote;
  }

  /** The lines so far, the latest of them at least. */
  get written(): readonly JournalEvent[] {
    return this.#written;
  }

  /** The latest content of a companion, by its kind. */
  companion(kind: string): JournalEvent | undefined {
    return this.#companions.get(kind);
  }

  /** Tells of every line from now on. */
  watch(saw: (event: JournalEvent) => void): void {
    this.#watching.push(saw);
  }

  take(moments: readonly Moment[]): void {
    for (const moment of moments) {
      this.#recorder.take(moment);
      this.#isSettled = false;
      if (moment.event) this.#remember(asRead(moment.event));
      else this.#companions.set(moment.companion.event, asRead(moment.companion));
    }
  }

  /** Brings to the disk what was taken. */
  settle(): void {
    if (this.#isSettled) return;
    this.#isSettled = true;
    this.#recorder.settle();
    this.#wrote();
  }

  #remember(event: JournalEvent): void {
    this.#written.push(event);
    if (this.#written.length > 2 * remembered) this.#written.splice(0, remembered);
    for (const saw of this.#watching) saw(event);
  }
}

/** The same as one who reads it has it. */
export function asRead(event: WritableEvent): JournalEvent {
  return { ...event };
}
