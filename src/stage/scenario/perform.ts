import type { JournalEvent } from '../../journal/event.js';
import type { Cue, Deed } from '../../simulate/cue.js';
import { StageError } from '../errors.js';
import { readNextFault, refuseUnseen } from '../faults/wish.js';
import { injection } from '../inject/inject.js';
import { cueFor } from '../situations/cue.js';
import { inTurn } from '../situations/in-turn.js';
import type { Stage } from '../stage.js';
import type { StageState } from '../state.js';
import { type Failure, judge } from './judge.js';
import { ScenarioError } from './problem.js';
import type { Scenario, ScenarioStep } from './scenario.js';

/** Where a scenario is played. */
export interface Venue {
  /** Nothing has happened on it yet, and it has the seed, the start, the dialect and the given state of the scenario. */
  readonly stage: Stage;
  /** Lets a fault happen to what is written from now on. */
  readonly arm: (fault: string) => void;
}

/** What came of a scenario. */
export interface Outcome {
  /** Whether it was played to its end, and all came as expected. */
  readonly passed: boolean;
  /** Whether it was played to its end. */
  readonly isWhole: boolean;
  readonly failures: readonly Failure[];
  /** The truth after the last step, or where it was broken off. */
  readonly state: StageState;
}

/** A scenario under way. */
export interface Performance {
  /** What came of it; asked when the stage has run. */
  readonly outcome: () => Outcome;
}

/**
 * Tells a stage all that is to happen; then it is for the stage to run. After the last step the session ends properly. What
 * is written depends on the scenario alone, not on the speed. A step that cannot be makes the run fail with a ScenarioError.
 */
export function performScenario(scenario: Scenario, { stage, arm }: Venue): Performance {
  const events: JournalEvent[] = [];
  let state: StageState | undefined;
  refuseUnseenSteps(scenario, stage);
  stage.watch((event) => events.push(event));
  const [first] = scenario.steps;
  // A moment says itself whether the session has begun by then.
  if (!first || !('leap' in first)) stage.cue(whenOpened);
  for (const step of scenario.steps) stage.cue(cueOf(step, scenario, { stage, arm }));
  stage.cue({
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
      const failures = isWhole ? judge(scenario, { events, state: last }) : [];
      return { passed: isWhole && failures.length === 0, isWhole, failures, state: last };
    },
  };
}

/** A fault that passes all the time needs time to be seen; one that happens once is waited for. */
function refuseUnseenSteps({ file, steps }: Scenario, { speed, isPaused }: Stage): void {
  if (isPaused) return;
  for (const step of steps) {
    if (!('fault' in step)) continue;
    try {
      refuseUnseen(readNextFault(step.fault), speed);
    } catch (error) {
      throw inPlace(error, step, file);
    }
  }
}

/** Nothing comes before the session has begun. */
const whenOpened: Deed = { *act() {} };

function cueOf(step: ScenarioStep, scenario: Scenario, { stage, arm }: Venue): Cue {
  if ('wait' in step) return { seconds: step.wait };
  if ('leap' in step) return { until: step.leap };
  if ('step' in step) return { moves: step.step };
  if ('fault' in step) {
    return {
      effect() {
        // It is about what comes next, not about what is made and not yet written.
        stage.catchUp();
        arm(step.fault);
      },
    };
  }
  const failed = (error: unknown) => atStep(error, step, scenario, stage);
  if ('situation' in step) return inTurn((play) => cueFor(step.situation, step.overrides, play), failed);
  const cue = injection(step.inject);
  return 'act' in cue ? inTurn(() => cue, failed) : cue;
}

/** A step that cannot be is told with its place, and the session ends there as it should. */
function atStep(error: unknown, step: ScenarioStep, { file }: Scenario, stage: Stage): unknown {
  if (!(error instanceof StageError)) return error;
  if ('situation' in step && step.anyway) return undefined;
  stage.end();
  return inPlace(error, step, file);
}

/** What there is to say about a step, with its place. */
function inPlace(error: unknown, step: ScenarioStep, file: string): unknown {
  if (!(error instanceof StageError)) return error;
  const { line, column } = step;
  const what = 'situation' in step ? `${step.situation}: ` : '';
  return new ScenarioError(file, [{ line, column, message: `${what}${error.message}` }], { cause: error });
}
