/**
 * Runs every `test:` script of package.json and lists those that failed. `npm test -- lint unit` runs just
 * these two. The build comes first; the unit tests take longest. Beside them run those in a browser and of a
 * fleet, and beside these all others, one after another. Tests that lack their program are left out and
 * counted; with CI=true, or when asked for by name, they fail.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { neededPrograms } from './needed-programs.js';
import { provideProgram } from './provide-program.js';
import { chooseSample, waitingFiles } from './sample.js';

const root = path.resolve(import.meta.dirname, '..');
/** @type {{ scripts: Record<string, string> }} */
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const checks = Object.keys(scripts).flatMap((name) => (name.startsWith('test:') ? [name.slice('test:'.length)] : []));

const { positionals: wanted } = parseArgs({ allowPositionals: true });
const unknown = wanted.filter((name) => !checks.includes(name));
if (unknown.length > 0) {
  console.error(`no check is named ${unknown.join(', ')}; there are ${checks.join(', ')}`);
  process.exit(2);
}

const chosen = checks.filter((name) => wanted.length === 0 || wanted.includes(name));
const mayLeaveOut = wanted.length === 0 && !/^(1|true)$/i.test(process.env.CI ?? '');
/** @type {NodeJS.ProcessEnv} */
const env = { ...process.env, PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}` };
const chosenSample = chooseSample(root, env.SAMPLE);
const { commit: sample } = chosenSample;
console.log(
  sample ? `sample ${sample}; SAMPLE=${sample} takes it again` : 'no repository: the first rows are the sample',
);
const waiting = waitingFiles(root, chosenSample);
if (chosen.includes('unit') && waiting.length > 0) {
  env.WAITING_FILES = waiting.join();
  console.log(`${waiting.length} files of unit tests wait for another commit; SAMPLE=all takes all`);
}
// No test leaves this machine, and reading certificates would cost each process of Node its start.
delete env.NODE_EXTRA_CA_CERTS;
if (process.stdout.isTTY && !env.NO_COLOR) env.FORCE_COLOR ??= '1';

/**
 * The last lines of each failed check. They are printed again at the end, because some logs keep only that.
 * @type {Map<string, string>}
 */
const failures = new Map();
/** @type {string[]} */
const leftOut = [];

// Installing takes a while, so it starts before the build.
const programs = neededPrograms
  .filter((program) => program.checks.some((name) => chosen.includes(name)))
  .map((program) => ({ ...program, provided: provideProgram(program) }));
const needing = (/** @type {string} */ name) => programs.filter((program) => program.checks.includes(name));

await inTurn(chosen.filter((name) => name === 'build'));
const slow = ['fleet', 'browser'];
await Promise.all([
  inTurn(chosen.filter((name) => name === 'unit')),
  inTurn(chosen.filter((name) => slow.includes(name))),
  inTurn(chosen.filter((name) => !['build', 'unit', ...slow].includes(name))),
]);

for (const [name, lines] of failures) console.log(`\n▶ ${name} failed, and ended with:\n${lines}`);
const failed = [...failures.keys()];
const again = sample && `SAMPLE=${sample} `;
if (failed.length > 0)
  console.log(`\nfailed: ${failed.join(', ')} (${again}npm test -- ${failed.join(' ')} runs just these)`);
for (const sentence of leftOut) console.log(sentence);
const rest = leftOut.length > 0 ? `, ${leftOut.length} left out` : '';
console.log(`${chosen.length - failed.length - leftOut.length} passed, ${failed.length} failed${rest}`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** @param {readonly string[]} names */
async function inTurn(names) {
  for (const name of names) {
    const missing = await missingFor(name);
    if (missing !== undefined && mayLeaveOut) leftOut.push(`${name} tests left out: ${missing}`);
    else if (missing !== undefined) failures.set(name, missing);
    else await check(name);
  }
}

/**
 * A sentence about the program that a check lacks; undefined if it was found. Its path is then passed to the
 * check in the environment.
 * @param {string} name
 */
async function missingFor(name) {
  for (const { setting, provided } of needing(name)) {
    const found = await provided;
    if ('missing' in found) return found.missing;
    env[setting] = found.path;
  }
  return undefined;
}

/** @param {string} name */
async function check(name) {
  const command = scripts[`test:${name}`] ?? '';
  const started = performance.now();
  const stdio = chosen.length === 1 ? 'inherit' : 'pipe';
  const child = spawn(command, { cwd: root, env, shell: true, stdio: ['ignore', stdio, stdio] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      output += text;
    });
  const passed = await new Promise((resolve) => child.on('close', (code) => resolve(code === 0)));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `\n▶ ${name}: ${scripts[`test:${name}`]}\n${output.trimEnd()}\n${passed ? '✔' : '✖'} ${name}, ${seconds} s`,
  );
  if (!passed) failures.set(name, output.trimEnd().split('\n').slice(-60).join('\n'));
}
