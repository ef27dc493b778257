import type { Members } from '../../../interface/object-rule.js';
import { elementsOf, nameFrom, numberFrom, objectFrom } from '../field-readers.js';
import type { JournalLine } from '../known-system.js';

/** The lists of Materials. */
export const materialLists = ['Raw', 'Manufactured', 'Encoded'] as const;

/** How much of each material there is, by its internal name. */
export type MaterialCounts = Map<string, number>;

/**
 * What a Materials listed, and what was changed since. The lists are counted when somebody asks: there are a hundred materials, and
 * in most sessions nothing is compared with them.
 */
export class ListedMaterials {
  /** Where it was listed. */
  readonly where: JournalLine;
  #lists: readonly unknown[] | undefined;
  #counts: MaterialCounts | undefined;

  constructor(where: JournalLine, told: readonly unknown[] | MaterialCounts) {
    this.where = where;
    if (told instanceof Map) this.#counts = told;
    else this.#lists = told;
  }

  /** Undefined if one of the materials cannot be read. */
  get counts(): MaterialCounts | undefined {
    if (this.#lists) {
      this.#counts = countsIn(this.#lists);
      this.#lists = undefined;
    }
    return this.#counts;
  }
}

/** The lists of a Materials. */
export function listsOf({ Raw, Manufactured, Encoded }: Members): readonly unknown[] {
  return [Raw, Manufactured, Encoded];
}

/** The materials of some lists; undefined if one cannot be read. */
export function countsIn(lists: readonly unknown[]): MaterialCounts | undefined {
  const counts: MaterialCounts = new Map();
  for (const list of lists) {
    if (!Array.isArray(list)) return undefined;
    const elements = elementsOf(list);
    for (let index = 0; index < elements.length; index++) {
      const material = objectFrom(elements[index]);
      const name = nameFrom(material?.Name);
      const count = numberFrom(material?.Count);
      if (name === undefined || count === undefined) return undefined;
      counts.set(name.toLowerCase(), count);
    }
  }
  return counts;
}
