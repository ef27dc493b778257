/**
 * What npm runs after `npm ci`, before `npm pack`, and to make a package of a git repository: builds `dist`
 * unless it is current. `npm i -g git+…` installs none of the packages that the build needs, since its inner
 * `npm install` is global as well; they are installed here.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

if (!existsSync(path.join(root, 'node_modules/rolldown'))) {
  const { npm_config_global: _, npm_execpath: npm = 'npm', ...env } = process.env;
  const words = ['ci', '--no-global', '--include=dev', '--ignore-scripts', '--no-progress'];
  execFileSync(process.execPath, [npm, ...words], { cwd: root, env, stdio: 'inherit' });
}
await import('./build.js');
