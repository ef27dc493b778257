import { copyFileSync } from 'node:fs';
import path from 'node:path';
import type { Dialect } from '../../interface/dialect/dialects.js';
import type { WritableEvent } from '../../journal/journal-event.js';
import { markAsOurs } from '../../journal/write/ownership-marker.js';
import type { SessionRecorder } from '../record/session-recorder.js';
import type { FaultTracker } from './fault-tracker.js';
import type { ScheduledFault } from './scheduled-fault.js';

/** The faults of whole journal files. */
export class FaultyFiles {
  readonly #inner: SessionRecorder;
  readonly #tracker: FaultTracker;
  readonly #dialect: Dialect;
  /** The Fileheader of the first part, which every part repeats. */
  #header: WritableEvent | undefined;
  /** Whether a fault leaves out the proper end, once that is decided. */
  #ending: { readonly fault: ScheduledFault | undefined } | undefined;

  constructor(inner: SessionRecorder, tracker: FaultTracker, dialect: Dialect) {
    this.#inner = inner;
    this.#tracker = tracker;
    this.#dialect = dialect;
  }

  /** Called before a line: a fault may happen between two lines. */
  before(event: WritableEvent): void {
    const { line } = this.#inner.nextLine();
    if (line === 1) {
      if (event.event === 'Fileheader') this.#header ??= { ...event };
      return;
    }
    const scheduled = this.#tracker.nextDue(({ fault }) => fault.touches === 'file' && fault.does !== 'end');
    if (!scheduled) return;
    scheduled.begin();
    if (scheduled.fault.touches === 'file' && scheduled.fault.does === 'copy') this.#copy(scheduled);
    else this.#beginPart(scheduled, event.timestamp);
  }

  /** The fault that leaves out the proper end, if there is one. */
  ending(): ScheduledFault | undefined {
    this.#ending ??= {
      fault: this.#tracker.nextDue(({ fault }) => fault.touches === 'file' && fault.does === 'end'),
    };
    return this.#ending.fault;
  }

  /** The live game ends a part with Continued, and begins each with its header. */
  #beginPart(scheduled: ScheduledFault, timestamp: string): void {
    const header = this.#header;
    let next = 0;
    this.#inner.beginPart((part) => {
      next = part;
      if (this.#dialect !== 'game') return {};
      const last = { timestamp, event: 'Continued', Part: part };
      return { last, ...(header && { first: { ...header, timestamp, part } }) };
    });
    this.#tracker.record(scheduled, { file: this.#inner.nextLine().file, line: 1, what: `part ${next} begins` });
  }

  #copy(scheduled: ScheduledFault): void {
    this.#inner.flush();
    const { file } = this.#inner.nextLine();
    const copy = file.replace(/\.log$/, '(1).log');
    markAsOurs(path.dirname(copy), path.basename(copy));
    copyFileSync(file, copy);
    this.#tracker.record(scheduled, { file: copy, line: 1, what: `a copy of ${path.basename(file)}` });
  }
}
