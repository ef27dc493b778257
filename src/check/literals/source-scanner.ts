import type { Span } from '../text/locate-values.js';
import type { SourceLanguage } from './language-table.js';
import { bodyAt, readLiteral, type StringLiteral } from './read-literal.js';

/** What a source consists of. */
export interface ScannedSource {
  readonly literals: readonly StringLiteral[];
  readonly comments: readonly Span[];
  /** The source with blanks for comments, and a mark and blanks for each literal. */
  readonly code: string;
}

export const literalMark = '\uE000';

const candidate = /["'`/#]/g;
/** No more of the code before a place is looked at: the last word, and blanks. */
const longestBefore = 200;
const longestWord = 10;

/** Finds the string literals and the comments of a source. */
export function scanSource(source: string, language: SourceLanguage): ScannedSource {
  return new SourceScanner(source, language).scan();
}

class SourceScanner {
  readonly #source: string;
  readonly #language: SourceLanguage;
  readonly #literals: StringLiteral[] = [];
  readonly #comments: Span[] = [];
  readonly #code: string[] = [];
  /** What was once begun and never closed: to look for its end again would take long. */
  readonly #unclosed = new Set<RegExp>();
  /** The code before the place that is looked at. */
  #before = '';
  #done = 0;
  #depth = 0;

  constructor(source: string, language: SourceLanguage) {
    this.#source = source;
    this.#language = language;
  }

  scan(): ScannedSource {
    candidate.lastIndex = 0;
    for (let match = candidate.exec(this.#source); match; match = candidate.exec(this.#source)) {
      candidate.lastIndex = this.#read(match[0], match.index) || match.index + 1;
    }
    this.#addCode(this.#source.length);
    return { literals: this.#literals, comments: this.#comments, code: this.#code.join('') };
  }

  /** Reads what may begin at a sign, and returns where it ends; 0 if nothing does. */
  #read(sign: string, at: number): number {
    const { comment, character, pattern } = this.#language;
    const commented = '/#'.includes(sign) ? endOf(comment, this.#source, at) : 0;
    if (commented > 0) {
      this.#comments.push({ start: at, end: commented });
      return this.#pass(at, commented, '');
    }
    const isPattern = sign === '/' && pattern?.behind.test(this.#codeBefore(at));
    const skipped = sign === "'" ? character : isPattern ? pattern?.form : undefined;
    const end = skipped ? endOf(skipped, this.#source, at) : 0;
    return end > 0 ? this.#pass(at, end, '0') : this.#readLiteral(at);
  }

  #readLiteral(at: number): number {
    const body = bodyAt(this.#source, at, this.#language);
    if (!body || this.#unclosed.has(body.next)) return body?.start ?? 0;
    const end = readLiteral(this.#source, body, this.#language);
    if (end === undefined) this.#unclosed.add(body.next);
    if (!end) return body.start;
    this.#literals.push({ start: at, end, body });
    return this.#pass(at, end, literalMark);
  }

  /** Passes over a part of the source of which the code shows only a mark. */
  #pass(start: number, end: number, mark: string): number {
    this.#addCode(start);
    this.#code.push(mark.padEnd(end - start));
    if (mark !== '') this.#before = mark;
    this.#done = end;
    return end;
  }

  #codeBefore(at: number): string {
    const start = Math.max(this.#done, at - longestBefore);
    return (this.#before + this.#source.slice(start, at)).trimEnd().slice(-longestWord);
  }

  #addCode(end: number): void {
    const code = this.#source.slice(this.#done, end);
    this.#before = this.#codeBefore(end);
    this.#code.push(this.#language.adjacent ? code.replaceAll(/[([{)\]}]|\\\r?\n|\n/g, this.#statementEnd) : code);
  }

  /** Outside of brackets, a line end is the end of a statement. */
  readonly #statementEnd = (sign: string): string => {
    if ('([{'.includes(sign)) this.#depth++;
    if (')]}'.includes(sign)) this.#depth = Math.max(0, this.#depth - 1);
    if (sign.startsWith('\\')) return ' '.repeat(sign.length);
    return sign === '\n' && this.#depth === 0 ? ';' : sign;
  };
}

function endOf(pattern: RegExp, source: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(source) ? pattern.lastIndex : 0;
}
