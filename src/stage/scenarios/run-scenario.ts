import type { Scenario } from '../../direct/scenario/scenario-definition.js';
import { startStage } from '../open-stage.js';
import type { RunningStage } from '../running-stage.js';
import type { ToolSetup } from '../tool/tool-run.js';
import { type ScenarioOutcome, type ScheduledScenario, scheduleScenario } from './schedule-scenario.js';

export interface RunScenarioOptions {
  /** What Shakedown wrote there before is removed. */
  readonly directory: string;
  readonly signal: AbortSignal;
  /** Called when the services beside it can be reached. */
  readonly onStart?: (stage: RunningStage) => void;
  readonly tool?: ToolSetup | undefined;
}

/** Runs a scenario in a directory at full speed, and returns its outcome. */
export async function runScenario(
  scenario: Scenario,
  { directory, signal, onStart, tool }: RunScenarioOptions,
): Promise<ScenarioOutcome> {
  const { file, services, asLive = false, before, ...others } = scenario;
  const { seed, start, dialect, client, plan, seconds, given, second, language, end, naming } = others;
  let scheduled!: ScheduledScenario;
  const options = {
    seed,
    start,
    dialect,
    client,
    plan,
    seconds,
    given,
    second,
    language,
    end,
    naming,
    asLive,
    before,
    directory,
    sources: [file],
    neighbours: services,
  };
  const stage = await startStage({ ...options, clean: true, speed: Infinity, playing: true }, (opening) => {
    scheduled = scheduleScenario(scenario, opening, undefined, tool);
  });
  const stop = () => void stage.close().catch(() => {});
  signal.addEventListener('abort', stop);
  // The signal may have fired while the stage was being opened.
  if (signal.aborted) stop();
  try {
    onStart?.(stage);
    await stage.finished;
    return await scheduled.outcome();
  } finally {
    signal.removeEventListener('abort', stop);
    await scheduled.tool?.end();
    await stage.close();
  }
}
