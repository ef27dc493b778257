import type { Kind } from '../../interface/kind.js';
import type { Catalogue } from '../../interface/kind-catalogue.js';
import { carriageReturn, lineFeed } from '../../journal/ascii.js';
import { base64Bytes, bytesOf, latin1At } from '../../journal/byte-text.js';
import { NotedMembers } from './extraction.js';
import type { WantedMembers } from './extraction-paths.js';
import { KindTables } from './kind-tables.js';
import { compiledKinds, type MadeScanner } from './made-scanner.js';
import { holdsNumber } from './outside-numbers.js';
import { outsideRules } from './outside-rules.js';
import { shortNumber, valueAt } from './scanned-value.js';
import { needsParsing, otherKind, type Scanner } from './scanner.js';
import * as layout from './scanner-memory.js';
import { TableMemory } from './table-memory.js';
import { type Compiled, functionsOf, makeMemory, pageSize } from './web-assembly.js';

const timeLength = '2026-11-14T20:41:00Z'.length;

/** More bytes than the scan ever looks at behind the one that stops it. */
const reach = 64;

/** What is longer is not worth a copy: no line of the game is, and the parser reads it as well. */
const longestCopy = 2 ** 25;

/** Runs the module: its code looks at a memory of its own, into which the bytes are copied. */
export class LineScanner implements Scanner {
  readonly #kinds: readonly Kind[];
  /** The names of the members that are extracted, by their numbers. */
  readonly #members: string[];
  readonly #memory = makeMemory(layout.text / pageSize + 1);
  readonly #line: Compiled;
  #bytes: Uint8Array;
  #words: Int32Array;
  #noted: NotedMembers;
  /** Whose bytes stand in the memory, from where to where, and how far they have moved. */
  #loaded: Uint8Array | undefined;
  #from = 0;
  #to = 0;
  #moved = 0;
  #kind = needsParsing;

  constructor(made: MadeScanner, catalogue: Catalogue, wanted: WantedMembers = {}) {
    const compiled = compiledKinds(catalogue);
    if (compiled.map(({ name }) => name).join() !== made.kinds.join()) {
      throw new TypeError('the scanner was made from another table');
    }
    this.#kinds = catalogue.kinds;
    this.#bytes = bytesOf(this.#memory.buffer);
    this.#words = new Int32Array(this.#memory.buffer);
    const numbers = [...made.numbers];
    const rules = outsideRules(made.rules, { ...catalogue, kinds: compiled });
    this.#members = [...made.members];
    this.#noted = new NotedMembers(this.#members, this.#bytes, this.#words);
    const functions = functionsOf(base64Bytes(made.code), {
      memory: this.#memory,
      numberHolds: (field: number, start: number, end: number) =>
        Number(holdsNumber(numbers[field], shortNumber(this.#bytes, start, end))),
      ruleHolds: (rule: number) => Number(rules[rule]?.holds(this.#bytes, this.#words) ?? false),
      kindTable: (start: number, end: number) => tables.placeOf(valueAt(this.#bytes, start, end) as string),
    });
    this.#line = functions.line as Compiled;
    const memory = new TableMemory(this.#memory, functions.addWord as Compiled);
    const tables = new KindTables(catalogue, wanted, memory, { members: this.#members, numbers, rules });
    // The memory begins as zeros, which is a day that was looked at last, too: ten of them are no day.
    this.#words[layout.day >> 2] = -1;
  }

  get moment(): number {
    return this.day * 1_000_000 + this.time;
  }

  get day(): number {
    return this.#words[layout.day >> 2] as number;
  }

  get time(): number {
    return this.#words[layout.time >> 2] as number;
  }

  load(bytes: Uint8Array, start: number, end: number): void {
    this.#loaded = undefined;
    if (end - start > longestCopy) return;
    this.#copy(bytes, start, end);
    this.#loaded = bytes;
    this.#from = start;
    this.#to = end;
  }

  scan(bytes: Uint8Array, start: number, end: number): number {
    // A byte behind the line that is part of nothing stops the scan.
    const isLoaded = bytes === this.#loaded && start >= this.#from && end < this.#to;
    if (!isLoaded || (bytes[end] !== lineFeed && bytes[end] !== carriageReturn)) {
      this.#loaded = undefined;
      if (end - start > longestCopy || end < start) return needsParsing;
      this.#copy(bytes, start, end);
      this.#bytes[end + this.#moved] = lineFeed;
    }
    this.#kind = this.#line(start + this.#moved, end + this.#moved);
    return this.#kind;
  }

  extracted(): Record<string, unknown> {
    const time = this.#word(layout.timeStart);
    const event: Record<string, unknown> = {
      timestamp: latin1At(this.#bytes, time, time + timeLength),
      event: this.#kind === otherKind ? this.name() : this.#kinds[this.#kind]?.name,
    };
    this.#noted.into(event, layout.notes >> 2, this.#word(layout.notesEnd) >> 2);
    return event;
  }

  extractRow(names: readonly string[], list: unknown[]): void {
    this.#noted.row(names, list, layout.notes >> 2, this.#word(layout.notesEnd) >> 2);
  }

  name(): string {
    return valueAt(this.#bytes, this.#word(layout.nameStart), this.#word(layout.nameEnd)) as string;
  }

  get nameNumber(): number {
    return this.#word(layout.nameNumber);
  }

  #word(place: number): number {
    return this.#words[place >> 2] as number;
  }

  #copy(bytes: Uint8Array, start: number, end: number): void {
    const room = layout.text + (end - start) + reach;
    if (room > this.#bytes.length) {
      this.#memory.grow(Math.ceil((room - this.#bytes.length) / pageSize));
      this.#bytes = bytesOf(this.#memory.buffer);
      this.#words = new Int32Array(this.#memory.buffer);
      this.#noted = new NotedMembers(this.#members, this.#bytes, this.#words);
    }
    this.#bytes.set(bytes.subarray(start, end), layout.text);
    this.#moved = layout.text - start;
  }
}
