import { JournalError } from '../../journal/errors.js';
import { printable } from '../../journal/printable.js';
import type { Moment } from '../../simulate/conductor.js';
import { type SessionOptions, simulate } from '../../simulate/session.js';
import { ProgressBar } from '../progress.js';
import { Interrupted, type Shell, UsageError } from '../shell.js';
import type { Style } from '../terminal/style.js';
import { type Clock, wallClock } from './clock.js';
import { Pace } from './pace.js';
import { farText, writtenPage } from './page.js';
import { play } from './play.js';
import type { SessionRecorder } from './recorder.js';
import { recording } from './recording.js';
import { commandFor } from './repeat.js';
import { refuseFarTimes, type Wishes } from './wishes.js';

/** What the page looks like, and where moments and time come from. */
export interface Surroundings {
  readonly style: Style;
  readonly session?: (options: SessionOptions) => Iterable<Moment>;
  readonly clock?: Clock;
}

/** Flies a session into a directory and says what it wrote. */
export async function runSession(wishes: Wishes, shell: Shell, surroundings: Surroundings): Promise<void> {
  refuseFarTimes(wishes);
  const flight = recording(wishes, (recorder) => fly(wishes, recorder, shell, surroundings));
  const { isWhole, files, tally } = await flight.catch((error: unknown) => {
    throw withCommand(error, commandFor(wishes, shell.platform));
  });
  // Who repeats a session that was cut short wants what there was of it.
  const seconds = isWhole ? wishes.seconds : Math.max(1, secondsUntil(tally.last, wishes.start));
  const command = commandFor({ ...wishes, seconds }, shell.platform);
  await shell.print(writtenPage({ wishes, files, tally, command }, surroundings.style));
  if (!isWhole) throw new Interrupted();
}

type Flown = Pick<SessionRecorder, 'files' | 'tally'> & { readonly isWhole: boolean };

async function fly(
  wishes: Wishes,
  recorder: SessionRecorder,
  shell: Shell,
  { session = simulate, clock = wallClock(shell) }: Surroundings,
): Promise<Flown> {
  const { start, speed, seconds } = wishes;
  const { files, tally } = recorder;
  const pace = new Pace({ began: clock.now(), origin: start.getTime(), speed });
  const bar = shell.draw && new ProgressBar({ now: clock.now, columns: shell.columns, draw: shell.draw });
  const reached = (at: number) =>
    bar?.show(() => farText({ done: secondsUntil(at, start), all: seconds, events: tally.lines }));
  if (speed !== Infinity) {
    shell.warn(`writing into ${printable(wishes.directory)}, seed ${wishes.seed} (Ctrl-C ends the session)`);
  }
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

function optionsOf({ plan, seed, start, seconds, dialect, kinds }: Wishes): SessionOptions {
  return { plan, seed, start, seconds, dialect, ...(kinds && { kinds }) };
}

/** A mistake of our own comes with what it takes to see it once more. */
function withCommand(error: unknown, command: string): unknown {
  if (error instanceof UsageError || error instanceof JournalError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new Error(`${reason}\n(it happens again with ${command})`, { cause: error });
}

function secondsUntil(at: number | undefined, start: Date): number {
  return at === undefined ? 0 : Math.ceil((at - start.getTime()) / 1000);
}
