import { JetStreamApiCodes, JetStreamApiError, type JetStreamManager, type StreamInfo } from '@nats-io/jetstream';
import { FleetError } from '../fleet-error.js';
import type { FleetNames } from '../fleet-names.js';
import { fleetFailure } from './failure-sentence.js';
import { type FleetStream, fleetStreams, refuseOtherSettings, type StreamLimits } from './stream-settings.js';

export interface RequestedStreams {
  readonly names: FleetNames;
  readonly limits: StreamLimits;
  /** Creates missing streams. */
  readonly create: boolean;
  /** The server's URL without a password. */
  readonly shown: string;
}

/** Checks a fleet's streams and creates missing ones; existing ones are never changed. */
export async function openStreams(manager: JetStreamManager, requested: RequestedStreams): Promise<void> {
  const { names, limits, create, shown } = requested;
  const streams = fleetStreams(names, limits);
  const found = await Promise.all(streams.map(({ config }) => streamInfo(manager, config.name, shown)));
  for (const [index, stream] of streams.entries()) {
    const existing = found[index];
    if (existing) refuseOtherSettings(stream, existing.config, limits, shown);
  }
  refuseForeign(found, requested);
  if (!create && found.includes(undefined))
    throw new FleetError(
      'not-found',
      `there is no stream ${names.stream} at ${shown}: shakedown fleet publish makes it`,
    );
  for (const [index, stream] of streams.entries()) if (!found[index]) await addStream(manager, stream, requested);
}

/** Without its bucket, a stream has no known number of partitions; an empty one may still get a bucket. */
function refuseForeign(
  [bucket, stream]: readonly (StreamInfo | undefined)[],
  { names, create, shown }: RequestedStreams,
): void {
  if (bucket || !stream || (create && stream.state.messages === 0)) return;
  throw new FleetError(
    'other-settings',
    `the stream ${names.stream} at ${shown} has no bucket ${names.stateBucket} beside it, so it is not one of Shakedown: choose another name with --stream`,
  );
}

async function streamInfo(manager: JetStreamManager, name: string, shown: string): Promise<StreamInfo | undefined> {
  try {
    return await manager.streams.info(name);
  } catch (error) {
    if (refusalOf(error) === JetStreamApiCodes.StreamNotFound) return undefined;
    throw fleetFailure(error, `look at the stream ${name}`, shown);
  }
}

/** Error codes of the server: the stream exists with other settings; another stream has the subjects. */
const nameInUse = 10_058;
const subjectsOverlap = 10_065;

async function addStream(manager: JetStreamManager, stream: FleetStream, requested: RequestedStreams): Promise<void> {
  const { config } = stream;
  try {
    await manager.streams.add(config);
  } catch (error) {
    const code = refusalOf(error);
    // Another process was faster; while the server is creating its stream, it refuses the subjects instead.
    const taken = code === nameInUse || code === subjectsOverlap;
    const existing = taken ? await streamInfo(manager, config.name, requested.shown) : undefined;
    if (existing) return refuseOtherSettings(stream, existing.config, requested.limits, requested.shown);
    if (code === subjectsOverlap)
      throw new FleetError(
        'other-settings',
        `cannot create the stream ${config.name} at ${requested.shown}: another stream takes ${config.subjects.join(', ')} already; choose another name with --stream`,
        { cause: error },
      );
    throw fleetFailure(error, `create the stream ${config.name}`, requested.shown);
  }
}

function refusalOf(error: unknown): number {
  return error instanceof JetStreamApiError ? error.code : 0;
}
