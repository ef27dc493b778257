/** Programs in processes of their own, as people run them: start, set-up and work. */
import { spawnSync } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const costs = path.join(import.meta.dirname, 'process-costs.cjs');
const contenders = path.join(import.meta.dirname, 'contenders');

/** The built command. */
export const command = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));

/** A tool under test that takes no time. */
export const quickTool = path.join(contenders, 'quick-tool.js');

/** One of the other ways to do it, as words for Node. */
export function contender(name, ...words) {
  return [path.join(contenders, 'start.js'), name, ...words];
}

/**
 * The environment without NODE_EXTRA_CA_CERTS: Node reads these certificates first, which takes twice as long
 * as the rest of its start.
 */
const { NODE_EXTRA_CA_CERTS: _, ...env } = process.env;

/** A process of Node that does nothing. */
export const bareNode = ['-e', '0'];

/**
 * Runs Node with these words in turns, each in a process of its own; seconds of the clock and the processor,
 * and megabytes, round by round.
 */
export function freshRounds(programs, rounds, options) {
  const names = Object.keys(programs);
  const measured = Object.fromEntries(names.map((name) => [name, { wall: [], cpu: [], memory: [] }]));
  for (let round = 0; round < rounds; round++) {
    for (const name of names) {
      const { wall, cpu, memory } = runFresh(programs[name], options);
      measured[name].wall.push(wall);
      measured[name].cpu.push(cpu);
      measured[name].memory.push(memory);
    }
  }
  return measured;
}

/** What a program wrote to its output, as JSON. */
export function freshAnswer(words) {
  return JSON.parse(run(words, ['ignore', 'pipe', 'inherit']).output[1]);
}

function runFresh(words, options) {
  const { wall, output } = run(['--require', costs, ...words], ['ignore', 'ignore', 'pipe', 'pipe'], options);
  return { wall, ...JSON.parse(output[3]) };
}

/** The command ends with 1 where it has findings. */
function run(words, stdio, { cwd = os.tmpdir() } = {}) {
  const began = performance.now();
  const ended = spawnSync(process.execPath, words, { stdio, encoding: 'utf8', cwd, env, maxBuffer: 1 << 28 });
  const wall = (performance.now() - began) / 1000;
  if (ended.status !== 0 && ended.status !== 1)
    throw new Error(`node ${words.join(' ')} ended with ${ended.status ?? ended.signal}: ${ended.stderr ?? ''}`);
  return { wall, output: ended.output };
}
