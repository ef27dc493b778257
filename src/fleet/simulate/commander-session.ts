import type { Dialect } from '../../interface/dialect/dialects.js';
import type { PlanName } from '../../simulate/plans/plans.js';
import { startStage } from '../../stage/open-stage.js';
import type { RunningStage } from '../../stage/running-stage.js';
import { type SessionTruth, sessionTruth } from './session-truth.js';

/** The session of one commander that is to be simulated; plain data, which can be sent to a thread. */
export interface CommanderSession {
  readonly number: number;
  readonly commander: string;
  readonly seed: number;
  readonly plan: PlanName;
  readonly dialect: Dialect;
  readonly start: Date;
  /** At most so long. */
  readonly seconds: number;
  /** It ends after about so many events. */
  readonly events?: number | undefined;
  /** How many times faster than real time; `Infinity` is as fast as possible. */
  readonly speed: number;
  readonly faults?: readonly string[] | undefined;
  /** Where it is written. */
  readonly directory: string;
  readonly clean?: boolean | undefined;
}

/** What became of it. */
export interface SimulatedSession {
  /** How long it is, in seconds. */
  readonly seconds: number;
  /** Whether it was interrupted: then it ended at a moment that no option can name. */
  readonly isCut: boolean;
  /** How often each requested fault has happened. */
  readonly faults: Readonly<Record<string, number>>;
  readonly truth: SessionTruth;
}

export interface SessionControl {
  /** Ends the session: its journal is whole, and shorter than it would have been. */
  readonly signal: AbortSignal;
  /** Called for every event. */
  readonly onEvent: () => void;
}

/** Writes the session of one commander to its directory, byte for byte as `shakedown simulate` does. */
export async function simulateCommander(
  session: CommanderSession,
  { signal, onEvent }: SessionControl,
): Promise<SimulatedSession> {
  const { commander, events = Infinity, ...options } = session;
  let { seconds } = session;
  let left = events;
  const stage = await startStage({ ...options, playing: true, given: { commander } }, (opening) => {
    opening.watch(() => {
      onEvent();
      left -= 1;
      if (left === 0) seconds = opening.endSoon();
    });
  });
  const isWhole = await finished(stage, signal);
  const truth = await sessionTruth(session.directory, session.start);
  return { seconds, isCut: !isWhole, faults: Object.fromEntries(stage.faultCounts), truth };
}

/** Whether the session has come to its end before it was interrupted. */
async function finished(stage: RunningStage, signal: AbortSignal): Promise<boolean> {
  const stop = () => void stage.close().catch(() => {});
  signal.addEventListener('abort', stop);
  // An abort while the stage was being opened was not seen by the listener.
  if (signal.aborted) stop();
  try {
    return await stage.finished;
  } finally {
    signal.removeEventListener('abort', stop);
    await stage.close();
  }
}
