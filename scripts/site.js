/**
 * Builds the site into `site/dist`: `npm run site`. With `-- --check` from clean, and then looks at it in
 * Chromium, as a plain server gives it below /shakedown/.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makePages } from '../site/make-pages.js';

const site = path.resolve(import.meta.dirname, '../site');
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const started = performance.now();

for (const made of values.check ? ['node_modules', 'dist', 'pages'] : [])
  rmSync(path.join(site, made), { recursive: true, force: true });
if (!existsSync(path.join(site, 'node_modules'))) run('npm', 'ci', '--ignore-scripts');
await makePages();
run('npm', 'run', 'build');
console.log(`site/dist, ${Math.round((performance.now() - started) / 1000)} s`);
if (values.check) {
  const { checkSite } = await import('../site/check.js');
  const problems = await checkSite();
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

/**
 * @param {string} command
 * @param {readonly string[]} words
 */
function run(command, ...words) {
  execFileSync(command, words, { cwd: site, stdio: 'inherit', shell: process.platform === 'win32' });
}
