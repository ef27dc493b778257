/** The options that all verbs of a fleet share; without its client, which takes a while to load. */
import { type Command, Option } from 'commander';
import type { FleetOptions } from '../../fleet/connect/open-fleet.js';
import { defaultStream } from '../../fleet/fleet-names.js';
import { defaultPartitions } from '../../fleet/partitions.js';
import { countParser, parseMilliseconds, parseSize } from '../option-values.js';
import { repeatedOption } from '../verb-options.js';

/** What a verb does with a fleet. */
export interface FleetRole {
  /** It creates the streams if they are missing, so it has options for their limits. */
  readonly creates?: boolean;
  /** It runs until interrupted, except with --once, so it waits for a server and its stream. */
  readonly lasts?: boolean;
}

export const defaultServer = 'nats://127.0.0.1:4222';

export function connectionOptions({ lasts = false }: FleetRole): Option[] {
  return [
    new Option('--stream <name>', 'the name of the stream').default(defaultStream),
    new Option('--creds <file>', 'a credentials file'),
    new Option('--tls-ca <file>', "the CA that signed the server's certificate"),
    new Option('--tls-cert <file>', 'a certificate of your own, with --tls-key'),
    new Option('--tls-key <file>', 'the key of that certificate'),
    new Option(
      '--wait <duration>',
      `how long to wait for a server and its stream (${lasts ? 'no limit; with --once 0s' : '0s if left out'})`,
    ).argParser(parseMilliseconds),
  ];
}

export interface FleetVerbOptions extends Omit<FleetOptions, 'servers'> {
  readonly server?: readonly string[];
}

export function addFleetOptions(command: Command, role: FleetRole): Command {
  const server = repeatedOption('--server <url>', `the server (NATS_URL, or ${defaultServer}; repeatable)`);
  for (const option of [server, ...connectionOptions(role), ...(role.creates ? limitOptions() : [])])
    command.addOption(option);
  return command;
}

function limitOptions(): Option[] {
  return [
    new Option('--partitions <count>', `of a new stream (${defaultPartitions} if left out)`).argParser(
      countParser('--partitions', 1024),
    ),
    new Option('--max-bytes <size>', 'how large a new stream may grow, such as 10GB').argParser(parseSize),
    new Option('--max-age <duration>', 'how long a new stream keeps messages, such as 30d').argParser(
      parseMilliseconds,
    ),
    new Option('--replicas <count>', 'how many servers keep a new stream (1 if left out)').argParser(
      countParser('--replicas', 5),
    ),
    new Option('--window <duration>', 'how long the server knows a message sent twice (2m)').argParser(
      parseMilliseconds,
    ),
  ];
}
