import type { CompanionContent, FeedMessages, FeedName, Progress } from '../protocol.js';
import type { JournalSource } from './journal-source.js';

/** Makes the messages of a feed, as they go over the wire. `sent` is how many lines the pages have been told about. */
export class FeedFrames {
  readonly #source: JournalSource;

  constructor(source: JournalSource) {
    this.#source = source;
  }

  info(canSteer: boolean): Buffer {
    return frameOf('info', this.#source.info(canSteer));
  }

  async snapshot(canSteer: boolean, sent: number): Promise<Buffer> {
    const { recording } = this.#source;
    const id = this.#idOf(sent);
    const moment = await recording.answer('moment', { lines: sent });
    const info = this.#source.info(canSteer);
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

  /** All companions as they are. */
  companions(): Buffer[] {
    const { companions } = this.#source.recording;
    return Object.entries(companions).map(([kind, content]) => this.companion(kind, content));
  }

  findings(lines: FeedMessages['findings']['lines'], sent: number): Buffer {
    const { rules } = this.#source.recording;
    return frameOf('findings', { rules, lines: lines.filter(({ n }) => n < sent), progress: this.#progress(sent) });
  }

  /** There may be more lines by now than the pages have been told about. */
  #progress(sent: number): Progress {
    return this.#source.recording.progressAfter(sent);
  }

  /** Where a page goes on if the connection breaks after a message. */
  #idOf(sent: number): string {
    return `${this.#source.generation}:${sent}`;
  }
}

function frameOf<Name extends FeedName>(name: Name, data: FeedMessages[Name], id?: string): Buffer {
  // JSON has no line ends of its own, so it is a single line of data.
  return Buffer.from(`${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
}
