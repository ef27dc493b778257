import { type BrowserServer, chromium } from 'playwright-core';
import { programPath } from '../../../scripts/provide-program.js';

/** Milliseconds for a browser to close before it is killed. */
const timeoutMs = 10_000;

/** Starts Chromium for several workers, reachable only from this machine. It ends with its parent. */
export async function startChromium(): Promise<BrowserServer> {
  return chromium.launchServer({
    executablePath: await programPath('Chromium'),
    host: '127.0.0.1',
    // Test machines have no graphics card, and emulating one takes twice as long as drawing without.
    args: ['--disable-gpu'],
  });
}

/** Closes it, or kills it with all its processes if it hangs. */
export async function endChromium(server: BrowserServer): Promise<void> {
  const hung = setTimeout(() => void server.kill(), timeoutMs);
  try {
    await server.close();
  } finally {
    clearTimeout(hung);
  }
}
