import { askStage } from '../../../src/stage/control/control-client.js';
import type { Answer, RequestName, Requests } from '../../../src/stage/control/control-protocol.js';
import { type BuiltCommand, startCommand } from './built-command.js';
import { temporaryDirectory } from './temporary-directory.js';

interface StageReady {
  readonly directory: string;
  readonly port: number;
  readonly seed: number;
}

export interface StageProcess extends BuiltCommand<StageReady> {
  readonly directory: string;
  /** Steers it as another program would, beside the page. */
  readonly ask: <Name extends RequestName>(name: Name, request: Requests[Name]) => Promise<Answer>;
}

/** Starts a stage whose commander waits, always of the same seed. The clock stands unless the options say otherwise. */
export async function startStage(...options: readonly string[]): Promise<StageProcess> {
  const directory = temporaryDirectory('stage');
  const words = ['--seed', '7', '--start', '2026-11-14T20:00:00Z', '--format', 'json', '--out', directory];
  const stage = await startCommand<StageReady>('stage', ...words, ...options);
  return { ...stage, directory, ask: (name, request) => askStage(directory, name, request) };
}
