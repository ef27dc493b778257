/** Runs every `test:` script of package.json in its order and says which failed. `npm test -- types unit` runs just those two. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const checks = Object.entries(scripts)
  .filter(([name]) => name.startsWith('test:'))
  .map(([name, command]) => [name.slice('test:'.length), command]);

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !checks.some(([known]) => known === name));
if (unknown.length > 0) {
  console.error(`no check is named ${unknown.join(', ')}; there are ${checks.map(([name]) => name).join(', ')}`);
  process.exit(2);
}

const bin = path.join(root, 'node_modules/.bin');
const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` };
const failed = [];
let passed = 0;
for (const [name, command] of checks.filter(([known]) => wanted.length === 0 || wanted.includes(known))) {
  console.log(`\n▶ ${name}: ${command}`);
  const started = performance.now();
  const { status } = spawnSync(command, { cwd: root, env, shell: true, stdio: 'inherit' });
  console.log(`${status === 0 ? '✔' : '✖'} ${name}, ${((performance.now() - started) / 1000).toFixed(1)} s`);
  if (status === 0) passed++;
  else failed.push(name);
}

if (failed.length > 0) console.log(`\nfailed: ${failed.join(', ')} (npm test -- ${failed.join(' ')} runs just these)`);
console.log(`${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
