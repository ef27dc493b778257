import { gzipSync } from 'node:zlib';
import { ByteWriter } from 'hyparquet-writer';
import { writePageHeader } from 'hyparquet-writer/src/datapage.js';
import { writeRleBitPackedHybrid } from 'hyparquet-writer/src/encoding.js';
import { writeMetadata } from 'hyparquet-writer/src/metadata.js';
import { snappyCompress } from 'hyparquet-writer/src/snappy.js';
import type { Codec } from './codec-names.js';
import type { LeafColumn, LeafValues } from './leaf-column.js';
import type { LeafElement } from './parquet-schema.js';

interface Compression {
  readonly name: 'SNAPPY' | 'GZIP' | 'UNCOMPRESSED';
  readonly compress?: (bytes: Uint8Array) => Uint8Array;
}

const codecs: Readonly<Record<Codec, Compression>> = {
  snappy: { name: 'SNAPPY', compress: snappyCompress },
  gzip: { name: 'GZIP', compress: (bytes) => gzipSync(bytes) },
  none: { name: 'UNCOMPRESSED' },
};

type FileMetadata = Parameters<typeof writeMetadata>[1];
type Chunk = FileMetadata['row_groups'][number]['columns'][number];

/** What the end of the file says about a chunk. */
export interface ChunkMetadata {
  readonly chunk: Chunk;
  readonly plainBytes: number;
}

interface ChunkOptions extends LeafElement {
  readonly codec: Codec;
  /** Where in the file the writer began. */
  readonly start: number;
}

/** Writes all values of a column: its dictionary, if it has one, and a page. */
export function writeChunk(
  writer: ByteWriter,
  leaf: LeafColumn,
  { path, type, codec, start }: ChunkOptions,
): ChunkMetadata {
  const compression: Compression = codecs[codec];
  const offset = start + writer.offset;
  const before = writer.offset;
  const values = leaf.values();
  const saved = values.dictionary ? writeDictionary(writer, values.dictionary, compression) : 0;
  const pageOffset = start + writer.offset;
  const savedInPage = writePage(writer, leaf, values, compression);
  const size = writer.offset - before;
  const plainBytes = size + saved + savedInPage;
  return {
    plainBytes,
    chunk: {
      file_offset: BigInt(offset),
      meta_data: {
        type,
        encodings: values.dictionary ? ['RLE', 'PLAIN', 'RLE_DICTIONARY'] : ['RLE', 'PLAIN'],
        path_in_schema: path,
        codec: compression.name,
        num_values: BigInt(leaf.definitions.length),
        total_uncompressed_size: BigInt(plainBytes),
        total_compressed_size: BigInt(size),
        data_page_offset: BigInt(pageOffset),
        ...(values.dictionary && { dictionary_page_offset: BigInt(offset) }),
      },
    },
  };
}

/** Gives how many bytes were saved. */
function writeDictionary(
  writer: ByteWriter,
  { count, bytes }: NonNullable<LeafValues['dictionary']>,
  { compress }: Compression,
): number {
  const compressed = compress?.(bytes) ?? bytes;
  writePageHeader(writer, {
    type: 'DICTIONARY_PAGE',
    uncompressed_page_size: bytes.length,
    compressed_page_size: compressed.length,
    dictionary_page_header: { num_values: count, encoding: 'PLAIN' },
  });
  writer.appendBytes(compressed);
  return bytes.length - compressed.length;
}

function writePage(
  writer: ByteWriter,
  leaf: LeafColumn,
  { encoding, bytes }: LeafValues,
  { compress }: Compression,
): number {
  const { definitions, repetitions, levels } = leaf;
  const levelBytes = new ByteWriter();
  const repetitionBytes = writeLevels(levelBytes, repetitions.used(), levels.repetition);
  const definitionBytes = writeLevels(levelBytes, definitions.used(), levels.definition);
  const compressed = compress?.(bytes) ?? bytes;
  writePageHeader(writer, {
    type: 'DATA_PAGE_V2',
    uncompressed_page_size: levelBytes.offset + bytes.length,
    compressed_page_size: levelBytes.offset + compressed.length,
    data_page_header_v2: {
      num_values: definitions.length,
      num_nulls: leaf.missing,
      num_rows: leaf.rows,
      encoding,
      definition_levels_byte_length: definitionBytes,
      repetition_levels_byte_length: repetitionBytes,
      is_compressed: compress !== undefined,
    },
  });
  writer.appendBytes(levelBytes.getBytes());
  writer.appendBytes(compressed);
  return bytes.length - compressed.length;
}

/** As many bits as the highest level needs. */
function writeLevels(writer: ByteWriter, levels: Uint8Array, highest: number): number {
  return highest === 0 ? 0 : writeRleBitPackedHybrid(writer, levels, 32 - Math.clz32(highest));
}
