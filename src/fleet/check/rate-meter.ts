/** Rate per second over the last few seconds. */
export class RateMeter {
  /** Totals at points in time, oldest first. */
  #marks: (readonly [moment: number, total: number])[] = [];
  #total = 0;

  /** `moment` in milliseconds. */
  add(count: number, moment: number): void {
    if (this.#marks.length === 0) this.#marks.push([moment, 0]);
    this.#total += count;
    const [last] = this.#marks.at(-1) ?? [-Infinity];
    if (moment - last >= resolution) this.#marks.push([moment, this.#total]);
  }

  perSecond(moment: number): number {
    while (this.#marks.length > 1 && moment - (this.#marks[1]?.[0] ?? moment) > span) this.#marks.shift();
    const [first] = this.#marks;
    if (!first) return 0;
    const seconds = Math.max(moment - first[0], resolution) / 1000;
    return Math.round((this.#total - first[1]) / seconds);
  }
}

const span = 5000;
const resolution = 100;
