import { setTimeout as sleep } from 'node:timers/promises';
import { JetStreamApiCodes, JetStreamApiError } from '@nats-io/jetstream';
import { errors } from '@nats-io/transport-node';

export interface Persistence {
  /** Aborts the attempts. */
  readonly signal: AbortSignal;
  /** Receives the server's message once if there is no room. */
  readonly notify: (sentence: string) => void;
}

const shortestPause = 100;
const longestPause = 3000;

/** Retries until the server answers. Only for idempotent operations. */
export async function untilAnswered<T>(
  attempt: () => Promise<T>,
  { signal, notify }: Pick<Persistence, 'signal'> & Partial<Persistence>,
): Promise<T> {
  for (let pause = shortestPause; ; pause = Math.min(2 * pause, longestPause)) {
    signal.throwIfAborted();
    try {
      return await attempt();
    } catch (error) {
      if (!mayPass(error)) throw error;
      if (isFull(error) && pause === shortestPause)
        notify?.(`${(error as Error).message}; trying again until there is room`);
      await sleep(pause, undefined, { signal });
    }
  }
}

/** The expected last sequence is wrong: another process wrote first. */
export function isWrongSequence(error: unknown): boolean {
  return error instanceof JetStreamApiError && wrongSequence.has(error.code);
}

const wrongSequence: ReadonlySet<number> = new Set([
  JetStreamApiCodes.StreamWrongLastSequence,
  JetStreamApiCodes.StreamWrongLastSequenceUnknown,
]);

/** The stream, the account or the disk is full, by error code. */
function isFull(error: unknown): boolean {
  return error instanceof JetStreamApiError && full.has(error.code);
}

const full: ReadonlySet<number> = new Set([10_002, 10_023, 10_047, 10_077]);

/** No answer, no leader and no room may pass. Other refusals are permanent. */
function mayPass(error: unknown): boolean {
  if (error instanceof JetStreamApiError) return error.status === 503 || isFull(error);
  return error instanceof errors.TimeoutError || passing.some((each) => error instanceof each) || isPassingCause(error);
}

const passing = [errors.NoRespondersError, errors.ConnectionError, errors.RequestError] as const;

/** The client wraps the cause in a request error. Permission violations are permanent. */
function isPassingCause(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof errors.PermissionViolationError) return false;
  return error.name === 'JetStreamNotEnabled' || (error.cause !== undefined && mayPass(error.cause));
}
