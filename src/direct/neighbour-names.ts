import { didYouMean } from '../words/nearest.js';
import { StageError } from './stage-error.js';

/** The services that a tool can talk to instead of the real ones. */
export const neighbourNames = ['eddn', 'capi', 'inara', 'edsm'] as const;

export type NeighbourName = (typeof neighbourNames)[number];

/** A service to start, on any free port or on this one: `eddn`, `eddn:4430`. */
export type NeighbourText = NeighbourName | `${NeighbourName}:${number}`;

/** Parses `eddn` or `eddn:4430`. */
export function parseNeighbour(text: string): { readonly name: NeighbourName; readonly port?: number } {
  const [, name = '', port] = /^([^:]*)(?::(\d{1,5}))?$/.exec(text) ?? [];
  assertNeighbourName(name, text);
  if (port !== undefined && Number(port) > 65_535) throw new StageError(`${port} is no port: at most 65535`);
  return port === undefined ? { name } : { name, port: Number(port) };
}

/** Throws unless a service has this name; `text` is what was written. */
export function assertNeighbourName(name: string, text = name): asserts name is NeighbourName {
  if ((neighbourNames as readonly string[]).includes(name)) return;
  const help = didYouMean(name === '' ? text : name, neighbourNames, {
    otherwise: `: there are ${neighbourNames.join(', ')}`,
    quote: '',
  });
  throw new StageError(`'${text}' is no service to talk to${help}`);
}
