import { ArgumentError, describeGiven, wrongArgument } from '../words/argument-error.js';

/** One bit of a bit set, in the order of the table. */
export interface Bit<Name extends string = string> {
  readonly bit: number;
  readonly name: Name;
  readonly meaning: string;
}

export interface BitTable<Name extends string = string> {
  readonly name: string;
  readonly bits: readonly Bit<Name>[];
}

/** A bit that the table does not define, such as `Bit23`. */
export type UndefinedBit = `Bit${number}`;

const widest = 2 ** 32 - 1;

export function bitTable<const Name extends string>(
  name: string,
  rows: readonly (readonly [bit: number, name: Name, meaning: string])[],
): BitTable<Name> {
  return { name, bits: rows.map(([bit, bitName, meaning]) => ({ bit, name: bitName, meaning })) };
}

/** The names of the bits that are set, lowest first. */
export function decodeBits<Name extends string>(table: BitTable<Name>, value: number): (Name | UndefinedBit)[] {
  if (!isBitSet(value)) {
    throw wrongArgument(`${table.name} must be an integer from 0 to ${widest}`, value);
  }
  const names = new Map(table.bits.map(({ bit, name }) => [bit, name]));
  return setBits(value).map((bit) => names.get(bit) ?? (`Bit${bit}` as const));
}

/** The bit set with exactly these bits, as an unsigned number. */
export function encodeBits<Name extends string>(table: BitTable<Name>, names: Iterable<Name | UndefinedBit>): number {
  if (typeof names === 'string' || typeof names?.[Symbol.iterator] !== 'function')
    throw wrongArgument(`${table.name} takes a list of names of bits`, names);
  let value = 0;
  for (const name of names) value = (value | (1 << bitNumber(table, name))) >>> 0;
  return value;
}

/** Whether a value can be a bit set at all: an unsigned integer of 32 bits. */
export function isBitSet(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= widest;
}

export function hasBit(value: unknown, bit: number): boolean {
  return typeof value === 'number' && Math.floor(value / 2 ** bit) % 2 === 1;
}

/** The bits of a value that its table does not define. */
export function undefinedBits(table: BitTable, value: unknown): number[] {
  const defined = new Set(table.bits.map(({ bit }) => bit));
  return setBits(value).filter((bit) => !defined.has(bit));
}

function setBits(value: unknown): number[] {
  return Array.from({ length: 32 }, (_, bit) => bit).filter((bit) => hasBit(value, bit));
}

function bitNumber(table: BitTable, name: string): number {
  const known = table.bits.find((bit) => bit.name === name);
  if (known) return known.bit;
  const bit = typeof name === 'string' ? /^Bit(\d+)$/.exec(name)?.[1] : undefined;
  if (bit === undefined || Number(bit) > 31)
    throw new ArgumentError(`${table.name} has no bit named ${describeGiven(name)}`);
  return Number(bit);
}
