import { type BrowserServer, chromium } from 'playwright-core';
import { neededPrograms } from '../../../scripts/needed-programs.js';
import { findProgram } from '../../../scripts/provide-program.js';

/** A closed browser is gone by then, in milliseconds; one that hangs is killed. */
const patience = 10_000;

/** Where this machine has Chromium; throws with a sentence on how to get it. */
export async function chromiumPath(): Promise<string> {
  const program = neededPrograms.find(({ title }) => title === 'Chromium');
  if (!program) throw new Error('needed-programs.js says nothing of Chromium');
  const found = await findProgram(program);
  if ('missing' in found) throw new Error(found.missing);
  return found.path;
}

/** Starts Chromium for several workers, reachable from this machine alone. It ends with its parent, by whatever that ends. */
export async function startChromium(): Promise<BrowserServer & AsyncDisposable> {
  const server = await chromium.launchServer({
    executablePath: await chromiumPath(),
    host: '127.0.0.1',
    // What a graphics card would do is done by the processor: machines for tests have none.
    args: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });
  return Object.assign(server, { [Symbol.asyncDispose]: () => endChromium(server) });
}

/** Closes it, or kills it with all its processes if it does not go. */
export async function endChromium(server: BrowserServer): Promise<void> {
  const hung = setTimeout(() => void server.kill(), patience);
  try {
    await server.close();
  } finally {
    clearTimeout(hung);
  }
}
