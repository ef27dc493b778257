import { type BrowserServer, chromium } from 'playwright-core';
import { programPath } from '../../../scripts/program-path.js';

/** A closed browser is gone by then, in milliseconds; one that hangs is killed. */
const patience = 10_000;

/** Starts Chromium for several workers, reachable from this machine alone. It ends with its parent, by whatever that ends. */
export async function startChromium(): Promise<BrowserServer> {
  return chromium.launchServer({
    executablePath: await programPath('Chromium'),
    host: '127.0.0.1',
    // What a graphics card would do is done by the processor: machines for tests have none.
    args: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });
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
