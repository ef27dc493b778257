/** Options for connecting to a fleet; without the NATS client, which is slow to load. */
import { Option } from 'commander';
import { defaultStream } from '../../fleet/fleet-names.js';
import { parseMilliseconds } from '../option-values.js';
import { repeatedOption } from '../verb-options.js';

/** How a verb uses a fleet. */
export interface FleetRole {
  /** Creates missing streams, so it has options for their limits. */
  readonly creates?: boolean;
  /** Runs until interrupted, unless with --once, so it waits for a server that is not up yet. */
  readonly lasts?: boolean;
}

export const defaultServer = 'nats://127.0.0.1:4222';

export function serverOption(): Option {
  return repeatedOption('--server <url>', `the server (NATS_URL, or ${defaultServer}; repeatable)`);
}

export function connectionOptions({ lasts = false }: FleetRole): Option[] {
  return [
    new Option('--stream <name>', 'the name of the stream').default(defaultStream),
    new Option('--creds <file>', 'a credentials file'),
    new Option('--tls-ca <file>', "the CA that signed the server's certificate"),
    new Option('--tls-cert <file>', 'a certificate of your own, with --tls-key'),
    new Option('--tls-key <file>', 'the key of that certificate'),
    new Option(
      '--wait <duration>',
      `how long to wait for a server (${lasts ? 'no limit; with --once 0s' : '0s if left out'})`,
    ).argParser(parseMilliseconds),
  ];
}
