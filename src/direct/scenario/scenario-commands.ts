import type { ActivityCommand, Command } from '../../simulate/session-command.js';
import { assertVisibleAtSpeed, parseNextFault } from '../faults/fault-request.js';
import type { FaultText } from '../faults/faults.js';
import { injectionCommand } from '../injection/injected-event.js';
import { deferredCommand, maxActionTime } from '../situations/deferred-command.js';
import { situationCommand } from '../situations/situation-command.js';
import { StageError } from '../stage-error.js';
import type { Scenario } from './scenario-definition.js';
import { ScenarioError } from './scenario-error.js';
import type { ScenarioStep, ToolStep } from './step-shape.js';

/** What a scenario needs from the session it runs in, besides a queue of commands. */
export interface ScenarioHost {
  /** Injects a fault into what is written from now on; everything made before is written first. */
  readonly injectFault: (fault: FaultText) => void;
  readonly stopFault: (fault: FaultText) => void;
  /** The session stands still until the fault has happened, or not for a while. */
  readonly awaitFault: (fault: FaultText, release: () => void) => void;
  /** A step that concerns the tool: the session stands still until `release` is called. */
  readonly turnToTool: (step: ToolStep, release: () => void) => void;
  /** Ends the session properly: called when a step fails, before the run fails with a ScenarioError. */
  readonly end: () => void;
}

/** The steps of a scenario as the commands of a session, in their order. */
export function scenarioCommands(scenario: Pick<Scenario, 'file' | 'steps'>, host: ScenarioHost): Command[] {
  const [first] = scenario.steps;
  const steps = scenario.steps.map((step, index) => {
    const command = commandFor(step, scenario.file, host);
    const next = scenario.steps[index + 1];
    return next && 'until' in next && 'act' in command ? { ...command, isReached: () => true } : command;
  });
  // A leap goes to a time, which may be before the start-up has ended; every other step waits for the
  // start-up.
  return first && 'leap' in first ? steps : [afterStartUp, ...steps];
}

/** Activities begin when the start-up is over; this one does nothing else. */
const afterStartUp: ActivityCommand = { *act() {} };

function commandFor(step: ScenarioStep, file: string, host: ScenarioHost): Command {
  if ('wait' in step) return { seconds: step.wait };
  if ('leap' in step) return { until: step.leap };
  if ('step' in step) return { times: step.step };
  if ('until' in step) {
    const missed = () => stepError(new StageError(`no ${step.until} was written within a day`), step, file, host);
    return { kind: step.until, within: maxActionTime / 1000, missed };
  }
  if ('fault' in step) return { effect: () => host.injectFault(step.fault) };
  if ('stop-fault' in step) return { effect: () => host.stopFault(step['stop-fault']) };
  if ('await' in step) return { hold: (release) => host.awaitFault(step.await, release) };
  if ('ask' in step || 'tool' in step) return { hold: (release) => host.turnToTool(step, release) };
  const failed = (error: unknown) => stepError(error, step, file, host);
  if ('situation' in step) {
    return deferredCommand((world) => situationCommand(step.situation, step.settings, world), failed);
  }
  const command = injectionCommand(step.inject);
  return 'act' in command ? deferredCommand(() => command, failed) : command;
}

/** The error to throw for a failed step; undefined where it may fail (`anyway`). */
function stepError(error: unknown, step: ScenarioStep, file: string, { end }: ScenarioHost): unknown {
  if (!(error instanceof StageError)) return error;
  if ('situation' in step && step.anyway) return undefined;
  end();
  return withPosition(error, step, file);
}

/** Refuses, before anything runs, a fault that would be invisible at this speed. */
export function assertFaultsVisible({ file, steps }: Scenario, speed: number): void {
  for (const step of steps) {
    if (!('fault' in step)) continue;
    try {
      assertVisibleAtSpeed(parseNextFault(step.fault), speed);
    } catch (error) {
      throw error instanceof StageError ? withPosition(error, step, file) : error;
    }
  }
}

/** The same error, with the position of the step in the file. */
function withPosition(error: StageError, step: ScenarioStep, file: string): ScenarioError {
  const { line, column } = step;
  const what = 'situation' in step ? `${step.situation}: ` : '';
  return new ScenarioError(file, [{ line, column, message: `${what}${error.message}` }], { cause: error });
}
