/**
 * Runs every `test:` script of package.json and says which failed. `npm test -- types unit` runs just those two. The build comes
 * first, since others look at what it made; then the unit tests, which take longest, have the other checks beside them, one
 * after the other, so that no core is idle. What needs a program of its own, such as a browser, comes last and has the machine
 * to itself: beside the unit tests both take longer than one after the other. A check whose program is missing and cannot be
 * installed is left out and counted; with CI=true, or if it was asked for by name, it has failed.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { neededPrograms } from './needed-programs.js';
import { provideProgram } from './provide-program.js';

const root = path.resolve(import.meta.dirname, '..');

/** @type {{ scripts: Record<string, string> }} */
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const checks = Object.keys(scripts).flatMap((name) => (name.startsWith('test:') ? [name.slice('test:'.length)] : []));

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !checks.includes(name));
if (unknown.length > 0) {
  console.error(`no check is named ${unknown.join(', ')}; there are ${checks.join(', ')}`);
  process.exit(2);
}

const chosen = checks.filter((name) => wanted.length === 0 || wanted.includes(name));
/** @type {NodeJS.ProcessEnv} */
const env = { ...process.env, PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}` };
// What is written to a pipe would otherwise be without colour.
if (process.stdout.isTTY && !env.NO_COLOR) env.FORCE_COLOR ??= '1';
/**
 * The checks that failed, and the last lines that each said. They are said again at the very end: others spoke after them,
 * and some places keep only the end of what a run printed.
 * @type {Map<string, string[]>}
 */
const failed = new Map();
const linesSaidAgain = 60;
/** @type {string[]} */
const leftOut = [];
const mayLeaveOut = wanted.length === 0 && !/^(1|true)$/i.test(process.env.CI ?? '');
// An installation goes on while the first checks run.
const needed = neededPrograms
  .filter(({ checks: needing }) => needing.some((name) => chosen.includes(name)))
  .map((program) => ({ ...program, provided: provideProgram(program) }));

const isNeeding = (/** @type {string} */ name) => needed.some((program) => program.checks.includes(name));
const beside = chosen.filter((name) => name !== 'build' && name !== 'unit' && !isNeeding(name));
await inTurn(chosen.filter((name) => name === 'build'));
await Promise.all([inTurn(chosen.filter((name) => name === 'unit')), inTurn(beside)]);
await inTurn(chosen.filter(isNeeding));

const told = chosen.filter((name) => failed.has(name));
if (chosen.length > 1) {
  for (const name of told) console.log(`\n▶ ${name} failed, and ended with:\n${failed.get(name)?.join('\n')}`);
}
if (told.length > 0) console.log(`\nfailed: ${told.join(', ')} (npm test -- ${told.join(' ')} runs just these)`);
if (leftOut.length > 0) console.log(`\n${leftOut.join('\n')}`);
const rest = leftOut.length > 0 ? `, ${leftOut.length} left out` : '';
console.log(`${chosen.length - told.length - leftOut.length} passed, ${told.length} failed${rest}`);
process.exitCode = told.length === 0 ? 0 : 1;

/** @param {readonly string[]} names */
async function inTurn(names) {
  for (const name of names) {
    const missing = await missingFor(name);
    if (missing !== undefined && mayLeaveOut) {
      leftOut.push(`${name} tests left out: ${missing}`);
      continue;
    }
    if (missing !== undefined) console.log(`\n✖ ${name}: ${missing}`);
    const lastLines = missing === undefined ? await failureOf(name) : [missing];
    if (lastLines) failed.set(name, lastLines);
  }
}

/**
 * What is missing for a check, in a sentence. What is there goes into the environment, so that the check takes the very same.
 * @param {string} name
 */
async function missingFor(name) {
  for (const { checks: needing, settings, provided } of needed) {
    if (!needing.includes(name)) continue;
    const found = await provided;
    if ('missing' in found) return found.missing;
    if (settings[0]) env[settings[0]] = found.path;
  }
  return undefined;
}

/**
 * The last lines of a check that fails, nothing if it passes. The long one speaks as it goes, line by line; the others have
 * their say once they have ended.
 * @param {string} name
 */
async function failureOf(name) {
  const command = scripts[`test:${name}`] ?? '';
  const started = performance.now();
  const isAlone = chosen.length === 1;
  const speaksAsItGoes = name === 'unit';
  let said = `\n▶ ${name}: ${command}\n`;
  /** @type {string[]} */
  let lastLines = [];
  if (isAlone || speaksAsItGoes) flush();
  const child = spawn(command, {
    cwd: root,
    env,
    shell: true,
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      said += text;
      if (speaksAsItGoes) flush();
    });
  }
  const passed = await new Promise((resolve) => child.on('close', (code) => resolve(code === 0)));
  if (said !== '' && !said.endsWith('\n')) said += '\n';
  said += `${passed ? '✔' : '✖'} ${name}, ${((performance.now() - started) / 1000).toFixed(1)} s\n`;
  flush();
  return passed ? undefined : lastLines.slice(0, -1);

  /** Says what makes whole lines, so that nobody else's words come into the middle of one. */
  function flush() {
    const end = said.lastIndexOf('\n') + 1;
    const lines = said.slice(0, end);
    process.stdout.write(lines);
    lastLines = [...lastLines, ...lines.split('\n').slice(0, -1)].slice(-linesSaidAgain);
    said = said.slice(end);
  }
}
