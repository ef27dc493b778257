import type { BitTable } from '../../interface/bits.js';
import type { Field } from '../../interface/field.js';
import type { Values } from '../../interface/value-list.js';
import { utf8Bytes } from '../../journal/byte-text.js';
import type { PlaceEvidence } from '../evidence-format.js';
import { addCounts, bump, type CountMap, countsOf } from './count-map.js';
import { type KeptValues, keptValues, mostNames } from './kept-names.js';

/** Longer numbers than this are counted as if they had so many digits. */
const mostDigits = 20;

/** Counts single values. Every count can be taken back by counting with a step of -1. */
export class ValueTally {
  seen = 0;
  text = 0;
  empty = 0;
  times = 0;
  internal = 0;
  yes = 0;
  no = 0;
  nulls = 0;
  readonly #integers: number[] = [];
  /** By the digits behind the point; numbers with an exponent apart. */
  readonly #decimals: number[] = [];
  readonly #exponents: number[] = [];
  /** How often each bit was set; only where the interface has a table of bits. */
  readonly bits: number[] | undefined;
  /** Whether words are kept here: only then are texts worth decoding. */
  readonly keepsWords: boolean;
  readonly #kept: KeptValues;
  readonly #words = new Map<string, WordTally>();
  /** The word that came last. */
  #lastWord: WordTally | undefined;
  #unlisted = 0;
  #others = 0;
  #many = false;

  /** The forms that the interface knows of the value, none if it does not know it; nothing of a personal one is kept. */
  constructor(forms: readonly Field[], isPersonal: boolean) {
    const values = isPersonal ? undefined : firstOf(forms, valuesOf);
    this.keepsWords = values !== undefined;
    this.#kept = values ? keptValues(values) : nothing;
    this.bits = isPersonal || !firstOf(forms, bitsOf) ? undefined : Array.from({ length: 32 }, () => 0);
  }

  integer(digits: number, step: number): void {
    bumpAt(this.#integers, digits, step);
  }

  decimal(digits: number, hasExponent: boolean, step: number): void {
    bumpAt(hasExponent ? this.#exponents : this.#decimals, digits, step);
  }

  bitSet(value: number, step: number): void {
    const { bits } = this;
    if (!bits || value >= 2 ** 32) return;
    for (let rest = value | 0; rest !== 0; rest &= rest - 1) bumpAt(bits, 31 - Math.clz32(rest & -rest), step);
  }

  /** The word that most likely comes next: the one that came behind the last one before. */
  get usualWord(): WordTally | undefined {
    return this.#lastWord?.next;
  }

  /** Counts a word that was kept before. */
  again(word: WordTally, step: number): void {
    word.count += step;
    this.text += step;
    if (word.form === 'internal') this.internal += step;
    if (word.form === 'time') this.times += step;
    this.#lastWord = word;
  }

  word(word: string, step: number): void {
    const tally = this.#words.get(word) ?? this.#newWord(word);
    if (!tally) {
      this.#others += step;
      return;
    }
    tally.count += step;
    if (this.#lastWord) this.#lastWord.next = tally;
    this.#lastWord = tally;
    if (this.#unlisted > mostNames.values) this.#dropWords();
  }

  /** Nothing of a word that is not kept. */
  #newWord(word: string): WordTally | undefined {
    const isListed = this.#kept.lists(word);
    if (!isListed && (this.#many || !this.#kept.keeps(word))) return undefined;
    if (!isListed) this.#unlisted++;
    const tally: WordTally = { key: utf8Bytes(JSON.stringify(word)), form: formOf(word), count: 0, next: undefined };
    this.#words.set(word, tally);
    return tally;
  }

  /** So many words are no list of the game. */
  #dropWords(): void {
    this.#many = true;
    this.#unlisted = 0;
    this.#lastWord = undefined;
    for (const [word, tally] of this.#words) {
      tally.next = undefined;
      if (this.#kept.lists(word)) continue;
      this.#others += tally.count;
      this.#words.delete(word);
    }
  }

  addValues(evidence: PlaceEvidence): void {
    const { flag = {}, values = {}, bits = {}, decimal = {}, integer = {} } = evidence;
    this.seen += evidence.seen;
    this.text += evidence.text ?? 0;
    this.empty += evidence.empty ?? 0;
    this.times += evidence.times ?? 0;
    this.internal += evidence.internal ?? 0;
    this.nulls += evidence.null ?? 0;
    this.yes += flag.true ?? 0;
    this.no += flag.false ?? 0;
    for (const [digits, count] of Object.entries(integer)) this.integer(Number(digits), count);
    for (const [form, count] of Object.entries(decimal))
      this.decimal(Number.parseInt(form, 10), form.endsWith('e'), count);
    for (const [word, count] of Object.entries(values)) this.word(word, count);
    this.#others += evidence.others ?? 0;
    if (evidence.many) this.#dropWords();
    for (const [bit, count] of Object.entries(bits)) if (this.bits) bumpAt(this.bits, Number(bit), count);
  }

  /** The counts that are not zero. */
  valueCounts(): PlaceEvidence {
    const decimals: CountMap = new Map(entriesOf(this.#decimals));
    for (const [digits, count] of entriesOf(this.#exponents)) bump(decimals, `${digits}e`, count);
    const flags: CountMap = new Map();
    addCounts(flags, { true: this.yes, false: this.no });
    const all: PlaceEvidence = {
      seen: this.seen,
      text: this.text,
      empty: this.empty,
      times: this.times,
      internal: this.internal,
      integer: countsOf(new Map(entriesOf(this.#integers))),
      decimal: countsOf(decimals),
      flag: countsOf(flags),
      null: this.nulls,
      values: countsOf(new Map(Array.from(this.#words, ([word, { count }]) => [word, count]))),
      others: this.#others,
      many: this.#many || undefined,
      bits: countsOf(new Map(entriesOf(this.bits ?? []))),
    } as PlaceEvidence;
    return Object.fromEntries(
      Object.entries(all).filter(([, count]) => count !== 0 && count !== undefined),
    ) as unknown as PlaceEvidence;
  }
}

/** A word that is kept, and the one that came behind it last. */
export interface WordTally {
  /** As it stands in a line, with its quotes. */
  readonly key: Uint8Array;
  readonly form: TextForm;
  count: number;
  next: WordTally | undefined;
}

type TextForm = 'plain' | 'internal' | 'time';

const timeForm = /^.{10}T.{8}Z$/s;

/** The forms that texts are counted by. */
function formOf(text: string): TextForm {
  if (text.startsWith('$') && text.endsWith(';')) return 'internal';
  return timeForm.test(text) ? 'time' : 'plain';
}

const nothing: KeptValues = { lists: () => false, keeps: () => false };

function bumpAt(counts: number[], place: number, step: number): void {
  const at = place < mostDigits || counts.length === 32 ? place : mostDigits;
  counts[at] = (counts[at] ?? 0) + step;
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
