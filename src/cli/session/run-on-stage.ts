import { deferredCommand } from '../../direct/situations/deferred-command.js';
import { assertKnownSituation, situationCommand } from '../../direct/situations/situation-command.js';
import { startStage } from '../../stage/open-stage.js';
import { parseTrigger } from '../../stage/reproduction/command-line.js';
import type { RunningStage } from '../../stage/running-stage.js';
import { scheduleScenario } from '../../stage/scenarios/schedule-scenario.js';
import { wallClock } from '../../stage/time/wall-clock.js';
import { printable } from '../../words/printable.js';
import type { Shell } from '../shell.js';
import { ProgressBar } from '../terminal/progress-bar.js';
import { hintAtDialect } from './dialect-hint.js';
import { type RunOptions, settings } from './run-options.js';
import type { RunContext, SessionOutcome } from './run-session.js';
import { sessionProgressText } from './session-page.js';
import type { StageObserver } from './stage-observer.js';

/** What a scenario is played for: at the end it tells whether all came as expected. */
type RunningScenario = ReturnType<typeof scheduleScenario>;

/** Flies a session that others may direct while it runs. */
export async function runOnStage(
  runOptions: RunOptions,
  shell: Shell,
  { clock: wall = wallClock(shell.now), audience: observer }: Pick<RunContext, 'clock' | 'audience'> = {},
): Promise<SessionOutcome> {
  const { kinds, asLive, ...others } = runOptions;
  const scenario = runOptions.played;
  let playing: RunningScenario | undefined;
  const stageOptions = {
    ...others,
    sources: scenario ? [scenario.file] : [],
    ...(kinds && { kinds }),
    ...(asLive && { asLive }),
    given: { ...scenario?.given, ...settings(runOptions.given ?? []) },
    // Whoever directs it finds it started up.
    playing: !runOptions.isPaused && !observer,
    control: runOptions.port ?? true,
    wall,
  };
  const stage = await startStage(stageOptions, (opening) => {
    if (observer) opening.watch(observer.onEvent);
    for (const trigger of runOptions.triggers ?? []) queueTrigger(opening, trigger);
    if (!scenario && runOptions.speed === Infinity && runOptions.seconds === Infinity) endAfter(opening);
    if (scenario)
      playing = scheduleScenario(scenario, { stage: opening, injectFault: (fault) => opening.fault(fault) });
  });
  const stop = () => void stage.close().catch(() => {});
  shell.signal.addEventListener('abort', stop);
  // Who had enough while it was opened is not told again.
  if (shell.signal.aborted) stop();
  try {
    hintAtDialect(runOptions, shell);
    if (observer) reportReady(observer, stage, runOptions);
    else announce(runOptions, stage, shell);
    const isWhole = await waitForEnd(stage, runOptions, shell);
    await stage.close();
    const outcome = playing?.outcome();
    return {
      isWhole: isWhole && (outcome?.isWhole ?? true),
      isDirected: stage.isDirectedRemotely,
      // What was cued beforehand and what was asked for in between have no order that a file could tell.
      reproduction: stage.isDirectedRemotely && !scenario && !runOptions.triggers ? stage.reproductionData : undefined,
      files: stage.files,
      tally: stage.tally,
      faults: stage.faultCounts,
      failures: outcome?.failures ?? [],
    };
  } finally {
    shell.signal.removeEventListener('abort', stop);
    await stage.close();
  }
}

/** Lets time run, unless it is to stand still, and tells that all is ready. */
function reportReady(observer: StageObserver, stage: RunningStage, { isPaused }: RunOptions): void {
  if (!isPaused) stage.play();
  observer.onReady(stage);
}

/** What is to happen has its turn when its time has come. */
function queueTrigger(stage: RunningStage, words: string): void {
  const { name, settings: raw } = parseTrigger(words);
  assertKnownSituation(name, raw);
  stage.enqueue(deferredCommand((world) => situationCommand(name, raw, world)));
}

/** Nobody else ends a session that is as fast as can be and has no end of its own. */
function endAfter(stage: RunningStage): void {
  stage.enqueue({ effect: () => stage.end() });
}

function announce({ speed, directory, isPaused }: RunOptions, stage: RunningStage, shell: Shell): void {
  if (speed === Infinity) return;
  const place = printable(directory);
  shell.warn(`writing into ${place}, seed ${stage.seed} (Ctrl-C ends the session)`);
  shell.warn(`control it with: shakedown trigger dock --out ${place} (also inject and clock)`);
  if (isPaused) shell.warn(`paused; start the time with: shakedown clock play --out ${place}`);
}

/** Waits for the end, and tells how far it is. */
async function waitForEnd(stage: RunningStage, { start, seconds }: RunOptions, shell: Shell): Promise<boolean> {
  // A scenario ends when it ends.
  const bar =
    seconds === Infinity
      ? undefined
      : shell.draw && new ProgressBar({ now: shell.now, columns: shell.columns, draw: shell.draw });
  const show = () =>
    bar?.show(() => {
      const done = Math.max(0, ((stage.tally.last ?? 0) - start.getTime()) / 1000);
      return sessionProgressText({ done, all: seconds, events: stage.tally.lines });
    });
  const timer = setInterval(show, 500);
  try {
    return await stage.finished;
  } finally {
    clearInterval(timer);
    bar?.erase();
  }
}
