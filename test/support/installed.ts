import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const cache = path.resolve(import.meta.dirname, '../../node_modules/.cache/shakedown');

/** A package that only a thorough test needs, such as a reference parser: npm installs it on first use. */
export async function installed<Exports>(spec: string): Promise<Exports> {
  const directory = path.join(cache, spec);
  const name = spec.slice(0, spec.lastIndexOf('@'));
  if (!existsSync(directory)) {
    mkdirSync(directory, { recursive: true });
    const words = ['install', '--no-save', '--no-audit', '--ignore-scripts', '--prefix', directory, spec];
    execFileSync('npm', words, { stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' });
  }
  const main = createRequire(path.join(directory, 'index.js')).resolve(name);
  return (await import(pathToFileURL(main).href)) as Exports;
}
