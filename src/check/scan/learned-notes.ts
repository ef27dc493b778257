import type { WantedMembers } from './extraction-paths.js';
import type { Remark } from './scanner.js';
import * as layout from './scanner-memory.js';
import { anyElement, type Step, type TableReader, type Way, type WordList } from './table-reader.js';

/** Something that is worth a note wherever it stands, and the way to it. */
interface LearnedNote {
  readonly rule: Remark['rule'];
  readonly steps: readonly Step[];
  /** What it is missing from: the list, or the object by its name. */
  readonly list: WordList;
}

const leftToParser = -1;

/**
 * Words that open lists lack, and names of members that the table lacks, as the module meets them. It may pass over those
 * that are learned: a line with one has that finding, and none besides.
 */
export class LearnedNotes {
  readonly #kinds: readonly (readonly [name: string, table: number])[];
  readonly #tables: TableReader;
  readonly #wanted: WantedMembers;
  readonly #notes: LearnedNote[] = [];
  /** The ways that were gone, by kind and path. */
  readonly #ways = new Map<number, Way>();

  constructor(kinds: readonly (readonly [name: string, table: number])[], tables: TableReader, wanted: WantedMembers) {
    this.#kinds = kinds;
    this.#tables = tables;
    this.#wanted = wanted;
  }

  at(number: number): LearnedNote {
    return this.#notes[number] as LearnedNote;
  }

  /** The number of a word or name at a path. */
  learn(kind: number, path: number, what: number, text: string): number {
    const place = kind * 2 ** 32 + (path >>> 0);
    let way = this.#ways.get(place);
    if (!way) this.#ways.set(place, (way = this.#tables.way(this.#kinds[kind]?.[1] ?? 0, path)));
    const note = what === layout.unknownName ? this.#unknown(kind, way, text) : this.#unlisted(way);
    return note ? this.#notes.push(note) - 1 : leftToParser;
  }

  /** A member that nobody looks at. */
  #unknown(kind: number, { steps, shape }: Way, name: string): LearnedNote | undefined {
    const list = this.#tables.namesOf(shape);
    // Numbers are taken for elements of a list where findings are compared.
    if (!list || list.words.includes(name) || /^\d+$/.test(name)) return undefined;
    const wanted = this.#wanted[this.#kinds[kind]?.[0] ?? ''] ?? [];
    if (wanted.some((path) => path.includes(name) && path.split('/').includes(name))) return undefined;
    return { rule: 'field/unknown', steps: [...steps, name], list };
  }

  /** A word that no rule minds: those of listed words were tried out when the scanner was made. */
  #unlisted({ steps, form }: Way): LearnedNote | undefined {
    const list = this.#tables.wordsOf(form);
    return list && { rule: 'field/unseen', steps, list };
  }
}

/** The steps to a place, with the elements that they lead through there, from the outside in. */
export function stepsThrough(steps: readonly Step[], elements: () => readonly number[]): readonly (string | number)[] {
  if (!steps.includes(anyElement)) return steps as readonly string[];
  const [...indexes] = elements();
  return steps.map((step) => (step === anyElement ? (indexes.shift() ?? 0) : step));
}
