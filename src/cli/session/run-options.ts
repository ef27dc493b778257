/** Parameters and result of `runSession`, and checks before it starts. */

import type { NeighbourText } from '../../direct/neighbour-names.js';
import type { FailedExpectation } from '../../direct/scenario/check-expectations.js';
import type { PlayedSession } from '../../direct/scenario/parse-session.js';
import type { Scenario } from '../../direct/scenario/scenario-definition.js';
import { StageError } from '../../direct/stage-error.js';
import type { Client } from '../../game/clients.js';
import type { Language } from '../../game/languages.js';
import type { Dialect } from '../../interface/dialect/dialects.js';
import type { EventName } from '../../interface/event-types.js';
import { JournalError } from '../../journal/journal-error.js';
import type { JournalNaming } from '../../journal/journal-names.js';
import type { NeighboursAt } from '../../neighbours/service/neighbour-services.js';
import type { PlanName } from '../../simulate/plans/plans.js';
import {
  assertSessionTimes,
  type SessionEnd,
  type SessionOptions,
  sessionComplaint,
} from '../../simulate/session-options.js';
import type { TimedWrite } from '../../simulate/session-output.js';
import type { SessionRecorder } from '../../stage/record/session-recorder.js';
import type { Reproduction } from '../../stage/reproduction/reproduction.js';
import type { Clock } from '../../stage/time/wall-clock.js';
import { UsageError } from '../shell.js';
import type { Style } from '../terminal/terminal-style.js';
import type { StageObserver } from './stage-observer.js';

/** In place of a directory: lines go to standard output. */
export const standardOutput = '-';

export interface RunOptions {
  readonly plan: PlanName;
  readonly directory: string;
  /** Whether earlier output of Shakedown is removed first. */
  readonly clean?: boolean | undefined;
  readonly seed: number;
  readonly start: Date;
  readonly seconds: number;
  readonly evenings?: number | undefined;
  /** The directory that the session goes on from, and the session with what was before. */
  readonly continued?:
    | { readonly directory: string; readonly options: SessionOptions; readonly isExact: boolean }
    | undefined;
  /** Factor of real time; `Infinity` is as fast as possible. */
  readonly speed: number;
  readonly dialect: Dialect;
  /** Only these kinds are written; all if left out. */
  readonly kinds?: readonly EventName[] | undefined;
  /** The file that keeps every Status line. */
  readonly statusLog?: string | undefined;
  /** Scenario instead of a plan, as the user named it. */
  readonly scenario?: string | undefined;
  /** The parsed scenario. */
  readonly played?: Scenario | undefined;
  /** The initial state, as `station=Jameson Memorial`. */
  readonly given?: readonly string[] | undefined;
  /** Situations triggered first, in order, such as `dock station="Jameson Memorial"`. */
  readonly triggers?: readonly string[] | undefined;
  /** Faults on disk, as `torn-line:2%`. */
  readonly faults?: readonly string[] | undefined;
  /** The file that lists the faults that happened. */
  readonly answerKey?: string | undefined;
  /** The file that always holds the true state. */
  readonly stateFile?: string | undefined;
  /** The services to start beside the session, as `eddn` or `eddn:4430`. */
  readonly neighbours?: readonly NeighbourText[] | undefined;
  /** Where they listen, and with which certificate. */
  readonly neighboursAt?: NeighboursAt | undefined;
  /** The file for their addresses, as environment variables. */
  readonly environmentFile?: string | undefined;
  /** The control port; any free one if left out. */
  readonly port?: number | undefined;
  /** Whether the clock is initially paused. */
  readonly isPaused?: boolean | undefined;
  /** Whether the version is that of the live game. */
  readonly asLive?: boolean | undefined;
  readonly language?: Language | undefined;
  readonly client?: Client | undefined;
  /** Whether a second commander plays at the same time. */
  readonly second?: boolean | undefined;
  readonly end?: SessionEnd | undefined;
  /** Of a scenario: sessions whose journals are written first, and how journals are named. */
  readonly before?: readonly PlayedSession[] | undefined;
  readonly naming?: JournalNaming | undefined;
  /** The time zone that the journal is named in; UTC if left out. */
  readonly timeZone?: string | undefined;
}

/** Style of the final page, and for tests the source of session and time. */
export interface RunContext {
  readonly style: Style;
  readonly session?: (options: SessionOptions) => Iterable<TimedWrite>;
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
  const { scenario, given, triggers, faults, answerKey, stateFile, isPaused, port, neighbours } = options;
  const stageOptions = [scenario, given, triggers, faults, answerKey, stateFile, isPaused, port, neighbours];
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

/** Refuses a session outside the years that a timestamp can have. */
export function refuseFarTimes({ start, seconds }: Pick<RunOptions, 'start' | 'seconds'>): void {
  try {
    assertSessionTimes(start, seconds);
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

export function sessionOptionsOf(runOptions: RunOptions): SessionOptions {
  if (runOptions.continued) return runOptions.continued.options;
  const {
    plan,
    seed,
    start,
    seconds,
    evenings = 1,
    dialect,
    end,
    kinds,
    asLive,
    language,
    client,
    second,
  } = runOptions;
  return {
    plan,
    seed,
    start,
    seconds,
    evenings,
    dialect,
    language,
    client,
    second,
    end,
    ...(kinds && { kinds }),
    ...(asLive && { asLive }),
  };
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
