import type { Span } from '../text/locate-values.js';
import type { SourceLanguage } from './language-table.js';
import { bodyAt, readLiteral, type StringLiteral } from './read-literal.js';

export const literalMark = '\uE000';

const candidate = /["'`/#]/g;
/** No more of the code before a place is looked at: the last word, and blanks. */
const longestBefore = 200;
const longestWord = 10;

/** The string literals and the comments of a source. */
export class ScannedSource {
  readonly literals: StringLiteral[] = [];
  readonly comments: Span[] = [];
  /** The source with blanks for comments, and a mark and blanks for each literal. */
  code = '';
  readonly text: string;
  readonly language: SourceLanguage;
  /** What was once begun and never closed: to look for its end again would take long. */
  readonly #unclosed = new Set<RegExp>();
  /** The code before the place that is looked at. */
  #before = '';
  #done = 0;
  #depth = 0;

  constructor(text: string, language: SourceLanguage) {
    this.text = text;
    this.language = language;
    candidate.lastIndex = 0;
    for (let match = candidate.exec(text); match; match = candidate.exec(text))
      candidate.lastIndex = this.#read(match[0], match.index) || match.index + 1;
    this.#addCode(text.length);
  }

  /** Reads what may begin at a sign, and returns where it ends; 0 if nothing does. */
  #read(sign: string, at: number): number {
    const { comment, character, pattern } = this.language;
    const commented = endOf(comment, this.text, at);
    if (commented > 0) {
      this.comments.push({ start: at, end: commented });
      return this.#pass(at, commented, '');
    }
    const isPattern = sign === '/' && pattern?.behind.test(this.#codeBefore(at));
    const skipped = sign === "'" ? character : isPattern ? pattern?.form : undefined;
    const end = skipped ? endOf(skipped, this.text, at) : 0;
    return end > 0 ? this.#pass(at, end, '0') : this.#readLiteral(at);
  }

  #readLiteral(at: number): number {
    const body = bodyAt(this.text, at, this.language);
    if (!body || this.#unclosed.has(body.next)) return body?.start ?? 0;
    const end = readLiteral(this.text, body, this.language);
    if (end === undefined) this.#unclosed.add(body.next);
    if (!end) return body.start;
    this.literals.push({ start: at, end, body });
    return this.#pass(at, end, literalMark);
  }

  /** Passes over a part of the source of which the code shows only a mark. */
  #pass(start: number, end: number, mark: string): number {
    this.#addCode(start);
    this.code += mark.padEnd(end - start);
    if (mark !== '') this.#before = mark;
    this.#done = end;
    return end;
  }

  #codeBefore(at: number): string {
    const start = Math.max(this.#done, at - longestBefore);
    return (this.#before + this.text.slice(start, at)).trimEnd().slice(-longestWord);
  }

  #addCode(end: number): void {
    const code = this.text.slice(this.#done, end).replaceAll(literalMark, ' ');
    this.#before = this.#codeBefore(end);
    this.code += this.language.adjacent ? code.replaceAll(/[([{)\]}]|\\\r?\n|\n/g, this.#statementEnd) : code;
  }

  /** Outside of brackets, a line end is the end of a statement. */
  readonly #statementEnd = (sign: string): string => {
    if ('([{'.includes(sign)) this.#depth++;
    if (')]}'.includes(sign)) this.#depth = Math.max(0, this.#depth - 1);
    if (sign.startsWith('\\')) return ' '.repeat(sign.length);
    return sign === '\n' && this.#depth === 0 ? ';' : sign;
  };
}

/** Where a pattern that matches at an offset ends; 0 if it does not. */
export function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : 0;
}
