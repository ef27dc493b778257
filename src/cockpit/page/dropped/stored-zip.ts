/** A ZIP archive without compression. */
import { utf8Bytes } from '../../../journal/byte-text.js';
import { fileNameOf, folderOf } from '../../../journal/file-name.js';
import { DropError } from './dropped-file.js';

const localSignature = 0x04034b50;
const centralSignature = 0x02014b50;
const endSignature = 0x06054b50;
/** Names are in UTF-8. */
const utf8Flag = 0x0800;
const version = 20;
/** 1 January 1980, the format's minimum: the archive does not reveal when it was made. */
const noDate = (1 << 5) | 1;
const most = 2 ** 32 - 1;

/** Paths in the archive. Folders may be named after people, so they are numbered. */
export function archivedPaths(paths: readonly string[]): string[] {
  const folders = [...new Set(paths.map(folderOf))];
  return paths.map((path) => {
    const number = folders.indexOf(folderOf(path));
    return number === 0 ? fileNameOf(path) : `${number + 1}/${fileNameOf(path)}`;
  });
}

export class StoredZip {
  readonly #parts: Uint8Array<ArrayBuffer>[] = [];
  readonly #central: Uint8Array<ArrayBuffer>[] = [];
  #size = 0;

  add(name: string, content: readonly Uint8Array<ArrayBuffer>[]): void {
    const path = utf8Bytes(name);
    const size = content.reduce((sum, part) => sum + part.length, 0);
    const about = [version, utf8Flag, 0, 0, noDate];
    const sizes = [checksum(content), size, size];
    const offset = this.#size;
    const header = [...fields(4, localSignature), ...about.flatMap((each) => fields(2, each))];
    header.push(...sizes.flatMap((each) => fields(4, each)), ...fields(2, path.length), ...fields(2, 0));
    const central = [...fields(4, centralSignature), ...[version, ...about].flatMap((each) => fields(2, each))];
    central.push(...sizes.flatMap((each) => fields(4, each)), ...fields(2, path.length));
    central.push(...[0, 0, 0, 0].flatMap((each) => fields(2, each)), ...fields(4, 0), ...fields(4, offset));
    this.#central.push(Uint8Array.from(central), path);
    for (const part of [Uint8Array.from(header), path, ...content]) {
      this.#parts.push(part);
      this.#size += part.length;
    }
    if (this.#size > most) throw new DropError('The journals have more than 4 GB, which is too much for one archive.');
  }

  blob(): Blob {
    const count = this.#central.length / 2;
    const length = this.#central.reduce((sum, part) => sum + part.length, 0);
    const end = [...fields(4, endSignature), ...[0, 0, count, count].flatMap((each) => fields(2, each))];
    end.push(...fields(4, length), ...fields(4, this.#size), ...fields(2, 0));
    return new Blob([...this.#parts, ...this.#central, Uint8Array.from(end)], { type: 'application/zip' });
  }
}

/** Little-endian bytes of a number. */
function fields(bytes: number, value: number): number[] {
  return Array.from({ length: bytes }, (_, at) => (value >>> (8 * at)) & 0xff);
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** CRC-32. */
function checksum(content: readonly Uint8Array[]): number {
  let value = 0xffffffff;
  for (const part of content) {
    for (let at = 0; at < part.length; at++) {
      value = (value >>> 8) ^ (crcTable[(value ^ (part[at] as number)) & 0xff] as number);
    }
  }
  return ~value >>> 0;
}
