import type { KV } from '@nats-io/kv';
import { FleetError } from '../fleet-error.js';
import { defaultPartitions } from '../partitions.js';
import { fleetFailure } from './failure-sentence.js';

/** Settings shared by all processes of a fleet, written once when it is created. */
interface FleetSettings {
  readonly format: number;
  readonly partitions: number;
}

/** Format version of records and messages; others cannot be read. */
const format = 1;

export const maxPartitions = 1024;

/** The number of partitions of a fleet. The first process decides and writes it to the bucket. */
export async function agreedPartitions(state: KV, requested: number | undefined, shown: string): Promise<number> {
  const existing =
    (await readSettings(state, shown)) ?? (await writeSettings(state, requested ?? defaultPartitions, shown));
  if (existing.format !== format)
    throw new FleetError(
      'other-settings',
      `the fleet at ${shown} was made by another version of Shakedown, whose messages have format ${existing.format}, not ${format}: choose another name with --stream`,
    );
  if (requested !== undefined && requested !== existing.partitions)
    throw new FleetError(
      'other-settings',
      `the fleet at ${shown} has ${existing.partitions} partitions, not ${requested}, and keeps them: leave --partitions out, or choose another name with --stream`,
    );
  return existing.partitions;
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
    const existing = await readSettings(state, shown);
    if (existing) return existing;
    throw fleetFailure(error, 'write the settings of the fleet', shown);
  }
}
