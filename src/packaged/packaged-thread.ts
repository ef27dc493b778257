import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { packagedFiles } from './packaged-files.js';

/** What a thread runs: a file, or a text. */
export type ThreadCode = URL | string;

/**
 * The code of a thread. Its name is one that no other file has, so that nothing else beside a bundle is ever
 * started. Undefined in the sources, and if a bundler has put this module into another program, without the
 * thread's file beside it.
 */
export function threadCode(name: `shakedown-${string}-thread`): ThreadCode | undefined {
  const files = packagedFiles();
  if (files.isOneFile) return files.text(`threads/${name}.js`);
  const here = import.meta.url as string | undefined;
  if (here === undefined) return undefined;
  const file = new URL(`${name}.js`, here);
  return file.protocol === 'file:' && existsSync(file) ? file : undefined;
}

export function startThread(code: ThreadCode, workerData?: unknown): Worker {
  // Flags of this process, such as --input-type, may not suit the thread.
  return new Worker(code, { workerData, execArgv: [], eval: typeof code === 'string' });
}
