import { type Dialect, isWrittenInGame } from '../../interface/dialect/dialects.js';
import type { Kind } from '../../interface/kind.js';
import type { Values } from '../../interface/value-list.js';
import { memoize } from '../../words/memo.js';
import { misspelt, nearest, suggestion } from '../../words/nearest.js';

/**
 * The hint about a value that is not in a list of a dialect: that the live game writes it, or the value that
 * was most likely meant.
 */
export function valueHint(found: unknown, values: Values, dialect: Dialect): string | undefined {
  // The lists of the game dialect contain those of the specification.
  if (dialect === 'spec' && isWrittenInGame(values.name, found)) return writtenInGame;
  if (typeof found !== 'string') return undefined;
  return remembered(found, values, () => wordHint(found, values));
}

/** To look for the nearest of many words takes long, and journals write the same ones again. */
function remembered(found: string, list: object, makeHint: () => string | undefined): string | undefined {
  const hints = hintsFor(list);
  if (hints.size >= mostHints) hints.clear();
  if (!hints.has(found)) hints.set(found, makeHint());
  return hints.get(found);
}

const hintsFor = memoize((_list: object) => new Map<string, string | undefined>());
const mostHints = 1000;

const writtenInGame = 'the live game writes it, but the specification does not list it';

function wordHint(found: string, { list, closed }: Values): string | undefined {
  const words = list.map(({ value }) => String(value));
  return didYouMean(found, words, closed ? nearest : misspelt);
}

/**
 * The kind that was most likely meant. A name that contains another, as `Undocked` contains `Docked`, is not
 * a misspelling of it.
 */
export function kindHint(found: string, kinds: readonly Kind[]): string | undefined {
  return remembered(found, kinds, () => {
    const others = kinds.map(({ name }) => name).filter((name) => !found.toLowerCase().includes(name.toLowerCase()));
    return didYouMean(found, others, misspelt);
  });
}

function didYouMean(found: string, known: readonly string[], guess: typeof nearest): string | undefined {
  const near = found.length <= longestWord ? guess(found, known) : undefined;
  return near === undefined ? undefined : suggestion(near, { lead: '', quote: '"' });
}

/** A longer text is not a misspelt name. */
const longestWord = 80;
