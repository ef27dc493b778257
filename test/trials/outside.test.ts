/** The trials of the outside world, with tools that send to EDDN. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parseScenario } from '../../src/direct/scenario/parse-scenario.js';
import type { Scenario } from '../../src/direct/scenario/scenario-definition.js';
import { runScenario } from '../../src/stage/scenarios/run-scenario.js';
import type { StartTool } from '../../src/stage/tool/tool.js';
import { withoutOtherServices } from '../../src/trials/abilities.js';
import { loadCourse } from '../../src/trials/course.js';
import { gradeTrial } from '../../src/trials/grade-trial.js';
import { runCourse } from '../../src/trials/run-course.js';
import { oneIn } from '../thorough.js';
import { eddnSender, type Mistake } from './support/eddn-sender.js';

const course = loadCourse();
const aboutEddn = course.filter(({ scenario }) => scenario.expect.messages.some(({ service }) => service === 'eddn'));
const caught: (readonly [string, Mistake])[] = [
  ['eddn-400', 'sends again'],
  ['eddn-413', 'sends again'],
  ['eddn-426', 'sends again'],
  ['eddn-503', 'sends again'],
  ['game-not-running', 'replays'],
  ['eddn-evening', 'sends the position of another system'],
  ['eddn-evening', 'sends the name of another system'],
  ['eddn-evening', 'sends how far it has jumped'],
  ['eddn-evening', 'sends everything twice'],
  ['eddn-evening', 'trims the build'],
  ['eddn-evening', 'names no uploader'],
  ['eddn-evening-horizons', 'takes the flags from Fileheader'],
  ['crew-silence', 'sends as crew'],
];

it.each(oneIn(8, aboutEddn))('$name is passed by a careful tool', async ({ name, scenario }) => {
  expect(await verdictOn(name, scenario, eddnSender())).toEqual({ verdict: 'passed', wrong: [] });
});

it.each(oneIn(8, caught))('%s is failed by a tool that %s', async (name, mistake) => {
  const { scenario } = course.find((trial) => trial.name === name) as { scenario: Scenario };
  expect(await verdictOn(name, scenario, eddnSender(mistake))).toMatchObject({ verdict: 'failed' });
});

it('is not played as live with a tool that may send to the real services', async () => {
  const trials = course.filter(({ name }) => name === 'crew-silence-inara');
  let isStarted = false;
  const tool: StartTool = async (surroundings) => {
    isStarted = true;
    return eddnSender()(surroundings);
  };
  const home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-outside-'));
  const nothing = () => {};
  const quiet = {
    keeps: () => false,
    jobs: 1,
    commandFor: () => '',
    now: () => 0,
    onProgress: nothing,
    onResult: nothing,
  };
  const results = await runCourse(trials, {
    tool,
    home,
    signal: new AbortController().signal,
    can: ['eddn'],
    ...quiet,
  });
  rmSync(home, { recursive: true });
  expect(results.map(({ verdict }) => verdict)).toEqual(['unanswered']);
  expect(results[0]?.problem).toMatch(/^not played, since it claims to be the live game: --can inara /);
  expect(isStarted).toBe(false);
});

it('begins another journal only when the tool has answered once, so that one that starts late is there', async () => {
  const { scenario } = course.find(({ name }) => name === 'new-file-first') as { scenario: Scenario };
  const directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-outside-'));
  const journals: number[] = [];
  const start: StartTool = async () => ({
    output: [],
    ended: undefined,
    ask: async () => {
      journals.push(readdirSync(directory).filter((name) => name.endsWith('.log')).length);
      return { system: journals.length === 1 ? 'Sol' : 'Alpha Centauri' };
    },
    end: async () => ({ code: 0, signal: undefined, byItself: false }),
  });
  const tool = { start, trial: 'new-file-first' };
  await runScenario(withoutOtherServices(scenario, []), { directory, signal: new AbortController().signal, tool });
  expect(journals).toEqual([1, 2]);
  rmSync(directory, { recursive: true });
});

it('names rules that exist', async () => {
  const text = 'with: [eddn]\nsteps: [dock]\nexpect: { unbroken: [eddn/twic] }';
  const directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-outside-'));
  const run = runScenario(parseScenario(text, 'x.yaml'), { directory, signal: new AbortController().signal });
  await expect(run).rejects.toThrow("x.yaml:3:22: there is no rule 'eddn/twic': did you mean 'eddn/twice'?");
  rmSync(directory, { recursive: true });
});

/** Expects answers sooner than a trial does: these tools are quick. */
async function verdictOn(name: string, scenario: Scenario, start: StartTool) {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-outside-'));
  const { expect: expected, ...others } = withoutOtherServices(scenario, ['eddn']);
  const messages = expected.messages.map((message) => ({
    ...message,
    ...(message.within !== undefined && { within: 1 }),
  }));
  try {
    const played = { ...others, expect: { ...expected, messages } };
    const tool = { start, trial: name };
    const outcome = await runScenario(played, { directory, signal: new AbortController().signal, tool });
    const { verdict, questions } = gradeTrial(scenario, outcome, ['eddn']);
    return { verdict, wrong: questions.flatMap(({ message }) => message ?? []) };
  } finally {
    rmSync(directory, { recursive: true });
  }
}
