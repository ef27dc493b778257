import { onTestFinished } from 'vitest';
import { openStage } from '../../../src/stage/open-stage.js';
import type { Stage } from '../../../src/stage/stage.js';
import type { StageOptions } from '../../../src/stage/stage-options.js';
import { temporaryDirectory } from './temporary-directory.js';

/** Starts a stage with a fixed seed and a paused clock, so that only requests make things happen. */
export async function startStage(options: StageOptions = {}): Promise<Stage> {
  const directory = temporaryDirectory('stage');
  const start = new Date('2026-11-14T20:00:00Z');
  const stage = await openStage({ directory, seed: 7, start, control: true, ...options });
  onTestFinished(() => stage.close());
  return stage;
}
