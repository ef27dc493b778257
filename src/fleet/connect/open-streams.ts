import { JetStreamApiCodes, JetStreamApiError, type JetStreamManager, type StreamInfo } from '@nats-io/jetstream';
import { FleetError } from '../fleet-error.js';
import type { FleetNames } from '../fleet-names.js';
import { fleetFailure } from './failure-sentence.js';
import { type FleetStream, fleetStreams, refuseOtherSettings, type StreamLimits } from './stream-settings.js';

export interface StreamsWanted {
  readonly names: FleetNames;
  readonly limits: StreamLimits;
  /** Whether streams that are missing are created. */
  readonly create: boolean;
  /** The server, as it may be shown. */
  readonly shown: string;
}

/** Looks at the streams of a fleet and creates those that are missing; nothing that is there is changed. */
export async function openStreams(manager: JetStreamManager, wanted: StreamsWanted): Promise<void> {
  const { names, limits, create, shown } = wanted;
  const streams = fleetStreams(names, limits);
  const found = await Promise.all(streams.map(({ config }) => streamInfo(manager, config.name, shown)));
  for (const [index, stream] of streams.entries()) {
    const there = found[index];
    if (there) refuseOtherSettings(stream, there.config, limits, shown);
    else if (!create)
      throw new FleetError(
        'not-found',
        `there is no stream ${names.stream} at ${shown}: shakedown fleet publish makes it`,
      );
  }
  refuseForeign(found, names, shown);
  for (const [index, stream] of streams.entries()) if (!found[index]) await addStream(manager, stream, wanted);
}

/** A stream with messages whose bucket is missing has an unknown number of partitions, whoever made it. */
function refuseForeign([bucket, stream]: readonly (StreamInfo | undefined)[], names: FleetNames, shown: string): void {
  if (bucket || !stream || stream.state.messages === 0) return;
  throw new FleetError(
    'other-settings',
    `the stream ${names.stream} at ${shown} has messages but no bucket ${names.stateBucket} beside it, so it is not one of Shakedown: choose another name with --stream`,
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

/** The server's numbers for a stream that is there with other settings, and for subjects that another stream has. */
const nameInUse = 10_058;
const subjectsOverlap = 10_065;

async function addStream(manager: JetStreamManager, stream: FleetStream, wanted: StreamsWanted): Promise<void> {
  const { config } = stream;
  try {
    await manager.streams.add(config);
  } catch (error) {
    const code = refusalOf(error);
    // Another process was faster.
    const there = code === nameInUse ? await streamInfo(manager, config.name, wanted.shown) : undefined;
    if (there) return refuseOtherSettings(stream, there.config, wanted.limits, wanted.shown);
    if (code === subjectsOverlap)
      throw new FleetError(
        'other-settings',
        `cannot create the stream ${config.name} at ${wanted.shown}: another stream takes ${config.subjects.join(', ')} already; choose another name with --stream`,
        { cause: error },
      );
    throw fleetFailure(error, `create the stream ${config.name}`, wanted.shown);
  }
}

function refusalOf(error: unknown): number {
  return error instanceof JetStreamApiError ? error.code : 0;
}
