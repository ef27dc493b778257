import { createServer } from 'node:net';
import { type ListenOptions, listen } from '../../server/listen.js';
import { RelaySubscriber } from './relay-subscriber.js';
import { frameOf } from './zmtp.js';

const mostSubscribers = 100;

/** A publisher that ZeroMQ's SUB sockets connect to. */
export interface Relay {
  /** `tcp://127.0.0.1:4711`. */
  readonly url: string;
  readonly port: number;
  /** The number of peers that subscribe to something. */
  readonly subscribers: number;
  /** Sends a message of one frame to everyone who subscribes to it; slow subscribers lose it. */
  publish(body: Uint8Array): void;
  close(): Promise<void>;
}

export async function openRelay(options: ListenOptions = {}): Promise<Relay> {
  const peers = new Set<RelaySubscriber>();
  const server = createServer((socket) => {
    const peer = new RelaySubscriber(socket);
    peers.add(peer);
    socket.on('close', () => peers.delete(peer));
  });
  server.maxConnections = mostSubscribers;
  const { hostAndPort, port } = await listen(server, 'the relay of eddn', options);
  return {
    url: `tcp://${hostAndPort}`,
    port,
    get subscribers() {
      return [...peers].filter(({ isSubscribed }) => isSubscribed).length;
    },
    publish: (body) => {
      const frame = frameOf(body);
      for (const peer of peers) peer.send(frame, body);
    },
    close: async () => {
      for (const peer of peers) peer.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
