import { lineFeed } from '../../journal/ascii.js';
import { noLine, notClean, type Scanner } from './scanner.js';

/** The fallback without WebAssembly: every line is parsed. */
export class NoScanner implements Scanner {
  readonly kinds: readonly string[];
  readonly moment = 0;
  readonly passedLines = 0;
  readonly notes: readonly string[] = [];
  lastMoment = 0;
  lineStart = 0;
  lineEnd = -1;
  #bytes: Uint8Array = new Uint8Array();
  #end = 0;

  constructor(kinds: readonly string[] = []) {
    this.kinds = kinds;
  }

  load(bytes: Uint8Array, start: number, end: number): void {
    this.#bytes = bytes;
    this.#end = end - 1;
    this.lineEnd = start - 1;
  }

  nextLine(): number {
    this.lineStart = this.lineEnd + 1;
    const end = this.#bytes.indexOf(lineFeed, this.lineStart);
    if (end < 0 || end >= this.#end) return noLine;
    this.lineEnd = end;
    return notClean;
  }

  scan(): number {
    return notClean;
  }

  name(): string {
    return '';
  }

  record(): void {
    throw new TypeError('no line is clean');
  }

  takeRecords(): [] {
    return [];
  }
}
