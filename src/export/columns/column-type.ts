import { type Field, type Fields, leafOf, type Shape } from '../../interface/field.js';

/** What a single value of a column is. */
export type ScalarType =
  | 'text'
  | 'boolean'
  /** A UTC time. */
  | 'time'
  /** Up to 64 bits, with a sign. */
  | 'integer'
  /** Up to 2^64−1. */
  | 'id'
  /** 32 bits. */
  | 'flags'
  /** A number with decimals. */
  | 'number';

/** The type of a column: a single value, or values in values. */
export type ColumnType =
  | { readonly type: ScalarType }
  | { readonly type: 'list'; readonly element: ColumnType }
  | { readonly type: 'struct'; readonly columns: readonly Column[] }
  /** Members without fixed names. */
  | { readonly type: 'map'; readonly value: ColumnType };

export interface Column {
  readonly name: string;
  readonly type: ColumnType;
}

/** The columns of fields, in their order; `taken` are names in use. */
export function columnsOf(fields: Fields, taken: readonly string[] = []): Column[] {
  const names = new Set(taken.map((name) => name.toLowerCase()));
  return Object.entries(fields).flatMap(([name, field]) => {
    // Most engines ignore case in names, so two columns may not differ in case alone. One field of the game
    // has an empty name, which no column can have.
    if (names.has(name.toLowerCase()) || isBare(field) || name === '') return [];
    names.add(name.toLowerCase());
    return [{ name, type: columnType(field) }];
  });
}

/** Of a field that comes in several forms, the column has the first. */
function columnType(field: Field): ColumnType {
  switch (field.type) {
    case 'string':
      return { type: field.utcTime ? 'time' : 'text' };
    case 'integer':
      return { type: field.bits ? 'flags' : field.id ? 'id' : 'integer' };
    case 'number':
    case 'boolean':
      return { type: field.type };
    case 'array':
      return { type: 'list', element: columnType(field.element) };
    case 'object':
      return objectType(field.shape);
  }
}

function objectType({ fields, members }: Shape): ColumnType {
  return members ? { type: 'map', value: columnType(members) } : { type: 'struct', columns: columnsOf(fields) };
}

/** Whether a field holds objects without known fields: a group of columns cannot be empty. */
function isBare(field: Field): boolean {
  const leaf = leafOf(field);
  return leaf.type === 'object' && !leaf.shape.members && columnsOf(leaf.shape.fields).length === 0;
}
