import type { ByteLines } from '../byte-lines.js';
import type { WantedKinds } from '../wanted-kinds.js';
import { lineSurvey, surveyBytes } from './line-survey.js';

/** So many bytes behind the beginning of a line its kind begins, where the survey has found its end. */
const kindPlace = '{ "timestamp":"2026-11-14T20:41:00Z", "event":"'.length;

/** Passes over the lines of other kinds without cutting off each, where they begin as the game writes them. */
export class SkippedLines {
  readonly #wanted: WantedKinds;
  /** Places in the memory of the lines: of each line that is not passed over, and where the last look ended. */
  readonly #stops: number[] = [];
  /** How many lines are passed over before each. */
  readonly #skipped: number[] = [];
  #at = 0;

  constructor(wanted: WantedKinds) {
    this.#wanted = wanted;
  }

  /** Goes on to the next line that has to be looked at, or as far as there are whole lines; gives how many lines it passed. */
  pass(lines: ByteLines): number {
    let passed = 0;
    while (this.#at < this.#stops.length || this.#look(lines)) {
      const at = this.#at++;
      lines.skipTo(this.#stops[at] as number);
      passed += this.#skipped[at] as number;
      if (this.#at < this.#stops.length) break;
    }
    return passed;
  }

  /** Forgets what was seen: other bytes come. */
  drop(): void {
    this.#at = 0;
    this.#stops.length = 0;
    this.#skipped.length = 0;
  }

  #look(lines: ByteLines): boolean {
    const bytes = lines.wholeLines(surveyBytes);
    const survey = bytes && lineSurvey();
    if (!survey) return false;
    this.drop();
    const count = survey.findKinds(bytes);
    const base = lines.nextPlace - survey.start;
    let skipped = 0;
    let { start } = survey;
    for (let line = 0; line < count; line++) {
      const kindEnd = survey.kindEndOf(line);
      if (kindEnd < 0 || this.#wanted.isAt(survey.bytes, start + kindPlace, kindEnd)) {
        this.#stop(base + start, skipped);
        skipped = 0;
      } else skipped++;
      start = survey.endOf(line) + 1;
    }
    this.#stop(base + start, skipped);
    return true;
  }

  #stop(place: number, skipped: number): void {
    this.#stops.push(place);
    this.#skipped.push(skipped);
  }
}
