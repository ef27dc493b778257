import { frenchNames } from '../../game/french-table.js';
import { unitOf } from '../../simulate/random.js';

/** How one answer is worded: its language, and where the real service does the one or the other. */
export interface Wording {
  /** The displayed name in the language that was asked for, as far as it is known. */
  readonly shown: (internal: string, english: string) => string;
  /** Whether an id is sent as text; the same for each id throughout a session. */
  readonly isText: (id: number) => boolean;
}

const french: ReadonlyMap<string, string> = new Map(
  Object.entries(frenchNames).map(([name, text]) => [name.toLowerCase(), text]),
);

export function wordingOf(language: string | null, salt: number): Wording {
  return {
    shown: (internal, english) => (language === 'fr' ? french.get(internal.toLowerCase()) : undefined) ?? english,
    isText: (id) => unitOf(`${salt} ${id}`) < 0.5,
  };
}

/** An id as text or as a number: the facts have seen both. */
export function idAs({ isText }: Wording, id: number): string | number {
  return isText(id) ? String(id) : id;
}
