/** The correct tool passes every trial, and each mistake fails the trial that is meant for it. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { judgeAnswer } from '../../src/direct/tool/compare-answer.js';
import { runScenario } from '../../src/stage/scenarios/run-scenario.js';
import type { AskedQuestion } from '../../src/stage/tool/tool-questions.js';
import { withoutOtherServices } from '../../src/trials/abilities.js';
import { loadCourse } from '../../src/trials/course.js';
import type { Trial } from '../../src/trials/trial.js';
import { isThorough, oneIn } from '../thorough.js';
import { type GivenAnswer, sideBySide, type ToolParts } from './tools/in-process.js';
import { mistakes, TodaysLaunches } from './tools/mistakes.js';

function meantFor(trial: string): string[] {
  return Object.keys(mistakes).filter((mistake) => mistakes[mistake]?.caughtBy === trial);
}

/** Without a seed, each trial has its own. */
const courses = (isThorough ? [7, 1, 2, 3, 4] : [undefined]).map((seed) => ({
  seed: seed ?? 'its own',
  trials: loadCourse({ seed }),
}));

/** In `npm test`, a few of those that mistakes name: all of them take a minute. */
function chosenFrom(trials: readonly Trial[]): readonly Trial[] {
  const named = trials.filter(({ name }) => meantFor(name).length > 0);
  return isThorough ? trials : oneIn(40, named);
}

/** What the tool got wrong; crashing counts. */
function wrongIn(questions: readonly AskedQuestion[], given: readonly GivenAnswer[]): string[] {
  return questions.flatMap(({ at, values }, index) => {
    const answer = given[index];
    if (answer instanceof Error) return [`${at} ${answer.message}`];
    return values.flatMap((value) => {
      const { member, right, says, verdict } = judgeAnswer(value, answer);
      return verdict === 'wrong' ? [`${at} ${member} is ${JSON.stringify(right)}, not ${JSON.stringify(says)}`] : [];
    });
  });
}

const tools = { correct: {}, ...mistakes };

async function wrongAnswers(
  { name, scenario }: Trial,
  asked: Readonly<Record<string, ToolParts>> = tools,
): Promise<Map<string, string[]>> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-matrix-'));
  const { start, given } = sideBySide(asked);
  try {
    const outcome = await runScenario(withoutOtherServices(scenario, []), {
      directory,
      signal: new AbortController().signal,
      tool: { start, trial: name, timeoutMs: 0 },
    });
    expect(outcome.isWhole).toBe(true);
    const answersOf = (tool: string) => given.map((answers) => answers.get(tool) as GivenAnswer);
    return new Map(Object.keys(asked).map((tool) => [tool, wrongIn(outcome.questions ?? [], answersOf(tool))]));
  } finally {
    rmSync(directory, { recursive: true });
  }
}

const ofToday = loadCourse().filter(({ header: { theme, grade } }) => theme === 'vehicle' && grade !== 'nice');

it.each(oneIn(8, ofToday))('a tool that knows the launches of today alone passes $name', async (trial) => {
  const wrong = await wrongAnswers(trial, { correct: { State: TodaysLaunches } });
  expect(wrong.get('correct')).toEqual([]);
});

it('has a trial for every mistake', () => {
  const names = new Set(courses[0]?.trials.map(({ name }) => name));
  const needed = Object.values(mistakes).map(({ caughtBy }) => caughtBy);
  expect(needed.filter((name) => !names.has(name))).toEqual([]);
  expect(needed.length).toBeGreaterThanOrEqual(40);
});

/** With seed 7. */
const caughtBy = new Map<string, readonly string[]>();

describe.each(courses)('seed: $seed', ({ seed, trials }) => {
  it.each(chosenFrom(trials).map((trial) => [trial.name, trial] as const))('%s', async (name, trial) => {
    const wrong = await wrongAnswers(trial);
    expect(wrong.get('correct')).toEqual([]);
    const caught = [...wrong].flatMap(([tool, failures]) => (failures.length > 0 ? [tool] : []));
    expect(caught).toEqual(expect.arrayContaining(meantFor(name)));
    if (seed === 7) caughtBy.set(name, caught);
  });
});

it.runIf(isThorough)('catches most mistakes with few trials, so that a failure says what is wrong', () => {
  const times = Object.keys(mistakes).map(
    (mistake) => [...caughtBy.values()].filter((all) => all.includes(mistake)).length,
  );
  expect(times.filter((count) => count <= 3).length).toBeGreaterThan(times.length * 0.7);
});
