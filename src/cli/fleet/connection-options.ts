/** The options by which a server of a fleet is found; without its client, which takes a while to load. */
import { Option } from 'commander';
import { defaultStream } from '../../fleet/fleet-names.js';
import { parseMilliseconds } from '../option-values.js';
import { repeatedOption } from '../verb-options.js';

/** What a verb does with a fleet. */
export interface FleetRole {
  /** It creates the streams if they are missing, so it has options for their limits. */
  readonly creates?: boolean;
  /** It runs until somebody ends it, unless with --once, so it waits for a server that is not there yet. */
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
