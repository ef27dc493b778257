import type { AnswerMember } from '../../direct/tool/answer-table.js';
import { answerMembers } from '../../direct/tool/question.js';
import type { OptionShapes } from '../../words/shape/check-options.js';
import {
  abortSignal,
  filePath,
  functionToCall,
  numberWithin,
  oneOf,
  required,
  trueOrFalse,
  wholeNumber,
} from '../../words/shape/shape.js';
import { type Clock, realClock } from '../time/wall-clock.js';
import { type AnyTool, anyTool } from '../tool/tool-setup.js';

export interface ReduceOptions {
  /** The tool: a command such as `['my-tool', '{directory}']`, a definition, or a function that starts it. */
  readonly tool: AnyTool;
  /** Where to write what is left; in place of an earlier result. */
  readonly out: string;
  /** What the tool answers wrongly; without it, that it ends with an error, by a signal, or not at all. */
  readonly question?: AnswerMember | undefined;
  /** Keeps the names of people, ships and carriers. */
  readonly keepNames?: boolean | undefined;
  /** How often the tool is run at most; 200 times by default. */
  readonly maxRuns?: number | undefined;
  /** How long it may take, in milliseconds; an hour by default. */
  readonly maxTime?: number | undefined;
  /** How long the tool may run, in milliseconds; 30 seconds by default. */
  readonly timeoutMs?: number | undefined;
  /** How often a tool that fails now and then is run with the same lines; once by default. */
  readonly tries?: number | undefined;
  readonly clock?: Clock | undefined;
  /** When aborted, what is left by then is written. */
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: ReduceProgress) => void) | undefined;
}

export interface ReduceProgress {
  readonly runs: number;
  readonly maxRuns: number;
  /** How many lines are left by now. */
  readonly lines: number;
}

/** What is left of a journal. */
export interface Reduced {
  readonly lines: number;
  /** How many lines there were. */
  readonly of: number;
  readonly files: number;
  readonly runs: number;
  /** How the tool fails, with all lines and with those that are left. */
  readonly failure: string;
  /** False if a limit or an interruption ended the search. */
  readonly isWhole: boolean;
  /** The journal directory that was written. */
  readonly journals: string;
  /** The scenario that writes the same lines; not set if they cannot be injected into a session. */
  readonly scenario?: string | undefined;
  /** The same with the question, for a course of trials. */
  readonly trial?: string | undefined;
}

export const reduceChecks: OptionShapes<ReduceOptions> = {
  tool: required(anyTool),
  out: required(filePath),
  question: oneOf(answerMembers, 'question'),
  keepNames: trueOrFalse,
  maxRuns: wholeNumber(10),
  maxTime: numberWithin(0, Infinity, 'a number of milliseconds'),
  timeoutMs: numberWithin(1, 3_600_000, 'milliseconds'),
  tries: wholeNumber(1, 100),
  clock: realClock,
  signal: abortSignal,
  onProgress: functionToCall,
};
