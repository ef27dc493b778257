import type { Scenario } from '../../direct/scenario/scenario-definition.js';
import { startStage } from '../open-stage.js';
import { type ScenarioOutcome, type ScheduledScenario, scheduleScenario } from './schedule-scenario.js';

/** Where a scenario is played, and until when. */
export interface RunScenarioOptions {
  /** What Shakedown wrote there before is taken away. */
  readonly directory: string;
  readonly signal: AbortSignal;
}

/** Plays a scenario into a directory as fast as can be, and tells what came of it. */
export async function runScenario(
  scenario: Scenario,
  { directory, signal }: RunScenarioOptions,
): Promise<ScenarioOutcome> {
  const { seed, start, dialect, plan, seconds, given, file } = scenario;
  let scheduled!: ScheduledScenario;
  const options = { seed, start, dialect, plan, seconds, given, directory, sources: [file] };
  const stage = await startStage({ ...options, clean: true, speed: Infinity, playing: true }, (opening) => {
    scheduled = scheduleScenario(scenario, { stage: opening, injectFault: (fault) => opening.fault(fault) });
  });
  const stop = () => void stage.close().catch(() => {});
  signal.addEventListener('abort', stop);
  // Who had enough while it was opened is not told again.
  if (signal.aborted) stop();
  try {
    await stage.finished;
  } finally {
    signal.removeEventListener('abort', stop);
    await stage.close();
  }
  return scheduled.outcome();
}
