import { constants } from 'node:buffer';
import { checkArgument, wholeNumber } from '../../words/option-gate.js';
import type { Problem } from '../parse/line-problem.js';

/** A line with more bytes before its end is no event: it is told, passed over and not kept. */
export const longestLine = 64 * 1024 * 1024;

/** A companion with more bytes is none; none comes near it. */
export const maxCompanionBytes = 8 * 1024 * 1024;

/** The option `maxLineBytes`: a line has to fit into a string. */
export const lineBytes = wholeNumber(1, constants.MAX_STRING_LENGTH, 'a whole number of bytes');

/** The limit that is asked for, or the default. */
export function lineLimit(maxLineBytes: number = longestLine): number {
  checkArgument('maxLineBytes', maxLineBytes, lineBytes);
  return maxLineBytes;
}

/** The problem of a line that is too long: so many bytes, or so many so far. */
export function tooLong(bytes: number, most: number, soFar = ''): Problem {
  const message = `the line is ${bytes} bytes long${soFar}, more than the limit of ${most} bytes, and is skipped`;
  return { code: 'too-long', column: 1, raw: '', message };
}
