import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { deadline, until } from '../../support/deadline.js';
import { freePort, type NatsServer, startNatsServer } from './nats-server.js';

/** A cluster of three real servers on loopback. */
export interface NatsCluster {
  readonly nodes: ReadonlyMap<string, NatsServer>;
  readonly urls: readonly string[];
  /** The name of a stream's leader. */
  leaderOf(stream: string): Promise<string>;
  /** Waits until a stream has a leader and all replicas are current; resolves to the leader's name. */
  settled(stream: string): Promise<string>;
}

const names = ['north', 'east', 'west'];

/** Starts three nodes, which end with the test, and waits until JetStream is ready. */
export async function startNatsCluster(): Promise<NatsCluster> {
  const ports = await distinctPorts(2 * names.length);
  const routes = ports.slice(names.length).map((port) => `nats://127.0.0.1:${port}`);
  const started = names.map(async (name, index) => {
    const words = ['-js', '-n', name, '--cluster_name', 'shakedown'];
    const others = ['-cluster', String(routes[index]), '-routes', routes.join(',')];
    const port = ports[index] ?? 0;
    return [name, await startNatsServer({ port, arguments: [...words, ...others] })] as const;
  });
  const nodes = new Map(await Promise.all(started));
  const urls = [...nodes.values()].map(({ url }) => url);
  const cluster = { nodes, urls, ...leaders(urls) };
  await until(
    () => keepsStreams(urls),
    () => [...nodes.values()].map((node) => node.log()).join('\n'),
    2 * deadline,
  );
  return cluster;
}

function leaders(urls: readonly string[]): Pick<NatsCluster, 'leaderOf' | 'settled'> {
  const clusterOf = async (stream: string) => {
    const connection = await connect({ servers: [...urls], timeout: 2000 });
    try {
      const manager = await jetstreamManager(connection, { timeout: 2000 });
      return (await manager.streams.info(stream)).cluster;
    } catch {
      return undefined;
    } finally {
      await connection.close();
    }
  };
  const leaderWhen = async (stream: string, isEnough: (cluster: StreamCluster) => boolean) => {
    let found: StreamCluster;
    await until(
      async () => isEnough((found = await clusterOf(stream))),
      () => `a leader of ${stream}: ${JSON.stringify(found)}`,
    );
    return found?.leader ?? '';
  };
  return {
    leaderOf: (stream) => leaderWhen(stream, (cluster) => Boolean(cluster?.leader)),
    settled: (stream) =>
      leaderWhen(stream, (cluster) => Boolean(cluster?.leader && cluster.replicas?.every(({ current }) => current))),
  };
}

type StreamCluster = { leader?: string; replicas?: readonly { current: boolean }[] } | undefined;

/** Whether there is a meta leader, and room for a stream on all three nodes. */
async function keepsStreams(urls: readonly string[]): Promise<boolean> {
  const connection = await connect({ servers: [...urls], timeout: 2000 });
  try {
    const manager = await jetstreamManager(connection, { timeout: 2000 });
    await manager.streams.add({ name: 'READY', subjects: ['ready'], num_replicas: urls.length });
    return await manager.streams.delete('READY');
  } catch {
    return false;
  } finally {
    await connection.close();
  }
}

async function distinctPorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}
