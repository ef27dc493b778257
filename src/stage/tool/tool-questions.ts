import type { FailedExpectation } from '../../direct/scenario/check-expectations.js';
import { valueText } from '../../direct/scenario/located-value.js';
import type { ToolStep } from '../../direct/scenario/step-shape.js';
import type { AnswerMember } from '../../direct/tool/answer-table.js';
import type { AskedMembers } from '../../direct/tool/asked-members.js';
import { type AnsweredValue, judgeAnswer } from '../../direct/tool/compare-answer.js';
import { answerMembers, type Question, type ToolAnswer } from '../../direct/tool/question.js';
import { rightAnswers, rightIn, saysSomething } from '../../direct/tool/right-answer.js';
import { journalFold } from '../../state/journal-fold.js';
import { unknownState } from '../../state/journal-state.js';
import type { RunningStage } from '../running-stage.js';
import type { Clock } from '../time/wall-clock.js';
import { LastLines } from './last-lines.js';
import type { Tool } from './tool.js';
import { ToolError } from './tool-error.js';

/** A question about one member, with the tool's answer and what is wrong with it. */
export interface GivenAnswer extends AnsweredValue {
  /** At the position of the question: the answer is wrong, or did not come. */
  readonly failure?: FailedExpectation;
}

/** One question, with what came of it. */
export interface AskedQuestion {
  /** The time of the session. */
  readonly at: string;
  readonly values: readonly GivenAnswer[];
  /** The last answer; undefined if the tool cannot be asked. */
  readonly answer: ToolAnswer | undefined;
  /** Why no answer came. */
  readonly problem?: string;
  /** When that was, in milliseconds of real time. */
  readonly until?: number;
}

export interface QuestionOptions {
  readonly trial: string;
  /** Whether other commanders play at the same time. */
  readonly hasOthers: boolean;
  readonly clock: Clock;
  /** How long a tool may take to come to the right answer, in milliseconds of real time. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  /** Everything that will be asked. */
  readonly members: Iterable<AnswerMember>;
}

type AskStep = Extract<ToolStep, { ask: unknown }>;

/** Milliseconds between two questions about the same moment. */
const interval = 100;

/** Milliseconds in which a tool may still read lines of the last second, or files beside the journal. */
const settling = 500;

/** Keeps the right answers while a session runs, and asks a tool for its own. */
export function questionsAbout(
  stage: Pick<RunningStage, 'follow'>,
  { trial, hasOthers, clock, timeoutMs, signal, members }: QuestionOptions,
) {
  const lines = new LastLines(members);
  const state = unknownState();
  const before = new Map<AnswerMember, unknown>();
  let lastLine: string | undefined;
  let isAwake = false;
  stage.follow((event, line) => {
    journalFold.advance(state, event, line);
    lastLine = line?.timestamp ?? lastLine;
    lines.add(event, line !== undefined, state);
  });
  return {
    /** Everything that the journal says for certain by now. */
    certain(): AskedMembers {
      const known = { line: 0, column: 0, is: 'scalar', value: 'known' } as const;
      const certain = answerMembers.filter((member) => saysSomething(rightIn[member](state)));
      return new Map(certain.map((member) => [member, known]));
    },
    /** The line, or file, that last changed the right answer. */
    deciding: (member: AnswerMember) => lines.deciding(member),
    /**
     * Asks until the answer is right or final, or the time is over. A tool that starts late may know
     * nothing at first: then the first question waits for its first sign of life.
     */
    async ask({ ask: asked, answer }: AskStep, tool: Tool): Promise<AskedQuestion> {
      const right = rightAnswers(asked, state, before);
      const at = state.timestamp ?? '';
      const whose = hasOthers && { commander: state.commander.name };
      const question: Question = { ask: 'state', at, trial, ...whose, members: [...asked.keys()] };
      const began = clock.now();
      for (;;) {
        const given = await askOnce(tool, question, signal);
        const isSettled = given.answer?.upTo === lastLine && clock.now() >= began + settling;
        const isFinal = given.problem !== undefined || !given.answer || isSettled;
        const values = right.map((each) => judgeAnswer(each, given.answer));
        isAwake ||= typeof given.answer?.upTo === 'string' || values.some(({ verdict }) => verdict !== 'unanswered');
        const isRight = isAwake && values.every(({ verdict }) => verdict !== 'wrong');
        if (isFinal || isRight || clock.now() >= began + timeoutMs) {
          isAwake = true;
          const words = answer === undefined ? [] : [`right: ${answer}`];
          const last = [...words, ...lines.with(tool.output)];
          const failed = withFailures(values, given.problem, at, (member) => lines.decided(member), last);
          return { at, values: failed, ...given, until: clock.now() };
        }
        await clock.sleep(interval, signal);
      }
    },
  };
}

/** Below each sentence is the line that decided the answer, below the last one what was written before. */
function withFailures(
  values: readonly AnsweredValue[],
  problem: string | undefined,
  at: string,
  decided: (member: AnswerMember) => readonly string[],
  last: readonly string[],
): GivenAnswer[] {
  const wrong = values.filter(({ verdict }) => problem !== undefined || verdict === 'wrong');
  return values.map((value) => {
    if (!wrong.includes(value)) return value;
    const { member, right, says, asked } = value;
    const said = problem ?? `the tool says ${valueText(says)}`;
    const message = `expected that ${member} is ${valueText(right ?? undefined)} at ${at}, but ${said}`;
    const details = [...decided(member), ...(value === wrong.at(-1) ? last : [])];
    return { ...value, failure: { line: asked.line, column: asked.column, message, details } };
  });
}

async function askOnce(tool: Tool, question: Question, signal: AbortSignal) {
  try {
    return { answer: await tool.ask(question, signal) };
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return { answer: undefined, problem: error.message };
  }
}
