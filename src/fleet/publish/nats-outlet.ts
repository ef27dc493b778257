import { createInbox, type MsgHdrs, type NatsConnection } from '@nats-io/transport-node';
import { FleetError } from '../fleet-error.js';
import type { Answer, Outlet, OutletListener, SealedMessage } from './outlet.js';

/**
 * Sends to a stream over a connection. All answers come to one subscription, with the numbers of the message in their
 * subject: a request of the client library for each message takes several times as long.
 */
export class NatsOutlet implements Outlet {
  readonly #connection: NatsConnection;
  readonly #inbox = createInbox();

  constructor(connection: NatsConnection) {
    this.#connection = connection;
  }

  listen(listener: OutletListener): void {
    const subject = `${this.#inbox}.*.*`;
    this.#connection.subscribe(subject, {
      callback: (error, answer) => {
        if (error)
          return listener.ended(new FleetError('forbidden', `the server lets no answers through: ${error.message}`));
        const [attempt, number] = answer.subject.slice(this.#inbox.length + 1).split('.');
        listener.answered(Number(attempt), Number(number), answerOf(answer));
      },
    });
    void this.#follow(listener);
  }

  send({ subject, headers, payload }: SealedMessage, attempt: number, number: number): void {
    this.#connection.publish(subject, payload, {
      headers: new EncodedHeaders(headers) as unknown as MsgHdrs,
      reply: `${this.#inbox}.${attempt}.${number}`,
    });
  }

  async #follow(listener: OutletListener): Promise<void> {
    for await (const { type } of this.#connection.status()) {
      if (type === 'disconnect') listener.lost();
      else if (type === 'reconnect') listener.restored();
    }
    const error = await this.#connection.closed();
    listener.ended(
      new FleetError('unreachable', `the connection to the server has ended${error ? `: ${error.message}` : ''}`),
    );
  }
}

/** Headers that are bytes already. The client library asks them for nothing else. */
class EncodedHeaders {
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  encode(): Uint8Array {
    return this.#bytes;
  }
}

interface RawAnswer {
  readonly data: Uint8Array;
  readonly headers?: MsgHdrs | undefined;
  string(): string;
}

function answerOf(answer: RawAnswer): Answer {
  // Nobody listens on the subject: JetStream is starting, or the stream has no leader.
  if (answer.data.length === 0) return { refused: 'the server has no such stream at the moment' };
  let said: { readonly error?: { readonly description?: string }; readonly duplicate?: boolean; readonly seq?: number };
  try {
    said = JSON.parse(answer.string()) as typeof said;
  } catch {
    return { refused: 'the server answers in a way that is not understood' };
  }
  if (said.error)
    return { refused: `the server stores nothing more (${said.error.description ?? 'it does not say why'})` };
  return { isDuplicate: said.duplicate === true };
}
