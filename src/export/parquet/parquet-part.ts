import { gzipSync } from 'node:zlib';
import { ByteWriter, ParquetWriter } from 'hyparquet-writer';
import type { Column } from '../columns/column-type.js';
import { jsonText } from '../columns/json-text.js';
import { originColumns, otherColumn } from '../columns/kind-columns.js';
import type { Origin, Part, PartFormat } from '../part.js';
import type { Codec } from './codec-names.js';
import { ColumnValues, Leftovers } from './column-values.js';
import { parquetSchema } from './parquet-schema.js';

export function parquetFormat(codec: Codec): PartFormat {
  return { extension: 'parquet', createPart: (columns) => new ParquetPart(columns, codec) };
}

const codecs = { snappy: 'SNAPPY', gzip: 'GZIP', none: 'UNCOMPRESSED' } as const satisfies Readonly<
  Record<Codec, string>
>;

/** A Parquet file: the values of its columns are collected and written as a row group at a time. */
class ParquetPart implements Part {
  readonly #columns: readonly Column[];
  readonly #values: ReadonlyMap<string, ColumnValues>;
  readonly #bytes = new ByteWriter();
  readonly #file: ParquetWriter;
  #rows = 0;

  constructor(columns: readonly Column[], codec: Codec) {
    const all: readonly Column[] = [...originColumns, ...columns, otherColumn];
    this.#columns = columns;
    this.#values = new Map(all.map(({ name, type }) => [name, new ColumnValues(type)]));
    this.#file = new ParquetWriter({
      writer: this.#bytes,
      schema: parquetSchema(all),
      codec: codecs[codec],
      compressors: { GZIP: (bytes) => gzipSync(bytes) },
      statistics: false,
    });
  }

  add({ file, line, commander }: Origin, event: object): void {
    const members = event as Readonly<Record<string, unknown>>;
    const leftovers = new Leftovers(members, this.#columns);
    const [fileColumn, lineColumn, commanderColumn] = originColumns;
    this.#put(fileColumn.name, file, leftovers);
    this.#put(lineColumn.name, line, leftovers);
    this.#put(commanderColumn.name, commander, leftovers);
    for (const { name } of this.#columns) this.#put(name, members[name], leftovers);
    const { left } = leftovers;
    this.#put(otherColumn.name, left && jsonText(left), leftovers);
    this.#rows++;
  }

  #put(name: string, value: unknown, leftovers: Leftovers): void {
    this.#values.get(name)?.add(value, name, leftovers);
  }

  /** Writes the rows so far as one row group. */
  flush(): Uint8Array {
    const columnData = Array.from(this.#values, ([name, values]) => ({ name, ...values.take() }));
    // Only a writer with a `flush` of its own makes this asynchronous.
    void this.#file.write({ columnData, rowGroupSize: this.#rows });
    this.#rows = 0;
    return this.#taken();
  }

  end(): Uint8Array {
    const rows = this.#rows > 0 ? this.flush() : new Uint8Array();
    void this.#file.finish();
    return Buffer.concat([rows, this.#taken()]);
  }

  #taken(): Uint8Array {
    const bytes = new Uint8Array(this.#bytes.getBuffer());
    this.#bytes.index = 0;
    return bytes;
  }
}
