const localSignature = 0x04034b50;
const centralSignature = 0x02014b50;
const endSignature = 0x06054b50;
/** Names are in UTF-8. */
const utf8Flag = 0x0800;
const version = 20;
/** 1 January 1980, the format's minimum: the archive does not reveal when it was made. */
const noDate = (1 << 5) | 1;

/** A ZIP archive without compression. */
export class StoredZip {
  readonly #parts: Uint8Array<ArrayBuffer>[] = [];
  readonly #central: Uint8Array<ArrayBuffer>[] = [];
  #size = 0;

  add(name: string, content: readonly Uint8Array<ArrayBuffer>[]): void {
    const path = new TextEncoder().encode(name);
    const size = content.reduce((sum, part) => sum + part.length, 0);
    const about = [version, utf8Flag, 0, 0, noDate];
    const sizes = [checksum(content), size, size];
    const offset = this.#size;
    const header = [...u32(localSignature), ...u16(...about), ...u32(...sizes), ...u16(path.length, 0)];
    const central = [...u32(centralSignature), ...u16(version, ...about), ...u32(...sizes)];
    central.push(...u16(path.length, 0, 0, 0, 0), ...u32(0, offset));
    this.#central.push(Uint8Array.from(central), path);
    for (const part of [Uint8Array.from(header), path, ...content]) {
      this.#parts.push(part);
      this.#size += part.length;
    }
  }

  /** Bytes so far. More than 4 GB do not fit into the format. */
  get size(): number {
    return this.#size;
  }

  /** The whole archive. */
  parts(): Uint8Array<ArrayBuffer>[] {
    const count = this.#central.length / 2;
    const length = this.#central.reduce((sum, part) => sum + part.length, 0);
    const end = [...u32(endSignature), ...u16(0, 0, count, count), ...u32(length, this.#size), ...u16(0)];
    return [...this.#parts, ...this.#central, Uint8Array.from(end)];
  }
}

/** Little-endian bytes of numbers. */
const u16 = (...values: readonly number[]) => values.flatMap((value) => [value & 0xff, (value >>> 8) & 0xff]);
const u32 = (...values: readonly number[]) => values.flatMap((value) => u16(value, value >>> 16));

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** CRC-32. */
function checksum(content: readonly Uint8Array[]): number {
  let value = 0xffffffff;
  for (const part of content) {
    for (const byte of part) value = (value >>> 8) ^ (crcTable[(value ^ byte) & 0xff] as number);
  }
  return ~value >>> 0;
}
