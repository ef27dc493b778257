import { type Dialect, isWrittenInGame } from '../../interface/dialect/dialects.js';
import type { Values } from '../../interface/value-list.js';
import { misspelt, nearest, suggestion } from '../../words/nearest.js';
import { wordsIn } from './quick-tables.js';

/** The hint about a value that is not in a list of a dialect: that the live game writes it, or the value that was most likely meant. */
export function valueHint(found: unknown, values: Values, dialect: Dialect): string | undefined {
  // The lists of the game dialect contain those of the specification.
  if (dialect === 'spec' && isWrittenInGame(values.name, found)) return writtenInGame;
  return typeof found === 'string' ? wordHint(found, wordsIn(values), values.closed) : undefined;
}

export const writtenInGame = 'the live game writes it, but the specification does not list it';

/** The hint about a word that neither a list has nor the live game writes. */
export function wordHint(found: string, words: readonly string[], isClosed: boolean): string | undefined {
  return didYouMean(found, words, isClosed ? nearest : misspelt);
}

/** The kind that was most likely meant. A name that contains another, as `Undocked` contains `Docked`, is not a misspelling of it. */
export function kindHint(found: string, known: readonly string[]): string | undefined {
  const others = known.filter((name) => !found.toLowerCase().includes(name.toLowerCase()));
  return didYouMean(found, others, misspelt);
}

function didYouMean(found: string, known: readonly string[], guess: typeof nearest): string | undefined {
  const near = found.length <= longestWord ? guess(found, known) : undefined;
  return near === undefined ? undefined : suggestion(near, { lead: '', quote: '"' });
}

/** A longer text is not a misspelt name. */
const longestWord = 80;
