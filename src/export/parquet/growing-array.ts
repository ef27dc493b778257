export type Numbers =
  | Uint8Array<ArrayBuffer>
  | Int32Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Float64Array<ArrayBuffer>;

const firstLength = 32;
const keptLength = 4096;

/** Numbers in a row, of which there may be more and more; emptied, it keeps some of its memory for the next. */
export class GrowingArray<Kind extends Numbers> {
  numbers: Kind;
  length = 0;
  readonly #make: (length: number) => Kind;

  constructor(make: (length: number) => Kind) {
    this.#make = make;
    this.numbers = make(firstLength);
  }

  push(number: number): void {
    if (this.length === this.numbers.length) this.#grow();
    this.numbers[this.length++] = number;
  }

  used(): Kind {
    return this.numbers.subarray(0, this.length) as Kind;
  }

  bytes(): Uint8Array {
    return new Uint8Array(this.numbers.buffer, 0, this.length * this.numbers.BYTES_PER_ELEMENT);
  }

  clear(): void {
    this.length = 0;
    if (this.numbers.length > keptLength) this.numbers = this.#make(keptLength);
  }

  #grow(): void {
    const larger = this.#make(this.numbers.length * 2);
    larger.set(this.numbers);
    this.numbers = larger;
  }
}

export function bytesArray(): GrowingArray<Uint8Array<ArrayBuffer>> {
  return new GrowingArray((length) => new Uint8Array(length));
}
