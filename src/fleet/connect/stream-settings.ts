/** Stream configurations of a fleet, and which settings of an existing stream may differ. */
import { DiscardPolicy, RetentionPolicy, StorageType, type StreamConfig } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import { FleetError } from '../fleet-error.js';
import type { FleetNames } from '../fleet-names.js';

/** Limits of a stream. All have defaults; those that are given must match an existing stream. */
export interface StreamLimits {
  /** Maximum size in bytes; by default the server's limit. A full stream rejects new messages. */
  readonly maxBytes?: number | undefined;
  /** Maximum age of messages in milliseconds; unlimited by default. */
  readonly maxAge?: number | undefined;
  /** Copies of each stream in a cluster; 1 by default. */
  readonly replicas?: number | undefined;
  /** Deduplication window in milliseconds; two minutes by default. */
  readonly window?: number | undefined;
}

const defaultWindow = 120_000;

/** A stream and the limits that apply to it. */
export interface FleetStream {
  readonly config: StreamSettings;
  readonly limits: readonly (keyof StreamLimits)[];
}

type StreamSettings = Partial<StreamConfig> & { readonly name: string; readonly subjects: string[] };

/**
 * The bucket comes first: it holds the number of partitions. Findings do not expire, since the last one of a
 * partition fences off other writers; nor does the bucket, which is current state.
 */
export function fleetStreams(names: FleetNames, limits: StreamLimits): FleetStream[] {
  const { maxBytes = -1, maxAge = 0, replicas = 1, window = defaultWindow } = limits;
  const common = {
    ...unlimited,
    retention: RetentionPolicy.Limits,
    discard: DiscardPolicy.New,
    storage: StorageType.File,
    num_replicas: replicas,
    allow_direct: false,
  };
  const age = { max_age: nanos(maxAge), duplicate_window: nanos(windowWithin(maxAge, window)) };
  return [
    {
      config: {
        ...common,
        name: `KV_${names.stateBucket}`,
        subjects: [`$KV.${names.stateBucket}.>`],
        max_msgs_per_subject: 1,
        allow_rollup_hdrs: true,
      },
      limits: ['replicas'],
    },
    {
      config: { ...common, ...age, name: names.stream, subjects: [names.subjects], max_bytes: maxBytes },
      limits: ['maxBytes', 'maxAge', 'replicas', 'window'],
    },
    {
      config: {
        ...common,
        name: names.findingsStream,
        subjects: [names.findingsSubjects],
        duplicate_window: nanos(window),
      },
      limits: ['replicas'],
    },
    {
      config: { ...common, ...age, name: names.asideStream, subjects: [names.asideSubjects] },
      limits: ['replicas'],
    },
  ];
}

/** The server rejects a window longer than the maximum age. */
function windowWithin(maxAge: number, window: number): number {
  return maxAge > 0 ? Math.min(maxAge, window) : window;
}

const unlimited = { max_bytes: -1, max_age: 0, max_msgs: -1, max_msgs_per_subject: -1, max_msg_size: -1 };

/** Settings that guarantees depend on, and their names in messages. */
const promised: readonly (readonly [keyof StreamConfig, string])[] = [
  ['subjects', 'subjects'],
  ['retention', 'retention'],
  ['discard', 'discard policy'],
  ['storage', 'storage'],
  ['max_msgs_per_subject', 'number of messages per subject'],
  ['max_msg_size', 'size of a message'],
  ['no_ack', 'no_ack'],
  ['mirror', 'mirror'],
  ['sources', 'sources'],
  ['sealed', 'sealed'],
];

/** Per limit: our option, the server's setting, and the flag of the `nats` tool. */
const limitSettings: Readonly<Record<keyof StreamLimits, readonly [string, keyof StreamConfig, string]>> = {
  maxBytes: ['--max-bytes', 'max_bytes', '--max-bytes'],
  maxAge: ['--max-age', 'max_age', '--max-age'],
  replicas: ['--replicas', 'num_replicas', '--replicas'],
  window: ['--window', 'duplicate_window', '--dupe-window'],
};

/** Refuses an existing stream whose settings break a guarantee or differ from the requested limits. */
export function refuseOtherSettings(
  { config, limits: own }: FleetStream,
  existing: StreamConfig,
  requested: StreamLimits,
  shown: string,
): void {
  const { name } = config;
  for (const [setting, what] of promised) {
    const [is, required] = [textOf(existing[setting]), textOf(config[setting])];
    if (is === required) continue;
    throw new FleetError(
      'other-settings',
      `the stream ${name} at ${shown} was made for something else: it has the ${what} ${is}, not ${required}; choose another name with --stream`,
    );
  }
  for (const limit of own) {
    const [option, setting, flag] = limitSettings[limit];
    if (requested[limit] === undefined || existing[setting] === config[setting]) continue;
    const [is, required] = [shownLimit(limit, existing[setting]), shownLimit(limit, config[setting])];
    throw new FleetError(
      'other-settings',
      `the stream ${name} at ${shown} is there already, with ${is} for ${option}, not ${required}: leave the option out, or change the stream with nats stream edit ${name} ${flag}=${required}`,
    );
  }
}

/** Absent and empty settings are equal. */
function textOf(value: unknown): string {
  const text = value === undefined || value === false ? 'none' : JSON.stringify(value);
  return text.replaceAll(/[[\]"]/g, '') || 'none';
}

function shownLimit(limit: keyof StreamLimits, value: unknown): string {
  const number = Number(value);
  return limit === 'maxAge' || limit === 'window' ? `${number / 1e9}s` : String(number);
}
