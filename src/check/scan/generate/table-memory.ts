import { bytesOf } from '../../../journal/byte-text.js';
import type { Compiled, Memory } from '../../../journal/web-assembly.js';
import * as layout from '../scanner-memory-table.js';

/** A set of words in the memory, and one of the words. */
interface PlacedSet {
  readonly place: number;
  readonly one: number;
}

/** A key in the memory: its first and its last eight bytes as four words, how long it is, and its place. */
export interface PlacedKey {
  readonly ends: readonly number[];
  readonly length: number;
  readonly place: number;
}

/**
 * The part of the scanner's memory that holds tables: it is written from front to back. Nothing is given
 * where there is no room.
 */
export class TableMemory {
  readonly #memory: Memory;
  /** The function of the module that puts a word into a set. */
  readonly #addWord: Compiled;
  readonly #keys = new Map<string, PlacedKey>();
  readonly #words = new Map<string, number>();
  readonly #sets = new Map<string, PlacedSet>();
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

  /** Writes the key of a field, once. */
  key(text: string): PlacedKey | undefined {
    const known = this.#keys.get(text);
    if (known) return known;
    const bytes = encoder.encode(text);
    const place = bytes.length > layout.longestKey ? undefined : this.#room(bytes.length);
    if (place === undefined) return undefined;
    bytesOf(this.#memory.buffer).set(bytes, place);
    const key = { ends: endsOf(bytes), length: bytes.length, place };
    this.#keys.set(text, key);
    return key;
  }

  /** Writes a word with its length before it, once. */
  word(text: string): number | undefined {
    const known = this.#words.get(text);
    if (known !== undefined) return known;
    const bytes = encoder.encode(text);
    const place = bytes.length > layout.longestWord ? undefined : this.#room(layout.wordText + bytes.length);
    if (place === undefined) return undefined;
    new Int32Array(this.#memory.buffer)[place >> 2] = bytes.length;
    bytesOf(this.#memory.buffer).set(bytes, place + layout.wordText);
    this.#words.set(text, place);
    return place;
  }

  /**
   * Writes a set of words in quotes, once, and gives its place and that of one of them. At most half of its
   * slots are used.
   */
  set(texts: readonly string[]): PlacedSet | undefined {
    const key = JSON.stringify(texts);
    const known = this.#sets.get(key);
    if (known !== undefined) return known;
    const slots = 2 ** Math.ceil(Math.log2(2 * texts.length + 1));
    const quoted = texts.map((text) => `"${text}"`);
    const place = this.words([slots - 1, distinctiveOffset(quoted), ...Array.from({ length: slots }, () => 0)]);
    const words = quoted.map((text) => this.word(text));
    // A set may be empty. Whatever is taken for a word of no length, the line is not: none of these eight
    // bytes may follow a value.
    const one = words.length > 0 ? words[0] : this.words([0, fourLetters, fourLetters]);
    if (place === undefined || one === undefined || words.includes(undefined)) return undefined;
    for (const word of words) this.#addWord(place, word as number);
    const placed = { place, one };
    this.#sets.set(key, placed);
    return placed;
  }

  /** Changes a number that was written. */
  change(place: number, number: number): void {
    new Int32Array(this.#memory.buffer)[place >> 2] = number;
  }

  /** All that was written. */
  written(): Uint8Array {
    return bytesOf(this.#memory.buffer).slice(layout.tables, this.#end);
  }

  /** Allocates bytes, aligned to four. */
  #room(bytes: number): number | undefined {
    const place = this.#end;
    const end = place + Math.ceil(bytes / 4) * 4;
    if (end > layout.tablesEnd) return undefined;
    this.#end = end;
    return place;
  }
}

const encoder = new TextEncoder();

/** The first offset at which eight bytes distinguish most of the words; at most `furthest`. */
function distinctiveOffset(words: readonly string[]): number {
  const bytes = words.map((word) => Buffer.from(word).toString('latin1'));
  const places = Array.from({ length: furthest }, (_, index) => index + 1);
  const distinct = (place: number) => new Set(bytes.map((word) => word.slice(place, place + 8))).size;
  const most = Math.max(...places.map(distinct));
  return places.find((place) => distinct(place) === most) as number;
}

const furthest = 24;

/** Four times the letter x. */
const fourLetters = 0x7878_7878;

/**
 * The first and the last eight bytes, with zeros for what is missing; where there are not eight, the last are
 * zeros as well.
 */
function endsOf(bytes: Uint8Array): readonly number[] {
  const ends = new Uint8Array(16);
  ends.set(bytes.subarray(0, 8));
  if (bytes.length >= 8) ends.set(bytes.subarray(-8), 8);
  return [...new Int32Array(ends.buffer)];
}
