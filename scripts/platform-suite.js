/** The tests of `test/platform`, beside the packed program, in a directory of their own. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { unpack } from './from-npm.js';

const root = path.resolve(import.meta.dirname, '..');
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

/**
 * @typedef {object} Suite
 * @property {string} program the program to test, relative to the directory
 * @property {readonly string[]} files the tests, relative to the directory
 */

/**
 * Lays out tests and program. The program is packed and unpacked, as npm would install it; SHAKEDOWN_PROGRAM
 * names another one to test, such as a one-file program, which is copied to where Windows sees it.
 * @param {string} directory
 * @param {boolean} isElsewhere whether that Node sees nothing else of this machine
 * @returns {Suite}
 */
function layOut(directory, isElsewhere) {
  cpSync(path.join(root, 'test/platform'), path.join(directory, 'tests'), { recursive: true });
  const tests = readdirSync(path.join(directory, 'tests')).filter((name) => name.endsWith('.test.js'));
  const files = tests.sort().map((name) => `tests/${name}`);
  const given = process.env.SHAKEDOWN_PROGRAM;
  if (!given) return { program: install(directory), files };
  if (isElsewhere) cpSync(given, path.join(directory, path.basename(given)));
  return { program: isElsewhere ? path.basename(given) : path.resolve(given), files };
}

/** @param {string} directory */
function install(directory) {
  unpack(root, path.join(directory, 'node_modules/shakedown'));
  return 'node_modules/shakedown/dist/cli/main.js';
}

/**
 * Runs the tests with a Node, which may see the directory under another name.
 * @param {readonly [string, ...string[]]} node the command
 * @param {Suite} suite
 * @param {(file: string) => string} nameOf how that Node calls a file of the directory
 * @returns {boolean} whether all passed
 */
function runSuite([command, ...words], { program, files }, nameOf) {
  const args = [...words, '--test', '--test-reporter=spec', ...files.map(nameOf)];
  const env = { ...process.env, SHAKEDOWN_PROGRAM: nameOf(program), SHAKEDOWN_VERSION: version };
  const { status, error } = spawnSync(command, args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  if (error) throw error;
  return status === 0;
}

/**
 * Lays out the suite in a new directory, runs it with each Node, prints which failed, and sets the exit code.
 * @param {readonly { readonly title: string, readonly node: () => readonly [string, ...string[]] }[]} nodes
 * @param {{ parent?: string, parentName?: string, only?: string | RegExp }} [options] where to create the
 *   directory, and how the Node calls that place if it is on Windows; which files to run
 */
export function testWith(nodes, { parent = os.tmpdir(), parentName, only } = {}) {
  const directory = mkdtempSync(path.join(parent, 'shakedown-platform-'));
  const seen = parentName === undefined ? path : path.win32;
  const nameOf = (/** @type {string} */ file) =>
    seen.resolve(parentName === undefined ? directory : seen.join(parentName, path.basename(directory)), file);
  try {
    const { program, files } = layOut(directory, parentName !== undefined);
    const suite = { program, files: files.filter((file) => file.search(only ?? '') >= 0) };
    const failed = nodes.filter(({ title, node }) => {
      console.log(`\n▶ ${title}`);
      return !runSuite(node(), suite, nameOf);
    });
    console.log(failed.length === 0 ? '\nall passed' : `\nfailed: ${failed.map(({ title }) => title).join(', ')}`);
    process.exitCode = failed.length === 0 ? 0 : 1;
  } finally {
    rmSync(directory, { recursive: true, force: true, maxRetries: 10 });
  }
}
