/** Finds a program that a check needs, and installs its package where that needs no question: as root on Debian or Ubuntu. */
import { execFile } from 'node:child_process';
import { accessSync, constants, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** @import { NeededProgram } from './needed-programs.js' */

/**
 * What is known of the machine.
 * @typedef {object} Surroundings
 * @property {NodeJS.Platform} platform
 * @property {NodeJS.ProcessEnv} env
 * @property {boolean} isRoot
 * @property {string} osRelease The text of /etc/os-release, or nothing.
 * @property {number} patience How long an installation may take, in milliseconds.
 * @property {(text: string) => void} say
 */

/**
 * Where the program is, or a sentence on why there is none and how to get it.
 * @typedef {{ readonly path: string } | { readonly missing: string }} Provided
 */

const run = promisify(execFile);

/** @type {Surroundings} */
export const thisMachine = {
  platform: process.platform,
  env: process.env,
  isRoot: process.getuid?.() === 0,
  osRelease: textOf('/etc/os-release'),
  patience: 15 * 60_000,
  say: (text) => console.log(text),
};

/**
 * Finds the program, or installs it.
 * @param {NeededProgram} program
 * @param {Surroundings} machine
 * @returns {Promise<Provided>}
 */
export async function provideProgram(program, machine = thisMachine) {
  const found = await findProgram(program, machine);
  if (!('missing' in found) || namedBySetting(program, machine)) return found;
  const packageName = packageFor(program, machine);
  const installer = packageName && machine.isRoot ? inPath('apt-get', machine) : undefined;
  if (!packageName || !installer) return found;
  machine.say(
    `installing ${program.title}, the package ${packageName}, for the ${program.checks.length === 1 ? 'check' : 'checks'} ${program.checks.join(', ')}`,
  );
  const trouble = await install(packageName, installer, machine);
  if (trouble !== undefined) {
    machine.say(trouble);
    return { missing: `${program.title} is missing, and apt-get could not install ${packageName}: see above` };
  }
  const installed = await findProgram(program, machine);
  if (!('missing' in installed)) return installed;
  return { missing: `${program.title} does not run though ${packageName} is installed: ${orName(program)}` };
}

/**
 * Only looks for it.
 * @param {NeededProgram} program
 * @param {Surroundings} machine
 * @returns {Promise<Provided>}
 */
export async function findProgram(program, machine = thisMachine) {
  const setting = namedBySetting(program, machine);
  if (setting) {
    const named = inPath(setting.value, machine);
    if (named !== undefined && (await runs(named, machine))) return { path: named };
    return { missing: `${setting.name} names '${setting.value}', which does not run` };
  }
  const usual = (program.places[machine.platform] ?? []).map((place) =>
    place.replaceAll(/%([^%]+)%/g, (_, name) => machine.env[name] ?? ''),
  );
  for (const candidate of [...program.commands, ...usual]) {
    const place = inPath(candidate, machine);
    // Ubuntu's chromium-browser is there even where the snap behind it is not.
    if (place !== undefined && (await runs(place, machine))) return { path: place };
  }
  return { missing: `${program.title} is missing: ${advice(program, machine)}` };
}

/**
 * @param {NeededProgram} program
 * @param {Surroundings} machine
 */
function namedBySetting({ settings }, { env }) {
  return settings.map((name) => ({ name, value: env[name] ?? '' })).find(({ value }) => value !== '');
}

/**
 * @param {NeededProgram} program
 * @param {Surroundings} machine
 */
function advice(program, machine) {
  const packageName = packageFor(program, machine);
  if (!packageName) return `install it as ${program.commands.join(' or ')}, or ${orName(program)}`;
  return `install it with ${machine.isRoot ? '' : 'sudo '}apt-get install ${packageName}, or ${orName(program)}`;
}

/** @param {NeededProgram} program */
function orName({ settings }) {
  return `name one in the environment variable ${settings[0]}`;
}

/**
 * Its package here, if this is a distribution that has one, or descends from one that has.
 * @param {NeededProgram} program
 * @param {Surroundings} machine
 */
function packageFor({ packages }, { osRelease }) {
  const values = ['ID', 'ID_LIKE'].map((name) => new RegExp(`^${name}="?([^"\n]*)`, 'm').exec(osRelease)?.[1] ?? '');
  const names = values.join(' ').split(' ');
  return names.flatMap((name) => packages[name] ?? [])[0];
}

/**
 * What apt-get complained about, or nothing. Its lists may be missing or older than the archive, so it gets a second chance
 * with new ones.
 * @param {string} packageName
 * @param {string} installer
 * @param {Surroundings} machine
 */
async function install(packageName, installer, { env, patience }) {
  const patient = ['-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::Retries=2', '-o', 'Acquire::http::Timeout=30'];
  const end = performance.now() + patience;
  const fetched = ['install', '--yes', '--no-install-recommends', packageName];
  if ((await told(fetched)) === undefined) return undefined;
  const troubles = [await told(['update']), await told(fetched)];
  return troubles[1] && troubles.filter(Boolean).join('\n');

  /** @param {readonly string[]} words */
  async function told(words) {
    const timeout = Math.max(1, Math.ceil(end - performance.now()));
    const options = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' }, timeout, maxBuffer: 2 ** 26 };
    try {
      await run(installer, [...patient, ...words], options);
      return undefined;
    } catch (error) {
      const { stdout, stderr, killed } = /** @type {{ stdout: string, stderr: string, killed: boolean }} */ (error);
      const reason = killed ? `it was not done after ${Math.round(patience / 1000)} s` : '';
      return [`apt-get ${words.join(' ')}`, stdout, stderr, reason].filter(Boolean).join('\n');
    }
  }
}

/**
 * Whether it starts at all. On Windows a browser would open a window.
 * @param {string} program
 * @param {Surroundings} machine
 */
async function runs(program, { platform, env }) {
  if (platform === 'win32') return true;
  try {
    await run(program, ['--version'], { env, timeout: 60_000 });
    return true;
  } catch {
    return false;
  }
}

/**
 * The file that a command stands for; a path stands for itself.
 * @param {string} command
 * @param {Surroundings} machine
 */
function inPath(command, { platform, env }) {
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const endings = platform === 'win32' ? ['', '.exe'] : [''];
  const isPath = /[\\/]/.test(command);
  const places = isPath
    ? [command]
    : folders.flatMap((folder) => endings.map((end) => path.join(folder, command + end)));
  return places.find(isProgram);
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** @param {string} file */
function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
