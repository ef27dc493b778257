import type { Span } from '../text/locate-values.js';

const words = /shakedown-(disable-next-line|disable-line|disable|enable)(?![\w-])/g;

/** Comments that switch the check off, for a line or from one place to another. */
export class Switches {
  readonly #source: string;
  /** The offsets of lines. */
  readonly #lines = new Set<number>();
  readonly #turns: { readonly at: number; readonly isOff: boolean }[] = [];

  constructor(source: string, comments: readonly Span[]) {
    this.#source = source;
    for (const each of comments) this.#add(each);
  }

  #add({ start, end }: Span): void {
    for (const { 1: word, index } of this.#source.slice(start, end).matchAll(words)) {
      const at = start + index;
      if (word === 'disable-line') this.#lines.add(this.#lineOf(at));
      else if (word === 'disable-next-line') this.#lines.add(this.#source.indexOf('\n', end) + 1);
      else this.#turns.push({ at, isOff: word === 'disable' });
    }
  }

  /** Whether a literal is switched off: where it begins, or on the line where it ends. */
  isOff({ start, end }: Span): boolean {
    if (this.#lines.has(this.#lineOf(start)) || this.#lines.has(this.#lineOf(end))) return true;
    return this.#turns.findLast(({ at }) => at < start)?.isOff ?? false;
  }

  #lineOf(offset: number): number {
    return offset === 0 ? 0 : this.#source.lastIndexOf('\n', offset - 1) + 1;
  }
}
