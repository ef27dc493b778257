import type { Socket } from 'node:net';
import type { ServiceName } from '../../direct/service-names.js';
import { closeServer, listen } from '../server/listen.js';
import type { OpenService } from '../server/open-service.js';
import { realHosts } from '../server/real-hosts-table.js';
import { makeAuthority } from './authority.js';
import { makeProxyFolder } from './proxy-folder.js';
import { routeTo, type Target } from './proxy-route.js';
import { proxyServer } from './proxy-server.js';
import { RefusedHosts } from './refused-hosts.js';

/** A proxy that answers in place of the hosts of services, and passes nothing on. */
export interface OpenProxy {
  readonly url: string;
  /** What sends a tool to this proxy, and lets it trust the certificate. */
  readonly environment: Readonly<Record<string, string>>;
  readonly refused: RefusedHosts;
  close(): Promise<void>;
}

type RunningByName = ReadonlyMap<ServiceName, OpenService>;

/** Opens a proxy, on this machine only; port 0 is any free one. Clients have some time to begin a request. */
export async function openProxy(services: RunningByName, port: number, timeoutMs = 15_000): Promise<OpenProxy> {
  const running = [...services.keys()];
  const refused = new RefusedHosts();
  const route = (target: Target | undefined) => {
    const found = routeTo(target, running);
    if ('refusal' in found) refused.add(target, found.refusal);
    return found;
  };
  // Clients judge it by the clock of the system, whatever the time of the session is.
  const hosts = running.flatMap((name) => realHosts[name]);
  const authority = makeAuthority(hosts, Date.now());
  const server = proxyServer({ services, route, identity: authority.server, timeoutMs });
  const connections = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    connections.add(socket.on('close', () => connections.delete(socket)));
  });
  const { hostAndPort } = await listen(server, 'the proxy', { port });
  const url = `http://${hostAndPort}`;
  const { environment, remove } = makeProxyFolder(url, authority, process.env);
  const close = async () => {
    remove();
    for (const socket of connections) socket.destroy();
    await closeServer(server);
  };
  return { url, environment, refused, close };
}
