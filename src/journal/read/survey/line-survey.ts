import { base64Bytes } from '../../byte-text.js';
import { surveyCode } from './survey-code.js';

/** How many bytes are looked over at once: so few that they stay where the processor reaches them soonest. */
export const surveyBytes = 32 * 1024;

/** Lines that are shorter than a few bytes may be more; then the rest is looked over later. */
const mostLines = 2048;

const numbersPerLine = 2;
const textPlace = mostLines * numbersPerLine * Int32Array.BYTES_PER_ELEMENT + 64;
const pageSize = 65_536;
const pages = Math.ceil((textPlace + surveyBytes + 64) / pageSize);

type Survey = (from: number, to: number, table: number, most: number) => number;

/** The part of WebAssembly that is used here; its types would otherwise come with those of a browser. */
interface Engine {
  readonly Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Module: new (code: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: Readonly<Record<string, Survey>> };
}

/**
 * A look over many lines at once: where each ends, and what is asked of it. `assembly/survey.ts` does it, in a memory that all
 * readings share, so that what is found holds until the next look.
 */
export class LineSurvey {
  readonly bytes: Uint8Array;
  readonly #table: Int32Array;
  readonly #names: Survey;
  readonly #kinds: Survey;

  constructor({ Memory, Module, Instance }: Engine) {
    const memory = new Memory({ initial: pages });
    const { namesOfLines, kindsOfLines } = new Instance(new Module(base64Bytes(surveyCode)), { env: { memory } })
      .exports;
    this.bytes = Buffer.from(memory.buffer);
    this.#table = new Int32Array(memory.buffer, 0, mostLines * numbersPerLine);
    this.#names = namesOfLines as Survey;
    this.#kinds = kindsOfLines as Survey;
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

  /** How many names it has, or where its kind ends; below 0 if that was not found. */
  foundIn(line: number): number {
    return this.#table[line * numbersPerLine + 1] as number;
  }

  #survey(survey: Survey, lines: Uint8Array): number {
    this.bytes.set(lines, textPlace);
    return survey(textPlace, textPlace + lines.length, 0, mostLines);
  }
}

let survey: LineSurvey | undefined;
let isTried = false;

/** The survey; none under an engine that lacks WebAssembly, such as `node --jitless`, or a processor that lacks its wide numbers. */
export function lineSurvey(): LineSurvey | undefined {
  if (isTried) return survey;
  isTried = true;
  const engine = (globalThis as { WebAssembly?: unknown }).WebAssembly as Engine | undefined;
  try {
    survey = engine && new LineSurvey(engine);
  } catch {
    survey = undefined;
  }
  return survey;
}
