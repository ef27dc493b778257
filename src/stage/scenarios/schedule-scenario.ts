import { assertVisibleAtSpeed, parseNextFault } from '../../direct/faults/fault-request.js';
import { injectionCommand } from '../../direct/injection/injected-event.js';
import { checkExpectations, type FailedExpectation } from '../../direct/scenario/check-expectations.js';
import type { Scenario, ScenarioStep } from '../../direct/scenario/scenario-definition.js';
import { ScenarioError } from '../../direct/scenario/scenario-error.js';
import { deferredCommand } from '../../direct/situations/deferred-command.js';
import { situationCommand } from '../../direct/situations/situation-command.js';
import { StageError } from '../../direct/stage-error.js';
import type { StageState } from '../../direct/state/stage-state.js';
import type { JournalEvent } from '../../journal/journal-event.js';
import type { ActivityCommand, Command } from '../../simulate/session-command.js';
import type { RunningStage } from '../running-stage.js';

/** Where a scenario is played. */
export interface ScenarioTarget {
  /** Nothing has happened on it yet, and it has the seed, the start, the dialect and the given state of the scenario. */
  readonly stage: RunningStage;
  /** Lets a fault happen to what is written from now on. */
  readonly injectFault: (fault: string) => void;
}

/** What came of a scenario. */
export interface ScenarioOutcome {
  /** Whether it was played to its end, and all came as expected. */
  readonly passed: boolean;
  /** Whether it was played to its end. */
  readonly isWhole: boolean;
  readonly failures: readonly FailedExpectation[];
  /** The truth after the last step, or where it was broken off. */
  readonly state: StageState;
}

/** A scenario under way. */
export interface ScheduledScenario {
  /** What came of it; asked when the stage has run. */
  readonly outcome: () => ScenarioOutcome;
}

/**
 * Tells a stage all that is to happen; then it is for the stage to run. After the last step the session ends properly. What
 * is written depends on the scenario alone, not on the speed. A step that cannot be makes the run fail with a ScenarioError.
 */
export function scheduleScenario(scenario: Scenario, { stage, injectFault }: ScenarioTarget): ScheduledScenario {
  const events: JournalEvent[] = [];
  let state: StageState | undefined;
  assertFaultsVisible(scenario, stage);
  stage.watch((event) => events.push(event));
  const [first] = scenario.steps;
  // A moment says itself whether the session has begun by then.
  if (!first || !('leap' in first)) stage.enqueue(afterStartUp);
  for (const step of scenario.steps) stage.enqueue(commandFor(step, scenario, { stage, injectFault }));
  stage.enqueue({
    effect() {
      state = stage.state;
      stage.end();
    },
  });
  return {
    outcome() {
      // Where its time was up before its last step, that was its end.
      const isWhole = state !== undefined || (stage.hasEnded && Number.isFinite(scenario.seconds));
      const last = state ?? stage.state;
      const failures = isWhole ? checkExpectations(scenario, { events, state: last }) : [];
      return { passed: isWhole && failures.length === 0, isWhole, failures, state: last };
    },
  };
}

/** A fault that passes all the time needs time to be seen; one that happens once is waited for. */
function assertFaultsVisible({ file, steps }: Scenario, { speed, isPaused }: RunningStage): void {
  if (isPaused) return;
  for (const step of steps) {
    if (!('fault' in step)) continue;
    try {
      assertVisibleAtSpeed(parseNextFault(step.fault), speed);
    } catch (error) {
      throw asScenarioError(error, step, file);
    }
  }
}

/** Nothing comes before the session has begun. */
const afterStartUp: ActivityCommand = { *act() {} };

function commandFor(step: ScenarioStep, scenario: Scenario, { stage, injectFault }: ScenarioTarget): Command {
  if ('wait' in step) return { seconds: step.wait };
  if ('leap' in step) return { until: step.leap };
  if ('step' in step) return { moves: step.step };
  if ('fault' in step) {
    return {
      effect() {
        // It is about what comes next, not about what is made and not yet written.
        stage.recordPending();
        injectFault(step.fault);
      },
    };
  }
  const failed = (error: unknown) => stepFailed(error, step, scenario, stage);
  if ('situation' in step)
    return deferredCommand((play) => situationCommand(step.situation, step.overrides, play), failed);
  const cue = injectionCommand(step.inject);
  return 'act' in cue ? deferredCommand(() => cue, failed) : cue;
}

/** A step that cannot be is told with its place, and the session ends there as it should. */
function stepFailed(error: unknown, step: ScenarioStep, { file }: Scenario, stage: RunningStage): unknown {
  if (!(error instanceof StageError)) return error;
  if ('situation' in step && step.anyway) return undefined;
  stage.end();
  return asScenarioError(error, step, file);
}

/** What there is to say about a step, with its place. */
function asScenarioError(error: unknown, step: ScenarioStep, file: string): unknown {
  if (!(error instanceof StageError)) return error;
  const { line, column } = step;
  const what = 'situation' in step ? `${step.situation}: ` : '';
  return new ScenarioError(file, [{ line, column, message: `${what}${error.message}` }], { cause: error });
}
