/** Options shared by all fleet verbs. */
import { type Command, Option } from 'commander';
import type { FleetOptions } from '../../fleet/connect/open-fleet.js';
import { defaultPartitions } from '../../fleet/partitions.js';
import { countParser, parseMilliseconds, parseSize } from '../option-values.js';
import { connectionOptions, type FleetRole, serverOption } from './connection-options.js';

export type { FleetRole } from './connection-options.js';

export interface FleetVerbOptions extends Omit<FleetOptions, 'servers'> {
  readonly server?: readonly string[];
}

export function addFleetOptions(command: Command, role: FleetRole): Command {
  for (const option of [serverOption(), ...connectionOptions(role), ...(role.creates ? limitOptions() : [])])
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
