import type { Catalogue } from '../../interface/kind-catalogue.js';
import { madeOnce } from '../../interface/made-once.js';
import { carriageReturn, lineFeed, space, tab } from '../../journal/ascii.js';
import { bytesOf, latin1At, utf8At } from '../../journal/byte-text.js';
import { type Compiled, functionsOf, makeMemory, pageSize } from '../../journal/web-assembly.js';
import { type WantedMembers, wantedPart } from './extraction-paths.js';
import { LearnedNotes, stepsThrough } from './learned-notes.js';
import { type MadeScanner, putTables, type RulePlace } from './made-scanner.js';
import { holdsNumber } from './outside-numbers.js';
import { type OutsideRule, outsideRule } from './outside-rules.js';
import { QuietMemory } from './quiet-lines.js';
import { RowMemory } from './row-memory.js';
import { shortNumber, structureIn, valueAt } from './scanned-value.js';
import { needsParsing, noLine, otherKind, type Remark, type Scanner } from './scanner.js';
import * as layout from './scanner-memory.js';
import { RowReader } from './session-rows.js';
import { TableReader } from './table-reader.js';
import { dropNotes } from './unwanted-notes.js';

const timeLength = '2026-11-14T20:41:00Z'.length;

/** What the module is told of a kind that has no table. */
const unknownKind = 0;

/** More bytes than the scan ever looks at behind the one that stops it. */
const reach = 128;

/** What is longer is not worth a copy: no line of the game is, and the parser reads it as well. */
const longestCopy = 2 ** 25;

/** Runs the module: its code looks at a memory of its own, into which the bytes are copied. */
export class LineScanner implements Scanner {
  readonly kinds: readonly string[];
  readonly #wanted: WantedMembers;
  readonly #memory = makeMemory(layout.text / pageSize + 1);
  readonly #line: Compiled;
  readonly #lines: Compiled;
  readonly #breakIn: Compiled;
  readonly #elementsAt: Compiled;
  readonly quiet: QuietMemory;
  readonly rows: RowMemory;
  readonly #tables: TableReader;
  readonly #learned: LearnedNotes;
  #bytes: Uint8Array;
  #words: Int32Array;
  /** Whose lines come next, from where on. */
  #coming: Uint8Array = new Uint8Array();
  #next = 0;
  #end = 0;
  /** Whose bytes stand in the memory, from where to where, and how far they have moved. */
  #loaded: Uint8Array | undefined;
  #from = 0;
  #to = 0;
  #moved = 0;
  /** Where the line last scanned begins and ends. */
  #start = 0;
  #behind = 0;
  #kind = needsParsing;
  lineStart = 0;
  lineEnd = 0;
  quietLines = 0;

  /** The table that it was made from is asked for when a line needs it, which few do. */
  constructor(code: Uint8Array, made: MadeScanner, tableOf: () => Catalogue, wanted: WantedMembers = {}) {
    this.kinds = made.kinds.map(([name]) => name);
    const catalogue = madeOnce(() => sameTable(tableOf(), this.kinds));
    this.#bytes = bytesOf(this.#memory.buffer);
    this.#words = new Int32Array(this.#memory.buffer);
    putTables(made, this.#bytes.subarray(layout.tables));
    this.#tables = new TableReader(this.#words, this.#bytes);
    this.#learned = new LearnedNotes(made.kinds, this.#tables, wanted);
    this.#wanted = wanted;
    const rules: OutsideRule[] = [];
    // The rest of what was made is not kept: its tables are in the memory now.
    const { rules: places, numbers } = made;
    // Made when it is asked for the first time: it may take the whole table of its kind.
    const ruleAt = (number: number) => (rules[number] ??= outsideRule(places[number] as RulePlace, catalogue));
    const tables = new Map(made.kinds);
    const wantsNothing = Object.keys(wanted).length === 0;
    const placeOfTable = (kind: string) => {
      const table = tables.get(kind) ?? unknownKind;
      if (wantsNothing && table > 0) dropNotes(this.#words, table);
      return table;
    };
    const functions = functionsOf(code, {
      memory: this.#memory,
      numberHolds: (field: number, start: number, end: number) =>
        Number(holdsNumber(numbers[field], shortNumber(this.#bytes, start, end))),
      ruleHolds: (rule: number) => Number(ruleAt(rule).holds(this.#bytes, this.#words)),
      kindTable: (start: number, end: number) => placeOfTable(valueAt(this.#bytes, start, end) as string),
      learn: (kind: number, path: number, what: number, start: number, end: number) =>
        this.#learned.learn(kind, path, what, valueAt(this.#bytes, start, end) as string),
    });
    this.#line = functions.line as Compiled;
    this.#lines = functions.lines as Compiled;
    this.#breakIn = functions.breakIn as Compiled;
    this.#elementsAt = functions.elementsAt as Compiled;
    this.quiet = new QuietMemory(this.#words, this.#bytes);
    this.rows = new RowMemory(functions.addRow as Compiled, this.#words, this.#bytes);
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
    this.#behind = this.#word(layout.lineEnd);
    this.lineStart = this.#start - this.#moved;
    this.lineEnd = this.#behind - this.#moved;
    this.quietLines = this.#word(layout.quietLines);
    this.#next = this.#kind === noLine ? this.lineStart : this.lineEnd + 1;
    return this.#kind;
  }

  expectRows(line: number, offset: number): void {
    this.rows.expect(line, offset - this.#moved);
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
    this.#behind = end + this.#moved;
    this.#kind = this.#line(this.#start, this.#behind);
    return this.#kind;
  }

  breakIn(bytes: Uint8Array, start: number, end: number): number {
    if (bytes !== this.#loaded || start < this.#from || end >= this.#to) return -1;
    const place = this.#breakIn(start + this.#moved, end + this.#moved);
    return place < 0 ? -1 : place - this.#moved;
  }

  extracted(): Record<string, unknown> {
    const time = this.#word(layout.timeStart);
    const event = {
      timestamp: latin1At(this.#bytes, time, time + timeLength),
      event: this.#kind === otherKind ? this.name() : this.kinds[this.#kind],
    };
    const rows = this.rows.alone();
    // What has no room there is parsed.
    if (!rows) return structureIn(utf8At(this.#bytes, this.#start, this.#behind)) as Record<string, unknown>;
    return { ...event, ...new RowReader(rows).members(0, wantedPart(this.#wanted[String(event.event)] ?? [])) };
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
    const { rule, steps, list } = this.#learned.at(this.#word(at));
    let value = rule === 'field/unseen' ? start : end + 1;
    while (this.#bytes[value] === space || this.#bytes[value] === tab) value++;
    return {
      rule,
      steps: stepsThrough(steps, () => this.#elementsAround(start)),
      start: start - this.#start,
      end: end - this.#start,
      value: valueAt(this.#bytes, value, until),
      list,
    };
  }

  /** Which elements of the lists around it a place in the line last scanned is in. */
  #elementsAround(place: number): number[] {
    const first = layout.open >> 2;
    return [...this.#words.subarray(first, first + this.#elementsAt(this.#start, place))];
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
      this.#tables.move(this.#words, this.#bytes);
      this.quiet.move(this.#words, this.#bytes);
      this.rows.move(this.#words, this.#bytes);
    }
    this.#bytes.set(bytes.subarray(start, end), layout.text);
    this.#moved = layout.text - start;
  }
}

/** What numbers mean is known by the order of the kinds. */
function sameTable(catalogue: Catalogue, kinds: readonly string[]): Catalogue {
  if (catalogue.kinds.map(({ name }) => name).join() === kinds.join()) return catalogue;
  throw new TypeError('the scanner was made from another table');
}
