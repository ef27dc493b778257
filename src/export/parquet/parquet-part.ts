import { isUtf8 } from 'node:buffer';
import { ByteWriter, type SchemaElement } from 'hyparquet-writer';
import { writeMetadata } from 'hyparquet-writer/src/metadata.js';
import type { Column } from '../columns/column-type.js';
import { jsonText } from '../columns/json-text.js';
import { originColumns, otherColumn, type Table } from '../columns/kind-table.js';
import type { Origin, Part, PartFormat } from '../part.js';
import { ByteCursor } from './byte-cursor.js';
import type { Codec } from './codec-names.js';
import { type ChunkMetadata, writeChunk } from './column-chunk.js';
import { type ColumnNode, columnNode, StructNode } from './column-node.js';
import type { LeafColumn } from './leaf-column.js';
import { type LeafElement, leafElements, parquetSchema } from './parquet-schema.js';

export function parquetFormat(codec: Codec): PartFormat {
  return { extension: 'parquet', createPart: (table) => new ParquetPart(table, codec) };
}

const magic = new TextEncoder().encode('PAR1');
const topLevel = { definition: 0, repetition: 0 };

interface RowGroup {
  readonly columns: readonly ChunkMetadata[];
  readonly rows: number;
  readonly bytes: number;
}

/** A Parquet file: rows are taken apart into columns, which are written as a row group at a time. */
class ParquetPart implements Part {
  readonly #codec: Codec;
  readonly #schema: SchemaElement[];
  readonly #elements: readonly LeafElement[];
  readonly #origin: readonly ColumnNode[];
  readonly #event: StructNode;
  readonly #other: ColumnNode;
  readonly #leaves: readonly LeafColumn[];
  readonly #cursor = new ByteCursor();
  /** How many bytes of the file were given away. */
  #offset = 0;
  #rows = 0;
  #groups: RowGroup[] = [];

  constructor({ columns }: Table, codec: Codec) {
    const all: readonly Column[] = [...originColumns, ...columns, otherColumn];
    this.#codec = codec;
    this.#schema = parquetSchema(all);
    this.#elements = leafElements(all);
    this.#origin = originColumns.map(({ type }) => columnNode(type, topLevel));
    this.#event = new StructNode(columns, topLevel);
    this.#other = columnNode(otherColumn.type, topLevel);
    this.#leaves = [...this.#origin, this.#event, this.#other].flatMap(({ leaves }) => leaves);
  }

  /** Most lines are as the table has them: their bytes go to the columns without a detour. */
  addLine(origin: Origin, bytes: Uint8Array): boolean {
    if (!isUtf8(bytes)) return false;
    const cursor = this.#cursor;
    cursor.begin(bytes);
    if (!this.#event.scan(cursor, 0) || cursor.next() !== 0 || cursor.at < bytes.length) {
      for (const leaf of this.#event.leaves) leaf.undo(this.#rows);
      return false;
    }
    this.#putOrigin(origin);
    this.#other.skip(0, 0);
    this.#rows++;
    return true;
  }

  add(origin: Origin, event: object): void {
    this.#putOrigin(origin);
    const left = this.#event.put(event, 0);
    putOrSkip(this.#other, typeof left === 'object' ? jsonText(left) : undefined);
    this.#rows++;
  }

  #putOrigin({ file, line, commander }: Origin): void {
    const [fileNode, lineNode, commanderNode] = this.#origin as [ColumnNode, ColumnNode, ColumnNode];
    putOrSkip(fileNode, file);
    putOrSkip(lineNode, line);
    putOrSkip(commanderNode, commander);
  }

  /** All rows so far as one row group. */
  flush(): readonly Uint8Array[] {
    if (this.#rows === 0) return [];
    const writer = new ByteWriter(firstSize);
    const start = this.#offset;
    if (start === 0) writer.appendBytes(magic);
    const columns = this.#leaves.map((leaf, place) =>
      writeChunk(writer, leaf, { ...(this.#elements[place] as LeafElement), codec: this.#codec, start }),
    );
    this.#groups.push({
      columns,
      rows: this.#rows,
      bytes: columns.reduce((sum, { plainBytes }) => sum + plainBytes, 0),
    });
    for (const leaf of this.#leaves) leaf.clear();
    this.#rows = 0;
    this.#offset += writer.offset;
    return [writer.getBytes()];
  }

  end(): readonly Uint8Array[] {
    const writer = new ByteWriter();
    if (this.#offset === 0) writer.appendBytes(magic);
    const rows = this.#groups.reduce((sum, group) => sum + group.rows, 0);
    writeMetadata(writer, {
      version: 2,
      created_by: 'shakedown',
      schema: this.#schema,
      num_rows: BigInt(rows),
      row_groups: this.#groups.map((group) => ({
        columns: group.columns.map(({ chunk }) => chunk),
        total_byte_size: BigInt(group.bytes),
        num_rows: BigInt(group.rows),
      })),
      // Counted by the writer itself.
      metadata_length: 0,
    });
    writer.appendBytes(magic);
    this.#offset = 0;
    this.#groups = [];
    return [writer.getBytes()];
  }
}

const firstSize = 16 * 1024;

function putOrSkip(node: ColumnNode, value: unknown): void {
  if (value === undefined || node.put(value, 0) !== undefined) node.skip(0, 0);
}
