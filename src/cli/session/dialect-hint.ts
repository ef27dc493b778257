import type { Shell } from '../shell.js';
import type { RunOptions } from './run-options.js';

/** Whoever did not choose a dialect may not know that most tools wait for the other one. */
export function hintAtDialect({ isUsualDialect, scenario, dialect }: RunOptions, { warn }: Shell): void {
  if (!isUsualDialect || scenario !== undefined || dialect !== 'spec') return;
  warn('this follows the specification; tools made for the live game need --dialect game');
}
