/** Journal directories on which a mistaken tool answers wrongly: hours of play, then those of a trial. */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { AnswerMember } from '../../../src/direct/tool/answer-table.js';
import { judgeAnswer } from '../../../src/direct/tool/compare-answer.js';
import { runScenario } from '../../../src/stage/scenarios/run-scenario.js';
import type { Clock } from '../../../src/stage/time/wall-clock.js';
import type { StartTool } from '../../../src/stage/tool/tool.js';
import { withoutOtherServices } from '../../../src/trials/abilities.js';
import { loadNamed } from '../../../src/trials/course.js';
import { shakedown } from '../../shakedown.js';
import { InProcessTool, type ToolParts } from '../../trials/tools/in-process.js';
import { FilesSeen } from '../../trials/tools/journal-folder.js';

/** A tool that looks into the directory when it is asked. */
export function lookingTool(parts: ToolParts): StartTool {
  return async ({ directory }) => {
    const files = new FilesSeen(directory);
    const tool = new InProcessTool(files.now(), parts);
    return {
      output: [],
      ended: undefined,
      async ask(question) {
        tool.look(files.now());
        const answer = tool.answer(question);
        if (answer instanceof Error) throw answer;
        return answer;
      },
      end: async () => ({ code: 0, signal: undefined, byItself: false }),
    };
  };
}

/** A clock that never waits. */
export function quickClock(): Clock {
  let now = 0;
  return {
    now: () => now,
    sleep: async (milliseconds) => {
      now += milliseconds;
    },
  };
}

/** Some hundred lines for each of some earlier evenings. */
export async function writeEarlierEvenings(directory: string, evenings: number): Promise<void> {
  const span = ['--start', '2026-05-01T19:00:00Z', '--for', '3h', '--evenings', String(evenings)];
  const { code, err } = await shakedown('simulate', '--seed', '3', ...span, '--out', directory);
  if (code !== 0) throw new Error(err);
}

export interface WrongDirectory {
  readonly directory: string;
  readonly question: AnswerMember;
}

/** The journal of a trial up to each moment at which only the mistaken tool answers wrongly. */
export async function wrongMoments(trial: string, parts: ToolParts, home: string): Promise<WrongDirectory[]> {
  const [found] = loadNamed((name) => name === trial);
  if (!found) throw new Error(`there is no trial ${trial}`);
  const journals = mkdtempSync(path.join(os.tmpdir(), 'shakedown-trial-'));
  const answers: (readonly [mistaken: object | undefined, correct: object])[] = [];
  const start: StartTool = async (surroundings) => {
    const [mistaken, correct] = [await lookingTool(parts)(surroundings), await lookingTool({})(surroundings)];
    return {
      ...correct,
      async ask(question, signal) {
        cpSync(journals, path.join(home, String(answers.length)), { recursive: true });
        const right = (await correct.ask(question, signal)) ?? {};
        answers.push([await mistaken.ask(question, signal).catch(() => undefined), right]);
        return right;
      },
    };
  };
  try {
    const { questions = [] } = await runScenario(withoutOtherServices(found.scenario, []), {
      directory: journals,
      signal: new AbortController().signal,
      tool: { start, trial, timeoutMs: 0 },
    });
    return questions.flatMap(({ values }, index) => {
      const [mistaken, correct] = answers[index] ?? [];
      const isWrong = (value: (typeof values)[number], answer: object | undefined) =>
        answer === undefined || judgeAnswer(value, answer).verdict === 'wrong';
      const wrong = values.filter((value) => isWrong(value, mistaken) && !isWrong(value, correct));
      return wrong.map(({ member }) => ({ directory: path.join(home, String(index)), question: member }));
    });
  } finally {
    rmSync(journals, { recursive: true });
  }
}

/** The same after hours of play. */
export function after(earlier: string, { directory }: WrongDirectory, home: string): string {
  const both = path.join(home, 'whole');
  rmSync(both, { recursive: true, force: true });
  mkdirSync(both);
  for (const from of [earlier, directory]) {
    cpSync(from, both, { recursive: true, filter: (file) => !path.basename(file).startsWith('.shakedown') });
  }
  return both;
}
