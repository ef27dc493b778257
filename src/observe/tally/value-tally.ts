import type { BitTable } from '../../interface/bits.js';
import type { Field } from '../../interface/field.js';
import type { Values } from '../../interface/value-list.js';
import { bump } from '../../words/map-entries.js';
import type { PlaceEvidence } from '../evidence-format.js';
import { addCounts, type CountMap, countsOf } from './count-map.js';
import { type KeptValues, keptValues, mostNames, wordsOfUnknown } from './kept-names.js';

/** Numbers with more digits are counted as if they had this many. */
const mostDigits = 20;

/** Counts single values. */
export class ValueTally {
  seen = 0;
  /** Under the names that they have in evidence. */
  readonly #simple = { text: 0, empty: 0, times: 0, internal: 0, null: 0, others: 0 };
  readonly #flags = { true: 0, false: 0 };
  readonly #integers: number[] = [];
  /** By the digits after the point; numbers with an exponent are counted separately. */
  readonly #decimals: number[] = [];
  readonly #exponents: number[] = [];
  /** How often each bit was set; only where the interface has a table of bits. */
  readonly #bits: number[] | undefined;
  /** Which words are kept; `undefined` if none are. */
  readonly #kept: KeptValues | undefined;
  readonly #words: CountMap = new Map();
  #unlisted = 0;
  #many = false;

  /** `forms` are those that the interface knows of the value. No value of a personal place is kept. */
  constructor(forms: readonly Field[], isPersonal: boolean, keepsWords: boolean) {
    const values = isPersonal ? undefined : firstOf(forms, valuesOf);
    this.#kept = values ? keptValues(values) : keepsWords && forms.length === 0 ? wordsOfUnknown : undefined;
    this.#bits = isPersonal || !firstOf(forms, bitsOf) ? undefined : Array.from({ length: 32 }, () => 0);
  }

  /** Counts a value that is neither a list nor an object. */
  protected countValue(value: unknown, numbers: Iterator<string>): void {
    if (typeof value === 'string') this.#countText(value);
    else if (typeof value === 'number' || typeof value === 'bigint') this.#countNumber(value, numbers.next().value);
    else if (value === true) this.#flags.true++;
    else if (value === false) this.#flags.false++;
    else this.#simple.null++;
  }

  #countText(text: string): void {
    this.#simple.text++;
    if (text === '') {
      this.#simple.empty++;
      return;
    }
    if (text.startsWith('$') && text.endsWith(';')) this.#simple.internal++;
    else if (text.length === timeLength && timeForm.test(text)) this.#simple.times++;
    this.#countWord(text, 1);
  }

  #countNumber(value: number | bigint, text: string): void {
    const exponent = text.search(exponentMark);
    const digits = exponent < 0 ? text : text.slice(0, exponent);
    const point = digits.indexOf('.');
    if (exponent >= 0) bumpAt(this.#exponents, decimalsOf(digits, point), 1);
    else if (point >= 0) bumpAt(this.#decimals, decimalsOf(digits, point), 1);
    else this.#countInteger(value, text.startsWith('-') ? text.length - 1 : text.length);
  }

  #countInteger(value: number | bigint, digits: number): void {
    bumpAt(this.#integers, digits, 1);
    if (this.#bits && value >= 0 && value < 2 ** 32) countBits(this.#bits, Number(value));
    if (this.#kept !== wordsOfUnknown) this.#countWord(String(value), 1);
  }

  #countWord(word: string, count: number): void {
    if (!this.#kept) return;
    if (this.#words.has(word) || this.#keeps(word, this.#kept)) bump(this.#words, word, count);
    else this.#simple.others += count;
    if (this.#unlisted > mostNames.values) this.#dropUnlisted();
  }

  #keeps(word: string, kept: KeptValues): boolean {
    if (kept.lists(word)) return true;
    if (this.#many || !kept.keeps(word)) return false;
    this.#unlisted++;
    return true;
  }

  /** This many words are not a list of the game. */
  #dropUnlisted(): void {
    this.#many = true;
    this.#unlisted = 0;
    for (const [word, count] of this.#words) {
      if (this.#kept?.lists(word)) continue;
      this.#simple.others += count;
      this.#words.delete(word);
    }
  }

  addValues(evidence: PlaceEvidence): void {
    const { flag = {}, values = {}, bits = {}, decimal = {}, integer = {} } = evidence;
    this.seen += evidence.seen;
    const simple = this.#simple;
    for (const name of Object.keys(simple) as (keyof typeof simple)[]) simple[name] += evidence[name] ?? 0;
    this.#flags.true += flag.true ?? 0;
    this.#flags.false += flag.false ?? 0;
    for (const [digits, count] of Object.entries(integer)) bumpAt(this.#integers, Number(digits), count);
    for (const [form, count] of Object.entries(decimal))
      bumpAt(form.endsWith('e') ? this.#exponents : this.#decimals, Number.parseInt(form, 10), count);
    for (const [word, count] of Object.entries(values)) this.#countWord(word, count);
    if (evidence.many) this.#dropUnlisted();
    for (const [bit, count] of Object.entries(bits)) if (this.#bits) bumpAt(this.#bits, Number(bit), count);
  }

  /** The counts that are not zero. */
  valueCounts(): PlaceEvidence {
    const decimals: CountMap = new Map(entriesOf(this.#decimals));
    for (const [digits, count] of entriesOf(this.#exponents)) bump(decimals, `${digits}e`, count);
    const flags: CountMap = new Map();
    addCounts(flags, this.#flags);
    const { null: nulls, others, ...texts } = this.#simple;
    const all: PlaceEvidence = {
      seen: this.seen,
      ...texts,
      integer: countsOf(new Map(entriesOf(this.#integers))),
      decimal: countsOf(decimals),
      flag: countsOf(flags),
      null: nulls,
      values: countsOf(this.#words),
      others,
      many: this.#many || undefined,
      bits: countsOf(new Map(entriesOf(this.#bits ?? []))),
    } as PlaceEvidence;
    return Object.fromEntries(
      Object.entries(all).filter(([, count]) => count !== 0 && count !== undefined),
    ) as unknown as PlaceEvidence;
  }
}

const timeForm = /^.{10}T.{8}Z$/s;
const timeLength = '2026-11-14T20:41:00Z'.length;
const exponentMark = /e/i;

function decimalsOf(digits: string, point: number): number {
  return point < 0 ? 0 : digits.length - point - 1;
}

function countBits(bits: number[], value: number): void {
  for (let rest = value | 0; rest !== 0; rest &= rest - 1) bumpAt(bits, 31 - Math.clz32(rest & -rest), 1);
}

function bumpAt(counts: number[], place: number, count: number): void {
  const at = place < mostDigits || counts.length === 32 ? place : mostDigits;
  counts[at] = (counts[at] ?? 0) + count;
}

function entriesOf(counts: readonly number[]): [string, number][] {
  return Array.from(counts, (count, place): [string, number] => [String(place), count ?? 0]);
}

export function firstOf<T>(forms: readonly Field[], find: (field: Field) => T | undefined): T | undefined {
  for (const form of forms) {
    const found = find(form);
    if (found !== undefined) return found;
  }
  return undefined;
}

function valuesOf(field: Field): Values | undefined {
  return 'values' in field ? field.values : undefined;
}

function bitsOf(field: Field): BitTable | undefined {
  return 'bits' in field ? field.bits : undefined;
}
