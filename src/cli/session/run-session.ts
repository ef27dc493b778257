import path from 'node:path';
import { failureText } from '../../direct/scenario/check-expectations.js';
import { stateOf } from '../../direct/state/stage-state.js';
import { type OnEvening, sessionWrites } from '../../simulate/simulate.js';
import { withRecorder } from '../../stage/record/open-recorder.js';
import type { SessionRecorder } from '../../stage/record/session-recorder.js';
import { StateFile } from '../../stage/record/state-file.js';
import { recipeFor } from '../../stage/reproduction/reproduction.js';
import { Pace } from '../../stage/time/pace.js';
import { pacedPlayback } from '../../stage/time/paced-playback.js';
import { play } from '../../stage/time/player.js';
import { wallClock } from '../../stage/time/wall-clock.js';
import { terminalText } from '../../words/document/terminal-text.js';
import { ExitWithCode, Interrupted, type Shell } from '../shell.js';
import { ProgressBar } from '../terminal/progress-bar.js';
import { reproductionCommand, siblingDirectory } from './reproduction-command.js';
import { runOnStage } from './run-on-stage.js';
import {
  needsStage,
  type RunContext,
  type RunOptions,
  refuseFarTimes,
  refuseLiveEvenings,
  refuseUnplayable,
  type SessionOutcome,
  secondsUntil,
  sessionOptionsOf,
  standardOutput,
  warnOfUnknownTime,
  withCommand,
} from './run-options.js';
import { type SessionOrigin, writeOrigin } from './session-origin.js';
import { sessionObject, sessionPage, sessionProgressText } from './session-page.js';
import { streamSession } from './stream-session.js';

/**
 * Runs a session into a directory or standard output, and prints what was written and how to reproduce it.
 */
export async function runSession(runOptions: RunOptions, shell: Shell, context: RunContext): Promise<void> {
  refuseFarTimes(runOptions);
  refuseUnplayable(runOptions);
  refuseLiveEvenings(runOptions);
  warnOfUnknownTime(runOptions, shell);
  if (runOptions.directory === standardOutput) return streamSession(runOptions, shell, context);
  const running = needsStage(runOptions)
    ? runOnStage(runOptions, shell, context)
    : withRecorder({ ...runOptions, isFollowed: false }, (recorder) =>
        runUndirected(runOptions, recorder, shell, context),
      );
  const outcome = await running.catch((error: unknown) => {
    throw withCommand(error, () => reproductionCommand(runOptions, shell.platform));
  });
  const {
    isWhole,
    isDirected = false,
    reproduction,
    files,
    tally,
    faults = new Map<string, number>(),
    failures = [],
  } = outcome;
  // The command for a session that ended early reproduces the part that ran.
  const isShort = !isWhole || isDirected;
  const seconds = isShort ? Math.max(1, secondsUntil(tally.last, runOptions.start)) : runOptions.seconds;
  // The command must work while this session's directory exists.
  const directory = siblingDirectory(runOptions.directory);
  const command = reproductionCommand({ ...runOptions, seconds, directory }, shell.platform);
  const recipe = reproduction
    ? recipeFor({ ...reproduction, knowledge: runOptions.knowledge }, directory, shell.platform)
    : { command, lost: [] };
  const { look, observer } = context;
  const written = { options: runOptions, files, tally, faults, recipe };
  const page = context.isJson ? JSON.stringify(sessionObject(written)) : terminalText(sessionPage(written), look);
  await (observer ? observer.onEnd(page) : shell.print(page));
  if (isDirected && !reproduction) shell.warn('(the command leaves out what was triggered or injected while it ran)');
  if (!isWhole) throw new Interrupted();
  if (failures.length === 0) return;
  shell.warn(failureText(runOptions.played?.file ?? '', failures, command));
  throw new ExitWithCode(1);
}

async function runUndirected(
  runOptions: RunOptions,
  recorder: SessionRecorder,
  shell: Shell,
  { session = sessionWrites, clock = wallClock(shell.now) }: RunContext,
): Promise<SessionOutcome> {
  const { start, speed, seconds } = runOptions;
  const { tally } = recorder;
  const pace = new Pace({ began: clock.now(), origin: start.getTime(), speed });
  const bar = new ProgressBar({ ...shell, now: clock.now });
  const reached = (at: number) =>
    bar.show(() => sessionProgressText({ done: secondsUntil(at, start), all: seconds, events: tally.lines }));
  try {
    const writes = session(sessionOptionsOf(runOptions), stateKeeper(runOptions));
    const playback = pacedPlayback(writes, { recorder, pace, reached });
    const isWhole = await play(playback, { clock, signal: shell.signal });
    const last = tally.last ?? start.getTime();
    if (isWhole && !runOptions.second) writeOrigin(runOptions.directory, originOf(runOptions, recorder.files));
    if (!isWhole) recorder.cutShort(Math.max(last, Math.floor(pace.sessionTimeAt(clock.now()) ?? last)));
    return { isWhole, files: recorder.files, tally };
  } finally {
    bar.erase();
  }
}

/** Writes the state at the end of each evening to a file of its own: state.1.json, state.2.json … */
function stateKeeper({ stateFile, directory }: RunOptions): OnEvening | undefined {
  if (stateFile === undefined) return undefined;
  const { dir, name, ext } = path.parse(stateFile);
  let evening = 0;
  return (world) => {
    evening += 1;
    new StateFile(path.join(dir, `${name}.${evening}${ext}`), { directory }, () => stateOf(world)).flush();
  };
}

/** What continues the session exactly. */
function originOf(runOptions: RunOptions, files: readonly string[]): SessionOrigin {
  const { timeZone } = runOptions;
  const { seed, dialect, language, client, asLive, kinds, from, earlier = [], ...run } = sessionOptionsOf(runOptions);
  const { plan = runOptions.plan, seconds = runOptions.seconds, evenings = 1, end } = run;
  const start = earlier.length === 0 ? runOptions.start : run.start;
  const runs = [...earlier, { plan, seconds, evenings, end, start }];
  const journal = path.basename(files.at(-1) ?? '');
  return { seed, dialect, language, client, asLive, kinds, timeZone, runs, from, journal };
}
