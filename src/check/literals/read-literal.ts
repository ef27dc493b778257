import { memoizeText } from '../../words/memo.js';
import type { Span } from '../text/locate-values.js';
import type { SourceLanguage } from './language-table.js';
import type { MappedText } from './mapped-text.js';

/** Stands in a text for a hole of unknown content. */
export const holeMark = '\uFFFC';

/** A string literal with its quotes. */
export interface StringLiteral extends Span {
  readonly body: LiteralBody;
}

/** How a literal goes on behind its opening quotes. */
interface LiteralBody {
  readonly start: number;
  readonly close: string;
  /** Finds its end, a hole, or what does not stand for itself. */
  readonly next: RegExp;
}

const patternOf = memoizeText((source) => new RegExp(source, 'g'));
const matchesNothing = '(?!)';

/** The literal that opens at an offset of a source. */
export function bodyAt(source: string, at: number, { strings }: SourceLanguage): LiteralBody | undefined {
  for (const { open, close: closing, escape = matchesNothing, severalLines } of strings) {
    open.lastIndex = at;
    const opened = open.exec(source);
    if (!opened) continue;
    const [quotes, captured = ''] = opened;
    const close = closing.replace('$1', captured).replace('$&', quotes);
    const next = patternOf(`${escape}|${close}${severalLines ? '' : '|\\n'}`);
    return { start: at + quotes.length, close, next };
  }
  return undefined;
}

/**
 * Reads a literal to its end, and appends its text; 0 if its line ends before, `undefined` if the source
 * does.
 */
export function readLiteral(
  source: string,
  { start, close, next }: LiteralBody,
  language: SourceLanguage,
  text?: MappedText,
): number | undefined {
  let at = start;
  next.lastIndex = at;
  for (let match = next.exec(source); match; match = next.exec(source)) {
    text?.copy(source, at, match.index);
    at = next.lastIndex;
    if (match[0] === close) return at;
    if (match[0] === '\n') return 0;
    text?.add(meaningOf(match, language), match.index, at);
  }
  return undefined;
}

const commonLetters: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

/** What is meant by an escape or a hole. */
function meaningOf({ 0: whole, groups = {} }: RegExpExecArray, { named, keepsUnknown }: SourceLanguage): string {
  const { hex, octal = '', letter } = groups;
  if (groups.hole !== undefined) return holeMark;
  if (groups.raw !== undefined) return whole;
  if (groups.twice !== undefined) return whole.charAt(0);
  if (groups.lineEnd !== undefined) return '';
  const code = hex === undefined ? Number.parseInt(octal, 8) : Number.parseInt(hex.replace(/^[Uux]+\{?/, ''), 16);
  if (!Number.isNaN(code)) return code > 0x10ffff ? '\uFFFD' : String.fromCodePoint(code);
  if (letter === undefined) return '?';
  return commonLetters[letter] ?? named[letter] ?? (keepsUnknown && !/["'\\]/.test(letter) ? whole : letter);
}
