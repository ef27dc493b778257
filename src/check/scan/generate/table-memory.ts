import { bytesOf } from '../../../journal/byte-text.js';
import * as layout from '../scanner-memory.js';
import type { Compiled, Memory } from '../web-assembly.js';

/** A text in the memory: where it is, how long, its first four bytes as a number, and which bits of that belong to it. */
interface PlacedText {
  readonly place: number;
  readonly length: number;
  readonly start: number;
  readonly mask: number;
}

/** The part of the scanner's memory that holds tables: it is written from front to back. Nothing is given where there is no room. */
export class TableMemory {
  readonly #memory: Memory;
  /** The function of the module that puts a word into a set. */
  readonly #addWord: Compiled;
  readonly #texts = new Map<string, PlacedText>();
  readonly #words = new Map<string, number>();
  readonly #sets = new Map<string, number>();
  #end = layout.tables;

  constructor(memory: Memory, addWord: Compiled) {
    this.#memory = memory;
    this.#addWord = addWord;
  }

  /** Writes numbers of four bytes each. */
  words(numbers: readonly number[]): number | undefined {
    const place = this.#room(numbers.length * 4);
    if (place !== undefined) new Int32Array(this.#memory.buffer).set(numbers, place >> 2);
    return place;
  }

  /** Writes a text, once. */
  text(text: string): PlacedText | undefined {
    const known = this.#texts.get(text);
    if (known) return known;
    const bytes = encoder.encode(text);
    const place = this.#room(Math.max(4, bytes.length));
    if (place === undefined) return undefined;
    bytesOf(this.#memory.buffer).set(bytes, place);
    const mask = bytes.length < 4 ? 2 ** (8 * bytes.length) - 1 : -1;
    const start = new Int32Array(this.#memory.buffer)[place >> 2] as number;
    const placed = { place, length: bytes.length, start: start & mask, mask };
    this.#texts.set(text, placed);
    return placed;
  }

  /** Writes a word with its length before it, once. */
  word(text: string): number | undefined {
    const known = this.#words.get(text);
    if (known !== undefined) return known;
    const bytes = encoder.encode(text);
    const place = this.#room(layout.wordText + bytes.length);
    if (place === undefined) return undefined;
    new Int32Array(this.#memory.buffer)[place >> 2] = bytes.length;
    bytesOf(this.#memory.buffer).set(bytes, place + layout.wordText);
    this.#words.set(text, place);
    return place;
  }

  /** Writes a set of words, once. At most half of its slots are used. */
  set(texts: readonly string[]): number | undefined {
    const key = texts.join('\n');
    const known = this.#sets.get(key);
    if (known !== undefined) return known;
    const slots = 2 ** Math.ceil(Math.log2(2 * texts.length + 1));
    const place = this.words([slots - 1, ...Array.from({ length: slots }, () => 0)]);
    const words = texts.map((text) => this.word(text));
    if (place === undefined || words.includes(undefined)) return undefined;
    for (const word of words) this.#addWord(place, word as number);
    this.#sets.set(key, place);
    return place;
  }

  /** All that was written. */
  written(): Uint8Array {
    return bytesOf(this.#memory.buffer).slice(layout.tables, this.#end);
  }

  /** Room for so many bytes, from a place that can be divided by four. */
  #room(bytes: number): number | undefined {
    const place = this.#end;
    const end = place + Math.ceil(bytes / 4) * 4;
    if (end > layout.tablesEnd) return undefined;
    this.#end = end;
    return place;
  }
}

const encoder = new TextEncoder();
