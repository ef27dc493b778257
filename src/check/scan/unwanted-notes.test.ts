import { describe, expect, it } from 'vitest';
import { dialects } from '../../interface/dialect/dialects.js';
import { sessionFieldsOf } from '../lines/session-fields.js';
import { putTables } from './made-scanner.js';
import { madeScanners } from './made-scanners.js';
import * as layout from './scanner-memory.js';
import { dropNotes } from './unwanted-notes.js';

/** The memory with the tables of the game dialect. */
function memory(): Int32Array {
  const bytes = new Uint8Array(layout.tablesEnd);
  putTables(madeScanners.game, bytes.subarray(layout.tables));
  return new Int32Array(bytes.buffer);
}

/** How many values of a kind are noted, or opened, at any depth. */
function marked(words: Int32Array, table: number): number {
  return inShape(words, words[(table + layout.kindShape) >> 2] as number);
}

function inShape(words: Int32Array, shape: number): number {
  const forms = Array.from(
    { length: words[shape >> 2] as number },
    (_, index) => shape + layout.shapeFields + index * layout.fieldSize + layout.fieldForm,
  );
  return forms.map((form) => inForm(words, form)).reduce((sum, count) => sum + count, 0);
}

function inForm(words: Int32Array, form: number): number {
  const word = words[form >> 2] as number;
  const own = Number((word & (layout.isNoted | layout.isOpened)) !== 0);
  const more = words[(form + layout.formMore) >> 2] as number;
  const type = word & layout.typeBits;
  return own + (type === layout.isList ? inForm(words, more) : type === layout.isObject ? inShape(words, more) : 0);
}

describe('the table of a kind of which nothing is wanted', () => {
  it.each(madeScanners.game.kinds.filter(([, table]) => table > 0))('has nothing noted of %s', (kind, table) => {
    const words = memory();
    const before = marked(words, table);
    expect(before > 0).toBe((sessionFieldsOf('game')[kind] ?? []).some((path) => isInTable(kind, path)));
    dropNotes(words, table);
    expect(marked(words, table)).toBe(0);
  });
});

/** Whether the table has the member with which a path begins; time and name are read before. */
function isInTable(kind: string, path: string): boolean {
  const [name = ''] = path.split('/');
  const fields = dialects.game.kinds.find((each) => each.name === kind)?.shape.fields ?? {};
  return name in fields && name !== 'timestamp' && name !== 'event';
}
