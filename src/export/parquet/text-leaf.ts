import { ByteWriter } from 'hyparquet-writer';
import { writeRleBitPackedHybrid } from 'hyparquet-writer/src/encoding.js';
import { hasHalfCharacter } from '../columns/half-character.js';
import { type ByteCursor, hashOf } from './byte-cursor.js';
import { LeafColumn, type LeafValues } from './leaf-column.js';
import type { Levels } from './levels.js';
import { WordList } from './number-lists.js';
import { TextPool } from './text-pool.js';

/** Texts, each kept once: a journal says the same few words again and again. */
export class TextLeaf extends LeafColumn<WordList> {
  readonly #pool = new TextPool();
  /** The text that was put last: many columns have the same in all rows. */
  #last = '';
  #lastPlace = -1;

  constructor(levels: Levels) {
    super(levels, new WordList());
  }

  protected store(value: unknown): boolean {
    if (typeof value !== 'string') return false;
    if (value !== this.#last || this.#lastPlace < 0) {
      if (hasHalfCharacter(value)) return false;
      const bytes = Buffer.from(value);
      this.#lastPlace = this.#pool.placeOf(bytes, 0, bytes.length, hashOf(bytes, 0, bytes.length));
      this.#last = value;
    }
    this.kept.push(this.#lastPlace);
    return true;
  }

  scan(cursor: ByteCursor, repetition: number): boolean {
    if (!cursor.text()) return false;
    this.skip(this.levels.definition, repetition);
    this.kept.push(this.#pool.placeOf(cursor.bytes, cursor.textStart, cursor.textEnd, cursor.textHash));
    return true;
  }

  values(): LeafValues {
    const pool = this.#pool;
    const chosen = this.kept.used();
    // With few words said twice, a dictionary would only be one more thing to read.
    if (pool.count * 2 > chosen.length) return { encoding: 'PLAIN', bytes: pool.plain(chosen) };
    const bitWidth = Math.max(1, 32 - Math.clz32(pool.count - 1));
    const writer = new ByteWriter(chosen.length + 16);
    writer.appendUint8(bitWidth);
    writeRleBitPackedHybrid(writer, chosen, bitWidth);
    return {
      encoding: 'RLE_DICTIONARY',
      bytes: writer.getBytes(),
      dictionary: { count: pool.count, bytes: pool.all() },
    };
  }

  protected override forget(): void {
    this.#pool.clear();
    this.#lastPlace = -1;
  }
}
