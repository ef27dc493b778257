import { base64Bytes } from '../../byte-text.js';
import { type Compiled, functionsOf, hasWebAssembly, makeMemory, pageSize } from '../../web-assembly.js';
import { surveyCode } from './survey-code.js';

/** How many bytes are looked over at once: so few that they stay where the processor reaches them soonest. */
export const surveyBytes = 16 * 1024;

/** Lines that are shorter than a few bytes may be more; then the rest is looked over later. */
const mostLines = 2048;

const numbersPerLine = 2;
const textPlace = mostLines * numbersPerLine * Int32Array.BYTES_PER_ELEMENT + 64;
const pages = Math.ceil((textPlace + surveyBytes + 64) / pageSize);

/**
 * A look over many lines at once: where each ends, and what is asked of it. `assembly/survey.ts` does it, in a memory that all
 * readings share, so that what is found holds until the next look.
 */
export class LineSurvey {
  readonly bytes: Uint8Array;
  readonly #table: Int32Array;
  readonly #names: Compiled;
  readonly #kinds: Compiled;

  constructor() {
    const memory = makeMemory(pages);
    const { namesOfLines, kindsOfLines } = functionsOf(base64Bytes(surveyCode), { memory });
    this.bytes = Buffer.from(memory.buffer);
    this.#table = new Int32Array(memory.buffer, 0, mostLines * numbersPerLine);
    this.#names = namesOfLines as Compiled;
    this.#kinds = kindsOfLines as Compiled;
  }

  /** Where the first line begins in the memory; the byte before it is free. */
  readonly start = textPlace;

  /** Takes the bytes of whole lines and counts the names in each; gives how many lines were looked at. */
  countNames(lines: Uint8Array): number {
    return this.#survey(this.#names, lines);
  }

  /** The same for where their kinds end. */
  findKinds(lines: Uint8Array): number {
    return this.#survey(this.#kinds, lines);
  }

  /** Where a line ends: its LF. */
  endOf(line: number): number {
    return this.#table[line * numbersPerLine] as number;
  }

  /** How many names it has, after `countNames`; below 0 if it has to be looked at by itself. */
  namesIn(line: number): number {
    return this.#foundIn(line) >> 1;
  }

  /** Whether such a line is all ASCII. */
  isAscii(line: number): boolean {
    return (this.#foundIn(line) & 1) === 0;
  }

  /** Where the kind of a line ends, after `findKinds`; below 0 if that was not found. */
  kindEndOf(line: number): number {
    return this.#foundIn(line);
  }

  #foundIn(line: number): number {
    return this.#table[line * numbersPerLine + 1] as number;
  }

  #survey(survey: Compiled, lines: Uint8Array): number {
    this.bytes.set(lines, textPlace);
    return survey(textPlace, textPlace + lines.length, 0, mostLines);
  }
}

let survey: LineSurvey | undefined;

/** The survey; none under an engine that lacks WebAssembly, such as `node --jitless`, or a processor that lacks its wide numbers. */
export function lineSurvey(): LineSurvey | undefined {
  return hasWebAssembly ? (survey ??= new LineSurvey()) : undefined;
}
