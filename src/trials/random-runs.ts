import { failureSentence } from '../direct/scenario/check-expectations.js';
import { Random } from '../simulate/random.js';
import { defaultStart } from '../simulate/session-options.js';
import { startStage } from '../stage/open-stage.js';
import { severalAtOnce } from '../stage/scenarios/several-at-once.js';
import {
  type RandomRun,
  type RandomRunOptions,
  type RandomStep,
  randomRun,
  stepsText,
  takeStep,
} from '../stage/seeds/random-run.js';
import { shrink } from '../stage/seeds/shrink.js';
import { wallClock } from '../stage/time/wall-clock.js';
import { ToolError } from '../stage/tool/tool-error.js';
import { ToolRun } from '../stage/tool/tool-run.js';
import { type AnyTool, toolSetup } from '../stage/tool/tool-setup.js';

export interface SeedsSetup extends Pick<RandomRunOptions, 'triggers' | 'situations'> {
  readonly tool: AnyTool;
  /** How many seeds. */
  readonly seeds: number;
  /** The first of them; 1 by default. */
  readonly first?: number | undefined;
  /** How long the tool may take to come to the right answer, in milliseconds. */
  readonly timeoutMs?: number | undefined;
  /** How many sessions run at once; 1 by default. */
  readonly jobs?: number | undefined;
  readonly signal: AbortSignal;
  /** Called for each seed, in their order. */
  readonly onResult?: ((result: SeedResult) => void | Promise<void>) | undefined;
}

/** What came of one seed. */
export interface SeedResult extends Pick<RandomRun, 'seed' | 'plan'> {
  /** Questions about single members, and how many of them the tool answered. */
  readonly asked: number;
  readonly answered: number;
  /** The first wrong answers, in the shortest session that still leads to one. */
  readonly failure?: SeedFailure;
}

export interface SeedFailure {
  /** Sentences: what was expected, and what the tool says. */
  readonly sentences: readonly string[];
  /** What happens in the session, in words. */
  readonly steps: string;
  /** How to reproduce the session without the tool. */
  readonly reproduction: string;
  /** How often it was played again to shorten it. */
  readonly replays: number;
}

/** Enough for a list of 16 steps. */
const maxReplays = 60;

/** Runs a tool beside random sessions, and compares its state with ours at random moments. */
export async function runSeeds(setup: SeedsSetup): Promise<SeedResult[]> {
  const { seeds, first = 1, jobs = 1, signal, onResult = () => {} } = setup;
  const all = Array.from({ length: seeds }, (_, index) => first + index);
  return severalAtOnce(all, (seed) => resultFor(seed, setup), { jobs, signal, onResult });
}

async function resultFor(seed: number, setup: SeedsSetup): Promise<SeedResult> {
  const run = randomRun(seed, setup);
  const random = new Random(seed).stream('moments');
  const { asked, answered, failed } = await played(run, () => random.chance(0.5), setup);
  const failure = failed && (await shortened(run, failed, setup));
  return { seed, plan: run.plan, asked, answered, ...(failure && { failure }) };
}

/** A wrong answer, and how many steps led to it. */
interface Failed extends Pick<SeedFailure, 'sentences' | 'reproduction'> {
  readonly after: number;
}

/** Plays a run up to the first wrong answer. The tool is asked at the end, and wherever `asks` says. */
async function played(
  { seed, plan, steps }: RandomRun,
  asks: () => boolean,
  { tool: any, timeoutMs, signal }: SeedsSetup,
) {
  const setup = toolSetup(any, { trial: `seed-${seed}`, timeoutMs });
  let tool!: ToolRun;
  const { services, servicesAt } = setup;
  await using stage = await startStage({ seed, plan, start: defaultStart, services, servicesAt }, (opening) => {
    tool = new ToolRun(opening, setup, wallClock());
  });
  let failed: Failed | undefined;
  let after = 0;
  try {
    await tool.start();
    for (; !failed && after <= steps.length && !signal.aborted; after++) {
      const step = steps[after - 1];
      if (step) await takeStep(stage, step);
      if (after === steps.length || asks()) await tool.askEverything();
      failed = failedWith(tool.failures.map(failureSentence));
    }
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    failed = failedWith([error.message]);
  } finally {
    await tool.end();
  }
  const values = tool.questions.flatMap((question) => question.values);
  const answered = values.filter(({ verdict }) => verdict !== 'unanswered').length;
  return { asked: values.length, answered, failed };

  function failedWith(sentences: readonly string[]): Failed | undefined {
    return sentences.length > 0 ? { sentences, reproduction: stage.reproduction, after } : undefined;
  }
}

async function shortened(run: RandomRun, failed: Failed, setup: SeedsSetup): Promise<SeedFailure> {
  const again = async (steps: readonly RandomStep[]) => (await played({ ...run, steps }, () => false, setup)).failed;
  const { shortest, failure, tries } = await shrink(run.steps.slice(0, failed.after), failed, again, maxReplays);
  const { sentences, reproduction } = failure;
  return { sentences, reproduction, steps: stepsText(shortest), replays: tries };
}
