import type { Shell } from '../shell.js';

const fullBuffer = 16 * 1024;

/** The standard output for text that comes in pieces: whole lines are printed, at once where somebody waits for them. */
export class StdoutWriter {
  readonly #print: Shell['print'];
  readonly #least: number;
  #text = '';

  constructor(print: Shell['print'], atOnce: boolean) {
    this.#print = print;
    this.#least = atOnce ? 0 : fullBuffer;
  }

  async write(text: string): Promise<void> {
    this.#text += text;
    if (text !== '' && this.#text.length >= this.#least) await this.#printLines();
  }

  /** Prints what is left, be it half a line. */
  async finish(): Promise<void> {
    await this.#printLines();
    const rest = this.#text;
    this.#text = '';
    if (rest !== '') await this.#print(rest);
  }

  async #printLines(): Promise<void> {
    const end = this.#text.lastIndexOf('\n');
    if (end < 0) return;
    const lines = this.#text.slice(0, end);
    this.#text = this.#text.slice(end + 1);
    await this.#print(lines);
  }
}
