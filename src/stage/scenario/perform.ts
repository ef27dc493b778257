import type { JournalEvent } from '../../journal/event.js';
import type { Cue, Deed } from '../../simulate/cue.js';
import type { Play } from '../../simulate/play/play.js';
import type { Activity } from '../../simulate/play/step.js';
import { StageError } from '../errors.js';
import { readNextFault, refuseUnseen } from '../faults/wish.js';
import { injection } from '../inject/inject.js';
import { longestDeed } from '../performance.js';
import { cueFor } from '../situations/cue.js';
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
  stage.cue(whenOpened);
  for (const step of scenario.steps) stage.cue(cueOf(step, scenario, { stage, arm }));
  stage.cue({
    effect() {
      state = stage.state;
      stage.end();
    },
  });
  return {
    outcome() {
      const failures = state ? judge(scenario, { events, state }) : [];
      const isWhole = state !== undefined;
      return { passed: isWhole && failures.length === 0, isWhole, failures, state: state ?? stage.state };
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
  if ('situation' in step) return later((play) => cueFor(step.situation, step.overrides, play), failed);
  const cue = injection(step.inject);
  return 'act' in cue ? later(() => cue, failed) : cue;
}

/** A deed that is made up when its turn has come: how things are then decides whether it can be. */
function later(make: (play: Play) => Deed, failed: (error: unknown) => unknown): Deed {
  let deed: Deed | undefined;
  return {
    *act(play) {
      try {
        deed = make(play);
        yield* withinADay(play, deed.act(play));
      } catch (error) {
        throw failed(error);
      }
    },
    isReached: (play) => deed?.isReached?.(play) ?? false,
  };
}

function* withinADay(play: Play, activity: Activity): Activity {
  const latest = play.now + longestDeed / 1000;
  for (const step of activity) {
    yield step;
    if (play.now > latest) throw new StageError('that did not come about within a day of the session');
  }
}

/** A step that cannot be is told with its place, and the session ends there as it should. */
function atStep(error: unknown, step: ScenarioStep, { file }: Scenario, stage: Stage): unknown {
  if (!(error instanceof StageError)) return error;
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
