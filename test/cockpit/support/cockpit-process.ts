import { type BuiltCommand, startCommand } from '../../support/built-command.js';

/** What `shakedown cockpit --format json` says when it serves. */
export interface CockpitReady {
  readonly url: string;
  readonly port: number;
  readonly token: string;
}

/**
 * Starts the cockpit for a directory or for files, at a port that no other test is likely to get next: a page that has lost
 * its server takes the next one there for it. `--port` is among the options if it has to be the same as before.
 */
export function startCockpit(
  paths: readonly string[],
  ...options: readonly string[]
): Promise<BuiltCommand<CockpitReady>> {
  const port = options.includes('--port') ? [] : ['--port', '0'];
  return startCommand('cockpit', ...paths, '--format', 'json', ...port, ...options);
}
