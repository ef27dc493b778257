import { StageError } from '../../direct/stage-error.js';
import { TimestampFormatter } from '../../simulate/session-time.js';
import type { LoggedMessage, ReceivedMessage } from '../service.js';

/** The log keeps the latest messages: at most this number, and at most about this size in bytes. */
const mostMessages = 10_000;
const mostBytes = 8 * 1024 * 1024;

/** The content of a larger message is not kept. */
const mostContent = mostBytes / 16;

export type MessageListener = (message: LoggedMessage) => void;

export interface WaitOptions {
  /** Milliseconds of real time; 10,000 by default. */
  readonly timeout?: number;
  /** Only messages with a higher number; 0 by default, so that one that came before is found as well. */
  readonly after?: number;
}

/** What came in, the latest messages and the count of all. */
export class MessageLog {
  #kept: { readonly message: LoggedMessage; readonly bytes: number }[] = [];
  #bytes = 0;
  #count = 0;
  readonly #timestamps = new TimestampFormatter();
  readonly #listeners = new Set<MessageListener>();

  /** The number of messages since the start, also those that are no longer kept. */
  get count(): number {
    return this.#count;
  }

  get messages(): LoggedMessage[] {
    return this.#kept.slice(-mostMessages).map(({ message }) => message);
  }

  add(received: ReceivedMessage, status: number, at: number): void {
    const { kind, findings, from, bytes = roughSize(received.content, mostContent) } = received;
    const isHuge = bytes > mostContent;
    // What a getter refers to stays in memory as long as the message.
    const source = isHuge ? undefined : received;
    const timestamp = this.#timestamps.timestampOf(Math.floor(at / 1000));
    const number = ++this.#count;
    const message: LoggedMessage = {
      kind,
      // Not copied: a service may parse it on demand.
      get content() {
        return source?.content;
      },
      findings,
      number,
      timestamp,
      status,
      ...(from && { from }),
    };
    const kept = { message, bytes: (isHuge ? 0 : bytes) + roughSize([kind, findings], mostBytes) + 500 };
    this.#kept.push(kept);
    this.#bytes += kept.bytes;
    this.#trim();
    for (const listener of this.#listeners) listener(message);
  }

  /** Drops a tenth at a time: removing single items from the front of a long list is slow. */
  #trim(): void {
    while (this.#kept.length > mostMessages * 1.1 || (this.#bytes > mostBytes && this.#kept.length > 1)) {
      const dropped = this.#kept.splice(0, Math.ceil(this.#kept.length / 11));
      for (const { bytes } of dropped) this.#bytes -= bytes;
    }
  }

  /** Calls a listener for every message from now on; returns a function that ends this. */
  onMessage(listener: MessageListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The first message that fits, whether it is here or still to come. */
  async waitFor(fits: (message: LoggedMessage) => boolean, options: WaitOptions = {}): Promise<LoggedMessage> {
    const { timeout = 10_000, after = 0 } = options;
    const isWanted = (message: LoggedMessage) => message.number > after && fits(message);
    const here = this.#kept.find(({ message }) => isWanted(message));
    if (here) return here.message;
    return new Promise((resolve, reject) => {
      const end = this.onMessage((message) => {
        try {
          if (isWanted(message)) settle(() => resolve(message));
        } catch (error) {
          settle(() => reject(error));
        }
      });
      const timer = setTimeout(() => settle(() => reject(this.#tooLate(timeout))), timeout);
      const settle = (how: () => void) => {
        clearTimeout(timer);
        end();
        how();
      };
    });
  }

  #tooLate(timeout: number): StageError {
    const latest = this.#kept.slice(-5).map(({ message }) => `${message.number} ${message.kind} (${message.status})`);
    const came = latest.length === 0 ? 'nothing came in' : `the latest were ${latest.join(', ')}`;
    return new StageError(`no such message within ${timeout / 1000} s: ${came}`);
  }
}

/** About how many bytes a parsed value takes; stops counting beyond a limit. */
function roughSize(value: unknown, limit: number): number {
  let size = 0;
  const open: unknown[] = [value];
  while (open.length > 0 && size <= limit) {
    const next = open.pop();
    size += typeof next === 'string' ? 16 + next.length : 40;
    if (typeof next === 'object' && next !== null) for (const each of Object.values(next)) open.push(each);
  }
  return size;
}
