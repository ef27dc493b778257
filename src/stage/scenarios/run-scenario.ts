import type { Scenario } from '../../direct/scenario/scenario-definition.js';
import { startStage } from '../open-stage.js';
import type { RunningStage } from '../running-stage.js';
import type { ToolSetup } from '../tool/tool-run.js';
import { stageOptionsOf, withServices } from './scenario-stage.js';
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
  let scheduled!: ScheduledScenario;
  const services = withServices(scenario.services, tool?.services);
  const options = { ...stageOptionsOf(scenario), services, servicesAt: tool?.servicesAt, directory };
  const stage = await startStage({ ...options, clean: true, speed: Infinity, playing: true }, (opening) => {
    scheduled = scheduleScenario(scenario, opening, undefined, tool);
  });
  const stop = () => {
    scheduled.tool?.end().catch(() => {});
    stage.close().catch(() => {});
  };
  signal.addEventListener('abort', stop);
  // The signal may have fired while the stage was being opened.
  if (signal.aborted) stop();
  try {
    onStart?.(stage);
    await stage.finished;
    const outcome = await scheduled.outcome();
    await scheduled.tool?.end();
    const { output, ended } = scheduled.tool?.tool ?? {};
    return { ...outcome, ...(output && { output }), ...(ended && { ended }) };
  } finally {
    signal.removeEventListener('abort', stop);
    await scheduled.tool?.end();
    await stage.close();
  }
}
