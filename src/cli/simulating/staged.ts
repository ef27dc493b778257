import { printable } from '../../spec/printable.js';
import { openStage } from '../../stage/open.js';
import type { OpenStage } from '../../stage/open-stage.js';
import { readTrigger } from '../../stage/reproduction/command-line.js';
import { performScenario } from '../../stage/scenario/perform.js';
import { assertKnown, cueFor } from '../../stage/situations/cue.js';
import { inTurn } from '../../stage/situations/in-turn.js';
import { wallClock } from '../../stage/time/wall-clock.js';
import { ProgressBar } from '../progress.js';
import type { Shell } from '../shell.js';
import type { Audience } from '../staging/audience.js';
import { hintAtDialect } from './dialect-hint.js';
import { farText } from './page.js';
import type { Flown, Surroundings } from './run.js';
import { settings, type Wishes } from './wishes.js';

/** What a scenario is played for: at the end it tells whether all came as expected. */
type Playing = ReturnType<typeof performScenario>;

/** Flies a session that others may direct while it runs. */
export async function flyOnStage(
  wishes: Wishes,
  shell: Shell,
  { clock: wall = wallClock(shell.now), audience }: Pick<Surroundings, 'clock' | 'audience'> = {},
): Promise<Flown> {
  const { kinds, asLive, ...others } = wishes;
  const scenario = wishes.played;
  let playing: Playing | undefined;
  const stage = await openStage({
    ...others,
    sources: scenario ? [scenario.file] : [],
    ...(kinds && { kinds }),
    ...(asLive && { asLive }),
    given: { ...scenario?.given, ...settings(wishes.given ?? []) },
    // Who is to direct it finds it started up.
    playing: !wishes.isPaused && !audience,
    control: wishes.port ?? true,
    wall,
    prepare: (opening) => {
      if (audience) opening.watch(audience.saw);
      for (const trigger of wishes.triggers ?? []) cue(opening, trigger);
      if (!scenario && wishes.speed === Infinity && wishes.seconds === Infinity) endAfter(opening);
      if (scenario) playing = performScenario(scenario, { stage: opening, arm: (fault) => opening.fault(fault) });
    },
  });
  const stop = () => void stage.close().catch(() => {});
  shell.signal.addEventListener('abort', stop);
  // Who had enough while it was opened is not told again.
  if (shell.signal.aborted) stop();
  try {
    hintAtDialect(wishes, shell);
    if (audience) attend(audience, stage, wishes);
    else announce(wishes, stage, shell);
    const isWhole = await watched(stage, wishes, shell);
    await stage.close();
    const outcome = playing?.outcome();
    return {
      isWhole: isWhole && (outcome?.isWhole ?? true),
      isDirected: stage.isDirected,
      // What was cued beforehand and what was asked for in between have no order that a file could tell.
      reproduction: stage.isDirected && !scenario && !wishes.triggers ? stage.reproduction : undefined,
      files: stage.files,
      tally: stage.tally,
      faults: stage.faults,
      failures: outcome?.failures ?? [],
    };
  } finally {
    shell.signal.removeEventListener('abort', stop);
    await stage.close();
  }
}

/** Lets time run, unless it is to stand still, and tells that all is ready. */
function attend(audience: Audience, stage: OpenStage, { isPaused }: Wishes): void {
  if (!isPaused) stage.play();
  audience.ready(stage);
}

/** What is to happen has its turn when its time has come. */
function cue(stage: OpenStage, words: string): void {
  const { name, overrides } = readTrigger(words);
  assertKnown(name, overrides);
  stage.cue(inTurn((play) => cueFor(name, overrides, play)));
}

/** Nobody else ends a session that is as fast as can be and has no end of its own. */
function endAfter(stage: OpenStage): void {
  stage.cue({ effect: () => stage.end() });
}

function announce({ speed, directory, isPaused }: Wishes, stage: OpenStage, shell: Shell): void {
  if (speed === Infinity) return;
  const place = printable(directory);
  shell.warn(`writing into ${place}, seed ${stage.seed} (Ctrl-C ends the session)`);
  shell.warn(`control it with: shakedown trigger dock --out ${place} (also inject and clock)`);
  if (isPaused) shell.warn(`paused; start the time with: shakedown clock play --out ${place}`);
}

/** Waits for the end, and tells how far it is. */
async function watched(stage: OpenStage, { start, seconds }: Wishes, shell: Shell): Promise<boolean> {
  // A scenario ends when it ends.
  const bar =
    seconds === Infinity
      ? undefined
      : shell.draw && new ProgressBar({ now: shell.now, columns: shell.columns, draw: shell.draw });
  const show = () =>
    bar?.show(() => {
      const done = Math.max(0, ((stage.tally.last ?? 0) - start.getTime()) / 1000);
      return farText({ done, all: seconds, events: stage.tally.lines });
    });
  const timer = setInterval(show, 500);
  try {
    return await stage.finished;
  } finally {
    clearInterval(timer);
    bar?.erase();
  }
}
