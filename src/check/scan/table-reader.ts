import { utf8At } from '../../journal/byte-text.js';
import * as layout from './scanner-memory.js';

/** A member by its name, or any element of a list. */
export type Step = string | typeof anyElement;

export const anyElement = Symbol('any element');

/** The way from a kind to a value: the members and lists it leads through; where its form is, and the shape of the object it is or stands in. */
export interface Way {
  readonly steps: readonly Step[];
  readonly form: number;
  readonly shape: number;
}

/** A list of words, in its order, and those that it lacks though the live game writes them. */
export interface WordList {
  readonly name: string;
  readonly words: readonly string[];
  readonly inGame: readonly string[];
}

/** Reads in the tables of kinds, in the memory of the scanner, what things are called. */
export class TableReader {
  #words: Int32Array;
  #bytes: Uint8Array;
  readonly #lists = new Map<number, WordList>();

  constructor(words: Int32Array, bytes: Uint8Array) {
    this.#words = words;
    this.#bytes = bytes;
  }

  /** The memory has grown, and stands elsewhere. */
  move(words: Int32Array, bytes: Uint8Array): void {
    this.#words = words;
    this.#bytes = bytes;
  }

  /** The way that a path leads from the table of a kind. */
  way(table: number, path: number): Way {
    const steps: Step[] = [];
    let shape = this.#word(table + layout.kindShape);
    let form = 0;
    for (let bits = layout.pathBits * (layout.deepestPath - 1); bits >= 0; bits -= layout.pathBits) {
      const number = (path >>> bits) & (2 ** layout.pathBits - 1);
      if (number === 0) continue;
      const field = shape + layout.shapeFields + (number - 1) * layout.fieldSize;
      steps.push(this.#fieldName(field));
      form = field + layout.fieldForm;
      while (this.#typeOf(form) === layout.isList) {
        form = this.#word(form + layout.formMore);
        steps.push(anyElement);
      }
      if (this.#typeOf(form) === layout.isObject) shape = this.#word(form + layout.formMore);
    }
    return { steps, form, shape };
  }

  /** The name of a shape, and those of members that matter, though they have no field in its table; nothing if others matter, too. */
  namesOf(shape: number): WordList | undefined {
    return this.#list(this.#word(shape + layout.shapeList));
  }

  /** The list of the words that a form has; nothing if others matter. */
  wordsOf(form: number): WordList | undefined {
    return this.#list(this.#word(this.#word(form + layout.formMore) + layout.setList));
  }

  #list(place: number): WordList | undefined {
    const known = this.#lists.get(place);
    if (known || place === 0) return known;
    const count = this.#word(place + layout.listCount);
    const words = this.#texts(place + layout.listWords, count);
    const inGame = this.#texts(place + layout.listWords + 4 * count, this.#word(place + layout.listInGame));
    const list = { name: this.#text(this.#word(place), 0), words, inGame };
    this.#lists.set(place, list);
    return list;
  }

  #fieldName(field: number): string {
    const key = this.#word(field + layout.fieldKey);
    const length = this.#word(field + layout.fieldForm) >>> layout.lengthShift;
    return utf8At(this.#bytes, key + layout.keyName, key + length - '":'.length);
  }

  #typeOf(form: number): number {
    return this.#word(form) & layout.typeBits;
  }

  /** So many words in quotes, whose places stand there. */
  #texts(first: number, count: number): string[] {
    return Array.from({ length: count }, (_, index) => this.#text(this.#word(first + 4 * index), 1));
  }

  /** A word, without so many bytes at each end. */
  #text(word: number, quotes: number): string {
    const start = word + layout.wordText;
    return utf8At(this.#bytes, start + quotes, start + this.#word(word) - quotes);
  }

  #word(place: number): number {
    return this.#words[place >> 2] as number;
  }
}
