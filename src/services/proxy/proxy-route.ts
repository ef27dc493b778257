import { type ServiceName, serviceNames } from '../../direct/service-names.js';
import { printable } from '../../words/printable.js';
import { isThisMachine } from '../server/listen.js';
import { realHosts, realPorts } from '../server/real-hosts-table.js';

/** Where a request wants to go; the port is unknown where only the name of a server was sent. */
export interface Target {
  readonly host: string;
  readonly port?: number;
}

/** The service that answers in place of a host, or why none does. */
export type Route = { readonly service: ServiceName } | { readonly refusal: string };

const authorityForm = /^([\w.-]{1,255}|\[[\da-f:.]{1,64}\])(?::(\d{1,5}))?$/i;

/** Parses `host:port` or `host`; undefined if it is none. */
export function parseTarget(authority: string, usualPort?: number): Target | undefined {
  const [, host, written] = authorityForm.exec(authority) ?? [];
  const port = written === undefined ? usualPort : Number(written);
  if (host === undefined || port === 0 || (port ?? 0) > 65_535) return undefined;
  return { host: plainName(host), ...(port !== undefined && { port }) };
}

/** The name of a host as tables have it. */
export function plainName(host: string): string {
  return host.toLowerCase().replace(/\.$/, '');
}

/** The host and the path of a request, whose line has a path alone, or with a proxy the whole address. */
export function requested(url: string, hostHeader = '') {
  const [, scheme, authority = '', path = ''] = /^(https?):\/\/([^/?#]*)([^#]*)/i.exec(url) ?? [];
  if (scheme === undefined) return { target: url.startsWith('/') ? parseTarget(hostHeader) : undefined, path: url };
  const target = parseTarget(authority, scheme.length === 'https'.length ? 443 : 80);
  return { target, path: path.startsWith('/') ? path : `/${path}` };
}

/** Decides what becomes of a request. */
export function routeTo(target: Target | undefined, running: readonly ServiceName[]): Route {
  if (!target) return { refusal: 'the request names no host and port that could be read' };
  const { host, port } = target;
  const service = serviceNames.find((name) => realHosts[name].includes(host));
  if (service === undefined) return { refusal: otherHost(host) };
  if (!running.includes(service))
    return { refusal: `${host} belongs to ${service}, which does not run: add --with ${service}` };
  const ports = realPorts[service];
  if (port === undefined || ports.includes(port)) return { service };
  return { refusal: `${host} answers at port ${ports.join(', ')}, and not at ${port}` };
}

function otherHost(host: string): string {
  return isThisMachine(host)
    ? `${printable(host)} is this machine: it is reached without a proxy (NO_PROXY=localhost,127.0.0.1,::1)`
    : `${printable(host)} is no host of eddn, capi, inara or edsm, and nothing is passed on`;
}
