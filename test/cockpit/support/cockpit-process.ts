import { onTestFinished } from 'vitest';
import { openCockpit as serveCockpit } from '../../../src/cockpit/server/open-cockpit.js';
import { startCommand } from '../../support/built-command.js';

/** Output of `shakedown cockpit --format json`. */
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
 * Serves a directory or files from this process, on a port that other tests are unlikely to reuse: a page
 * that has lost its server would connect to theirs.
 */
export async function startCockpit(paths: readonly string[], port = 0, isDemo = false): Promise<RunningCockpit> {
  const served = await serveCockpit({ paths, port, isDemo });
  onTestFinished(() => served.close());
  return { ready: served, end: () => served.close() };
}

/** The built command with these words. */
export function startCockpitCommand(...words: readonly string[]): Promise<RunningCockpit> {
  return startCommand<CockpitReady>('cockpit', '--format', 'json', '--port', '0', ...words);
}
