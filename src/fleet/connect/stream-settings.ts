/** The streams of a fleet as the server wants to know them, and what may differ in one that is there already. */
import { DiscardPolicy, RetentionPolicy, StorageType, type StreamConfig } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import { FleetError } from '../fleet-error.js';
import type { FleetNames } from '../fleet-names.js';

/** What a stream may keep. All have defaults; what is given must be so in a stream that is there already. */
export interface StreamLimits {
  /** How many bytes the stream may have; as many as the server allows if left out. A full stream takes nothing more. */
  readonly maxBytes?: number | undefined;
  /** How long messages are kept, in milliseconds; until somebody deletes them if left out. */
  readonly maxAge?: number | undefined;
  /** On how many servers each stream is; 1 if left out. */
  readonly replicas?: number | undefined;
  /** How long the server knows a message that is sent again, in milliseconds; two minutes if left out. */
  readonly window?: number | undefined;
}

const defaultWindow = 120_000;

/** A stream, and which limits are its own. */
export interface FleetStream {
  readonly config: StreamSettings;
  readonly limits: readonly (keyof StreamLimits)[];
}

type StreamSettings = Partial<StreamConfig> & { readonly name: string; readonly subjects: string[] };

/**
 * The bucket comes first: it says how many partitions there are. Findings have no age, since the last of a partition is what
 * keeps a second one from being stored; the bucket has none, since what it holds is the present.
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

/** The server wants no window that is longer than messages are kept. */
function windowWithin(maxAge: number, window: number): number {
  return maxAge > 0 ? Math.min(maxAge, window) : window;
}

const unlimited = { max_bytes: -1, max_age: 0, max_msgs: -1, max_msgs_per_subject: -1, max_msg_size: -1 };

/** What would break a guarantee if it were otherwise, and how it is called in a sentence. */
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

/** The option for each limit, the setting of the server, and the flag of its command line tool. */
const limitSettings: Readonly<Record<keyof StreamLimits, readonly [string, keyof StreamConfig, string]>> = {
  maxBytes: ['--max-bytes', 'max_bytes', '--max-bytes'],
  maxAge: ['--max-age', 'max_age', '--max-age'],
  replicas: ['--replicas', 'num_replicas', '--replicas'],
  window: ['--window', 'duplicate_window', '--dupe-window'],
};

/** Refuses a stream that is there with settings which break a guarantee, or which are other than what was asked for. */
export function refuseOtherSettings(
  { config, limits: own }: FleetStream,
  there: StreamConfig,
  asked: StreamLimits,
  shown: string,
): void {
  const { name } = config;
  for (const [setting, what] of promised) {
    const [is, wanted] = [textOf(there[setting]), textOf(config[setting])];
    if (is === wanted) continue;
    throw new FleetError(
      'other-settings',
      `the stream ${name} at ${shown} was made for something else: it has the ${what} ${is}, not ${wanted}; choose another name with --stream`,
    );
  }
  for (const limit of own) {
    const [option, setting, flag] = limitSettings[limit];
    if (asked[limit] === undefined || there[setting] === config[setting]) continue;
    const [is, wanted] = [shownLimit(limit, there[setting]), shownLimit(limit, config[setting])];
    throw new FleetError(
      'other-settings',
      `the stream ${name} at ${shown} is there already, with ${is} for ${option}, not ${wanted}: leave the option out, or change the stream with nats stream edit ${name} ${flag}=${wanted}`,
    );
  }
}

/** Settings that are left out are the same as those that are empty. */
function textOf(value: unknown): string {
  const text = value === undefined || value === false ? 'none' : JSON.stringify(value);
  return text.replaceAll(/[[\]"]/g, '') || 'none';
}

function shownLimit(limit: keyof StreamLimits, value: unknown): string {
  const number = Number(value);
  return limit === 'maxAge' || limit === 'window' ? `${number / 1e9}s` : String(number);
}
