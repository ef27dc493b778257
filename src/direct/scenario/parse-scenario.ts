import { type Client, clientNames } from '../../game/clients.js';
import { kindNames } from '../../interface/all-kinds.js';
import { type Dialect, defaultDialect, dialectNames } from '../../interface/dialect/dialects.js';
import type { EventName } from '../../interface/event-types.js';
import { isUtcTime } from '../../interface/text-forms.js';
import { type PlanName, planNames } from '../../simulate/plans/plans.js';
import { defaultStart, sessionComplaint } from '../../simulate/session-options.js';
import { isInSessionYears } from '../../simulate/session-time.js';
import { startingWorld } from '../../simulate/simulate.js';
import { printable } from '../../words/printable.js';
import { parseDuration } from '../duration-text.js';
import type { Fault } from '../faults/fault.js';
import { parseFault } from '../faults/fault-request.js';
import { faults } from '../faults/faults.js';
import { type NeighbourText, parseNeighbour } from '../neighbour-names.js';
import { worldGiven } from '../settings/apply-given.js';
import { parseSessionSettings } from '../settings/parse-session-settings.js';
import { givenNames } from '../settings/setting-table.js';
import { StageError } from '../stage-error.js';
import { parseTool } from '../tool/parse-tool.js';
import { describeValue, type LocatedValue, parseObject } from './located-value.js';
import { oneOf } from './one-of.js';
import { parseExpectations } from './parse-expectations.js';
import { parseServices } from './parse-messages.js';
import { parseScenarioSettings } from './parse-scenario-settings.js';
import { parseSteps } from './parse-steps.js';
import { parseYaml } from './parse-yaml.js';
import { ProblemCollector } from './problem-collector.js';
import type { Expectations, Scenario, ScenarioStep } from './scenario-definition.js';
import { scenarioKeys } from './scenario-keys.js';
import { maxWait } from './step-table.js';
import { textsIn } from './texts-in.js';
import { parseTrialHeader } from './trial-header.js';

/** Values that replace those of the file. */
export interface ScenarioOverrides {
  readonly seed?: number | undefined;
  readonly start?: Date | undefined;
  readonly dialect?: Dialect | undefined;
  readonly client?: Client | undefined;
  readonly kinds?: readonly EventName[] | undefined;
}

const defaultSeed = 1;

/**
 * Parses a scenario, without running it. All problems that can be found are reported in one ScenarioError.
 */
export function parseScenario(text: string, file: string, instead: ScenarioOverrides = {}): Scenario {
  const problems = new ProblemCollector(file);
  const value = parseYaml(text, problems);
  problems.throwIfAny();
  const scenario = value && scenarioFrom(value, file, instead, problems);
  problems.throwIfAny();
  return scenario as Scenario;
}

function scenarioFrom(
  value: LocatedValue,
  file: string,
  instead: ScenarioOverrides,
  problems: ProblemCollector,
): Scenario {
  const entries = parseObject(value, 'a scenario', scenarioKeys, problems);
  const isKnown = problems.count === 0;
  const valueOf = (name: keyof typeof scenarioKeys) => entries.get(name)?.value;
  const start = momentIn(valueOf('start'), problems);
  const seed = integerIn(valueOf('seed'), problems);
  const dialect = instead.dialect ?? dialectIn(valueOf('dialect'), problems);
  const plan = planIn(valueOf('plan'), problems);
  const client = instead.client ?? oneOf('client', clientNames, undefined, valueOf('client'), problems);
  const seconds = lengthIn(valueOf('for'), problems);
  const given = valueOf('given');
  const steps = valueOf('steps');
  const trial = valueOf('trial');
  const tool = valueOf('tool');
  // A misspelt name has been reported already, and may have been `steps`.
  if (!steps && isKnown) problems.add(value, 'a scenario has at least one step, such as steps: [dock]');
  const read = steps ? parseSteps(steps, { dialect, problems }) : [];
  const injected = read.flatMap((step) => ('inject' in step ? [step.inject] : []));
  const expect = parseExpectations(valueOf('expect'), { dialect, problems, injected });
  const scenario: Scenario = {
    file,
    about: textIn(valueOf('about'), problems),
    seed: instead.seed ?? seed,
    start: instead.start ?? start,
    dialect,
    client,
    plan,
    seconds,
    given: given ? parseScenarioSettings(given, givenNames, problems) : {},
    kinds: instead.kinds ?? kindsIn(valueOf('kinds'), problems),
    services: servicesFor(parseServices(valueOf('with'), problems), read, expect),
    tool: tool && parseTool(tool, problems),
    steps: read,
    expect,
    trial: trial && parseTrialHeader(trial, problems),
  };
  const complaint = sessionComplaint(scenario);
  if (complaint !== undefined) problems.add(valueOf('client') ?? value, complaint);
  if (given && problems.count === 0) reportImpossibleGiven(scenario, given, problems);
  return scenario;
}

