import { withCallSite } from './call-site.js';
import type { ReplayIntoOptions, Replaying } from './replay/replay-into.js';
import type { Replay, ReplayOptions } from './replay/replay-journal.js';
import type { PlayOptions } from './scenarios/play-scenario.js';
import type { ScenarioOutcome } from './scenarios/schedule-scenario.js';
import type { SeedsOptions } from './seeds/for-seeds.js';
import type { Stage } from './stage.js';
import type { StageOptions } from './stage-options.js';
import type { WithStageOptions } from './with-stage.js';

// The functions of `shakedown/stage` for the root entry. The room, which is most of the library, is loaded on
// the first call.

const load = () => import('./index.js');

/** Opens a stage on a directory. Time is paused and only what you request happens, unless it is `playing`. */
export function openStage(options?: StageOptions): Promise<Stage> {
  return withCallSite(async () => (await load()).openStage(options));
}

/**
 * Opens a stage, runs `body` with it, and closes it. An error of `body` says how to reproduce the session.
 */
export async function withStage<T>(
  options: WithStageOptions,
  body: (stage: Stage) => T | Promise<T>,
): Promise<Awaited<T>> {
  return (await load()).withStage(options, body);
}

/**
 * Plays a scenario file as fast as possible, with a tool beside it, and returns what came of it. Rejects if
 * the file is invalid, a step is impossible, or the tool cannot be started.
 */
export function playScenario(file: string, options?: PlayOptions): Promise<ScenarioOutcome> {
  return withCallSite(async () => (await load()).playScenario(file, options));
}

/**
 * Runs `body` on a stage for each seed, at a random moment of a session with a random plan and random
 * triggers. If it fails, the triggers are reduced to those that matter, and the error says how to reproduce
 * it.
 */
export async function forSeeds(seeds: number, body: (stage: Stage) => unknown, options?: SeedsOptions): Promise<void> {
  return (await load()).forSeeds(seeds, body, options);
}

/** Prepares the replay of a journal: a file, a directory, or several in the order given. */
export async function replay(source: string | readonly string[], options?: ReplayOptions): Promise<Replay> {
  return (await load()).replay(source, options);
}

/** Replays a journal into a directory, line by line, at the pace at which it was written. */
export async function replayInto(
  directory: string,
  source: string | readonly string[],
  options?: ReplayIntoOptions,
): Promise<Replaying> {
  return (await load()).replayInto(directory, source, options);
}
