/** A tool beside a scenario: from a test and from the command line. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage } from '../../src/stage/open-stage.js';
import { playScenario } from '../../src/stage/scenarios/play-scenario.js';
import { loadTool } from '../../src/stage/tool/load-tool.js';
import type { StartTool } from '../../src/stage/tool/tool.js';
import { shakedown } from '../shakedown.js';
import { until } from '../support/deadline.js';
import { isRunning } from './support/running.js';

const trial = path.resolve(import.meta.dirname, '../../trials/docked-again.yaml');

/** Knows of Docked and Undocked; with --forgetful, only of the first Docked. */
const toolSource = `
const { readdirSync, readFileSync } = require('fs');
const [directory, flag] = process.argv.slice(2);
console.log('pid ' + process.pid, process.env.ED_EDDN_URL ?? '');
require('readline').createInterface({ input: process.stdin }).on('line', (line) => {
  let docked = null;
  let upTo;
  for (const name of readdirSync(directory).filter((each) => each.endsWith('.log'))) {
    for (const text of readFileSync(directory + '/' + name, 'utf8').split('\\r\\n').filter(Boolean)) {
      const { event, timestamp } = JSON.parse(text);
      upTo = timestamp;
      if (event === 'Docked') docked ??= true;
      if (event === 'Undocked') docked = flag === '--forgetful' ? docked : null;
    }
  }
  console.log(JSON.stringify({ docked: docked ?? false, upTo }));
});
`;

let home: string;
let script: string;

beforeAll(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-play-'));
  script = written('tool.cjs', toolSource);
});
afterAll(() => rmSync(home, { recursive: true }));

function written(name: string, text: string): string {
  const file = path.join(home, name);
  writeFileSync(file, text);
  return file;
}

describe('playScenario', () => {
  it('asks a command, and says what it got wrong', async () => {
    const right = await playScenario(trial, { tool: [process.execPath, script, '{directory}'], seed: 3 });
    expect(right.failures).toEqual([]);
    expect(right.passed).toBe(true);
    expect(right.questions).toHaveLength(3);
    expect(right.output?.map(({ text }) => text)[0]).toMatch(/^pid \d+/);
    expect(right.ended).toEqual({ code: 0, signal: undefined, byItself: false });

    const tool = { command: [process.execPath, script, '{directory}', '--forgetful'] };
    const wrong = await playScenario(trial, { tool });
    expect(wrong.passed).toBe(false);
    expect(wrong.failures.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^expected that docked is false at 2026-\S+Z, but the tool says true/),
    ]);
  });

  it('starts the services that a command names, and the tool that a scenario names', async () => {
    const command = [process.execPath, 'tool.cjs', '{directory}', '{eddn}'];
    const scenario = written('own.yaml', JSON.stringify({ tool: { command, cwd: '.' }, steps: ['dock'] }));
    const { output, passed } = await playScenario(scenario);
    expect(passed).toBe(true);
    expect(output?.[0]?.text).toMatch(/^pid \d+ http:\/\/127.0.0.1:\d+\/upload\/$/);
  });

  it('can be aborted in the middle of a question, and leaves nothing', async () => {
    const stop = new AbortController();
    let pid = 0;
    const hanging = 'console.log("pid " + process.pid); setInterval(() => {}, 1000);';
    const { startTool } = await import('../../src/stage/tool/start-tool.js');
    const start: StartTool = async (surroundings) => {
      const within = { end: 100 };
      const command = [process.execPath, '-e', hanging];
      const tool = await startTool({ command, ready: { output: '^pid' }, within })(surroundings);
      pid = Number(tool.output[0]?.text.slice(4));
      setTimeout(() => stop.abort(), 50);
      return tool;
    };
    const directory = path.join(home, 'aborted');
    const { isWhole, passed } = await playScenario(trial, { tool: start, signal: stop.signal, directory });
    expect([isWhole, passed]).toEqual([false, false]);
    await until(
      () => !isRunning(pid),
      () => `${pid} still runs`,
    );
    expect(readdirSync(directory).some((name) => name.endsWith('.log'))).toBe(true);
  });

  it('refuses what it cannot use', async () => {
    await expect(playScenario(trial, { tool: ['x', '{directry}'] })).rejects.toThrow(
      "nothing can be filled in for '{directry}': did you mean 'directory'?",
    );
    await expect(playScenario(trial, { tool: { command: 'x', ask: 'http://example.com/' } })).rejects.toThrow(
      "ask must be stdin, none or an address such as http://127.0.0.1:{port}/ask, not 'http://example.com/'",
    );
    await expect(playScenario(trial, { tool: ['no-such-tool'] })).rejects.toThrow('cannot start the tool');
    expect(existsSync(path.join(home, 'no-such-tool'))).toBe(false);
  });
});

