import type { Dialect } from '../../interface/dialect/dialects.js';
import type { PlanName } from '../../simulate/plans/plans.js';
import { startStage } from '../../stage/open-stage.js';
import type { RunningStage } from '../../stage/running-stage.js';
import { type SessionTruth, sessionTruth } from './session-truth.js';

/** A commander's session to simulate. Plain data that can be posted to a thread. */
export interface CommanderSession {
  readonly number: number;
  readonly commander: string;
  readonly seed: number;
  readonly plan: PlanName;
  readonly dialect: Dialect;
  readonly start: Date;
  /** Maximum length. */
  readonly seconds: number;
  /** Ends after about this many events. */
  readonly events?: number | undefined;
  /** Speed factor; `Infinity` is as fast as possible. */
  readonly speed: number;
  readonly faults?: readonly string[] | undefined;
  readonly directory: string;
  readonly clean?: boolean | undefined;
}

export interface SimulatedSession {
  readonly seconds: number;
  /** Interrupted, so it ended at a moment that no option can reproduce. */
  readonly isCut: boolean;
  /** Occurrences of each requested fault. */
  readonly faults: Readonly<Record<string, number>>;
  readonly truth: SessionTruth;
}

export interface SessionControl {
  /** Ends the session early; its journal is still complete. */
  readonly signal: AbortSignal;
  readonly onEvent: () => void;
}

/** Writes a commander's session to its directory, byte for byte as `shakedown simulate` does. */
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

/** Resolves to whether the session ended by itself, without being interrupted. */
async function finished(stage: RunningStage, signal: AbortSignal): Promise<boolean> {
  const stop = () => void stage.close().catch(() => {});
  signal.addEventListener('abort', stop);
  // The signal may have fired while the stage was being opened.
  if (signal.aborted) stop();
  try {
    return await stage.finished;
  } finally {
    signal.removeEventListener('abort', stop);
    await stage.close();
  }
}
