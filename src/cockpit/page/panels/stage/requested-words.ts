import type { RequestedFault } from '../../../../stage/faults/requested-fault.js';
import { counted } from '../../../../words/counted.js';
import { clockText } from '../../words/time-words.js';

/** What became of a requested fault; its place, if there is one, follows as a link. */
export function requestedWords({ state, count, last }: RequestedFault): string {
  const when = last && `at ${clockText(Date.parse(last.at))}: ${last.what}`;
  if (state === 'waiting') return 'Happens at its next opportunity';
  if (state === 'over') return when ? `Happened ${when}` : 'Happened';
  const often = when ? `happened ${counted(count, 'time')}, the last ${when}` : 'has not happened yet';
  return `${state === 'repeating' ? 'Repeats' : 'Stopped'}; ${often}`;
}

export function goesOn({ state }: RequestedFault): boolean {
  return state === 'waiting' || state === 'repeating';
}
