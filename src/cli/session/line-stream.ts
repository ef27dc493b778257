import { LineBuffer } from '../../journal/format/format-line.js';
import type { TimedWrite } from '../../simulate/session-output.js';
import type { Recorder } from '../../stage/record/session-recorder.js';
import type { StatusLog } from '../../stage/record/status-log.js';
import { WriteTally } from '../../stage/record/write-tally.js';

/** Maximum bytes printed at once. */
const full = 64 * 1024;

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Prints the lines of a session. Companions are dropped, except for an optional log of Status lines. */
export class LineStream implements Recorder {
  readonly tally = new WriteTally();
  readonly #print: (text: string) => void | Promise<void>;
  readonly #statusLog: StatusLog | undefined;
  readonly #lines = new LineBuffer();
  #behind: Promise<void> | undefined;
  #waits = 0;

  /** `print` adds a line feed; its promise, if any, settles when the reader has caught up. */
  constructor(print: (text: string) => void | Promise<void>, statusLog: StatusLog | undefined) {
    this.#print = print;
    this.#statusLog = statusLog;
  }

  /** Settles when the reader has caught up; undefined if it has. */
  get behind(): Promise<void> | undefined {
    return this.#behind;
  }

  add({ at, event, companion }: TimedWrite): void {
    if (event) {
      this.#lines.append(event);
      this.tally.countLine(at, event.event);
      if (this.#lines.length >= full) this.#printLines();
      return;
    }
    this.tally.countCompanion(at, companion.event);
    if (companion.event === 'Status') this.#statusLog?.add(companion);
  }

  flush(): void {
    this.#printLines();
    this.#statusLog?.flush();
  }

  #printLines(): void {
    if (this.#lines.length === 0) return;
    const text = decoder.decode(this.#lines.bytes());
    this.#lines.clear();
    const behind = this.#print(text.slice(0, -1));
    if (behind) this.#behind = this.#waitFor(behind);
  }

  async #waitFor(reader: Promise<void>): Promise<void> {
    this.#waits += 1;
    await reader;
    this.#waits -= 1;
    if (this.#waits === 0) this.#behind = undefined;
  }
}
