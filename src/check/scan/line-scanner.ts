import type { Kind } from '../../interface/kind.js';
import type { Catalogue } from '../../interface/kind-catalogue.js';
import { carriageReturn, lineFeed, space, tab } from '../../journal/ascii.js';
import { base64Bytes, bytesOf, latin1At } from '../../journal/byte-text.js';
import { type Compiled, functionsOf, makeMemory, pageSize } from '../../journal/web-assembly.js';
import { NotedMembers } from './extraction.js';
import type { WantedMembers } from './extraction-paths.js';
import { LearnedNotes, stepsTo } from './learned-notes.js';
import type { MadeScanner, RulePlace } from './made-scanner.js';
import { holdsNumber } from './outside-numbers.js';
import { type OutsideRule, outsideRule } from './outside-rules.js';
import { QuietMemory } from './quiet-lines.js';
import { shortNumber, valueAt } from './scanned-value.js';
import { needsParsing, noLine, otherKind, type Remark, type Scanner } from './scanner.js';
import * as layout from './scanner-memory.js';

const timeLength = '2026-11-14T20:41:00Z'.length;

/** What the module is told of a kind that has no table. */
const unknownKind = 0;

/** More bytes than the scan ever looks at behind the one that stops it. */
const reach = 128;

/** What is longer is not worth a copy: no line of the game is, and the parser reads it as well. */
const longestCopy = 2 ** 25;

/** Runs the module: its code looks at a memory of its own, into which the bytes are copied. */
export class LineScanner implements Scanner {
  readonly #kinds: readonly Kind[];
  /** The names of the members that are extracted, by their numbers. */
  readonly #members: readonly string[];
  readonly #memory = makeMemory(layout.text / pageSize + 1);
  readonly #line: Compiled;
  readonly #lines: Compiled;
  readonly #breakIn: Compiled;
  readonly quiet: QuietMemory;
  readonly #learned: LearnedNotes;
  #bytes: Uint8Array;
  #words: Int32Array;
  #noted: NotedMembers;
  /** Whose lines come next, from where on. */
  #coming: Uint8Array = new Uint8Array();
  #next = 0;
  #end = 0;
  /** Whose bytes stand in the memory, from where to where, and how far they have moved. */
  #loaded: Uint8Array | undefined;
  #from = 0;
  #to = 0;
  #moved = 0;
  /** Where the line last scanned begins. */
  #start = 0;
  #kind = needsParsing;
  lineStart = 0;
  lineEnd = 0;
  quietLines = 0;

  constructor(code: Uint8Array, made: MadeScanner, catalogue: Catalogue, wanted: WantedMembers = {}) {
    if (catalogue.kinds.map(({ name }) => name).join() !== made.kinds.map(([name]) => name).join()) {
      throw new TypeError('the scanner was made from another table');
    }
    this.#kinds = catalogue.kinds;
    this.#learned = new LearnedNotes(catalogue, wanted);
    this.#bytes = bytesOf(this.#memory.buffer);
    this.#words = new Int32Array(this.#memory.buffer);
    this.#bytes.set(base64Bytes(made.tables), layout.tables);
    this.#members = made.members;
    this.#noted = new NotedMembers(this.#members, this.#bytes, this.#words);
    const rules: OutsideRule[] = [];
    // The rest of what was made is not kept: its tables are in the memory now.
    const { rules: places, numbers } = made;
    // Made when it is asked for the first time: it takes the whole table of its kind.
    const ruleAt = (number: number) => (rules[number] ??= outsideRule(places[number] as RulePlace, catalogue));
    const tables = new Map(made.kinds);
    const functions = functionsOf(code, {
      memory: this.#memory,
      numberHolds: (field: number, start: number, end: number) =>
        Number(holdsNumber(numbers[field], shortNumber(this.#bytes, start, end))),
      ruleHolds: (rule: number) => Number(ruleAt(rule).holds(this.#bytes, this.#words)),
      kindTable: (start: number, end: number) => tables.get(valueAt(this.#bytes, start, end) as string) ?? unknownKind,
      learn: (kind: number, path: number, what: number, start: number, end: number) =>
        this.#learned.learn(kind, path, what, valueAt(this.#bytes, start, end) as string),
    });
    this.#line = functions.line as Compiled;
    this.#lines = functions.lines as Compiled;
    this.#breakIn = functions.breakIn as Compiled;
    this.quiet = new QuietMemory(this.#words, this.#bytes);
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
    this.#coming = bytes;
    this.#next = start;
    this.#end = end - 1;
    this.#load(bytes, start, end);
  }

  #load(bytes: Uint8Array, start: number, end: number): void {
    this.#loaded = undefined;
    if (end - start > longestCopy) return;
    this.#copy(bytes, start, end);
    this.#loaded = bytes;
    this.#from = start;
    this.#to = end;
  }

  nextLine(): number {
    if (this.#coming !== this.#loaded) return this.#nextUnloaded();
    this.#kind = this.#lines(this.#next + this.#moved, this.#end + this.#moved);
    this.#start = this.#word(layout.lineStart);
    this.lineStart = this.#start - this.#moved;
    this.lineEnd = this.#word(layout.lineEnd) - this.#moved;
    this.quietLines = this.#word(layout.quietLines);
    this.#next = this.#kind === noLine ? this.lineStart : this.lineEnd + 1;
    return this.#kind;
  }

  /** Bytes that are too many for the memory, or no longer in it, are scanned line by line. */
  #nextUnloaded(): number {
    this.lineStart = this.#next;
    this.lineEnd = this.#coming.indexOf(lineFeed, this.#next);
    this.quietLines = 0;
    if (this.lineEnd < 0 || this.lineEnd >= this.#end) return noLine;
    this.#next = this.lineEnd + 1;
    const isTooLong = this.lineEnd - this.lineStart > this.quiet.longestLine;
    return isTooLong ? needsParsing : this.scan(this.#coming, this.lineStart, this.lineEnd);
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
    this.#start = start + this.#moved;
    this.#kind = this.#line(this.#start, end + this.#moved);
    return this.#kind;
  }

  breakIn(bytes: Uint8Array, start: number, end: number): number {
    if (bytes !== this.#loaded || start < this.#from || end >= this.#to) return -1;
    const place = this.#breakIn(start + this.#moved, end + this.#moved);
    return place < 0 ? -1 : place - this.#moved;
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

  get remarkCount(): number {
    return this.#word(layout.remarkCount);
  }

  remarkNumber(index: number): number {
    return this.#word(layout.remarks + layout.remarkSize * index);
  }

  remark(index: number): Remark {
    const at = layout.remarks + layout.remarkSize * index;
    const [start, end, until] = [this.#word(at + 4), this.#word(at + 8), this.#word(at + 12)];
    const { rule, steps } = this.#learned.at(this.#word(at));
    let value = rule === 'field/unseen' ? start : end + 1;
    while (this.#bytes[value] === space || this.#bytes[value] === tab) value++;
    return {
      rule,
      steps: stepsTo(steps, this.#bytes, this.#start, start),
      start: start - this.#start,
      end: end - this.#start,
      value: valueAt(this.#bytes, value, until),
    };
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
      this.quiet.move(this.#words, this.#bytes);
    }
    this.#bytes.set(bytes.subarray(start, end), layout.text);
    this.#moved = layout.text - start;
  }
}
