import { defaultDialect, dialectNames } from '../../interface/dialect/dialects.js';
import { defaultStart } from '../../simulate/session-options.js';
import { inside, type Place, refuse } from '../../words/shape/door.js';
import { refined, type ValueOf } from '../../words/shape/shape.js';
import type { Fault } from '../faults/fault.js';
import { parseFault } from '../faults/fault-request.js';
import { faults } from '../faults/faults.js';
import { parseService, type ServiceText } from '../service-names.js';
import { type Expectations, nothingExpected } from './expect-shape.js';
import { type LocatedValue, plainValue } from './located-value.js';
import { parseYaml } from './parse-yaml.js';
import { ProblemCollector } from './problem-collector.js';
import type { Scenario } from './scenario-definition.js';
import { readLocated, type ScenarioDoor } from './scenario-door.js';
import { scenarioShape } from './scenario-shape.js';
import { type PlayedSession, type SessionOverrides, sessionFrom } from './session-shape.js';
import type { ScenarioStep } from './step-shape.js';

/** Values that replace those of the file. */
export type ScenarioOverrides = SessionOverrides;

/**
 * Parses a scenario, without running it. All problems that can be found are reported in one ScenarioError.
 */
export function parseScenario(text: string, file: string, instead: ScenarioOverrides = {}): Scenario {
  const problems = new ProblemCollector(file);
  const value = parseYaml(text, problems);
  problems.throwIfAny();
  const whole = refined<ValueOf<typeof scenarioShape>, Scenario, ScenarioDoor>(scenarioShape, (read, at) =>
    scenarioFrom(read, at, file, instead),
  );
  const knows = (given: LocatedValue) => {
    const { dialect = dialectIn(given), catalogue } = instead;
    return { dialect, catalogue, injected: [] };
  };
  const scenario = value && readLocated(value, whole, 'a scenario', problems, knows(value));
  problems.throwIfAny();
  return scenario as Scenario;
}

/** The dialect decides what else is right. */
function dialectIn(value: LocatedValue) {
  const named = value.is === 'object' ? value.entries.get('dialect')?.value : undefined;
  return dialectNames.find((name) => named && name === plainValue(named)) ?? defaultDialect;
}

function scenarioFrom(
  {
    about = '',
    before = [],
    with: named = [],
    tool,
    steps,
    expect = nothingExpected,
    trial,
    ...members
  }: ValueOf<typeof scenarioShape>,
  at: Place,
  file: string,
  instead: ScenarioOverrides,
): Scenario | undefined {
  const session = sessionFrom(members, at, { seed: 1, start: defaultStart, seconds: Infinity }, instead);
  const earlier = session && earlierSessions(before, session, inside(at, 'before'));
  const services = servicesFor(named, steps, expect);
  return earlier && { file, about, ...session, before: earlier, services, tool, steps, expect, trial };
}

/** Seconds of a session before the scenario, if it does not say. */
const usualLength = 30 * 60;
const day = 86_400_000;

/** The sessions before a scenario, which are days apart and end before it begins. */
function earlierSessions(
  before: NonNullable<ValueOf<typeof scenarioShape>['before']>,
  { seed, start }: PlayedSession,
  at: Place,
): PlayedSession[] | undefined {
  const sessions = before.map((members, index) => {
    const usualStart = new Date(start.getTime() - (before.length - index) * day);
    const place = inside(at, index);
    const session = sessionFrom(members, place, { seed, start: usualStart, seconds: usualLength });
    if (!session || session.start.getTime() + session.seconds * 1000 <= start.getTime()) return session;
    return refuse(inside(place, 'start'), 'a session before the scenario must end before it begins');
  });
  return sessions.includes(undefined) ? undefined : (sessions as PlayedSession[]);
}

/** The named services, and those that steps and expectations are about. */
function servicesFor(named: readonly ServiceText[], steps: readonly ScenarioStep[], expect: Expectations) {
  const faulty = steps.flatMap((step) => {
    const fault: Fault | undefined = 'fault' in step ? faults[parseFault(step.fault).name] : undefined;
    return fault?.touches === 'request' ? [fault.service] : [];
  });
  const needed = new Set([...faulty, ...expect.messages.map(({ service }) => service)]);
  for (const text of named) needed.delete(parseService(text).name);
  return [...named, ...needed];
}
