import { type SituationName, situationNames } from '../../direct/situations/situation-names.js';
import { defaultStart } from '../../simulate/session-options.js';
import { checkArgument, checkOptions, type OptionShapes } from '../../words/shape/check-options.js';
import { functionToCall, listOf, mustBe, oneOf, wholeNumber } from '../../words/shape/shape.js';
import { startStage } from '../open-stage.js';
import type { Stage } from '../stage.js';
import { type StageOptions, stageChecks } from '../stage-options.js';
import { appendToError, closeAfter } from '../with-stage.js';
import { type RandomRun, type RandomRunOptions, randomRun, stepsText, takeStep } from './random-run.js';
import { shrink } from './shrink.js';

/** Those of a stage, which is the same for the same seed; 1 is the first. */
export interface SeedsOptions extends Omit<StageOptions, 'seed' | 'plan' | 'directory' | 'playing' | 'speed'> {
  /** The first seed; 1 by default. */
  readonly first?: number;
  /** At most how many situations are triggered in each session; 8 by default. */
  readonly triggers?: number;
  /** The situations to choose from; nearly all by default. */
  readonly situations?: readonly SituationName[];
  /** Called with each stage before anything happens on it, such as to start a tool. */
  readonly begin?: (stage: Stage) => void | Promise<void>;
  /** How often a failure is played again to shorten it; 60 by default, 0 for not at all. */
  readonly replays?: number;
}

const { seed: _own, plan: _any, directory: _one, playing: _none, speed: _max, ...common } = stageChecks;
const count = wholeNumber(0);

const seedsChecks: OptionShapes<SeedsOptions> = {
  ...common,
  first: mustBe('an integer such as 7', Number.isSafeInteger),
  triggers: count,
  situations: listOf('situations', oneOf(situationNames, 'situation')),
  begin: functionToCall,
  replays: count,
};

/**
 * Runs `body` on a stage for each seed, at a random moment of a session with a random plan and random
 * triggers. If it fails, the triggers are reduced to those that matter, and the error says how to reproduce
 * it.
 */
export async function forSeeds(
  seeds: number,
  body: (stage: Stage) => unknown,
  options: SeedsOptions = {},
): Promise<void> {
  checkArgument('the number of seeds', seeds, count);
  checkArgument('body', body, functionToCall);
  const {
    first = 1,
    replays = 60,
    begin,
    triggers,
    situations,
    ...stageOptions
  } = checkOptions('forSeeds', options, seedsChecks);
  const chosen: RandomRunOptions = { triggers, situations, client: stageOptions.client };
  for (let seed = first; seed < first + seeds; seed++) {
    const run = randomRun(seed, chosen);
    const failure = await failureOf(run);
    if (failure) throw await shortened(run, failure);
  }

  async function failureOf({ seed, plan, steps }: RandomRun): Promise<Failure | undefined> {
    const stage = await startStage({ start: defaultStart, ...stageOptions, seed, plan });
    try {
      await closeAfter(stage, async () => {
        await begin?.(stage);
        for (const step of steps) await takeStep(stage, step);
        await body(stage);
      });
      return undefined;
    } catch (error) {
      return { error };
    }
  }

  /** The error of the shortest run that still fails. */
  async function shortened(run: RandomRun, original: Failure): Promise<unknown> {
    const again = (steps: RandomRun['steps']) => failureOf({ ...run, steps });
    const { shortest, failure, tries } = await shrink(run.steps, original, again, replays);
    const from = `shortened from ${run.steps.length} steps to ${shortest.length} in ${tries} replays`;
    appendToError(
      failure.error,
      `It failed with seed ${run.seed}, plan ${run.plan}, after: ${stepsText(shortest)} (${from}).\nOnly this seed: forSeeds(1, …, { first: ${run.seed} })`,
    );
    return failure.error;
  }
}

/** Anything can be thrown, undefined as well. */
interface Failure {
  readonly error: unknown;
}
