import { nearest } from '../words/nearest.js';
import { checkArgument } from '../words/shape/check-options.js';
import { anObject, aString } from '../words/shape/shape.js';
import { type Bit, hasBit, isBitSet, undefinedBits } from './bits.js';
import type { Change } from './dialect/apply-deviations.js';
import { deviations } from './dialect/deviations.js';
import type { Subject } from './explanation-types.js';
import type { Value, Values } from './value-list.js';

/** The meaning of a field's value. */
export type Decoded = DecodedBits | DecodedValue;

export interface DecodedBits {
  readonly value: number;
  readonly bits: readonly Bit[];
}

export interface DecodedValue extends Value {
  /** Whether the value is in the list. */
  readonly known: boolean;
  readonly list: string;
  readonly closed: boolean;
  readonly nearest?: string;
  /** Why the live game writes the value, if it is not in the specification. */
  readonly inGame?: string;
}

/**
 * Decodes a value of an explained field, list or flag table; `undefined` if its values have no listed
 * meaning, or the text is not such a value.
 */
export function explainValue(subject: Subject, text: string): Decoded | undefined {
  checkArgument('subject', subject, anObject);
  checkArgument('text', text, aString);
  const { bits, values } = subject;
  if (bits) {
    const value = wholeNumber(text);
    return isBitSet(value) ? { value, bits: explainBits(bits, value) } : undefined;
  }
  if (!values) return undefined;
  const value = typeof values.list[0]?.value === 'number' ? wholeNumber(text) : text;
  return value === undefined ? undefined : explainListed(values, value, subject);
}

/** The bits that are set, with their meanings; one outside the table says so. */
function explainBits(bits: readonly Bit[], value: number): Bit[] {
  const outside = undefinedBits({ name: '', bits }, value);
  return [
    ...bits.filter(({ bit }) => hasBit(value, bit)),
    ...outside.map((bit) => ({ bit, name: `Bit${bit}`, meaning: 'not defined' })),
  ];
}

function explainListed(values: Values, value: string | number, subject: Subject): DecodedValue {
  const entry = values.list.find((each) => each.value === value);
  const inGame = reasonInGame(subject, value, entry !== undefined);
  const isKnown = entry !== undefined || inGame !== undefined;
  const near = isKnown || typeof value === 'number' ? undefined : nearest(value, values.list.map(valueText));
  return {
    ...entry,
    value,
    known: entry !== undefined,
    list: values.name,
    closed: values.closed,
    ...(near !== undefined && { nearest: near }),
    ...(inGame !== undefined && { inGame }),
  };
}

function reasonInGame(subject: Subject, value: string | number, known: boolean): string | undefined {
  const own = deviations.filter(({ id }) => subject.departures.some((summary) => summary.id === id));
  return own.find(({ change }) => names(change, value) || (!known && allows(change, value)))?.reason;
}

function names(change: Change, value: string | number): boolean {
  if ('adds' in change) return change.adds.includes(value);
  return 'lists' in change && change.lists.list.some((listed) => listed.value === value);
}

function allows(change: Change, value: string | number): boolean {
  return 'opens' in change || ('mayBeEmpty' in change && value === '');
}

function valueText({ value }: Value): string {
  return String(value);
}

function wholeNumber(text: string): number | undefined {
  return /^(\d+|0x[\da-f]+|0b[01]+)$/i.test(text) ? Number(text) : undefined;
}
