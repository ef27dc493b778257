import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { groupedBy } from '../../words/grouped-by.js';

/** A line of a journal, with its ending. */
export interface SourceLine {
  /** The name of its file. */
  readonly file: string;
  /** Empty if it cannot be parsed. */
  readonly kind: string;
  readonly bytes: Uint8Array;
}

/** A file beside the journals. */
export interface CompanionFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A journal directory in memory. */
export interface Candidate {
  readonly lines: readonly SourceLine[];
  readonly companions: readonly CompanionFile[];
}

/** The same for the same files with the same content. */
export function hashOf({ lines, companions }: Candidate): string {
  const hash = createHash('sha256');
  for (const [file, own] of groupedBy(lines, (line) => line.file)) {
    hash.update(`${file}\n`);
    for (const { bytes } of own) hash.update(bytes);
  }
  for (const { name, bytes } of companions) hash.update(`\n${name}\n`).update(bytes);
  return hash.digest('hex');
}

/** Bytes that are written at once. */
const chunkBytes = 2 ** 20;

/** Writes a candidate; `onFile` is called before each journal. */
export function writeCandidate(directory: string, { lines, companions }: Candidate, onFile?: (name: string) => void) {
  mkdirSync(directory, { recursive: true });
  for (const { name, bytes } of companions) writeFileSync(path.join(directory, name), bytes);
  for (const [name, own] of groupedBy(lines, (line) => line.file)) {
    onFile?.(name);
    for (const chunk of chunksOf(own)) appendFileSync(path.join(directory, name), chunk);
  }
}

function* chunksOf(lines: readonly SourceLine[]): Generator<Uint8Array> {
  let chunk: Uint8Array[] = [];
  let size = 0;
  for (const { bytes } of lines) {
    chunk.push(bytes);
    size += bytes.length;
    if (size < chunkBytes) continue;
    yield Buffer.concat(chunk);
    [chunk, size] = [[], 0];
  }
  yield Buffer.concat(chunk);
}
