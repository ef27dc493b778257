import { JournalError } from '../../journal/errors.js';
import type { Moment } from '../../simulate/conductor.js';
import { type SessionOptions, simulate } from '../../simulate/session.js';
import { StageError } from '../../stage/errors.js';
import type { SessionRecorder } from '../../stage/record/recorder.js';
import { recording } from '../../stage/record/recording.js';
import { type Reproduction, recipeFor } from '../../stage/reproduction/reproduction.js';
import { type Failure, failureText } from '../../stage/scenario/judge.js';
import { Pace } from '../../stage/time/pace.js';
import { play } from '../../stage/time/paced.js';
import { type Clock, wallClock } from '../../stage/time/wall-clock.js';
import { ProgressBar } from '../progress.js';
import { Interrupted, type Shell, UsageError, Verdict } from '../shell.js';
import type { Audience } from '../staging/audience.js';
import type { Style } from '../terminal/style.js';
import { hintAtDialect } from './dialect-hint.js';
import { farText, writtenPage } from './page.js';
import { commandFor, siblingOf } from './repeat.js';
import { flyOnStage } from './staged.js';
import { needsStage, refuseFarTimes, type Wishes } from './wishes.js';

/** What the page looks like, and where moments and time come from. */
export interface Surroundings {
  readonly style: Style;
  readonly session?: (options: SessionOptions) => Iterable<Moment>;
  readonly clock?: Clock;
  /** Who looks on, if somebody does. */
  readonly audience?: Audience;
}

/** Flies a session into a directory and says what it wrote. */
export async function runSession(wishes: Wishes, shell: Shell, surroundings: Surroundings): Promise<void> {
  refuseFarTimes(wishes);
  const flight = needsStage(wishes)
    ? flyOnStage(wishes, shell, surroundings)
    : recording({ ...wishes, isFollowed: false }, (recorder) => fly(wishes, recorder, shell, surroundings));
  const flown = await flight.catch((error: unknown) => {
    throw withCommand(error, commandFor(wishes, shell.platform));
  });
  const {
    isWhole,
    isDirected = false,
    reproduction,
    files,
    tally,
    faults = new Map<string, number>(),
    failures = [],
  } = flown;
  // Who repeats a session that was cut short wants what there was of it.
  const isShort = !isWhole || isDirected;
  const seconds = isShort ? Math.max(1, secondsUntil(tally.last, wishes.start)) : wishes.seconds;
  // Where there is a session already, the same one cannot be written once more.
  const directory = siblingOf(wishes.directory);
  const command = commandFor({ ...wishes, seconds, directory }, shell.platform);
  const recipe = reproduction ? recipeFor(reproduction, directory, shell.platform) : { command, lost: [] };
  const { style, audience } = surroundings;
  const page = writtenPage({ wishes, files, tally, faults, recipe }, style);
  await (audience ? audience.ended(page) : shell.print(page));
  if (isDirected && !reproduction) shell.warn('(the command leaves out what was triggered or injected while it ran)');
  if (!isWhole) throw new Interrupted();
  if (failures.length === 0) return;
  shell.warn(failureText(wishes.played?.file ?? '', failures, command));
  throw new Verdict(1);
}

/** What became of a session. */
export type Flown = Pick<SessionRecorder, 'files' | 'tally'> & {
  readonly isWhole: boolean;
  /** Whether somebody directed it while it ran. */
  readonly isDirected?: boolean;
  /** What decided all of it, if somebody directed it and that can be told. */
  readonly reproduction?: Reproduction | undefined;
  /** How often each fault happened, of those that were asked for. */
  readonly faults?: ReadonlyMap<string, number>;
  /** What a scenario expected and did not get. */
  readonly failures?: readonly Failure[];
};

async function fly(
  wishes: Wishes,
  recorder: SessionRecorder,
  shell: Shell,
  { session = simulate, clock = wallClock(shell.now) }: Surroundings,
): Promise<Flown> {
  const { start, speed, seconds } = wishes;
  const { files, tally } = recorder;
  hintAtDialect(wishes, shell);
  const pace = new Pace({ began: clock.now(), origin: start.getTime(), speed });
  const bar = shell.draw && new ProgressBar({ now: clock.now, columns: shell.columns, draw: shell.draw });
  const reached = (at: number) =>
    bar?.show(() => farText({ done: secondsUntil(at, start), all: seconds, events: tally.lines }));
  try {
    const moments = session(optionsOf(wishes));
    const isWhole = await play(moments, { recorder, pace, clock, signal: shell.signal, reached });
    const last = tally.last ?? start.getTime();
    if (!isWhole) recorder.cutShort(Math.max(last, Math.floor(pace.shownAt(clock.now()) ?? last)));
    return { isWhole, files, tally };
  } finally {
    bar?.erase();
  }
}

function optionsOf({ plan, seed, start, seconds, dialect, kinds, asLive }: Wishes): SessionOptions {
  return { plan, seed, start, seconds, dialect, ...(kinds && { kinds }), ...(asLive && { asLive }) };
}

/** A mistake of our own comes with what it takes to see it once more. */
function withCommand(error: unknown, command: string): unknown {
  if (error instanceof UsageError || error instanceof StageError || error instanceof JournalError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new Error(`${reason}\n(reproduce with: ${command})`, { cause: error });
}

function secondsUntil(at: number | undefined, start: Date): number {
  return at === undefined ? 0 : Math.ceil((at - start.getTime()) / 1000);
}
