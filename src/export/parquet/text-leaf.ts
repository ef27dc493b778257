import { ByteWriter } from 'hyparquet-writer';
import { writeRleBitPackedHybrid } from 'hyparquet-writer/src/encoding.js';
import { hasHalfCharacter } from '../columns/half-character.js';
import { GrowingArray } from './growing-array.js';
import { LeafColumn, type LeafValues } from './leaf-column.js';

/** Texts, each kept once: a journal says the same few words again and again. */
export class TextLeaf extends LeafColumn {
  readonly #places = new Map<string, number>();
  readonly #texts: string[] = [];
  readonly #chosen = new GrowingArray((length) => new Int32Array(length));
  /** As it was last time, in most columns. */
  #last = '';
  #lastPlace = -1;

  protected store(value: unknown): boolean {
    if (typeof value !== 'string') return false;
    const place = value === this.#last && this.#lastPlace >= 0 ? this.#lastPlace : this.#placeOf(value);
    if (place < 0) return false;
    this.#last = value;
    this.#lastPlace = place;
    this.#chosen.push(place);
    return true;
  }

  #placeOf(text: string): number {
    const known = this.#places.get(text);
    if (known !== undefined) return known;
    if (hasHalfCharacter(text)) return -1;
    const place = this.#texts.length;
    this.#places.set(text, place);
    this.#texts.push(text);
    return place;
  }

  values(): LeafValues {
    const texts = this.#texts;
    const chosen = this.#chosen.used();
    // With few words said twice, a dictionary would only be one more thing to read.
    if (texts.length * 2 > chosen.length) return { encoding: 'PLAIN', bytes: plainTexts(chosen, texts) };
    const bitWidth = Math.max(1, 32 - Math.clz32(texts.length - 1));
    const writer = new ByteWriter(chosen.length);
    writer.appendUint8(bitWidth);
    writeRleBitPackedHybrid(writer, chosen, bitWidth);
    const all = Int32Array.from(texts, (_text, place) => place);
    return {
      encoding: 'RLE_DICTIONARY',
      bytes: writer.getBytes(),
      dictionary: { count: texts.length, bytes: plainTexts(all, texts) },
    };
  }

  protected forget(): void {
    this.#places.clear();
    this.#texts.length = 0;
    this.#chosen.clear();
    this.#lastPlace = -1;
  }
}

const lengthBytes = 4;

/** Each text behind its length. */
function plainTexts(chosen: Int32Array, texts: readonly string[]): Uint8Array {
  const most = chosen.reduce((sum, place) => sum + lengthBytes + (texts[place] as string).length * 3, 0);
  const bytes = Buffer.allocUnsafe(most);
  let at = 0;
  for (const place of chosen) {
    const length = bytes.write(texts[place] as string, at + lengthBytes);
    bytes.writeUInt32LE(length, at);
    at += lengthBytes + length;
  }
  return bytes.subarray(0, at);
}
