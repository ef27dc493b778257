/** Finds a program that a check needs; as root on Debian or Ubuntu, installs its package. */
import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { neededPrograms } from './needed-programs.js';

/** @import { NeededProgram } from './needed-programs.js' */

/**
 * A path, or a sentence on how to get it.
 * @typedef {{ readonly path: string } | { readonly missing: string }} Provided
 */

const run = promisify(execFile);

/**
 * @param {NeededProgram} program
 * @returns {Provided}
 */
function findProgram({ title, setting, commands, places, package: packageName }) {
  const named = process.env[setting];
  const candidates = named ? [named] : [...commands, ...(places[process.platform] ?? [])];
  const found = candidates.flatMap(filesOf).find(isRunnable);
  if (found !== undefined) return { path: found };
  if (named) return { missing: `${setting} names '${named}', which does not run` };
  return {
    missing: `${title} is missing: install it, on Debian with apt-get install ${packageName}, or name it in ${setting}`,
  };
}

/**
 * @param {NeededProgram} program
 * @returns {Promise<Provided>}
 */
export async function provideProgram(program) {
  const found = findProgram(program);
  const canInstall = process.getuid?.() === 0 && filesOf('apt-get').length > 0;
  if ('path' in found || process.env[program.setting] || !canInstall) return found;
  console.log(`installing ${program.title} for the tests: ${program.checks.join(', ')}`);
  const install = `apt-get install --yes --no-install-recommends -o DPkg::Lock::Timeout=300 ${program.package}`;
  try {
    // Package lists may be missing or stale.
    await run('sh', ['-c', `${install} || { apt-get update && ${install}; }`], {
      timeout: 900_000,
      maxBuffer: 2 ** 26,
    });
  } catch (error) {
    console.log(String(error));
  }
  return findProgram(program);
}

/**
 * The files that a command may stand for.
 * @param {string} command
 */
function filesOf(command) {
  const folders = path.isAbsolute(command) ? [''] : (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return folders.map((folder) => path.join(folder, command)).filter((file) => existsSync(file));
}

/**
 * Ubuntu has a chromium-browser even if its snap is missing. On Windows a browser would open a window.
 * @param {string} file
 */
function isRunnable(file) {
  return (
    process.platform === 'win32' || spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 60_000 }).status === 0
  );
}

/**
 * Where this machine has a program that a check needs; throws with a sentence on how to get it.
 * @param {string} title
 */
export async function programPath(title) {
  const program = neededPrograms.find((each) => each.title === title);
  if (!program) throw new Error(`needed-programs.js does not list ${title}`);
  const found = findProgram(program);
  if ('missing' in found) throw new Error(found.missing);
  return found.path;
}
