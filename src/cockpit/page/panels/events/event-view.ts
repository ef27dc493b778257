import { signal } from '@preact/signals';
import { ScrollMap } from './scroll-map.js';

interface Arrangement {
  readonly total: number;
  readonly view: number;
  readonly rowHeight: number;
  /** Whether to keep the newest row visible if it was. */
  readonly follows: boolean;
  /** Index of a row to keep visible if it was, though the table becomes lower. */
  readonly anchor?: number | undefined;
}

/** The visible part of the table. Kept while another panel is in front and while rows arrive. */
export class EventView extends ScrollMap {
  /** Incremented when the visible part changes. */
  readonly moved = signal(0);
  /** The end is visible and stays so. */
  readonly sticks = signal(true);

  /** Updates the sizes before rendering. */
  arrange({ total, view, rowHeight, follows, anchor }: Arrangement): void {
    const isAnchored = anchor !== undefined && this.isInSight(anchor);
    const row = this.top / this.rowHeight;
    const isOtherHeight = rowHeight !== this.rowHeight;
    Object.assign(this, { total, view, rowHeight });
    if (this.sticks.peek() && follows) this.goTo(this.end);
    else if (isOtherHeight || this.top > this.end) this.goTo(isOtherHeight ? row * rowHeight : this.end);
    if (isAnchored) super.reveal(anchor);
  }

  /**
   * Handles scrolling by the user, by a set scrollTop, or by the browser, which clamps scrollTop when the
   * element grows: the end stays visible then.
   */
  override scrolled(scrollTop: number, isAtEnd = false): void {
    const before = this.top;
    super.scrolled(scrollTop);
    if (this.top < before && !isAtEnd) this.sticks.value = false;
    else if (this.top > before && this.top >= this.end - 2) this.sticks.value = true;
    this.moved.value++;
  }

  override reveal(index: number): boolean {
    const isMoved = super.reveal(index);
    if (isMoved) {
      this.sticks.value = false;
      this.moved.value++;
    }
    return isMoved;
  }

  toEnd(): void {
    this.sticks.value = true;
    this.goTo(this.end);
    this.moved.value++;
  }
}

export const eventView = new EventView();

export function isScrolledToEnd({ scrollTop, clientHeight, scrollHeight }: Element): boolean {
  return scrollTop + clientHeight >= scrollHeight - 1;
}
