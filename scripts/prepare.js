/**
 * What npm runs after `npm ci`, before `npm pack`, and in its own clone of a git repository that is to be
 * installed: builds `dist` unless it is current.
 */
import { execFileSync } from 'node:child_process';
import { lstatSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const { npm_config_global: isGlobal, npm_execpath: npm = '', ...env } = process.env;
const isInner = env['_PACOTE_NO_PREPARE_'];
const isClonedByNpm = /[\\/]_cacache[\\/]tmp[\\/]git-clone[^\\/]*$/.test(root);

// To prepare what `npm i -g git+…` asks for, npm runs `npm install` in its clone, with the same settings. So
// that is a global one too: it installs no packages for the build, but a link to the clone, and runs this
// script. npm then runs it again, and unpacks the package into where the link leads, and deletes that.
if (isGlobal && isClonedByNpm) {
  if (isInner) process.exit();
  execFileSync(process.execPath, [npm, 'ci', '--include=dev', '--ignore-scripts'], { cwd: root, env });
  replaceLink();
}
await import('./build.js');

/** Puts an empty directory in place of the link. */
function replaceLink() {
  const prefix = env.npm_config_global_prefix ?? '';
  const folder = path.join(prefix, process.platform === 'win32' ? '' : 'lib', 'node_modules/shakedown');
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  rmSync(folder);
  mkdirSync(folder);
}
