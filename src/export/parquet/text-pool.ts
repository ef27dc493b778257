/** Texts as bytes, each once, in the order in which they came. As strings they would be work for the garbage collector. */

const lengthBytes = 4;
const firstSize = 256;
const firstSlots = 64;
const keptSize = 64 * 1024;
const keptSlots = 4096;

export class TextPool {
  /** Each text behind its length, as Parquet has them. */
  #bytes = Buffer.alloc(firstSize);
  #end = 0;
  /** Where each text begins, behind its length. */
  #starts: number[] = [];
  #hashes: number[] = [];
  /** Places by hash, each one higher; 0 is free. */
  #slots = new Int32Array(firstSlots);

  get count(): number {
    return this.#starts.length;
  }

  /** The place of a text, which is added if it is new. */
  placeOf(bytes: Uint8Array, start: number, end: number, hash: number): number {
    const mask = this.#slots.length - 1;
    let slot = (hash ^ (hash >>> 15)) & mask;
    for (;;) {
      const place = (this.#slots[slot] as number) - 1;
      if (place < 0) break;
      if (this.#hashes[place] === hash && this.#isSame(place, bytes, start, end)) return place;
      slot = (slot + 1) & mask;
    }
    this.#slots[slot] = this.count + 1;
    return this.#add(bytes, start, end, hash);
  }

  /** All texts, one behind the other. */
  all(): Uint8Array {
    return this.#bytes.subarray(0, this.#end);
  }

  /** The texts at these places, one behind the other. */
  plain(places: Uint32Array): Uint8Array {
    let size = 0;
    for (const place of places) size += this.#endOf(place) - (this.#starts[place] as number) + lengthBytes;
    const bytes = Buffer.allocUnsafe(size);
    let at = 0;
    for (const place of places) {
      const start = (this.#starts[place] as number) - lengthBytes;
      const end = this.#endOf(place);
      // A loop is faster than a call for texts of a few bytes, and as fast for others.
      for (let from = start; from < end; from++) bytes[at++] = this.#bytes[from] as number;
    }
    return bytes;
  }

  clear(): void {
    this.#end = 0;
    this.#starts = [];
    this.#hashes = [];
    if (this.#bytes.length > keptSize) this.#bytes = Buffer.alloc(firstSize);
    if (this.#slots.length > keptSlots) this.#slots = new Int32Array(firstSlots);
    else this.#slots.fill(0);
  }

  #endOf(place: number): number {
    return place + 1 < this.count ? (this.#starts[place + 1] as number) - lengthBytes : this.#end;
  }

  #isSame(place: number, bytes: Uint8Array, start: number, end: number): boolean {
    const own = this.#starts[place] as number;
    if (this.#endOf(place) - own !== end - start) return false;
    const ours = this.#bytes;
    for (let index = 0; index < end - start; index++) if (ours[own + index] !== bytes[start + index]) return false;
    return true;
  }

  #add(bytes: Uint8Array, start: number, end: number, hash: number): number {
    const length = end - start;
    const begin = this.#end + lengthBytes;
    if (begin + length > this.#bytes.length) this.#grow(begin + length);
    this.#bytes.writeUInt32LE(length, this.#end);
    for (let index = 0; index < length; index++) this.#bytes[begin + index] = bytes[start + index] as number;
    this.#end = begin + length;
    const place = this.#starts.push(begin) - 1;
    this.#hashes.push(hash);
    if (this.count * 2 > this.#slots.length) this.#widen();
    return place;
  }

  #grow(least: number): void {
    const larger = Buffer.alloc(Math.max(least, this.#bytes.length * 2));
    larger.set(this.#bytes.subarray(0, this.#end));
    this.#bytes = larger;
  }

  #widen(): void {
    const slots = new Int32Array(this.#slots.length * 2);
    const mask = slots.length - 1;
    this.#hashes.forEach((hash, place) => {
      let slot = (hash ^ (hash >>> 15)) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = place + 1;
    });
    this.#slots = slots;
  }
}
