/** From what a trial asked, and what came of it, to verdicts. */
import { byPosition, failureSentence } from '../direct/scenario/check-expectations.js';
import {
  type ExpectationResult,
  expectationResults,
  listExpectations,
} from '../direct/scenario/expectation-results.js';
import { plainValue, valueText } from '../direct/scenario/located-value.js';
import type { Scenario } from '../direct/scenario/scenario-definition.js';
import { locationText, type SourcePosition } from '../direct/scenario/scenario-error.js';
import type { ScenarioOutcome } from '../stage/scenarios/schedule-scenario.js';
import { toolProblem } from '../stage/tool/tool-error.js';
import type { Ability } from './abilities.js';
import type { QuestionResult, TrialResult, Verdict } from './trial-result.js';

/** Of a run, what verdicts depend on. */
export type GradedOutcome = Pick<ScenarioOutcome, 'failures' | 'questions' | 'sent' | 'ended' | 'output'>;

/**
 * The verdicts on a trial and its questions. Without an outcome they are what is `missing`; a trial whose
 * session is not as it should be was not staged. `can` names what the tool is able to do, if that is known.
 */
export function gradeTrial(
  scenario: Scenario,
  outcome: GradedOutcome | undefined,
  can?: readonly Ability[],
  missing: Verdict = 'broken',
): Pick<TrialResult, 'verdict' | 'questions' | 'problem'> {
  const asked = askedQuestions(scenario, outcome, missing);
  const { aboutTool, aboutSession } = expectationsOf(scenario, outcome);
  const isSilent = silenceIn(scenario, outcome, can);
  const crash = outcome && crashIn(scenario, outcome);
  const expected = aboutTool.map((each): QuestionResult => {
    const { line, column, says, failure } = each;
    if (!outcome) return { line, column, says, verdict: missing };
    if (crash !== undefined && (failure || isSilent(each)))
      return { line, column, says, verdict: 'broken', message: crash };
    if (isSilent(each)) return { line, column, says, verdict: 'unanswered' };
    return {
      line,
      column,
      says,
      ...(failure ? { verdict: 'failed', message: failureSentence(failure) } : { verdict: 'passed' }),
    };
  });
  const questions = [...asked, ...expected].sort(byPosition);
  const problem = aboutSession
    .flatMap(({ failure }) => (failure ? [`${locationText(scenario.file, failure)}: ${failure.message}`] : []))
    .join('\n');
  return problem === '' ? { verdict: worstOf(questions), questions } : { verdict: 'unstaged', questions, problem };
}

/** What is unanswered counts only if nothing is answered. */
function worstOf(questions: readonly QuestionResult[]): Verdict {
  const worst: readonly Verdict[] = ['unstaged', 'broken', 'failed', 'passed'];
  return worst.find((verdict) => questions.some((question) => question.verdict === verdict)) ?? 'unanswered';
}

const verdicts = { right: 'passed', wrong: 'failed', unanswered: 'unanswered' } as const;

/** A question for each member that is asked for. */
function askedQuestions({ steps }: Scenario, outcome: GradedOutcome | undefined, missing: Verdict): QuestionResult[] {
  const answers = new Map(
    outcome?.questions?.flatMap(({ values, problem }) => values.map((value) => [value.asked, { value, problem }])),
  );
  const members = steps.flatMap((step) => ('ask' in step ? [...step.ask] : []));
  return members.map(([member, asked]) => {
    const { line, column } = asked;
    const { value, problem } = answers.get(asked) ?? {};
    const says = `${member} is ${valueText((value ? value.right : plainValue(asked)) ?? undefined)}`;
    if (!value) return { line, column, says, verdict: missing };
    if (problem !== undefined) return { line, column, says, verdict: 'broken', message: problem };
    const message = value.failure && failureSentence(value.failure);
    return { line, column, says, verdict: verdicts[value.verdict], ...(message !== undefined && { message }) };
  });
}

/** The expectations of a trial: those about what the tool does, and those about our own session. */
function expectationsOf({ expect }: Scenario, outcome: GradedOutcome | undefined) {
  const resultsOf = (part: Partial<Scenario['expect']>) =>
    expectationResults(listExpectations({ expect: { ...expect, ...part } }), outcome?.failures ?? []);
  return {
    aboutTool: resultsOf({ events: [], never: [], state: undefined }),
    aboutSession: resultsOf({ messages: [], findings: undefined, unbroken: [], tool: [] }),
  };
}

/** The sentence about a tool that has crashed, where its exit is not what the trial is about. */
function crashIn({ expect }: Scenario, { ended, output = [] }: GradedOutcome): string | undefined {
  const isCrash = ended?.byItself === true && ended.code !== 0;
  return isCrash && expect.tool.every(({ exit }) => exit === undefined) ? toolProblem(output, ended) : undefined;
}

/**
 * Whether an expectation about messages is unanswered: nothing was sent to its service, or the tool is known
 * not to use it. If it is known to use it, silence is an answer.
 */
function silenceIn(
  { expect: { messages, tool } }: Scenario,
  outcome: GradedOutcome | undefined,
  can?: readonly Ability[],
) {
  const isUsed = (service: Ability) =>
    can ? can.includes(service) : outcome?.sent.some((each) => each.service === service);
  return (expectation: ExpectationResult) => {
    const isHere = (each: SourcePosition) => byPosition(each, expectation) === 0;
    if (tool.some(isHere)) return false;
    const message = messages.find(isHere);
    return message ? !isUsed(message.service) : !messages.some(({ service }) => isUsed(service));
  };
}
