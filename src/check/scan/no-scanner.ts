import { lineFeed } from '../../journal/ascii.js';
import { needsParsing, noLine, type QuietLines, type RowLog, type Scanner } from './scanner.js';

/** Stands in where there is no WebAssembly: every line is parsed. */
export class NoScanner implements Scanner {
  readonly kinds: readonly string[];
  readonly moment = 0;
  readonly day = 0;
  readonly time = 0;
  readonly nameNumber = -1;
  readonly remarkCount = 0;
  readonly quietLines = 0;
  readonly quiet: QuietLines = {
    setKind: () => undefined,
    setRowKind: () => undefined,
    setName: () => undefined,
    takeNameCount: () => 0,
    setRemark: () => undefined,
    forgetRemarks: () => undefined,
    takeRemarkCounts: () => undefined,
    remarksOf: undefined,
    longestLine: 0,
    lastMoment: undefined,
    lastDay: -1,
    lastTime: 0,
    setLast: () => undefined,
  };
  readonly rows: RowLog = {
    count: 0,
    writeTo: () => undefined,
    add: () => false,
    addHead: () => false,
    take: () => undefined,
  };
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

  scan(): number {
    return needsParsing;
  }

  nextLine(): number {
    this.lineStart = this.lineEnd + 1;
    const end = this.#bytes.indexOf(lineFeed, this.lineStart);
    if (end < 0 || end >= this.#end) return noLine;
    this.lineEnd = end;
    return needsParsing;
  }

  expectRows(): void {}

  breakIn(): number {
    return -1;
  }

  extracted(): Record<string, unknown> {
    return {};
  }

  name(): string {
    return '';
  }

  remarkNumber(): number {
    return -1;
  }

  remark(): never {
    throw new RangeError('nothing was scanned, so there is no remark');
  }
}
