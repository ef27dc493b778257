import type { AnswerMember } from '../../direct/tool/answer-table.js';
import type { ToolAnswer } from '../../direct/tool/question.js';
import type { Members } from '../../interface/object-rule.js';
import { membersOf } from '../../journal/journal-event.js';
import { parseLine } from '../../journal/parse/parse-line.js';
import { isError } from '../../journal/system-error-reason.js';
import type { Where } from '../../state/journal-state.js';
import { AnnouncedCompanions, statusFile } from '../replay/replay-companions.js';
import { timestampToMs } from '../replay/restamp.js';
import type { RunningStage } from '../running-stage.js';
import type { Clock } from '../time/wall-clock.js';
import type { StartTool, Tool, ToolEnd } from '../tool/tool.js';
import { readAnswer } from '../tool/tool-answer.js';
import { ToolError } from '../tool/tool-error.js';
import { type GivenAnswer, questionsAbout } from '../tool/tool-questions.js';
import type { Candidate } from './candidate.js';
import { type Failure, failureFrom } from './failure-text.js';
import { wayOf } from './wrong-way.js';

export interface ToolRunOptions {
  readonly start: StartTool;
  /** What it is asked; without it, it only runs to its end. */
  readonly question: AnswerMember | undefined;
  /** How long a run may take, in milliseconds, and how long it may take to come to the right answer. */
  readonly timeoutMs: number;
  readonly answerMs: number;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/** Runs a tool in a directory that holds a candidate; the promise is undefined if it does not fail. */
export type RunIn = (directory: string) => Promise<Failure | undefined>;

/** Undefined if the lines do not say what the right answer is: then it cannot be wrong. */
export function runnerFor(candidate: Candidate, options: ToolRunOptions): RunIn | undefined {
  const { question } = options;
  const use = question === undefined ? endOf : questionAbout(question, candidate, options);
  return use && ((directory) => runTool(directory, use, options));
}

type UseTool = (tool: Tool, directory: string, options: ToolRunOptions) => Promise<Failure | undefined>;

async function runTool(directory: string, use: UseTool, options: ToolRunOptions): Promise<Failure | undefined> {
  let tool: Tool;
  try {
    tool = await options.start({ directory, environment: {}, trial: 'reduce', signal: options.signal });
  } catch (error) {
    // A program that cannot be started says nothing about a journal.
    if (error instanceof ToolError && error.cause !== undefined) throw error;
    return thrown(error, directory);
  }
  try {
    return await use(tool, directory, options);
  } finally {
    await tool.end();
  }
}

/** Waits for the end of a tool whose input is closed. */
async function endOf(tool: Tool, directory: string, { timeoutMs, clock }: ToolRunOptions) {
  const began = clock.now();
  const { code, signal } = await tool.end();
  if (code === 0) return undefined;
  if (code === undefined && clock.now() - began >= timeoutMs) {
    const text = `no end within ${timeoutMs / 1000} s`;
    return { key: text, text };
  }
  return failureFrom(howEnded({ code, signal }), tool.output, directory);
}

function howEnded({ code, signal }: Pick<ToolEnd, 'code' | 'signal'>): string {
  return code === undefined ? `ended by ${signal}` : `exit code ${code}`;
}

/** Asks one question; undefined if the lines do not say what is right. */
function questionAbout(
  question: AnswerMember,
  candidate: Candidate,
  { clock, answerMs, signal }: ToolRunOptions,
): UseTool | undefined {
  const follow: RunningStage['follow'] = (callback) => {
    for (const [event, where] of eventsOf(candidate)) callback(event, where);
  };
  const options = { trial: 'reduce', hasOthers: false, clock, timeoutMs: answerMs, signal, members: [question] };
  const known = questionsAbout({ follow }, options).certain().get(question);
  return (
    known &&
    (async (given, directory) => {
      const tool = new PatientTool(given);
      const step = { line: 0, column: 0, ask: new Map([[question, known]]) };
      const { values, problem } = await questionsAbout({ follow }, options).ask(step, tool);
      if (tool.thrown !== undefined) return thrown(tool.thrown, directory);
      if (tool.ended && problem !== undefined) return failureFrom(howEnded(tool.ended), tool.output, directory);
      if (problem !== undefined) return thrown(new ToolError(problem), directory);
      return failureOf(values);
    })
  );
}

function failureOf([value]: readonly GivenAnswer[]): Failure | undefined {
  const way = value && wayOf(value);
  if (!value || way === undefined) return undefined;
  return { key: `${value.member}: ${way}`, text: value.failure?.message ?? `${value.member} is left out` };
}

/** The same tools, whose errors are failures, and whose last answer counts. */
export function patiently(start: StartTool): StartTool {
  return async (surroundings) => new PatientTool(await start(surroundings));
}

/** A tool that is asked for the last time has printed its answer, even if it has ended meanwhile. */
class PatientTool implements Tool {
  readonly #tool: Tool;
  /** What a function has thrown. */
  thrown: unknown;

  constructor(tool: Tool) {
    this.#tool = tool;
  }

  get output() {
    return this.#tool.output;
  }

  get ended() {
    return this.#tool.ended;
  }

  async ask(...asked: Parameters<Tool['ask']>): Promise<ToolAnswer | undefined> {
    try {
      return await this.#tool.ask(...asked);
    } catch (error) {
      if (!(error instanceof ToolError)) {
        this.thrown = error;
        throw new ToolError(String(error), { cause: error });
      }
      if (this.ended?.code !== 0) throw error;
      const read = this.output.findLast(({ stream, text }) => stream === 'out' && readAnswer(text));
      const answer = read && readAnswer(read.text);
      if (answer && 'answer' in answer) return answer.answer;
      throw error;
    }
  }

  end() {
    return this.#tool.end();
  }
}

/** What a function throws, as a program would print it; the frames of those who call it are ours. */
function thrown(error: unknown, directory: string): Failure {
  const stack = isError(error) && !(error instanceof ToolError) ? error.stack : undefined;
  const lines = (stack ?? String(error)).split('\n');
  const own = lines.findIndex((line) => /^\s+at .*:\d+:\d+\)?$/.test(line));
  const output = lines.slice(0, own + 1 || undefined).map((text) => ({ at: 0, stream: 'err' as const, text }));
  return failureFrom('thrown', output, directory);
}

/** What the fold follows: each line, and before it the file that it announces; at the end Status.json. */
function* eventsOf({ lines, companions }: Candidate): Generator<readonly [event: Members, where?: Where]> {
  const found = companions.map(({ name, bytes }) => {
    const { event } = parseLine(bytes);
    return { name, bytes, event, at: timestampToMs(event?.timestamp) ?? Number.NaN };
  });
  const announced = new AnnouncedCompanions(found);
  for (const [line, { bytes, file }] of lines.entries()) {
    const { event } = parseLine(bytes);
    if (!event) continue;
    const before = announced.for(event)?.event;
    if (before) yield [membersOf(before)];
    yield [membersOf(event), { file, line, timestamp: event.timestamp }];
  }
  const status = found.find(({ name }) => name === statusFile)?.event;
  if (status) yield [membersOf(status)];
}
