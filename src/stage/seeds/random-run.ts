import { type SituationName, situationNames } from '../../direct/situations/situation-names.js';
import { StageError } from '../../direct/stage-error.js';
import type { Client } from '../../game/clients.js';
import { type PlanName, plansFor } from '../../simulate/plans/plans.js';
import { Random } from '../../simulate/random.js';
import type { RunningStage } from '../running-stage.js';

/** A situation, or time that passes, in seconds. */
export type RandomStep = { readonly trigger: SituationName } | { readonly wait: number };

/** What a session consists of; the same for the same seed. */
export interface RandomRun {
  readonly seed: number;
  readonly plan: PlanName;
  readonly steps: readonly RandomStep[];
}

export interface RandomRunOptions {
  /** At most how many situations are triggered; 8 by default. */
  readonly triggers?: number | undefined;
  /** The situations to choose from; nearly all by default. */
  readonly situations?: readonly SituationName[] | undefined;
  readonly client?: Client | undefined;
}

/** A new commander begins another life, and not every commander has an engineer who still wants something. */
const leftOut: ReadonlySet<SituationName> = new Set(['new-commander', 'engineer-supplied']);
const usual = situationNames.filter((name) => !leftOut.has(name));

export function randomRun(seed: number, options: RandomRunOptions = {}): RandomRun {
  const { triggers = 8, situations = usual, client = 'odyssey' } = options;
  const random = new Random(seed).stream('random run');
  const plan = random.pick(plansFor(client));
  const steps = Array.from({ length: random.integer(Math.min(1, triggers), triggers) }, () => [
    { wait: random.integer(1, 900) },
    { trigger: random.pick(situations) },
  ]);
  return { seed, plan, steps: random.chance(0.5) ? steps.flat() : steps.flat().slice(1) };
}

/** Takes a step at once. A situation that is not possible here and now is left out. */
export async function takeStep(stage: RunningStage, step: RandomStep): Promise<void> {
  if (stage.hasEnded) return;
  if ('wait' in step) return void (await stage.advance(stage.now + step.wait * 1000));
  try {
    stage.triggerNow(step.trigger);
  } catch (error) {
    if (!(error instanceof StageError)) throw error;
  }
}

/** Steps in words: `wait 40 s, dock`. */
export function stepsText(steps: readonly RandomStep[]): string {
  return steps.map((step) => ('wait' in step ? `wait ${step.wait} s` : step.trigger)).join(', ') || 'nothing';
}
