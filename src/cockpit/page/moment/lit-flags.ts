/** Which flags of a Status are set; undefined if it does not say. */
import { hasBit, isBitSet, undefinedBits } from '../../../interface/bits.js';
import { type Flag2Name, type FlagName, flags, flags2 } from '../../../interface/flag-tables.js';
import type { Fields } from './loose-fields.js';

export type AnyFlag = FlagName | Flag2Name;

export interface BitRow {
  readonly bit: number;
  readonly name: string;
  readonly meaning: string;
  readonly isOn: boolean | undefined;
  /** Not defined by any version of the interface. */
  readonly isUndefined?: true;
}

export interface BitSetView {
  readonly field: string;
  /** Undefined if the field is absent or not a bit set. */
  readonly value: number | undefined;
  readonly hex: string | undefined;
  readonly rows: readonly BitRow[];
}

const tables = [flags, flags2];

const homes = new Map<string, { readonly field: string; readonly bit: number; readonly meaning: string }>(
  tables.flatMap(({ name: field, bits }) => bits.map(({ name, ...bit }) => [name, { field, ...bit }] as const)),
);

export function isLit(status: Fields | undefined, flag: AnyFlag): boolean | undefined {
  const home = homes.get(flag);
  const value = home && status?.[home.field];
  return home && isBitSet(value) ? hasBit(value, home.bit) : undefined;
}

export function meaningOf(flag: AnyFlag): string {
  return homes.get(flag)?.meaning ?? flag;
}

/** All flags of both bit sets: the defined ones, and undefined ones that are set. */
export function bitSets(status: Fields | undefined): BitSetView[] {
  return tables.map((table) => {
    const given = status?.[table.name];
    const value = isBitSet(given) ? given : undefined;
    const defined = table.bits.map(
      ({ bit, name, meaning }): BitRow => ({
        bit,
        name,
        meaning,
        isOn: value === undefined ? undefined : hasBit(value, bit),
      }),
    );
    const others = undefinedBits(table, value).map(
      (bit): BitRow => ({ bit, name: `Bit${bit}`, meaning: 'not defined', isOn: true, isUndefined: true }),
    );
    return {
      field: table.name,
      value,
      hex: value === undefined ? undefined : hexOf(value),
      rows: [...defined, ...others],
    };
  });
}

function hexOf(value: number): string {
  return `0x${value.toString(16).toUpperCase().padStart(8, '0')}`;
}
