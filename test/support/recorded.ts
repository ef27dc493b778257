import type { ByteReader } from '../../src/cockpit/recording/byte-reader.js';
import { Recording } from '../../src/cockpit/recording/recording.js';
import { formatLine } from '../../src/journal/format/format-line.js';
import { simulate } from '../../src/simulate/simulate.js';

/** Files in memory that count reads. */
export class MemoryFiles implements ByteReader {
  readonly #files: readonly Uint8Array[];
  reads = 0;
  bytesRead = 0;

  constructor(files: readonly Uint8Array[]) {
    this.#files = files;
  }

  async read(file: number, offset: number, length: number): Promise<Uint8Array> {
    this.reads++;
    this.bytesRead += length;
    return this.#files[file]?.slice(offset, offset + length) ?? new Uint8Array();
  }
}

export interface Recorded {
  readonly recording: Recording;
  readonly files: MemoryFiles;
}

/** A recording of files `0.log`, `1.log` and so on, added `size` bytes at a time. */
export function recorded(contents: readonly (string | Uint8Array)[], size = 1 << 16): Recorded {
  const bytes = contents.map((content) => (typeof content === 'string' ? new TextEncoder().encode(content) : content));
  const files = new MemoryFiles(bytes);
  const recording = new Recording(files, { pause: () => new Promise((resolve) => setImmediate(resolve)) });
  // As in reality, the buffer is reused.
  const memory = Buffer.alloc(size);
  for (const content of bytes) {
    const file = recording.beginFile(`${bytes.indexOf(content)}.log`);
    for (let at = 0; at < content.length; at += size) {
      const piece = content.subarray(at, at + size);
      memory.set(piece);
      recording.addBytes(file, memory.subarray(0, piece.length));
    }
    recording.endFile(file);
  }
  return { recording, files };
}

/** The lines of a simulated session as the live game writes them, without their ends. */
export function simulatedLines(seed: number, seconds = 3 * 60 * 60): string[] {
  return [...simulate({ seed, seconds, dialect: 'game' })].flatMap(({ event }) =>
    event ? [formatLine(event).trimEnd()] : [],
  );
}

/** A line at a number of seconds after a fixed time. */
export function lineAt(seconds: number, event = 'Music', rest = ''): string {
  const timestamp = `${new Date(firstTime + seconds * 1000).toISOString().slice(0, 19)}Z`;
  return `{ "timestamp":"${timestamp}", "event":"${event}"${rest && `, ${rest}`} }`;
}

export const firstTime = Date.parse('2026-11-14T20:41:00Z');
