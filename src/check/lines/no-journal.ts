import type { LineChecker } from './line-checker.js';

/** Whether a file is a journal shows in so many lines; a piece of a file is never smaller than so many bytes. */
export const enoughLines = 100;
export const enoughBytes = 512 * 1024;

/**
 * Whether the lines so far, from the first on, show that this is something else than a journal: after a hundred of them, or
 * all there are. It is decided by the same lines, however a file is cut into pieces.
 */
export function isNotAJournal(
  { lines, looksBinary }: Pick<LineChecker, 'lines' | 'looksBinary'>,
  bytes: number,
  ended: boolean,
): boolean {
  return looksBinary && bytes <= enoughBytes && (lines === enoughLines || ended);
}
