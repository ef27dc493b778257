import type { CompanionContent, FeedMessages, FeedName, Progress } from '../protocol.js';
import type { JournalSource } from './journal-source.js';

/** Encodes the messages of a feed. `sent`: number of lines the pages have received. */
export class FeedFrames {
  readonly #source: JournalSource;

  constructor(source: JournalSource) {
    this.#source = source;
  }

  info(canControl: boolean): Buffer {
    return frameOf('info', this.#source.info(canControl));
  }

  async snapshot(canControl: boolean, sent: number): Promise<Buffer> {
    const { recording } = this.#source;
    const id = this.#idOf(sent);
    const moment = await recording.answer('moment', { lines: sent });
    const info = this.#source.info(canControl);
    return frameOf('snapshot', { info, progress: this.#progress(sent), moment, rules: recording.rules }, id);
  }

  async lines(from: number, sent: number): Promise<Buffer> {
    const id = this.#idOf(sent);
    return frameOf('lines', await this.#source.recording.batch(from, sent), id);
  }

  async gap(sent: number): Promise<Buffer> {
    const id = this.#idOf(sent);
    const moment = await this.#source.recording.answer('moment', { lines: sent });
    return frameOf('gap', { progress: this.#progress(sent), moment }, id);
  }

  companion(kind: string, content: CompanionContent): Buffer {
    return frameOf('companion', { kind, ...content });
  }

  /** The current companions. */
  companions(): Buffer[] {
    const { companions } = this.#source.recording;
    return Object.entries(companions).map(([kind, content]) => this.companion(kind, content));
  }

  findings(lines: FeedMessages['findings']['lines'], sent: number): Buffer {
    const { rules } = this.#source.recording;
    return frameOf('findings', { rules, lines: lines.filter(({ n }) => n < sent), progress: this.#progress(sent) });
  }

  /** The recording may have more lines than the pages have received. */
  #progress(sent: number): Progress {
    return this.#source.recording.progressAfter(sent);
  }

  /** Event id to resume from after a reconnection. */
  #idOf(sent: number): string {
    return `${this.#source.generation}:${sent}`;
  }
}

function frameOf<Name extends FeedName>(name: Name, data: FeedMessages[Name], id?: string): Buffer {
  // JSON contains no line ends, so it is a single line of data.
  return Buffer.from(`${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
}
