import { formatLine } from '../../journal/format/format-line.js';
import type { EventToWrite } from '../../journal/journal-event.js';
import type { WrittenEvent } from '../service.js';

/** Characters kept of the journal; the oldest days are forgotten. */
const mostKept = 64 * 1024 * 1024;

const leftOut: ReadonlySet<unknown> = new Set(['Fileheader', 'Shutdown']);

const britishDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });

/** The day in British time, by which the service keeps journals: `2026-11-14`; undefined without a time. */
export function dayOf(at: number): string | undefined {
  return Number.isNaN(at) ? undefined : britishDay.format(at);
}

/** The lines of the journal by day, without those that begin and end a file. */
export class JournalDays {
  readonly #days = new Map<string, string[]>();
  #length = 0;

  wrote({ event, line }: WrittenEvent): void {
    const day = dayOf(Date.parse(String(event.timestamp)));
    if (!line || leftOut.has(event.event) || day === undefined) return;
    const text = formatLine(event as unknown as EventToWrite);
    const lines = this.#days.get(day);
    if (lines) lines.push(text);
    else this.#days.set(day, [text]);
    this.#length += text.length;
    const [oldest] = this.#days;
    if (this.#length <= mostKept || !oldest || oldest[0] === day) return;
    this.#days.delete(oldest[0]);
    this.#length -= oldest[1].reduce((sum, { length }) => sum + length, 0);
  }

  /** All lines of a day, `2026-11-14`; undefined if nothing was played. */
  of(day: string): string | undefined {
    return this.#days.get(day)?.join('');
  }
}
