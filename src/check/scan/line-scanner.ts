import type { Catalogue } from '../../interface/kind-catalogue.js';
import { lineFeed, quote } from '../../journal/ascii.js';
import { bytesOf, latin1At } from '../../journal/byte-text.js';
import { type Compiled, functionsOf, makeMemory, pageSize } from '../../journal/web-assembly.js';
import { once } from '../../words/memo.js';
import { unknownKey, unseenKey } from '../repeat-counter.js';
import { childPointer } from '../text/json-pointer.js';
import { type MadeScanner, type NumberLimits, putTables, type RulePlace } from './made-scanner.js';
import { type OutsideRule, outsideRule } from './outside-rules.js';
import { nameSeparator, type RecordedLines } from './recorded-lines.js';
import { shortNumber, valueAt } from './scanned-value.js';
import { noLine, notClean, otherKind, type Scanner, type ScannerKinds } from './scanner.js';
import * as layout from './scanner-memory-table.js';

/** A word that an open list lacks, or a name that a table lacks: the forms around it, its own or 0. */
interface UnlistedWord {
  readonly around: readonly number[];
  readonly form: number;
  readonly start: number;
  readonly end: number;
}

/** What the module gets for a kind that has no table. */
const unknownKind = 0;

/** More bytes than the scan ever reads beyond the one that stops it. */
const reach = 128;

/** What is longer is not worth a copy: no line of the game is, and the parser reads it as well. */
const longestCopy = 2 ** 25;

/** A later day than any. */
const endOfTime = 2 ** 31 - 1;

const noKinds: ScannerKinds = { recorded: new Set() };

/** Runs the module: its code reads its own memory, into which the bytes are copied. */
export class LineScanner implements Scanner {
  readonly kinds: readonly string[];
  readonly #memory = makeMemory(layout.text / pageSize + 1);
  readonly #line: Compiled;
  readonly #lines: Compiled;
  readonly #recordLine: Compiled;
  /** The names of recorded kinds and their members. */
  readonly #names: () => readonly string[];
  /** Records of lines that are not in the memory any more. */
  #records: RecordedLines[] = [];
  #bytes: Uint8Array;
  #words: Int32Array;
  /** The lines that come next: their bytes, and where they are in these. */
  #coming: Uint8Array = new Uint8Array();
  #next = 0;
  #end = 0;
  #longest = 0;
  /** Whether they are in the memory, and what is added to a place in the bytes for its place there. */
  #isLoaded = false;
  #moved = 0;
  #kind = notClean;
  readonly #isRead: (kind: string, member: string) => boolean;
  /** Words that open lists lack, and names that tables lack. */
  #unlisted: UnlistedWord[] = [];
  lineStart = 0;
  lineEnd = 0;
  passedLines = 0;

