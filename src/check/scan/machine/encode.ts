/** The numbers of WebAssembly's instructions, as far as they are needed, and how numbers are written in a module. */
export const op = {
  unreachable: 0x00,
  block: 0x02,
  loop: 0x03,
  if: 0x04,
  else: 0x05,
  end: 0x0b,
  br: 0x0c,
  brIf: 0x0d,
  return: 0x0f,
  call: 0x10,
  drop: 0x1a,
  localGet: 0x20,
  localSet: 0x21,
  localTee: 0x22,
  load: 0x28,
  load64: 0x29,
  loadByte: 0x2d,
  load16: 0x2f,
  store: 0x36,
  const: 0x41,
  const64: 0x42,
  isZero: 0x45,
  equal: 0x46,
  less: 0x48,
  add: 0x6a,
  and: 0x71,
  or: 0x72,
  shiftRight: 0x76,
  wrap: 0xa7,
  equal64: 0x51,
  ctz64: 0x7a,
  add64: 0x7c,
  sub64: 0x7d,
  and64: 0x83,
  or64: 0x84,
  xor64: 0x85,
} as const;

export const type = { i32: 0x7f, i64: 0x7e, none: 0x40, function: 0x60 } as const;

/** Bytes of a module, as they are written one after the other. */
export class ModuleBytes {
  #bytes = new Uint8Array(2 ** 17);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  written(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  byte(value: number): void {
    if (this.#length === this.#bytes.length) this.#makeRoom(1);
    this.#bytes[this.#length++] = value;
  }

  bytes(values: Iterable<number>): void {
    for (const value of values) this.byte(value);
  }

  /** A number without a sign, seven bits to a byte. */
  unsigned(value: number): void {
    let rest = value;
    while (rest > 0x7f) {
      this.byte((rest & 0x7f) | 0x80);
      rest >>>= 7;
    }
    this.byte(rest);
  }

  /** A number of 32 bits with a sign. */
  signed(value: number): void {
    let rest = value | 0;
    while (rest > 63 || rest < -64) {
      this.byte((rest & 0x7f) | 0x80);
      rest >>= 7;
    }
    this.byte(rest & 0x7f);
  }

  /** A number of 64 bits with a sign, given as its two halves; written out, as there are thousands of them. */
  signed64(low: number, high: number): void {
    this.#makeRoom(10);
    const bytes = this.#bytes;
    const at = this.#length;
    bytes[at] = low | 0x80;
    bytes[at + 1] = (low >>> 7) | 0x80;
    bytes[at + 2] = (low >>> 14) | 0x80;
    bytes[at + 3] = (low >>> 21) | 0x80;
    bytes[at + 4] = (low >>> 28) | (high << 4) | 0x80;
    bytes[at + 5] = (high >>> 3) | 0x80;
    bytes[at + 6] = (high >>> 10) | 0x80;
    bytes[at + 7] = (high >>> 17) | 0x80;
    bytes[at + 8] = (high >>> 24) | 0x80;
    bytes[at + 9] = (high >> 31) & 0x7f;
    this.#length = at + 10;
  }

  text(value: string): void {
    const bytes = Buffer.from(value);
    this.unsigned(bytes.length);
    this.bytes(bytes);
  }

  /** Something that begins with its own size, which is known only behind it. */
  sized(write: () => void): void {
    const before = this.#length;
    for (let byte = 0; byte < sizeOfSize; byte++) this.byte(0x80);
    write();
    let size = this.#length - before - sizeOfSize;
    for (let byte = 0; byte < sizeOfSize; byte++, size >>>= 7) {
      this.#bytes[before + byte] = (size & 0x7f) | (byte < sizeOfSize - 1 ? 0x80 : 0);
    }
  }

  /** An instruction that takes one number without a sign. */
  instruction(code: number, argument: number): void {
    this.byte(code);
    this.unsigned(argument);
  }

  constant(value: number): void {
    this.byte(op.const);
    this.signed(value);
  }

  constant64(low: number, high: number): void {
    this.byte(op.const64);
    this.signed64(low, high);
  }

  /** Reads or writes memory behind the place on the stack, wherever that is. */
  access(code: number, offset: number): void {
    this.byte(code);
    this.byte(0);
    this.unsigned(offset);
  }

  #makeRoom(count: number): void {
    if (this.#length + count <= this.#bytes.length) return;
    const larger = new Uint8Array(2 * this.#bytes.length);
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}

/** Room for the largest of sizes. */
const sizeOfSize = 5;
