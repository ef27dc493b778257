/** Something that is mentioned again and again; the number grows with every mention of anything. */
interface Mentioned {
  mentioned: number;
}

/**
 * A map that holds no more than so many values, and forgets the one that was mentioned longest ago. A mention costs no more
 * than setting a number: only when something is to be forgotten, all values are put in order, and the oldest go one by one
 * as long as nobody has mentioned them since.
 */
export class RecentMap<Key, Value extends Mentioned> extends Map<Key, Value> {
  readonly #most: number;
  readonly #keyOf: (value: Value) => Key;
  /** The values in the order of their mentions, the oldest last, as it was at some mention. */
  #oldest: Value[] = [];
  #orderedAt = 0;

  constructor(most: number, keyOf: (value: Value) => Key) {
    super();
    this.#most = most;
    this.#keyOf = keyOf;
  }

  /** Adds a value, which has just been mentioned. */
  add(value: Value): void {
    this.set(this.#keyOf(value), value);
    if (this.size > this.#most) this.#forgetOldest(value.mentioned);
  }

  /** All values, the last mentioned last. */
  inOrder(): Value[] {
    return [...this.values()].sort((a, b) => a.mentioned - b.mentioned);
  }

  #forgetOldest(now: number): void {
    for (;;) {
      if (this.#oldest.length === 0) {
        this.#oldest = this.inOrder().toReversed();
        this.#orderedAt = now;
      }
      const value = this.#oldest.pop();
      if (value && value.mentioned > this.#orderedAt) continue;
      if (value) this.delete(this.#keyOf(value));
      return;
    }
  }
}