  /** `tableOf` is called on demand: few lines need the table. */
  constructor(code: Uint8Array, made: MadeScanner, tableOf: () => Catalogue, kinds = noKinds) {
    const { recorded, stops } = kinds;
    this.#isRead = (kind, member) => recorded.has(kind) && kinds.reads?.(kind, member) === true;
    this.kinds = made.kinds.map(([name]) => name);
    this.#bytes = bytesOf(this.#memory.buffer);
    this.#words = new Int32Array(this.#memory.buffer);
    putTables(made, this.#bytes.subarray(layout.tables));
    const catalogue = once(() => sameTable(tableOf(), this.kinds));
    const rules: OutsideRule[] = [];
    // The rest of the generated data is not kept: its tables are in the memory now.
    const { rules: places, numbers } = made;
    // Made on first use: it may load the whole table of its kind.
    const ruleAt = (number: number) => (rules[number] ??= outsideRule(places[number] as RulePlace, catalogue));
    const tables = new Map(made.kinds);
    const functions = functionsOf(code, {
      memory: this.#memory,
      numberHolds: (field: number, start: number, end: number) =>
        Number(holdsNumber(numbers[field], shortNumber(this.#bytes, start, end))),
      ruleHolds: (rule: number) => Number(ruleAt(rule)(this.#bytes, this.#words)),
      unlistedWord: (form: number, depth: number, start: number, end: number) => {
        const around = [...this.#words.subarray(layout.path >> 2, (layout.path >> 2) + depth)];
        return this.#unlisted.push({ around, form, start, end });
      },
      kindTable: (start: number, end: number) => tables.get(valueAt(this.#bytes, start, end) as string) ?? unknownKind,
    });
    this.#line = functions.line as Compiled;
    this.#lines = functions.lines as Compiled;
    this.#recordLine = functions.recordLine as Compiled;
    const passes = this.kinds
      .slice(0, layout.mostKindNumbers)
      .map((name) => (stops?.has(name) ? layout.stop : recorded.has(name) ? layout.record : layout.passOver));
    this.#bytes.set(passes, layout.passes);
    this.#names = once(() => made.kinds.map(([name, place]) => (recorded.has(name) ? this.#namesOf(name, place) : '')));
    this.#words[layout.nextRecord >> 2] = layout.records;
    // The memory begins as zeros, which is a day that was looked at last, too: ten of them are no day.
    this.#words[layout.day >> 2] = -1;
  }

  get moment(): number {
    return this.#word(layout.day) * 1_000_000 + this.#word(layout.time);
  }

  get lastMoment(): number {
    return this.#word(layout.lastDay) * 1_000_000 + this.#word(layout.lastTime);
  }

  set lastMoment(moment: number) {
    this.#words[layout.lastDay >> 2] = moment === Infinity ? endOfTime : Math.floor(moment / 1_000_000);
    this.#words[layout.lastTime >> 2] = moment === Infinity ? 0 : moment % 1_000_000;
  }

  load(bytes: Uint8Array, start: number, end: number, longest: number): void {
    this.#coming = bytes;
    this.#next = start;
    this.#end = end - 1;
    this.#longest = longest;
    this.#isLoaded = end - start <= longestCopy;
    if (this.#isLoaded) this.#copy(bytes, start, end);
    this.#words[layout.longestLine >> 2] = Math.min(longest, 2 ** 30);
  }

  nextLine(before: number): number {
    if (!this.#isLoaded) return this.#nextUnloaded();
    this.#unlisted = [];
    this.#words[layout.linesBefore >> 2] = before;
    this.#kind = this.#unlessRead(this.#lines(this.#next + this.#moved, this.#end + this.#moved));
    this.lineStart = this.#word(layout.lineStart) - this.#moved;
    this.lineEnd = this.#word(layout.lineEnd) - this.#moved;
    this.passedLines = this.#word(layout.passedLines);
    this.#next = this.#kind === noLine ? this.lineStart : this.lineEnd + 1;
    return this.#kind;
  }

  /** Bytes that are too many for the memory are scanned line by line. */
  #nextUnloaded(): number {
    this.lineStart = this.#next;
    this.lineEnd = this.#coming.indexOf(lineFeed, this.#next);
    this.passedLines = 0;
    if (this.lineEnd < 0 || this.lineEnd >= this.#end) return noLine;
    this.#next = this.lineEnd + 1;
    return this.lineEnd - this.lineStart > this.#longest ? notClean : this.#scan(this.lineStart, this.lineEnd);
  }

  scan(bytes: Uint8Array, start: number, end: number): number {
    this.#coming = bytes;
    this.#isLoaded = false;
    return this.#scan(start, end);
  }

  #scan(start: number, end: number): number {
    this.#kind = notClean;
    this.#unlisted = [];
    if (end - start > longestCopy || end < start) return notClean;
    this.#copy(this.#coming, start, end);
    // A byte behind the line that is part of nothing stops the scan.
    this.#bytes[end + this.#moved] = lineFeed;
    this.#kind = this.#unlessRead(this.#line(start + this.#moved, end + this.#moved));
    this.lineStart = start;
    this.lineEnd = end;
    return this.#kind;
  }

  /** The verdict on a line, whose record has no members that its table lacks. */
  #unlessRead(kind: number): number {
    const name = this.kinds[kind];
    if (name === undefined) return kind;
    const isRead = this.#unlisted.some(
      ({ around, form, start, end }) =>
        form === 0 && around.length === 0 && this.#isRead(name, valueAt(this.#bytes, start, end) as string),
    );
    return isRead ? notClean : kind;
  }

  get notes(): string[] {
    const kind = this.name();
    return this.#unlisted.map(({ around, form, start, end }) => {
      const text = valueAt(this.#bytes, start, end) as string;
      return form === 0
        ? unknownKey(kind, childPointer(this.#patternOf(around), text))
        : unseenKey(kind, this.#patternOf([...around, form]), text);
    });
  }

  /** The pointer to a value, with stars for indexes, from the forms around it and its own. */
  #patternOf(path: readonly number[]): string {
    let pattern = '';
    let element = 0;
    for (const form of path) {
      if (form !== element) pattern += `/${this.#nameOf(form)}`;
      const isList = (this.#word(form) & layout.typeBits) === layout.isList;
      element = isList ? this.#word(form + layout.formMore) : 0;
      if (isList) pattern += '/*';
    }
    return pattern;
  }

  /** The names of a kind and its members, as recorded lines have them. */
  #namesOf(kind: string, table: number): string {
    if (table < 0) return kind;
    const shape = this.#word(table + layout.kindShape);
    const formOf = (field: number) => shape + layout.shapeFields + field * layout.fieldSize + layout.fieldForm;
    const members = Array.from({ length: this.#word(shape) }, (_, field) => this.#nameOf(formOf(field)));
    return [kind, ...members].join(nameSeparator);
  }

  /** The name of the field that has a form. */
  #nameOf(form: number): string {
    const key = this.#word(form - layout.fieldForm + layout.fieldKey) + layout.keyName;
    return latin1At(this.#bytes, key, this.#bytes.indexOf(quote, key));
  }

  name(): string {
    if (this.#kind !== otherKind) return this.kinds[this.#kind] ?? '';
    return valueAt(this.#bytes, this.#word(layout.nameStart), this.#word(layout.nameEnd)) as string;
  }

  record(line: number): void {
    this.#recordLine(this.lineStart + this.#moved, this.lineEnd + this.#moved, line);
  }

  takeRecords(): RecordedLines[] {
    this.#keepRecords();
    const records = this.#records;
    this.#records = [];
    return records;
  }

  /** Copies the records in the memory, and the bytes from the first of their lines to the last. */
  #keepRecords(): void {
    const end = this.#word(layout.nextRecord);
    if (end === layout.records) return;
    const { buffer } = this.#memory;
    const records = new Int32Array(buffer.slice(layout.records, end));
    const from = records[layout.recordStart >> 2] as number;
    const bytes = bytesOf(buffer.slice(from, this.#word(layout.recordedTo)));
    this.#records.push({ records, bytes, from, names: this.#names() });
    this.#words[layout.nextRecord >> 2] = layout.records;
  }

  #word(place: number): number {
    return this.#words[place >> 2] as number;
  }

  #copy(bytes: Uint8Array, start: number, end: number): void {
    this.#keepRecords();
    const room = layout.text + (end - start) + reach;
    if (room > this.#bytes.length) {
      this.#memory.grow(Math.ceil((room - this.#bytes.length) / pageSize));
      this.#bytes = bytesOf(this.#memory.buffer);
      this.#words = new Int32Array(this.#memory.buffer);
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

/** Whether a number is within its limits. `NaN`, a number with too many digits, never is. */
function holdsNumber(limits: NumberLimits | undefined, value: number): boolean {
  if (!limits || Number.isNaN(value)) return false;
  const { range, values } = limits;
  return (!range || (value >= range.min && value <= range.max)) && (!values || values.includes(value));
}
