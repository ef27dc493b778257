import { type BuiltCommand, startCommand } from './built-command.js';

/** What `shakedown cockpit --format json` says when it serves. */
export interface CockpitReady {
  readonly url: string;
  readonly port: number;
  readonly token: string;
}

/** Starts the cockpit for a directory or for files; `--port` is among the options if it has to be the same as before. */
export function startCockpit(
  paths: readonly string[],
  ...options: readonly string[]
): Promise<BuiltCommand<CockpitReady>> {
  return startCommand('cockpit', ...paths, '--format', 'json', ...options);
}
