import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

/** A simulated network between a client and a server, with its failures. */
export interface TcpProxy {
  readonly url: string;
  /** Cuts every connection. New ones are accepted. */
  cut(): void;
  /** Stops all traffic, while connections stay open. */
  stall(): void;
  /** Resumes traffic. */
  resume(): void;
  /** Limits the bytes per second in each direction of each connection. */
  slowTo(bytesPerSecond: number): void;
}

/** Starts a proxy on its own port, which ends with the test. */
export async function startTcpProxy(targetPort: number): Promise<TcpProxy> {
  const road = new Road();
  const open = new Set<Socket>();
  const join = async (client: Socket) => {
    const target = connect(targetPort, '127.0.0.1');
    const ends = [client, target];
    for (const socket of ends) open.add(socket.on('close', () => open.delete(socket)));
    const lane = (from: Socket, to: Socket) => pipeline(from, (source) => road.carried(source), to);
    // When one direction ends, so does the other.
    await Promise.race([lane(client, target), lane(target, client)]).catch(() => {});
    for (const socket of ends) socket.destroy();
  };
  const server = createServer((client) => void join(client)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  onTestFinished(() => {
    road.resume();
    server.close();
    cut();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `nats://127.0.0.1:${port}`,
    cut,
    stall: () => road.stall(),
    resume: () => road.resume(),
    slowTo: (bytesPerSecond) => {
      road.bytesPerSecond = bytesPerSecond;
    },
  };
}

/** Current speed of the network. */
class Road {
  bytesPerSecond = Infinity;
  #isFree: Promise<void> = Promise.resolve();
  #free = () => {};

  stall(): void {
    this.#free();
    this.#isFree = new Promise((resolve) => {
      this.#free = resolve;
    });
  }

  resume(): void {
    this.#free();
  }

  /**
   * One direction of a connection. Delayed data fills the system's buffers, and then the sender has to wait.
   */
  async *carried(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void, undefined> {
    for await (const chunk of source) {
      await this.#isFree;
      if (this.bytesPerSecond < Infinity) await sleep((1000 * chunk.length) / this.bytesPerSecond);
      yield chunk;
    }
  }
}
