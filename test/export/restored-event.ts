import type { Column, ColumnType } from '../../src/export/columns/column-type.js';
import { columnsOfKind } from '../../src/export/columns/kind-columns.js';
import { parseExactly } from '../../src/journal/parse/exact-json.js';
import type { DuckRow } from './duck.js';

type Members = Record<string, unknown>;

/** The event that a row was made of: its columns, and what is kept beside them. */
export function restoredEvent(row: DuckRow, kind: string): Members {
  const members = membersOf(row, columnsOfKind(kind));
  const other = row.journal_other as string | null;
  return other === null ? members : (merged(members, parseExactly(other)) as Members);
}

function membersOf(row: DuckRow, columns: readonly Column[]): Members {
  return Object.fromEntries(
    columns.flatMap(({ name, type }) => {
      const value = row[name];
      return value === null || value === undefined ? [] : [[name, valueOf(value, type)]];
    }),
  );
}

function valueOf(value: unknown, type: ColumnType): unknown {
  // Inside a list there may be a place without a value.
  if (value === null) return undefined;
  switch (type.type) {
    case 'time':
      return (value as Date).toISOString().replace('.000Z', 'Z');
    case 'integer':
    case 'id':
    case 'flags':
      return BigInt(value as bigint | number);
    case 'list':
      return (value as unknown[]).map((element) => valueOf(element, type.element));
    case 'struct':
      return membersOf(value as DuckRow, type.columns);
    case 'map':
      return Object.fromEntries(
        (value as { key: string; value: unknown }[]).map((entry) => [entry.key, valueOf(entry.value, type.value)]),
      );
    default:
      return value;
  }
}

/** Puts what is kept beside the columns back to where it was. Elements of a list stand under their number. */
function merged(value: unknown, other: unknown): unknown {
  if (value === undefined || !isMembers(other)) return other;
  if (Array.isArray(value)) {
    return value.map((element, index) =>
      Object.hasOwn(other, String(index)) ? merged(element, other[String(index)]) : element,
    );
  }
  if (!isMembers(value)) return other;
  const names = [...Object.keys(value), ...Object.keys(other).filter((name) => !Object.hasOwn(value, name))];
  return Object.fromEntries(
    names.map((name) => [name, Object.hasOwn(other, name) ? merged(value[name], other[name]) : value[name]]),
  );
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The same for comparing: whole numbers as text, whatever their type, and members in the order of their
 * names.
 */
export function comparable(value: unknown): unknown {
  if (typeof value === 'bigint' || typeof value === 'number') return `${value}`;
  if (Array.isArray(value)) return value.map(comparable);
  if (!isMembers(value)) return value;
  const names = Object.keys(value).filter((name) => value[name] !== undefined);
  return Object.fromEntries(names.toSorted().map((name) => [name, comparable(value[name])]));
}
