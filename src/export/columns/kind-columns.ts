import { dialects } from '../../interface/dialect/dialects.js';
import { anyKind } from '../../interface/kind.js';
import { findKind } from '../../interface/kind-catalogue.js';
import { type Column, columnsOf } from './column-type.js';

/** The origin of a row: the first columns of every table. */
export const originColumns = [
  { name: 'journal_file', type: { type: 'text' } },
  { name: 'journal_line', type: { type: 'integer' } },
  { name: 'journal_commander', type: { type: 'text' } },
] as const satisfies readonly Column[];

/**
 * Values that have no column, or do not fit into it, as JSON: the last column of every table. Its type is
 * text, since engines reject a whole file for JSON with a lone surrogate in it.
 */
export const otherColumn = { name: 'journal_other', type: { type: 'text' } } as const satisfies Column;

/** The names of the folders, which engines show as columns. */
export const kindKey = 'kind';
export const periodKeys = { day: 'date', month: 'month', year: 'year' } as const;

const takenNames = [...originColumns.map(({ name }) => name), otherColumn.name, kindKey, ...Object.values(periodKeys)];

/**
 * The columns of a kind, between those that every table has; one that is not in the interface has columns
 * only for the fields of every event.
 */
export function columnsOfKind(name: string | undefined, catalogue = dialects.game): readonly Column[] {
  // The dialects differ in what they allow, not in the types of fields: the game's has all kinds.
  const kind = name === undefined ? undefined : findKind(catalogue, name);
  return columnsOf((kind?.shape ?? anyKind).fields, takenNames);
}

/** A row in the table of bad lines. */
export interface BadLine {
  readonly offset: number;
  readonly reason: string;
  readonly message: string;
  /** The line, unless its bytes are not UTF-8. */
  readonly text?: string | undefined;
  /** Its bytes, if they are not. */
  readonly base64?: string | undefined;
}

const badLineTypes: Readonly<Record<keyof BadLine, Column['type']>> = {
  offset: { type: 'integer' },
  reason: { type: 'text' },
  message: { type: 'text' },
  text: { type: 'text' },
  base64: { type: 'text' },
};

/** The columns for lines that hold no event, or more than an event. */
export const badLineColumns: readonly Column[] = Object.entries(badLineTypes).map(([name, type]) => ({ name, type }));
