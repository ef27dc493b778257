/**
 * Numbers in a row, of which there may be more and more. There is a class for each size, with a `push` of its own: one that
 * all of them shared would be several times as slow, as it would have to find out each time what it writes to.
 */
type Numbers = Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

const firstLength = 32;
const keptLength = 4096;

export abstract class NumberList<Kind extends Numbers = Numbers> {
  length = 0;
  protected numbers: Kind;
  readonly #make: (length: number) => Kind;

  constructor(make: (length: number) => Kind) {
    this.#make = make;
    this.numbers = make(firstLength);
  }

  abstract push(number: number): void;

  /** What stands at a place, be it behind the end by now. */
  at(place: number): number | undefined {
    return this.numbers[place];
  }

  used(): Kind {
    return this.numbers.subarray(0, this.length) as Kind;
  }

  bytes(): Uint8Array {
    return new Uint8Array(this.numbers.buffer, 0, this.length * this.numbers.BYTES_PER_ELEMENT);
  }

  /** Emptied, it keeps some of its memory for the next. */
  clear(): void {
    this.length = 0;
    if (this.numbers.length > keptLength) this.numbers = this.#make(keptLength);
  }

  protected grow(): void {
    const larger = this.#make(this.numbers.length * 2);
    larger.set(this.numbers);
    this.numbers = larger;
  }
}

export class ByteList extends NumberList<Uint8Array<ArrayBuffer>> {
  constructor() {
    super((length) => new Uint8Array(length));
  }

  push(number: number): void {
    if (this.length === this.numbers.length) this.grow();
    this.numbers[this.length++] = number;
  }
}

/** Numbers of 32 bits, without a sign. */
export class WordList extends NumberList<Uint32Array<ArrayBuffer>> {
  constructor() {
    super((length) => new Uint32Array(length));
  }

  push(number: number): void {
    if (this.length === this.numbers.length) this.grow();
    this.numbers[this.length++] = number;
  }
}

export class DoubleList extends NumberList<Float64Array<ArrayBuffer>> {
  constructor() {
    super((length) => new Float64Array(length));
  }

  push(number: number): void {
    if (this.length === this.numbers.length) this.grow();
    this.numbers[this.length++] = number;
  }
}
