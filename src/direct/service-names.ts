import { didYouMean } from '../words/nearest.js';
import { StageError } from './stage-error.js';

/** The services that a tool can talk to instead of the real ones. */
export const serviceNames = ['eddn', 'capi', 'inara', 'edsm'] as const;

export type ServiceName = (typeof serviceNames)[number];

/** A service to start, on any free port or on this one: `eddn`, `eddn:4430`. */
export type ServiceText = ServiceName | `${ServiceName}:${number}`;

/** Parses `eddn` or `eddn:4430`. */
export function parseService(text: string): { readonly name: ServiceName; readonly port?: number } {
  const [, name = '', port] = /^([^:]*)(?::(\d{1,5}))?$/.exec(text) ?? [];
  assertServiceName(name, text);
  if (port !== undefined && Number(port) > 65_535) throw new StageError(`${port} is no port: at most 65535`);
  return port === undefined ? { name } : { name, port: Number(port) };
}

/** Throws unless a service has this name; `text` is what was written. */
export function assertServiceName(name: string, text = name): asserts name is ServiceName {
  if ((serviceNames as readonly string[]).includes(name)) return;
  const help = didYouMean(name === '' ? text : name, serviceNames, {
    otherwise: `: there are ${serviceNames.join(', ')}`,
    quote: '',
  });
  throw new StageError(`'${text}' is no service to talk to${help}`);
}
