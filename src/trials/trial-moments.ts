import { listExpectations } from '../direct/scenario/expectation-results.js';
import { type LocatedValue, plainValue, valueText } from '../direct/scenario/located-value.js';
import type { Scenario } from '../direct/scenario/scenario-definition.js';
import type { ScenarioStep } from '../direct/scenario/step-shape.js';
import { answerWordIn } from '../direct/tool/asked-members.js';
import { formatDuration, formatTrigger } from '../stage/reproduction/command-line.js';

/** A moment of a trial at which the tool is asked, or its end. */
export interface TrialMoment {
  /** What happens since the last one, in short. */
  readonly after: readonly string[];
  /** What is right then, as far as the file says it. */
  readonly asked: readonly string[];
  /** The right answer in words. */
  readonly answer?: string | undefined;
}

/** The moments of a trial in their order; the last one has what it expects of messages, if anything. */
export function trialMoments(scenario: Pick<Scenario, 'steps' | 'expect'>): TrialMoment[] {
  const moments: TrialMoment[] = [];
  let after: string[] = [];
  for (const step of scenario.steps) {
    if ('ask' in step) {
      const asked = Array.from(step.ask, ([member, value]) => `${member} ${answerText(value)}`);
      moments.push({ after, asked, answer: step.answer });
      after = [];
    } else after.push(stepText(step));
  }
  const expect = { ...scenario.expect, events: [], never: [], state: undefined };
  const expected = listExpectations({ expect }).map(({ says }) => says);
  return after.length > 0 || expected.length > 0 ? [...moments, { after, asked: expected }] : moments;
}

function answerText(value: LocatedValue): string {
  return answerWordIn(value) ?? valueText(plainValue(value) ?? undefined);
}

function stepText(step: Exclude<ScenarioStep, { ask: unknown }>): string {
  if ('situation' in step) return formatTrigger(step.situation, step.settings);
  if ('inject' in step) return `inject ${step.inject.event}`;
  if ('wait' in step) return `wait ${formatDuration(step.wait)}`;
  if ('leap' in step) return `leap to ${new Date(step.leap).toISOString()}`;
  const { line: _line, column: _column, ...rest } = step;
  return Object.entries(rest).flat().join(' ');
}
