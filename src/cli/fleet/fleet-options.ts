/** The options that all verbs of a fleet share; without its client, which takes a while to load. */
import type { FleetOptions } from '../../fleet/connect/open-fleet.js';
import { defaultStream } from '../../fleet/fleet-names.js';
import { defaultPartitions } from '../../fleet/partitions.js';
import { parseMilliseconds, parseSize } from '../option-values.js';
import { option } from '../verb.js';
import { count, repeated } from '../verb-options.js';

/** What a verb does with a fleet. */
export interface FleetRole {
  /** It creates the streams if they are missing. */
  readonly creates?: boolean;
  /** It runs until interrupted, except with --once, so it waits for a server and its stream. */
  readonly lasts?: boolean;
}

export const defaultServer = 'nats://127.0.0.1:4222';

export function connectionOptions({ lasts = false }: FleetRole) {
  return {
    stream: option('<name>', 'the name of the stream', { parse: (word) => word, usual: defaultStream }),
    creds: option('<file>', 'a credentials file'),
    tlsCa: option('<file>', "the CA that signed the server's certificate"),
    tlsCert: option('<file>', 'a certificate of your own, with --tls-key'),
    tlsKey: option('<file>', 'the key of that certificate'),
    wait: option(
      '<duration>',
      `how long to wait for a server and its stream (${lasts ? 'no limit; with --once 0s' : '0s if left out'})`,
      { parse: parseMilliseconds },
    ),
  };
}

export interface FleetVerbOptions extends Omit<FleetOptions, 'servers'> {
  readonly server?: readonly string[];
}

/** The server of a fleet, and how to reach it. */
export function fleetOptions(role: FleetRole) {
  const server = repeated('<url>', `the server (NATS_URL, or ${defaultServer}; repeatable)`);
  return { server, ...connectionOptions(role) };
}

/** The limits of a stream, for verbs that create it. */
export const limitOptions = {
  partitions: count(`of a new stream (${defaultPartitions} if left out)`, 1024),
  maxBytes: option('<size>', 'how large a new stream may grow, such as 10GB', { parse: parseSize }),
  maxAge: option('<duration>', 'how long a new stream keeps messages, such as 30d', { parse: parseMilliseconds }),
  replicas: count('how many servers keep a new stream (1 if left out)', 5),
  window: option('<duration>', 'how long the server knows a message sent twice (2m)', { parse: parseMilliseconds }),
};
