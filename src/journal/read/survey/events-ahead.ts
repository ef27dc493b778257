import { isUtf8 } from 'node:buffer';
import { closeBracket, comma, openBracket } from '../../ascii.js';
import { latin1At, utf8At } from '../../byte-text.js';
import type { JournalEvent } from '../../journal-event.js';
import { countMembers } from '../../parse/lossless-json.js';
import type { ByteLines } from '../byte-lines.js';
import { type LineSurvey, lineSurvey, surveyBytes } from './line-survey.js';

/**
 * Parses many lines in one call of `JSON.parse`, as an array, which takes less than to parse each. The survey tells which lines
 * are sound enough: where each has its brackets and texts closed, every comma between two lines is one of the array, and if
 * there are as many elements as lines, each line is one of them.
 */
export class EventsAhead {
  /** The event of each line; nothing where the line has to be looked at by itself. */
  readonly #events: (JournalEvent | undefined)[] = [];
  /** Where each line ends in the survey's memory; so much further on it stands in the memory of the lines. */
  readonly #ends: number[] = [];
  #base = 0;
  #at = 0;
  #count = 0;

  /** The event of the next line, which is then cut off; nothing if that line has to be cut off and parsed by itself. */
  next(lines: ByteLines): JournalEvent | undefined {
    if (this.#at === this.#count && !this.#fill(lines)) return undefined;
    const at = this.#at++;
    const event = this.#events[at];
    if (event) lines.skipTo(this.#base + (this.#ends[at] as number) + 1);
    return event;
  }

  /** Forgets what was parsed: other bytes come. */
  drop(): void {
    this.#at = 0;
    this.#count = 0;
    this.#events.length = 0;
  }

  #fill(lines: ByteLines): boolean {
    const bytes = lines.wholeLines(surveyBytes);
    const survey = bytes && lineSurvey();
    if (!survey) return false;
    const count = survey.countNames(bytes);
    this.#base = lines.nextPlace - survey.start;
    this.#at = 0;
    this.#count = count;
    this.#events.length = 0;
    for (let line = 0; line < count; line++) this.#ends[line] = survey.endOf(line);
    for (let line = 0; line < count; line = this.#events.length) {
      if (survey.namesIn(line) < 0) this.#events.push(undefined);
      else this.#parse(survey, line, count);
    }
    return true;
  }

  /** Parses the lines from one on, as far as the survey found nothing in them. Those that are not ASCII are few, and would make all others slow. */
  #parse(survey: LineSurvey, first: number, count: number): void {
    const { bytes } = survey;
    const start = first === 0 ? survey.start : survey.endOf(first - 1) + 1;
    const isAscii = survey.isAscii(first);
    let behind = first + 1;
    while (behind < count && survey.namesIn(behind) >= 0 && survey.isAscii(behind) === isAscii) {
      bytes[survey.endOf(behind - 1)] = comma;
      behind++;
    }
    const end = survey.endOf(behind - 1);
    bytes[start - 1] = openBracket;
    bytes[end] = closeBracket;
    const text = isAscii ? latin1At(bytes, start - 1, end + 1) : textIfUtf8(bytes, start - 1, end + 1);
    const events = parsedArray(text, behind - first);
    for (let line = first; line < behind; line++) {
      const event = events?.[line - first];
      this.#events.push(event && countMembers(event) === survey.namesIn(line) ? event : undefined);
    }
  }
}

/** The text between two places; none if it is not all UTF-8, which is rare: then each line is looked at by itself. */
function textIfUtf8(bytes: Uint8Array, start: number, end: number): string {
  return isUtf8(bytes.subarray(start, end)) ? utf8At(bytes, start, end) : '';
}

/** The elements of an array if there are so many: objects, since every line begins with a brace. */
function parsedArray(text: string, length: number): JournalEvent[] | undefined {
  try {
    const elements = JSON.parse(text) as JournalEvent[];
    return elements.length === length ? elements : undefined;
  } catch {
    return undefined;
  }
}
