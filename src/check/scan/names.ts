const slots = 8192;

/**
 * The names that were met in the objects of a line, by a hash of 32 bits: two that have the same one in the same object
 * are taken for a name that stands twice. A slot belongs to the object whose number stands in it, and is free if that
 * number is from an earlier line. Lines of one kind use the same slots, so that these stay at hand.
 */
export class Names {
  /** For each slot its owner and the hash. */
  readonly #table = new Int32Array(2 * slots);
  #objects = 1;
  #firstOfLine = 1;
  #count = 0;
  #detours = 0;

  newLine(): void {
    if (this.#objects > 0x40000000) {
      this.#table.fill(0);
      this.#objects = 1;
    }
    this.#firstOfLine = this.#objects;
    this.#count = 0;
    this.#detours = 0;
  }

  /** The number of one more object of the line; it is never 0. */
  newObject(): number {
    return this.#objects++;
  }

  /**
   * Whether a name is new to its object. A line with very many names, or with names made to get into each other's way,
   * is left to the parser.
   */
  add(object: number, hash: number): boolean {
    if (++this.#count > slots / 2) return false;
    const table = this.#table;
    const first = this.#firstOfLine;
    let slot = (Math.imul(hash ^ Math.imul(object - first, 0x6c8e9cf5), 0x5bd1e995) >>> 18) & (2 * slots - 2);
    for (;;) {
      const owner = table[slot] as number;
      if (owner < first) break;
      if ((owner === object && table[slot + 1] === hash) || ++this.#detours > 4 * slots) return false;
      slot = (slot + 2) & (2 * slots - 2);
    }
    table[slot] = object;
    table[slot + 1] = hash;
    return true;
  }
}

/** Every hash begins with it. */
export const emptyHash = 0x2f0b4c47;

/** The hash of a name that goes on with so many bytes; equal names are always cut into the same pieces. */
export function mix(hash: number, bytes: number): number {
  const mixed = Math.imul(hash ^ bytes, 0x5bd1e995);
  return mixed ^ (mixed >>> 15);
}

/** The hash of a whole name in ASCII. */
export function hashOf(name: string): number {
  const bytes = Buffer.from(name);
  let hash = emptyHash;
  let at = 0;
  for (; at + 4 <= bytes.length; at += 4) hash = mix(hash, bytes.readInt32LE(at));
  return mix(hash, at < bytes.length ? bytes.readUIntLE(at, bytes.length - at) : 0);
}
