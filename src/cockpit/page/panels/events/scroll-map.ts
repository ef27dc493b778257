/**
 * Browsers cannot make an element higher than some 17 million pixels. Below the limit a row is where it would be in a list of
 * all rows. Above it, small movements are followed pixel by pixel, and dragging the scroll bar goes in proportion.
 */
export class ScrollMap {
  /** In pixels. */
  rowHeight = 28;
  /** The height that rows are seen in. */
  view = 0;
  total = 0;
  /** What is scrolled to in a list of all rows. */
  top = 0;
  /** The same for the element. */
  scrollTop = 0;

  readonly #limit: number;

  constructor(limit = 15_000_000) {
    this.#limit = limit;
  }

  /** The height of the element that is scrolled. */
  get height(): number {
    return Math.min(this.#full, this.#limit);
  }

  /** The farthest that can be scrolled to. */
  get end(): number {
    return Math.max(0, this.#full - this.view);
  }

  /** Where a row is within the element. */
  placeOf(index: number): number {
    return index * this.rowHeight - this.top + this.scrollTop;
  }

  /** Rows in sight: the first, and the one after the last. */
  get sight(): { readonly first: number; readonly last: number } {
    return {
      first: Math.min(this.total, Math.floor(this.top / this.rowHeight)),
      last: Math.min(this.total, Math.ceil((this.top + this.view) / this.rowHeight)),
    };
  }

  /** The element was scrolled. Returns whether it has to be set to `scrollTop`, to leave room to go on. */
  scrolled(scrollTop: number): boolean {
    const by = scrollTop - this.scrollTop;
    this.scrollTop = scrollTop;
    if (this.#isWhole) {
      this.top = Math.min(this.end, Math.max(0, scrollTop));
      return false;
    }
    const isJump = Math.abs(by) > this.view;
    this.top = this.#within(isJump ? (scrollTop / this.#elementEnd) * this.end : this.top + by);
    const isAtEdge = scrollTop <= 0 || scrollTop >= this.#elementEnd || this.top === 0 || this.top === this.end;
    if (isJump || !isAtEdge) return false;
    const before = this.scrollTop;
    // So close to an end that the element cannot show the difference.
    if (Math.round(this.#proportional(this.top)) <= 0) this.top = 0;
    if (Math.round(this.#proportional(this.top)) >= this.#elementEnd) this.top = this.end;
    this.scrollTop = Math.round(this.#proportional(this.top));
    return this.scrollTop !== before;
  }

  /** Scrolls to a place in the list of all rows: the element has to be set to `scrollTop`. */
  goTo(top: number): void {
    this.top = this.#within(top);
    this.scrollTop = this.#isWhole ? this.top : Math.round(this.#proportional(this.top));
  }

  /** As little as possible, so that a row is in sight; to the middle if it was far away. */
  reveal(index: number): boolean {
    const at = index * this.rowHeight;
    if (at >= this.top && at + this.rowHeight <= this.top + this.view) return false;
    const distance = at < this.top ? this.top - at : at + this.rowHeight - this.top - this.view;
    if (distance > 2 * this.rowHeight) this.goTo(at - (this.view - this.rowHeight) / 2);
    else this.goTo(at < this.top ? at : at + this.rowHeight - this.view);
    return true;
  }

  get #full(): number {
    return this.total * this.rowHeight;
  }

  get #isWhole(): boolean {
    return this.#full <= this.#limit;
  }

  get #elementEnd(): number {
    return Math.max(1, this.height - this.view);
  }

  #proportional(top: number): number {
    return this.end === 0 ? 0 : (top / this.end) * this.#elementEnd;
  }

  #within(top: number): number {
    return Math.min(this.end, Math.max(0, top));
  }
}
