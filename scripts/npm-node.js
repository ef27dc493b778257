/** Node of any version and platform, from npm's packages of it. */
import { execFileSync, execSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';

const cache = path.resolve(import.meta.dirname, '../node_modules/.cache/shakedown-node');

/**
 * The program, downloaded on first use.
 * @param {string} system `linux`, `darwin` or `win`
 * @param {string} version such as 22, for the newest of them, or 20.19.0
 */
export function nodeFromNpm(system, version) {
  const name = `node-${system}-${process.arch}`;
  const directory = path.join(cache, `${name}-${version}`);
  const program = path.join(directory, 'package/bin', system === 'win' ? 'node.exe' : 'node');
  if (existsSync(program)) return program;
  mkdirSync(directory, { recursive: true });
  execSync(`npm pack --silent ${name}@${version}`, { cwd: directory, stdio: ['ignore', 'ignore', 'inherit'] });
  unpack(directory);
  return program;
}

/**
 * Unpacks the package in a directory, as `package`.
 * @param {string} directory
 */
export function unpack(directory) {
  const file = readdirSync(directory).find((name) => name.endsWith('.tgz'));
  if (file === undefined) throw new Error(`npm packed nothing into ${directory}`);
  execFileSync('tar', ['-xzf', file], { cwd: directory });
}
