/** `mentioned` is the number of the last mention, counted over all values. */
interface Mentioned {
  mentioned: number;
}

/**
 * A map of at most `most` values that evicts the least recently mentioned. A mention only sets a number: the
 * values are sorted when one must be evicted, and the sorted list serves later evictions, too, which skip
 * values mentioned since.
 */
export class RecentMap<Key, Value extends Mentioned> extends Map<Key, Value> {
  readonly #most: number;
  readonly #keyOf: (value: Value) => Key;
  /** The values by their last mention as of `#orderedAt`, the oldest last. */
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
