import { constants } from 'node:buffer';
import type { Problem } from '../parse/line-problem.js';

/** A line with more bytes before its end is no event: it is told, passed over and not kept. */
export const longestLine = 64 * 1024 * 1024;

/** A companion with more bytes is none; none comes near it. */
export const maxCompanionBytes = 8 * 1024 * 1024;

/** The limit somebody wants, or the usual one; throws a sentence about one that nothing can be held to. */
export function lineLimit(maxLineBytes: number = longestLine): number {
  const most = constants.MAX_STRING_LENGTH;
  if (Number.isInteger(maxLineBytes) && maxLineBytes >= 1 && maxLineBytes <= most) return maxLineBytes;
  throw new RangeError(`maxLineBytes must be a whole number of bytes from 1 to ${most}, not ${String(maxLineBytes)}`);
}

/** The problem of a line that is too long: so many bytes, or so many so far. */
export function tooLong(bytes: number, most: number, soFar = ''): Problem {
  const message = `the line is ${bytes} bytes long${soFar}, more than the limit of ${most} bytes, and is skipped`;
  return { code: 'too-long', column: 1, raw: '', message };
}
