import { StringDecoder } from 'node:string_decoder';
import type { ToolOutput } from './tool.js';

/** Called for each line; one that is too long is cut. */
export type LineListener = (line: string, isCut: boolean, stream: ToolOutput['stream']) => void;

/** How many lines are kept, and how much of each. */
const maxLines = 200;
const maxKept = 2000;
/** The longest line that is read as a whole. */
const maxLine = 2 ** 20;

/** The latest lines of a stream of output, in bounded memory. */
export class OutputTail {
  readonly #kept: ToolOutput[];
  readonly #stream: ToolOutput['stream'];
  readonly #onLine: LineListener;
  readonly #decoder = new StringDecoder('utf8');
  #rest = '';
  #isCut = false;

  constructor(stream: ToolOutput['stream'], kept: ToolOutput[], onLine: LineListener) {
    this.#stream = stream;
    this.#kept = kept;
    this.#onLine = onLine;
  }

  add(chunk: Buffer): void {
    const [first = '', ...others] = this.#decoder.write(chunk).split('\n');
    this.#extend(first);
    const last = others.pop();
    if (last === undefined) return;
    const lines = [this.#rest, ...others];
    const [isFirstCut, at] = [this.#isCut, Date.now()];
    this.#isCut = false;
    this.#rest = '';
    this.#extend(last);
    for (const [index, line] of lines.entries()) this.#onLine(line, index === 0 && isFirstCut, this.#stream);
    for (const line of lines.slice(-maxLines)) this.#keep(line, at);
  }

  /** The end of the stream also ends its last line. */
  end(): void {
    if (this.#rest !== '') this.add(Buffer.from('\n'));
  }

  #extend(text: string): void {
    this.#rest += text.slice(0, maxLine - this.#rest.length);
    this.#isCut ||= this.#rest.length >= maxLine;
  }

  #keep(line: string, at: number): void {
    const text = line.length > maxKept ? `${line.slice(0, maxKept)}…` : line.replace(/\r$/, '');
    this.#kept.push({ at, stream: this.#stream, text });
    if (this.#kept.length > maxLines) this.#kept.shift();
  }
}
