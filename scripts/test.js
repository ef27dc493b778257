/**
 * Runs every `test:` script of package.json and says which failed. `npm test -- types unit` runs just those two. The build comes
 * first, since others look at what it made; then the unit tests, which take longest, have the other checks beside them, one
 * after the other, so that no core is idle.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

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
/** @type {string[]} */
const failed = [];

const lanes = [['build'], ['unit'], checks.filter((name) => name !== 'build' && name !== 'unit')];
const [first = [], ...others] = lanes.map((lane) => lane.filter((name) => chosen.includes(name)));
await inTurn(first);
await Promise.all(others.map(inTurn));

const told = chosen.filter((name) => failed.includes(name));
if (told.length > 0) console.log(`\nfailed: ${told.join(', ')} (npm test -- ${told.join(' ')} runs just these)`);
console.log(`${chosen.length - told.length} passed, ${told.length} failed`);
process.exitCode = told.length === 0 ? 0 : 1;

/** @param {readonly string[]} names */
async function inTurn(names) {
  for (const name of names) if (!(await passes(name))) failed.push(name);
}

/**
 * Whether a check passes. The long one speaks as it goes, line by line; the others have their say once they have ended.
 * @param {string} name
 */
async function passes(name) {
  const command = scripts[`test:${name}`] ?? '';
  const started = performance.now();
  const isAlone = chosen.length === 1;
  const speaksAsItGoes = name === 'unit';
  let said = `\n▶ ${name}: ${command}\n`;
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
  return passed;

  /** Says what makes whole lines, so that nobody else's words come into the middle of one. */
  function flush() {
    const end = said.lastIndexOf('\n') + 1;
    process.stdout.write(said.slice(0, end));
    said = said.slice(end);
  }
}
