import { frenchNames } from '../../game/french-table.js';
import { unitOf } from '../../simulate/random.js';

/** How one answer is worded: its language, and where the real service does the one or the other. */
export interface Wording {
  /** The displayed name in the language that was asked for, as far as it is known. */
  readonly shown: (internal: string, english: string) => string;
  /** An id as text or as a number; each id is the same throughout a session. */
  readonly id: (id: number) => string | number;
}

const french: ReadonlyMap<string, string> = new Map(
  Object.entries(frenchNames).map(([name, text]) => [name.toLowerCase(), text]),
);

/** Text was seen, but the most used client never takes it for the id of its station. */
const shareOfTexts = 0.1;

export function wordingOf(language: string | null, salt: number): Wording {
  return {
    shown: (internal, english) => (language === 'fr' ? french.get(internal.toLowerCase()) : undefined) ?? english,
    id: (id) => (unitOf(`${salt} ${id}`) < shareOfTexts ? String(id) : id),
  };
}
