import { onTestFinished } from 'vitest';
import { openCockpit as serveCockpit } from '../../../src/cockpit/server/open-cockpit.js';
import { startCommand } from '../../support/built-command.js';

/** What `shakedown cockpit --format json` prints when it serves. */
export interface CockpitReady {
  readonly url: string;
  readonly port: number;
  readonly token: string;
}

/** A served page. It is ended when the test ends. */
export interface RunningCockpit {
  readonly ready: CockpitReady;
  readonly end: () => Promise<void>;
}

/**
 * Serves the page of a directory or of files from this process, at a port that no other test is likely to get next: a page
 * that has lost its server takes the next one there for it.
 */
export async function startCockpit(paths: readonly string[], port = 0): Promise<RunningCockpit> {
  const served = await serveCockpit({ paths, port });
  onTestFinished(() => served.close());
  return { ready: served, end: () => served.close() };
}

/** The built command with such words. */
export function startCockpitCommand(...words: readonly string[]): Promise<RunningCockpit> {
  return startCommand<CockpitReady>('cockpit', '--format', 'json', '--port', '0', ...words);
}
