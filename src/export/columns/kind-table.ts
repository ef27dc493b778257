import { kindNamed } from '../../interface/all-kinds.js';
import { anyKind } from '../../interface/kind.js';
import { type Column, columnsOf } from './column-type.js';

/** A table of the export: the columns of a kind, between those that every table has. */
export interface Table {
  readonly columns: readonly Column[];
}

/** Where a row comes from: the first columns of every table. */
export const originColumns = [
  { name: 'journal_file', type: { type: 'text' } },
  { name: 'journal_line', type: { type: 'integer' } },
  { name: 'journal_commander', type: { type: 'text' } },
] as const satisfies readonly Column[];

/**
 * What has no column of its own, or does not fit into it, as JSON: the last column of every table. It is not marked as JSON,
 * since engines refuse a whole file for a text with half a character in it.
 */
export const otherColumn = { name: 'journal_other', type: { type: 'text' } } as const satisfies Column;

/** The names of the folders, which engines show as columns. */
export const kindKey = 'kind';
export const dateKey = 'date';

const takenNames = [...originColumns.map(({ name }) => name), otherColumn.name, kindKey, dateKey];

/** The table of a kind; without one in the interface, only what every event has is typed. */
export function tableOfKind(name: string | undefined): Table {
  // The dialects differ in what they allow, not in the types of fields: the game's has all kinds.
  const kind = name === undefined ? undefined : kindNamed(name, 'game');
  return { columns: columnsOf((kind?.shape ?? anyKind).fields, takenNames) };
}

/** A line without an event, as it stands in its table. */
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

/** The table of lines that hold no event, or more than an event. */
export const badLineTable: Table = {
  columns: Object.entries(badLineTypes).map(([name, type]) => ({ name, type })),
};
