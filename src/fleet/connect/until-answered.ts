import { setTimeout as sleep } from 'node:timers/promises';
import { JetStreamApiCodes, JetStreamApiError } from '@nats-io/jetstream';
import { errors } from '@nats-io/transport-node';

export interface Persistence {
  /** Ends the attempts, with its reason. */
  readonly signal: AbortSignal;
  /** Is told once what the server says, if it refuses for want of room. */
  readonly tell: (sentence: string) => void;
}

const shortestPause = 100;
const longestPause = 3000;

/** Does something again and again until the server answers. Only for what does no harm when it is done twice. */
export async function untilAnswered<T>(
  attempt: () => Promise<T>,
  { signal, tell }: Pick<Persistence, 'signal'> & Partial<Persistence>,
): Promise<T> {
  for (let pause = shortestPause; ; pause = Math.min(2 * pause, longestPause)) {
    signal.throwIfAborted();
    try {
      return await attempt();
    } catch (error) {
      if (!mayPass(error)) throw error;
      if (isFull(error) && pause === shortestPause)
        tell?.(`${(error as Error).message}; trying again until there is room`);
      await sleep(pause, undefined, { signal });
    }
  }
}

/** The server does not have the message or key that was expected to be the last: another process was faster. */
export function isWrongSequence(error: unknown): boolean {
  return error instanceof JetStreamApiError && wrongSequence.has(error.code);
}

const wrongSequence: ReadonlySet<number> = new Set([
  JetStreamApiCodes.StreamWrongLastSequence,
  JetStreamApiCodes.StreamWrongLastSequenceUnknown,
]);

/** Whether the stream, the account or the disk is full, by the numbers that the server gives its refusals. */
function isFull(error: unknown): boolean {
  return error instanceof JetStreamApiError && full.has(error.code);
}

const full: ReadonlySet<number> = new Set([10_002, 10_023, 10_047, 10_077]);

/** No answer, no leader, no room: all may pass. What the server refuses otherwise, it refuses for ever. */
function mayPass(error: unknown): boolean {
  if (error instanceof JetStreamApiError) return error.status === 503 || isFull(error);
  return error instanceof errors.TimeoutError || passing.some((each) => error instanceof each) || isPassingCause(error);
}

const passing = [errors.NoRespondersError, errors.ConnectionError, errors.RequestError] as const;

/** The client wraps what went wrong into an error of the request. What is not allowed stays so. */
function isPassingCause(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof errors.PermissionViolationError) return false;
  return error.name === 'JetStreamNotEnabled' || (error.cause !== undefined && mayPass(error.cause));
}
