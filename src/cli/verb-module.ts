import type { Command } from 'commander';
import type { Shell } from './shell.js';

/** What the file of a verb exports. */
export interface VerbModule {
  readonly createVerb: (shell: Shell) => Command;
}
