/** Collects small byte arrays into a few large ones: browsers are slow to build a Blob of a million parts. */
export class ByteChunks {
  readonly #chunks: Uint8Array<ArrayBuffer>[] = [];
  readonly #size: number;
  #open: Uint8Array<ArrayBuffer>;
  #filled = 0;

  constructor(size = 1024 * 1024) {
    this.#size = size;
    this.#open = new Uint8Array(size);
  }

  add(bytes: Uint8Array): void {
    if (this.#filled + bytes.length > this.#open.length) this.#next(bytes.length);
    this.#open.set(bytes, this.#filled);
    this.#filled += bytes.length;
  }

  all(): Uint8Array<ArrayBuffer>[] {
    return [...this.#chunks, this.#open.subarray(0, this.#filled)];
  }

  #next(least: number): void {
    this.#chunks.push(this.#open.subarray(0, this.#filled));
    this.#open = new Uint8Array(Math.max(this.#size, least));
    this.#filled = 0;
  }
}
