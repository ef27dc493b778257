import { copyFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { NewFile } from '../../direct/faults/fault.js';
import type { Dialect } from '../../interface/dialect/dialects.js';
import { writeFailed } from '../../journal/journal-error.js';
import type { WritableEvent } from '../../journal/journal-event.js';
import { markAsOurs } from '../../journal/write/ownership-marker.js';
import type { SessionRecorder } from '../record/session-recorder.js';
import type { FaultTracker } from './fault-tracker.js';
import type { ScheduledFault } from './scheduled-fault.js';

const amidLines: ReadonlySet<string> = new Set(['begin-part', 'copy', 'add']);

/** Milliseconds of the session between the end of the game and a start that writes nothing. */
const restart = 10_000;

/** The faults of whole journal files. */
export class FaultyFiles {
  readonly #inner: SessionRecorder;
  readonly #tracker: FaultTracker;
  readonly #dialect: Dialect;
  /** The Fileheader of the first part, which every part repeats. */
  #header: WritableEvent | undefined;
  /** Whether a fault omits the proper end, once decided. */
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
    const scheduled = this.#tracker.nextDue(({ fault }) => fault.touches === 'file' && amidLines.has(fault.does));
    if (!scheduled) return;
    const random = scheduled.begin();
    const { fault } = scheduled;
    if (fault.touches !== 'file') return;
    if (fault.does === 'add') this.#add(scheduled, fault.make(event.timestamp, random));
    else if (fault.does === 'copy') this.#copy(scheduled);
    else this.#beginPart(scheduled, event.timestamp);
  }

  /** Called when the game has ended, at a time in milliseconds. */
  afterShutdown(at: number): void {
    const scheduled = this.#tracker.nextDue(({ fault }) => fault.touches === 'file' && fault.does === 'begin-empty');
    if (!scheduled) return;
    scheduled.begin();
    this.#inner.beginJournal(at + restart);
    this.#tracker.record(scheduled, { file: this.#inner.nextLine().file, line: 1, what: 'an empty journal' });
  }

  /** The fault that omits the proper end, if any. */
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

  /** Marked as ours, so that `clean` removes it. */
  #add(scheduled: ScheduledFault, { name, text, what }: NewFile): void {
    this.#inner.flush();
    const directory = path.dirname(this.#inner.nextLine().file);
    const file = path.join(directory, name);
    markAsOurs(directory, name);
    try {
      writeFileSync(file, text);
    } catch (error) {
      throw writeFailed(`write ${file}`, error);
    }
    this.#tracker.record(scheduled, { file: name, line: 1, what });
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
