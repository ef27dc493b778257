import type { KV } from '@nats-io/kv';
import { FleetError } from '../fleet-error.js';
import { defaultPartitions } from '../partitions.js';
import { fleetFailure } from './failure-sentence.js';

/** What all who use a fleet must agree on; written once, when it is made. */
interface FleetSettings {
  readonly format: number;
  readonly partitions: number;
}

/** Of the records and messages; another one cannot be read. */
const format = 1;

export const mostPartitions = 1024;

/** The number of partitions of a fleet. Whoever comes first decides it, and says so in the bucket. */
export async function agreedPartitions(state: KV, asked: number | undefined, shown: string): Promise<number> {
  const there = (await readSettings(state, shown)) ?? (await writeSettings(state, asked ?? defaultPartitions, shown));
  if (there.format !== format)
    throw new FleetError(
      'other-settings',
      `the fleet at ${shown} was made by another version of Shakedown, whose messages have format ${there.format}, not ${format}: choose another name with --stream`,
    );
  if (asked !== undefined && asked !== there.partitions)
    throw new FleetError(
      'other-settings',
      `the fleet at ${shown} has ${there.partitions} partitions, not ${asked}, and keeps them: leave --partitions out, or choose another name with --stream`,
    );
  return there.partitions;
}

const key = 'settings';

async function readSettings(state: KV, shown: string): Promise<FleetSettings | undefined> {
  try {
    const entry = await state.get(key);
    return entry?.operation === 'PUT' ? entry.json<FleetSettings>() : undefined;
  } catch (error) {
    throw fleetFailure(error, 'read the settings of the fleet', shown);
  }
}

async function writeSettings(state: KV, partitions: number, shown: string): Promise<FleetSettings> {
  const settings: FleetSettings = { format, partitions };
  try {
    await state.create(key, JSON.stringify(settings));
    return settings;
  } catch (error) {
    // Another process was faster.
    const there = await readSettings(state, shown);
    if (there) return there;
    throw fleetFailure(error, 'write the settings of the fleet', shown);
  }
}
