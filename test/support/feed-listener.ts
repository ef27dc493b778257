import http, { type IncomingMessage } from 'node:http';
import type { FeedMessages, FeedName } from '../../src/cockpit/protocol.js';
import { until } from './deadline.js';

export interface Heard<Name extends FeedName = FeedName> {
  readonly name: Name;
  readonly data: FeedMessages[Name];
  readonly id: string | undefined;
  /** When it came, in milliseconds since 1970. */
  readonly at: number;
}

/** A client of a cockpit's feed, without a page. */
export class FeedListener {
  readonly heard: Heard[] = [];
  readonly #response: IncomingMessage;
  #text = '';
  isOver = false;

  private constructor(response: IncomingMessage) {
    this.#response = response;
    response.setEncoding('utf8');
    response.on('data', (text: string) => this.#read(text));
    response.on('close', () => (this.isOver = true));
    response.on('error', () => (this.isOver = true));
  }

  static open(port: number, headers: Record<string, string> = {}, query = ''): Promise<FeedListener> {
    return new Promise((resolve, reject) => {
      const request = http.get({ host: '127.0.0.1', port, path: `/api/feed${query}`, headers, agent: false });
      request.on('response', (response) => resolve(new FeedListener(response)));
      request.on('error', reject);
    });
  }

  get status(): number | undefined {
    return this.#response.statusCode;
  }

  /** The last event id, sent by a browser when it reconnects. */
  get lastId(): string {
    return this.heard.findLast(({ id }) => id !== undefined)?.id ?? '';
  }

  of<Name extends FeedName>(name: Name): Heard<Name>[] {
    return this.heard.filter((each): each is Heard<Name> => each.name === name);
  }

  /** Waits for a message of this name that matches. */
  async wait<Name extends FeedName>(
    name: Name,
    holds: (data: FeedMessages[Name]) => boolean = () => true,
  ): Promise<FeedMessages[Name]> {
    const find = () => this.of(name).find(({ data }) => holds(data));
    await until(
      () => find() !== undefined,
      () => `${name} among ${this.heard.map((each) => each.name).join(', ')}`,
    );
    return (find() as Heard<Name>).data;
  }

  /** Waits until it has received a number of lines, by any message, and all of them are read. */
  async knows(lines: number): Promise<void> {
    const last = () => this.heard.findLast(({ data }) => 'progress' in data)?.data;
    const isThere = () => {
      const data = last();
      return data !== undefined && 'progress' in data && data.progress.lines === lines && data.progress.read === 1;
    };
    await until(isThere, () => `${lines} lines, but ${JSON.stringify(last())?.slice(0, 200)}`);
  }

  /** Stops reading, like a page that hangs. */
  pause(): void {
    this.#response.pause();
  }

  resume(): void {
    this.#response.resume();
  }

  close(): void {
    this.#response.destroy();
  }

  #read(text: string): void {
    this.#text += text;
    for (let end = this.#text.indexOf('\n\n'); end >= 0; end = this.#text.indexOf('\n\n')) {
      this.#take(this.#text.slice(0, end));
      this.#text = this.#text.slice(end + 2);
    }
  }

  #take(frame: string): void {
    const fields = new Map(
      frame.split('\n').map((line) => {
        const colon = line.indexOf(': ');
        return [line.slice(0, colon), line.slice(colon + 2)] as const;
      }),
    );
    const name = fields.get('event') as FeedName | undefined;
    if (name === undefined) return;
    const data = JSON.parse(fields.get('data') ?? '') as FeedMessages[FeedName];
    this.heard.push({ name, data, id: fields.get('id'), at: Date.now() });
  }
}
