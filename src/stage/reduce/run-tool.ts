import type { AnswerMember } from '../../direct/tool/answer-table.js';
import { rightIn } from '../../direct/tool/right-answer.js';
import type { Members } from '../../interface/object-rule.js';
import { membersOf } from '../../journal/journal-event.js';
import { parseLine } from '../../journal/parse/parse-line.js';
import { isError } from '../../journal/system-error-reason.js';
import { journalFold } from '../../state/journal-fold.js';
import { unknownState, type Where } from '../../state/journal-state.js';
import { AnnouncedCompanions, foundCompanion, statusFile } from '../replay/replay-companions.js';
import type { RunningStage } from '../running-stage.js';
import type { Clock } from '../time/wall-clock.js';
import type { StartTool, Tool, ToolEnd } from '../tool/tool.js';
import { readAnswer } from '../tool/tool-answer.js';
import { ToolError } from '../tool/tool-error.js';
import { questionsAbout } from '../tool/tool-questions.js';
import { type Candidate, isCompanion, journalLines } from './candidate.js';
import { type Failure, failureFrom } from './failure-text.js';
import { wayOf } from './wrong-way.js';

export interface ToolRunOptions {
  readonly start: StartTool;
  /** What it is asked; without it, it only runs to its end. */
  readonly question: AnswerMember | undefined;
  /** How long a run may take, in milliseconds, and how long it may take to come to the right answer. */
  readonly timeoutMs: number;
  readonly answerMs: number;
  /** How often a candidate is run until it fails. */
  readonly tries: number;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** The same for runs with the same outcome. */
  readonly key: string;
}

/** Runs a tool in a directory that holds a candidate; the promise is undefined if it does not fail. */
export type RunIn = (directory: string) => Promise<Failure | undefined>;

type Followed = readonly [event: Members, where?: Where];

type UseTool = (tool: Tool, directory: string) => Promise<Failure | undefined>;

/** Undefined if the lines do not say what the right answer is: then it cannot be wrong. */
export function runnerFor(candidate: Candidate, options: ToolRunOptions): RunIn | undefined {
  const { question } = options;
  const use = question === undefined ? untilItsEnd(options) : askingOnce(question, candidate, options);
  return use && ((directory) => runTool(directory, use, options));
}

async function runTool(directory: string, use: UseTool, { start, signal }: ToolRunOptions) {
  let tool: Tool;
  try {
    tool = await start({ directory, environment: {}, trial: 'reduce', signal });
  } catch (error) {
    // A program that cannot be started says nothing about a journal.
    if (error instanceof ToolError && error.cause !== undefined) throw error;
    return failureFrom('thrown', textOf(error), directory);
  }
  try {
    return await use(tool, directory);
  } finally {
    await tool.end();
  }
}

/** Waits for the end of a tool whose input is closed. */
function untilItsEnd({ timeoutMs, clock }: ToolRunOptions): UseTool {
  return async (tool, directory) => {
    const began = clock.now();
    const ended = await tool.end();
    if (ended.code === 0) return undefined;
    if (ended.code === undefined && clock.now() - began >= timeoutMs) {
      const text = `no end within ${timeoutMs / 1000} s`;
      return { key: text, text };
    }
    return failureOfProgram(ended, tool, directory);
  };
}

function failureOfProgram({ code, signal }: ToolEnd, { output }: Tool, directory: string): Failure {
  return failureFrom(code === undefined ? `ended by ${signal}` : `exit code ${code}`, output, directory);
}

/** Asks one question; undefined if the lines do not say what is right. */
function askingOnce(
  question: AnswerMember,
  candidate: Candidate,
  { clock, answerMs: timeoutMs, signal }: ToolRunOptions,
): UseTool | undefined {
  const follow: RunningStage['follow'] = (callback) => {
    for (const each of eventsOf(candidate)) callback(...each);
  };
  const about = () =>
    questionsAbout({ follow }, { trial: 'reduce', hasOthers: false, clock, timeoutMs, signal, members: [question] });
  const known = about().certain().get(question);
  if (!known) return undefined;
  return async (tool, directory) => {
    const asked = about();
    const { values, problem } = await asked.ask({ line: 0, column: 0, ask: new Map([[question, known]]) }, tool);
    if (problem !== undefined && tool.ended) return failureOfProgram(tool.ended, tool, directory);
    if (problem !== undefined) return failureFrom('no answer', problem, directory);
    const [value] = values;
    const way = value && wayOf(value);
    if (way === undefined) return undefined;
    // With others, it would be another mistake, or none.
    const sources = sourcesOf(question, value?.right, candidate, asked.deciding(question));
    const text = value?.failure?.message ?? `${question} is left out`;
    return { key: `${question}: ${way} after ${sources.join(', ')}`, text, sources };
  };
}

/** The kinds of what last changed the right answer, and of the next line or file that says it by itself. */
function sourcesOf(question: AnswerMember, right: unknown, candidate: Candidate, deciding: Members | undefined) {
  const isRight = (followed: readonly Followed[]) => {
    const state = unknownState();
    for (const each of followed) journalFold.advance(state, ...each);
    return JSON.stringify(rightIn[question](state)) === JSON.stringify(right);
  };
  const sources = [String(deciding?.event)];
  let isDecided = false;
  for (const each of isRight([]) ? [] : eventsOf(candidate)) {
    isDecided ||= each[0].event === deciding?.event && each[0].timestamp === deciding?.timestamp;
    if (isDecided && isRight([each])) return [...sources, String(each[0].event)];
  }
  return sources;
}

/** The same tools: what they throw is a ToolError, what a program has printed before its end its answer. */
export function patiently(start: StartTool): StartTool {
  return async (surroundings) => {
    const tool = await start(surroundings);
    return {
      get output() {
        return tool.output;
      },
      get ended() {
        return tool.ended;
      },
      async ask(...asked) {
        try {
          return await tool.ask(...asked);
        } catch (error) {
          const printed = tool.ended?.code === 0 ? lastAnswer(tool) : undefined;
          if (printed) return printed;
          throw error instanceof ToolError ? error : new ToolError(textOf(error), { cause: error });
        }
      },
      end: () => tool.end(),
    };
  };
}

function lastAnswer({ output }: Tool) {
  const read = output.flatMap(({ stream, text }) => (stream === 'out' && readAnswer(text)) || []).at(-1);
  return read && 'answer' in read ? read.answer : undefined;
}

/** What a function throws, as a program would print it; the frames of those who call it are ours. */
function textOf(error: unknown): string {
  if (error instanceof ToolError || !isError(error)) return String(error);
  return /^[^]*?\n\s+at .*:\d+:\d+\)?$/m.exec(error.stack ?? '')?.[0] ?? String(error);
}

/** What the fold follows: each line, and before it the file that it announces; at the end Status.json. */
function* eventsOf(candidate: Candidate): Generator<Followed> {
  const companions = candidate.filter(isCompanion).map(({ file, bytes }) => foundCompanion(file, bytes));
  const announced = new AnnouncedCompanions(companions);
  for (const [line, { bytes, file }] of journalLines(candidate).entries()) {
    const { event } = parseLine(bytes);
    if (!event) continue;
    const before = announced.for(event)?.event;
    if (before) yield [membersOf(before)];
    yield [membersOf(event), { file, line, timestamp: event.timestamp }];
  }
  const status = companions.find(({ name }) => name === statusFile)?.event;
  if (status) yield [membersOf(status)];
}
