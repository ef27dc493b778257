import type { Evidence } from '../../interface/evidence.js';
import { thousands } from '../../words/counted.js';

/** Evidence for a rule that the specification does not support. */
export interface Known {
  readonly evidence: Evidence;
  /** Whether only lines from 2021 on were counted, if it is of the tables. */
  readonly isRecent: boolean;
}

/** Who has a field: "all 1,314 lines seen since 2021 have it". */
export function havingIt(known: Known): string {
  const seen = linesSeen(known);
  if (!seen) return "other people's lists have it";
  return seen.isOne ? `${seen.lines} has it` : `${seen.lines} have it`;
}

/** Where something is as it should be: "in all 1,314 lines seen since 2021". */
export function inWhat(known: Known): string {
  return `in ${linesSeen(known)?.lines ?? "other people's lists"}`;
}

/** Nothing if no line was seen. */
function linesSeen({ evidence, isRecent }: Known): { readonly lines: string; readonly isOne: boolean } | undefined {
  const { grade, lines, inFiles } = evidence;
  if (grade === 'declared') return undefined;
  // Seen, but never counted.
  if (lines === undefined) return { isOne: false, lines: 'the lines seen' };
  const seen = isRecent && !evidence.seen ? 'seen since 2021' : 'seen';
  const isOne = lines <= 1;
  const what = inFiles ? 'file' : 'line';
  return { isOne, lines: isOne ? `the one ${what} ${seen}` : `all ${thousands(lines)} ${what}s ${seen}` };
}
