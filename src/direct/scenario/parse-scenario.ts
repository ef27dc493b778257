import type { Fault } from '../faults/fault.js';
import { parseFault } from '../faults/fault-request.js';
import { faults } from '../faults/faults.js';
import { parseService, type ServiceText } from '../service-names.js';
import { parseTool } from '../tool/parse-tool.js';
import { type LocatedValue, parseObject, textIn } from './located-value.js';
import { parseExpectations } from './parse-expectations.js';
import { parseServices } from './parse-messages.js';
import { parseEarlier, parseSession, type SessionOverrides, scenarioDefaults } from './parse-session.js';
import { parseSteps } from './parse-steps.js';
import { parseYaml } from './parse-yaml.js';
import { ProblemCollector } from './problem-collector.js';
import type { Expectations, Scenario, ScenarioStep } from './scenario-definition.js';
import { scenarioKeys } from './scenario-keys.js';
import { parseTrialHeader } from './trial-header.js';

/** Values that replace those of the file. */
export type ScenarioOverrides = SessionOverrides;

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
  const session = parseSession(value, entries, problems, { instead, defaults: scenarioDefaults });
  const { dialect } = session;
  const steps = valueOf('steps');
  const trial = valueOf('trial');
  const tool = valueOf('tool');
  // A misspelt name has been reported already, and may have been `steps`.
  if (!steps && isKnown) problems.add(value, 'a scenario has at least one step, such as steps: [dock]');
  const read = steps ? parseSteps(steps, { dialect, problems }) : [];
  const injected = read.flatMap((step) => ('inject' in step ? [step.inject] : []));
  const expect = parseExpectations(valueOf('expect'), { dialect, problems, injected });
  return {
    file,
    about: textIn(valueOf('about'), 'about is a text', problems) ?? '',
    ...session,
    before: parseEarlier(valueOf('before'), session, problems),
    services: servicesFor(parseServices(valueOf('with'), problems), read, expect),
    tool: tool && parseTool(tool, problems),
    steps: read,
    expect,
    trial: trial && parseTrialHeader(trial, problems),
  };
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
