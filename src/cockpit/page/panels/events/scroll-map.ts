/**
 * Maps scrollTop to rows when they are higher than a browser's maximum element height, some 17 million
 * pixels. Below the limit the mapping is the identity. Above it, small movements are followed pixel by pixel,
 * and dragging the scroll bar is proportional.
 */
export class ScrollMap {
  /** Pixels. */
  rowHeight = 28;
  /** Height of the viewport. */
  view = 0;
  total = 0;
  /** Scroll position in a list of all rows. */
  top = 0;
  /** Scroll position of the element, and whether it has to be set. */
  scrollTop = 0;
  isToBeSet = false;

  readonly #limit: number;

  constructor(limit = 15_000_000) {
    this.#limit = limit;
  }

  /** Height of the scrolled element. */
  get height(): number {
    return Math.min(this.#full, this.#limit);
  }

  /** Maximum of `top`. */
  get end(): number {
    return Math.max(0, this.#full - this.view);
  }

  /** Offset of a row in the element. */
  placeOf(index: number): number {
    return index * this.rowHeight - this.top + this.scrollTop;
  }

  /** Visible rows, `last` exclusive. */
  get sight(): { readonly first: number; readonly last: number } {
    return {
      first: Math.min(this.total, Math.floor(this.top / this.rowHeight)),
      last: Math.min(this.total, Math.ceil((this.top + this.view) / this.rowHeight)),
    };
  }

  /** Handles scrolling of the element. Its scrollTop may have to be set, to leave room for more. */
  scrolled(scrollTop: number): void {
    const by = scrollTop - this.scrollTop;
    this.scrollTop = scrollTop;
    if (this.#isWhole) {
      this.top = this.#within(scrollTop);
      return;
    }
    const isJump = Math.abs(by) > this.view;
    this.top = this.#within(isJump ? (scrollTop / this.#elementEnd) * this.end : this.top + by);
    const isAtEdge = scrollTop <= 0 || scrollTop >= this.#elementEnd || this.top === 0 || this.top === this.end;
    if (isJump || !isAtEdge) return;
    // Snaps to an end that is closer than one pixel of the element.
    if (Math.round(this.#proportional(this.top)) <= 0) this.top = 0;
    if (Math.round(this.#proportional(this.top)) >= this.#elementEnd) this.top = this.end;
    this.goTo(this.top);
  }

  /** Scrolls to a position in the list of all rows. */
  goTo(top: number): void {
    this.top = this.#within(top);
    const scrollTop = this.#isWhole ? this.top : Math.round(this.#proportional(this.top));
    if (scrollTop !== this.scrollTop) this.isToBeSet = true;
    this.scrollTop = scrollTop;
  }

  /** Whether a row is visible as a whole. */
  isInSight(index: number): boolean {
    const at = index * this.rowHeight;
    return at >= this.top && at + this.rowHeight <= this.top + this.view;
  }

  /** Scrolls as little as possible to make a row visible, if it is not; centres it if it was far away. */
  reveal(index: number): boolean {
    if (this.isInSight(index)) return false;
    const at = index * this.rowHeight;
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
