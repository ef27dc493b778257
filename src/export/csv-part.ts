import { fieldOf } from '../journal/journal-event.js';
import type { Column, ColumnType } from './columns/column-type.js';
import { LongNumber } from './columns/exact-numbers.js';
import { hasHalfCharacter } from './columns/half-character.js';
import { jsonText } from './columns/json-text.js';
import { originColumns, otherColumn } from './columns/kind-columns.js';
import { microsOf } from './columns/utc-micros.js';
import type { Origin, Part, PartFormat } from './part.js';

/** Comma-separated values by RFC 4180. Lists and objects are JSON. */
export const csvFormat: PartFormat = { extension: 'csv', createPart: (columns) => new CsvPart(columns) };

const lineEnd = '\r\n';

class CsvPart implements Part {
  readonly #columns: readonly Column[];
  readonly #names: ReadonlySet<string>;
  #text: string;

  constructor(columns: readonly Column[]) {
    this.#columns = columns;
    this.#names = new Set(columns.map(({ name }) => name));
    const all: readonly Column[] = [...originColumns, ...columns, otherColumn];
    this.#text = all.map(({ name }) => name).join(',') + lineEnd;
  }

  add({ file, line, commander }: Origin, event: object): void {
    const left = new Map(Object.entries(event).filter(([name]) => !this.#names.has(name)));
    const cells = this.#columns.map(({ name, type }) => {
      const value = fieldOf(event, name);
      if (value === undefined) return '';
      const text = cellText(value, type);
      if (text === undefined) left.set(name, value);
      return text ?? '';
    });
    const other = left.size > 0 ? quotedCell(jsonText(left)) : '';
    const origin = [quotedCell(file), String(line), commander === undefined ? '' : quotedCell(commander)];
    this.#text += [...origin, ...cells, other].join(',') + lineEnd;
  }

  flush(): Uint8Array {
    const bytes = Buffer.from(this.#text);
    this.#text = '';
    return bytes;
  }

  end(): Uint8Array {
    return this.flush();
  }
}

/** The text of a cell; `undefined` if the value is not of the column's type. */
function cellText(value: unknown, { type }: ColumnType): string | undefined {
  switch (type) {
    case 'text':
      return typeof value === 'string' && !hasHalfCharacter(value) ? quotedCell(value) : undefined;
    case 'time':
      return typeof value === 'string' && microsOf(value) !== undefined ? value : undefined;
    case 'boolean':
      return typeof value === 'boolean' ? String(value) : undefined;
    case 'integer':
    case 'id':
    case 'flags':
      return typeof value === 'bigint' || Number.isInteger(value) ? jsonText(value) : undefined;
    case 'number':
      return typeof value === 'number' || typeof value === 'bigint' || value instanceof LongNumber
        ? jsonText(value)
        : undefined;
    case 'list':
      return Array.isArray(value) ? quotedCell(jsonText(value)) : undefined;
    default:
      return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof LongNumber)
        ? quotedCell(jsonText(value))
        : undefined;
  }
}

/** Every text is quoted, which distinguishes an empty one from null. */
function quotedCell(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
