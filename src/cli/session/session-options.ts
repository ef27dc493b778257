import { existsSync } from 'node:fs';
import type { Dialect } from '../../interface/dialect/dialects.js';
import type { EventName } from '../../interface/event-types.js';
import type { PlanName } from '../../simulate/plans/plans.js';
import { planNames } from '../../simulate/plans/plans.js';
import { randomSeed } from '../../stage/random-seed.js';
import { bundledScenarios } from '../../stage/scenarios/bundled-scenarios.js';
import { loadScenario } from '../../stage/scenarios/load-scenario.js';
import { UsageError } from '../shell.js';
import { parseChoice } from '../verb-options.js';
import type { RunOptions } from './run-options.js';

/** The options of the verb as they were given. */
export interface SessionVerbOptions {
  readonly out?: string | undefined;
  readonly clean?: boolean;
  readonly seed?: number;
  readonly for?: number;
  readonly speed: number;
  readonly start?: Date;
  readonly dialect?: Dialect;
  readonly kinds?: readonly EventName[];
  readonly statusLog?: string;
  readonly given?: readonly string[];
  readonly trigger?: readonly string[];
  readonly fault?: readonly string[];
  readonly answerKey?: string;
  readonly stateFile?: string;
  readonly port?: number;
  readonly paused?: boolean;
  readonly asLive?: boolean;
}

/** What session is asked for: by a plan, or by a scenario in a file. */
export function parseSessionOptions(what: string, options: SessionVerbOptions, now: number): RunOptions {
  const { out = '', seed, start, dialect } = options;
  if (out === '') throw new UsageError('where should it write? Add a directory: --out journals');
  const common = {
    directory: out,
    clean: options.clean,
    speed: options.speed,
    kinds: options.kinds,
    statusLog: options.statusLog,
    given: options.given,
    triggers: options.trigger,
    faults: options.fault,
    answerKey: options.answerKey,
    stateFile: options.stateFile,
    port: options.port,
    isPaused: options.paused,
    asLive: options.asLive,
    isUsualDialect: dialect === undefined,
  };
  const file = scenarioFile(what);
  if (file !== undefined) {
    if (options.for !== undefined) throw new UsageError('--for is for plans: a scenario ends after its last step');
    const played = loadScenario(file, { seed, start, dialect });
    return { ...common, ...played, given: options.given, scenario: what, played };
  }
  return {
    ...common,
    plan: parseChoice(what, [...planNames, ...bundledScenarios().keys()], 'no plan or scenario is named') as PlanName,
    seed: seed ?? randomSeed(),
    start: start ?? new Date(Math.floor(now / 1000) * 1000),
    dialect: dialect ?? 'spec',

    seconds: options.for ?? usualLength(what, options),
  };
}

/** Who waits for what is triggered waits until somebody ends it; as fast as can be, that is when it has come. */
function usualLength(plan: string, { speed, trigger = [] }: SessionVerbOptions): number {
  return plan === 'stay' && (speed !== Infinity || trigger.length > 0) ? Infinity : twoHours;
}

const twoHours = 2 * 60 * 60;

/** The file of a scenario, if one is meant: its own, or one that comes along, by its name. */
function scenarioFile(what: string): string | undefined {
  const isFile = /\.ya?ml$/i.test(what);
  if (isFile && existsSync(what)) return what;
  const isPlan = (planNames as readonly string[]).includes(what);
  return (isPlan ? undefined : bundledScenarios().get(what.replace(/\.yaml$/i, ''))) ?? (isFile ? what : undefined);
}
