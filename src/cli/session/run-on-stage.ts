import { deferredCommand } from '../../direct/situations/deferred-command.js';
import { assertKnownSituation, situationCommand } from '../../direct/situations/situation-command.js';
import { startStage } from '../../stage/open-stage.js';
import { parseTrigger } from '../../stage/reproduction/command-line.js';
import type { RunningStage } from '../../stage/running-stage.js';
import { scheduleScenario } from '../../stage/scenarios/schedule-scenario.js';
import { wallClock } from '../../stage/time/wall-clock.js';
import { parseSettingWords } from '../option-values.js';
import type { Shell } from '../shell.js';
import { ProgressBar } from '../terminal/progress-bar.js';
import { pageLook } from '../terminal/terminal-style.js';
import { type RunContext, type RunOptions, type SessionOutcome } from './run-options.js';
import { sessionProgressText } from './session-page.js';
import { controlText, servicesText, warnOfRefusals, writeEnvironment } from './stage-observer.js';

type RunningScenario = ReturnType<typeof scheduleScenario>;

/** Runs a session that can be controlled while it runs. */
export async function runOnStage(
  runOptions: RunOptions,
  shell: Shell,
  { clock: wall = wallClock(shell.now), observer, look = pageLook(undefined, shell) }: Partial<RunContext> = {},
): Promise<SessionOutcome> {
  const scenario = runOptions.played;
  let playing: RunningScenario | undefined;
  const stageOptions = {
    ...runOptions,
    sources: scenario ? [scenario.file] : [],
    given: { ...scenario?.given, ...parseSettingWords(runOptions.given ?? []) },
    // With an observer, the clock starts below, once the start-up is written.
    playing: !runOptions.isPaused && !observer,
    control: runOptions.port ?? true,
    wall,
  };
  const stage = await startStage(stageOptions, (opening) => {
    if (observer) opening.watch(observer.onEvent);
    for (const trigger of runOptions.triggers ?? []) queueTrigger(opening, trigger);
    if (!scenario && runOptions.speed === Infinity && runOptions.seconds === Infinity) endAfter(opening);
    if (scenario) playing = scheduleScenario(scenario, opening, wall);
  });
  const stop = () => void stage.close().catch(() => {});
  shell.signal.addEventListener('abort', stop);
  // The listener may have missed an abort during opening.
  if (shell.signal.aborted) stop();
  try {
    announceServices(stage, runOptions, shell);
    warnOfRefusals(stage.runningServices, look.style, shell);
    if (observer) {
      if (!runOptions.isPaused) stage.play();
      observer.onReady(stage);
    } else if (runOptions.speed !== Infinity) shell.warn(controlText(stage, shell));
    else if (stage.runningServices.names.length > 0) shell.warn(servicesText(stage.runningServices));
    const isWhole = await waitForEnd(stage, runOptions, shell);
    const outcome = await playing?.outcome();
    await stage.close();
    return {
      isWhole: isWhole && (outcome?.isWhole ?? true),
      isDirected: stage.isDirectedRemotely,
      // The order of queued triggers and later requests cannot be reproduced.
      reproduction:
        stage.isDirectedRemotely && !scenario && !runOptions.triggers ? stage.history.reproduction : undefined,
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

/** Writes the addresses to a file, and warns of a session that real services would take for a real one. */
function announceServices(
  { runningServices }: RunningStage,
  { environmentFile, asLive }: RunOptions,
  shell: Shell,
): void {
  if (environmentFile !== undefined) writeEnvironment(environmentFile, runningServices);
  if (asLive && runningServices.names.length === 0)
    shell.warn('the session claims to be live: keep your tool from sending it to real services (see --with)');
}

/** Looked up when its turn comes: its effect depends on the world by then. */
function queueTrigger(stage: RunningStage, words: string): void {
  const { name, settings: raw } = parseTrigger(words);
  assertKnownSituation(name, raw);
  stage.enqueue(deferredCommand((world) => situationCommand(name, raw, world)));
}

/** Ends an open-ended session at full speed, after everything queued before. */
function endAfter(stage: RunningStage): void {
  stage.enqueue({ effect: () => stage.end() });
}

/** Waits for the end, and shows the progress. */
async function waitForEnd(stage: RunningStage, { start, seconds }: RunOptions, shell: Shell): Promise<boolean> {
  // The length of a scenario is unknown.
  const bar = seconds === Infinity ? undefined : new ProgressBar(shell);
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
