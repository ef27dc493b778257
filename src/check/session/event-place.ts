import { secondsBetween } from './field-readers.js';
import type { JournalLine } from './known-system.js';
import { momentSeconds, momentText, noDay } from './moment-text.js';

/** Where and when an event was recorded. Its time stays two numbers until somebody asks for the text. */
export class EventPlace implements JournalLine {
  readonly file: string;
  readonly line: number;
  /** Its time in two numbers, or if it has no day, as it is written. */
  readonly day: number;
  readonly time: number;
  readonly written: string | undefined;

  constructor(file: string, line: number, day: number, time: number, written: string | undefined) {
    this.file = file;
    this.line = line;
    this.day = day;
    this.time = time;
    this.written = written;
  }

  get timestamp(): string | undefined {
    return this.day === noDay ? this.written : momentText(this.day, this.time);
  }

  /** Seconds from here to a later event; negative if it is earlier, undefined if the time of either is not in UTC. */
  secondsTo(later: EventPlace): number | undefined {
    if (this.day === noDay || later.day === noDay) return secondsBetween(this.timestamp, later.timestamp);
    return momentSeconds(later.day, later.time) - momentSeconds(this.day, this.time);
  }
}
