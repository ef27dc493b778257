/** Installs a build into an empty place and runs it: for `npm run installs` and `npm run release`. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The directory of the project. */
export const root = path.resolve(import.meta.dirname, '..');
/** @type {{ readonly version: string, readonly description: string, readonly license: string }} */
export const { version, description, license } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

/** Something that this machine lacks. */
export class Missing extends Error {}

/**
 * Runs a command that must succeed, and returns what it prints.
 * @param {string} command @param {readonly string[]} words
 * @param {string} [cwd] @param {NodeJS.ProcessEnv} [env]
 */
export function run(command, words, cwd = root, env = process.env) {
  const options = { cwd, env, encoding: /** @type {const} */ ('utf8'), maxBuffer: 2 ** 28 };
  const { status, error, stdout, stderr } = spawnSync(command, words, options);
  if (status !== 0) throw error ?? new Error(`${command} ${words.join(' ')}\n${stdout}${stderr}`);
  return stdout.trim();
}

/** Python with these modules. @param {string} modules such as pip, wheel */
export function pythonWith(modules) {
  const has = (/** @type {string} */ name) => spawnSync(name, ['-c', `import ${modules}`]).status === 0;
  const found = ['python3', '/usr/bin/python3'].find(has);
  if (found === undefined) throw new Missing(`there is no Python here with ${modules}`);
  return found;
}

/**
 * Installs a Python package without an index, and returns what runs Python with it.
 * @param {string} source a directory, a wheel or a source distribution @param {string} target
 */
export function pipInstall(source, target) {
  const python = pythonWith('setuptools, wheel, pip');
  const offline = ['--no-index', '--no-deps', '--no-build-isolation', '--quiet', '--disable-pip-version-check'];
  run(python, ['-m', 'pip', 'install', ...offline, '--target', target, source]);
  return (/** @type {string} */ text, env = process.env) =>
    run(python, ['-c', text], target, { ...env, PYTHONPATH: target });
}

/** An empty project for npm. @param {string} directory */
export function makeProject(directory) {
  mkdirSync(directory, { recursive: true });
  writeFileSync(path.join(directory, 'package.json'), '{ "private": true }');
  return directory;
}
