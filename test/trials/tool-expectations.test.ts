/** What a scenario expects of a tool's output, files and end, and the sentences when it does not come. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parseScenario } from '../../src/direct/scenario/parse-scenario.js';
import { runScenario } from '../../src/stage/scenarios/run-scenario.js';
import type { StartTool } from '../../src/stage/tool/tool.js';
import { toolSetup } from '../../src/stage/tool/tool-setup.js';

/** A program that prints and writes something, and ends with a code when its input ends. */
const program = `
const { writeFileSync } = require('node:fs');
console.log('hello');
console.log(JSON.stringify({ system: { name: 'Sol', bodies: [1, 2] } }));
setTimeout(() => writeFileSync(process.argv[2] + '/../report.json', '{ "seen": { "jumps": 3 } }'), 200);
process.stdin.on('end', () => process.exit(4)).resume();
`;

async function failuresOf(expectations: string, steps = 'wait: 1s'): Promise<string[]> {
  const directory = path.join(mkdtempSync(path.join(os.tmpdir(), 'shakedown-tool-')), 'journals');
  const file = `${directory}.js`;
  writeFileSync(file, program);
  const text = `seed: 7\nsteps: [${steps}]\nexpect:\n  tool:\n${expectations.replaceAll(/^/gm, '    - ')}\n`;
  const outcome = await runScenario(parseScenario(text, 'a.yaml'), {
    directory,
    signal: new AbortController().signal,
    tool: toolSetup({ command: [process.execPath, file, '{directory}'], ready: { output: 'system' } }, { trial: 'a' }),
  });
  return outcome.failures.map(({ line, message }) => `${line}: ${message}`);
}

it('is met by lines of output, values in JSON, files and the exit code', async () => {
  const failures = await failuresOf(
    [
      '{ output: hel }',
      '{ output: /^h.llo$/, count: 1, within: 0.1s }',
      '{ output: goodbye, count: 0, within: 0.1s }',
      '{ output: , pointer: /system/name, is: Sol }',
      '{ output: Sol, is: { system: { bodies: [2] } } }',
      '{ file: "{directory}/../report.json", pointer: /seen, is: { jumps: 3 }, within: 10s }',
      '{ file: "{directory}/../report.json", matches: "/jumps.: 3/", within: 10s }',
      '{ exit: 4 }',
    ].join('\n'),
  );
  expect(failures).toEqual([]);
});

it('says what came instead', async () => {
  const failures = await failuresOf(
    [
      '{ output: goodbye, within: 0.1s }',
      '{ output: hello, count: 0, within: 0.1s }',
      '{ output: , pointer: /system/name, is: Achenar, within: 0.1s }',
      '{ file: "{directory}/../missing.json", pointer: /seen, within: 0.1s }',
      '{ exit: 0 }',
    ].join('\n'),
  );
  expect(failures).toEqual([
    '5: expected a line of output with \'goodbye\' within 0.1 s, but there is none; its last line is "{\\"system\\":{\\"name\\":\\"Sol\\",\\"bodies\\":[1,2]}}"',
    `6: expected no line of output with 'hello' within 0.1 s, but there is one: "hello"`,
    '7: expected a line of output in which /system/name is "Achenar" within 0.1 s, but there is none; its last line is "{\\"system\\":{\\"name\\":\\"Sol\\",\\"bodies\\":[1,2]}}"',
    '8: expected the file {directory}/../missing.json with /seen within 0.1 s, but there is no such file',
    '9: expected exit code 0, but it ended with 4',
  ]);
});

it.each([
  ['{ count: 1 }', /is about one of output, file and exit/],
  ['{ output: a, exit: 0 }', /is about one of output, file and exit/],
  ['{ exit: 0, count: 1 }', /count does not go with exit/],
  ['{ output: /(/ }', /is not a pattern/],
  ['{ output: a, pointer: x }', /a pointer is a text such as/],
  ['{ outptu: a }', /did you mean 'output'/],
  ['{ file: 3 }', /file is a text such as/],
])('is refused: %s', (expectation, reason) => {
  const text = `steps: [dock]\nexpect: { tool: [${expectation}] }\n`;
  expect(() => parseScenario(text, 'a.yaml')).toThrow(reason);
});

/** Believes that it is never docked. */
const wrongTool: StartTool = async () => ({
  output: [{ at: 0, stream: 'out', text: 'I know better' }],
  ended: undefined,
  ask: async () => ({ docked: false, system: 'Nowhere', upTo: 'the end' }),
  end: async () => ({ code: 0, signal: undefined, byItself: false }),
});

it('shows below a wrong answer which line decided it, and the latest lines of journal and output', async () => {
  const text = 'seed: 7\nsteps:\n  - dock\n  - { ask: { docked: true, system: known }, answer: docked }\n';
  const { failures } = await runScenario(parseScenario(text, 'a.yaml'), {
    directory: mkdtempSync(path.join(os.tmpdir(), 'shakedown-tool-')),
    signal: new AbortController().signal,
    tool: { start: wrongTool, trial: 'a', timeoutMs: 0 },
  });
  const [docked, system] = failures;
  expect(docked?.message).toMatch(/^expected that docked is true at 2026-.*, but the tool says false$/);
  expect(docked?.details).toEqual([expect.stringMatching(/^decided by \d\d:\d\d:\d\d Docked \{.*…$/)]);
  expect(system?.details).toEqual([
    expect.stringMatching(/^decided by \d\d:\d\d:\d\d (FSDJump|Location) \{/),
    'right: docked',
    expect.stringMatching(/^journal: .*Docked/),
    'output: I know better',
  ]);
  for (const line of failures.flatMap(({ details = [] }) => details)) expect(line.length).toBeLessThanOrEqual(78);
});
