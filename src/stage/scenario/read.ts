import { type PlanName, planNames } from '../../simulate/plans/plans.js';
import { isPlayable } from '../../simulate/play/calendar.js';
import { openSession, usualStart } from '../../simulate/session.js';
import { type Dialect, dialectNames } from '../../spec/dialect.js';
import { isMoment } from '../../spec/form.js';
import { printable, quoted } from '../../spec/printable.js';
import { StageError } from '../errors.js';
import { applyGiven } from '../overrides/given.js';
import { readOverrides } from '../overrides/read.js';
import { givenNames } from '../overrides/table.js';
import { hint } from '../overrides/words.js';
import { secondsIn } from '../time/duration.js';
import { usualDialect } from '../usual-dialect.js';
import { Complaints } from './complaints.js';
import { scenarioKeys } from './keys.js';
import { readExpectations } from './read-expect.js';
import { readMembers } from './read-members.js';
import { readSettings } from './read-settings.js';
import { longestWait, readSteps } from './read-steps.js';
import type { Scenario } from './scenario.js';
import { described, type Value } from './value.js';
import { readYaml } from './yaml.js';

/** What somebody wants in place of what a scenario says. */
export interface InsteadOf {
  readonly seed?: number | undefined;
  readonly start?: Date | undefined;
  readonly dialect?: Dialect | undefined;
}

const usualSeed = 1;

/** Reads a scenario. Nothing has happened yet, but all that can be known to be wrong is told, in one ScenarioError. */
export function readScenario(text: string, file: string, instead: InsteadOf = {}): Scenario {
  const complaints = new Complaints(file);
  const value = readYaml(text, complaints);
  complaints.raise();
  const scenario = value && scenarioIn(value, file, instead, complaints);
  complaints.raise();
  return scenario as Scenario;
}

function scenarioIn(value: Value, file: string, instead: InsteadOf, complaints: Complaints): Scenario {
  const entries = readMembers(value, 'a scenario', scenarioKeys, complaints);
  const isKnown = complaints.count === 0;
  const told = (name: keyof typeof scenarioKeys) => entries.get(name)?.value;
  const start = momentIn(told('start'), complaints);
  const seed = integerIn(told('seed'), complaints);
  const dialect = instead.dialect ?? dialectIn(told('dialect'), complaints);
  const plan = planIn(told('plan'), complaints);
  const seconds = lengthIn(told('for'), complaints);
  const given = told('given');
  const steps = told('steps');
  // A name that is misspelt has been told already.
  if (!steps && isKnown) complaints.add(value, 'a scenario has at least one step, such as steps: [dock]');
  const read = steps ? readSteps(steps, { dialect, complaints }) : [];
  const scenario: Scenario = {
    file,
    about: textIn(told('about'), complaints),
    seed: instead.seed ?? seed,
    start: instead.start ?? start,
    dialect,
    plan,
    seconds,
    given: given ? readSettings(given, givenNames, complaints) : {},
    steps: read,
    expect: readExpectations(told('expect'), { dialect, complaints, steps: read }),
  };
  if (given && complaints.count === 0) refuseImpossible(scenario, given, complaints);
  return scenario;
}

/** How things are said to be at the beginning must go together. */
function refuseImpossible(scenario: Scenario, given: Value, complaints: Complaints): void {
  try {
    const { play } = openSession(scenario);
    applyGiven(play, readOverrides(scenario.given, givenNames));
  } catch (error) {
    if (!(error instanceof StageError)) throw error;
    complaints.add(given, printable(error.message));
  }
}

function textIn(value: Value | undefined, complaints: Complaints): string {
  if (!value) return '';
  if (value.is === 'single' && typeof value.value === 'string') return value.value;
  complaints.add(value, `about is a text, not ${described(value)}`);
  return '';
}

function integerIn(value: Value | undefined, complaints: Complaints): number {
  if (!value) return usualSeed;
  if (value.is === 'single' && Number.isSafeInteger(value.value)) return value.value as number;
  complaints.add(value, `the seed must be an integer such as 7, not ${described(value)}`);
  return usualSeed;
}

function momentIn(value: Value | undefined, complaints: Complaints): Date {
  if (!value) return usualStart;
  const text = value.is === 'single' ? value.value : undefined;
  const moment = typeof text === 'string' && isMoment(text) ? new Date(text) : undefined;
  if (moment && isPlayable(moment.getTime())) return moment;
  complaints.add(value, `start is a time such as 2026-11-14T20:41:00Z, not ${described(value)}`);
  return usualStart;
}

function dialectIn(value: Value | undefined, complaints: Complaints): Dialect {
  return oneOf('dialect', dialectNames, usualDialect, value, complaints);
}

function planIn(value: Value | undefined, complaints: Complaints): PlanName {
  return oneOf('plan', planNames, 'stay', value, complaints);
}

/** One of some names, or the usual one. */
function oneOf<Name extends string>(
  what: string,
  names: readonly Name[],
  usual: Name,
  value: Value | undefined,
  complaints: Complaints,
): Name {
  if (!value) return usual;
  const name = value.is === 'single' ? value.value : undefined;
  const found = names.find((each) => each === name);
  if (found !== undefined) return found;
  const said =
    typeof name === 'string' ? `there is no ${what} ${quoted(name)}` : `a ${what} is not ${described(value)}`;
  complaints.add(value, `${said}${hint(String(name), names)}`);
  return usual;
}

function lengthIn(value: Value | undefined, complaints: Complaints): number {
  if (!value) return Infinity;
  const seconds = value.is === 'single' ? secondsIn(String(value.value ?? '')) : undefined;
  if (seconds !== undefined && seconds >= 1 && seconds <= longestWait) return Math.floor(seconds);
  complaints.add(value, `for is a duration such as 30m or 2h, up to 30d, not ${described(value)}`);
  return Infinity;
}
