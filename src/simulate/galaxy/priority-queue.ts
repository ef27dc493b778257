/** A priority queue: lowest cost first, and first in, first out among equals. */
export class PriorityQueue<Thing> {
  readonly #entries: { readonly thing: Thing; readonly cost: number; readonly order: number }[] = [];
  #order = 0;

  push(thing: Thing, cost: number): void {
    const entries = this.#entries;
    let index = entries.push({ thing, cost, order: this.#order++ }) - 1;
    while (index > 0) {
      const above = (index - 1) >> 1;
      if (!this.#comesBefore(index, above)) return;
      this.#swap(index, above);
      index = above;
    }
  }

  pop(): Thing | undefined {
    const first = this.#entries[0];
    const last = this.#entries.pop();
    if (!first || !last || first === last) return first?.thing;
    this.#entries[0] = last;
    this.#sink();
    return first.thing;
  }

  #sink(): void {
    for (let index = 0; ; ) {
      const below = 2 * index + 1;
      let least = this.#comesBefore(below, index) ? below : index;
      if (this.#comesBefore(below + 1, least)) least = below + 1;
      if (least === index) return;
      this.#swap(index, least);
      index = least;
    }
  }

  #comesBefore(one: number, other: number): boolean {
    const a = this.#entries[one];
    const b = this.#entries[other];
    return a !== undefined && b !== undefined && (a.cost < b.cost || (a.cost === b.cost && a.order < b.order));
  }

  #swap(one: number, other: number): void {
    const a = this.#entries[one];
    const b = this.#entries[other];
    if (!a || !b) return;
    this.#entries[one] = b;
    this.#entries[other] = a;
  }
}
