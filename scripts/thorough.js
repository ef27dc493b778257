/**
 * `npm run thorough`: all tests with the full numbers, in parts, as many at a time as there are cores. A part
 * that has passed for these very sources is not run again; `-- fleet unit-3` runs these, `-- --from-scratch`
 * all. The output of each part, and what passed, is in `test-results/thorough`.
 */
import { execFileSync } from 'node:child_process';
import { lstatSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { hashOfFiles } from './hash-of-files.js';
import { neededPrograms } from './needed-programs.js';
import { runParts } from './parts.js';
import { provideProgram } from './provide-program.js';

const root = path.resolve(import.meta.dirname, '..');
const unitParts = 12;
// One worker in each: parts run side by side, and a long test file at the end of one leaves no core idle.
const vitest = 'vitest run --mode full --maxWorkers 1';

/** @type {import('./parts.js').Part[]} */
const parts = [
  { name: 'build', command: 'node scripts/build.js', isFirst: true },
  { name: 'types', command: 'npm run types' },
  { name: 'exports', command: 'npm run exports' },
  { name: 'nodes', command: 'npm run nodes' },
  { name: 'site', command: 'node scripts/site.js --check' },
  { name: 'browser', command: `${vitest} --project browser` },
  { name: 'fleet', command: `${vitest} --project fleet` },
  ...Array.from({ length: unitParts }, (_, index) => ({
    name: `unit-${index + 1}`,
    command: `${vitest} --project unit --project isolated --shard ${index + 1}/${unitParts}`,
  })),
];

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { 'from-scratch': { type: 'boolean', default: false } },
});
const known = new Set(parts.flatMap(({ name }) => [name, name.replace(/-\d+$/, '')]));
const unknown = wanted.filter((name) => !known.has(name));
if (unknown.length > 0) {
  console.error(`no part is named ${unknown.join(', ')}; there are ${parts.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

/** @type {NodeJS.ProcessEnv} */
const env = { ...process.env, PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}` };
// No test leaves this machine, and reading certificates would cost each process of Node its start.
delete env.NODE_EXTRA_CA_CERTS;
for (const program of neededPrograms) {
  const found = await provideProgram(program);
  if ('path' in found) env[program.setting] = found.path;
  else console.log(`${program.checks.join(' and ')} will fail: ${found.missing}`);
}

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    process.exitCode = 130;
    stopping.abort();
  });

// It may run beside other work.
os.setPriority(10);
const havePassed = await runParts({
  parts,
  folder: path.join(root, 'test-results/thorough'),
  hashOfSources,
  wanted,
  fromScratch: values['from-scratch'],
  lanes: os.availableParallelism(),
  cwd: root,
  env,
  stopped: stopping.signal,
});
process.exitCode ??= havePassed ? 0 : 1;

/** Of everything that git does not ignore, and of Node. */
function hashOfSources() {
  const command = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const names = execFileSync('git', command, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0');
  const isFile = (/** @type {string} */ name) => lstatSync(path.join(root, name), { throwIfNoEntry: false })?.isFile();
  return hashOfFiles(root, [...new Set(names)].filter(isFile).sort(), [process.version]);
}
