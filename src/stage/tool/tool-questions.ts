import type { AnswerMember } from '../../direct/tool/answer-table.js';
import type { AskedMembers } from '../../direct/tool/asked-members.js';
import { answerVerdict } from '../../direct/tool/compare-answer.js';
import type { Question, ToolAnswer } from '../../direct/tool/question.js';
import { type AskedValue, rightAnswers } from '../../direct/tool/right-answer.js';
import { isObject } from '../../journal/journal-event.js';
import { journalFold } from '../../state/journal-fold.js';
import { unknownState } from '../../state/journal-state.js';
import { entryOf } from '../../words/entry-of.js';
import type { RunningStage } from '../running-stage.js';
import type { Clock } from '../time/wall-clock.js';
import { LastLines } from './last-lines.js';
import type { Tool } from './tool.js';
import { ToolError } from './tool-error.js';

/** One question, with what came of it. */
export interface AskedQuestion {
  /** The time of the session. */
  readonly at: string;
  readonly values: readonly AskedValue[];
  /** The last answer; undefined if the tool cannot be asked. */
  readonly answer: ToolAnswer | undefined;
  /** Why no answer came. */
  readonly problem?: string;
  /** When that was, in milliseconds of real time. */
  readonly until?: number;
  /** The line that decided each answer, and the latest lines of the journal and of output. */
  readonly decidedBy?: ReadonlyMap<AnswerMember, readonly string[]>;
  readonly last?: readonly string[];
}

export interface QuestionOptions {
  readonly trial: string;
  /** Whether other commanders play at the same time. */
  readonly hasOthers: boolean;
  readonly clock: Clock;
  /** How long a tool may take to come to the right answer, in milliseconds of real time. */
  readonly patience: number;
  readonly signal: AbortSignal;
  /** Everything that will be asked. */
  readonly members: Iterable<AnswerMember>;
}

/** Milliseconds between two questions about the same moment. */
const interval = 100;

/** Milliseconds in which a tool may still read lines of the last second, or files beside the journal. */
const settling = 500;

/** Keeps the right answers while a session runs, and asks a tool for its own. */
export function questionsAbout(
  stage: RunningStage,
  { trial, hasOthers, clock, patience, signal, members }: QuestionOptions,
) {
  const lines = new LastLines(members);
  const state = unknownState();
  const before = new Map<AnswerMember, unknown>();
  let lastLine: string | undefined;
  stage.follow((event, line) => {
    journalFold.advance(state, event, line);
    lastLine = line?.timestamp ?? lastLine;
    lines.add(event, line !== undefined, state);
  });
  return {
    /** Asks until the answer is right or final, or patience is at an end. */
    async ask(asked: AskedMembers, tool: Tool): Promise<AskedQuestion> {
      const values = rightAnswers(asked, state, before);
      const at = state.timestamp ?? '';
      const whose = hasOthers && { commander: state.commander.name };
      const question: Question = { ask: 'state', at, trial, ...whose, members: [...asked.keys()] };
      const decidedBy = new Map(values.map(({ member }) => [member, lines.decided(member)]));
      const began = clock.now();
      for (;;) {
        const given = await askOnce(tool, question, signal);
        const isSettled = given.answer?.upTo === lastLine && clock.now() >= began + settling;
        const isFinal = given.problem !== undefined || !given.answer || isSettled;
        const isRight = values.every((each) => answerVerdict(each, memberOf(given.answer, each.member)) !== 'wrong');
        if (isFinal || isRight || clock.now() >= began + patience) {
          return { at, values, ...given, decidedBy, last: lines.with(tool.output), until: clock.now() };
        }
        await clock.sleep(interval, signal);
      }
    },
  };
}

/** A member of what a tool answered, whatever that is. */
export function memberOf(answer: ToolAnswer | undefined, member: AnswerMember): unknown {
  return isObject(answer) ? entryOf(answer as Readonly<Record<string, unknown>>, member) : undefined;
}

async function askOnce(tool: Tool, question: Question, signal: AbortSignal) {
  try {
    return { answer: await tool.ask(question, signal) };
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return { answer: undefined, problem: error.message };
  }
}
