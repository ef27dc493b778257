import { checkArgument } from '../../words/shape/check-options.js';
import { wholeNumber } from '../../words/shape/shape.js';
import type { Problem } from '../parse/line-problem.js';

/** A longer line is no event: it is reported, skipped and not kept. */
export const longestLine = 64 * 1024 * 1024;

/** A larger file is no companion; real ones are far smaller. */
export const maxCompanionBytes = 8 * 1024 * 1024;

/** Maximum length of a V8 string. */
export const longestString = 2 ** 29 - 24;

/** The option `maxLineBytes`: a line has to fit into a string. */
export const lineBytes = wholeNumber(1, longestString, 'a whole number of bytes');

/** The given limit, or the default. */
export function lineLimit(maxLineBytes: number = longestLine): number {
  checkArgument('maxLineBytes', maxLineBytes, lineBytes);
  return maxLineBytes;
}

/** The problem of a line with this many bytes, at the end or so far. */
export function tooLong(bytes: number, most: number, soFar = ''): Problem {
  const message = `the line is ${bytes} bytes long${soFar}, more than the limit of ${most} bytes, and is skipped`;
  return { code: 'too-long', column: 1, raw: '', message };
}
