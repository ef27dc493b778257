import type { RequestedFault } from '../../../../stage/faults/requested-fault.js';
import { counted } from '../../../../words/counted.js';
import { clockText } from '../../words/time-words.js';

/** What became of a requested fault, in a sentence. */
export function requestedWords({ state, count, last }: RequestedFault): string {
  const where = last && `at ${clockText(Date.parse(last.at))}: ${last.what} (${last.file}, line ${last.line})`;
  if (state === 'waiting') return 'Happens at its next opportunity.';
  if (state === 'over') return where ? `Happened ${where}.` : 'Happened.';
  const often = where ? `happened ${counted(count, 'time')}, the last ${where}` : 'has not happened yet';
  return `${state === 'repeating' ? 'Repeats' : 'Stopped'}; ${often}.`;
}

export function goesOn({ state }: RequestedFault): boolean {
  return state === 'waiting' || state === 'repeating';
}