describe('the file of a tool', () => {
  it('says what is wrong, and where', () => {
    const text = ['command: "my-tool {directory"', 'ready: { output: "(" }', 'answers: [systm]', 'end: never'];
    const file = written('wrong.yaml', [...text, 'within: { answer: soon }'].join('\n'));
    expect(() => loadTool(file)).toThrow(
      [
        `${file}:2:8: ready must be { output: PATTERN } or { port: NUMBER }, not this object`,
        `${file}:3:11: there is no answer 'systm': did you mean 'system'?`,
        `${file}:4:6: end must be stdin, SIGTERM, SIGINT or an address on this machine, not 'never'`,
        `${file}:5:19: answer must be a duration such as 2s, or milliseconds, not 'soon'`,
      ].join('\n'),
    );
    expect(() => loadTool(written('empty.yaml', ''))).toThrow('the file is empty: a tool has a command');
    expect(loadTool(written('good.yaml', 'command: my-tool "{directory}"\ncwd: tools'))).toEqual({
      command: 'my-tool "{directory}"',
      cwd: path.join(home, 'tools'),
    });
  });
});

describe('shakedown scenario run with a tool', () => {
  it('takes its command after two dashes, and shows what it got wrong', async () => {
    const words = ['--', process.execPath, script, '{directory}'];
    const right = await shakedown('scenario', 'run', trial, ...words);
    expect([right.code, right.out]).toEqual([0, expect.stringContaining('3 expectations, none failed')]);
    const wrong = await shakedown('scenario', 'run', trial, ...words, '--forgetful');
    expect(wrong.code).toBe(1);
    expect(wrong.out).toContain('docked-again.yaml:14:');
    expect(wrong.out).toContain('expected that docked is false at ');
    expect(wrong.out).toContain(`(reproduce with: shakedown scenario run ${trial} -- ${process.execPath} ${script}`);
  });

  it('takes a file, and says why a tool cannot be started', async () => {
    const command = [process.execPath, script, '{directory}', '--forgetful'];
    const file = written('tool.yaml', JSON.stringify({ command, answers: ['system'] }));
    expect(await shakedown('scenario', 'run', trial, '--tool', file)).toMatchObject({ code: 0 });
    const lost = await shakedown('scenario', 'run', trial, '--', 'no-such-tool');
    expect([lost.code, lost.out]).toEqual([2, expect.stringContaining("cannot start the tool 'no-such-tool'")]);
    const both = await shakedown('scenario', 'run', trial, '--tool', file, '--', 'x');
    expect([both.code, both.err]).toEqual([2, expect.stringContaining('with --tool or after --, not both')]);
  });
});

describe('openStage with a scenario', () => {
  it('goes on where the scenario ends, and can be reproduced', async () => {
    const steps = [
      'dock',
      { wait: '20s' },
      { ask: { docked: true } },
      'undock',
      { until: 'Undocked' },
      { 'in-danger': null, anyway: true },
    ];
    const text = JSON.stringify({ seed: 3, given: { system: 'Sol' }, steps });
    const file = written('steps.yaml', text);
    const played = path.join(home, 'played');
    await playScenario(file, { directory: played });
    const directory = path.join(home, 'staged');
    const stage = await openStage({ scenario: file, directory });
    expect([stage.isPaused, stage.hasEnded, stage.seed]).toEqual([true, false, 3]);
    const journal = journalIn(directory);
    expect(journalIn(played).startsWith(journal)).toBe(true);
    expect(stage.reproduction).toContain('- wait: 20s');
    const again = written('again.yaml', /^ {2}seed[^]*?(?=\n\n)/m.exec(stage.reproduction)?.[0] ?? '');
    await stage.trigger('dock');
    expect(stage.state.place).toBe('docked');
    await stage.close();
    const repeated = path.join(home, 'repeated');
    await playScenario(again, { directory: repeated });
    expect(journalIn(repeated)).toBe(journalIn(played));
  });

  it('names the step that is impossible', async () => {
    const file = written(
      'impossible.yaml',
      'given: { ship: anaconda }\nsteps:\n  - dock: { station: Cleve Hub, system: Eravate }\n',
    );
    await expect(openStage({ scenario: file })).rejects.toThrow('impossible.yaml:3:');
  });
});

function journalIn(directory: string): string {
  const names = readdirSync(directory).filter((name) => name.endsWith('.log'));
  return names.map((name) => readFileSync(path.join(directory, name), 'utf8')).join('');
}
