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
export class EventView {
  readonly map = new ScrollMap();
  /** Incremented when the visible part changes. */
  readonly moved = signal(0);
  /** The end is visible and stays so. */
  readonly sticks = signal(true);
  /** The element's scrollTop has to be set to the map's. */
  isToBeSet = false;

  get sight() {
    return this.map.sight;
  }

  /** Updates the sizes before rendering. */
  arrange({ total, view, rowHeight, follows, anchor }: Arrangement): void {
    const { map } = this;
    const isAnchored = anchor !== undefined && map.isInSight(anchor);
    const row = map.top / map.rowHeight;
    const isOtherHeight = rowHeight !== map.rowHeight;
    Object.assign(map, { total, view, rowHeight });
    if (this.sticks.peek() && follows) this.#goTo(map.end);
    else if (isOtherHeight || map.top > map.end) this.#goTo(isOtherHeight ? row * rowHeight : map.end);
    if (isAnchored && map.reveal(anchor)) this.isToBeSet = true;
  }

  /**
   * Handles scrolling by the user, by a set scrollTop, or by the browser, which clamps scrollTop when the
   * element grows: the end stays visible then.
   */
  scrolled(scrollTop: number, isAtEnd = false): void {
    const before = this.map.top;
    if (this.map.scrolled(scrollTop)) this.isToBeSet = true;
    if (this.map.top < before && !isAtEnd) this.sticks.value = false;
    else if (this.map.top > before && this.map.top >= this.map.end - 2) this.sticks.value = true;
    this.moved.value++;
  }

  reveal(index: number): void {
    if (!this.map.reveal(index)) return;
    this.sticks.value = false;
    this.isToBeSet = true;
    this.moved.value++;
  }

  toEnd(): void {
    this.sticks.value = true;
    this.#goTo(this.map.end);
    this.moved.value++;
  }

  #goTo(top: number): void {
    const before = this.map.scrollTop;
    this.map.goTo(top);
    if (this.map.scrollTop !== before) this.isToBeSet = true;
  }
}

export const eventView = new EventView();

export function isScrolledToEnd({ scrollTop, clientHeight, scrollHeight }: Element): boolean {
  return scrollTop + clientHeight >= scrollHeight - 1;
}