/** The named services, and those that steps and expectations are about. */
function servicesFor(named: readonly NeighbourText[], steps: readonly ScenarioStep[], expect: Expectations) {
  const faulty = steps.flatMap((step) => {
    const fault: Fault | undefined = 'fault' in step ? faults[parseFault(step.fault).name] : undefined;
    return fault?.touches === 'request' ? [fault.service] : [];
  });
  const needed = new Set([...faulty, ...expect.messages.map(({ service }) => service)]);
  for (const text of named) needed.delete(parseNeighbour(text).name);
  return [...named, ...needed];
}

/** Reports given settings that contradict each other, such as cargo in a ship without a hold. */
function reportImpossibleGiven(scenario: Scenario, given: LocatedValue, problems: ProblemCollector): void {
  try {
    worldGiven(startingWorld(scenario), parseSessionSettings(scenario.given, givenNames));
  } catch (error) {
    if (!(error instanceof StageError)) throw error;
    problems.add(given, printable(error.message));
  }
}

function textIn(value: LocatedValue | undefined, problems: ProblemCollector): string {
  if (!value) return '';
  if (value.is === 'scalar' && typeof value.value === 'string') return value.value;
  problems.add(value, `about is a text, not ${describeValue(value)}`);
  return '';
}

function integerIn(value: LocatedValue | undefined, problems: ProblemCollector): number {
  if (!value) return defaultSeed;
  if (value.is === 'scalar' && Number.isSafeInteger(value.value)) return value.value as number;
  problems.add(value, `the seed must be an integer such as 7, not ${describeValue(value)}`);
  return defaultSeed;
}

function momentIn(value: LocatedValue | undefined, problems: ProblemCollector): Date {
  if (!value) return defaultStart;
  const text = value.is === 'scalar' ? value.value : undefined;
  const moment = typeof text === 'string' && isUtcTime(text) ? new Date(text) : undefined;
  if (moment && isInSessionYears(moment.getTime())) return moment;
  problems.add(value, `start is a time such as 2026-11-14T20:41:00Z, not ${describeValue(value)}`);
  return defaultStart;
}

function dialectIn(value: LocatedValue | undefined, problems: ProblemCollector): Dialect {
  return oneOf('dialect', dialectNames, defaultDialect, value, problems);
}

function planIn(value: LocatedValue | undefined, problems: ProblemCollector): PlanName {
  return oneOf('plan', planNames, 'stay', value, problems);
}

function kindsIn(value: LocatedValue | undefined, problems: ProblemCollector): EventName[] | undefined {
  const names = textsIn(value, 'kinds is a list such as [FSDJump, Docked], or [] for none', problems);
  return value && names.flatMap(({ at }) => oneOf('kind', kindNames as EventName[], undefined, at, problems) ?? []);
}

function lengthIn(value: LocatedValue | undefined, problems: ProblemCollector): number {
  if (!value) return Infinity;
  const seconds = value.is === 'scalar' ? parseDuration(String(value.value ?? '')) : undefined;
  if (seconds !== undefined && seconds >= 1 && seconds <= maxWait) return Math.floor(seconds);
  problems.add(value, `for is a duration such as 30m or 2h, up to 30d, not ${describeValue(value)}`);
  return Infinity;
}
