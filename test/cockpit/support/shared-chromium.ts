import type { TestProject } from 'vitest/node';
import { endChromium, startChromium } from './chromium.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the browser of this run is reached. */
    readonly chromium: string;
  }
}

/**
 * One browser for all workers of a run; each page has a context of its own, which shares nothing with the
 * others.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startChromium();
  project.provide('chromium', server.wsEndpoint());
  return () => endChromium(server);
}
