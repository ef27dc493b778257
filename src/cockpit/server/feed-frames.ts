import type { CompanionContent, FeedMessages, FeedName } from '../protocol.js';
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
    const state = await recording.gap(sent);
    return frameOf('snapshot', { info: this.#source.info(canControl), rules: recording.rules, ...state }, id);
  }

  async lines(from: number, sent: number): Promise<Buffer> {
    const id = this.#idOf(sent);
    return frameOf('lines', await this.#source.recording.batch(from, sent), id);
  }

  async gap(sent: number): Promise<Buffer> {
    const id = this.#idOf(sent);
    return frameOf('gap', await this.#source.recording.gap(sent), id);
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
    const { recording } = this.#source;
    const { rules } = recording;
    // The recording may have more lines than the pages have received.
    const known = lines.filter(({ n }) => n < sent);
    return frameOf('findings', { rules, lines: known, progress: recording.progressAfter(sent) });
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
