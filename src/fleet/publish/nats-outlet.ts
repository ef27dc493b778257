import { createInbox, type MsgHdrs, type NatsConnection } from '@nats-io/transport-node';
import { FleetError } from '../fleet-error.js';
import type { Outlet, OutletListener, PublishReply, SealedMessage } from './outlet.js';

/**
 * Publishes to a stream. All replies arrive at one subscription, with attempt and number in their subject: a
 * client request per message takes several times as long.
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
      callback: (error, reply) => {
        if (error)
          return listener.ended(new FleetError('forbidden', `the server lets no answers through: ${error.message}`));
        const [attempt, number] = reply.subject.slice(this.#inbox.length + 1).split('.');
        listener.replied(Number(attempt), Number(number), replyOf(reply));
      },
    });
    void this.#follow(listener);
  }

  send({ subject, headers, payload }: SealedMessage, attempt: number, number: number): void {
    this.#connection.publish(subject, payload, {
      // They are already encoded, and the client library calls nothing but `encode`.
      headers: { encode: () => headers } as unknown as MsgHdrs,
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

interface RawReply {
  readonly data: Uint8Array;
  readonly headers?: MsgHdrs | undefined;
  string(): string;
}

function replyOf(reply: RawReply): PublishReply {
  // No responders: JetStream is starting, or the stream has no leader.
  if (reply.data.length === 0) return { refused: 'the server has no such stream at the moment' };
  let said: { readonly error?: { readonly description?: string }; readonly duplicate?: boolean; readonly seq?: number };
  try {
    said = JSON.parse(reply.string()) as typeof said;
  } catch {
    return { refused: 'the server answers in a way that is not understood' };
  }
  if (said.error)
    return { refused: `the server stores nothing more (${said.error.description ?? 'it does not say why'})` };
  return { isDuplicate: said.duplicate === true };
}
