/** Parameters and result of `runSession`, and checks before it starts. */

import type { FailedExpectation } from '../../direct/scenario/check-expectations.js';
import type { Scenario } from '../../direct/scenario/scenario-definition.js';
import { StageError } from '../../direct/stage-error.js';
import { lastKnown } from '../../game/game-version.js';
import { knownUntil } from '../../game/version-table.js';
import type { Dialect } from '../../interface/dialect/dialects.js';
import { JournalError } from '../../journal/journal-error.js';
import type { PlanName } from '../../simulate/plans/plans.js';
import {
  assertSessionTimes,
  defaultStart,
  type SessionOptions,
  sessionComplaint,
} from '../../simulate/session-options.js';
import type { TimedWrite } from '../../simulate/session-output.js';
import type { OnEvening } from '../../simulate/simulate.js';
import type { SessionRecorder } from '../../stage/record/session-recorder.js';
import type { Reproduction } from '../../stage/reproduction/reproduction.js';
import type { UncheckedStageOptions } from '../../stage/stage-options.js';
import type { Clock } from '../../stage/time/wall-clock.js';
import type { PageLook } from '../../words/document/terminal-text.js';
import { type Shell, UsageError } from '../shell.js';
import type { StageObserver } from './stage-observer.js';

/** In place of a directory: lines go to standard output. */
export const standardOutput = '-';

export interface RunOptions extends Omit<UncheckedStageOptions, 'given'> {
  readonly plan: PlanName;
  readonly directory: string;
  readonly seed: number;
  readonly start: Date;
  /** Whether the user chose the start; a scenario always has one. */
  readonly isStartGiven?: boolean | undefined;
  readonly seconds: number;
  readonly speed: number;
  readonly dialect: Dialect;
  readonly evenings?: number | undefined;
  /** The directory that the session goes on from, and the session with what was before. */
  readonly continued?:
    | { readonly directory: string; readonly options: SessionOptions; readonly isExact: boolean }
    | undefined;
  /** Scenario instead of a plan, as the user named it. */
  readonly scenario?: string | undefined;
  /** The parsed scenario. */
  readonly played?: Scenario | undefined;
  /** The initial state, as `station=Jameson Memorial`. */
  readonly given?: readonly string[] | undefined;
  /** Situations triggered first, in order, such as `dock station="Jameson Memorial"`. */
  readonly triggers?: readonly string[] | undefined;
  /** The file for the addresses of services, as environment variables. */
  readonly environmentFile?: string | undefined;
  /** The files of knowledge packs, which the catalogue is made of. */
  readonly knowledge?: readonly string[] | undefined;
  /** The control port; any free one if left out. */
  readonly port?: number | undefined;
  /** Whether the clock is initially paused. */
  readonly isPaused?: boolean | undefined;
}

/** The look of the final page, and for tests the source of session and time. */
export interface RunContext {
  readonly look: PageLook;
  /** Whether the summary is printed as JSON. */
  readonly isJson?: boolean;
  readonly session?: (options: SessionOptions, onEvening?: OnEvening) => Iterable<TimedWrite>;
  readonly clock?: Clock;
  /** Prints what happens on a stage while it runs. */
  readonly observer?: StageObserver;
}

export type SessionOutcome = Pick<SessionRecorder, 'files' | 'tally'> & {
  /** Whether it ran to its end, without an interruption. */
  readonly isWhole: boolean;
  /** Whether requests changed it while it ran. */
  readonly isDirected?: boolean;
  /** What repeats a directed session, where that is possible. */
  readonly reproduction?: Reproduction | undefined;
  /** How often each requested fault happened. */
  readonly faults?: ReadonlyMap<string, number>;
  /** The expectations of a scenario that were not met. */
  readonly failures?: readonly FailedExpectation[];
};

/**
 * Whether the session needs a stage: something happens beyond the plan, or it can be controlled while it
 * runs.
 */
export function needsStage(options: RunOptions): boolean {
  const { scenario, given, triggers, faults, answerKey, isPaused, port, services } = options;
  // Of several evenings, the state at the end of each is kept.
  const stateFile = options.evenings === undefined ? options.stateFile : undefined;
  const stageOptions = [scenario, given, triggers, faults, answerKey, stateFile, isPaused, port, services];
  return options.speed !== Infinity || stageOptions.some((option) => option !== undefined);
}

/** Refuses options that do not go with several evenings: these are written at once. */
export function refuseLiveEvenings(runOptions: RunOptions): void {
  if (runOptions.evenings === undefined || !needsStage(runOptions)) return;
  throw new UsageError('--evenings writes whole evenings at full speed: it takes no scenario, speed, trigger or fault');
}

/** Refuses options that do not go together, such as a plan that the client cannot play. */
export function refuseUnplayable(runOptions: RunOptions): void {
  const complaint = sessionComplaint(runOptions);
  if (complaint !== undefined) throw new UsageError(complaint);
}

/** Warns of a session that was asked for at a later time than is known of the game. */
export function warnOfUnknownTime(runOptions: RunOptions, { warn }: Pick<Shell, 'warn'>): void {
  const { start, dialect, client, played, isStartGiven = played !== undefined } = runOptions;
  const day = start.toISOString().slice(0, 10);
  const isUsual = !isStartGiven || day <= defaultStart.toISOString() || day.slice(0, knownUntil.length) <= knownUntil;
  if (isUsual || dialect === 'spec' || client === 'legacy') return;
  const session = `the session is of ${day} and writes version ${lastKnown}`;
  warn(`${session}: what the game has written since ${knownUntil} is not known`);
}

/** Refuses a session outside the years that a timestamp can have. */
export function refuseFarTimes({ start, seconds }: Pick<RunOptions, 'start' | 'seconds'>): void {
  try {
    assertSessionTimes(start, seconds);
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

export function sessionOptionsOf(runOptions: RunOptions): SessionOptions {
  return runOptions.continued?.options ?? runOptions;
}

/** Adds the reproducing command to an internal error. */
export function withCommand(error: unknown, command: () => string): unknown {
  if (error instanceof UsageError || error instanceof StageError || error instanceof JournalError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new Error(`${reason}\n(reproduce with: ${command()})`, { cause: error });
}

/**
 * Whole seconds from the start of a session to a moment of it, in milliseconds since 1970; 0 if there was
 * none.
 */
export function secondsUntil(at: number | undefined, start: Date): number {
  return at === undefined ? 0 : Math.ceil((at - start.getTime()) / 1000);
}
